// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Questions to regions that take more than a look-up.
#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Regions/RegionMap.h"
#include "Regions/RegionSplit.h"

#include <algorithm>
#include <cstdlib>

namespace NavCore
{
namespace Detail::RegionQueriesImpl
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

/** A one-to-one mapping, found pair by pair. */
class Pairing
{
public:
	Pairing(std::size_t left, std::size_t right) : toRight_(left, NoIndex), toLeft_(right, NoIndex) {}

	/** False when one of the two is paired with another. */
	[[nodiscard]] bool Pair(std::uint32_t left, std::uint32_t right)
	{
		if (toRight_[left] == NoIndex && toLeft_[right] == NoIndex)
		{
			toRight_[left] = right;
			toLeft_[right] = left;
		}
		return toRight_[left] == right && toLeft_[right] == left;
	}
	[[nodiscard]] std::uint32_t ToRight(std::uint32_t left) const { return toRight_[left]; }

private:
	std::vector<std::uint32_t> toRight_;
	std::vector<std::uint32_t> toLeft_;
};

bool HaveSameLinks(const RegionStore& a, const RegionStore& b, const Pairing& regions)
{
	for (std::uint32_t region = 0; region < a.RegionCapacity(); ++region)
	{
		for (std::uint32_t link = a.RegionOf(region).firstLink; link != NoIndex; link = a.LinkAt(link).next)
		{
			if (!b.AreLinked(regions.ToRight(region), regions.ToRight(a.LinkAt(link).target)))
			{
				return false;
			}
		}
	}
	return true;
}
} // namespace Detail::RegionQueriesImpl

Result<Cell, RegionError> RegionMap::NearestReachable(const GridMap& map, Cell from, Cell goal) const
{
	if (!IsFor(map))
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
	return Detail::RegionQueriesImpl::NearestSearch(store_, map, component, goal).Run();
}

Separation RegionMap::WouldSeparate(
	const GridMap& map, const CellRect& rect, Cell a, Cell b, RegionScratch& scratch) const
{
	if (!IsFor(map))
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
	draft.Link();
	Detail::RegionSplit split(store_, draft, data);
	split.Run();
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
	const std::uint32_t covered = Detail::RegionQueriesImpl::CoveredBits(origin, wall);
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
	Detail::RegionQueriesImpl::WalkAround(rect,
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

bool RegionMap::HasSameRegions(const RegionMap& other) const
{
	const Detail::RegionStore& a = store_;
	const Detail::RegionStore& b = other.store_;
	if (a.Width() != b.Width() || a.Height() != b.Height() || a.RegionCount() != b.RegionCount() ||
		a.LinkCount() != b.LinkCount() || a.ComponentCount() != b.ComponentCount())
	{
		return false;
	}
	Detail::RegionQueriesImpl::Pairing regions(a.RegionCapacity(), b.RegionCapacity());
	Detail::RegionQueriesImpl::Pairing components(a.ComponentCapacity(), b.ComponentCapacity());
	for (std::int32_t y = 0; y < a.Height(); ++y)
	{
		for (std::int32_t x = 0; x < a.Width(); ++x)
		{
			const std::uint32_t regionA = a.RegionAt({x, y});
			const std::uint32_t regionB = b.RegionAt({x, y});
			if ((regionA == Detail::NoIndex) != (regionB == Detail::NoIndex))
			{
				return false;
			}
			if (regionA != Detail::NoIndex &&
				(!regions.Pair(regionA, regionB) ||
					!components.Pair(a.RegionOf(regionA).component, b.RegionOf(regionB).component)))
			{
				return false;
			}
		}
	}
	return Detail::RegionQueriesImpl::HaveSameLinks(a, b, regions);
}
} // namespace NavCore
