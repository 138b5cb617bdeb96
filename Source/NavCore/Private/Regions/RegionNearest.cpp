// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Regions/RegionMap.h"

#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/GridMap.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace NavCore
{
namespace Detail::RegionNearestImpl
{
/** The cost of the way between two cells over an empty map. */
class OpenDistance
{
public:
	explicit OpenDistance(const GridMap& map)
		: hex_(map.GetTopology() == Topology::Hex),
		  diagonals_(map.GetTopology() == Topology::Octile && map.GetCornerRule() != CornerRule::Never)
	{
	}

	[[nodiscard]] std::int64_t Between(Cell a, Cell b) const
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

	/** No cell of the rectangle is closer than this. */
	[[nodiscard]] std::int64_t AtLeast(Cell goal, const CellRect& rect) const
	{
		const std::int64_t dx = (std::max)({rect.x - goal.x, goal.x - (rect.Right() - 1), 0});
		const std::int64_t dy = (std::max)({rect.y - goal.y, goal.y - (rect.Bottom() - 1), 0});
		// Two rows on, a hexagon may be one column further for nothing.
		return hex_ ? (dy + (std::max)(dx - (dy + 1) / 2, std::int64_t{0})) * StraightUnits : Square(dx, dy);
	}

private:
	[[nodiscard]] std::int64_t Square(std::int64_t dx, std::int64_t dy) const
	{
		if (!diagonals_)
		{
			return (dx + dy) * StraightUnits;
		}
		const std::int64_t least = (std::min)(dx, dy);
		return ((std::max)(dx, dy) - least) * StraightUnits + least * DiagonalUnits;
	}

	bool hex_;
	bool diagonals_;
};

/** The best cell so far of one search for the nearest cell of a component. */
class NearestSearch
{
public:
	NearestSearch(const RegionStore& store, const GridMap& map, std::uint32_t component, Cell goal)
		: store_(store), distance_(map), component_(component), goal_(goal)
	{
	}

	Cell Run()
	{
		const Cell middle{goal_.x >> SectorShift, goal_.y >> SectorShift};
		const std::int32_t rings = (std::max)(store_.Columns(), store_.Rows());
		for (std::int32_t ring = 0; ring <= rings; ++ring)
		{
			// A cell in this ring is at least so many columns or rows away.
			const std::int64_t steps = ring == 0 ? 0 : std::int64_t{ring - 1} * SectorSide + 1;
			if (steps * StraightUnits > best_)
			{
				break;
			}
			for (std::int32_t y = middle.y - ring; y <= middle.y + ring; ++y)
			{
				const bool wholeRow = y == middle.y - ring || y == middle.y + ring;
				for (std::int32_t x = middle.x - ring; x <= middle.x + ring;
					 x += wholeRow || ring == 0 ? 1 : 2 * ring)
				{
					VisitSector(x, y);
				}
			}
		}
		return cell_;
	}

private:
	void VisitSector(std::int32_t column, std::int32_t row)
	{
		if (column < 0 || row < 0 || column >= store_.Columns() || row >= store_.Rows())
		{
			return;
		}
		const CellRect rect{column * SectorSide, row * SectorSide, SectorSide, SectorSide};
		const Sector& sector = store_.SectorAt(store_.SectorOf({rect.x, rect.y}));
		if (distance_.AtLeast(goal_, rect) > best_ || !HasComponent(sector))
		{
			return;
		}
		for (std::int32_t y = 0; y < SectorSide; ++y)
		{
			std::uint32_t open = sector.open[static_cast<std::size_t>(y)];
			if (open == 0 || distance_.AtLeast(goal_, {rect.x, rect.y + y, SectorSide, 1}) > best_)
			{
				continue;
			}
			for (; open != 0; open &= open - 1)
			{
				const std::int32_t x = std::countr_zero(open);
				const std::uint32_t region = sector.firstRegion + store_.SlotAt(sector, x, y);
				if (store_.RegionOf(region).component == component_)
				{
					Offer({rect.x + x, rect.y + y});
				}
			}
		}
	}

	[[nodiscard]] bool HasComponent(const Sector& sector) const
	{
		for (std::uint32_t slot = 0; slot < sector.slots; ++slot)
		{
			if (store_.RegionOf(sector.firstRegion + slot).component == component_)
			{
				return true;
			}
		}
		return false;
	}

	void Offer(Cell cell)
	{
		const std::int64_t distance = distance_.Between(cell, goal_);
		if (distance < best_ || (distance == best_ && cell < cell_))
		{
			best_ = distance;
			cell_ = cell;
		}
	}

	const RegionStore& store_;
	OpenDistance distance_;
	std::uint32_t component_;
	Cell goal_;
	std::int64_t best_ = InfiniteCost.units;
	Cell cell_;
};
} // namespace Detail::RegionNearestImpl

Result<Cell, RegionError> RegionMap::NearestReachable(const GridMap& map, Cell from, Cell goal) const
{
	if (!Follows(map))
	{
		return Failure{RegionError::OtherMap};
	}
	if (!store_.Contains(from) || !store_.Contains(goal))
	{
		return Failure{RegionError::OffMap};
	}
	const std::uint32_t component = ComponentOf(from);
	if (component == NoComponent)
	{
		return Failure{RegionError::Blocked};
	}
	if (ComponentOf(goal) == component)
	{
		return goal;
	}
	return Detail::RegionNearestImpl::NearestSearch(store_, map, component, goal).Run();
}
} // namespace NavCore
