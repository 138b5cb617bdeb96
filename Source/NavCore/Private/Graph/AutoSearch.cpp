// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Graph/AutoSearch.h"

#include "Graph/TrialEffort.h"
#include "Hierarchy/HierarchicalSearch.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Hierarchy/ClusterGraph.h"
#include "NavCore/Regions/NearestSearch.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavCore/Spatial/SpatialSearch.h"
#include "NavCore/Trace/TraceSink.h"
#include "Search/AStar.h"
#include "Search/JumpPointSearch.h"
#include "Spatial/InnerTrace.h"
#include "Spatial/StraightWay.h"

#include <algorithm>
#include <cstdlib>

namespace NavCore::Detail
{
/** See CreateAutoSearch. */
class AutoSearch final : public PathSearch
{
public:
	explicit AutoSearch(SearchScratch& scratch)
		: spatial_(CreateSpatialSearch(scratch, {})), direct_(CreateAStar(scratch)),
		  hierarchy_(CreateHierarchicalSearch(scratch))
	{
	}

	[[nodiscard]] std::string_view ServedBy() const override
	{
		return inner_ != nullptr ? inner_->ServedBy() : servedBy_;
	}
	[[nodiscard]] const Path* FirstLeg() const override
	{
		if (inner_ == hierarchy_.get() && stage_ == Stage::Last)
		{
			return inner_->FirstLeg();
		}
		return Status() == SearchStatus::Found ? &GetPath() : nullptr;
	}

protected:
	void OnReset() override
	{
		inner_ = nullptr;
		servedBy_ = "auto";
		settled_ = {};
		stage_ = Stage::Start;
	}
	[[nodiscard]] SearchStatus OnBegin() override;
	[[nodiscard]] SearchStatus OnAdvance(WorkBudget& budget) override;
	[[nodiscard]] bool DependsOn(const CellRect& rect) const override;

private:
	enum class Stage : std::uint8_t
	{
		Start,
		Nearest, // Looks for the reachable cell closest to a goal that is not.
		Trial,   // An attempt that may end without an answer.
		Last,
	};

	[[nodiscard]] SearchStatus LeaveStart();
	[[nodiscard]] SearchStatus AdvanceNearest(WorkBudget& budget);
	[[nodiscard]] SearchStatus Choose();
	[[nodiscard]] bool HierarchyServes() const;
	[[nodiscard]] SearchStatus BeginTrial(std::int64_t expansions);
	[[nodiscard]] SearchStatus BeginLast(PathSearch& search);
	[[nodiscard]] SearchStatus BeginInner(PathSearch& search, std::int64_t maxExpansions, bool allowPartial);
	[[nodiscard]] SearchStatus AdvanceInner(WorkBudget& budget);
	[[nodiscard]] SearchStatus EndInner(SearchStatus status);
	[[nodiscard]] SearchStatus FinishFound();
	/** The search that does without the cluster graph. */
	[[nodiscard]] PathSearch& Plain() const { return Map().IsUniform() ? *spatial_ : *direct_; }

