// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of AController.
#pragma once

#include "AI/Navigation/NavAgentInterface.h"
#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "Controller.generated.h"

class ACharacter;
class APawn;

/** Moves a pawn. Has no place of its own: it is an agent where its pawn is. */
UCLASS(Abstract, NotPlaceable)
class ENGINE_API AController : public AActor, public INavAgentInterface
{
	GENERATED_BODY()

public:
	AController(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	APawn* GetPawn() const { return Pawn; }

	template <class T>
	T* GetPawn() const
	{
		return Cast<T>(GetPawn());
	}

	/** Takes the pawn from whoever has it. Null: lets go of its own. */
	virtual void Possess(APawn* InPawn) final;
	virtual void UnPossess() final;
	virtual void SetPawn(APawn* InPawn);
	/** The pawn goes away. */
	virtual void PawnPendingDestroy(APawn* InPawn);
	virtual void StopMovement() {}
	virtual bool IsFollowingAPath() const { return false; }

	virtual const FNavAgentProperties& GetNavAgentPropertiesRef() const override;
	virtual FVector GetNavAgentLocation() const override;
	virtual FVector GetMoveGoalOffset(const AActor* MovingActor) const override;

	virtual void Destroyed() override;

protected:
	/** Must be forwarded to this class. */
	virtual void OnPossess(APawn* InPawn);
	virtual void OnUnPossess();

private:
	UPROPERTY()
	TObjectPtr<APawn> Pawn;
};
