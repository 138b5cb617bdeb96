// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Grid/GridLine.h"
#include "Grid/MovePolicies.h"
#include "NavCore/Grid/GridMap.h"

#include <cstdint>
#include <optional>

namespace NavCore::Detail
{
/**
 * Follows grid lines over a map, step by step, for an agent of some clearance. The caller says how far to
 * go at a time, so that a long line can be walked in slices.
 */
class LineWalker
{
public:
	LineWalker(const GridMap& map, std::uint8_t clearance)
		: map_(&map), rows_(map.Rows()), offsets_(PositionOffsets(rows_.strideBits)),
		  layered_(map, clearance), line_(map.GetTopology(), map.GetCornerRule(), {}, {}),
		  clearance_(clearance)
	{
		if (map.IsUniform() && clearance <= 1)
		{
			uniform_.emplace(map, clearance);
		}
	}

	void Aim(Cell from, Cell to) { line_ = GridLine(map_->GetTopology(), map_->GetCornerRule(), from, to); }

	[[nodiscard]] Cell Here() const { return line_.Here(); }
	[[nodiscard]] Cell End() const { return line_.End(); }
	[[nodiscard]] bool IsAtEnd() const { return line_.IsDone(); }

	/** What became of a walk. */
	struct Stretch
	{
		std::int32_t steps = 0;
		bool blocked = false;
	};

	/**
	 * Walks on while steps are legal, at most maxSteps; onStep(cell, units) is told of each one. Ends
	 * blocked in front of the first illegal step.
	 */
	template <class OnStep>
	[[nodiscard]] Stretch WalkFree(std::int32_t maxSteps, OnStep onStep)
	{
		return uniform_ ? WalkWith(*uniform_, maxSteps, onStep) : WalkWith(layered_, maxSteps, onStep);
	}

	/**
	 * Goes on regardless of walls, one step at least and maxSteps at most, to the next cell that the
	 * agent fits on and that accept(cell) takes, or to the end. Blocked is false when there.
	 */
	template <class Accept>
	[[nodiscard]] Stretch SkipToFree(std::int32_t maxSteps, Accept accept)
	{
		Stretch stretch{0, true};
		while (stretch.blocked && stretch.steps < maxSteps)
		{
			line_.Advance();
			++stretch.steps;
			stretch.blocked = !line_.IsDone() && !(Fits(line_.Here()) && accept(line_.Here()));
		}
		return stretch;
	}

	/** Cost of the step between two neighbouring cells. */
	[[nodiscard]] std::uint32_t StepUnits(Cell from, Cell to) const
	{
		const Direction direction = DirectionOf(to.x - from.x, to.y - from.y);
		return layered_.Step(
			rows_.Position(from.x, from.y), rows_.Position(to.x, to.y), static_cast<std::size_t>(direction));
	}

private:
	template <class Moves, class OnStep>
	[[nodiscard]] Stretch WalkWith(const Moves& moves, std::int32_t maxSteps, OnStep& onStep)
	{
		std::int32_t position = rows_.Position(line_.Here().x, line_.Here().y);
		Stretch stretch;
		while (stretch.steps < maxSteps && !line_.IsDone())
		{
			const Direction direction = line_.Next();
			if ((moves.Legal(position, line_.Here().y) & MaskOf(direction)) == 0)
			{
				stretch.blocked = true;
				break;
			}
			const std::int32_t next = position + offsets_[static_cast<std::size_t>(direction)];
			const std::uint32_t units = moves.Step(position, next, static_cast<std::size_t>(direction));
			line_.Advance();
			position = next;
			++stretch.steps;
			onStep(line_.Here(), units);
		}
		return stretch;
	}

	[[nodiscard]] bool Fits(Cell cell) const
	{
		return clearance_ <= 1 ? map_->IsWalkable(cell) : map_->ClearanceAt(cell) >= clearance_;
	}

	const GridMap* map_;
	BitView rows_;
	std::array<std::int32_t, DirectionCount> offsets_;
	LayeredMoves layered_;
	std::optional<UniformMoves> uniform_;
	GridLine line_;
	std::uint8_t clearance_;
};
} // namespace NavCore::Detail
