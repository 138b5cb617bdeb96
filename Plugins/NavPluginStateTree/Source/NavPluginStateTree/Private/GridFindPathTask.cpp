// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GridFindPathTask.h"

#include "GameFramework/Actor.h"
#include "GridPathWait.h"
#include "Query/GridPathSubsystem.h"
#include "StateTreeExecutionContext.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridFindPathTask)

namespace GridFindPathTaskPrivate
{
/** Takes over what the request led to, if it has ended. */
static EStateTreeRunStatus Report(FGridFindPathTaskInstanceData& Data)
{
	if (!Data.Wait.IsValid() || !Data.Wait->HasEnded())
	{
		return Data.Wait.IsValid() ? EStateTreeRunStatus::Running : EStateTreeRunStatus::Failed;
	}
	const FGridPathResult& Result = Data.Wait->GetResult();
	Data.Outcome = Result.Outcome;
	Data.Points = Result.Points;
	Data.Length = Result.Length;
	Data.Cost = Result.Cost;
	Data.bIsPartial = Result.Outcome == EGridPathOutcome::Partial;
	return Result.HasPath() ? EStateTreeRunStatus::Succeeded : EStateTreeRunStatus::Failed;
}

/** Nothing of an earlier visit of the state. */
static void Reset(FGridFindPathTaskInstanceData& Data)
{
	Data.Wait.Reset();
	Data.Points.Reset();
	Data.Length = 0.0;
	Data.Cost = 0.0;
	Data.bIsPartial = false;
	Data.Outcome = EGridPathOutcome::Pending;
}
} // namespace GridFindPathTaskPrivate

EStateTreeRunStatus FGridFindPathTask::EnterState(
	FStateTreeExecutionContext& Context, const FStateTreeTransitionResult& Transition) const
{
	FInstanceDataType& Data = Context.GetInstanceData(*this);
	GridFindPathTaskPrivate::Reset(Data);
	UGridPathSubsystem* Paths = UGridPathSubsystem::Get(Context.GetOwner());
	if (!IsValid(Data.Actor) || Paths == nullptr)
	{
		Data.Outcome = Paths == nullptr ? EGridPathOutcome::NoGrid : EGridPathOutcome::OwnerGone;
		return EStateTreeRunStatus::Failed;
	}
	FGridPathRequest Request;
	Request.Start = Data.Actor->GetActorLocation();
	Request.Goal = IsValid(Data.GoalActor) ? Data.GoalActor->GetActorLocation() : Data.Goal;
	Request.GoalRadius = Data.GoalRadius;
	Request.AgentRadius = Data.AgentRadius;
	Request.bAllowPartial = Data.bAllowPartial;
	Request.bSmooth = Data.bSmooth;
	Request.bFirstLeg = false;
	Request.Priority = Data.Priority;
	Request.Owner = Data.Actor.Get();
	Data.Wait = FGridPathWait::Start(*Paths, Request);
	return GridFindPathTaskPrivate::Report(Data);
}

EStateTreeRunStatus FGridFindPathTask::Tick(FStateTreeExecutionContext& Context, const float DeltaTime) const
{
	return GridFindPathTaskPrivate::Report(Context.GetInstanceData(*this));
}

void FGridFindPathTask::ExitState(
	FStateTreeExecutionContext& Context, const FStateTreeTransitionResult& Transition) const
{
	// The path stays for the states that follow; a request that is under way does not.
	Context.GetInstanceData(*this).Wait.Reset();
}
