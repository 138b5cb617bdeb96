// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavReference/PathValidator.h"

#include <cstdlib>

namespace NavReference
{
namespace
{
std::string Text(Point p)
{
	std::string text("(");
	text += std::to_string(p.x);
	text += ',';
	text += std::to_string(p.y);
	text += ')';
	return text;
}

PathVerdict Reject(std::string reason)
{
	return {false, std::move(reason)};
}

PathVerdict RejectNumber(const std::string& what, std::int64_t stated, std::int64_t actual)
{
	return Reject("the stated " + what + " is " + std::to_string(stated) + ", that of the steps is " +
		std::to_string(actual));
}

int SignOf(int value)
{
	return (value > 0) - (value < 0);
}

struct Totals
{
	std::int64_t cost = 0;
	std::int64_t straightSteps = 0;
	std::int64_t diagonalSteps = 0;
};

PathVerdict Walk(const ReferenceGrid& grid, Point from, Point to, Totals& totals)
{
	const StepVerdict verdict = JudgeStep(grid, from, to);
	if (verdict != StepVerdict::Legal)
	{
		return Reject("the step " + Text(from) + " -> " + Text(to) + " " + std::string(Describe(verdict)));
	}
	totals.cost += StepCost(grid, from, to);
	++(IsDiagonalStep(grid, from, to) ? totals.diagonalSteps : totals.straightSteps);
	return {true, {}};
}

/** Walks from one turning point to the next, cell by cell. */
PathVerdict WalkRun(const ReferenceGrid& grid, Point from, Point to, Totals& totals)
{
	if (from == to)
	{
		return Reject("the turning point " + Text(from) + " is repeated");
	}
	// Checked first: a wild coordinate must not lead to a long walk over nothing.
	if (!grid.IsOnMap(from) || !grid.IsOnMap(to))
	{
		return Reject("the run " + Text(from) + " -> " + Text(to) + " leaves the map");
	}
	const int dx = to.x - from.x;
	const int dy = to.y - from.y;
	if (dx != 0 && dy != 0 && std::abs(dx) != std::abs(dy))
	{
		return Reject("the run " + Text(from) + " -> " + Text(to) + " is neither straight nor diagonal");
	}
	Point at = from;
	while (at != to)
	{
		const Point next{at.x + SignOf(dx), at.y + SignOf(dy)};
		PathVerdict verdict = Walk(grid, at, next, totals);
		if (!verdict.ok)
		{
			return verdict;
		}
		at = next;
	}
	return {true, {}};
}

PathVerdict TakeLink(const ReferenceGrid& grid, const LinkClaim& claim, Point from, Point to, Totals& totals)
{
	for (const ReferenceLink& link : grid.links)
	{
		if (link.number == claim.number && link.from == from && link.to == to)
		{
			if (!IsUsable(grid, link))
			{
				return Reject("the agent cannot take the link " + Text(from) + " -> " + Text(to));
			}
			if (link.cost != claim.cost)
			{
				return RejectNumber("cost of a link", claim.cost, link.cost);
			}
			totals.cost += link.cost;
			return {true, {}};
		}
	}
	return Reject(
		"there is no link " + std::to_string(claim.number) + " from " + Text(from) + " to " + Text(to));
}

PathVerdict ValidateEnds(const ReferenceGrid& grid, const PathClaim& claim)
{
	if (claim.points.empty())
	{
		return Reject("the path is empty");
	}
	const Point first = claim.points.front();
	const Point last = claim.points.back();
	if (first != claim.start)
	{
		return Reject("the path starts at " + Text(first) + ", not at " + Text(claim.start));
	}
	if (!claim.partial && last != claim.goal)
	{
		return Reject("the path ends at " + Text(last) + ", not at " + Text(claim.goal));
	}
	if (claim.partial && last == claim.goal)
	{
		return Reject("the path is called partial but ends at the goal");
	}
	// Also covers the path of a single cell, which has no step to judge.
	if (!IsPassable(grid, first))
	{
		return Reject("the agent does not fit at the start " + Text(first));
	}
	return {true, {}};
}
} // namespace

PathVerdict ValidatePath(const ReferenceGrid& grid, const PathClaim& claim)
{
	PathVerdict verdict = ValidateEnds(grid, claim);
	Totals totals;
	std::size_t nextLink = 0;
	for (std::size_t i = 1; i < claim.points.size() && verdict.ok; ++i)
	{
		const Point from = claim.points[i - 1];
		const Point to = claim.points[i];
		if (nextLink < claim.links.size() && claim.links[nextLink].point == i - 1)
		{
			verdict = TakeLink(grid, claim.links[nextLink++], from, to, totals);
			continue;
		}
		verdict = claim.list == PointList::EveryCell ? Walk(grid, from, to, totals)
													 : WalkRun(grid, from, to, totals);
	}
	if (!verdict.ok)
	{
		return verdict;
	}
	if (nextLink != claim.links.size())
	{
		return Reject("a link is listed out of order or past the end of the path");
	}
	if (claim.cost != totals.cost)
	{
		return RejectNumber("cost", claim.cost, totals.cost);
	}
	if (claim.straightSteps != totals.straightSteps)
	{
		return RejectNumber("number of straight steps", claim.straightSteps, totals.straightSteps);
	}
	if (claim.diagonalSteps != totals.diagonalSteps)
	{
		return RejectNumber("number of diagonal steps", claim.diagonalSteps, totals.diagonalSteps);
	}
	return verdict;
}
} // namespace NavReference