	std::unique_ptr<PathSearch> spatial_;
	std::unique_ptr<PathSearch> direct_;
	std::unique_ptr<PathSearch> hierarchy_;
	NearestSearch nearest_;
	InnerTrace innerTrace_;
	/** The one at work, or null. */
	PathSearch* inner_ = nullptr;
	std::string_view servedBy_ = "auto";
	Stage stage_ = Stage::Start;
	/** The goal, or the nearest reachable cell. */
	Cell target_;
	/** What a trial without an answer did. */
	SearchCounters settled_;
};

SearchStatus AutoSearch::OnBegin()
{
	innerTrace_.Attach(Request().trace);
	if (Request().trace != nullptr)
	{
		Request().trace->OnEvent({TraceKind::Source, Request().start, Request().start, {}, {}});
		Request().trace->OnEvent({TraceKind::Destination, Request().goal, Request().goal, {}, {}});
	}
	target_ = Request().goal;
	return SearchStatus::Running;
}

SearchStatus AutoSearch::OnAdvance(WorkBudget& budget)
{
	SearchStatus status = SearchStatus::Running;
	if (stage_ == Stage::Start)
	{
		if (budget.NextQuantum() == 0)
		{
			return status;
		}
		budget.Spend(1);
		status = LeaveStart();
	}
	if (status == SearchStatus::Running && stage_ == Stage::Nearest)
	{
		status = AdvanceNearest(budget);
	}
	if (status == SearchStatus::Running && stage_ == Stage::Trial)
	{
		status = AdvanceInner(budget);
	}
	if (status == SearchStatus::Running && stage_ == Stage::Last)
	{
		status = AdvanceInner(budget);
	}
	return status;
}

bool AutoSearch::DependsOn(const CellRect& rect) const
{
	// Which cell is the nearest that can be reached depends on the whole map.
	return stage_ == Stage::Nearest ||
		(inner_ != nullptr && (target_ != Request().goal || inner_->MayHaveRead(rect)));
}

/** What can be answered without a search. */
SearchStatus AutoSearch::LeaveStart()
{
	// An edit may have come since the request.
	const RegionMap* regions = Context().regions;
	if (regions == nullptr || !regions->Follows(Map()) ||
		regions->AreConnected(Request().start, Request().goal))
	{
		return Choose();
	}
	servedBy_ = "regions";
	if (!Request().allowPartial)
	{
		return SearchStatus::NoPath;
	}
	// Labels are those of the smallest agent; wider ones may not fit where they point.
	if (Request().clearance > 1 ||
		nearest_.Begin(*regions, Map(), Request().start, Request().goal) != RegionError::None)
	{
		return Choose();
	}
	stage_ = Stage::Nearest;
	return SearchStatus::Running;
}

/** Aims at the nearest cell that can be reached. */
SearchStatus AutoSearch::AdvanceNearest(WorkBudget& budget)
{
	const NearestSearch::Status status = nearest_.Advance(budget);
	if (status == NearestSearch::Status::Running)
	{
		return SearchStatus::Running;
	}
	// Without labels the search finds out by itself how far it gets.
	target_ = status == NearestSearch::Status::Done ? nearest_.Nearest() : Request().goal;
	if (target_ != Request().start)
	{
		return Choose();
	}
	path_.points.push_back(target_);
	path_.mapVersion = Map().Version();
	return EndPartial(SearchStatus::NoPath);
}

/** The choice among those that search. */
SearchStatus AutoSearch::Choose()
{
	if (ServesJumps(Map(), Request()) &&
		TakeOneTurnWay(Map(), Request().start, target_, Request().trace, path_))
	{
		servedBy_ = "line";
		return FinishFound();
	}
	if (!HierarchyServes())
	{
		return BeginLast(Plain());
	}
	const std::int64_t trial = TrialExpansions(Context(), Request(), target_);
	const bool isWhole = Request().maxExpansions > 0 && Request().maxExpansions <= trial;
	if (isWhole)
	{
		return BeginLast(Plain());
	}
	return trial > 0 ? BeginTrial(trial) : BeginLast(*hierarchy_);
}

bool AutoSearch::HierarchyServes() const
{
	const ClusterGraph* graph = Context().clusters;
	const std::uint8_t clearance = (std::max)(Request().clearance, std::uint8_t{1});
	return graph != nullptr && graph->Follows(Map()) && graph->Settings().clearance == clearance;
}

SearchStatus AutoSearch::BeginTrial(std::int64_t expansions)
{
	stage_ = Stage::Trial;
	return BeginInner(Plain(), expansions, false);
}

SearchStatus AutoSearch::BeginLast(PathSearch& search)
{
	stage_ = Stage::Last;
	const std::int64_t limit = Request().maxExpansions;
	return BeginInner(search, limit > 0 ? (std::max)(limit - settled_.expanded, std::int64_t{1}) : 0,
		Request().allowPartial);
}

SearchStatus AutoSearch::BeginInner(PathSearch& search, std::int64_t maxExpansions, bool allowPartial)
{
	SearchRequest request = Request();
	request.goal = target_;
	request.maxExpansions = maxExpansions;
	request.allowPartial = allowPartial;
	request.trace = innerTrace_.AsSink();
	if (request.trace != nullptr && settled_.expanded > 0)
	{
		// Another search begins, which knows nothing of the one before.
		request.trace->OnEvent({TraceKind::Refine, target_, request.start, {}, {}});
	}
	inner_ = &search;
	const SearchStatus status = search.Begin(Context(), request);
	return status == SearchStatus::Running ? status : EndInner(status);
}

SearchStatus AutoSearch::AdvanceInner(WorkBudget& budget)
{
	const SearchStatus status = inner_->Advance(budget);
	counters_ = settled_;
	counters_.Add(inner_->Counters());
	return status == SearchStatus::Running ? status : EndInner(status);
}

SearchStatus AutoSearch::EndInner(SearchStatus status)
{
	if (stage_ == Stage::Trial)
	{
		if (status == SearchStatus::LimitReached || status == SearchStatus::OutOfMemory)
		{
			settled_ = counters_;
			return BeginLast(*hierarchy_);
		}
		if (status == SearchStatus::NoPath && Request().allowPartial)
		{
			settled_ = counters_;
			return BeginLast(Plain());
		}
	}
	path_ = inner_->GetPath();
	partialReason_ = inner_->WhyPartial();
	return status == SearchStatus::Found ? FinishFound() : status;
}

SearchStatus AutoSearch::FinishFound()
{
	return target_ == Request().goal ? SearchStatus::Found : EndPartial(SearchStatus::NoPath);
}

std::unique_ptr<PathSearch> CreateAutoSearch(SearchScratch& scratch)
{
	return std::make_unique<AutoSearch>(scratch);
}
} // namespace NavCore::Detail
