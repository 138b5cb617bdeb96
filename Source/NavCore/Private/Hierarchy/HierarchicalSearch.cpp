// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Hierarchy/HierarchicalSearch.h"

#include "Hierarchy/AbstractSearch.h"
#include "Hierarchy/RouteRefiner.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavCore/Trace/TraceSink.h"
#include "Search/JumpPointSearch.h"
#include "Search/ScratchData.h"

#include <algorithm>
#include <utility>

namespace NavCore::Detail
{
/** See CreateHierarchicalSearch. A query goes through the stages in order; each can stop and go on. */
class HierarchicalSearch final : public PathSearch
{
public:
	HierarchicalSearch(HierarchyScratch& scratch, std::unique_ptr<PathSearch> fallback)
		: scratch_(scratch), abstract_(scratch), fallback_(std::move(fallback)),
		  refiner_(scratch, abstract_, *fallback_)
	{
	}

	[[nodiscard]] std::string_view ServedBy() const override
	{
		return serves_ ? "hpa" : fallback_->ServedBy();
	}
	[[nodiscard]] const Path* FirstLeg() const override
	{
		return hasFirstLeg_ ? &firstLeg_ : Status() == SearchStatus::Found ? &GetPath() : nullptr;
	}

protected:
	void OnReset() override
	{
		serves_ = true;
		hasFirstLeg_ = false;
		paused_ = false;
	}
	[[nodiscard]] SearchStatus OnBegin() override;
	[[nodiscard]] SearchStatus OnAdvance(WorkBudget& budget) override;
	[[nodiscard]] bool DependsOn(const CellRect& rect) const override;

private:
	enum class Stage : std::uint8_t
	{
		OpenEnds,    // Pages of the clusters of start and goal.
		Nearby,      // A window that holds both ends, if there is one.
		InsertStart, // Costs from the start to the transitions of its cluster.
		LeaveStart,
		InsertGoal,
		Abstract,
		Refine,
	};

	[[nodiscard]] SearchStatus StartFallback();
	[[nodiscard]] SearchStatus Adopt(SearchStatus status);
	[[nodiscard]] SearchStatus RunStages(std::int64_t& ioQuantum);
	[[nodiscard]] StageResult OpenEnds(std::int64_t& ioQuantum);
	[[nodiscard]] bool BeginNearby();
	void BeginInsertion(LocalSearch& search, Cell source, PageIndex page);
	[[nodiscard]] bool RunLocal(LocalSearch& search, std::int64_t& ioQuantum);
	void EndGoalInsertion();
	[[nodiscard]] StageResult LeaveStart(std::int64_t& ioQuantum);
	[[nodiscard]] SearchStatus EndAbstract();
	void TraceRoute(TraceSink& trace) const;
	void EndLeg();
	[[nodiscard]] SearchStatus Finish(SearchStatus status);
	[[nodiscard]] CellRect RectOf(PageIndex page) const { return layout_.RectOf(abstract_.Page(page).id); }

