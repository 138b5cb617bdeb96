// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of USceneComponent.
#pragma once

#include "Components/ActorComponent.h"
#include "CoreMinimal.h"
#include "Templates/Casts.h"

#include "SceneComponent.generated.h"

struct FHitResult;

/** A component with a place, which others can be attached to. */
UCLASS()
class ENGINE_API USceneComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	USceneComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	DECLARE_MULTICAST_DELEGATE_ThreeParams(FTransformUpdated, USceneComponent* /*UpdatedComponent*/,
		EUpdateTransformFlags /*UpdateTransformFlags*/, ETeleportType /*Teleport*/);

	/** After every move, for observers. */
	FTransformUpdated TransformUpdated;

	/** The box and sphere around it, in the world. */
	FBoxSphereBounds Bounds;

	TEnumAsByte<EComponentMobility::Type> Mobility = EComponentMobility::Movable;
	FVector ComponentVelocity = FVector::ZeroVector;

	FVector GetComponentLocation() const { return ComponentToWorld.GetLocation(); }
	FRotator GetComponentRotation() const { return ComponentToWorld.Rotator(); }
	FQuat GetComponentQuat() const { return ComponentToWorld.GetRotation(); }
	FVector GetComponentScale() const { return ComponentToWorld.GetScale3D(); }
	const FTransform& GetComponentTransform() const { return ComponentToWorld; }
	virtual FVector GetComponentVelocity() const { return ComponentVelocity; }

	FTransform GetRelativeTransform() const { return RelativeTransform; }

	void SetRelativeLocation(FVector NewLocation, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	void SetRelativeRotation(FRotator NewRotation, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	void SetRelativeScale3D(FVector NewScale3D);

	void SetWorldLocation(FVector NewLocation, bool bSweep = false, FHitResult* OutSweepHitResult = nullptr,
		ETeleportType Teleport = ETeleportType::None);
	void SetWorldRotation(FRotator NewRotation, bool bSweep = false, FHitResult* OutSweepHitResult = nullptr,
		ETeleportType Teleport = ETeleportType::None);
	void SetWorldRotation(const FQuat& NewRotation, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	void SetWorldScale3D(FVector NewScale);
	void SetWorldLocationAndRotation(FVector NewLocation, const FQuat& NewRotation, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	void SetWorldLocationAndRotation(FVector NewLocation, FRotator NewRotation, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	void SetWorldTransform(const FTransform& NewTransform, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);

	/** For constructors and components that are not registered yet. */
	void SetupAttachment(USceneComponent* InParent, FName InSocketName = NAME_None);
	bool AttachToComponent(USceneComponent* InParent, const FAttachmentTransformRules& AttachmentRules,
		FName InSocketName = NAME_None);
	virtual void DetachFromComponent(const FDetachmentTransformRules& DetachmentRules);
	USceneComponent* GetAttachParent() const { return AttachParent; }
	const TArray<TObjectPtr<USceneComponent>>& GetAttachChildren() const { return AttachChildren; }
	bool IsAttachedTo(const USceneComponent* TestComp) const;

	void SetMobility(EComponentMobility::Type NewMobility) { Mobility = NewMobility; }

	void UpdateComponentToWorld(EUpdateTransformFlags UpdateTransformFlags = EUpdateTransformFlags::None,
		ETeleportType Teleport = ETeleportType::None);
	virtual FBoxSphereBounds CalcBounds(const FTransform& LocalToWorld) const;
	virtual void UpdateBounds();

	virtual void DestroyComponent(bool bPromoteChildren = false) override;
	static void AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector);
	virtual void ApplyWorldOffset(const FVector& InOffset, bool bWorldShift) override;

protected:
	virtual void OnRegister() override;
	/** After the component, not its children, has moved. Must be forwarded to this class. */
	virtual void OnUpdateTransform(
		EUpdateTransformFlags UpdateTransformFlags, ETeleportType Teleport = ETeleportType::None);

private:
	FTransform GetParentTransform() const;
	FTransform MakeRelative(const FTransform& WorldTransform) const;
	void Move(const FTransform& NewRelative, FHitResult* OutSweepHitResult, ETeleportType Teleport);
	bool CanMove() const;
	void Link(USceneComponent* NewParent);
	void Unlink();

	// Shown to the collector, not properties: what a default object is attached to is nobody else's parent.
	TObjectPtr<USceneComponent> AttachParent;
	TArray<TObjectPtr<USceneComponent>> AttachChildren;

	FTransform ComponentToWorld;
	FTransform RelativeTransform;
};
