// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Search/PathSearch.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace NavCore
{
class SearchScratch;

namespace Detail
{
struct ScratchData;
}

struct GoalFieldOptions
{
	/** Least clearance of every cell on the way; above 1 it needs the map's clearance layer. */
	std::uint8_t clearance = 1;
	/** Nothing that costs more units than this is looked at; 0 = no bound. */
	Cost maxCost{};
	/**
	 * The field serves one start: the search is aimed at it, as A* is at its goal. Where more starts are
	 * added after all, it goes on in all directions.
	 */
	bool focused = false;
};

/** A cell whose cost is known. */
struct SettledCell
{
	Cell cell;
	Cost cost;

	friend constexpr bool operator==(SettledCell, SettledCell) = default;
};

/**
 * Cheapest ways from any number of starts to the closest of a set of goals: one search from the goals, in
 * which every start finds its own path. Moves cost the same both ways, so the way back is the way there.
 *
 * The search can stop and go on between any two expansions, and slicing never changes an answer. It goes
 * only as far as the starts need; a start that is added later makes it go on from where it stands, for as
 * long as the map keeps its version. The field holds its scratch until the next Begin or its end. It
 * allocates nothing once it is warm.
 *
 * Costs are kept in 32 bits: past 2^31 units (770,000 plain steps, or 3,000 of the dearest terrain) the
 * search ends with LimitReached, and a search for each start has to do. Five bytes a cell that was reached.
 */
class NAVCORE_EXPORT GoalField
{
public:
	/** Where moves cost their length, an expansion takes so much less than one of A*. */
	static constexpr std::int64_t PlainCellsPerUnit = 4;

	explicit GoalField(SearchScratch& scratch);
	GoalField(const GoalField&) = delete;
	GoalField& operator=(const GoalField&) = delete;

	/**
	 * Starts anew and checks the goals; never searches. Goals that no agent can stand on do not count; if
	 * none is left, the answer is InvalidRequest and Error() tells what is wrong with the first one.
	 */
	[[nodiscard]] SearchStatus Begin(
		const SearchContext& context, std::span<const Cell> goals, const GoalFieldOptions& options = {});
	[[nodiscard]] SearchStatus Begin(
		const GridMap& map, std::span<const Cell> goals, const GoalFieldOptions& options = {})
	{
		return Begin(SearchContext{&map}, goals, options);
	}

	/**
	 * Asks for the path from a cell, at any time after Begin. None, or why the start is refused. The status
	 * is Running again where the field has to grow for it, and OutOfMemory where it cannot be kept.
	 */
	[[nodiscard]] RequestError AddStart(Cell start);

	/**
	 * Works until the budget is spent or every start is answered; without starts, until everything within
	 * maxCost is. Found: all of them are settled. NoPath and LimitReached: those that are not settled cannot
	 * reach a goal, or not within the bound. Cancelled: the map has changed, and the field is void.
	 */
	[[nodiscard]] SearchStatus Advance(WorkBudget& budget);

	[[nodiscard]] SearchStatus Status() const { return status_; }
	[[nodiscard]] RequestError Error() const { return error_; }
	[[nodiscard]] const SearchCounters& Counters() const { return counters_; }
	/** Whether the field belongs to the map as it is now. Nothing else may be asked when it does not. */
	[[nodiscard]] bool IsCurrent() const;

	/** Whether the cheapest way from a cell is known. False for any cell that has none. */
	[[nodiscard]] bool IsSettled(Cell cell) const;
	/** The cost of the cheapest way from a cell to a goal; InfiniteCost where it is not settled. */
	[[nodiscard]] Cost CostFrom(Cell cell) const;
	/**
	 * Writes the way from a settled cell to the goal it leads to; false, and the path is empty, for others.
	 * Turning points on square cells, every cell on hexagons. About 10 ns a step.
	 */
	bool ExtractPath(Cell start, Path& outPath);
	/** All settled cells in cell order. Takes a look at every cell of every page that was reached. */
	void ListSettled(std::vector<SettledCell>& outCells) const;

private:
	/** Components of the goals that are told apart; with more of them, starts are not checked beforehand. */
	static constexpr std::size_t MaxComponents = 8;

	[[nodiscard]] RequestError CheckCell(Cell cell) const;
	[[nodiscard]] SearchStatus PlaceGoal(Cell goal);
	void NoteComponent(Cell goal);
	[[nodiscard]] bool IsCutOff(Cell start) const;
	void Aim();
	/** Whether the position is settled, whatever the status. */
	[[nodiscard]] bool IsFinal(std::uint32_t position) const;
	void UpdateStatus();
	void CountBytes();
	[[nodiscard]] std::uint32_t PositionOf(Cell cell) const;

	/** Expands up to so many cells. */
	void RunQuantum(std::int64_t cells);
	template <bool Pruned, class Moves>
	void RunQueues(std::int64_t cells);
	template <class Moves, class Heuristic>
	void RunHeap(std::int64_t cells);

	Detail::ScratchData& scratch_;
	SearchContext context_;
	std::uint64_t mapVersion_ = 0;
	GoalFieldOptions options_;
	SearchStatus status_ = SearchStatus::Idle;
	RequestError error_ = RequestError::None;
	SearchCounters counters_;
	/** Two queues serve where moves cost their length; a heap everywhere else, and to aim. */
	bool queues_ = true;
	/** Why nothing is left to expand; Running while there is. */
	SearchStatus ended_ = SearchStatus::Running;
	/** No cell above this cost counts as settled. */
	std::uint32_t dearest_ = 0;
	/** Starts before this one are answered. */
	std::size_t nextStart_ = 0;
	/** Some start cannot reach a goal, or not within the bound. */
	bool unreachable_ = false;
	bool tooDear_ = false;
	bool hasStarts_ = false;
	bool aimed_ = false;
	bool aimChanged_ = false;
	Cell aim_;
	std::array<std::uint32_t, MaxComponents> components_{};
	std::size_t componentCount_ = 0;
};
} // namespace NavCore
