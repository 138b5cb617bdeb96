// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/GridSharedFields.h"

#include "Components/GridNavGraph.h"
#include "Convert/GridNavConvert.h"
#include "HAL/PlatformTime.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/SpreadCells.h"
#include "NavCore/Search/WorkBudget.h"
#include "Query/GridPathQueue.h"
#include "Settings/GridNavSettings.h"

#include <span>

namespace UE::GridNav::FieldsImpl
{
static bool IsLength(double Value)
{
	return FMath::IsFinite(Value) && Value >= 0.0;
}

/** At least one unit, as 0 is no bound to a field: that reaches the origin alone. */
static NavCore::Cost ToBound(double MaxCost, double CellSize)
{
	constexpr double Most = static_cast<double>(1LL << 60);
	const double Units = MaxCost / CellSize * NavCore::StraightUnits;
	return {static_cast<std::int64_t>(FMath::Clamp(Units, 1.0, Most))};
}

/** Whatever the grid; Pending when nothing is wrong. */
static EGridPathOutcome Check(const FGridFieldQuestion& Question, const FVector& Place)
{
	if (!IsFinite(Question.Origin))
	{
		return EGridPathOutcome::InvalidStart;
	}
	if (!IsFinite(Place))
	{
		return EGridPathOutcome::InvalidGoal;
	}
	const bool bIsValid = IsLength(Question.AgentRadius) && IsLength(Question.MaxCost);
	return bIsValid ? EGridPathOutcome::Pending : EGridPathOutcome::InvalidRequest;
}

/** What the map knows without a search. */
struct FMapView
{
	FMapView(const FGridNavGraph& Graph, NavCore::ProfileId Profile)
		: Context(Graph.World().Graph(Profile).Context()), Clearance(Graph.World().Profile(Profile).clearance)
	{
	}

	bool CanStand(NavCore::Cell Cell) const
	{
		return Context.map->IsWalkable(Cell) &&
			(Clearance <= 1 || Context.map->ClearanceAt(Cell) >= Clearance);
	}
	bool HasRegions() const { return Context.regions != nullptr && Context.regions->Follows(*Context.map); }

	NavCore::SearchContext Context;
	std::uint8_t Clearance;
};

struct FWay
{
	NavCore::Cell Origin;
	NavCore::Cell Goal;
};

/** The ends in cells, and what can be said of them without a search; Pending where that is not enough. */
static EGridPathOutcome Look(
	const FGridNavGraph& Graph, const FGridFieldQuestion& Question, const FVector& Place, FWay& OutWay)
{
	const FMapView View(Graph, Graph.ProfileFor(Question.AgentRadius));
	const auto Origin = Graph.ToCell(Question.Origin);
	const auto Goal = Graph.ToCell(Place);
	if (!Origin.HasValue() || !View.CanStand(Origin.Value()))
	{
		return EGridPathOutcome::InvalidStart;
	}
	if (!Goal.HasValue() || !View.CanStand(Goal.Value()))
	{
		return EGridPathOutcome::InvalidGoal;
	}
	OutWay = {Origin.Value(), Goal.Value()};
	// Regions know what is connected, whatever that costs.
	if (View.HasRegions())
	{
		const bool bIsConnected = View.Context.regions->AreConnected(OutWay.Origin, OutWay.Goal);
		const bool bIsEnough = Question.Wish == EGridFieldWish::Exists && Question.MaxCost <= 0.0;
		return !bIsConnected ? EGridPathOutcome::NoPath
			: bIsEnough      ? EGridPathOutcome::Found
							 : EGridPathOutcome::Pending;
	}
	return EGridPathOutcome::Pending;
}
} // namespace UE::GridNav::FieldsImpl

FGridSharedFields::FField::FField(int32 MaxMegabytes)
	: Scratch(static_cast<std::size_t>(MaxMegabytes) << 20), Field(Scratch)
{
}

FGridSharedFields::FGridSharedFields(FGridPathQueue& InQueue) : Queue(InQueue) {}

FGridSharedFields::~FGridSharedFields() = default;

FGridFieldAnswer FGridSharedFields::Ask(
	const FGridFieldQuestion& Question, const FVector& Place, const FGridNavLimits& Limits)
{
	namespace Impl = UE::GridNav::FieldsImpl;
	++Counters.Questions;
	FGridFieldAnswer Answer;
	Answer.Outcome = Impl::Check(Question, Place);
	if (Answer.Outcome != EGridPathOutcome::Pending)
	{
		return Answer;
	}
	const FGridPathSource* Source = Queue.FindSource(Question.Origin, &Place);
	if (Source == nullptr)
	{
		Answer.Outcome =
			Queue.IsGridExpectedAt(Question.Origin) ? EGridPathOutcome::NotReady : EGridPathOutcome::NoGrid;
		return Answer;
	}
	Impl::FWay Way;
	Answer.Outcome = Impl::Look(*Source->Graph, Question, Place, Way);
	if (Answer.Outcome == EGridPathOutcome::Pending)
	{
		Search(Source->Graph, Question, Way.Origin, Way.Goal, Limits, Answer);
	}
	return Answer;
}

