// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UFloatingPawnMovement.
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/PawnMovementComponent.h"

#include "FloatingPawnMovement.generated.h"

/** Flies where it is asked to, without gravity. */
UCLASS()
class ENGINE_API UFloatingPawnMovement : public UPawnMovementComponent
{
	GENERATED_BODY()

public:
	UFloatingPawnMovement(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "FloatingPawnMovement")
	float MaxSpeed = 1200.0f;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "FloatingPawnMovement")
	float Acceleration = 4000.0f;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "FloatingPawnMovement")
	float Deceleration = 8000.0f;

	virtual float GetMaxSpeed() const override { return MaxSpeed; }
	virtual void TickComponent(
		float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction) override;

private:
	void ApplyInput(const FVector& Input, float DeltaTime);
};
