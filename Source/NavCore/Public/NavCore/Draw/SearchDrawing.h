// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Draw/DrawList.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Trace/TraceSink.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace NavCore
{
class GridMap;

/** What the last event about a cell made of it. */
enum class SearchCellState : std::uint8_t
{
	Untouched,
	Open,     // In the open list: it was generated or got a cheaper way.
	Expanded, // Its moves are being looked at, or the search ended there.
	Closed,   // Done.
};

/** The number beside a cell. */
enum class SearchLabel : std::uint8_t
{
	None,
	G,     // Cost of the way so far, in tenths of a straight step.
	F,     // The priority with which the cell waits, likewise.
	Order, // Number of its first expansion, from 1.
};

/** What SearchDrawing::Draw draws. */
struct SearchDrawingOptions
{
	bool open = true;
	bool closed = true;
	/** The cell of the last expansion. */
	bool current = true;
	/** Closed cells colored from first to last expansion; without it they have one color. */
	bool order = true;
	/** Cells that refinements explored are tinted by the refinement instead. */
	bool refinements = true;
	/** Parents further away than one step: what searches that jump leave untouched in between. */
	bool jumps = true;
	bool lines = true;
	bool subgoals = true;
	bool trims = true;
	/** Where the query starts and where it wants to go. */
	bool ends = true;
	/** Numbers; drawn where the window wants labels. */
	SearchLabel label = SearchLabel::None;
	/** Of the cells, so that the ground shines through. */
	std::uint8_t opacity = 255;
};

/**
 * The state of a search after any number of the events that a trace recorded.
 *
 * Seek moves there, forwards or backwards, at a constant cost for each event in between. The caller keeps
 * the events: they may be appended to, which may move them in memory, but those before Step() stay as they
 * are. Events off the map count as steps and change nothing.
 *
 * Memory: 8 bytes a cell of the map, and 4 to 12 bytes an event.
 */
class NAVCORE_EXPORT SearchDrawing
{
public:
	/** Before the first event of a search on this map. */
	void Reset(const GridMap& map);

	/**
	 * Takes over, or takes back, events until so many are shown; no more than there are. A budgeted host goes
	 * in several pieces. The events must hold those that are shown.
	 */
	void Seek(std::span<const TraceEvent> events, std::size_t step);
	/** How many events are shown. */
	[[nodiscard]] std::size_t Step() const { return undo_.size(); }

	/** Cells by state. */
	[[nodiscard]] std::int64_t OpenCount() const { return CountOf(SearchCellState::Open); }
	[[nodiscard]] std::int64_t ClosedCount() const { return CountOf(SearchCellState::Closed); }
	[[nodiscard]] std::int64_t CountOf(SearchCellState state) const
	{
		return counts_[static_cast<std::size_t>(state)];
	}
	/** Cells that were expanded at least once. */
	[[nodiscard]] std::int64_t ExpandedCells() const
	{
		return static_cast<std::int64_t>(firstExpansions_.size());
	}
	[[nodiscard]] std::size_t JumpCount() const { return jumps_.size(); }
	[[nodiscard]] std::size_t LineCount() const { return lines_.size(); }
	[[nodiscard]] std::size_t SubgoalCount() const { return subgoals_.size(); }
	[[nodiscard]] std::size_t TrimCount() const { return trims_.size(); }
	[[nodiscard]] std::size_t RefinementCount() const { return refinements_.size(); }

	static constexpr std::uint32_t None = 0xFFFF'FFFF;
	/** Number of the first expansion of a cell, from 0; None if it was not expanded, or off the map. */
	[[nodiscard]] std::uint32_t OrderAt(Cell cell) const;
	/** Number of the event that made the cell what it is; None for an untouched one, or off the map. */
	[[nodiscard]] std::uint32_t EventAt(Cell cell) const;
	/** Number of the last refinement that saw the cell, from 0, or None. */
	[[nodiscard]] std::uint32_t RefinementAt(Cell cell) const;
	[[nodiscard]] SearchCellState StateAt(std::span<const TraceEvent> events, Cell cell) const;

	/** Nothing if there are fewer events than Step(), or the map has another size than at Reset. */
	void Draw(const GridMap& map, std::span<const TraceEvent> events, const DrawWindow& window,
		const SearchDrawingOptions& what, DrawList& outList) const;

	[[nodiscard]] std::size_t Bytes() const;

private:
	struct CellRecord
	{
		std::uint32_t event = None;
		std::uint32_t order = None;
	};
	class Painter;

	[[nodiscard]] bool Contains(Cell cell) const
	{
		return static_cast<std::uint32_t>(cell.x) < static_cast<std::uint32_t>(width_) &&
			static_cast<std::uint32_t>(cell.y) < static_cast<std::uint32_t>(height_);
	}
	[[nodiscard]] std::size_t IndexOf(Cell cell) const
	{
		return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(width_) +
			static_cast<std::size_t>(cell.x);
	}
	[[nodiscard]] static SearchCellState StateOf(
		std::span<const TraceEvent> events, const CellRecord& record);
	void StepForward(std::span<const TraceEvent> events);
	void StepBack(std::span<const TraceEvent> events);
	/** The list that an event of this kind is noted in; null if there is none. */
	[[nodiscard]] std::vector<std::uint32_t>* NotesOf(const TraceEvent& event);

	std::int32_t width_ = 0;
	std::int32_t height_ = 0;
	std::vector<CellRecord> cells_;
	/** For each event the one that its cell showed before. */
	std::vector<std::uint32_t> undo_;
	std::array<std::int64_t, 4> counts_{};
	// Numbers of events.
	std::vector<std::uint32_t> expansions_;
	std::vector<std::uint32_t> firstExpansions_;
	std::vector<std::uint32_t> jumps_;
	std::vector<std::uint32_t> lines_;
	std::vector<std::uint32_t> subgoals_;
	std::vector<std::uint32_t> trims_;
	std::vector<std::uint32_t> refinements_;
	std::vector<std::uint32_t> sources_;
	std::vector<std::uint32_t> destinations_;
};
} // namespace NavCore
