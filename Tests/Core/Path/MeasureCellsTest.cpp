// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/Path.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

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
} // namespace NavCore::Tests
