// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Graph/LinkRoute.h"
#include "Graph/LinkedNearest.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Search/PathSearch.h"
#include "Spatial/InnerTrace.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace NavCore::Detail
{
/** One query over links: see CreateLinkedSearch. Lives as long as its search, for one query at a time. */
class LinkTour
{
public:
	LinkTour(PathSearch& kernel, bool optimal) : kernel_(kernel), optimal_(optimal) {}

	/** With a request that was found fit. Never searches. */
	void Begin(const SearchContext& context, const SearchRequest& request);
	[[nodiscard]] SearchStatus Advance(WorkBudget& budget);

	/** When the tour is over: the path, and why it is partial. */
	[[nodiscard]] Path& Result() { return path_; }
	[[nodiscard]] SearchStatus WhyPartial() const { return whyPartial_; }
	/** Null until it is certain. */
	[[nodiscard]] const Path* FirstLeg() const { return hasFirstLeg_ ? &path_ : nullptr; }
	[[nodiscard]] SearchCounters Counters() const;

private:
	enum class Stage : std::uint8_t
	{
		Reach,   // Asks whether there can be a way at all.
		Nearest, // Looks for the closest place that can be reached instead.
		Route,
		Walk,   // The algorithm searches for a walk that the route asks for.
		Refine, // ... for the walks of the route that cost what the table says.
		Last,   // ... for the way on from where the links end.
	};

	/** A walk that was found. */
	struct Leg
	{
		Cell from;
		Cell to;
		Path path;
	};

	/** One stage until it is over or the budget is spent; Running in both cases. */
	[[nodiscard]] SearchStatus Step(WorkBudget& budget);
	[[nodiscard]] SearchStatus LeaveReach();
	[[nodiscard]] SearchStatus AdvanceNearest(WorkBudget& budget);
	void BeginRoute();
	[[nodiscard]] SearchStatus AdvanceRoute(WorkBudget& budget);
	[[nodiscard]] SearchStatus BeginWalk();
	[[nodiscard]] SearchStatus AdvanceWalk(WorkBudget& budget);
	[[nodiscard]] SearchStatus EndWalk(SearchStatus status);
	[[nodiscard]] SearchStatus EndRoute();
	[[nodiscard]] SearchStatus AdvanceRefine(WorkBudget& budget);
	[[nodiscard]] SearchStatus EndRefine();
	[[nodiscard]] SearchStatus EndWithoutRoute();
	[[nodiscard]] SearchStatus AdvanceLast(WorkBudget& budget);
	/** The way to where a walk broke off, and what there is of it. */
	[[nodiscard]] SearchStatus EndBrokenOff(SearchStatus why, bool hasPath);
	[[nodiscard]] SearchStatus EndPartial(SearchStatus why);
	[[nodiscard]] SearchStatus Finish();

	/** Begins a search of the algorithm's; the answer may be there at once. */
	[[nodiscard]] SearchStatus BeginKernel(Cell from, Cell to, Cost maxCost);
	[[nodiscard]] SearchStatus AdvanceKernel(WorkBudget& budget);
	[[nodiscard]] bool IsOutOfExpansions() const;
	[[nodiscard]] const Leg* FindLeg(Cell from, Cell to) const;
	void KeepLeg();
	/** Appends moves that need no search; false at a walk that has to be searched for. */
	[[nodiscard]] bool AppendMoves();
	void AppendWalk(const Path& walk);
	[[nodiscard]] Cell BestReached();

	PathSearch& kernel_;
	bool optimal_;
	SearchContext context_;
	SearchContext plain_;
	SearchRequest request_;
	Stage stage_ = Stage::Reach;
	/** The goal, or the closest place that can be reached. */
	Cell target_;
	LinkRoute route_;
	LinkedNearest nearest_;
	InnerTrace innerTrace_;

	Cell kernelFrom_;
	Cell kernelTo_;
	SearchCounters settled_;
	std::int64_t walks_ = 0;
	bool tooDear_ = false;

	/** The first legCount_ are of this query; the memory of the others is kept. */
	std::vector<Leg> legs_;
	std::size_t legCount_ = 0;
	std::vector<RouteMove> moves_;
	std::size_t nextMove_ = 0;
	std::vector<Cell> reached_;
	std::vector<Cell> cells_;
	std::vector<PathLink> links_;
	Path path_;
	bool hasFirstLeg_ = false;
	bool paused_ = false;
	SearchStatus whyPartial_ = SearchStatus::Running;
};
} // namespace NavCore::Detail
