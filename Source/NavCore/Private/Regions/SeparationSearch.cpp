// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Regions/SeparationSearch.h"

#include "NavCore/Grid/GridMap.h"
#include "Regions/RegionSplit.h"

#include <algorithm>
#include <vector>

namespace NavCore
{
namespace Detail::SeparationSearchImpl
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

/** The rows of a sector without the cells of a wall. */
void ClearWall(Cell origin, const CellRect& wall, SectorRows& rows)
{
	const CellRect part = wall.Intersect({origin.x, origin.y, SectorSide, SectorSide});
	if (part.IsEmpty())
	{
		return;
	}
	const std::uint32_t covered = (~0U >> (SectorSide - part.width)) << (part.x - origin.x);
	for (std::int32_t y = part.y - origin.y; y < part.Bottom() - origin.y; ++y)
	{
		rows[static_cast<std::size_t>(y)] &= ~covered;
	}
}

CellRect ClipToMap(const CellRect& rect, const GridMap& map)
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
	const std::int32_t left = clip(rect.x, map.Width());
	const std::int32_t top = clip(rect.y, map.Height());
	return {left, top, clip(std::int64_t{rect.x} + rect.width, map.Width()) - left,
		clip(std::int64_t{rect.y} + rect.height, map.Height()) - top};
}