void FGridSharedFields::Search(const TSharedPtr<FGridNavGraph>& Graph, const FGridFieldQuestion& Question,
	NavCore::Cell Origin, NavCore::Cell Goal, const FGridNavLimits& Limits, FGridFieldAnswer& OutAnswer)
{
	const double CellSize = Graph->Frame().Plane.cellSize;
	const NavCore::Cost MaxCost = Question.MaxCost > 0.0
		? UE::GridNav::FieldsImpl::ToBound(Question.MaxCost, CellSize)
		: NavCore::Cost{};
	FField& Field = Take(Graph, Origin, Graph->ProfileFor(Question.AgentRadius), MaxCost, Limits);
	if (!Field.Field.IsSettled(Goal))
	{
		const int64 Allowed = static_cast<int64>(Limits.MaxExpansionsNow) * FMath::Max(Question.Places, 1);
		Grow(Field, Goal, Allowed - Field.SpentUnits);
		Trim(Limits, Field);
	}
	if (!Field.Field.IsSettled(Goal))
	{
		// Where no region says so, only a search that came to its end proves it.
		const bool bIsProven = Field.Field.Status() == NavCore::SearchStatus::NoPath;
		OutAnswer.Outcome = bIsProven ? EGridPathOutcome::NoPath : EGridPathOutcome::OverLimit;
		return;
	}
	OutAnswer.Outcome = EGridPathOutcome::Found;
	OutAnswer.Cost = UE::GridNav::ToWorldCost(Field.Field.CostFrom(Goal), CellSize);
	if (Question.Wish == EGridFieldWish::Length && Field.Field.ExtractPath(Goal, Path))
	{
		OutAnswer.Length = Path.Length() * CellSize;
	}
}

FGridSharedFields::FField& FGridSharedFields::Take(const TSharedPtr<FGridNavGraph>& Graph,
	NavCore::Cell Origin, NavCore::ProfileId Profile, NavCore::Cost MaxCost, const FGridNavLimits& Limits)
{
	// A grid that is gone cannot be the one that is asked, so the map of a field that fits is alive.
	TUniquePtr<FField>* Known = Fields.FindByPredicate(
		[&](const TUniquePtr<FField>& Field)
		{
			return Field->Origin == Origin && Field->Profile == Profile && Field->MaxCost == MaxCost &&
				Field->Graph.Pin() == Graph;
		});
	if (Known == nullptr)
	{
		Known = &Fields[Fields.Add(MakeUnique<FField>(Limits.MaxMemoryMegabytes))];
		(*Known)->Graph = Graph;
		(*Known)->Origin = Origin;
		(*Known)->Profile = Profile;
		(*Known)->MaxCost = MaxCost;
		Begin(**Known, *Graph, std::span(&Origin, 1));
	}
	else if (!(*Known)->Field.IsCurrent())
	{
		Begin(**Known, *Graph, std::span(&Origin, 1));
	}
	FField& Field = **Known;
	Field.LastUse = ++UseCounter;
	Field.IdleFrames = 0;
	Trim(Limits, Field);
	return Field;
}

SIZE_T FGridSharedFields::GetAllocatedSize() const
{
	SIZE_T Bytes = 0;
	for (const TUniquePtr<FField>& Field : Fields)
	{
		Bytes += Field->Scratch.Bytes();
	}
	return Bytes;
}

void FGridSharedFields::Trim(const FGridNavLimits& Limits, const FField& Keep)
{
	const SIZE_T MaxBytes = static_cast<SIZE_T>(Limits.MaxMemoryMegabytes) << 20;
	while (Fields.Num() > 1 && (Fields.Num() > MaxFields || GetAllocatedSize() > MaxBytes))
	{
		int32 Oldest = INDEX_NONE;
		for (int32 Index = 0; Index < Fields.Num(); ++Index)
		{
			const bool bIsOlder = Oldest == INDEX_NONE || Fields[Index]->LastUse < Fields[Oldest]->LastUse;
			Oldest = bIsOlder && Fields[Index].Get() != &Keep ? Index : Oldest;
		}
		Fields.RemoveAt(Oldest);
	}
}

void FGridSharedFields::Grow(FField& Field, NavCore::Cell Goal, int64 Units)
{
	// A field that is at its end stays there, and is not to keep a list of what it was asked in vain.
	const NavCore::SearchStatus Status = Field.Field.Status();
	const bool bMayGrow = Status == NavCore::SearchStatus::Running || Status == NavCore::SearchStatus::Found;
	if (bMayGrow && Units > 0 && Field.Field.AddStart(Goal) == NavCore::RequestError::None)
	{
		Advance(Field, Units);
	}
}

