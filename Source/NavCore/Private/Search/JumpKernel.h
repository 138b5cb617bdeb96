// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Grid/JumpRules.h"
#include "Grid/JumpScan.h"
#include "Grid/OpenNeighbours.h"
#include "NavCore/Grid/GridMap.h"
#include "Search/JumpPoints.h"
#include "Search/TracePolicies.h"

#include <algorithm>
#include <cstdlib>

// The inner loop of jump point search: which nodes to take, where to look from them, what to queue.
namespace NavCore::Detail
{
namespace JumpKernel
{
// One evaluation each: together they would exceed the step limit of constant evaluation in clang.
inline constexpr JumpTable alwaysTable = MakeJumpTable(CornerRule::Always);
inline constexpr JumpTable oneFreeTable = MakeJumpTable(CornerRule::OneFree);
inline constexpr JumpTable noneBlockedTable = MakeJumpTable(CornerRule::NoneBlocked);

template <CornerRule Rule>
constexpr const JumpTable& TableFor()
{
	static_assert(Rule != CornerRule::Never, "jump points need diagonal moves");
	return Rule == CornerRule::Always ? alwaysTable
		: Rule == CornerRule::OneFree ? oneFreeTable
									  : noneBlockedTable;
}

/** Directions that only walls make worth a look after a diagonal step. */
template <CornerRule Rule, Direction Heading>
DirectionMask ForcedTurns(DirectionMask open)
{
	constexpr Cell step = DirectionOffsets[static_cast<std::size_t>(Heading)];
	constexpr DirectionMask natural =
		MaskOf(Heading) | MaskOf(DirectionOf(step.x, 0)) | MaskOf(DirectionOf(0, step.y));
	return static_cast<DirectionMask>(TableFor<Rule>()[static_cast<std::size_t>(Heading)][open] & ~natural);
}

inline std::uint32_t OctileUnits(std::int32_t dx, std::int32_t dy)
{
	const auto a = static_cast<std::uint32_t>(std::abs(dx));
	const auto b = static_cast<std::uint32_t>(std::abs(dy));
	constexpr std::uint32_t extra = DiagonalUnits - StraightUnits;
	return a > b ? a * StraightUnits + b * extra : b * StraightUnits + a * extra;
}

} // namespace JumpKernel

template <CornerRule Rule>
SearchStatus JumpPoints::AdvanceWith(WorkBudget& budget)
{
	if (Request().trace != nullptr)
	{
		return Run<Rule, false, SinkTrace>(budget);
	}
	return sight_.jumps != nullptr ? Run<Rule, true, NoTrace>(budget) : Run<Rule, false, NoTrace>(budget);
}

template <CornerRule Rule, bool HasBits, class Trace>
SearchStatus JumpPoints::Run(WorkBudget& budget)
{
	const JumpTable& jumps = JumpKernel::TableFor<Rule>();
	const auto startPosition =
		static_cast<std::uint32_t>(sight_.rows.Position(Request().start.x, Request().start.y));
	const Trace trace(Request().trace);
	const std::int64_t maxExpansions =
		Request().maxExpansions > 0 ? Request().maxExpansions : WorkBudget::Unlimited;
	const std::uint32_t dearest = DearestPriority();
	std::int64_t changeAt =
		weight_ != Haste::NoWeight ? haste_.EndOfWeightAt(counters_.expanded) : WorkBudget::Unlimited;
	for (std::int64_t quantum = budget.NextQuantum(); quantum > 0; quantum = budget.NextQuantum())
	{
		std::int64_t spent = 0;
		while (spent < quantum)
		{
			if (scratch_.open.IsEmpty())
			{
				budget.Spend(spent);
				return Finish(SearchStatus::NoPath);
			}
			if (counters_.expanded == changeAt)
			{
				ChangeWeight();
				changeAt = weight_ != Haste::NoWeight ? haste_.EndOfWeightAt(counters_.expanded)
													  : WorkBudget::Unlimited;
			}
			const Entry entry = scratch_.open.Pop();
			JumpNode& node = scratch_.nodes.At(entry.position);
			if ((node.meta & NodeClosed) != 0)
			{
				continue;
			}
			if (counters_.expanded == maxExpansions || entry.Priority() > dearest)
			{
				budget.Spend(spent);
				return Finish(SearchStatus::LimitReached);
			}
			node.meta |= NodeClosed;
			++counters_.expanded;
			++spent;
			overflowed_ = node.g > static_cast<std::uint32_t>(NarrowCost::Ceiling);
			if (overflowed_)
			{
				budget.Spend(spent);
				return SearchStatus::Running;
			}
			if (Request().allowPartial)
			{
				best_.Offer({entry.Priority() - node.g, node.g, entry.cell, entry.position});
			}
			trace.On(TraceKind::Expand, entry.cell, node.parent, node.g, entry.Priority());
			current_ = entry.cell;
			currentPosition_ = entry.position;
			const Spot spot = sight_.SpotAt(entry.cell.X(), entry.cell.Y());
			if (sight_.SeesGoal(spot))
			{
				budget.Spend(spent);
				return Finish(SearchStatus::Found);
			}
			const DirectionMask open = OpenNeighbours(sight_.rows, spot.row);
			const auto arrival = static_cast<Direction>(node.meta & NodeDirectionMask);
			const DirectionMask directions = entry.position == startPosition
				? Map().Moves(0)[open]
				: jumps[static_cast<std::size_t>(arrival)][open];
			Expand<Rule, HasBits>(spot, node.g, directions, trace);
			trace.On(TraceKind::Close, entry.cell, node.parent, node.g, entry.Priority());
			if (outOfMemory_)
			{
				budget.Spend(spent);
				return Finish(SearchStatus::OutOfMemory);
			}
		}
		budget.Spend(spent);
	}
	return SearchStatus::Running;
}

template <CornerRule Rule, bool HasBits, class Trace>
void JumpPoints::Expand(const Spot& from, std::uint32_t g, DirectionMask directions, const Trace& trace)
{
	LookIf<Rule, HasBits, Direction::East>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::West>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::North>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::South>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::NorthEast>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::NorthWest>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::SouthEast>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::SouthWest>(directions, from, g, trace);
}

template <CornerRule Rule, bool HasBits, Direction Heading, class Trace>
NAVCORE_FORCE_INLINE void JumpPoints::LookIf(
	DirectionMask directions, const Spot& from, std::uint32_t g, const Trace& trace)
{
	if ((directions & MaskOf(Heading)) == 0)
	{
		return;
	}
	if constexpr (IsDiagonal(Heading))
	{
		constexpr Cell step = DirectionOffsets[static_cast<std::size_t>(Heading)];
		LookDiagonally<Rule, HasBits, step.x, step.y>(from, g, trace);
	}
	else
	{
		LookStraight<Rule, Heading>(from, g, trace);
	}
}

template <CornerRule Rule, Direction Heading, class Trace>
void JumpPoints::LookStraight(const Spot& from, std::uint32_t g, const Trace& trace)
{
	constexpr Cell step = DirectionOffsets[static_cast<std::size_t>(Heading)];
	constexpr bool forward = step.x + step.y > 0;
	constexpr bool horizontal = step.y == 0;
	const BitView bits = horizontal ? sight_.rows : sight_.columns;
	const std::int32_t position = horizontal ? from.row : from.column;
	const ScanEnd end = Scan<Rule>(bits, position, ScanLanes<forward>::Load(bits, position));
	if (end.isJumpPoint)
	{
		Reach(from, {0, 0}, 0, {step.x * end.distance, step.y * end.distance}, g, Heading, trace);
	}
}

template <CornerRule Rule, bool HasBits, std::int32_t Dx, std::int32_t Dy, class Trace>
void JumpPoints::LookDiagonally(const Spot& from, std::uint32_t g, const Trace& trace)
{
	using Across = ScanLanes<(Dx > 0)>;
	using Along = ScanLanes<(Dy > 0)>;
	constexpr Direction heading = DirectionOf(Dx, Dy);
	constexpr bool rising = Dx != Dy;
	const BitView rows = sight_.rows;
	const BitView columns = sight_.columns;
	const std::int32_t rowStep = Dx + Dy * rows.strideBits;
	const std::int32_t columnStep = Dy + Dx * columns.strideBits;

	// Looks both ways from the cell so many steps along; false when the run ends there.
	const auto lookFrom = [&](std::int32_t steps)
	{
		const std::int32_t row = from.row + steps * rowStep;
		const std::int32_t column = from.column + steps * columnStep;
		if constexpr (Rule != CornerRule::NoneBlocked)
		{
			if (JumpKernel::ForcedTurns<Rule, heading>(OpenNeighbours(rows, row)) != 0)
			{
				// A jump point of its own: expanding it looks on from here.
				Reach(from, {Dx, Dy}, steps, {0, 0}, g, heading, trace);
				return false;
			}
		}
		const Across across = Across::Load(rows, row);
		const ScanEnd side = Scan<Rule>(rows, row, across);
		const ScanEnd front = Scan<Rule>(columns, column, Along::Load(columns, column));
		if (side.isJumpPoint)
		{
			Reach(from, {Dx, Dy}, steps, {Dx * side.distance, 0}, g, DirectionOf(Dx, 0), trace);
		}
		if (front.isJumpPoint)
		{
			Reach(from, {Dx, Dy}, steps, {0, Dy * front.distance}, g, DirectionOf(0, Dy), trace);
		}
		return HasBits || across.template CanStepDiagonally<Rule>(Dy < 0 ? across.left : across.right);
	};

	if constexpr (HasBits)
	{
		const JumpBits::Window& bits = sight_.diagonals;
		DiagonalRun<(Dx > 0)> run(bits.legal[rising ? 1 : 0],
			bits.turnOffs[static_cast<std::size_t>(heading)], bits.Position(from.x, from.y, rising));
		for (std::int32_t steps = run.Next(); steps != 0 && lookFrom(steps); steps = run.Next())
		{
		}
	}
	else
	{
		// The caller has checked the first step; the lanes of each cell tell whether there is a next one.
		std::int32_t steps = 1;
		while (lookFrom(steps))
		{
			++steps;
		}
	}
}

/** Reaches the cell that lies so many diagonal steps and then a straight run away from a spot. */
template <class Trace>
NAVCORE_FORCE_INLINE void JumpPoints::Reach(const Spot& from, Cell diagonal, std::int32_t steps,
	Cell straight, std::uint32_t g, Direction arrival, const Trace& trace)
{
	const std::int32_t dx = diagonal.x * steps + straight.x;
	const std::int32_t dy = diagonal.y * steps + straight.y;
	const auto position = static_cast<std::uint32_t>(from.row + dx + dy * sight_.rows.strideBits);
	g += static_cast<std::uint32_t>(steps) * DiagonalUnits +
		static_cast<std::uint32_t>(std::abs(straight.x + straight.y)) * StraightUnits;
	const JumpNode& node = scratch_.nodes.At(position);
	if (!scratch_.nodes.IsCurrent(node) || node.g > g)
	{
		Queue(PackedCell::Pack(from.x + dx, from.y + dy), position, g, arrival, trace);
	}
}

template <class Trace>
NAVCORE_NO_INLINE void JumpPoints::Queue(
	PackedCell cell, std::uint32_t position, std::uint32_t g, Direction arrival, const Trace& trace)
{
	JumpNode* node = &scratch_.nodes.At(position);
	const bool known = scratch_.nodes.IsCurrent(*node);
	if (!known)
	{
		node = scratch_.nodes.Claim(position);
	}
	const std::uint32_t f = g + Weighted(JumpKernel::OctileUnits(goal_.x - cell.X(), goal_.y - cell.Y()));
	if (node == nullptr || !scratch_.open.Push(Entry::Make(f, ~g, cell, position)))
	{
		outOfMemory_ = true;
		return;
	}
	*node = {g, scratch_.nodes.Stamp() | static_cast<std::uint32_t>(arrival), current_, currentPosition_};
	++counters_.generated;
	counters_.revisited += known ? 1 : 0;
	trace.On(known ? TraceKind::Update : TraceKind::Generate, cell, current_, g, f);
}
} // namespace NavCore::Detail
