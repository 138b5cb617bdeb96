// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UNavMovementComponent (navigation.md 5).
#pragma once

#include "AI/Navigation/NavigationTypes.h"
#include "CoreMinimal.h"
#include "GameFramework/MovementComponent.h"

#include "NavMovementComponent.generated.h"

class AActor;
class UPathFollowingComponent;

/** Movement that navigation can ask for. */
UCLASS(Abstract)
class ENGINE_API UNavMovementComponent : public UMovementComponent
{
	GENERATED_BODY()

public:
	UNavMovementComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MovementComponent")
	FNavAgentProperties NavAgentProps;

	/** Path following asks for input instead of a velocity. */
	uint8 bUseAccelerationForPaths : 1;

	const FNavAgentProperties& GetNavAgentPropertiesRef() const { return NavAgentProps; }
	FNavAgentProperties& GetNavAgentPropertiesRef() { return NavAgentProps; }

	/** Takes radius and height from the actor's collision, unless told not to. */
	void UpdateNavAgent(const AActor& ObjectToUpdateFrom);
	void SetUpdateNavAgentWithOwnersCollisions(bool bUpdateWithOwner)
	{
		bUpdateNavAgentWithOwnersCollision = bUpdateWithOwner;
	}

	FVector GetActorLocation() const;
	/** Where it stands. */
	virtual FVector GetActorFeetLocation() const;

	/** From path following: go at that velocity in the next tick. */
	virtual void RequestDirectMove(const FVector& MoveVelocity, bool bForceMaxSpeed);
	/** From path following: accelerate that way. */
	virtual void RequestPathMove(const FVector& MoveInput);
	virtual bool CanStartPathFollowing() const { return true; }
	virtual void StopActiveMovement() {}
	void StopMovementKeepPathing() { StopMovementImmediately(); }

private:
	uint8 bUpdateNavAgentWithOwnersCollision : 1;
};