	HierarchyScratch& scratch_;
	AbstractSearch abstract_;
	std::unique_ptr<PathSearch> fallback_;
	RouteRefiner refiner_;
	ClusterLayout layout_;
	Stage stage_ = Stage::OpenEnds;
	RouteEnds ends_;
	/** Cost of a way inside a window that holds both ends. */
	std::uint32_t nearbyCost_ = LocalSearch::Unreached;
	/** That window; empty without one. */
	CellRect nearbyWindow_;
	/** What the whole query is based on, besides the cells it reads. */
	bool jumpsAtBegin_ = false;
	bool uniformAtBegin_ = true;
	std::uint32_t terrainAtBegin_ = 0;
	bool searching_ = false;
	bool serves_ = true;
	bool hasFirstLeg_ = false;
	bool paused_ = false;
	Path firstLeg_;
};

SearchStatus HierarchicalSearch::OnBegin()
{
	const ClusterGraph* graph = Context().clusters;
	const std::uint8_t clearance = (std::max)(Request().clearance, std::uint8_t{1});
	if (graph == nullptr || !graph->Follows(Map()) || graph->Settings().clearance != clearance)
	{
		return StartFallback();
	}
	layout_ = graph->Layout();
	SearchRequest estimated = Request();
	estimated.heuristic = HeuristicKind::Automatic;
	ends_ = {NoPage, NoPage, scratch_.AtStart(), scratch_.AtGoal()};
	if (ends_.atStart == nullptr || ends_.atGoal == nullptr ||
		abstract_.Begin(Map(), *graph, MakeHeuristicSetup(Map(), estimated), Request().start,
			Request().goal) != StageResult::Done)
	{
		return SearchStatus::OutOfMemory;
	}
	stage_ = Stage::OpenEnds;
	nearbyCost_ = LocalSearch::Unreached;
	nearbyWindow_ = {};
	jumpsAtBegin_ = HasJumpPoints(Map(), Request().clearance);
	uniformAtBegin_ = Map().IsUniform();
	terrainAtBegin_ = Map().MinTerrain();
	searching_ = false;
	refiner_.Begin(Context(), Request(), layout_, ends_);
	if (Request().trace != nullptr)
	{
		Request().trace->OnEvent({TraceKind::Source, Request().start, Request().start, {}, {}});
		Request().trace->OnEvent({TraceKind::Destination, Request().goal, Request().goal, {}, {}});
	}
	return SearchStatus::Running;
}

bool HierarchicalSearch::DependsOn(const CellRect& rect) const
{
	if (!serves_)
	{
		return fallback_->MayHaveRead(rect);
	}
	// The cheapest terrain is what estimates are based on.
	const bool isAnotherMap = Map().MinTerrain() != terrainAtBegin_ || Map().IsUniform() != uniformAtBegin_ ||
		HasJumpPoints(Map(), Request().clearance) != jumpsAtBegin_;
	return isAnotherMap || rect.Contains(Request().start) || rect.Contains(Request().goal) ||
		!nearbyWindow_.Intersect(rect.Inflate(1)).IsEmpty() || abstract_.DependsOn(rect) ||
		refiner_.DependsOn(rect);
}

SearchStatus HierarchicalSearch::StartFallback()
{
	serves_ = false;
	return Adopt(fallback_->Begin(Context(), Request()));
}

/** Takes over what the other search answered. */
SearchStatus HierarchicalSearch::Adopt(SearchStatus status)
{
	counters_ = fallback_->Counters();
	partialReason_ = fallback_->WhyPartial();
	path_ = fallback_->GetPath();
	return status;
}

SearchStatus HierarchicalSearch::OnAdvance(WorkBudget& budget)
{
	while (serves_)
	{
		std::int64_t quantum = budget.NextQuantum();
		if (quantum == 0)
		{
			return SearchStatus::Running;
		}
		const std::int64_t limit = Request().maxExpansions;
		quantum = limit > 0 ? (std::min)(quantum, limit - counters_.expanded) : quantum;
		if (quantum <= 0)
		{
			return Finish(SearchStatus::LimitReached);
		}
		std::int64_t left = quantum;
		const SearchStatus status = RunStages(left);
		counters_.expanded += quantum - left;
		counters_.generated = abstract_.Generated();
		budget.Spend(quantum - left);
		if (status != SearchStatus::Running)
		{
			return Finish(status);
		}
		if (Request().pauseAtFirstLeg && hasFirstLeg_ && !paused_)
		{
			paused_ = true;
			return SearchStatus::Running;
		}
	}
	return Adopt(fallback_->Advance(budget));
}

/** Runs from stage to stage until the quantum is used up or the search ends. */
SearchStatus HierarchicalSearch::RunStages(std::int64_t& ioQuantum)
{
	StageResult result = StageResult::Done;
	while (result == StageResult::Done && serves_)
	{
		switch (stage_)
		{
		case Stage::OpenEnds:
			result = OpenEnds(ioQuantum);
			if (result == StageResult::Done)
			{
				stage_ = BeginNearby() ? Stage::Nearby : Stage::InsertStart;
			}
			break;
		case Stage::Nearby:
			if (!RunLocal(*ends_.atStart, ioQuantum))
			{
				return SearchStatus::Running;
			}
			nearbyCost_ = ends_.atStart->CostTo(ends_.atStart->ToLocal(Request().goal));
			abstract_.SetBound(nearbyCost_);
			stage_ = Stage::InsertStart;
			break;
		case Stage::InsertStart:
			BeginInsertion(*ends_.atStart, Request().start, ends_.startPage);
			if (!RunLocal(*ends_.atStart, ioQuantum))
			{
				return SearchStatus::Running;
			}
			stage_ = Stage::LeaveStart;
			break;
		case Stage::LeaveStart:
			result = LeaveStart(ioQuantum);
			stage_ = result == StageResult::Done ? Stage::InsertGoal : stage_;
			break;
		case Stage::InsertGoal:
			BeginInsertion(*ends_.atGoal, Request().goal, ends_.goalPage);
			if (!RunLocal(*ends_.atGoal, ioQuantum))
			{
				return SearchStatus::Running;
			}
			EndGoalInsertion();
			stage_ = Stage::Abstract;
			break;
		case Stage::Abstract:
			result = abstract_.Advance(ioQuantum);
			if (result == StageResult::Done)
			{
				const SearchStatus status = EndAbstract();
				if (status != SearchStatus::Running)
				{
					return status;
				}
				stage_ = Stage::Refine;
			}
			break;
		case Stage::Refine:
			result = refiner_.Advance(ioQuantum);
			if (result != StageResult::Done)
			{
				break;
			}
			EndLeg();
			if (refiner_.IsAtGoal())
			{
				return SearchStatus::Found;
			}
			if (Request().pauseAtFirstLeg && !paused_)
			{
				return SearchStatus::Running;
			}
			break;
		}
	}
	if (result == StageResult::Overflow)
	{
		return StartFallback();
	}
	return result == StageResult::NoMemory ? SearchStatus::OutOfMemory : SearchStatus::Running;
}

StageResult HierarchicalSearch::OpenEnds(std::int64_t& ioQuantum)
{
	const StageResult opened = abstract_.Open(0, layout_.IdAt(Request().start), ioQuantum, ends_.startPage);
	const StageResult both = opened == StageResult::Done
		? abstract_.Open(0, layout_.IdAt(Request().goal), ioQuantum, ends_.goalPage)
		: opened;
	if (both != StageResult::Done)
	{
		return both;
	}
	abstract_.SetGoal(ends_.goalPage);
	return scratch_.goalCosts.Resize(abstract_.Page(ends_.goalPage).view.count) ? StageResult::Done
																				: StageResult::NoMemory;
}

/** Whether start and goal lie in one cluster or in two that touch, and one window holds them. */
bool HierarchicalSearch::BeginNearby()
{
	const CellRect start = RectOf(ends_.startPage);
	const CellRect goal = RectOf(ends_.goalPage);
	const CellRect window = start.Union(goal);
	if (start.Inflate(1).Intersect(goal).IsEmpty() || window.width > WindowSide || window.height > WindowSide)
	{
		return false;
	}
	LocalSearch& search = *ends_.atStart;
	search.Load(Map(), window, Request().clearance);
	search.Begin(search.ToLocal(Request().start));
	search.AddTarget(search.ToLocal(Request().goal));
	nearbyWindow_ = window;
	searching_ = true;
	return true;
}

void HierarchicalSearch::BeginInsertion(LocalSearch& search, Cell source, PageIndex page)
{
	if (searching_)
	{
		return;
	}
	search.Load(Map(), RectOf(page), Request().clearance);
	search.Begin(search.ToLocal(source));
	const ClusterView& view = abstract_.Page(page).view;
	for (std::uint32_t i = 0; i < view.count; ++i)
	{
		search.AddTarget(view.cells[i]);
	}
	searching_ = true;
}

bool HierarchicalSearch::RunLocal(LocalSearch& search, std::int64_t& ioQuantum)
{
	if (!searching_)
	{
		return true;
	}
	const std::int64_t before = search.Expanded();
	const bool done = search.Run(ioQuantum);
	ioQuantum -= search.Expanded() - before;
	searching_ = !done;
	return done;
}

StageResult HierarchicalSearch::LeaveStart(std::int64_t& ioQuantum)
{
	const ClusterView view = abstract_.Page(ends_.startPage).view;
	return abstract_.AddStart(ends_.startPage, ioQuantum,
		[this, &view](std::uint32_t k) -> std::uint32_t
		{
			const std::uint32_t units = ends_.atStart->CostTo(view.cells[k]);
			return units == LocalSearch::Unreached ? AbstractNode::NotReached
												   : units >> AbstractSearch::CostShift;
		});
}

void HierarchicalSearch::EndGoalInsertion()
{
	const ClusterView& view = abstract_.Page(ends_.goalPage).view;
	for (std::uint32_t i = 0; i < view.count; ++i)
	{
		const std::uint32_t units = ends_.atGoal->CostTo(view.cells[i]);
		scratch_.goalCosts[i] =
			units == LocalSearch::Unreached ? AbstractNode::NotReached : units >> AbstractSearch::CostShift;
	}
}

SearchStatus HierarchicalSearch::EndAbstract()
{
	const bool isNearby = !abstract_.HasRoute() && nearbyCost_ != LocalSearch::Unreached;
	if (!abstract_.HasRoute() && !isNearby)
	{
		return SearchStatus::NoPath;
	}
	refiner_.Begin(Context(), Request(), layout_, ends_);
	if (isNearby)
	{
		return SearchStatus::Running;
	}
	if (!abstract_.MakeRoute(ends_.startPage))
	{
		return SearchStatus::OutOfMemory;
	}
	counters_.subgoals = static_cast<std::int64_t>(abstract_.RouteLength()) - 1;
	if (Request().trace != nullptr)
	{
		TraceRoute(*Request().trace);
	}
	return SearchStatus::Running;
}

/** The route as the abstract search found it: with clusters of all levels. */
void HierarchicalSearch::TraceRoute(TraceSink& trace) const
{
	for (std::size_t i = scratch_.packed.Size() - 1; i > 0; --i)
	{
		const RoutePiece& from = scratch_.packed[i];
		const RoutePiece& to = scratch_.packed[i - 1];
		trace.OnEvent({TraceKind::Subgoal, abstract_.CellOf(to.level, to.id, to.entry),
			abstract_.CellOf(from.level, from.id, from.exit), {}, {}});
	}
}

void HierarchicalSearch::EndLeg()
{
	++counters_.refinements;
	if (!hasFirstLeg_)
	{
		firstLeg_ = refiner_.Written();
		firstLeg_.partial = !refiner_.IsAtGoal();
		hasFirstLeg_ = true;
	}
}

SearchStatus HierarchicalSearch::Finish(SearchStatus status)
{
	if (!serves_)
	{
		return status;
	}
	counters_.peakNodes = static_cast<std::int64_t>(scratch_.nodes.Size());
	counters_.peakBytes = counters_.peakNodes * static_cast<std::int64_t>(sizeof(AbstractNode)) +
		static_cast<std::int64_t>(scratch_.open.Peak() * sizeof(BucketList::Entry));
	if (status == SearchStatus::Found)
	{
		path_ = refiner_.Written();
		return status;
	}
	if (!Request().allowPartial)
	{
		return status;
	}
	if (status == SearchStatus::NoPath)
	{
		// The graph knows that there is no way, not which cell comes closest.
		return StartFallback();
	}
	path_ = refiner_.Written();
	return EndPartial(status);
}

std::unique_ptr<PathSearch> CreateHierarchicalSearch(SearchScratch& scratch)
{
	ScratchData& data = scratch.Data();
	if (!data.hierarchy)
	{
		data.hierarchy = std::make_unique<HierarchyScratch>(data.memory);
	}
	return std::make_unique<HierarchicalSearch>(
		static_cast<HierarchyScratch&>(*data.hierarchy), CreateJumpPointSearch(scratch));
}
} // namespace NavCore::Detail
