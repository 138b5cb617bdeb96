// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Grid/GridLine.h"

#include "NavReference/ReferenceSolver.h"
#include "Support/GridFixture.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace NavCore::Tests
{
namespace
{
constexpr std::int32_t Side = 12;

std::vector<Cell> CellsOf(Detail::GridLine line)
{
	std::vector<Cell> cells{line.Here()};
	while (!line.IsDone())
	{
		line.Advance();
		cells.push_back(line.Here());
	}
	return cells;
}

std::vector<Cell> OctileLine(Cell from, Cell to)
{
	return CellsOf(Detail::GridLine(Topology::Octile, CornerRule::NoneBlocked, from, to));
}

/** The cost of a list of cells by the reference, or -1 if a step is not legal. */
std::int64_t CostOf(const NavReference::ReferenceGrid& grid, const std::vector<Cell>& cells)
{
	std::int64_t cost = 0;
	for (std::size_t i = 1; i < cells.size(); ++i)
	{
		const std::int64_t step = NavReference::ShortestCost(grid, ToPoint(cells[i - 1]), ToPoint(cells[i]));
		const bool single =
			std::abs(cells[i].x - cells[i - 1].x) <= 1 && std::abs(cells[i].y - cells[i - 1].y) <= 1;
		if (!single || step == NavReference::Unreachable)
		{
			return -1;
		}
		cost += step;
	}
	return cost;
}
} // namespace

TEST(GridLine, OfASingleCellIsDoneAtOnce)
{
	EXPECT_EQ(OctileLine({3, 4}, {3, 4}), (std::vector<Cell>{{3, 4}}));
}

TEST(GridLine, SpreadsItsDiagonalStepsEvenly)
{
	EXPECT_EQ(OctileLine({0, 0}, {6, 2}),
		(std::vector<Cell>{{0, 0}, {1, 0}, {2, 1}, {3, 1}, {4, 1}, {5, 2}, {6, 2}}));
	EXPECT_EQ(OctileLine({0, 0}, {3, 3}), (std::vector<Cell>{{0, 0}, {1, 1}, {2, 2}, {3, 3}}));
	EXPECT_EQ(OctileLine({2, 5}, {2, 3}), (std::vector<Cell>{{2, 5}, {2, 4}, {2, 3}}));
}

TEST(GridLine, IsNeverMoreThanACellOffTheStraightLine)
{
	for (std::int32_t x = -40; x <= 40; ++x)
	{
		for (std::int32_t y = -40; y <= 40; ++y)
		{
			const double length = std::hypot(x, y);
			for (const Cell cell : OctileLine({0, 0}, {x, y}))
			{
				const double off = length > 0 ? std::abs(cell.x * y - cell.y * x) / length : 0.0;
				ASSERT_LE(off, 0.75) << x << ',' << y;
			}
		}
	}
}

TEST(GridLine, IsAShortestWayOverAnEmptyMapOfAnyTopology)
{
	for (const Topology topology : AllTopologies)
	{
		for (const CornerRule rule : {CornerRule::NoneBlocked, CornerRule::Never})
		{
			const GridMap map = GridMap::Create({Side, Side, topology, rule}).Value();
			const NavReference::ReferenceGrid grid = ToReference(map);
			for (const Cell from : {Cell{5, 5}, Cell{6, 6}, Cell{0, 11}})
			{
				const std::vector<std::int64_t> costs = NavReference::ShortestCosts(grid, ToPoint(from));
				for (std::int32_t i = 0; i < Side * Side; ++i)
				{
					const Cell to{i % Side, i / Side};
					const std::vector<Cell> cells = CellsOf(Detail::GridLine(topology, rule, from, to));
					ASSERT_EQ(cells.back(), to);
					ASSERT_EQ(CostOf(grid, cells), costs[grid.IndexOf(ToPoint(to))])
						<< "to " << to.x << ',' << to.y << " topology " << static_cast<int>(topology);
				}
			}
		}
	}
}
} // namespace NavCore::Tests
