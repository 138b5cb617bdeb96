// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UCharacterMovementComponent. Walks on whatever height it is at: no floor, no
// gravity.
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/PawnMovementComponent.h"

#include "CharacterMovementComponent.generated.h"

/** Walks. */
UCLASS()
class ENGINE_API UCharacterMovementComponent : public UPawnMovementComponent
{
	GENERATED_BODY()

public:
	UCharacterMovementComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "Character Movement: Walking")
	float MaxWalkSpeed = 600.0f;

	/** The actor turns where it goes. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "Character Movement (Rotation Settings)")
	bool bOrientRotationToMovement = false;

	virtual float GetMaxSpeed() const override { return MaxWalkSpeed; }
	virtual void RequestDirectMove(const FVector& MoveVelocity, bool bForceMaxSpeed) override;
	virtual void StopActiveMovement() override;
	virtual void StopMovementImmediately() override;
	virtual FVector GetActorFeetLocation() const override;
	virtual void TickComponent(
		float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction) override;

private:
	FVector RequestedVelocity = FVector::ZeroVector;
	bool bHasRequestedVelocity = false;
};
