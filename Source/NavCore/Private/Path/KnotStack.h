// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/Directions.h"
#include "Path/CellRuns.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace NavCore::Detail
{
/** Cost of the run between two cells in line, where moves cost their length. */
inline std::int64_t RunCost(Cell a, Cell b)
{
	return std::int64_t{RunLength(a, b)} * (a.x != b.x && a.y != b.y ? DiagonalUnits : StraightUnits);
}

/** The cell so many steps on. */
inline Cell Along(Cell from, Cell step, std::int32_t count)
{
	return {from.x + step.x * count, from.y + step.y * count};
}

/** A turn of a path, or one of its ends. */
struct Knot
{
	Cell cell;
	/** Of the way to the bottom of the stack. */
	std::int64_t cost = 0;
};

/**
 * Part of a path as its turns, from one of its ends, which lies at the bottom, to the place of work at the
 * top. Runs that go on in the same direction become one.
 */
class KnotStack
{
public:
	void Clear() { knots_.clear(); }
	void Reserve(std::size_t count) { knots_.reserve(count); }
	[[nodiscard]] std::size_t Size() const { return knots_.size(); }
	[[nodiscard]] bool IsEmpty() const { return knots_.empty(); }
	/** The top is at depth 0. */
	[[nodiscard]] const Knot& At(std::size_t depth) const { return knots_[knots_.size() - 1 - depth]; }
	[[nodiscard]] const Knot& Top() const { return knots_.back(); }
	/** The bottom is at height 0. */
	[[nodiscard]] const Knot& FromBottom(std::size_t height) const { return knots_[height]; }

	/** Adds a cell in line with the top; one that is the top already changes nothing. */
	void Push(Cell cell)
	{
		if (knots_.empty())
		{
			knots_.push_back({cell, 0});
			return;
		}
		if (knots_.back().cell == cell)
		{
			return;
		}
		if (knots_.size() > 1 && StepTowards(At(1).cell, Top().cell) == StepTowards(Top().cell, cell))
		{
			knots_.pop_back();
		}
		const Knot& top = knots_.back();
		knots_.push_back({cell, top.cost + RunCost(top.cell, cell)});
	}
	void Pop(std::size_t count = 1) { knots_.resize(knots_.size() - count); }

private:
	std::vector<Knot> knots_;
};
} // namespace NavCore::Detail
