// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/GridPathKeeper.h"

#include "AI/GridReach.h"
#include "Components/GridNavGraph.h"
#include "Query/GridPathQueue.h"
#include "Query/GridPathSubsystem.h"

void FGridPathKeeper::Begin(
	UGridPathSubsystem* InPaths, const FGridPathRequest& InRequest, double InThreshold, float Corridor)
{
	End();
	Paths = InPaths;
	Request = InRequest;
	Request.bKeepLive = true;
	Request.bFirstLeg = false;
	Threshold = InThreshold;
	FGridMoveSettings Settings;
	Settings.Corridor = Corridor;
	Route.Configure(Settings.Clamped(), Request.AgentRadius);
}

void FGridPathKeeper::End()
{
	Watch.Reset();
	Route.Clear();
}

void FGridPathKeeper::Update(const FVector& Agent, const FVector& Goal)
{
	if (Watch.TakeChange())
	{
		TakeChange(Agent);
	}
	bool bHasStrayed = false;
	if (HasPath())
	{
		const FGridMoveStep Step = Route.Update(Agent);
		bHasStrayed = Step.State == NavCore::FollowState::Strayed;
		if (Step.bHasProgressed)
		{
			Watch.SetProgress(Step.Progress);
		}
		const TArray<FVector> Rest = Route.PointsFrom(Agent);
		NextPoint = Rest.Num() > 1 ? Rest[1] : Agent;
	}
	if (IsWaiting())
	{
		return;
	}
	const bool bHasMoved = FVector::Dist2D(Goal, Request.Goal) > Threshold;
	if (Watch.IsEmpty() || bHasMoved || bHasStrayed || MayHaveOpened(Agent, Goal))
	{
		Ask(Agent, Goal);
	}
}

void FGridPathKeeper::Ask(const FVector& Agent, const FVector& Goal)
{
	UGridPathSubsystem* Pinned = Paths.Get();
	Request.Start = Agent;
	Request.Goal = Goal;
	const TSharedPtr<FGridPathQueue> Queue = Pinned != nullptr ? Pinned->GetQueue() : nullptr;
	const FGridPathSource* Source = Queue.IsValid() ? Queue->FindSource(Agent, &Goal) : nullptr;
	if (Source != nullptr)
	{
		FGridMoveRoute::FindPlaceToStand(*Source->Graph, Request.AgentRadius, Agent, Request.Start);
	}
	Watch.Ask(Pinned, Request);
	if (Watch.TakeChange())
	{
		TakeChange(Agent);
	}
}

void FGridPathKeeper::TakeChange(const FVector& Agent)
{
	const FGridPathResult& Result = Watch.GetResult();
	UGridPathSubsystem* Pinned = Paths.Get();
	const TSharedPtr<FGridPathQueue> Queue = Pinned != nullptr ? Pinned->GetQueue() : nullptr;
	const FGridPathSource* Source =
		Queue.IsValid() && Result.HasPath() ? Queue->FindSource(Request.Start, &Request.Goal) : nullptr;
	Route.SetGrid(Source != nullptr ? Source->Graph : nullptr);
	Route.Clear();
	if (Source != nullptr && Route.Follow(Result.Points))
	{
		(void)Route.Update(Agent);
	}
}

bool FGridPathKeeper::MayHaveOpened(const FVector& Agent, const FVector& Goal) const
{
	if (HasPath() && Watch.GetResult().Outcome == EGridPathOutcome::Found)
	{
		return false;
	}
	FGridReachQuestion Question;
	Question.From = Agent;
	Question.To = Goal;
	Question.AgentRadius = Request.AgentRadius;
	return UE::GridNav::IsReachable(Paths.Get(), Question) == EGridReach::Yes;
}
