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
/** As near to the middle of a cell, or to the end, agents count as there: movement is not that precise. */
constexpr double LeastArrival = 10.0;
constexpr double PartOfRadius = 1.1;
constexpr double MostOfCell = 0.25;

static const NavCore::GridMap& MapOf(const FGridNavGraph& Graph, NavCore::ProfileId Profile)
{
	return *Graph.World().Graph(Profile).Context().map;
}

static NavCore::GridPoint ToGrid(const FGridNavGraph& Graph, const FVector& Location)
{
	return Graph.Frame().Plane.ToGrid(Location.X, Location.Y);
}

static FGridNavView ViewOf(const FGridNavGraph& Graph, float AgentRadius)
{
	const NavCore::ProfileId Profile = Graph.ProfileFor(AgentRadius);
	FGridNavView View;
	View.Context = Graph.World().Graph(Profile).Context();
	View.Surface = Graph.Surface();
	View.Clearance = Graph.World().Profile(Profile).clearance;
	return View;
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
	namespace Impl = UE::GridNav::MoveRouteImpl;
	const double Middle = FMath::Clamp(AgentRadius * Impl::PartOfRadius, Impl::LeastArrival,
		FMath::Max(CellSize * Impl::MostOfCell, Impl::LeastArrival));
	const double AtEnd = FMath::Max<double>(Settings.AcceptanceRadius, Impl::LeastArrival);
	Follow.arrival = (Settings.bGridAligned ? Middle : AtEnd) / CellSize;
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

bool FGridMoveRoute::CanStand(const FGridNavGraph& Graph, float AgentRadius, const FVector& Location)
{
	const FGridNavView View = UE::GridNav::MoveRouteImpl::ViewOf(Graph, AgentRadius);
	const auto Cell = View.FindCell(Location);
	return Cell.HasValue() && View.CanStand(Cell.Value());
}

bool FGridMoveRoute::FindPlaceToStand(
	const FGridNavGraph& Graph, float AgentRadius, const FVector& Location, FVector& OutPlace)
{
	if (CanStand(Graph, AgentRadius, Location))
	{
		OutPlace = Location;
		return true;
	}
	const FGridNavView View = UE::GridNav::MoveRouteImpl::ViewOf(Graph, AgentRadius);
	const double Reach = UE::GridNav::MoveRouteImpl::PlaceExtent * View.CellSize();
	FGridNavPlace Place;
	if (!View.Project(Location, FVector(Reach, Reach, TNumericLimits<double>::Max()), Place))
	{
		return false;
	}
	OutPlace = Place.Location;
	return true;
}
