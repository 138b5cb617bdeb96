// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/Path.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

#include <vector>

namespace NavCore::Tests
{
TEST(MeasureCells, SaysWhatTheSearchSaidOfItsPath)
{
	CheckProperty(1500,
		[]
		{
			const MapSpec spec = *AnySpec(30);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			const SearchOutcome outcome = RunToEnd("astar", map, RandomRequest(map, random, spec.clearance));
			Path measured;
			measured.points = outcome.path.points;
			MeasureCells(map, measured);
			RC_ASSERT(measured.cost == outcome.path.cost);
			RC_ASSERT(measured.straightSteps == outcome.path.straightSteps);
			RC_ASSERT(measured.diagonalSteps == outcome.path.diagonalSteps);
		});
}

TEST(MeasureLegs, SaysWhatEachStretchCosts)
{
	CheckProperty(300,
		[]
		{
			const MapSpec spec = *AnySpec(30);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			const SearchOutcome outcome = RunToEnd("astar", map, RandomRequest(map, random, spec.clearance));
			Path path;
			std::vector<Cell> stops;
			std::vector<Cost> expected;
			for (const Cell cell : outcome.path.points)
			{
				path.points.push_back(cell);
				if (stops.empty() || path.points.size() == outcome.path.points.size() || random.Percent(30))
				{
					MeasureCells(map, path);
					stops.push_back(cell);
					expected.push_back(path.cost);
				}
			}
			std::vector<Cost> costs{Cost{7}};
			MeasureLegs(map, path, stops, costs);
			RC_ASSERT(costs == expected);
		});
}
} // namespace NavCore::Tests