/** The free cells just outside the rectangle, which is on the map, are joined to each other there. */
bool RingStaysJoined(const GridMap& map, const CellRect& rect)
{
	// Every way through the rectangle enters and leaves it by a cell of the ring around it. If the free
	// cells of the ring are one piece along the ring, there is a way around.
	const SectorMoves moves(map);
	bool anyFree = false;
	bool lastFree = false;
	bool firstFree = false;
	bool atFirst = true;
	Cell last;
	Cell first;
	std::int32_t breaks = 0;
	WalkAround(rect,
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
} // namespace Detail::SeparationSearchImpl

SeparationSearch::Status SeparationSearch::Begin(
	const RegionMap& regions, const GridMap& map, std::span<const CellRect> walls, Cell a, Cell b)
{
	forAll_ = false;
	a_ = a;
	b_ = b;
	if (!regions.Follows(map))
	{
		return End(Separation::OtherMap);
	}
	if (!map.Contains(a) || !map.Contains(b))
	{
		return End(Separation::OffMap);
	}
	if (!regions.AreConnected(a, b))
	{
		return End(Separation::NotConnectedBefore);
	}
	const bool mayCut = Prepare(regions, map, walls);
	if (AnyWallHolds(a) || AnyWallHolds(b))
	{
		return End(Separation::CoversAnEnd);
	}
	return a == b || !mayCut ? End(Separation::StaysConnected) : Status::Running;
}

SeparationSearch::Status SeparationSearch::Begin(
	const RegionMap& regions, const GridMap& map, std::span<const CellRect> walls)
{
	forAll_ = true;
	if (!regions.Follows(map))
	{
		return End(Separation::OtherMap);
	}
	return Prepare(regions, map, walls) ? Status::Running : End(Separation::StaysConnected);
}

SeparationSearch::Status SeparationSearch::End(Separation answer)
{
	step_ = Step::Done;
	answer_ = answer;
	return Status::Done;
}

bool SeparationSearch::Prepare(const RegionMap& regions, const GridMap& map, std::span<const CellRect> walls)
{
	regions_ = &regions;
	map_ = &map;
	version_ = map.Version();
	step_ = Step::Sectors;
	cursor_ = 0;
	Detail::RegionScratchData& data = *scratch_->data_;
	data.walls.clear();
	data.wallSectors.clear();
	constexpr std::int32_t mask = ~(Detail::SectorSide - 1);
	for (const CellRect& rect : walls)
	{
		const CellRect wall = Detail::SeparationSearchImpl::ClipToMap(rect, map);
		if (wall.IsEmpty())
		{
			continue;
		}
		data.walls.push_back(wall);
		for (std::int32_t y = wall.y & mask; y < wall.Bottom(); y += Detail::SectorSide)
		{
			for (std::int32_t x = wall.x & mask; x < wall.Right(); x += Detail::SectorSide)
			{
				data.wallSectors.push_back(regions.store_.SectorOf({x, y}));
			}
		}
	}
	std::sort(data.wallSectors.begin(), data.wallSectors.end());
	data.wallSectors.erase(
		std::unique(data.wallSectors.begin(), data.wallSectors.end()), data.wallSectors.end());
	const Detail::SectorMoves moves(map);
	Detail::RegionDraft(regions.store_, moves, data).Begin();
	// A single wall that can be walked around cuts nothing; several together may.
	return data.walls.size() > 1 ||
		(data.walls.size() == 1 && !Detail::SeparationSearchImpl::RingStaysJoined(map, data.walls.front()));
}

bool SeparationSearch::AnyWallHolds(Cell cell) const
{
	const std::vector<CellRect>& walls = scratch_->data_->walls;
	return std::any_of(
		walls.begin(), walls.end(), [cell](const CellRect& wall) { return wall.Contains(cell); });
}

std::int64_t SeparationSearch::AddSector(std::uint32_t sector, Detail::RegionDraft& draft) const
{
	const Detail::RegionStore& store = regions_->store_;
	const Detail::SectorRows& old = store.SectorAt(sector).open;
	Detail::SectorRows open = old;
	const std::vector<CellRect>& walls = scratch_->data_->walls;
	for (const CellRect& wall : walls)
	{
		Detail::SeparationSearchImpl::ClearWall(store.SectorOrigin(sector), wall, open);
	}
	std::int64_t steps = Detail::SectorSide + static_cast<std::int64_t>(walls.size());
	if (old == open)
	{
		return steps;
	}
	const Detail::RegionDraft::Difference difference = draft.Add(sector, open);
	steps += 3 * draft.Last().labels.Steps();
	if (difference == Detail::RegionDraft::Difference::SameRegions && !Detail::DiffersAtBorder(old, open))
	{
		// It lost no link either, so it needs no place in the draft.
		draft.DropLast();
	}
	return steps;
}

SeparationSearch::Status SeparationSearch::Advance(WorkBudget& budget)
{
	if (step_ == Step::Done)
	{
		return Status::Done;
	}
	if (map_->Version() != version_ || !regions_->Follows(*map_))
	{
		return Status::Outdated;
	}
	Detail::RegionScratchData& data = *scratch_->data_;
	const Detail::SectorMoves moves(*map_);
	Detail::RegionDraft draft(regions_->store_, moves, data);
	Detail::WorkMeter meter(budget);
	if (step_ == Step::Sectors)
	{
		const auto add = [&](std::size_t i)
		{
			return AddSector(data.wallSectors[i], draft);
		};
		if (!meter.Each(cursor_, data.wallSectors.size(), add))
		{
			return Status::Running;
		}
		step_ = Step::Links;
	}
	if (step_ == Step::Links)
	{
		const auto link = [&](std::size_t i)
		{
			return draft.Link(data.sectors[i]);
		};
		if (!meter.Each(cursor_, data.sectors.size(), link))
		{
			return Status::Running;
		}
		step_ = Step::Split;
	}
	Detail::RegionSplit split(regions_->store_, draft, data);
	if (!draft.IsEmpty() && !split.Advance(meter))
	{
		return Status::Running;
	}
	const bool separates = !draft.IsEmpty() &&
		(forAll_ ? split.HasExhaustedGroups()
				 : split.ExhaustedGroupOf(draft.NodeAt(a_)) != split.ExhaustedGroupOf(draft.NodeAt(b_)));
	return End(separates ? Separation::Separates : Separation::StaysConnected);
}

Separation RegionMap::WouldSeparate(
	const GridMap& map, const CellRect& rect, Cell a, Cell b, RegionScratch& scratch) const
{
	SeparationSearch search(scratch);
	if (search.Begin(*this, map, {&rect, 1}, a, b) == SeparationSearch::Status::Running)
	{
		WorkBudget budget;
		static_cast<void>(search.Advance(budget));
	}
	return search.Answer();
}
} // namespace NavCore
