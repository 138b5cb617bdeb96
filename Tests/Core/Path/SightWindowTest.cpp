// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Path/SightWindow.h"

#include "NavCore/Path/Path.h"
#include "NavReference/ReferenceSolver.h"
#include "Support/GridFixture.h"
#include "Support/Properties.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace NavCore::Tests
{
namespace
{
/** Costs on the map, and on the same map with nothing blocked. */
void ProveAgainstDijkstra(const MapSpec& spec, const GridMap& map, Cell centre)
{
	const NavReference::ReferenceGrid grid = ToReference(map, spec.clearance);
	const NavReference::ReferenceGrid empty =
		ToReference(GridMap::Create({spec.width, spec.height, spec.topology, spec.cornerRule}).Value());
	const std::vector<std::int64_t> costs = NavReference::ShortestCosts(grid, ToPoint(centre));
	const std::vector<std::int64_t> least = NavReference::ShortestCosts(empty, ToPoint(centre));
	Detail::SightWindow window;
	window.Attach(map, spec.clearance);
	window.Look(centre);
	for (std::int32_t y = 0; y < spec.height; ++y)
	{
		for (std::int32_t x = 0; x < spec.width; ++x)
		{
			const Cell to{x, y};
			const std::int32_t away = (std::max)(std::abs(x - centre.x), std::abs(y - centre.y));
			if (away == 0 || away > Detail::SightWindow::Reach)
			{
				continue;
			}
			const std::size_t index = grid.IndexOf(ToPoint(to));
			const bool direct = costs[index] == least[index];
			RC_ASSERT(window.Reaches(x - centre.x, y - centre.y) == direct);
			if (!direct)
			{
				continue;
			}
			Path path;
			path.points.push_back(to);
			window.WalkBack(x - centre.x, y - centre.y, [&](Cell cell) { path.points.push_back(cell); });
			path.points.push_back(centre);
			MeasureCells(map, path);
			RC_ASSERT(path.cost.units == least[index]);
			RC_ASSERT(NavReference::ValidatePath(grid, path, to, centre).reason == "");
		}
	}
}
} // namespace

TEST(SightWindow, SeesExactlyTheCellsThatAreReachedByAShortestWay)
{
	CheckProperty(600,
		[]
		{
			MapSpec spec = *AnySpec(72);
			spec.topology = *rc::gen::element(Topology::Octile, Topology::Tile);
			spec.terrain = false;
			spec.heights = false;
			const GridMap map = BuildMap(spec);
			Random random(*AnySeed());
			const Cell centre = RandomFreeCell(map, random, spec.clearance);
			RC_PRE(map.ClearanceAt(centre) >= spec.clearance);
			ProveAgainstDijkstra(spec, map, centre);
		});
}
} // namespace NavCore::Tests
