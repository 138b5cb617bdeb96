// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Scheduling/ShortcutFinder.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Search/WorkBudget.h"

#include <algorithm>
#include <bit>

namespace NavCore::Detail
{
namespace ShortcutFinderImpl
{
/** Rectangles kept apart while they wait; more share one. */
constexpr std::size_t MaxPending = 64;
/** Visits or tiles looked at for one unit of the budget. */
constexpr int LooksPerUnit = 4;

Cell NearestIn(const CellRect& rect, Cell cell)
{
	return {(std::clamp)(cell.x, rect.x, rect.Right() - 1), (std::clamp)(cell.y, rect.y, rect.Bottom() - 1)};
}
} // namespace ShortcutFinderImpl

ShortcutFinder::ShortcutFinder(LivePathStore& store, std::int32_t reach, std::int32_t gainPermille)
	: store_(store), reach_(reach), gainPermille_(gainPermille)
{
	pending_.reserve(ShortcutFinderImpl::MaxPending);
}

void ShortcutFinder::Note(const CellRect& opened)
{
	if (next_ > 0)
	{
		pending_.erase(pending_.begin(), pending_.begin() + static_cast<std::ptrdiff_t>(next_));
		next_ = 0;
	}
	if (pending_.size() < ShortcutFinderImpl::MaxPending)
	{
		pending_.push_back(opened);
		return;
	}
	pending_.back() = pending_.back().Union(opened);
}

bool ShortcutFinder::Work(const GridMap& map, WorkBudget& budget)
{
	distance_.Attach(map);
	while (!IsIdle())
	{
		const std::int64_t quantum = budget.NextQuantum();
		if (quantum == 0)
		{
			return false;
		}
		std::int64_t used = 0;
		for (; used < quantum && !IsIdle(); ++used)
		{
			WorkPiece();
		}
		budget.Spend(used);
	}
	return true;
}

void ShortcutFinder::WorkPiece()
{
	for (int look = 0; look < ShortcutFinderImpl::LooksPerUnit && !IsIdle(); ++look)
	{
		if (!started_)
		{
			started_ = true;
			tiles_ = TileSpread(store_, pending_[next_], reach_);
			store_.shortcutCursor = NoItem;
		}
		if (store_.shortcutCursor == NoItem)
		{
			if (tiles_.IsDone())
			{
				started_ = false;
				++next_;
				continue;
			}
			store_.shortcutCursor = store_.FirstInTile(tiles_.Take());
			continue;
		}
		const TileVisit& visit = store_.Visit(store_.shortcutCursor);
		store_.shortcutCursor = visit.nextInTile;
		const std::size_t word = visit.path / 64;
		const std::uint64_t bit = std::uint64_t{1} << (visit.path % 64);
		if (queue_.size() <= word)
		{
			queue_.resize(2 * word + 1, 0);
		}
		if ((queue_[word] & bit) == 0 && CouldGain(store_.Record(visit.path), pending_[next_]))
		{
			queue_[word] |= bit;
			++count_;
		}
	}
}

bool ShortcutFinder::CouldGain(const LiveRecord& record, const CellRect& opened) const
{
	using ShortcutFinderImpl::NearestIn;
	// Of hexagons the cell with the nearest coordinates may be one step farther than the nearest one.
	const CellRect rect = opened.Inflate(1);
	const std::int64_t least = distance_(record.at.cell, NearestIn(rect, record.at.cell)) +
		distance_(NearestIn(rect, record.goal), record.goal);
	return record.brokenStep == NoItem && least * 1000 <= record.toGo * (1000 - gainPermille_);
}

std::uint32_t ShortcutFinder::Take()
{
	if (count_ == 0)
	{
		return NoItem;
	}
	for (takeWord_ %= queue_.size(); queue_[takeWord_] == 0;)
	{
		takeWord_ = (takeWord_ + 1) % queue_.size();
	}
	std::uint64_t& word = queue_[takeWord_];
	const auto slot =
		static_cast<std::uint32_t>(takeWord_ * 64 + static_cast<unsigned>(std::countr_zero(word)));
	word &= word - 1;
	takeWord_ += word == 0 ? 1 : 0;
	--count_;
	return slot;
}

void ShortcutFinder::Forget(std::uint32_t slot)
{
	const std::size_t word = slot / 64;
	const std::uint64_t bit = std::uint64_t{1} << (slot % 64);
	if (word < queue_.size() && (queue_[word] & bit) != 0)
	{
		queue_[word] &= ~bit;
		--count_;
	}
}

std::size_t ShortcutFinder::Bytes() const
{
	return pending_.capacity() * sizeof(CellRect) + queue_.capacity() * sizeof(queue_[0]);
}
} // namespace NavCore::Detail
