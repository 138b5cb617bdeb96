// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GridMoveTask.h"

#include "AIController.h"
#include "GameFramework/Actor.h"
#include "StateTreeExecutionContext.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridMoveTask)

namespace GridMoveTaskPrivate
{
static void Start(FGridMoveTaskInstanceData& Data)
{
	Data.Followed = IsValid(Data.TargetActor) ? Data.TargetActor.Get() : nullptr;
	Data.Aim = Data.Destination;
	if (AActor* Target = Data.Followed.Get())
	{
		Data.Move->Start(*Data.AIController, *Target, Data.Settings);
	}
	else
	{
		Data.Move->Start(*Data.AIController, Data.Destination, Data.Settings);
	}
}

/** Follows what bindings have changed since the last frame. */
static void Steer(FGridMoveTaskInstanceData& Data)
{
	if (IsValid(Data.TargetActor) && Data.TargetActor.Get() != Data.Followed.Get() &&
		IsValid(Data.AIController))
	{
		Start(Data);
	}
	// A move after an actor that is gone ends by itself; it does not go on to some place.
	else if (Data.Followed.IsExplicitlyNull() && Data.Aim != Data.Destination)
	{
		Data.Aim = Data.Destination;
		Data.Move->SetGoal(Data.Destination);
	}
}

static EStateTreeRunStatus Report(FGridMoveTaskInstanceData& Data)
{
	Data.Outcome = Data.Move->GetOutcome();
	Data.bIsPartial = Data.Move->IsPartial() || Data.Outcome == EGridMoveOutcome::ArrivedNearest;
	Data.RemainingLength = Data.Move->GetRemainingLength();
	if (Data.Move->IsUnderWay())
	{
		return EStateTreeRunStatus::Running;
	}
	return Data.Move->HasSucceeded() ? EStateTreeRunStatus::Succeeded : EStateTreeRunStatus::Failed;
}
} // namespace GridMoveTaskPrivate

EStateTreeRunStatus FGridMoveTask::EnterState(
	FStateTreeExecutionContext& Context, const FStateTreeTransitionResult& Transition) const
{
	FInstanceDataType& Data = Context.GetInstanceData(*this);
	if (!IsValid(Data.AIController))
	{
		Data.Move.Reset();
		Data.Outcome = EGridMoveOutcome::AgentLost;
		return EStateTreeRunStatus::Failed;
	}
	// Anew: copies of an earlier visit must not share the move.
	Data.Move = MakeShared<FGridMove>();
	GridMoveTaskPrivate::Start(Data);
	return GridMoveTaskPrivate::Report(Data);
}

EStateTreeRunStatus FGridMoveTask::Tick(FStateTreeExecutionContext& Context, const float DeltaTime) const
{
	FInstanceDataType& Data = Context.GetInstanceData(*this);
	if (!Data.Move.IsValid())
	{
		return EStateTreeRunStatus::Failed;
	}
	GridMoveTaskPrivate::Steer(Data);
	Data.Move->Tick(DeltaTime);
	return GridMoveTaskPrivate::Report(Data);
}

void FGridMoveTask::ExitState(
	FStateTreeExecutionContext& Context, const FStateTreeTransitionResult& Transition) const
{
	FInstanceDataType& Data = Context.GetInstanceData(*this);
	if (Data.Move.IsValid())
	{
		Data.Move->Stop();
		Data.Outcome = Data.Move->GetOutcome();
		Data.Move.Reset();
	}
}
