// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Nav/GridNavSources.h"

#include "Components/GridNavGraphComponent.h"
#include "Misc/ScopeLock.h"
#include "Nav/GridNavQueryFilter.h"
#include "NavCore/Search/WorkBudget.h"

namespace GridNavSourcesPrivate
{
/** More changes than this between two ticks are taken together. */
constexpr int32 MaxChanges = 256;

uint32 NextSerial()
{
	static uint32 Last = 0;
	// 0 is no grid; after four thousand million grids the numbers come round.
	return ++Last != 0 ? Last : ++Last;
}

/** With regions in any case: where partial paths end depends on them. */
NavCore::SnapshotOptions FilterOptions(const FGridNavCosts& Costs)
{
	NavCore::SnapshotOptions Options;
	Options.costs = Costs.Table;
	return Options;
}

bool IsSame(TConstArrayView<FGridNavAreaRule> A, TConstArrayView<FGridNavAreaRule> B)
{
	bool bSame = A.Num() == B.Num();
	for (int32 Index = 0; bSame && Index < A.Num(); ++Index)
	{
		bSame = A[Index] == B[Index];
	}
	return bSame;
}

uint8 ToTerrain(float Cost)
{
	return static_cast<uint8>(FMath::Clamp(FMath::RoundToInt32(Cost),
		static_cast<int32>(NavCore::TerrainNeutral), static_cast<int32>(NavCore::TerrainMax)));
}
} // namespace GridNavSourcesPrivate

bool FGridNavCosts::Make(
	const FNavigationQueryFilter* Filter, TConstArrayView<FGridNavAreaRule> Rules, FGridNavCosts& Out)
{
	const FGridNavQueryFilter* Grid =
		Filter != nullptr ? static_cast<const FGridNavQueryFilter*>(Filter->GetImplementation()) : nullptr;
	for (int32 Cost = 0; Cost < static_cast<int32>(Out.Table.size()); ++Cost)
	{
		Out.Table[static_cast<std::size_t>(Cost)] = static_cast<uint8>(Cost);
	}
	bool bChanges = false;
	for (const FGridNavAreaRule& Rule : Rules)
	{
		if (Grid == nullptr)
		{
			break;
		}
		const bool bExcluded = Grid->IsAreaExcluded(Rule.AreaId);
		const float Cost = Grid->GetAreaCost(Rule.AreaId);
		if (bExcluded != Rule.bDefaultExcluded || (!bExcluded && Cost != Rule.DefaultCost))
		{
			Out.Table[Rule.Terrain] =
				bExcluded ? NavCore::TerrainBlocked : GridNavSourcesPrivate::ToTerrain(Cost);
			bChanges = true;
		}
	}
	return bChanges;
}

FGridNavSource::FGridNavSource(
	UGridNavGraphComponent& InComponent, const TSharedRef<FGridNavGraph>& InGraph, float AgentRadius)
	: Component(&InComponent), Graph(InGraph), Serial(GridNavSourcesPrivate::NextSerial()),
	  Profile(InGraph->ProfileFor(AgentRadius))
{
	ChangedHandle = Graph->OnChanged.AddRaw(this, &FGridNavSource::HandleChange);
}

FGridNavSource::~FGridNavSource()
{
	Graph->OnChanged.Remove(ChangedHandle);
}

bool FGridNavSource::IsCurrent() const
{
	const UGridNavGraphComponent* Owner = Component.Get();
	return Owner != nullptr && Owner->GetGraph() == Graph;
}

bool FGridNavSource::IsOf(const UGridNavGraphComponent& Other) const
{
	return Component.Get() == &Other;
}

FGridNavView FGridNavSource::LiveView() const
{
	FGridNavView View = MakeView(nullptr);
	View.Context = Graph->World().Graph(Profile).Context();
	return View;
}

FGridNavView FGridNavSource::FilteredView(const FGridNavCosts& Costs)
{
	TUniquePtr<FFiltered>* Found =
		Filters.FindByPredicate([&](const TUniquePtr<FFiltered>& Filter) { return Filter->Costs == Costs; });
	if (Found == nullptr)
	{
		if (Filters.Num() == MaxFilters)
		{
			Filters.Sort([](const TUniquePtr<FFiltered>& A, const TUniquePtr<FFiltered>& B)
				{ return A->LastUse > B->LastUse; });
			Filters.Pop();
		}
		const NavCore::SnapshotOptions Options = GridNavSourcesPrivate::FilterOptions(Costs);
		Filters.Add(MakeUnique<FFiltered>(FFiltered{Costs, NavCore::SnapshotPublisher(Options)}));
		Found = &Filters.Last();
	}
	(*Found)->LastUse = ++UseCounter;
	return MakeView((*Found)->Publisher.Publish(Map()));
}

