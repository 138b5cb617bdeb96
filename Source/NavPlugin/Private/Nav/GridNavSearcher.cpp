// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Nav/GridNavSearcher.h"

#include "Convert/GridNavConvert.h"
#include "Misc/ScopeLock.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/WorkBudget.h"

namespace GridNavSearcherPrivate
{
// Both read the map and its regions alone, which snapshots have as well: the same query has the same answer
// on every thread.
constexpr std::string_view QuickAlgorithm = "sga";
constexpr std::string_view ExactAlgorithm = "jps";

/** A cost in cm in the units of the core; 0, which means none, where it limits nothing. */
NavCore::Cost ToCoreCost(double Cost, double CellSize)
{
	const double Units = FMath::FloorToDouble(Cost / CellSize * NavCore::StraightUnits);
	constexpr double Most = 1e15;
	// A limit of nothing still allows to stay.
	return Units >= Most ? NavCore::Cost{} : NavCore::Cost{static_cast<std::int64_t>(FMath::Max(Units, 1.0))};
}

ENavigationQueryResult::Type ToResult(NavCore::SearchStatus Status)
{
	switch (Status)
	{
	case NavCore::SearchStatus::Found:
	case NavCore::SearchStatus::Partial:
		return ENavigationQueryResult::Success;
	case NavCore::SearchStatus::NoPath:
	case NavCore::SearchStatus::LimitReached:
		return ENavigationQueryResult::Fail;
	default:
		return ENavigationQueryResult::Error;
	}
}

/** The cell to head for: the goal, or what comes closest to it where regions know that it is out of reach. */
NavCore::Cell ChooseGoal(
	const FGridNavView& View, NavCore::Cell Start, NavCore::Cell Goal, bool bAllowPartial)
{
	const NavCore::RegionMap* Regions = View.Regions();
	// Regions know nothing of sizes: what they find may be too narrow.
	if (!bAllowPartial || Regions == nullptr || View.Clearance > 1 || Regions->AreConnected(Start, Goal))
	{
		return Goal;
	}
	const NavCore::Result<NavCore::Cell, NavCore::RegionError> Nearest =
		Regions->NearestReachable(View.Map(), Start, Goal);
	return Nearest ? Nearest.Value() : Goal;
}
} // namespace GridNavSearcherPrivate

double FGridNavRoute::Length() const
{
	double Sum = 0.0;
	for (int32 Index = 1; Index < Points.Num(); ++Index)
	{
		Sum += FVector::Dist(Points[Index - 1].Location, Points[Index].Location);
	}
	return Sum;
}

FGridNavSearcher::FGridNavSearcher()
	: Quick(NavCore::FindAlgorithm(GridNavSearcherPrivate::QuickAlgorithm)->create(Scratch)),
	  Exact(NavCore::FindAlgorithm(GridNavSearcherPrivate::ExactAlgorithm)->create(Scratch))
{
}

FGridNavRoute FGridNavSearcher::TestPath(
	const FGridNavView& View, NavCore::Cell Start, NavCore::Cell Goal, const FGridNavSearchRules& Rules)
{
	NavCore::SearchRequest Request;
	Request.start = Start;
	Request.goal = GridNavSearcherPrivate::ChooseGoal(View, Start, Goal, Rules.bAllowPartial);
	Request.clearance = View.Clearance;
	Request.allowPartial = Rules.bAllowPartial;
	Request.maxExpansions = Rules.MaxNodes;
	Request.maxCost = GridNavSearcherPrivate::ToCoreCost(Rules.CostLimit, View.CellSize());
	// Neither clusters nor statistics: snapshots have none, and answers must not depend on them.
	const NavCore::SearchContext Context{View.Context.map, View.Context.regions};
	Search = Request.maxCost.units > 0 ? Exact.get() : Quick.get();
	NavCore::SearchStatus Status = Search->Begin(Context, Request);
	NavCore::WorkBudget Budget;
	while (Status == NavCore::SearchStatus::Running)
	{
		Status = Search->Advance(Budget);
	}
	FGridNavRoute Route;
	Route.Result = GridNavSearcherPrivate::ToResult(Status);
	Route.bPartial = Status == NavCore::SearchStatus::Partial ||
		(Status == NavCore::SearchStatus::Found && !(Request.goal == Goal));
	Route.bReachedLimit = Status == NavCore::SearchStatus::LimitReached ||
		Search->WhyPartial() == NavCore::PartialReason::LimitReached;
	Route.VisitedNodes = static_cast<int32>(FMath::Min<int64>(Search->Counters().expanded, MAX_int32));
	Route.Cost = UE::GridNav::ToWorldCost(Search->GetPath().cost, View.CellSize());
	return Route;
}

