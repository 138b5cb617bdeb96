// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Convert/GridPathConvert.h"

#include "Components/GridNavGraph.h"
#include "Convert/GridNavConvert.h"

namespace UE::GridNav::PathConvertImpl
{
static bool IsIn(const FGridNavGraph& Graph, const FVector& Location, NavCore::Cell Cell)
{
	const auto Found = Graph.ToCell(Location);
	return Found.HasValue() && Found.Value() == Cell;
}

/** Lengths come from Blueprints, and NaN compares with nothing. */
static bool IsLength(float Value)
{
	return FMath::IsFinite(Value) && Value >= 0.0f;
}

static EGridPathOutcome ToGoal(
	const FGridPathRequest& Request, const FGridNavGraph& Graph, NavCore::PathGoal& OutGoal)
{
	for (const FVector& Goal : Request.Goals)
	{
		// Places off the grid do not count, like blocked ones.
		const auto Cell = Graph.ToCell(Goal);
		if (Cell.HasValue())
		{
			OutGoal.cells.push_back(Cell.Value());
		}
	}
	if (!Request.Goals.IsEmpty())
	{
		OutGoal.kind = NavCore::GoalKind::AnyOf;
		return OutGoal.cells.empty() ? EGridPathOutcome::InvalidGoal : EGridPathOutcome::Pending;
	}
	const auto Cell = Graph.ToCell(Request.Goal);
	if (!Cell.HasValue())
	{
		return EGridPathOutcome::InvalidGoal;
	}
	OutGoal.cell = Cell.Value();
	const double Radius = FMath::Min(
		Request.GoalRadius / Graph.Frame().Plane.cellSize, static_cast<double>(NavCore::MaxGridSide));
	OutGoal.radius = FMath::FloorToInt32(Radius);
	OutGoal.kind = OutGoal.radius > 0 ? NavCore::GoalKind::Radius : NavCore::GoalKind::Cell;
	return EGridPathOutcome::Pending;
}

static double LengthOf(const TArray<FVector>& Points)
{
	double Length = 0.0;
	for (int32 Index = 1; Index < Points.Num(); ++Index)
	{
		Length += FVector::Dist(Points[Index - 1], Points[Index]);
	}
	return Length;
}
} // namespace UE::GridNav::PathConvertImpl

EGridPathOutcome UE::GridNav::CheckRequest(const FGridPathRequest& Request)
{
	if (!IsFinite(Request.Start))
	{
		return EGridPathOutcome::InvalidStart;
	}
	for (const FVector& Goal : Request.Goals)
	{
		if (!IsFinite(Goal))
		{
			return EGridPathOutcome::InvalidGoal;
		}
	}
	if (Request.Goals.IsEmpty() && !IsFinite(Request.Goal))
	{
		return EGridPathOutcome::InvalidGoal;
	}
	const bool bIsValid = PathConvertImpl::IsLength(Request.GoalRadius) &&
		PathConvertImpl::IsLength(Request.AgentRadius) && Request.MaxExpansions >= 0;
	return bIsValid ? EGridPathOutcome::Pending : EGridPathOutcome::InvalidRequest;
}

EGridPathOutcome UE::GridNav::ToPathRequest(
	const FGridPathRequest& Request, const FGridNavGraph& Graph, NavCore::PathRequest& OutRequest)
{
	const auto Start = Graph.ToCell(Request.Start);
	if (!Start.HasValue())
	{
		return EGridPathOutcome::InvalidStart;
	}
	OutRequest.start = Start.Value();
	OutRequest.profile = Graph.ProfileFor(Request.AgentRadius);
	OutRequest.priority = ToPriority(Request.Priority);
	OutRequest.deadlineTicks = static_cast<std::uint32_t>(FMath::Max(Request.DeadlineFrames, 0));
	OutRequest.algorithm = ToAlgorithmName(Request.Algorithm);
	OutRequest.maxExpansions = Request.MaxExpansions;
	OutRequest.allowPartial = Request.bAllowPartial;
	OutRequest.smooth = Request.bSmooth;
	OutRequest.firstLeg = Request.bFirstLeg;
	OutRequest.live = Request.bKeepLive;
	OutRequest.policy = ToRepairPolicy(Request.Repair);
	return PathConvertImpl::ToGoal(Request, Graph, OutRequest.goal);
}

void UE::GridNav::FillPath(const FGridNavGraph& Graph, const NavCore::Path& Path,
	std::span<const NavCore::Cell> Waypoints, const FGridPathEnds& Ends, FGridPathResult& OutResult)
{
	const std::span<const NavCore::Cell> Cells = Waypoints.empty() ? std::span(Path.points) : Waypoints;
	OutResult.Points.Reset(static_cast<int32>(Cells.size()) + 1);
	if (Cells.empty())
	{
		return;
	}
	for (const NavCore::Cell Cell : Cells)
	{
		OutResult.Points.Add(Graph.ToWorld(Cell));
	}
	if (PathConvertImpl::IsIn(Graph, Ends.Start, Cells.front()))
	{
		OutResult.Points[0] = Ends.Start;
	}
	if (Ends.bHasGoal && PathConvertImpl::IsIn(Graph, Ends.Goal, Cells.back()))
	{
		if (Cells.size() == 1)
		{
			// Start and goal are in one cell: whoever follows points wants two.
			OutResult.Points.AddDefaulted();
		}
		OutResult.Points.Last() = Ends.Goal;
	}
	OutResult.Length = PathConvertImpl::LengthOf(OutResult.Points);
	OutResult.Cost = ToWorldCost(Path.cost, Graph.Frame().Plane.cellSize);
}
