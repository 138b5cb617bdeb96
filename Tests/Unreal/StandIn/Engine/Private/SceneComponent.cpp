// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/SceneComponent.h"

#include "AI/NavigationSystemBase.h"
#include "Engine/HitResult.h"
#include "Engine/World.h"
#include "EngineLog.h"
#include "GameFramework/Actor.h"

USceneComponent::USceneComponent(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer) {}

void USceneComponent::AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector)
{
	USceneComponent* This = CastChecked<USceneComponent>(InThis);
	Collector.AddReferencedObject(This->AttachParent, This);
	Collector.AddReferencedObjects(This->AttachChildren, This);
	This->AttachChildren.RemoveAll([](const TObjectPtr<USceneComponent>& Child) { return Child == nullptr; });
	Super::AddReferencedObjects(InThis, Collector);
}

FTransform USceneComponent::GetParentTransform() const
{
	return AttachParent != nullptr ? AttachParent->GetComponentTransform() : FTransform::Identity;
}

FTransform USceneComponent::MakeRelative(const FTransform& WorldTransform) const
{
	return AttachParent != nullptr ? WorldTransform.GetRelativeTransform(GetParentTransform())
								   : WorldTransform;
}

bool USceneComponent::CanMove() const
{
	const bool bStatic = Mobility == EComponentMobility::Static && HasBegunPlay();
	if (bStatic)
	{
		UE_LOG(LogEngine, Warning, TEXT("%s has to be Movable if it is to move."), *GetName());
	}
	return !bStatic;
}

void USceneComponent::Move(
	const FTransform& NewRelative, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	check(!IsRegistered() || IsInGameThread());
	if (OutSweepHitResult != nullptr)
	{
		OutSweepHitResult->Reset();
	}
	if (!ensureMsgf(!NewRelative.ContainsNaN(), TEXT("%s is moved to where no place is."), *GetName()) ||
		!CanMove())
	{
		return;
	}
	RelativeTransform = NewRelative;
	UpdateComponentToWorld(EUpdateTransformFlags::None, Teleport);
}

void USceneComponent::SetRelativeLocation(
	FVector NewLocation, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	FTransform Transform = RelativeTransform;
	Transform.SetLocation(NewLocation);
	Move(Transform, OutSweepHitResult, Teleport);
}

void USceneComponent::SetRelativeRotation(
	FRotator NewRotation, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	FTransform Transform = RelativeTransform;
	Transform.SetRotation(NewRotation.Quaternion());
	Move(Transform, OutSweepHitResult, Teleport);
}

void USceneComponent::SetRelativeScale3D(FVector NewScale3D)
{
	FTransform Transform = RelativeTransform;
	Transform.SetScale3D(NewScale3D);
	Move(Transform, nullptr, ETeleportType::None);
}

void USceneComponent::SetWorldLocation(
	FVector NewLocation, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	SetWorldLocationAndRotation(NewLocation, GetComponentQuat(), bSweep, OutSweepHitResult, Teleport);
}

void USceneComponent::SetWorldRotation(
	FRotator NewRotation, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	SetWorldRotation(NewRotation.Quaternion(), bSweep, OutSweepHitResult, Teleport);
}

void USceneComponent::SetWorldRotation(
	const FQuat& NewRotation, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	SetWorldLocationAndRotation(GetComponentLocation(), NewRotation, bSweep, OutSweepHitResult, Teleport);
}

void USceneComponent::SetWorldScale3D(FVector NewScale)
{
	FTransform Transform = ComponentToWorld;
	Transform.SetScale3D(NewScale);
	Move(MakeRelative(Transform), nullptr, ETeleportType::None);
}

void USceneComponent::SetWorldLocationAndRotation(FVector NewLocation, const FQuat& NewRotation, bool bSweep,
	FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	const FTransform World(NewRotation, NewLocation, GetComponentScale());
	FTransform Transform = MakeRelative(World);
	// Exactly the scale that was set, not one that went through the parent's and back.
	Transform.SetScale3D(RelativeTransform.GetScale3D());
	Move(Transform, OutSweepHitResult, Teleport);
}

void USceneComponent::SetWorldLocationAndRotation(FVector NewLocation, FRotator NewRotation, bool bSweep,
	FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	SetWorldLocationAndRotation(NewLocation, NewRotation.Quaternion(), bSweep, OutSweepHitResult, Teleport);
}

void USceneComponent::SetWorldTransform(
	const FTransform& NewTransform, bool bSweep, FHitResult* OutSweepHitResult, ETeleportType Teleport)
{
	Move(MakeRelative(NewTransform), OutSweepHitResult, Teleport);
}

