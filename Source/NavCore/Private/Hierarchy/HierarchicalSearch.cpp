// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Hierarchy/HierarchicalSearch.h"

#include "Grid/MovePolicies.h"
#include "Hierarchy/AbstractSearch.h"
#include "Hierarchy/PathWriter.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavCore/Trace/TraceSink.h"
#include "Search/JumpPointSearch.h"
#include "Search/ScratchData.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace NavCore::Detail
{
/** See CreateHierarchicalSearch. A query goes through the stages in order; each can stop and go on. */
class HierarchicalSearch final : public PathSearch
{
public:
	HierarchicalSearch(HierarchyScratch& scratch, std::unique_ptr<PathSearch> fallback)
		: scratch_(scratch), abstract_(scratch), fallback_(std::move(fallback))
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

	/**
	 * Transitions that a leg passes by. Measured on the benchmark maps: with two, paths are half as far above
	 * the optimum as with none, at the same speed.
	 */
	static constexpr std::size_t TransitionsLeftOut = 2;

	[[nodiscard]] SearchStatus StartFallback();
	[[nodiscard]] SearchStatus Adopt(SearchStatus status);
	[[nodiscard]] SearchStatus RunStages(std::int64_t& ioQuantum);
	[[nodiscard]] StageResult OpenEnds(std::int64_t& ioQuantum);
	[[nodiscard]] bool BeginNearby();
	void BeginInsertion(Cell source, PageIndex page);
	[[nodiscard]] bool RunLocal(std::int64_t& ioQuantum);
	void EndGoalInsertion();
	[[nodiscard]] StageResult LeaveStart(std::int64_t& ioQuantum);
	[[nodiscard]] SearchStatus EndAbstract();
	void BeginLeg();
	[[nodiscard]] StageResult RunLeg(std::int64_t& ioQuantum);
	void AppendLeg();
	void EndLeg();
	[[nodiscard]] SearchStatus Finish(SearchStatus status);
	[[nodiscard]] CellRect RectOf(PageIndex page) const { return layout_.RectOf(abstract_.Page(page).id); }
	[[nodiscard]] Transition EntryOf(std::size_t routeIndex) const;
	[[nodiscard]] PageIndex PageOfNode(std::size_t routeIndex) const
	{
		return scratch_.nodes[scratch_.route[routeIndex]].place >> AbstractSearch::PlaceBits;
	}

	HierarchyScratch& scratch_;
	AbstractSearch abstract_;
	std::unique_ptr<PathSearch> fallback_;
	LocalSearch* local_ = nullptr;
	ClusterLayout layout_;
	Stage stage_ = Stage::OpenEnds;
	PageIndex startPage_ = NoPage;
	PageIndex goalPage_ = NoPage;
	/** Cost of a way inside a window that holds both ends. */
	std::uint32_t nearbyCost_ = LocalSearch::Unreached;
	std::size_t routeNext_ = 0;
	/** Where the leg under way ends, and the step over the border after it, if any. */
	Cell legEnd_;
	std::size_t legNext_ = 0;
	bool searching_ = false;
	/** Legs are found by jump point search instead of inside a window. */
	bool jumps_ = false;
	bool serves_ = true;
	bool hasFirstLeg_ = false;
	bool paused_ = false;
	PathWriter writer_;
	Path firstLeg_;
	std::vector<std::uint8_t> steps_;
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
	local_ = scratch_.Local();
	if (local_ == nullptr ||
		abstract_.Begin(Map(), *graph, MakeHeuristicSetup(Map(), estimated), Request().start) !=
			StageResult::Done)
	{
		return SearchStatus::OutOfMemory;
	}
	jumps_ = Map().IsUniform() && clearance <= 1 && Map().GetTopology() == Topology::Octile &&
		Map().GetCornerRule() != CornerRule::Never;
	stage_ = Stage::OpenEnds;
	nearbyCost_ = LocalSearch::Unreached;
	searching_ = false;
	startPage_ = NoPage;
	writer_.Begin(Map(), Request().start);
	if (Request().trace != nullptr)
	{
		Request().trace->OnEvent({TraceKind::Source, Request().start, Request().start, {}, {}});
		Request().trace->OnEvent({TraceKind::Destination, Request().goal, Request().goal, {}, {}});
	}
	return SearchStatus::Running;
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
			if (!RunLocal(ioQuantum))
			{
				return SearchStatus::Running;
			}
			nearbyCost_ = local_->CostTo(local_->ToLocal(Request().goal));
			abstract_.SetBound(nearbyCost_);
			stage_ = Stage::InsertStart;
			break;
		case Stage::InsertStart:
			BeginInsertion(Request().start, startPage_);
			if (!RunLocal(ioQuantum))
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
			BeginInsertion(Request().goal, goalPage_);
			if (!RunLocal(ioQuantum))
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
			BeginLeg();
			result = RunLeg(ioQuantum);
			if (result != StageResult::Done)
			{
				break;
			}
			EndLeg();
			if (writer_.End() == Request().goal)
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
	const StageResult opened = abstract_.Open(layout_.IdAt(Request().start), ioQuantum, startPage_);
	const StageResult both = opened == StageResult::Done
		? abstract_.Open(layout_.IdAt(Request().goal), ioQuantum, goalPage_)
		: opened;
	if (both != StageResult::Done)
	{
		return both;
	}
	abstract_.SetGoal(goalPage_);
	return scratch_.goalCosts.Resize(abstract_.Page(goalPage_).view.count) ? StageResult::Done
																		   : StageResult::NoMemory;
}

/** Whether start and goal lie in one cluster or in two that touch, and one window holds them. */
bool HierarchicalSearch::BeginNearby()
{
	const CellRect start = RectOf(startPage_);
	const CellRect goal = RectOf(goalPage_);
	const CellRect window = start.Union(goal);
	if (start.Inflate(1).Intersect(goal).IsEmpty() || window.width > WindowSide || window.height > WindowSide)
	{
		return false;
	}
	local_->Load(Map(), window, Request().clearance);
	local_->Begin(local_->ToLocal(Request().start));
	local_->AddTarget(local_->ToLocal(Request().goal));
	searching_ = true;
	return true;
}

void HierarchicalSearch::BeginInsertion(Cell source, PageIndex page)
{
	if (searching_)
	{
		return;
	}
	local_->Load(Map(), RectOf(page), Request().clearance);
	local_->Begin(local_->ToLocal(source));
	const ClusterView& view = abstract_.Page(page).view;
	for (std::uint32_t i = 0; i < view.count; ++i)
	{
		local_->AddTarget(view.cells[i]);
	}
	searching_ = true;
}

bool HierarchicalSearch::RunLocal(std::int64_t& ioQuantum)
{
	if (!searching_)
	{
		return true;
	}
	const std::int64_t before = local_->Expanded();
	const bool done = local_->Run(ioQuantum);
	ioQuantum -= local_->Expanded() - before;
	searching_ = !done;
	return done;
}

StageResult HierarchicalSearch::LeaveStart(std::int64_t& ioQuantum)
{
	const ClusterView view = abstract_.Page(startPage_).view;
	return abstract_.AddStart(startPage_, ioQuantum,
		[this, &view](std::uint32_t k) -> std::uint32_t
		{
			const std::uint32_t units = local_->CostTo(view.cells[k]);
			return units == LocalSearch::Unreached ? AbstractNode::NotReached
												   : units >> AbstractSearch::CostShift;
		});
}

void HierarchicalSearch::EndGoalInsertion()
{
	const ClusterView& view = abstract_.Page(goalPage_).view;
	for (std::uint32_t i = 0; i < view.count; ++i)
	{
		const std::uint32_t units = local_->CostTo(view.cells[i]);
		scratch_.goalCosts[i] = units == LocalSearch::Unreached ? AbstractNode::NotReached
																: units >> AbstractSearch::CostShift;
	}
}

SearchStatus HierarchicalSearch::EndAbstract()
{
	routeNext_ = 0;
	scratch_.route.Clear();
	if (!abstract_.HasRoute())
	{
		return nearbyCost_ == LocalSearch::Unreached ? SearchStatus::NoPath : SearchStatus::Running;
	}
	if (!abstract_.MakeRoute())
	{
		return SearchStatus::OutOfMemory;
	}
	counters_.subgoals = static_cast<std::int64_t>(scratch_.route.Size());
	if (Request().trace != nullptr)
	{
		for (std::size_t i = 0; i < scratch_.route.Size(); ++i)
		{
			const Transition entry = EntryOf(i);
			Request().trace->OnEvent({TraceKind::Subgoal, entry.to, entry.from, {}, {}});
		}
	}
	return SearchStatus::Running;
}

/** The step over the border that a node of the route stands for. */
Transition HierarchicalSearch::EntryOf(std::size_t routeIndex) const
{
	const std::uint32_t place = scratch_.nodes[scratch_.route[routeIndex]].place;
	const PageIndex page = place >> AbstractSearch::PlaceBits;
	const std::uint32_t transition = place & ((1U << AbstractSearch::PlaceBits) - 1);
	const ClusterView& view = abstract_.Page(page).view;
	std::size_t side = 0;
	while (view.sides[side + 1] <= transition)
	{
		++side;
	}
	const PageIndex before = routeIndex == 0 ? startPage_ : PageOfNode(routeIndex - 1);
	const auto opposite = static_cast<std::size_t>(Opposite(static_cast<ClusterSide>(side)));
	const std::uint32_t partner = abstract_.Page(before).view.sides[opposite] + transition - view.sides[side];
	return {abstract_.CellOf(before, partner), abstract_.CellOf(page, transition)};
}

/** A leg leaves out the transitions on its way as long as they are few. */
void HierarchicalSearch::BeginLeg()
{
	if (searching_)
	{
		return;
	}
	const std::size_t count = scratch_.route.Size();
	CellRect window = RectOf(routeNext_ == 0 ? startPage_ : PageOfNode(routeNext_ - 1));
	window = count == 0 ? window.Union(RectOf(goalPage_)) : window;
	legNext_ = routeNext_;
	// The first leg is short: an agent waits for it.
	const std::size_t leftOut = routeNext_ == 0 ? 1 : TransitionsLeftOut;
	while (legNext_ < count && legNext_ - routeNext_ < leftOut)
	{
		const CellRect longer = window.Union(RectOf(PageOfNode(legNext_)));
		if (!jumps_ && (longer.width > WindowSide || longer.height > WindowSide))
		{
			break;
		}
		window = longer;
		++legNext_;
	}
	legEnd_ = legNext_ < count ? EntryOf(legNext_).from : Request().goal;
	searching_ = true;
	if (Request().trace != nullptr)
	{
		Request().trace->OnEvent({TraceKind::Refine, legEnd_, writer_.End(), {}, {}});
	}
	if (jumps_)
	{
		SearchRequest leg;
		leg.start = writer_.End();
		leg.goal = legEnd_;
		searching_ = fallback_->Begin(Context(), leg) == SearchStatus::Running;
		return;
	}
	local_->Load(Map(), window, Request().clearance);
	local_->Begin(local_->ToLocal(writer_.End()));
	local_->AddTarget(local_->ToLocal(legEnd_));
}

/** Like RunLocal, for a leg. */
StageResult HierarchicalSearch::RunLeg(std::int64_t& ioQuantum)
{
	if (!jumps_)
	{
		return RunLocal(ioQuantum) ? StageResult::Done : StageResult::Spent;
	}
	if (searching_)
	{
		WorkBudget budget(ioQuantum);
		searching_ = fallback_->Advance(budget) == SearchStatus::Running;
		ioQuantum -= budget.Used();
	}
	if (searching_)
	{
		return StageResult::Spent;
	}
	return fallback_->Status() == SearchStatus::Found ? StageResult::Done : StageResult::NoMemory;
}

void HierarchicalSearch::AppendLeg()
{
	if (jumps_)
	{
		const Path& leg = fallback_->GetPath();
		writer_.AddCost(static_cast<std::uint64_t>(leg.cost.units));
		for (std::size_t i = 1; i < leg.points.size(); ++i)
		{
			const Cell from = leg.points[i - 1];
			const Cell to = leg.points[i];
			const Cell step = StepTowards(from, to);
			writer_.Step(static_cast<std::size_t>(DirectionOf(step.x, step.y)),
				(std::max)(std::abs(to.x - from.x), std::abs(to.y - from.y)));
		}
		return;
	}
	const LocalCell end = local_->ToLocal(legEnd_);
	writer_.AddCost(local_->CostTo(end));
	local_->StepsBackFrom(end, steps_);
	for (std::size_t i = steps_.size(); i-- > 0;)
	{
		writer_.Step(steps_[i], 1);
	}
}

void HierarchicalSearch::EndLeg()
{
	AppendLeg();
	if (legNext_ < scratch_.route.Size())
	{
		const Transition entry = EntryOf(legNext_);
		const auto direction = static_cast<std::size_t>(
			DirectionOf(entry.to.x - entry.from.x, entry.to.y - entry.from.y));
		const BitView rows = Map().Rows();
		writer_.AddCost(LayeredMoves(Map(), Request().clearance)
							.Step(rows.Position(entry.from.x, entry.from.y),
								rows.Position(entry.to.x, entry.to.y), direction));
		writer_.Step(direction, 1);
	}
	routeNext_ = legNext_ + 1;
	++counters_.refinements;
	if (!hasFirstLeg_)
	{
		firstLeg_ = writer_.Written();
		firstLeg_.partial = writer_.End() != Request().goal;
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
		path_ = writer_.Written();
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
	path_ = writer_.Written();
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