FGridNavRoute FGridNavSearcher::FindPath(const FGridNavView& View, const FGridNavPlace& Start,
	const FGridNavPlace& Goal, const FGridNavSearchRules& Rules)
{
	FGridNavRoute Route = TestPath(View, Start.Cell, Goal.Cell, Rules);
	if (Route.Result == ENavigationQueryResult::Success)
	{
		FillPoints(View, Start, Goal, Route);
	}
	return Route;
}

void FGridNavSearcher::FillPoints(
	const FGridNavView& View, const FGridNavPlace& Start, const FGridNavPlace& Goal, FGridNavRoute& Route)
{
	NavCore::SmoothingOptions Options;
	Options.clearance = View.Clearance;
	NavCore::WorkBudget Budget;
	const bool bSmooth =
		Smoother.Begin(View.Map(), Search->GetPath(), Options) == NavCore::SmoothingStatus::Running &&
		Smoother.Advance(Budget) == NavCore::SmoothingStatus::Done;
	if (!ensureMsgf(bSmooth, TEXT("a path that was just found cannot be smoothed")))
	{
		Route.Result = ENavigationQueryResult::Error;
		return;
	}
	Waypoints = Smoother.Waypoints();
	if (Waypoints.size() == 1)
	{
		// Start and goal are in one cell: whoever follows points wants two.
		Waypoints.push_back(Waypoints.front());
	}
	NavCore::MeasureLegs(View.Map(), Smoother.Result(), Waypoints, LegCosts);
	Route.Cost = UE::GridNav::ToWorldCost(Smoother.Result().cost, View.CellSize());

	const auto Add = [&](NavCore::Cell Cell, const FVector& Location, std::size_t Leg)
	{
		Route.Points.Add(FNavPathPoint(Location, View.ToNodeRef(Cell)));
		Route.CostsToEnd.Add(Route.Cost - UE::GridNav::ToWorldCost(LegCosts[Leg], View.CellSize()));
	};
	const auto Middle = [&](NavCore::Cell Cell)
	{
		return View.Surface->ToWorld(View.Map(), Cell);
	};
	const std::size_t Last = Waypoints.size() - 1;
	// A partial path ends as close to the goal as its last cell allows.
	const FGridNavPlace End = View.PlaceIn(Waypoints[Last], Goal.Location);
	Add(Waypoints[0], Start.Location, 0);
	for (std::size_t Leg = 1; Leg <= Last; ++Leg)
	{
		const FVector Next = Leg == Last ? End.Location : Middle(Waypoints[Leg]);
		const FGridNavPlace Here{Waypoints[Leg - 1], Route.Points.Last().Location};
		// Waypoints see each other from the middles of their cells. The ends are elsewhere in theirs.
		if (Leg == 1 && !(Waypoints[0] == Waypoints[1]) && View.Walk(Here, Next, false).bBlocked)
		{
			Add(Waypoints[0], Middle(Waypoints[0]), 0);
		}
		const FGridNavPlace From{Waypoints[Leg - 1], Route.Points.Last().Location};
		if (Leg == Last && !(Waypoints[Leg - 1] == Waypoints[Leg]) && View.Walk(From, Next, false).bBlocked)
		{
			Add(Waypoints[Leg], Middle(Waypoints[Leg]), Leg);
		}
		Add(Waypoints[Leg], Next, Leg);
	}
}

TUniquePtr<FGridNavSearcher> FGridNavSearcherPool::Take()
{
	{
		FScopeLock Scope(&Lock);
		if (!Idle.IsEmpty())
		{
			return Idle.Pop();
		}
	}
	return MakeUnique<FGridNavSearcher>();
}

void FGridNavSearcherPool::Return(TUniquePtr<FGridNavSearcher>&& Searcher)
{
	FScopeLock Scope(&Lock);
	Idle.Add(MoveTemp(Searcher));
}

SIZE_T FGridNavSearcherPool::GetAllocatedSize() const
{
	FScopeLock Scope(&Lock);
	SIZE_T Bytes = Idle.GetAllocatedSize();
	for (const TUniquePtr<FGridNavSearcher>& Searcher : Idle)
	{
		Bytes += sizeof(FGridNavSearcher) + Searcher->GetAllocatedSize();
	}
	return Bytes;
}
