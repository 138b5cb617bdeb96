// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/GridReach.h"

#include "AI/GridMoveRoute.h"
#include "Components/GridNavGraph.h"
#include "Convert/GridNavConvert.h"
#include "Nav/GridNavQueries.h"
#include "Query/GridPathQueue.h"
#include "Query/GridPathSubsystem.h"

namespace UE::GridNav::ReachImpl
{
static const FGridPathSource* FindSource(const UGridPathSubsystem* Paths, const FGridReachQuestion& Question)
{
	const bool bCanAsk =
		Paths != nullptr && Paths->GetQueue().IsValid() && IsFinite(Question.From) && IsFinite(Question.To);
	return bCanAsk ? Paths->GetQueue()->FindSource(Question.From, &Question.To) : nullptr;
}

static NavCore::Cell CellAt(const FGridNavGraph& Graph, const FVector& Location)
{
	const auto Cell = Graph.ToCell(Location);
	return Cell.HasValue() ? Cell.Value() : NavCore::Cell{-1, -1};
}
} // namespace UE::GridNav::ReachImpl

FGridReachStamp UE::GridNav::StampOf(const UGridPathSubsystem* Paths, const FGridReachQuestion& Question)
{
	FGridReachStamp Stamp;
	const FGridPathSource* Source = ReachImpl::FindSource(Paths, Question);
	if (Source == nullptr)
	{
		return Stamp;
	}
	const FGridNavGraph& Graph = *Source->Graph;
	const NavCore::SearchContext Context =
		Graph.World().Graph(Graph.ProfileFor(Question.AgentRadius)).Context();
	Stamp.Grid = Source->Number;
	Stamp.MapVersion = Context.map->Version();
	Stamp.RegionVersion = Context.regions != nullptr ? Context.regions->MapVersion() : 0;
	Stamp.From = ReachImpl::CellAt(Graph, Question.From);
	Stamp.To = ReachImpl::CellAt(Graph, Question.To);
	return Stamp;
}

EGridReach UE::GridNav::IsReachable(const UGridPathSubsystem* Paths, const FGridReachQuestion& Question)
{
	const FGridPathSource* Source = ReachImpl::FindSource(Paths, Question);
	if (Source == nullptr)
	{
		return EGridReach::No;
	}
	const FGridNavGraph& Graph = *Source->Graph;
	const NavCore::SearchContext Context =
		Graph.World().Graph(Graph.ProfileFor(Question.AgentRadius)).Context();
	if (Context.regions == nullptr || !Context.regions->Follows(*Context.map))
	{
		return EGridReach::Busy;
	}
	FVector From;
	if (!FGridMoveRoute::FindPlaceToStand(Graph, Question.AgentRadius, Question.From, From))
	{
		return EGridReach::No;
	}
	if (FGridNavQueries::IsReachable(Graph, From, Question.To, Question.AgentRadius))
	{
		return EGridReach::Yes;
	}
	FVector Nearest;
	const bool bIsNear = Question.GoalRadius > 0.0f &&
		FGridNavQueries::NearestReachable(Graph, From, Question.To, Question.AgentRadius, Nearest) &&
		FVector::Dist2D(Nearest, Question.To) <= Question.GoalRadius;
	return bIsNear ? EGridReach::Yes : EGridReach::No;
}
