// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/GridMove.h"
#include "AI/GridMoveSettings.h"
#include "CoreMinimal.h"
#include "Tasks/StateTreeAITask.h"

#include "GridMoveTask.generated.h"

class AActor;
class AAIController;

/** What one running tree has of a Grid Move. */
USTRUCT()
struct NAVPLUGINSTATETREE_API FGridMoveTaskInstanceData
{
	GENERATED_BODY()

	/** Whose pawn moves. */
	UPROPERTY(EditAnywhere, Category = "Context")
	TObjectPtr<AAIController> AIController;

	/** Where to, in world space. May change on the way. */
	UPROPERTY(EditAnywhere, Category = "Parameter")
	FVector Destination = FVector::ZeroVector;

	/** After this actor instead. May become another one on the way. */
	UPROPERTY(EditAnywhere, Category = "Parameter")
	TObjectPtr<AActor> TargetActor;

	/** How to move, and what to do when the goal cannot be reached. */
	UPROPERTY(EditAnywhere, Category = "Parameter")
	FGridMoveSettings Settings;

	/** How the move ended. */
	UPROPERTY(EditAnywhere, Category = "Output")
	EGridMoveOutcome Outcome = EGridMoveOutcome::None;

	/** The path in use does not reach the goal, or the move ended short of it. */
	UPROPERTY(EditAnywhere, Category = "Output")
	bool bIsPartial = false;

	/** Length of the path that is left in cm. */
	UPROPERTY(EditAnywhere, Category = "Output")
	double RemainingLength = 0.0;

	/** The move itself. Shared by copies of the data; stops with the last one. */
	TSharedPtr<FGridMove> Move;
	/** What it was started or steered for. */
	TWeakObjectPtr<AActor> Followed;
	FVector Aim = FVector::ZeroVector;
};

/**
 * Moves the pawn of an AI controller over a grid, to a place or after an actor: sets off on the first leg,
 * keeps its path up to date while the map changes, and stops when the state is left.
 */
USTRUCT(meta = (DisplayName = "Grid Move", Category = "Grid Navigation"))
struct NAVPLUGINSTATETREE_API FGridMoveTask : public FStateTreeAIActionTaskBase
{
	GENERATED_BODY()

	using FInstanceDataType = FGridMoveTaskInstanceData;

	virtual const UStruct* GetInstanceDataType() const override { return FInstanceDataType::StaticStruct(); }
	virtual EStateTreeRunStatus EnterState(
		FStateTreeExecutionContext& Context, const FStateTreeTransitionResult& Transition) const override;
	virtual EStateTreeRunStatus Tick(
		FStateTreeExecutionContext& Context, const float DeltaTime) const override;
	virtual void ExitState(
		FStateTreeExecutionContext& Context, const FStateTreeTransitionResult& Transition) const override;
};
