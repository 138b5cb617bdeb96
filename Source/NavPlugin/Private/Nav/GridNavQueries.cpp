// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Nav/GridNavQueries.h"

#include "Components/GridNavGraph.h"
#include "Convert/GridNavConvert.h"
#include "NavCore/Search/WorkBudget.h"
#include "Settings/GridNavSettings.h"

#include <span>

namespace UE::GridNav::QueriesImpl
{
/** What a kind of agent sees of a grid. */
struct FView
{
	FView(const FGridNavGraph& Graph, float AgentRadius)
	{
		const float Radius = FMath::IsFinite(AgentRadius) ? FMath::Max(AgentRadius, 0.0f) : 0.0f;
		const NavCore::ProfileId Profile = Graph.ProfileFor(Radius);
		Context = Graph.World().Graph(Profile).Context();
		Clearance = Graph.World().Profile(Profile).clearance;
	}

	const NavCore::GridMap& Map() const { return *Context.map; }
	bool HasRegions() const { return Context.regions != nullptr && Context.regions->Follows(Map()); }
	bool IsFree(NavCore::Cell Cell) const
	{
		return Map().IsWalkable(Cell) && (Clearance <= 1 || Map().ClearanceAt(Cell) >= Clearance);
	}

	NavCore::SearchContext Context;
	std::uint8_t Clearance = 1;
};

static NavCore::Cost ToCost(double Length, double CellSize)
{
	constexpr double Most = static_cast<double>(1LL << 60);
	return {static_cast<std::int64_t>(FMath::Min(Length / CellSize * NavCore::StraightUnits, Most))};
}

static EGridNavSeparation FromSeparation(NavCore::Separation Separation)
{
	switch (Separation)
	{
	case NavCore::Separation::StaysConnected:
		return EGridNavSeparation::StaysConnected;
	case NavCore::Separation::Separates:
		return EGridNavSeparation::Separates;
	case NavCore::Separation::CoversAnEnd:
		return EGridNavSeparation::CoversAnEnd;
	case NavCore::Separation::NotConnectedBefore:
		return EGridNavSeparation::NotConnectedBefore;
	case NavCore::Separation::OffMap:
		return EGridNavSeparation::NoGrid;
	case NavCore::Separation::OtherMap:
		return EGridNavSeparation::Busy;
	}
	return EGridNavSeparation::NoGrid;
}
} // namespace UE::GridNav::QueriesImpl

FGridNavQueries::FGridNavQueries(const FGridNavLimits& Limits)
	: Scratch(static_cast<std::size_t>(Limits.MaxMemoryMegabytes) << 20), Field(Scratch)
{
}

bool FGridNavQueries::IsReachable(
	const FGridNavGraph& Graph, const FVector& From, const FVector& To, float AgentRadius)
{
	const auto FromCell = Graph.ToCell(From);
	const auto ToCell = Graph.ToCell(To);
	if (!FromCell.HasValue() || !ToCell.HasValue())
	{
		return false;
	}
	const UE::GridNav::QueriesImpl::FView View(Graph, AgentRadius);
	const bool bAreFree = View.IsFree(FromCell.Value()) && View.IsFree(ToCell.Value());
	return bAreFree &&
		(!View.HasRegions() || View.Context.regions->AreConnected(FromCell.Value(), ToCell.Value()));
}

bool FGridNavQueries::NearestReachable(const FGridNavGraph& Graph, const FVector& From, const FVector& Goal,
	float AgentRadius, FVector& OutLocation)
{
	const auto FromCell = Graph.ToCell(From);
	const auto GoalCell = Graph.ToCell(Goal);
	const UE::GridNav::QueriesImpl::FView View(Graph, AgentRadius);
	if (!FromCell.HasValue() || !GoalCell.HasValue() || !View.HasRegions())
	{
		return false;
	}
	const auto Nearest =
		View.Context.regions->NearestReachable(View.Map(), FromCell.Value(), GoalCell.Value());
	if (!Nearest.HasValue())
	{
		return false;
	}
	OutLocation = Nearest.Value() == GoalCell.Value() ? Goal : Graph.ToWorld(Nearest.Value());
	return true;
}

