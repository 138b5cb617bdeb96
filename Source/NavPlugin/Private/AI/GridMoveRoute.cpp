// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/GridMoveRoute.h"

#include "Components/GridNavGraph.h"
#include "Nav/GridNavView.h"

namespace UE::GridNav::MoveRouteImpl
{
/** How far around a blocked start agents look for a place to stand, in cells. */
constexpr double PlaceExtent = 2.5;
/** An aligned agent this far beside its row, in cells, first goes to the middle of its cell. */
constexpr double AlignedTolerance = 0.1;
/** As near to the end an agent has arrived, in cells. */
constexpr double Arrival = 0.05;

static const NavCore::GridMap& MapOf(const FGridNavGraph& Graph, NavCore::ProfileId Profile)
{
	return *Graph.World().Graph(Profile).Context().map;
}

static NavCore::GridPoint ToGrid(const FGridNavGraph& Graph, const FVector& Location)
{
	return Graph.Frame().Plane.ToGrid(Location.X, Location.Y);
}

/** Distance of a point from the line through two others. */
static double Beside(const FVector& Point, const FVector& From, const FVector& To)
{
	const FVector Along = (To - From).GetSafeNormal2D();
	const FVector Offset = Point - From;
	return FMath::Abs(Offset.X * Along.Y - Offset.Y * Along.X);
}
} // namespace UE::GridNav::MoveRouteImpl

void FGridMoveRoute::Configure(const FGridMoveSettings& InSettings, float InAgentRadius)
{
	Settings = InSettings;
	AgentRadius = InAgentRadius;
	Clear();
}

void FGridMoveRoute::SetGrid(const TSharedPtr<FGridNavGraph>& InGraph)
{
	Grid = InGraph;
	if (!InGraph.IsValid())
	{
		return;
	}
	Profile = InGraph->ProfileFor(AgentRadius);
	const double CellSize = InGraph->Frame().Plane.cellSize;
	NavCore::FollowSettings Follow;
	Follow.lookAhead = Settings.LookAhead / CellSize;
	Follow.corridor = Settings.Corridor > 0.0f ? Settings.Corridor / CellSize : TNumericLimits<double>::Max();
	Follow.arrival = UE::GridNav::MoveRouteImpl::Arrival;
	Follow.clearance = InGraph->World().Profile(Profile).clearance;
	Follow.gridAligned = Settings.bGridAligned;
	Follower = NavCore::PathFollower(Follow);
	Clear();
}

bool FGridMoveRoute::Follow(const TArray<FVector>& InPoints)
{
	Clear();
	const TSharedPtr<FGridNavGraph> Graph = Grid.Pin();
	if (!Graph.IsValid() || InPoints.IsEmpty())
	{
		return false;
	}
	for (const FVector& Point : InPoints)
	{
		const auto Cell = Graph->ToCell(Point);
		if (!Cell.HasValue())
		{
			Clear();
			return false;
		}
		Cells.push_back(Cell.Value());
		Points.Add(Settings.bGridAligned ? Graph->ToWorld(Cell.Value()) : Point);
	}
	const NavCore::GridMap& Map = UE::GridNav::MoveRouteImpl::MapOf(*Graph, Profile);
	Follower.Follow(Map, Cells, UE::GridNav::MoveRouteImpl::ToGrid(*Graph, Points.Last()));
	return true;
}

void FGridMoveRoute::Clear()
{
	Follower.Stop();
	Points.Reset();
	Cells.clear();
	LastProgress = {-1, -1};
	Remaining = 0.0;
}

NavCore::FollowStep FGridMoveRoute::Step(const FGridNavGraph& Graph, const FVector& At)
{
	const NavCore::FollowStep Next = Follower.Update(
		UE::GridNav::MoveRouteImpl::MapOf(Graph, Profile), UE::GridNav::MoveRouteImpl::ToGrid(Graph, At));
	Remaining = Next.remaining * Graph.Frame().Plane.cellSize;
	return Next;
}

FVector FGridMoveRoute::OnFloor(
	const FGridNavGraph& Graph, NavCore::GridPoint Point, const FVector& Otherwise)
{
	const NavCore::GridPoint World = Graph.Frame().Plane.ToWorld(Point);
	FVector Place(World.x, World.y, Otherwise.Z);
	const auto Cell = Graph.ToCell(Place);
	if (Cell.HasValue())
	{
		Place.Z = Graph.ToWorld(Cell.Value()).Z;
	}
	return Place;
}

FGridMoveStep FGridMoveRoute::Update(const FVector& At)
{
	FGridMoveStep Result;
	Result.SteerTo = At;
	const TSharedPtr<FGridNavGraph> Graph = Grid.Pin();
	if (!Graph.IsValid() || IsEmpty())
	{
		return Result;
	}
	const NavCore::FollowStep Next = Step(*Graph, At);
	Result.State = Next.state;
	Result.SteerTo = OnFloor(*Graph, Next.steerTo, At);
	Result.bHasProgressed = !(Next.progress == LastProgress);
	LastProgress = Next.progress;
	const auto Cell = Graph->ToCell(At);
	// New paths begin there: exactly where the agent is, if it is on its path.
	const bool bIsOnPath = Cell.HasValue() && Cell.Value() == Next.progress;
	Result.Progress = bIsOnPath ? At : Graph->ToWorld(Next.progress);
	return Result;
}

TArray<FVector> FGridMoveRoute::PointsFrom(const FVector& At)
{
	TArray<FVector> Way;
	const TSharedPtr<FGridNavGraph> Graph = Grid.Pin();
	if (!Graph.IsValid() || IsEmpty())
	{
		return Way;
	}
	const NavCore::FollowStep Next = Step(*Graph, At);
	Way.Add(At);
	if (Next.state == NavCore::FollowState::Moving)
	{
		const FVector SteerTo = OnFloor(*Graph, Next.steerTo, At);
		const FVector Middle = Graph->ToWorld(Next.progress);
		const double Most = UE::GridNav::MoveRouteImpl::AlignedTolerance * Graph->Frame().Plane.cellSize;
		if (Settings.bGridAligned && UE::GridNav::MoveRouteImpl::Beside(At, Middle, SteerTo) > Most)
		{
			Way.Add(Middle);
		}
		Way.Add(SteerTo);
	}
	for (int32 Index = static_cast<int32>(Next.next); Index < Points.Num(); ++Index)
	{
		Way.Add(Points[Index]);
	}
	if (Way.Num() == 1)
	{
		// Whoever follows points wants two.
		Way.Add(Points.Last());
	}
	return Way;
}

bool FGridMoveRoute::FindPlaceToStand(
	const FGridNavGraph& Graph, float AgentRadius, const FVector& Location, FVector& OutPlace)
{
	FGridNavView View;
	const NavCore::ProfileId Profile = Graph.ProfileFor(AgentRadius);
	View.Context = Graph.World().Graph(Profile).Context();
	View.Surface = Graph.Surface();
	View.Clearance = Graph.World().Profile(Profile).clearance;
	const auto Cell = View.FindCell(Location);
	if (Cell.HasValue() && View.CanStand(Cell.Value()))
	{
		OutPlace = Location;
		return true;
	}
	const double Reach = UE::GridNav::MoveRouteImpl::PlaceExtent * View.CellSize();
	FGridNavPlace Place;
	const bool bIsFound = View.Project(Location, FVector(Reach, Reach, TNumericLimits<double>::Max()), Place);
	OutPlace = Place.Location;
	return bIsFound;
}
