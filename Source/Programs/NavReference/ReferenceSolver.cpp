// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavReference/ReferenceSolver.h"

#include <functional>
#include <optional>
#include <queue>
#include <utility>

namespace NavReference
{
namespace
{
/** The same map with the clearance turned into walls, so that it is worked out once a cell. */
ReferenceGrid WithoutClearance(const ReferenceGrid& grid)
{
	ReferenceGrid plain = grid;
	plain.requiredClearance = 1;
	for (int y = 0; y < grid.height; ++y)
	{
		for (int x = 0; x < grid.width; ++x)
		{
			plain.walkable[grid.IndexOf({x, y})] = IsPassable(grid, {x, y}) ? 1 : 0;
		}
	}
	return plain;
}

double StepLength(const ReferenceGrid& grid, Point from, Point to)
{
	return IsDiagonalStep(grid, from, to) ? 1.4142135623730951 : 1.0;
}

/** Dijkstra's search with a queue that keeps outdated entries and skips them when they come up. */
template <class Number, class StepPrice>
std::vector<Number> Solve(
	const ReferenceGrid& grid, Point from, std::optional<Point> goal, StepPrice stepPrice)
{
	using Entry = std::pair<Number, std::size_t>;
	std::vector<Number> best(grid.walkable.size(), Number{-1});
	std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> open;
	if (IsPassable(grid, from))
	{
		best[grid.IndexOf(from)] = Number{0};
		open.push({Number{0}, grid.IndexOf(from)});
	}
	while (!open.empty())
	{
		const auto [cost, index] = open.top();
		open.pop();
		if (cost > best[index])
		{
			continue;
		}
		const std::size_t rowLength = static_cast<std::size_t>(grid.width);
		const Point cell{static_cast<int>(index % rowLength), static_cast<int>(index / rowLength)};
		if (goal && cell == *goal)
		{
			break;
		}
		for (int dy = -1; dy <= 1; ++dy)
		{
			for (int dx = -1; dx <= 1; ++dx)
			{
				const Point next{cell.x + dx, cell.y + dy};
				if (JudgeStep(grid, cell, next) != StepVerdict::Legal)
				{
					continue;
				}
				const Number nextCost = cost + stepPrice(grid, cell, next);
				Number& known = best[grid.IndexOf(next)];
				if (known < Number{0} || nextCost < known)
				{
					known = nextCost;
					open.push({nextCost, grid.IndexOf(next)});
				}
			}
		}
	}
	return best;
}

template <class Number, class StepPrice>
std::vector<Number> SolveWithClearance(
	const ReferenceGrid& grid, Point from, std::optional<Point> goal, StepPrice stepPrice)
{
	if (grid.requiredClearance <= 1)
	{
		return Solve<Number>(grid, from, goal, stepPrice);
	}
	return Solve<Number>(WithoutClearance(grid), from, goal, stepPrice);
}
} // namespace

std::vector<std::int64_t> ShortestCosts(const ReferenceGrid& grid, Point from)
{
	return SolveWithClearance<std::int64_t>(grid, from, std::nullopt, StepCost);
}

std::int64_t ShortestCost(const ReferenceGrid& grid, Point from, Point to)
{
	if (!grid.IsOnMap(to))
	{
		return Unreachable;
	}
	return SolveWithClearance<std::int64_t>(grid, from, to, StepCost)[grid.IndexOf(to)];
}

std::vector<double> ShortestLengths(const ReferenceGrid& grid, Point from)
{
	return SolveWithClearance<double>(grid, from, std::nullopt, StepLength);
}

double ShortestLength(const ReferenceGrid& grid, Point from, Point to)
{
	if (!grid.IsOnMap(to))
	{
		return static_cast<double>(Unreachable);
	}
	return SolveWithClearance<double>(grid, from, to, StepLength)[grid.IndexOf(to)];
}
} // namespace NavReference
