// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Query/GridPathRequest.h"
#include "StateTreeTaskBase.h"

#include "GridFindPathTask.generated.h"

class AActor;
class FGridPathWait;

/** What one running tree has of a Find Grid Path. */
USTRUCT()
struct NAVPLUGINSTATETREE_API FGridFindPathTaskInstanceData
{
	GENERATED_BODY()

	/** Whose path: it starts where the actor stands, and is given up when the actor is destroyed. */
	UPROPERTY(EditAnywhere, Category = "Context")
	TObjectPtr<AActor> Actor;

	/** Where the path should end, in world space. */
	UPROPERTY(EditAnywhere, Category = "Parameter")
	FVector Goal = FVector::ZeroVector;

	/** Ends where this actor stands instead. */
	UPROPERTY(EditAnywhere, Category = "Parameter")
	TObjectPtr<AActor> GoalActor;

	/** Any free place so near to the goal will do. */
	UPROPERTY(EditAnywhere, Category = "Parameter", meta = (ClampMin = "0.0", Units = "cm"))
	float GoalRadius = 0.0f;

	/** Radius of the agent; 0 = the one the grid was built for. */
	UPROPERTY(EditAnywhere, Category = "Parameter", meta = (ClampMin = "0.0", Units = "cm"))
	float AgentRadius = 0.0f;

	/** Where the goal cannot be reached, a path to the nearest place that can succeeds too. */
	UPROPERTY(EditAnywhere, Category = "Parameter")
	bool bAllowPartial = true;

	/** Straight lines at any angle instead of steps from cell to cell. */
	UPROPERTY(EditAnywhere, Category = "Parameter")
	bool bSmooth = true;

	/** How long the request may be kept waiting by others. */
	UPROPERTY(EditAnywhere, Category = "Parameter")
	EGridPathPriority Priority = EGridPathPriority::Normal;

	/** The path in world space, start and end included. */
	UPROPERTY(EditAnywhere, Category = "Output")
	TArray<FVector> Points;

	/** Length along the points, in cm. */
	UPROPERTY(EditAnywhere, Category = "Output")
	double Length = 0.0;

	/** Its length over neutral terrain in cm, more over dearer terrain. */
	UPROPERTY(EditAnywhere, Category = "Output")
	double Cost = 0.0;

	/** The path ends short of the goal. */
	UPROPERTY(EditAnywhere, Category = "Output")
	bool bIsPartial = false;

	/** How the request ended, or why there is none. */
	UPROPERTY(EditAnywhere, Category = "Output")
	EGridPathOutcome Outcome = EGridPathOutcome::Pending;

	/** The request that is waited for. Given up with the last copy of the data. */
	TSharedPtr<FGridPathWait> Wait;
};

/**
 * Finds a path on the grid and hands it out. Takes as many frames as the path query subsystem needs; given up
 * when the state is left before.
 */
USTRUCT(meta = (DisplayName = "Find Grid Path", Category = "Grid Navigation"))
struct NAVPLUGINSTATETREE_API FGridFindPathTask : public FStateTreeTaskCommonBase
{
	GENERATED_BODY()

	using FInstanceDataType = FGridFindPathTaskInstanceData;

	virtual const UStruct* GetInstanceDataType() const override { return FInstanceDataType::StaticStruct(); }
	virtual EStateTreeRunStatus EnterState(
		FStateTreeExecutionContext& Context, const FStateTreeTransitionResult& Transition) const override;
	virtual EStateTreeRunStatus Tick(
		FStateTreeExecutionContext& Context, const float DeltaTime) const override;
	virtual void ExitState(
		FStateTreeExecutionContext& Context, const FStateTreeTransitionResult& Transition) const override;
};
