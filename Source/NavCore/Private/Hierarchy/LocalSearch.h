// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/GridMap.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/** A cell of a window: six bits for x and six above them for y. */
using LocalCell = std::uint16_t;

inline constexpr std::int32_t WindowSide = 64;
inline constexpr std::size_t WindowCells = std::size_t{WindowSide} * WindowSide;

/**
 * Cheapest costs from one cell to others inside a window of at most 64 x 64 cells, as if nothing lay
 * around it. Costs fit into 32 bits whatever the terrain.
 *
 * Where every move costs its length, cells wait in two queues, one for each length of a step: costs only
 * grow, so both queues stay sorted by themselves and no heap is needed. Moves are pruned as in jump point
 * search, so that most cells are reached once. Under the default corner rule, windows without much clutter
 * are searched from jump point to jump point instead: a row of a window is one word, so a scan is a few
 * instructions. Maps with terrain or height use buckets as wide as the cheapest step. All ways give the
 * same costs. The search can stop between any two expansions; memory is fixed.
 */
class LocalSearch
{
public:
	static constexpr std::uint32_t Unreached = ~std::uint32_t{0};

	/** Reads the window: a rectangle on the map, no side longer than WindowSide. */
	void Load(const GridMap& map, const CellRect& window, std::uint8_t clearance);
	/** The same, but with the cells of a rectangle inside the window free. Uniform maps only. */
	void LoadOpened(const GridMap& map, const CellRect& window, const CellRect& opened);
	[[nodiscard]] const CellRect& Window() const { return window_; }
	[[nodiscard]] const GridMap& Map() const { return *map_; }
	[[nodiscard]] std::uint8_t Clearance() const { return clearance_; }
	/** Whether the window is so full of corners that walks have to turn off all the time. Uniform maps only.
	 */
	[[nodiscard]] bool IsCluttered() const { return cluttered_; }
	/** Bit x of row y, both counted from the corner of the window. */
	[[nodiscard]] std::uint64_t Row(std::int32_t y) const { return rows_[static_cast<std::size_t>(y + 1)]; }

	[[nodiscard]] bool IsFree(LocalCell cell) const { return (Row(cell >> 6) >> (cell & 63) & 1) != 0; }
	/** The empty row above the first, and all others behind it. */
	[[nodiscard]] const std::uint64_t* RowAbove() const { return rows_.data(); }

	/** The cost of the way between two cells that needs no search; Unreached where there is none. */
	[[nodiscard]] std::uint32_t DirectCost(LocalCell a, LocalCell b) const;

	/** Starts at a free cell; without targets the search covers all it can reach. */
	void Begin(LocalCell source);
	/**
	 * Starts at all cells of a rectangle inside the window, all of them free, at once; uniform maps only.
	 * Where jumps are used it starts in the middle, because jumps from many cells cost too much. Returns how
	 * much larger the costs to two cells may be together than those from the rectangle would be.
	 */
	[[nodiscard]] std::uint32_t BeginAround(const CellRect& sources);
	/** The search ends when all targets are reached. Before the first Run. */
	void AddTarget(LocalCell target);
	/** Expands up to so many cells; false while there is more to do. */
	[[nodiscard]] bool Run(std::int64_t limit);
	/** Cells expanded since Begin. */
	[[nodiscard]] std::int64_t Expanded() const { return expanded_; }

	/** Final for targets once Run has returned true. */
	[[nodiscard]] std::uint32_t CostTo(LocalCell cell) const
	{
		const std::uint32_t cost = costs_[cell];
		return uniform_ && !jumping_ && cost != Unreached ? cost >> ArrivalBits : cost;
	}
	/**
	 * The directions of the steps from the source to a target, last step first. Of equal ways the one whose
	 * last direction is the lowest, then the one before, and so on; where jumps are used, any.
	 */
	void StepsBackFrom(LocalCell cell, std::vector<std::uint8_t>& outDirections) const;

	[[nodiscard]] LocalCell ToLocal(Cell cell) const
	{
		return static_cast<LocalCell>((cell.y - window_.y) << 6 | (cell.x - window_.x));
	}
	[[nodiscard]] Cell ToCell(LocalCell cell) const
	{
		return {window_.x + (cell & 63), window_.y + (cell >> 6)};
	}

private:
	struct Waiting
	{
		std::uint32_t cost;
		LocalCell cell;
	};
	/** First in, first out; a cell enters each queue at most once. */
	struct Queue
	{
		std::array<Waiting, WindowCells + 1> entries;
		std::ptrdiff_t head = 0;
		std::ptrdiff_t tail = 0;

