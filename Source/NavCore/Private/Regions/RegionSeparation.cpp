// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Regions/RegionMap.h"

#include "NavCore/Grid/GridMap.h"
#include "Regions/RegionSplit.h"

#include <algorithm>

namespace NavCore
{
namespace Detail::RegionSeparationImpl
{
/** The cells around a rectangle, in order; each has a straight neighbour in the next. */
template <class Visit>
void WalkAround(const CellRect& rect, Visit visit)
{
	const CellRect ring = rect.Inflate(1);
	for (std::int32_t x = ring.x; x < ring.Right() - 1; ++x)
	{
		visit(Cell{x, ring.y});
	}
	for (std::int32_t y = ring.y; y < ring.Bottom() - 1; ++y)
	{
		visit(Cell{ring.Right() - 1, y});
	}
	for (std::int32_t x = ring.Right() - 1; x > ring.x; --x)
	{
		visit(Cell{x, ring.Bottom() - 1});
	}
	for (std::int32_t y = ring.Bottom() - 1; y > ring.y; --y)
	{
		visit(Cell{ring.x, y});
	}
}

/** The bits of a row of a sector that a rectangle covers. */
std::uint32_t CoveredBits(Cell origin, const CellRect& rect)
{
	const std::int32_t first = (std::max)(rect.x - origin.x, 0);
	const std::int32_t end = (std::min)(rect.Right() - origin.x, SectorSide);
	return (~0U >> (SectorSide - (end - first))) << first;
}
} // namespace Detail::RegionSeparationImpl

Separation RegionMap::WouldSeparate(
	const GridMap& map, const CellRect& rect, Cell a, Cell b, RegionScratch& scratch) const
{
	if (!Follows(map))
	{
		return Separation::OtherMap;
	}
	if (!store_.Contains(a) || !store_.Contains(b))
	{
		return Separation::OffMap;
	}
	if (!AreConnected(a, b))
	{
		return Separation::NotConnectedBefore;
	}
	const CellRect wall = ClipToMap(rect);
	if (wall.Contains(a) || wall.Contains(b))
	{
		return Separation::CoversAnEnd;
	}
	if (a == b || wall.IsEmpty() || RingStaysJoined(map, wall))
	{
		return Separation::StaysConnected;
	}
	const Detail::SectorMoves moves(map);
	Detail::RegionScratchData& data = *scratch.data_;
	Detail::RegionDraft draft(store_, moves, data);
	draft.Begin();
	constexpr std::int32_t mask = ~(Detail::SectorSide - 1);
	for (std::int32_t y = wall.y & mask; y < wall.Bottom(); y += Detail::SectorSide)
	{
		for (std::int32_t x = wall.x & mask; x < wall.Right(); x += Detail::SectorSide)
		{
			AddWithWall({x, y}, wall, draft);
		}
	}
	if (draft.IsEmpty())
	{
		return Separation::StaysConnected;
	}
	for (const Detail::DraftSector& sector : data.sectors)
	{
		draft.Link(sector);
	}
	WorkBudget budget;
	Detail::WorkMeter meter(budget);
	Detail::RegionSplit split(store_, draft, data);
	static_cast<void>(split.Advance(meter));
	return split.ExhaustedGroupOf(draft.NodeAt(a)) == split.ExhaustedGroupOf(draft.NodeAt(b))
		? Separation::StaysConnected
		: Separation::Separates;
}

CellRect RegionMap::ClipToMap(const CellRect& rect) const
{
	if (rect.IsEmpty())
	{
		return {};
	}
	// In 64 bits: a rectangle near the integer limits must not wrap around into the map.
	const auto clip = [](std::int64_t value, std::int32_t limit)
	{
		return static_cast<std::int32_t>((std::clamp)(value, std::int64_t{0}, std::int64_t{limit}));
	};
	const std::int32_t left = clip(rect.x, store_.Width());
	const std::int32_t top = clip(rect.y, store_.Height());
	return {left, top, clip(std::int64_t{rect.x} + rect.width, store_.Width()) - left,
		clip(std::int64_t{rect.y} + rect.height, store_.Height()) - top};
}

void RegionMap::AddWithWall(Cell origin, const CellRect& wall, Detail::RegionDraft& draft) const
{
	const std::uint32_t sector = store_.SectorOf(origin);
	const Detail::SectorRows& old = store_.SectorAt(sector).open;
	Detail::SectorRows open = old;
	const std::uint32_t covered = Detail::RegionSeparationImpl::CoveredBits(origin, wall);
	const std::int32_t end = (std::min)(wall.Bottom() - origin.y, Detail::SectorSide);
	for (std::int32_t y = (std::max)(wall.y - origin.y, 0); y < end; ++y)
	{
		open[static_cast<std::size_t>(y)] &= ~covered;
	}
	// A sector that lost no link keeps its regions, and needs no place in the draft.
	if (old != open && draft.Add(sector, open) == Detail::RegionDraft::Difference::SameRegions &&
		!Detail::DiffersAtBorder(old, open))
	{
		draft.DropLast();
	}
}

bool RegionMap::RingStaysJoined(const GridMap& map, const CellRect& rect) const
{
	// Every way through the rectangle enters and leaves it by a cell of the ring around it. If the free
	// cells of the ring are one piece along the ring, there is a way around.
	const Detail::SectorMoves moves(map);
	bool anyFree = false;
	bool lastFree = false;
	bool firstFree = false;
	bool atFirst = true;
	Cell last;
	Cell first;
	std::int32_t breaks = 0;
	Detail::RegionSeparationImpl::WalkAround(rect,
		[&](Cell cell)
		{
			const bool free = map.IsWalkable(cell);
			if (atFirst)
			{
				first = cell;
				firstFree = free;
				atFirst = false;
			}
			else
			{
				breaks += lastFree && (!free || !moves.CanClimb(last, cell)) ? 1 : 0;
			}
			anyFree = anyFree || free;
			lastFree = free;
			last = cell;
		});
	breaks += lastFree && (!firstFree || !moves.CanClimb(last, first)) ? 1 : 0;
	return !anyFree || breaks <= 1;
}
} // namespace NavCore
