// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Regions/NearestSearch.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Regions/RegionMap.h"
#include "Regions/WorkMeter.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace NavCore
{
RegionError NearestSearch::Begin(const RegionMap& regions, const GridMap& map, Cell from, Cell goal)
{
	done_ = true;
	hasAnswer_ = false;
	const Detail::RegionStore& store = regions.store_;
	if (!regions.Follows(map))
	{
		return RegionError::OtherMap;
	}
	if (!store.Contains(from) || !store.Contains(goal))
	{
		return RegionError::OffMap;
	}
	const std::uint32_t component = regions.ComponentOf(from);
	if (component == RegionMap::NoComponent)
	{
		return RegionError::Blocked;
	}
	component_ = component;
	components_ = {};
	Start(regions, map, goal, map.Bounds());
	return RegionError::None;
}

RegionError NearestSearch::Begin(const RegionMap& regions, const GridMap& map,
	std::span<const std::uint32_t> components, Cell goal, const CellRect& within)
{
	done_ = true;
	hasAnswer_ = false;
	if (!regions.Follows(map))
	{
		return RegionError::OtherMap;
	}
	if (!regions.store_.Contains(goal))
	{
		return RegionError::OffMap;
	}
	component_ = RegionMap::NoComponent;
	components_ = components;
	Start(regions, map, goal, within);
	return RegionError::None;
}

void NearestSearch::Start(const RegionMap& regions, const GridMap& map, Cell goal, const CellRect& within)
{
	const Detail::RegionStore& store = regions.store_;
	regions_ = &regions;
	map_ = &map;
	version_ = map.Version();
	nearest_ = goal;
	within_ = within;
	hasAnswer_ = within.Contains(goal) && IsWanted(regions.ComponentOf(goal));
	if (hasAnswer_)
	{
		return;
	}
	hex_ = map.GetTopology() == Topology::Hex;
	diagonals_ = map.GetTopology() == Topology::Octile && map.GetCornerRule() != CornerRule::Never;
	goal_ = goal;
	columns_ = store.Columns();
	rows_ = store.Rows();
	middle_ = {goal.x >> Detail::SectorShift, goal.y >> Detail::SectorShift};
	best_ = InfiniteCost.units;
	done_ = !BeginRing(0);
}

bool NearestSearch::IsWanted(std::uint32_t component) const
{
	return component == component_ ? component != RegionMap::NoComponent
								   : std::binary_search(components_.begin(), components_.end(), component);
}

NearestSearch::Status NearestSearch::Advance(WorkBudget& budget)
{
	if (done_)
	{
		return Status::Done;
	}
	if (map_->Version() != version_ || !regions_->Follows(*map_))
	{
		return Status::Outdated;
	}
	Detail::WorkMeter meter(budget);
	while (!done_)
	{
		if (!meter.MayGoOn())
		{
			return Status::Running;
		}
		if (place_.y > (std::min)(middle_.y + ring_, rows_ - 1))
		{
			done_ = !BeginRing(ring_ + 1);
			meter.Charge(1);
			continue;
		}
		meter.Charge(VisitSector());
		NextSector();
	}
	return Status::Done;
}

bool NearestSearch::BeginRing(std::int32_t ring)
{
	ring_ = ring;
	// A cell in this ring is at least so many columns or rows away.
	const std::int64_t steps = ring == 0 ? 0 : std::int64_t{ring - 1} * Detail::SectorSide + 1;
	BeginRow((std::max)(middle_.y - ring, 0));
	return ring <= (std::max)(columns_, rows_) && steps * StraightUnits <= best_;
}

void NearestSearch::BeginRow(std::int32_t row)
{
	place_.y = row;
	const bool whole = std::abs(row - middle_.y) == ring_;
	const std::int32_t left = middle_.x - ring_;
	place_.x = left >= 0 ? left : whole ? 0 : middle_.x + ring_;
}

void NearestSearch::NextSector()
{
	const bool whole = std::abs(place_.y - middle_.y) == ring_;
	place_.x += whole ? 1 : 2 * ring_;
	if (place_.x > (std::min)(middle_.x + ring_, columns_ - 1))
	{
		BeginRow(place_.y + 1);
	}
}

std::int64_t NearestSearch::VisitSector()
{
	if (place_.x >= columns_)
	{
		return 1;
	}
	const Detail::RegionStore& store = regions_->store_;
	const CellRect rect{
		place_.x * Detail::SectorSide, place_.y * Detail::SectorSide, Detail::SectorSide, Detail::SectorSide};
	if (AtLeast(rect) > best_ || rect.Intersect(within_).IsEmpty())
	{
		return 1;
	}
	const Detail::Sector& sector = store.SectorAt(store.SectorOf({rect.x, rect.y}));
	for (std::uint32_t slot = 0; slot < sector.slots; ++slot)
	{
		if (IsWanted(store.RegionOf(sector.firstRegion + slot).component))
		{
			return 2 + std::int64_t{slot} + VisitCells(sector, rect);
		}
	}
	return 2 + std::int64_t{sector.slots};
}

std::int64_t NearestSearch::VisitCells(const Detail::Sector& sector, const CellRect& rect)
{
	const Detail::RegionStore& store = regions_->store_;
	std::int64_t steps = Detail::SectorSide;
	for (std::int32_t y = 0; y < Detail::SectorSide; ++y)
	{
		std::uint32_t open = sector.open[static_cast<std::size_t>(y)];
		if (open == 0 || AtLeast({rect.x, rect.y + y, Detail::SectorSide, 1}) > best_)
		{
			continue;
		}
		for (; open != 0; open &= open - 1, ++steps)
		{
			const std::int32_t x = std::countr_zero(open);
			const std::uint32_t region = sector.firstRegion + store.SlotAt(sector, x, y);
			const Cell cell{rect.x + x, rect.y + y};
			if (IsWanted(store.RegionOf(region).component) && within_.Contains(cell))
			{
				Offer(cell);
			}
		}
	}
	return steps;
}

void NearestSearch::Offer(Cell cell)
{
	const std::int64_t distance = Between(cell, goal_);
	if (distance < best_ || (distance == best_ && cell < nearest_))
	{
		best_ = distance;
		nearest_ = cell;
		hasAnswer_ = true;
	}
}

std::int64_t NearestSearch::Between(Cell a, Cell b) const
{
	if (!hex_)
	{
		return Square(std::abs(a.x - b.x), std::abs(a.y - b.y));
	}
	// Offset rows to axial coordinates: odd rows stand half a cell to the right.
	const std::int64_t dr = a.y - b.y;
	const std::int64_t dq = (a.x - a.y / 2) - (b.x - b.y / 2);
	return (std::abs(dq) + std::abs(dr) + std::abs(dq + dr)) / 2 * StraightUnits;
}

std::int64_t NearestSearch::AtLeast(const CellRect& rect) const
{
	const std::int64_t dx = (std::max)({rect.x - goal_.x, goal_.x - (rect.Right() - 1), 0});
	const std::int64_t dy = (std::max)({rect.y - goal_.y, goal_.y - (rect.Bottom() - 1), 0});
	// Two rows on, a hexagon may be one column further for nothing.
	return hex_ ? (dy + (std::max)(dx - (dy + 1) / 2, std::int64_t{0})) * StraightUnits : Square(dx, dy);
}

std::int64_t NearestSearch::Square(std::int64_t dx, std::int64_t dy) const
{
	if (!diagonals_)
	{
		return (dx + dy) * StraightUnits;
	}
	const std::int64_t least = (std::min)(dx, dy);
	return ((std::max)(dx, dy) - least) * StraightUnits + least * DiagonalUnits;
}

Result<Cell, RegionError> RegionMap::NearestReachable(const GridMap& map, Cell from, Cell goal) const
{
	NearestSearch search;
	const RegionError error = search.Begin(*this, map, from, goal);
	if (error != RegionError::None)
	{
		return Failure{error};
	}
	WorkBudget budget;
	static_cast<void>(search.Advance(budget));
	return search.Nearest();
}
} // namespace NavCore
