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
	std::erase_if(plain.links, [&](const ReferenceLink& link) { return !IsUsable(grid, link); });
	for (int y = 0; y < grid.height; ++y)
	{
		for (int x = 0; x < grid.width; ++x)
		{
			plain.walkable[grid.IndexOf({x, y})] = IsPassable(grid, {x, y}) ? 1 : 0;
		}
	}
	return plain;
}

std::int64_t LinkCost(const ReferenceLink& link)
{
	return link.cost;
}

/** Crossing a link is no way on the ground. */
double LinkLength(const ReferenceLink&)
{
	return 0.0;
}

double StepLength(const ReferenceGrid& grid, Point from, Point to)
{
	return IsDiagonalStep(grid, from, to) ? 1.4142135623730951 : 1.0;
}

/** Dijkstra's search with a queue that keeps outdated entries and skips them when they come up. */
template <class Number, class StepPrice, class LinkPrice>
std::vector<Number> Solve(const ReferenceGrid& grid, Point from, std::optional<Point> goal,
	StepPrice stepPrice, LinkPrice linkPrice)
{
	using Entry = std::pair<Number, std::size_t>;
	std::vector<Number> best(grid.walkable.size(), Number{-1});
	std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> open;
	if (IsPassable(grid, from))
	{
		best[grid.IndexOf(from)] = Number{0};
		open.push({Number{0}, grid.IndexOf(from)});
	}
	const auto offer = [&](Point next, Number nextCost)
	{
		Number& known = best[grid.IndexOf(next)];
		if (known < Number{0} || nextCost < known)
		{
			known = nextCost;
			open.push({nextCost, grid.IndexOf(next)});
		}
	};
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
				offer(next, cost + stepPrice(grid, cell, next));
			}
		}
		for (const ReferenceLink& link : grid.links)
		{
			if (link.from == cell && IsUsable(grid, link))
			{
				offer(link.to, cost + linkPrice(link));
			}
		}
	}
	return best;
}

template <class Number, class StepPrice, class LinkPrice>
std::vector<Number> SolveWithClearance(const ReferenceGrid& grid, Point from, std::optional<Point> goal,
	StepPrice stepPrice, LinkPrice linkPrice)
{
	if (grid.requiredClearance <= 1)
	{
		return Solve<Number>(grid, from, goal, stepPrice, linkPrice);
	}
	return Solve<Number>(WithoutClearance(grid), from, goal, stepPrice, linkPrice);
}
} // namespace

std::vector<std::int64_t> ShortestCosts(const ReferenceGrid& grid, Point from)
{
	return SolveWithClearance<std::int64_t>(grid, from, std::nullopt, StepCost, LinkCost);
}

std::int64_t ShortestCost(const ReferenceGrid& grid, Point from, Point to)
{
	if (!grid.IsOnMap(to))
	{
		return Unreachable;
	}
	return SolveWithClearance<std::int64_t>(grid, from, to, StepCost, LinkCost)[grid.IndexOf(to)];
}

std::vector<double> ShortestLengths(const ReferenceGrid& grid, Point from)
{
	return SolveWithClearance<double>(grid, from, std::nullopt, StepLength, LinkLength);
}

double ShortestLength(const ReferenceGrid& grid, Point from, Point to)
{
	if (!grid.IsOnMap(to))
	{
		return static_cast<double>(Unreachable);
	}
	return SolveWithClearance<double>(grid, from, to, StepLength, LinkLength)[grid.IndexOf(to)];
}
} // namespace NavReference