		[[nodiscard]] Waiting* Head() { return entries.data() + head; }
		[[nodiscard]] Waiting* Tail() { return entries.data() + tail; }
		void Put(const Waiting* newHead, const Waiting* newTail)
		{
			head = newHead - entries.data();
			tail = newTail - entries.data();
		}
	};

	static constexpr std::uint32_t BucketCount = 1024;
	static constexpr LocalCell NoCell = 0xFFFF;
	static constexpr std::uint32_t ArrivalBits = 8;
	static constexpr std::uint32_t ArrivalMask = 0xFF;

	template <bool Pruned>
	[[nodiscard]] bool RunQueues(std::int64_t limit);
	[[nodiscard]] bool RunBuckets(std::int64_t limit);
	template <bool HasHeight>
	[[nodiscard]] bool RunBucketsWith(std::int64_t limit);
	[[nodiscard]] bool RunJumps(std::int64_t limit);
	void ReadRows(const GridMap& map, const CellRect& window, std::uint8_t clearance);
	void ChooseJumps(const CellRect& opened);
	void FindOpens();
	[[nodiscard]] bool FindTurns();
	void FindColumnTurns(const CellRect& opened);
	void JumpStraight(
		std::int32_t x, std::int32_t y, std::size_t direction, std::uint32_t cost, LocalCell parent);
	void JumpDiagonally(
		std::int32_t x, std::int32_t y, std::size_t direction, std::uint32_t cost, LocalCell parent);
	void Reach(LocalCell cell, std::uint32_t cost, std::size_t direction, LocalCell parent);
	[[nodiscard]] bool IsTarget(LocalCell cell) const
	{
		return (targets_[static_cast<std::size_t>(cell >> 6)] >> (cell & 63) & 1) != 0;
	}
	void Link(LocalCell cell, std::uint32_t bucket);
	void Unlink(LocalCell cell, std::uint32_t bucket);
	[[nodiscard]] bool FindBucket();

	const GridMap* map_ = nullptr;
	CellRect window_;
	std::uint8_t clearance_ = 1;
	bool uniform_ = true;
	bool pruned_ = true;
	bool cluttered_ = false;
	bool jumping_ = false;
	bool hasOpens_ = false;
	LocalCell source_ = 0;
	std::int32_t targetsLeft_ = 0;
	std::int64_t expanded_ = 0;
	/** One empty row above and below. */
	std::array<std::uint64_t, WindowSide + 2> rows_{};
	std::array<std::uint64_t, WindowSide> targets_{};
	/** On uniform maps the cost, and in its low bits the directions of all steps that arrive at it. */
	std::array<std::uint32_t, WindowCells> costs_;
	/** On uniform maps without jumps: the free neighbours of each cell. */
	std::array<DirectionMask, WindowCells> opens_;
	/** Where jumps are used: the jump point before, and the directions of arrival. */
	std::array<LocalCell, WindowCells> parents_;
	std::array<DirectionMask, WindowCells> arrivals_;
	/** The window by columns, and the targets. */
	std::array<std::uint64_t, WindowSide> columns_{};
	std::array<std::uint64_t, WindowSide> columnTargets_{};
	/** Where a walk in the direction may have to turn off, by row or column. */
	std::array<std::uint64_t, WindowSide> eastTurns_;
	std::array<std::uint64_t, WindowSide> westTurns_;
	std::array<std::uint64_t, WindowSide> southTurns_;
	std::array<std::uint64_t, WindowSide> northTurns_;
	Queue straight_;
	Queue diagonal_;

	std::uint32_t bucketShift_ = 0;
	std::uint32_t bucket_ = 0;
	std::int32_t waiting_ = 0;
	std::array<LocalCell, BucketCount> buckets_;
	std::array<std::uint64_t, BucketCount / 64> occupied_;
	std::array<LocalCell, WindowCells> next_;
	std::array<LocalCell, WindowCells> previous_;
};
} // namespace NavCore::Detail
