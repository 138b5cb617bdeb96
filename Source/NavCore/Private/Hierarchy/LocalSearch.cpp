// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Hierarchy/LocalSearch.h"

#include "Hierarchy/WindowMoves.h"
#include "NavCore/Base/Assert.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>

namespace NavCore::Detail
{
namespace LocalSearchImpl
{
std::uint64_t ReadRow(const GridMap& map, const CellRect& window, std::int32_t y, std::uint8_t clearance)
{
	const std::int32_t position = map.Rows().Position(window.x, window.y + y);
	std::uint64_t word = ReadBits(map.Rows(), position, window.width);
	if (clearance > 1)
	{
		const std::uint8_t* values = map.ClearanceOrigin() + position;
		for (std::uint64_t rest = word; rest != 0; rest &= rest - 1)
		{
			const auto x = static_cast<std::size_t>(std::countr_zero(rest));
			word &= values[x] >= clearance ? ~std::uint64_t{0} : ~(std::uint64_t{1} << x);
		}
	}
	return word;
}

/** A byte for each cell of a row, 0 or 1, and an empty one on either side. */
using ByteRow = std::array<std::uint8_t, WindowSide + 2>;

constexpr std::size_t BitsTogether = 8;

/** The bits of each number as bytes. */
constexpr auto SpreadBits = []
{
	std::array<std::array<std::uint8_t, BitsTogether>, 1U << BitsTogether> table{};
	for (std::size_t bits = 0; bits < table.size(); ++bits)
	{
		for (std::size_t i = 0; i < BitsTogether; ++i)
		{
			table[bits][i] = static_cast<std::uint8_t>(bits >> i & 1);
		}
	}
	return table;
}();

void Spread(std::uint64_t row, std::size_t width, ByteRow& outBytes)
{
	for (std::size_t x = 0; x < width; x += BitsTogether)
	{
		const auto& bytes = SpreadBits[row >> x & (SpreadBits.size() - 1)];
		std::copy(bytes.begin(), bytes.end(), outBytes.begin() + static_cast<std::ptrdiff_t>(x + 1));
	}
}
} // namespace LocalSearchImpl

void LocalSearch::Load(const GridMap& map, const CellRect& window, std::uint8_t clearance)
{
	ReadRows(map, window, clearance);
	ChooseJumps({});
}

void LocalSearch::ReadRows(const GridMap& map, const CellRect& window, std::uint8_t clearance)
{
	NAVCORE_ASSERT(window.width > 0 && window.width <= WindowSide && window.height > 0 &&
			window.height <= WindowSide && window == window.Intersect(map.Bounds()),
		"a window is a small rectangle on the map");
	map_ = &map;
	window_ = window;
	clearance_ = clearance;
	uniform_ = map.IsUniform();
	pruned_ = map.GetTopology() == Topology::Octile && map.GetCornerRule() != CornerRule::Never;
	const std::uint32_t leastStep =
		std::uint32_t{StraightUnits} * (uniform_ ? TerrainNeutral : map.MinTerrain());
	bucketShift_ = static_cast<std::uint32_t>(std::bit_width(leastStep) - 1);
	rows_[0] = 0;
	for (std::int32_t y = 0; y < window.height; ++y)
	{
		rows_[static_cast<std::size_t>(y + 1)] = LocalSearchImpl::ReadRow(map, window, y, clearance);
	}
	rows_[static_cast<std::size_t>(window.height + 1)] = 0;
}

void LocalSearch::LoadOpened(const GridMap& map, const CellRect& window, const CellRect& opened)
{
	ReadRows(map, window, 1);
	const CellRect local{opened.x - window.x, opened.y - window.y, opened.width, opened.height};
	const std::uint64_t bits = (~std::uint64_t{0} >> (64 - local.width)) << local.x;
	for (std::int32_t y = local.y; y < local.Bottom(); ++y)
	{
		rows_[static_cast<std::size_t>(y + 1)] |= bits;
	}
	ChooseJumps(local);
}

/** opened holds cells that are free in the window whatever the map says. */
void LocalSearch::ChooseJumps(const CellRect& opened)
{
	const bool hasTurns = uniform_ && clearance_ <= 1 && pruned_;
	cluttered_ = hasTurns && FindTurns();
	jumping_ = hasTurns && !cluttered_ && map_->GetCornerRule() == CornerRule::NoneBlocked;
	if (jumping_)
	{
		FindColumnTurns(opened);
	}
	hasOpens_ = false;
}

/** All rows at once: looking at the bits around one cell after the other costs a quarter of a search. */
void LocalSearch::FindOpens()
{
	using LocalSearchImpl::ByteRow;
	constexpr std::size_t together = 16;
	const auto width = static_cast<std::size_t>(window_.width);
	const auto height = static_cast<std::size_t>(window_.height);
	// The row above, the one here and the one below take turns.
	std::array<ByteRow, 3> rows{};
	LocalSearchImpl::Spread(rows_[1], width, rows[1]);
	for (std::size_t y = 0; y < height; ++y)
	{
		const std::uint8_t* above = rows[y % 3].data();
		const std::uint8_t* here = rows[(y + 1) % 3].data();
		LocalSearchImpl::Spread(rows_[y + 2], width, rows[(y + 2) % 3]);
		const std::uint8_t* below = rows[(y + 2) % 3].data();
		DirectionMask* opens = opens_.data() + y * WindowSide;
		for (std::size_t first = 0; first < width; first += together)
		{
			for (std::size_t x = first; x < first + together; ++x)
			{
				opens[x] = static_cast<DirectionMask>(above[x] | above[x + 1] << 1 | above[x + 2] << 2 |
					here[x] << 3 | here[x + 2] << 4 | below[x] << 5 | below[x + 1] << 6 | below[x + 2] << 7);
			}
		}
	}
	hasOpens_ = true;
}

std::uint32_t LocalSearch::DirectCost(LocalCell a, LocalCell b) const
{
	if (!uniform_ || map_->GetTopology() == Topology::Hex)
	{
		return Unreached;
	}
	const std::int32_t left = (std::min)(a & 63, b & 63);
	const std::int32_t right = (std::max)(a & 63, b & 63);
	const std::int32_t top = (std::min)(a >> 6, b >> 6);
	const std::int32_t bottom = (std::max)(a >> 6, b >> 6);
	// The rectangle between the two is free: no way can be shorter than straight through it.
	const std::uint64_t between = (~std::uint64_t{0} >> (63 - (right - left))) << left;
	std::uint64_t open = between;
	for (std::int32_t y = top; y <= bottom; ++y)
	{
		open &= Row(y);
	}
	if (open != between)
	{
		return Unreached;
	}
	const auto width = static_cast<std::uint32_t>(right - left);
	const auto height = static_cast<std::uint32_t>(bottom - top);
	constexpr std::uint32_t straight = StraightUnits;
	constexpr std::uint32_t extra = DiagonalUnits - StraightUnits;
	return pruned_ ? (std::max)(width, height) * straight + (std::min)(width, height) * extra
				   : (width + height) * straight;
}

void LocalSearch::Begin(LocalCell source)
{
	const auto used = static_cast<std::size_t>(window_.height) * WindowSide;
	std::fill_n(costs_.begin(), used, Unreached);
	targets_.fill(0);
	columnTargets_.fill(0);
	targetsLeft_ = 0;
	expanded_ = 0;
	source_ = source;
	costs_[source] = 0;
	if (uniform_ && !jumping_)
	{
		if (!hasOpens_)
		{
			FindOpens();
		}
		straight_.head = 0;
		straight_.tail = 1;
		straight_.entries[0] = {0, source};
		diagonal_.head = 0;
		diagonal_.tail = 0;
		return;
	}
	buckets_.fill(NoCell);
	occupied_.fill(0);
	bucket_ = 0;
	waiting_ = 0;
	arrivals_[source] = 0;
	Link(source, 0);
}

std::uint32_t LocalSearch::BeginAround(const CellRect& sources)
{
	Begin(ToLocal({sources.x + sources.width / 2, sources.y + sources.height / 2}));
	if (jumping_)
	{
		const auto extent = static_cast<std::uint32_t>((std::max)(sources.width, sources.height) - 1);
		return (extent + (extent & 1)) * DiagonalUnits;
	}
	straight_.tail = 0;
	for (std::int32_t y = sources.y; y < sources.Bottom(); ++y)
	{
		for (std::int32_t x = sources.x; x < sources.Right(); ++x)
		{
			const LocalCell cell = ToLocal({x, y});
			costs_[cell] = 0;
			const bool isInside =
				x > sources.x && x < sources.Right() - 1 && y > sources.y && y < sources.Bottom() - 1;
			// Nothing beyond the rectangle is reached first from within.
			if (!isInside)
			{
				straight_.entries[static_cast<std::size_t>(straight_.tail++)] = {0, cell};
			}
		}
	}
	return 0;
}

void LocalSearch::AddTarget(LocalCell target)
{
	targetsLeft_ += IsTarget(target) ? 0 : 1;
	targets_[static_cast<std::size_t>(target >> 6)] |= std::uint64_t{1} << (target & 63);
	columnTargets_[static_cast<std::size_t>(target & 63)] |= std::uint64_t{1} << (target >> 6);
}

bool LocalSearch::Run(std::int64_t limit)
{
	if (jumping_)
	{
		return RunJumps(limit);
	}
	if (uniform_)
	{
		return pruned_ ? RunQueues<true>(limit) : RunQueues<false>(limit);
	}
	return RunBuckets(limit);
}

/**
 * Costs here need 24 bits, so the directions of all cheapest arrivals share a word with them. Everything the
 * loop touches is a local: members would be read anew after every store.
 */
template <bool Pruned>
bool LocalSearch::RunQueues(std::int64_t limit)
{
	const JumpTable& pruned = PrunedMovesOf(map_->GetCornerRule());
	const std::array<const MoveTable*, 2> legal{&map_->Moves(window_.y), &map_->Moves(window_.y + 1)};
	const bool hex = map_->GetTopology() == Topology::Hex;
	const std::array<std::uint32_t, DirectionCount> units = StepUnits(map_->GetTopology());
	const unsigned diagonals = hex ? 0U : unsigned{DiagonalMask};
	const DirectionMask* opens = opens_.data();
	std::uint32_t* reached = costs_.data();
	const std::uint64_t* targets = targets_.data();
	Waiting* straightHead = straight_.Head();
	Waiting* diagonalHead = diagonal_.Head();
	Waiting* straightTail = straight_.Tail();
	Waiting* diagonalTail = diagonal_.Tail();
	std::int32_t targetsLeft = targetsLeft_ > 0 ? targetsLeft_ : (std::numeric_limits<std::int32_t>::max)();
	std::int64_t left = limit;
	bool ended = false;
	straightTail->cost = Unreached;
	diagonalTail->cost = Unreached;
	while (left > 0)
	{
		// What stands behind the tail of a queue costs Unreached.
		const bool diagonalFirst = diagonalHead->cost < straightHead->cost;
		const Waiting waiting = diagonalFirst ? *diagonalHead : *straightHead;
		if (waiting.cost == Unreached)
		{
			ended = true;
			break;
		}
		diagonalHead += diagonalFirst ? 1 : 0;
		straightHead += diagonalFirst ? 0 : 1;
		const std::uint32_t cell = waiting.cell;
		const std::uint32_t known = reached[cell];
		if (known >> ArrivalBits != waiting.cost)
		{
			continue;
		}
		--left;
		const std::uint32_t x = cell & 63U;
		const std::uint32_t y = cell >> 6;
		const DirectionMask open = opens[cell];
		unsigned moves = 0;
		unsigned arrivals = known & ArrivalMask;
		if (Pruned && arrivals != 0)
		{
			do
			{
				moves |= pruned[static_cast<std::size_t>(std::countr_zero(arrivals))][open];
				arrivals &= arrivals - 1;
			} while (arrivals != 0);
		}
		else
		{
			moves = (*legal[y & 1])[open];
		}
		for (; moves != 0; moves &= moves - 1)
		{
			const auto direction = static_cast<std::size_t>(std::countr_zero(moves));
			const auto there =
				static_cast<std::uint32_t>(static_cast<std::int32_t>(cell) + LocalOffsets[direction]);
			const std::uint32_t cost = waiting.cost + units[direction];
			const std::uint32_t before = reached[there];
			const std::uint32_t arrival = 1U << direction;
			if (cost < before >> ArrivalBits)
			{
				reached[there] = cost << ArrivalBits | arrival;
				// Both tails are written, which costs less than a branch; one of them moves on.
				const bool isDiagonal = (diagonals & arrival) != 0;
				*straightTail = {isDiagonal ? Unreached : cost, static_cast<LocalCell>(there)};
				*diagonalTail = {isDiagonal ? cost : Unreached, static_cast<LocalCell>(there)};
				straightTail += isDiagonal ? 0 : 1;
				diagonalTail += isDiagonal ? 1 : 0;
				straightTail->cost = Unreached;
				diagonalTail->cost = Unreached;
			}
			else if (cost == before >> ArrivalBits)
			{
				reached[there] = before | arrival;
			}
		}
		if ((targets[y] >> x & 1) != 0 && --targetsLeft == 0)
		{
			ended = true;
			break;
		}
	}
	straight_.Put(straightHead, straightTail);
	diagonal_.Put(diagonalHead, diagonalTail);
	targetsLeft_ = targetsLeft_ > 0 ? targetsLeft : 0;
	expanded_ += limit - left;
	return ended;
}

void LocalSearch::StepsBackFrom(LocalCell cell, std::vector<std::uint8_t>& outDirections) const
{
	outDirections.clear();
	while (jumping_ && cell != source_)
	{
		// The way from the jump point before runs diagonally as far as it can, then straight.
		const LocalCell parent = parents_[cell];
		std::int32_t dx = (cell & 63) - (parent & 63);
		std::int32_t dy = (cell >> 6) - (parent >> 6);
		while (dx != 0 || dy != 0)
		{
			const bool level = std::abs(dx) > std::abs(dy);
			const bool upright = std::abs(dy) > std::abs(dx);
			const Cell step{upright ? 0 : (dx > 0 ? 1 : -1), level ? 0 : (dy > 0 ? 1 : -1)};
			outDirections.push_back(static_cast<std::uint8_t>(DirectionOf(step.x, step.y)));
			dx -= step.x;
			dy -= step.y;
		}
		cell = parent;
	}
	const WindowMoves moves(*this);
	while (cell != source_)
	{
		// The step that arrives in a direction is the one that leaves in the opposite one.
		const std::uint32_t cost = CostTo(cell);
		unsigned left = moves.Legal(cell);
		std::size_t leaving = 0;
		LocalCell before = cell;
		do
		{
			leaving = static_cast<std::size_t>(std::bit_width(left)) - 1;
			left &= ~(1U << leaving);
			before = static_cast<LocalCell>(cell + LocalOffsets[leaving]);
		} while (left != 0 && (CostTo(before) >= cost || CostTo(before) + moves.Step(cell, leaving) != cost));
		outDirections.push_back(static_cast<std::uint8_t>(DirectionCount - 1 - leaving));
		cell = before;
	}
}
} // namespace NavCore::Detail
