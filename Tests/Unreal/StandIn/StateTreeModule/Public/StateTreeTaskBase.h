// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Behaviour trees, blackboard, AI moves, EQS, StateTree", section 5, and public tasks
// of games.

#include "CoreMinimal.h"
#include "StateTreeNodeBase.h"
#include "StateTreeTypes.h"

#include "StateTreeTaskBase.generated.h"

struct FStateTreeExecutionContext;

USTRUCT()
struct STATETREEMODULE_API FStateTreeTaskBase : public FStateTreeNodeBase
{
	GENERATED_BODY()

	/** What it returns may end the state at once. */
	virtual EStateTreeRunStatus EnterState(
		FStateTreeExecutionContext& Context, const FStateTreeTransitionResult& Transition) const
	{
		return EStateTreeRunStatus::Running;
	}
	/** For every task that was entered, whatever it returned, when the state is left. */
	virtual void ExitState(
		FStateTreeExecutionContext& Context, const FStateTreeTransitionResult& Transition) const
	{
	}
	/** Once a frame for as long as it returned Running. */
	virtual EStateTreeRunStatus Tick(FStateTreeExecutionContext& Context, const float DeltaTime) const
	{
		return EStateTreeRunStatus::Running;
	}

	bool bShouldCallTick = true;
	bool bShouldStateChangeOnReselect = true;
};

/** For tasks that can be used in every kind of tree. */
USTRUCT(meta = (Hidden))
struct STATETREEMODULE_API FStateTreeTaskCommonBase : public FStateTreeTaskBase
{
	GENERATED_BODY()
};