void FGridSharedFields::Begin(
	FField& Field, const FGridNavGraph& Graph, std::span<const NavCore::Cell> Origins)
{
	const UE::GridNav::FieldsImpl::FMapView View(Graph, Field.Profile);
	NavCore::GoalFieldOptions Options;
	Options.clearance = View.Clearance;
	Options.maxCost = Field.MaxCost;
	Field.SpentUnits = 0;
	++Counters.Searches;
	// What it says is asked for later, with everything else that may be wrong.
	(void)Field.Field.Begin(View.Context, Origins, Options);
}

void FGridSharedFields::Advance(FField& Field, int64 Units)
{
	if (Field.Field.Status() != NavCore::SearchStatus::Running || Units <= 0)
	{
		return;
	}
	const double Began = FPlatformTime::Seconds();
	const int64 Before = Field.Field.Counters().expanded;
	NavCore::WorkBudget Budget(Units);
	(void)Field.Field.Advance(Budget);
	Field.SpentUnits += Budget.Used();
	Counters.ExpandedCells += Field.Field.Counters().expanded - Before;
	Queue.SpendAhead(Budget.Used(), (FPlatformTime::Seconds() - Began) * 1000000.0);
}

void FGridSharedFields::ListReachable(TConstArrayView<FVector> Origins, const FGridSpreadQuestion& Question,
	const FGridNavLimits& Limits, TArray<FVector>& OutPlaces)
{
	namespace Impl = UE::GridNav::FieldsImpl;
	OutPlaces.Reset();
	if (!Impl::IsLength(Question.AgentRadius) || !Impl::IsLength(Question.MaxCost) ||
		!Impl::IsLength(Question.Spacing))
	{
		return;
	}
	TArray<TSharedPtr<FGridNavGraph>> Graphs;
	for (const FVector& Origin : Origins)
	{
		const FGridPathSource* Source = UE::GridNav::IsFinite(Origin) ? Queue.FindSource(Origin) : nullptr;
		if (Source != nullptr)
		{
			Graphs.AddUnique(Source->Graph);
		}
	}
	for (const TSharedPtr<FGridNavGraph>& Graph : Graphs)
	{
		std::vector<NavCore::Cell> Cells;
		for (const FVector& Origin : Origins)
		{
			const FGridPathSource* Source =
				UE::GridNav::IsFinite(Origin) ? Queue.FindSource(Origin) : nullptr;
			const auto Cell = Graph->ToCell(Origin);
			if (Source != nullptr && Source->Graph == Graph && Cell.HasValue())
			{
				Cells.push_back(Cell.Value());
			}
		}
		const int32 MaxPlaces = Question.MaxPlaces - OutPlaces.Num();
		ListOn(*Graph, Cells, Question, MaxPlaces, Limits, OutPlaces);
	}
}

void FGridSharedFields::ListOn(const FGridNavGraph& Graph, std::span<const NavCore::Cell> Origins,
	const FGridSpreadQuestion& Question, int32 MaxPlaces, const FGridNavLimits& Limits,
	TArray<FVector>& OutPlaces)
{
	if (MaxPlaces <= 0)
	{
		return;
	}
	const double CellSize = Graph.Frame().Plane.cellSize;
	FField Field(Limits.MaxMemoryMegabytes);
	Field.Profile = Graph.ProfileFor(Question.AgentRadius);
	Field.MaxCost = UE::GridNav::FieldsImpl::ToBound(Question.MaxCost, CellSize);
	Begin(Field, Graph, Origins);
	if (Field.Field.Status() == NavCore::SearchStatus::InvalidRequest)
	{
		return;
	}
	Advance(Field, static_cast<int64>(Limits.MaxExpansionsNow) * MaxPlaces);
	Field.Field.ListSettled(Settled);
	const double Steps = FMath::RoundToDouble(Question.Spacing / CellSize);
	const int32 Spacing = static_cast<int32>(FMath::Clamp(Steps, 1.0, double{NavCore::MaxGridSide}));
	NavCore::SpreadCells(Settled, Spacing, static_cast<std::size_t>(MaxPlaces), Spread);
	for (const NavCore::SettledCell& Place : Spread)
	{
		OutPlaces.Add(Graph.ToWorld(Place.cell));
	}
}

void FGridSharedFields::EndFrame()
{
	Fields.RemoveAll(
		[](const TUniquePtr<FField>& Field)
		{
			++Field->IdleFrames;
			return Field->IdleFrames > MaxIdleFrames || !Field->Graph.IsValid();
		});
}