void USceneComponent::UpdateComponentToWorld(
	EUpdateTransformFlags UpdateTransformFlags, ETeleportType Teleport)
{
	const FTransform NewTransform = RelativeTransform * GetParentTransform();
	if (NewTransform.Equals(ComponentToWorld, 0.0))
	{
		return;
	}
	ComponentToWorld = NewTransform;
	UpdateBounds();
	if (IsRegistered())
	{
		OnUpdateTransform(UpdateTransformFlags, Teleport);
		if (bNavigationRelevant)
		{
			FNavigationSystem::OnComponentTransformChanged(*this);
		}
	}
	TransformUpdated.Broadcast(this, UpdateTransformFlags, Teleport);
	// Whoever listens may detach children.
	for (int32 Index = AttachChildren.Num() - 1; Index >= 0; --Index)
	{
		if (AttachChildren.IsValidIndex(Index) && AttachChildren[Index] != nullptr)
		{
			AttachChildren[Index]->UpdateComponentToWorld(
				UpdateTransformFlags | EUpdateTransformFlags::PropagateFromParent, Teleport);
		}
	}
}

void USceneComponent::OnUpdateTransform(EUpdateTransformFlags UpdateTransformFlags, ETeleportType Teleport) {}

FBoxSphereBounds USceneComponent::CalcBounds(const FTransform& LocalToWorld) const
{
	return FBoxSphereBounds(LocalToWorld.GetLocation(), FVector::ZeroVector, 0.0);
}

void USceneComponent::UpdateBounds()
{
	Bounds = CalcBounds(ComponentToWorld);
}

void USceneComponent::OnRegister()
{
	ComponentToWorld = RelativeTransform * GetParentTransform();
	UpdateBounds();
	Super::OnRegister();
}

void USceneComponent::Link(USceneComponent* NewParent)
{
	AttachParent = NewParent;
	NewParent->AttachChildren.AddUnique(this);
}

void USceneComponent::Unlink()
{
	if (AttachParent != nullptr)
	{
		AttachParent->AttachChildren.Remove(this);
		AttachParent = nullptr;
	}
}

bool USceneComponent::IsAttachedTo(const USceneComponent* TestComp) const
{
	for (const USceneComponent* Parent = AttachParent; Parent != nullptr; Parent = Parent->AttachParent)
	{
		if (Parent == TestComp)
		{
			return true;
		}
	}
	return false;
}

void USceneComponent::SetupAttachment(USceneComponent* InParent, FName InSocketName)
{
	if (ensureMsgf(!IsRegistered(), TEXT("%s is registered: AttachToComponent is for that."), *GetName()) &&
		ensure(InParent != this && (InParent == nullptr || !InParent->IsAttachedTo(this))))
	{
		Unlink();
		if (InParent != nullptr)
		{
			Link(InParent);
			ComponentToWorld = RelativeTransform * GetParentTransform();
		}
	}
}

bool USceneComponent::AttachToComponent(
	USceneComponent* InParent, const FAttachmentTransformRules& AttachmentRules, FName InSocketName)
{
	check(IsInGameThread());
	if (InParent == nullptr || InParent == this || InParent->IsAttachedTo(this))
	{
		return false;
	}
	const FTransform World = ComponentToWorld;
	FTransform Relative = RelativeTransform;
	Unlink();
	Link(InParent);
	const FTransform Kept = MakeRelative(World);
	if (AttachmentRules.LocationRule != EAttachmentRule::KeepRelative)
	{
		const bool bKeep = AttachmentRules.LocationRule == EAttachmentRule::KeepWorld;
		Relative.SetLocation(bKeep ? Kept.GetLocation() : FVector::ZeroVector);
	}
	if (AttachmentRules.RotationRule != EAttachmentRule::KeepRelative)
	{
		const bool bKeep = AttachmentRules.RotationRule == EAttachmentRule::KeepWorld;
		Relative.SetRotation(bKeep ? Kept.GetRotation() : FQuat::Identity);
	}
	if (AttachmentRules.ScaleRule != EAttachmentRule::KeepRelative)
	{
		const bool bKeep = AttachmentRules.ScaleRule == EAttachmentRule::KeepWorld;
		Relative.SetScale3D(bKeep ? Kept.GetScale3D() : FVector::OneVector);
	}
	RelativeTransform = Relative;
	UpdateComponentToWorld();
	return true;
}

void USceneComponent::DetachFromComponent(const FDetachmentTransformRules& DetachmentRules)
{
	if (AttachParent == nullptr)
	{
		return;
	}
	Unlink();
	if (DetachmentRules.LocationRule == EDetachmentRule::KeepWorld)
	{
		RelativeTransform = ComponentToWorld;
	}
	UpdateComponentToWorld();
}

void USceneComponent::DestroyComponent(bool bPromoteChildren)
{
	while (AttachChildren.Num() > 0)
	{
		AttachChildren.Last()->DetachFromComponent(FDetachmentTransformRules::KeepWorldTransform);
	}
	Unlink();
	Super::DestroyComponent(bPromoteChildren);
}

void USceneComponent::ApplyWorldOffset(const FVector& InOffset, bool bWorldShift)
{
	Super::ApplyWorldOffset(InOffset, bWorldShift);
	if (AttachParent == nullptr)
	{
		RelativeTransform.SetLocation(RelativeTransform.GetLocation() + InOffset);
		UpdateComponentToWorld(EUpdateTransformFlags::None, ETeleportType::TeleportPhysics);
	}
}
