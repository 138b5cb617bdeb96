// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"
#include "Path/EmptyMapDistance.h"
#include "Scheduling/LivePathStore.h"
#include "Scheduling/TileSpread.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore
{
class GridMap;
class WorkBudget;
} // namespace NavCore

namespace NavCore::Detail
{
/**
 * Which live paths may have become longer than they need be: those through the tiles around what was opened,
 * if the way by there could be shorter on an empty map. Never urgent, so it has a budget of its own. Each
 * path is in the queue once at most, and the queue is taken in the order of slots, round and round.
 */
class ShortcutFinder
{
public:
	ShortcutFinder(LivePathStore& store, std::int32_t reach, std::int32_t gainPermille);

	/** Cells of the rectangle may have become free or cheaper. */
	void Note(const CellRect& opened);
	/** Works until the budget is spent; true when nothing is left to look at. */
	bool Work(const GridMap& map, WorkBudget& budget);
	/** The next path of the queue; NoItem if it is empty. */
	[[nodiscard]] std::uint32_t Take();
	/** The path is gone or goes another way. */
	void Forget(std::uint32_t slot);

	[[nodiscard]] bool IsIdle() const { return next_ == pending_.size(); }
	[[nodiscard]] std::size_t Count() const { return count_; }
	[[nodiscard]] std::size_t Bytes() const;

private:
	void WorkPiece();
	[[nodiscard]] bool CouldGain(const LiveRecord& record, const CellRect& opened) const;

	LivePathStore& store_;
	std::int32_t reach_;
	std::int32_t gainPermille_;
	EmptyMapDistance distance_;
	std::vector<CellRect> pending_;
	/** The rectangle that is being looked at, and its tiles. */
	std::size_t next_ = 0;
	TileSpread tiles_;
	bool started_ = false;
	/** A bit a slot. */
	std::vector<std::uint64_t> queue_;
	std::size_t count_ = 0;
	std::size_t takeWord_ = 0;
};
} // namespace NavCore::Detail