FGridNavView FGridNavSource::MakeView(const std::shared_ptr<const NavCore::MapSnapshot>& Snapshot) const
{
	FGridNavView View;
	View.Snapshot = Snapshot;
	if (Snapshot != nullptr)
	{
		View.Context = Snapshot->Context();
	}
	View.Surface = Graph->Surface();
	View.Serial = Serial;
	View.Clearance = Graph->World().Profile(Profile).clearance;
	return View;
}

bool FGridNavSource::UpdateSnapshots(NavCore::WorkBudget& Budget)
{
	const std::shared_ptr<const NavCore::MapSnapshot> Before = Publisher.Current();
	(void)Publisher.Publish(Map(), Budget);
	bool bNew = Publisher.Current() != Before || ShownSurface != Graph->Surface();
	for (const TUniquePtr<FFiltered>& Filter : Filters)
	{
		const std::shared_ptr<const NavCore::MapSnapshot> Old = Filter->Publisher.Current();
		(void)Filter->Publisher.Publish(Map(), Budget);
		bNew = bNew || Filter->Publisher.Current() != Old;
	}
	ShownSurface = Graph->Surface();
	return bNew;
}

FGridNavPublishedGrid FGridNavSource::Publish() const
{
	FGridNavPublishedGrid Grid;
	Grid.View = MakeView(Publisher.Current());
	for (const TUniquePtr<FFiltered>& Filter : Filters)
	{
		if (Filter->Publisher.Current() != nullptr)
		{
			Grid.Filtered.Emplace(Filter->Costs, Filter->Publisher.Current());
		}
	}
	return Grid;
}

void FGridNavSource::HandleChange(NavCore::ProfileId Changed, const NavCore::GridChange& Change)
{
	if (Changed != Profile)
	{
		return;
	}
	Publisher.Note(Change);
	for (const TUniquePtr<FFiltered>& Filter : Filters)
	{
		Filter->Publisher.Note(Change);
	}
	const bool bCosts = NavCore::Includes(Change.Kinds(), NavCore::ChangeKind::Terrain);
	if (!bCosts && !NavCore::Includes(Change.Kinds(), NavCore::ChangeKind::Blocked) &&
		!NavCore::Includes(Change.Kinds(), NavCore::ChangeKind::Height))
	{
		// What opens a way leaves others as they were.
		return;
	}
	for (const NavCore::CellRect& Rect : Change.Rects())
	{
		if (Changes.Num() < GridNavSourcesPrivate::MaxChanges)
		{
			Changes.Add({Serial, Rect, bCosts});
			continue;
		}
		Changes.Last().Rect = Changes.Last().Rect.Union(Rect);
		Changes.Last().bCosts |= bCosts;
	}
}

void FGridNavSource::TakeChanges(TArray<FGridNavChangedCells>& OutChanges)
{
	OutChanges.Append(Changes);
	Changes.Reset();
}

SIZE_T FGridNavSource::GetAllocatedSize() const
{
	SIZE_T Bytes = Publisher.Bytes() + Changes.GetAllocatedSize();
	for (const TUniquePtr<FFiltered>& Filter : Filters)
	{
		Bytes += sizeof(FFiltered) + Filter->Publisher.Bytes();
	}
	return Bytes;
}

void FGridNavSources::Refresh(TConstArrayView<UGridNavGraphComponent*> Components, float AgentRadius)
{
	check(IsInGameThread());
	const int32 Removed =
		Sources.RemoveAll([](const TUniquePtr<FGridNavSource>& Source) { return !Source->IsCurrent(); });
	bool bChanged = Removed > 0;
	for (UGridNavGraphComponent* Component : Components)
	{
		const TSharedPtr<FGridNavGraph> Graph = Component->GetGraph();
		const bool bKnown = !Graph.IsValid() ||
			Sources.ContainsByPredicate(
				[&](const TUniquePtr<FGridNavSource>& Source) { return Source->IsOf(*Component); });
		if (!bKnown)
		{
			Sources.Add(MakeUnique<FGridNavSource>(*Component, Graph.ToSharedRef(), AgentRadius));
			bChanged = true;
		}
	}
	bToBeShown |= bChanged;
	bToBeTaken |= bChanged;
}

