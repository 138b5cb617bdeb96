// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of APawn.
#pragma once

#include "AI/Navigation/NavAgentInterface.h"
#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "Pawn.generated.h"

class AController;
class UPawnMovementComponent;

/** An actor that a controller moves. */
UCLASS()
class ENGINE_API APawn : public AActor, public INavAgentInterface
{
	GENERATED_BODY()

public:
	APawn(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Whether, and when, it gets a controller of its own. */
	EAutoPossessAI AutoPossessAI = EAutoPossessAI::PlacedInWorld;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "Pawn")
	TSubclassOf<AController> AIControllerClass;

	AController* GetController() const { return Controller; }

	template <class T>
	T* GetController() const
	{
		return Cast<T>(GetController());
	}

	/** Spawns the controller of AIControllerClass unless it has one. */
	virtual void SpawnDefaultController();
	virtual void PossessedBy(AController* NewController);
	virtual void UnPossessed();
	void DetachFromControllerPendingDestroy();

	virtual UPawnMovementComponent* GetMovementComponent() const;
	virtual void AddMovementInput(FVector WorldDirection, float ScaleValue = 1.0f, bool bForce = false);
	virtual FVector ConsumeMovementInputVector();
	virtual FVector GetVelocity() const override;

	virtual const FNavAgentProperties& GetNavAgentPropertiesRef() const override;
	virtual FVector GetNavAgentLocation() const override { return GetActorLocation(); }
	void UpdateNavAgent();

	virtual void PostInitializeComponents() override;
	virtual void PostRegisterAllComponents() override;
	virtual void Destroyed() override;

protected:
	virtual void BeginPlay() override;

private:
	UPROPERTY()
	TObjectPtr<AController> Controller;

	FVector ControlInputVector = FVector::ZeroVector;
};
