// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Costs inside a window against the reference solver on a map with walls around the window.
#include "Hierarchy/LocalSearch.h"
#include "Hierarchy/HierarchySupport.h"
#include "NavReference/ReferenceSolver.h"

#include <memory>

namespace NavCore::Tests
{
namespace
{
CellRect AnyWindow(const GridMap& map, Random& random)
{
	const std::int32_t width = random.Range(1, (std::min)(map.Width(), 64));
	const std::int32_t height = random.Range(1, (std::min)(map.Height(), 64));
	return {random.Range(0, map.Width() - width), random.Range(0, map.Height() - height), width, height};
}

/** The map with everything outside the window blocked. */
NavReference::ReferenceGrid Fenced(const GridMap& map, const CellRect& window, std::uint8_t clearance)
{
	NavReference::ReferenceGrid grid = ToReference(map, clearance);
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			if (!window.Contains({x, y}))
			{
				grid.walkable[grid.IndexOf({x, y})] = 0;
			}
		}
	}
	return grid;
}

/** The cost of the steps back from a cell, checked to lead to the source. */
std::int64_t CostOfSteps(
	const Detail::LocalSearch& search, const NavReference::ReferenceGrid& grid, Cell source, Cell end)
{
	std::vector<std::uint8_t> steps;
	search.StepsBackFrom(search.ToLocal(end), steps);
	Path path;
	Cell cell = source;
	path.points.push_back(cell);
	for (std::size_t i = steps.size(); i-- > 0;)
	{
		cell = Neighbour(cell, static_cast<Direction>(steps[i]));
		path.points.push_back(cell);
	}
	MeasureCells(search.Map(), path);
	const NavReference::PathVerdict verdict = NavReference::ValidatePath(grid, path, source, end);
	return verdict.ok ? path.cost.units : -2;
}
} // namespace

TEST(LocalSearch, CostsWhatTheReferenceSaysInsideTheWindow)
{
	const auto search = std::make_unique<Detail::LocalSearch>();
	CheckProperty(3000,
		[&search]
		{
			MapSpec spec = *AnySpec(80);
			// Clearance looks beyond the window, which a fenced reference cannot.
			spec.clearance = 1;
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			const CellRect window = AnyWindow(map, random);
			const Cell source{
				window.x + random.Range(0, window.width - 1), window.y + random.Range(0, window.height - 1)};
			if (!map.IsWalkable(source))
			{
				return;
			}
			const NavReference::ReferenceGrid grid = Fenced(map, window, 1);
			const std::vector<std::int64_t> costs = NavReference::ShortestCosts(grid, ToPoint(source));
			search->Load(map, window, 1);
			search->Begin(search->ToLocal(source));
			std::vector<Cell> targets;
			for (int i = random.Range(1, 12); i > 0; --i)
			{
				targets.push_back({window.x + random.Range(0, window.width - 1),
					window.y + random.Range(0, window.height - 1)});
				search->AddTarget(search->ToLocal(targets.back()));
			}
			const std::int64_t slice = random.Percent(50) ? random.Range(1, 9) : WorkBudget::Unlimited;
			while (!search->Run(slice))
			{
			}
			for (const Cell target : targets)
			{
				const std::int64_t expected = costs[grid.IndexOf(ToPoint(target))];
				const std::uint32_t cost = search->CostTo(search->ToLocal(target));
				RC_ASSERT((cost == Detail::LocalSearch::Unreached ? -1 : std::int64_t{cost}) == expected);
				if (expected != -1)
				{
					RC_ASSERT(CostOfSteps(*search, grid, source, target) == expected);
				}
				const std::uint32_t direct =
					search->DirectCost(search->ToLocal(source), search->ToLocal(target));
				RC_ASSERT(direct == Detail::LocalSearch::Unreached || std::int64_t{direct} == expected);
			}
		});
}
} // namespace NavCore::Tests