void FGridNavSources::Update(
	TConstArrayView<FGridNavAreaRule> Rules, bool bServeOtherThreads, NavCore::WorkBudget& Budget)
{
	check(IsInGameThread());
	TArray<FGridNavCosts> Wanted;
	{
		FScopeLock Scope(&Lock);
		Swap(Wanted, WantedFilters);
	}
	bool bNew = bToBeShown || !Wanted.IsEmpty() || !GridNavSourcesPrivate::IsSame(CurrentRules, Rules);
	CurrentRules = TArray<FGridNavAreaRule>(Rules.GetData(), Rules.Num());
	bToBeShown = false;
	if (!bServeOtherThreads)
	{
		SetPublished(nullptr);
		bToBeShown = true;
		return;
	}
	for (const TUniquePtr<FGridNavSource>& Source : Sources)
	{
		for (const FGridNavCosts& Costs : Wanted)
		{
			(void)Source->FilteredView(Costs);
		}
		bNew = Source->UpdateSnapshots(Budget) || bNew;
	}
	if (bNew)
	{
		Publish();
	}
}

void FGridNavSources::Publish()
{
	TSharedRef<FGridNavPublished, ESPMode::ThreadSafe> Next =
		MakeShared<FGridNavPublished, ESPMode::ThreadSafe>();
	Next->Rules = CurrentRules;
	for (const TUniquePtr<FGridNavSource>& Source : Sources)
	{
		Next->Grids.Add(Source->Publish());
	}
	SetPublished(Next);
}

void FGridNavSources::Withdraw()
{
	check(IsInGameThread());
	bToBeTaken |= !Sources.IsEmpty();
	Sources.Reset();
	SetPublished(nullptr);
}

TArray<FGridNavView> FGridNavSources::Views(const FNavigationQueryFilter* Filter)
{
	if (!IsInGameThread())
	{
		return ViewsOffGameThread(Filter);
	}
	FGridNavCosts Costs;
	const bool bFiltered = FGridNavCosts::Make(Filter, CurrentRules, Costs);
	TArray<FGridNavView> Result;
	for (const TUniquePtr<FGridNavSource>& Source : Sources)
	{
		// A component that is being destroyed may have dropped its grid since the last refresh.
		if (Source->IsCurrent())
		{
			Result.Add(bFiltered ? Source->FilteredView(Costs) : Source->LiveView());
		}
	}
	return Result;
}

TArray<FGridNavView> FGridNavSources::ViewsOffGameThread(const FNavigationQueryFilter* Filter)
{
	TArray<FGridNavView> Result;
	const TSharedPtr<const FGridNavPublished, ESPMode::ThreadSafe> Shown = GetPublished();
	if (!Shown.IsValid())
	{
		return Result;
	}
	FGridNavCosts Costs;
	const bool bFiltered = FGridNavCosts::Make(Filter, Shown->Rules, Costs);
	for (const FGridNavPublishedGrid& Grid : Shown->Grids)
	{
		FGridNavView View = Grid.View;
		if (View.Snapshot == nullptr)
		{
			continue;
		}
		if (bFiltered)
		{
			const auto* Known =
				Grid.Filtered.FindByPredicate([&](const auto& Entry) { return Entry.Key == Costs; });
			if (Known != nullptr)
			{
				View.Snapshot = Known->Value;
			}
			else
			{
				// Costs as much as the grid is large, so ask the game thread to have it at hand the next
				// time.
				NavCore::SnapshotPublisher Once(GridNavSourcesPrivate::FilterOptions(Costs));
				View.Snapshot = Once.Publish(View.Map());
				FScopeLock Scope(&Lock);
				WantedFilters.AddUnique(Costs);
			}
			View.Context = View.Snapshot->Context();
		}
		Result.Add(MoveTemp(View));
	}
	return Result;
}

bool FGridNavSources::TakeChanges(TArray<FGridNavChangedCells>& OutChanges)
{
	for (const TUniquePtr<FGridNavSource>& Source : Sources)
	{
		Source->TakeChanges(OutChanges);
	}
	const bool bGrids = bToBeTaken;
	bToBeTaken = false;
	return bGrids;
}

SIZE_T FGridNavSources::GetAllocatedSize() const
{
	SIZE_T Bytes = Sources.GetAllocatedSize();
	for (const TUniquePtr<FGridNavSource>& Source : Sources)
	{
		Bytes += sizeof(FGridNavSource) + Source->GetAllocatedSize();
	}
	return Bytes;
}

TSharedPtr<const FGridNavPublished, ESPMode::ThreadSafe> FGridNavSources::GetPublished() const
{
	FScopeLock Scope(&Lock);
	return Published;
}

void FGridNavSources::SetPublished(TSharedPtr<const FGridNavPublished, ESPMode::ThreadSafe>&& Next)
{
	FScopeLock Scope(&Lock);
	// Let go of the old one by the caller, after the lock: it may be the last to hold large snapshots.
	Swap(Published, Next);
}