EGridNavSeparation FGridNavQueries::WouldSeparate(
	const FGridNavGraph& Graph, const FBox& Box, const FVector& From, const FVector& To, float AgentRadius)
{
	const auto FromCell = Graph.ToCell(From);
	const auto ToCell = Graph.ToCell(To);
	const auto Cells = Graph.Frame().ToCells(Graph.Map(), Box);
	if (!FromCell.HasValue() || !ToCell.HasValue() || !Cells.HasValue())
	{
		return EGridNavSeparation::NoGrid;
	}
	const UE::GridNav::QueriesImpl::FView View(Graph, AgentRadius);
	if (!View.HasRegions())
	{
		return EGridNavSeparation::Busy;
	}
	// Whoever needs room keeps clear of the new wall too.
	const NavCore::CellRect Wall = Cells.Value().Inflate(View.Clearance - 1);
	return UE::GridNav::QueriesImpl::FromSeparation(
		View.Context.regions->WouldSeparate(View.Map(), Wall, FromCell.Value(), ToCell.Value(), Regions));
}

bool FGridNavQueries::ReachableWithinCost(const FGridNavGraph& Graph, const FVector& From, double MaxCost,
	float AgentRadius, int64 MaxExpansions, TArray<FGridNavReach>& OutPlaces)
{
	OutPlaces.Reset();
	const auto Cell = Graph.ToCell(From);
	if (!Cell.HasValue() || !FMath::IsFinite(MaxCost) || MaxCost < 0.0)
	{
		return false;
	}
	const UE::GridNav::QueriesImpl::FView View(Graph, AgentRadius);
	const double CellSize = Graph.Frame().Plane.cellSize;
	NavCore::GoalFieldOptions Options;
	Options.clearance = View.Clearance;
	// No bound is what 0 means to the field; one unit reaches the first cell alone.
	Options.maxCost = UE::GridNav::QueriesImpl::ToCost(MaxCost, CellSize);
	Options.maxCost.units = FMath::Max<int64>(Options.maxCost.units, 1);
	NavCore::WorkBudget Budget(MaxExpansions);
	const NavCore::SearchStatus Began = Field.Begin(View.Context, std::span(&Cell.Value(), 1), Options);
	const NavCore::SearchStatus Status =
		Began == NavCore::SearchStatus::Running ? Field.Advance(Budget) : Began;
	if (Status == NavCore::SearchStatus::InvalidRequest)
	{
		return false;
	}
	Field.ListSettled(Settled);
	OutPlaces.Reserve(static_cast<int32>(Settled.size()));
	for (const NavCore::SettledCell& Place : Settled)
	{
		OutPlaces.Add({Graph.ToWorld(Place.cell), UE::GridNav::ToWorldCost(Place.cost, CellSize)});
	}
	return Status != NavCore::SearchStatus::Running && Status != NavCore::SearchStatus::OutOfMemory;
}

double FGridNavQueries::CostToGo(const FGridNavGraph& Graph, const FVector& From, const FVector& Goal,
	float AgentRadius, int64 MaxExpansions)
{
	const auto FromCell = Graph.ToCell(From);
	const auto GoalCell = Graph.ToCell(Goal);
	if (!FromCell.HasValue() || !GoalCell.HasValue())
	{
		return -1.0;
	}
	const UE::GridNav::QueriesImpl::FView View(Graph, AgentRadius);
	NavCore::GoalFieldOptions Options;
	Options.clearance = View.Clearance;
	Options.focused = true;
	NavCore::WorkBudget Budget(MaxExpansions);
	NavCore::SearchStatus Status = Field.Begin(View.Context, std::span(&GoalCell.Value(), 1), Options);
	if (Status == NavCore::SearchStatus::InvalidRequest ||
		Field.AddStart(FromCell.Value()) != NavCore::RequestError::None)
	{
		return -1.0;
	}
	Status = Field.Status() == NavCore::SearchStatus::Running ? Field.Advance(Budget) : Field.Status();
	return Field.IsSettled(FromCell.Value())
		? UE::GridNav::ToWorldCost(Field.CostFrom(FromCell.Value()), Graph.Frame().Plane.cellSize)
		: -1.0;
}
