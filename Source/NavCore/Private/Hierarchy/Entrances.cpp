// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Hierarchy/Entrances.h"

#include "Grid/MovePolicies.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace NavCore::Detail
{
namespace EntrancesImpl
{
/** The border cells of two clusters, seen from the one in the north or west. */
struct Border
{
	Cell first;
	std::int32_t length = 0;
	/** Along the border, and across it. */
	Cell along;
	Cell across;

	[[nodiscard]] Cell Near(std::int32_t i) const { return {first.x + i * along.x, first.y + i * along.y}; }
	[[nodiscard]] Cell Far(std::int32_t i) const
	{
		const Cell cell = Near(i);
		return {cell.x + across.x, cell.y + across.y};
	}
};

/** Bit i of each word belongs to the place i of a border. */
struct Crossings
{
	std::uint64_t straight = 0;
	/** Places i and i + 1 are joined by a step on both sides. */
	std::uint64_t joined = 0;
	/** The only way from near i to far i + 1, or from near i + 1 to far i, is the diagonal step. */
	std::uint64_t falling = 0;
	std::uint64_t rising = 0;
};

class MoveTest
{
public:
	MoveTest(const GridMap& map, std::uint8_t clearance)
		: map_(map), moves_(map, clearance), clearance_(clearance)
	{
	}

	[[nodiscard]] bool IsFree(Cell cell) const
	{
		return map_.IsWalkable(cell) && (clearance_ <= 1 || map_.ClearanceAt(cell) >= clearance_);
	}
	/** Nothing for a cell that is not free. */
	[[nodiscard]] DirectionMask From(Cell cell) const
	{
		return IsFree(cell) ? moves_.Legal(map_.Rows().Position(cell.x, cell.y), cell.y) : DirectionMask{0};
	}
	[[nodiscard]] bool IsLegal(Cell from, Cell step) const
	{
		return (From(from) & MaskOf(DirectionOf(step.x, step.y))) != 0;
	}

private:
	const GridMap& map_;
	LayeredMoves moves_;
	std::uint8_t clearance_;
};

std::uint64_t ReadBits(const BitView& view, std::int32_t x, std::int32_t y, std::int32_t length)
{
	const std::int32_t position = view.Position(x, y);
	std::uint64_t word = view.Word(position) & 0xFFFF'FFFF;
	if (length > 32)
	{
		word |= view.Word(position + 32) << 32;
	}
	return word & (~std::uint64_t{0} >> (64 - length));
}

/** The cells of open that a walk along the row from seed, some of them, reaches. */
std::uint64_t FillRow(std::uint64_t open, std::uint64_t seed)
{
	// A carry runs up from the lowest seed of a run to its end and leaves the other seeds alone.
	const std::uint64_t upward = (((open + seed) ^ open) & open) | seed;
	std::uint64_t downward = seed;
	std::uint64_t downwardOpen = open;
	for (std::int32_t shift = 1; shift < 64; shift *= 2)
	{
		downward |= downwardOpen & downward >> shift;
		downwardOpen &= downwardOpen >> shift;
	}
	return upward | downward;
}

/** The cells beside a border, row after row away from it. */
struct Strip
{
	std::array<std::uint64_t, EntranceDepth> rows{};
	std::int32_t depth = 0;

	/** The cells of wanted, all in the first row, that side steps inside the strip join to seed. */
	[[nodiscard]] std::uint64_t Reach(std::uint64_t seed, std::uint64_t wanted) const
	{
		std::array<std::uint64_t, EntranceDepth> reached{};
		reached[0] = FillRow(rows[0], seed);
		const auto last = static_cast<std::size_t>(depth - 1);
		for (bool grows = true; grows && (wanted & ~reached[0]) != 0;)
		{
			grows = false;
			const auto spread = [&](std::size_t from, std::size_t to)
			{
				const std::uint64_t fresh = reached[from] & rows[to] & ~reached[to];
				if (fresh != 0)
				{
					reached[to] |= FillRow(rows[to], fresh);
					grows = true;
				}
			};
			for (std::size_t i = 0; i < last; ++i)
			{
				spread(i, i + 1);
			}
			for (std::size_t i = last; i > 0; --i)
			{
				spread(i, i - 1);
			}
		}
		return reached[0] & wanted;
	}
};

/** On plain square cells a step to a free side neighbour is always legal. */
Crossings ReadCrossings(const GridMap& map, const Border& border)
{
	const bool isRow = border.along.x != 0;
	const BitView view = isRow ? map.Rows() : map.Columns();
	const Cell at = isRow ? border.first : Cell{border.first.y, border.first.x};
	Crossings crossings;
	crossings.straight =
		ReadBits(view, at.x, at.y, border.length) & ReadBits(view, at.x, at.y + 1, border.length);
	crossings.joined = crossings.straight & crossings.straight >> 1;
	return crossings;
}

Crossings TestCrossings(const GridMap& map, std::uint8_t clearance, const Border& border)
{
	const MoveTest test(map, clearance);
	const auto bit = [](const Cell& step)
	{
		return MaskOf(DirectionOf(step.x, step.y));
	};
	const DirectionMask across = bit(border.across);
	const DirectionMask along = bit(border.along);
	const DirectionMask falling = bit({border.across.x + border.along.x, border.across.y + border.along.y});
	const DirectionMask rising = bit({border.across.x - border.along.x, border.across.y - border.along.y});
	Crossings crossings;
	DirectionMask hither = test.From(border.Near(0));
	DirectionMask beyond = test.From(border.Far(0));
	for (std::int32_t i = 0; i < border.length; ++i)
	{
		const std::uint64_t place = std::uint64_t{1} << i;
		const bool crosses = (hither & across) != 0;
		crossings.straight |= crosses ? place : 0;
		if (i + 1 == border.length)
		{
			break;
		}
		const DirectionMask hitherNext = test.From(border.Near(i + 1));
		const DirectionMask beyondNext = test.From(border.Far(i + 1));
		const bool crossesNext = (hitherNext & across) != 0;
		const bool hitherJoined = (hither & along) != 0;
		const bool beyondJoined = (beyond & along) != 0;
		const bool detour = (crosses && beyondJoined) || (hitherJoined && crossesNext);
		const bool detourBack = (crossesNext && beyondJoined) || (hitherJoined && crosses);
		crossings.joined |= crosses && crossesNext && hitherJoined && beyondJoined ? place : 0;
		crossings.falling |= (hither & falling) != 0 && !detour ? place : 0;
		crossings.rising |= (hitherNext & rising) != 0 && !detourBack ? place : 0;
		hither = hitherNext;
		beyond = beyondNext;
	}
	return crossings;
}

/** The place of an entrance that comes closest to where a transition is wanted. */
std::uint64_t NearestPlace(std::uint64_t entrance, std::int32_t wanted)
{
	const std::uint64_t above = entrance >> wanted;
	const std::uint64_t below = entrance << (63 - wanted);
	const std::int32_t up = std::countr_zero(above);
	const std::int32_t down = std::countl_zero(below);
	return std::uint64_t{1} << (up < down ? wanted + up : wanted - down);
}

/** The places of an entrance that get a transition. */
std::uint64_t PlaceTransitions(const ClusterSettings& settings, std::uint64_t entrance)
{
	const std::int32_t first = std::countr_zero(entrance);
	const std::int32_t length = 64 - std::countl_zero(entrance) - first;
	if (length < settings.threshold)
	{
		return NearestPlace(entrance, first + length / 2);
	}
	const std::int32_t gaps = settings.transitions == TransitionRule::Ends
		? 1
		: (std::max)((length - 1 + settings.spacing - 1) / settings.spacing, 1);
	std::uint64_t places = 0;
	for (std::int32_t i = 0; i <= gaps; ++i)
	{
		places |= NearestPlace(entrance, first + (i * (length - 1) + gaps / 2) / gaps);
	}
	return places;
}

/** Entrances as published: runs of places, each joined to the next. */
std::uint64_t ChooseByRuns(const ClusterSettings& settings, const Crossings& crossings)
{
	std::uint64_t places = 0;
	for (std::uint64_t rest = crossings.straight; rest != 0;)
	{
		const std::int32_t first = std::countr_zero(rest);
		const std::int32_t count = std::countr_one(crossings.joined >> first) + 1;
		const std::uint64_t run = (~std::uint64_t{0} >> (64 - count)) << first;
		places |= PlaceTransitions(settings, run);
		rest &= ~run;
	}
	return places;
}

Strip ReadStrip(const GridMap& map, const Border& border, std::int32_t depth, bool isFar)
{
	const bool isRow = border.along.x != 0;
	const BitView view = isRow ? map.Rows() : map.Columns();
	const Cell at = isRow ? border.first : Cell{border.first.y, border.first.x};
	Strip strip;
	strip.depth = (std::min)(depth, EntranceDepth);
	for (std::int32_t i = 0; i < strip.depth; ++i)
	{
		strip.rows[static_cast<std::size_t>(i)] =
			ReadBits(view, at.x, isFar ? at.y + 1 + i : at.y - i, border.length);
	}
	return strip;
}

/**
 * Joins runs to one entrance when they are connected close to the border on both sides of it: whoever
 * uses one of them can use another. Cuts the transitions of cluttered borders by a factor of four.
 */
std::uint64_t ChooseByStrips(
	const ClusterSettings& settings, const Crossings& crossings, const Strip& hither, const Strip& beyond)
{
	std::uint64_t places = 0;
	for (std::uint64_t rest = crossings.straight; rest != 0;)
	{
		const std::uint64_t seed = rest & (~rest + 1);
		const std::uint64_t entrance = beyond.Reach(seed, hither.Reach(seed, rest));
		places |= PlaceTransitions(settings, entrance);
		rest &= ~entrance;
	}
	return places;
}

std::uint64_t ChoosePlaces(const GridMap& map, const ClusterLayout& layout, const ClusterSettings& settings,
	const Border& border, const Crossings& crossings, bool plain)
{
	const bool isOneRun = std::popcount(crossings.straight & ~(crossings.straight << 1)) <= 1;
	if (!plain || settings.transitions == TransitionRule::Ends || isOneRun)
	{
		return ChooseByRuns(settings, crossings);
	}
	const CellRect hither = layout.RectOf(layout.IdAt(border.Near(0)));
	const CellRect beyond = layout.RectOf(layout.IdAt(border.Far(0)));
	const bool isRow = border.along.x != 0;
	return ChooseByStrips(settings, crossings,
		ReadStrip(map, border, isRow ? hither.height : hither.width, false),
		ReadStrip(map, border, isRow ? beyond.height : beyond.width, true));
}

Border BorderOf(const ClusterLayout& layout, ClusterId id, ClusterSide side)
{
	const CellRect rect = layout.RectOf(id);
	switch (side)
	{
	case ClusterSide::North:
		return {{rect.x, rect.y - 1}, rect.width, {1, 0}, {0, 1}};
	case ClusterSide::South:
		return {{rect.x, rect.Bottom() - 1}, rect.width, {1, 0}, {0, 1}};
	case ClusterSide::West:
		return {{rect.x - 1, rect.y}, rect.height, {0, 1}, {1, 0}};
	default:
		return {{rect.Right() - 1, rect.y}, rect.height, {0, 1}, {1, 0}};
	}
}

void FindAtCorner(const GridMap& map, std::uint8_t clearance, const CellRect& rect, Cell step,
	std::vector<Transition>& outTransitions)
{
	const MoveTest test(map, clearance);
	const Cell from{step.x < 0 ? rect.x : rect.Right() - 1, step.y < 0 ? rect.y : rect.Bottom() - 1};
	const Cell sideways{from.x + step.x, from.y};
	const Cell upright{from.x, from.y + step.y};
	const bool detour = (test.IsLegal(from, {step.x, 0}) && test.IsLegal(sideways, {0, step.y})) ||
		(test.IsLegal(from, {0, step.y}) && test.IsLegal(upright, {step.x, 0}));
	if (!detour && test.IsLegal(from, step))
	{
		outTransitions.push_back({from, {from.x + step.x, from.y + step.y}});
	}
}
} // namespace EntrancesImpl

void FindTransitions(const GridMap& map, const ClusterLayout& layout, const ClusterSettings& settings,
	ClusterId id, ClusterSide side, std::vector<Transition>& outTransitions)
{
	if (layout.NeighbourOf(id, side) == NoCluster)
	{
		return;
	}
	// Plain cells with any rule but Always have no crossing that is only diagonal.
	const bool hasDetours = map.GetTopology() != Topology::Hex &&
		(map.GetTopology() == Topology::Tile || map.GetCornerRule() != CornerRule::Always);
	const bool plain = hasDetours && !map.HasHeight() && settings.clearance <= 1;
	if (static_cast<std::size_t>(side) >= 4)
	{
		if (!plain)
		{
			EntrancesImpl::FindAtCorner(map, settings.clearance, layout.RectOf(id),
				ClusterSideOffsets[static_cast<std::size_t>(side)], outTransitions);
		}
		return;
	}
	const EntrancesImpl::Border border = EntrancesImpl::BorderOf(layout, id, side);
	const EntrancesImpl::Crossings crossings = plain
		? EntrancesImpl::ReadCrossings(map, border)
		: EntrancesImpl::TestCrossings(map, settings.clearance, border);
	const std::uint64_t places = EntrancesImpl::ChoosePlaces(map, layout, settings, border, crossings, plain);
	const bool isFarSide = side == ClusterSide::North || side == ClusterSide::West;
	const auto add = [&](Cell hither, Cell beyond)
	{
		outTransitions.push_back(isFarSide ? Transition{beyond, hither} : Transition{hither, beyond});
	};
	for (std::uint64_t rest = places | crossings.falling | crossings.rising; rest != 0; rest &= rest - 1)
	{
		const std::int32_t i = std::countr_zero(rest);
		const std::uint64_t place = std::uint64_t{1} << i;
		if ((places & place) != 0)
		{
			add(border.Near(i), border.Far(i));
		}
		if ((crossings.falling & place) != 0)
		{
			add(border.Near(i), border.Far(i + 1));
		}
		if ((crossings.rising & place) != 0)
		{
			add(border.Near(i + 1), border.Far(i));
		}
	}
}
} // namespace NavCore::Detail
