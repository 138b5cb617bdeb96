// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Building regions from nothing. RegionMap.cpp keeps them current.
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Regions/RegionMap.h"
#include "Regions/RegionScratchData.h"

namespace NavCore
{
namespace Detail::RegionBuildImpl
{
/** Whether two cells of the 3 x 3 block around a cell are joined by a move, on flat ground. */
bool AreJoined(const SectorMoves& moves, std::size_t parity, Cell a, Cell b)
{
	if (b < a)
	{
		return AreJoined(moves, parity, b, a);
	}
	// The parity is that of the middle row, and a is above b or to its left.
	const std::size_t row = parity ^ (static_cast<std::size_t>(a.y) & 1U);
	const std::int32_t dx = b.x - a.x;
	if (b.y == a.y)
	{
		return dx == 1;
	}
	return b.y == a.y + 1 &&
		(dx == 0 || (dx == 1 && moves.downEast[row]) || (dx == -1 && moves.downWest[row]));
}

/** The neighbours in the set that are joined to one of them without the cell in the middle. */
unsigned JoinedNeighbours(const SectorMoves& moves, std::size_t parity, unsigned set, unsigned from)
{
	unsigned reached = from;
	for (unsigned before = 0; before != reached;)
	{
		before = reached;
		for (unsigned a = 0; a < DirectionCount; ++a)
		{
			for (unsigned b = 0; b < DirectionCount; ++b)
			{
				if ((reached >> a & 1U) != 0 && (set >> b & 1U) != 0 &&
					AreJoined(moves, parity, DirectionOffsets[a], DirectionOffsets[b]))
				{
					reached |= 1U << b;
				}
			}
		}
	}
	return reached;
}

/** True when the middle cell has neighbours, and they are all joined without it. */
bool IsHarmless(const SectorMoves& moves, std::size_t parity, unsigned open)
{
	unsigned adjacent = 0;
	for (unsigned direction = 0; direction < DirectionCount; ++direction)
	{
		if ((open >> direction & 1U) != 0 && AreJoined(moves, parity, {0, 0}, DirectionOffsets[direction]))
		{
			adjacent |= 1U << direction;
		}
	}
	const unsigned first = adjacent & (~adjacent + 1);
	return adjacent != 0 && (adjacent & ~JoinedNeighbours(moves, parity, open, first)) == 0;
}
} // namespace Detail::RegionBuildImpl

void RegionMap::Build(const GridMap& map)
{
	const Detail::SectorMoves moves(map);
	store_.Reset(map.Width(), map.Height());
	mapVersion_ = map.Version();
	FillHarmless(moves);
	BuildSectors(map, moves);
	BuildLinks(moves);
	BuildComponents();
}

void RegionMap::FillHarmless(const Detail::SectorMoves& moves)
{
	harmless_ = {};
	for (std::size_t parity = 0; parity < 2; ++parity)
	{
		for (unsigned open = 0; open < 256; ++open)
		{
			const bool harmless = Detail::RegionBuildImpl::IsHarmless(moves, parity, open);
			harmless_[parity][open / 64] |= std::uint64_t{harmless} << open % 64;
		}
	}
}

void RegionMap::BuildSectors(const GridMap& map, const Detail::SectorMoves& moves)
{
	// All regions stand in one component until the links are there.
	const std::uint32_t component = store_.AddComponent();
	Detail::SectorLabels labels;
	std::vector<Detail::SectorRun>& runs = scratch_.data_->runs;
	for (std::uint32_t sector = 0; sector < store_.SectorCount(); ++sector)
	{
		const Cell origin = store_.SectorOrigin(sector);
		runs.clear();
		Detail::LabelSector(moves, origin, map.Bounds(), Detail::ReadSectorRows(map, origin), runs, labels);
		store_.PrepareSector(sector, labels.open, labels.labelCount);
		for (std::uint32_t slot = 0; slot < labels.labelCount; ++slot)
		{
			store_.AddRegion(store_.SectorAt(sector).firstRegion + slot, component);
		}
		for (std::size_t y = 0; labels.labelCount > 1 && y < Detail::SectorSide; ++y)
		{
			for (std::uint32_t i = labels.rowRuns[y]; i < labels.rowRuns[y + 1]; ++i)
			{
				store_.WriteSlots(
					sector, static_cast<std::int32_t>(y), runs[i].first, runs[i].last, runs[i].label);
			}
		}
	}
}

void RegionMap::BuildLinks(const Detail::SectorMoves& moves)
{
	using Side = Detail::SectorSideOf;
	struct Step
	{
		Side side;
		std::int32_t dx;
		std::int32_t dy;
	};
	constexpr std::array<Step, 4> steps{
		{{Side::East, 1, 0}, {Side::South, 0, 1}, {Side::SouthEast, 1, 1}, {Side::SouthWest, -1, 1}}};
	for (std::uint32_t index = 0; index < store_.SectorCount(); ++index)
	{
		const Cell origin = store_.SectorOrigin(index);
		const Detail::Sector& sector = store_.SectorAt(index);
		for (const Step& step : steps)
		{
			const Cell otherOrigin{
				origin.x + step.dx * Detail::SectorSide, origin.y + step.dy * Detail::SectorSide};
			if (!store_.Contains(otherOrigin))
			{
				continue;
			}
			const Detail::Sector& other = store_.SectorAt(store_.SectorOf(otherOrigin));
			Detail::ForEachCrossing(moves, sector.open, other.open, step.side,
				[&](Cell here, Cell there)
				{
					const std::uint32_t a = sector.firstRegion + store_.SlotAt(sector, here.x, here.y);
					const std::uint32_t b = other.firstRegion + store_.SlotAt(other, there.x, there.y);
					if (moves.CanClimb(Cell{origin.x + here.x, origin.y + here.y},
							Cell{otherOrigin.x + there.x, otherOrigin.y + there.y}) &&
						!store_.AreLinked(a, b))
					{
						store_.AddLink(a, b);
					}
				});
		}
	}
}

void RegionMap::BuildComponents()
{
	// Component 0 holds what is not labelled yet; it goes at the end.
	std::vector<std::uint32_t>& stack = scratch_.data_->stack;
	for (std::uint32_t region = 0; region < store_.RegionCapacity(); ++region)
	{
		if (store_.RegionOf(region).component != 0)
		{
			continue;
		}
		const std::uint32_t component = store_.AddComponent();
		store_.SetComponent(region, component);
		stack.assign(1, region);
		while (!stack.empty())
		{
			const std::uint32_t from = stack.back();
			stack.pop_back();
			for (std::uint32_t link = store_.RegionOf(from).firstLink; link != Detail::NoIndex;
				 link = store_.LinkAt(link).next)
			{
				const std::uint32_t to = store_.LinkAt(link).target;
				if (store_.RegionOf(to).component == 0)
				{
					store_.SetComponent(to, component);
					stack.push_back(to);
				}
			}
		}
	}
	store_.SweepComponent(0);
}
} // namespace NavCore
