// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UMovementComponent.
#pragma once

#include "Components/ActorComponent.h"
#include "CoreMinimal.h"

#include "MovementComponent.generated.h"

class USceneComponent;

/** Moves a component of its actor, the root unless told otherwise. */
UCLASS(Abstract)
class ENGINE_API UMovementComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	UMovementComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	UPROPERTY()
	TObjectPtr<USceneComponent> UpdatedComponent;

	/** In cm a second. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "Velocity")
	FVector Velocity = FVector::ZeroVector;

	virtual void SetUpdatedComponent(USceneComponent* NewUpdatedComponent);
	virtual float GetMaxSpeed() const { return 0.0f; }
	virtual void StopMovementImmediately();
	/** Publishes the velocity to the updated component. */
	virtual void UpdateComponentVelocity();
	virtual void InitializeComponent() override;

protected:
	virtual void OnRegister() override;
	/** Moves and turns the updated component. */
	bool MoveUpdatedComponent(const FVector& Delta, const FQuat& NewRotation, bool bSweep);
};
