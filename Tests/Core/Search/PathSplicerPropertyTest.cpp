// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Spliced paths are legal, of the stated cost and without loops, on every kind of map.
#include "NavCore/Path/PathCheck.h"
#include "NavReference/ReferenceSolver.h"
#include "PathSplicerTestSupport.h"
#include "Support/Properties.h"

#include <algorithm>

namespace NavCore::Tests
{
namespace
{
/** A path, a map that was edited since it was found, and what to do. */
struct SpliceCase
{
	MapSpec spec;
	GridMap map;
	Path path;
	std::vector<Cell> cells;
	SpliceRequest request;
};

SpliceCase AnyCase()
{
	MapSpec spec = *AnySpec(60);
	spec.blockedPercent = spec.blockedPercent * 2 / 3;
	Random random(*AnySeed());
	GridMap map = BuildMap(spec);
	SearchRequest search = RandomRequest(map, random, spec.clearance);
	search.allowPartial = true;
	Path path = RunToEnd(random.Percent(50) ? "jps" : "astar", map, search).path;
	RC_PRE(!path.IsEmpty());
	for (std::int32_t i = random.Range(0, 2); i > 0; --i)
	{
		EditAtRandom(map, random);
	}
	std::vector<Cell> cells;
	ExpandToCells(path, cells);
	SpliceRequest request;
	request.clearance = spec.clearance;
	request.fromStep = static_cast<std::size_t>(random.Range(0, static_cast<std::int32_t>(cells.size()) / 2));
	request.start = cells[(std::min)(request.fromStep, cells.size() - 1)];
	request.leadSteps = random.Range(0, 12);
	request.slackSteps = random.Range(0, 60);
	request.maxFactorPermille = random.Range(1000, 4000);
	request.maxDetours = random.Range(1, 6);
	if (random.Percent(30))
	{
		// A few cells off the path.
		request.start.x += random.Range(-4, 4);
		request.start.y += random.Range(-4, 4);
	}
	return {spec, std::move(map), std::move(path), std::move(cells), request};
}

bool HasLoops(std::vector<Cell> cells)
{
	std::sort(cells.begin(), cells.end());
	return std::adjacent_find(cells.begin(), cells.end()) != cells.end();
}
} // namespace

TEST(PathSplicerProperties, ResultsAreLegalOfTheStatedCostAndWithoutLoops)
{
	int mended = 0;
	CheckProperty(6000,
		[&mended]
		{
			const SpliceCase made = AnyCase();
			const Spliced spliced = Splice(made.map, made.path, made.request);
			const NavReference::ReferenceGrid grid = ToReference(made.map, made.spec.clearance);
			const bool startOk = NavReference::IsPassable(grid, ToPoint(made.request.start));
			const bool endOk = NavReference::IsPassable(grid, ToPoint(made.cells.back()));
			RC_ASSERT((spliced.reason == ReplanReason::StartBlocked) == !startOk);
			if (spliced.status != SpliceStatus::Done)
			{
				RC_ASSERT(spliced.status == SpliceStatus::Replan);
				RC_ASSERT(spliced.reason != ReplanReason::None);
				RC_ASSERT(spliced.reason != ReplanReason::EndBlocked || !endOk);
				RC_ASSERT(spliced.path.IsEmpty());
				return;
			}
			mended += spliced.counters.detours > 0 ? 1 : 0;
			RC_ASSERT(spliced.path.partial == made.path.partial);
			RC_ASSERT(spliced.path.mapVersion == made.map.Version());
			Path whole = spliced.path;
			whole.partial = false;
			const NavReference::PathVerdict verdict =
				NavReference::ValidatePath(grid, whole, made.request.start, made.cells.back());
			if (!verdict)
			{
				RC_FAIL(verdict.reason);
			}
			RC_ASSERT(!HasLoops(spliced.path.points));
		});
	EXPECT_GT(mended, 20) << "hardly a path was mended";
}

TEST(PathSplicerProperties, ASoundPathComesBackAsItWas)
{
	CheckProperty(1500,
		[]
		{
			SpliceCase made = AnyCase();
			made.request.start = made.cells[made.request.fromStep];
			RC_PRE(!FindBrokenStep(made.map, made.path, made.spec.clearance, made.request.fromStep));
			const Spliced spliced = Splice(made.map, made.path, made.request);
			RC_ASSERT(spliced.status == SpliceStatus::Done);
			RC_ASSERT(std::equal(spliced.path.points.begin(), spliced.path.points.end(),
				made.cells.begin() + static_cast<std::ptrdiff_t>(made.request.fromStep), made.cells.end()));
		});
}

// Without limits only blocked ends and places that are cut off stand in the way.
TEST(PathSplicerProperties, WithoutLimitsAPathIsMendedWhereTheEndCanBeReached)
{
	CheckProperty(2000,
		[]
		{
			SpliceCase made = AnyCase();
			made.request.maxFactorPermille = 1000000;
			made.request.slackSteps = 1000000;
			made.request.maxExpansions = 0;
			made.request.maxDetours = 100000;
			made.request.leadSteps = 100000; // Comes back at the end of the path only.
			const NavReference::ReferenceGrid grid = ToReference(made.map, made.spec.clearance);
			made.request.start = made.cells[made.request.fromStep];
			const bool reachable = NavReference::IsPassable(grid, ToPoint(made.request.start)) &&
				NavReference::IsPassable(grid, ToPoint(made.cells.back())) &&
				NavReference::ShortestCost(grid, ToPoint(made.request.start), ToPoint(made.cells.back())) !=
					NavReference::Unreachable;
			const Spliced spliced = Splice(made.map, made.path, made.request);
			RC_ASSERT((spliced.status == SpliceStatus::Done) == reachable);
		});
}

TEST(PathSplicerProperties, SlicesOfAnySizeGiveTheSameResult)
{
	CheckProperty(2500,
		[]
		{
			const SpliceCase made = AnyCase();
			Random random(*AnySeed());
			const Spliced whole = Splice(made.map, made.path, made.request);
			SearchScratch scratch;
			PathSplicer splicer(scratch);
			const std::int32_t longest = random.Percent(50) ? 1 : 20;
			const Spliced sliced = SpliceSliced(splicer, made.map, made.path, made.request,
				[&] { return WorkBudget(random.Range(1, longest)); });
			RC_ASSERT(sliced.status == whole.status);
			RC_ASSERT(sliced.reason == whole.reason);
			RC_ASSERT(sliced.path.points == whole.path.points);
			RC_ASSERT(sliced.path.cost == whole.path.cost);
			RC_ASSERT(sliced.counters.expanded == whole.counters.expanded);
		});
}
} // namespace NavCore::Tests
