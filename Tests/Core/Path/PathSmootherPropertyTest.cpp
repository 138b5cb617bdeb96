// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Smoothed paths are legal, never dearer, and smooth.
#include "NavCore/Path/LineOfSight.h"
#include "PathSmootherTestSupport.h"
#include "Support/Properties.h"
#include "Support/SearchRunner.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace NavCore::Tests
{
namespace
{
/** A map, a path on it and how to smooth it. */
struct SmoothingCase
{
	MapSpec spec;
	GridMap map;
	Path path;
	SmoothingOptions options;
};

SmoothingCase AnyCase(const MapSpec& spec)
{
	GridMap map = BuildMap(spec);
	Random random(*AnySeed());
	Path path = WastefulPath(map, RandomRequest(map, random, spec.clearance), random);
	if (path.form == PathForm::Cells && spec.topology != Topology::Hex && random.Percent(30))
	{
		std::vector<Cell> points;
		ReduceToWaypoints(path, points);
		path.points = points;
		path.form = PathForm::Waypoints;
	}
	SmoothingOptions options;
	options.method = AllSmoothingMethods[static_cast<std::size_t>(random.Range(0, 2))];
	options.clearance = spec.clearance;
	options.boxRadius = random.Range(1, 12);
	return {spec, std::move(map), std::move(path), options};
}

SmoothingCase AnyCase()
{
	return AnyCase(*AnySpec(48));
}

/** The same way as a list of cells. */
Path AsCells(const Path& path)
{
	Path cells = path;
	cells.form = PathForm::Cells;
	ExpandToCells(path, cells.points);
	return cells;
}

void ProveWaypoints(const SmoothingCase& made, const Smoothed& smoothed)
{
	const std::vector<Cell>& cells = smoothed.path.points;
	const std::vector<Cell>& waypoints = smoothed.waypoints;
	RC_ASSERT(!waypoints.empty());
	RC_ASSERT(waypoints.front() == cells.front());
	RC_ASSERT(waypoints.back() == cells.back());
	auto place = cells.begin();
	for (std::size_t i = 1; i < waypoints.size(); ++i)
	{
		place = std::find(place + 1, cells.end(), waypoints[i]);
		RC_ASSERT(place != cells.end());
		RC_ASSERT(HasLineOfSight(made.map, waypoints[i - 1], waypoints[i], made.spec.clearance));
	}
}
} // namespace

TEST(PathSmootherProperties, ResultIsLegalNeverDearerAndHasTheSameEnds)
{
	CheckProperty(6000,
		[]
		{
			const SmoothingCase made = AnyCase();
			RC_PRE(!made.path.IsEmpty());
			const Smoothed smoothed = Smooth(made.map, made.path, made.options);
			RC_ASSERT(smoothed.status == SmoothingStatus::Done);
			RC_ASSERT(smoothed.path.form == PathForm::Cells);
			RC_ASSERT(smoothed.path.partial == made.path.partial);
			RC_ASSERT(smoothed.path.mapVersion == made.map.Version());
			RC_ASSERT(smoothed.path.cost <= made.path.cost);
			RC_ASSERT(smoothed.path.points.size() <= AsCells(made.path).points.size());
			// As a whole path: a partial one is legal up to its own end.
			Path whole = smoothed.path;
			whole.partial = false;
			const NavReference::PathVerdict verdict =
				NavReference::ValidatePath(ToReference(made.map, made.spec.clearance), whole,
					made.path.points.front(), made.path.points.back());
			if (!verdict)
			{
				RC_FAIL(verdict.reason);
			}
			ProveWaypoints(made, smoothed);
		});
}

// Searches that aim anew, and paths that were spliced, may come back to a cell, or to where they began.
TEST(PathSmootherProperties, LoopsAreLegalInputAndNeverMakeItDearer)
{
	CheckProperty(1500,
		[]
		{
			const MapSpec spec = *AnySpec(40);
			const GridMap map = BuildMap(spec);
			Random random(*AnySeed());
			SearchRequest request = RandomRequest(map, random, spec.clearance);
			Path path;
			for (int leg = 0; leg < 3; ++leg)
			{
				const Path found = RunToEnd("astar", map, request).path;
				RC_PRE(!found.IsEmpty());
				path.points.insert(
					path.points.end(), found.points.begin() + (leg > 0 ? 1 : 0), found.points.end());
				const bool back = leg == 0 || random.Percent(50);
				request.goal = back ? request.start : RandomFreeCell(map, random, spec.clearance);
				request.start = found.points.back();
			}
			MeasureCells(map, path);
			SmoothingOptions options;
			options.method = AllSmoothingMethods[static_cast<std::size_t>(random.Range(0, 2))];
			options.clearance = spec.clearance;
			const Smoothed smoothed = Smooth(map, path, options);
			RC_ASSERT(smoothed.status == SmoothingStatus::Done);
			RC_ASSERT(smoothed.path.cost <= path.cost);
			const NavReference::PathVerdict verdict = NavReference::ValidatePath(
				ToReference(map, spec.clearance), smoothed.path, path.points.front(), path.points.back());
			if (!verdict)
			{
				RC_FAIL(verdict.reason);
			}
		});
}

TEST(PathSmootherProperties, SmoothingAgainChangesNothing)
{
	CheckProperty(4000,
		[]
		{
			const SmoothingCase made = AnyCase();
			const Smoothed once = Smooth(made.map, made.path, made.options);
			const Smoothed twice = Smooth(made.map, once.path, made.options);
			RC_ASSERT(twice.status == SmoothingStatus::Done);
			RC_ASSERT(twice.path.cost == once.path.cost);
			RC_ASSERT(twice.path.points == once.path.points);
			RC_ASSERT(twice.waypoints == once.waypoints);
		});
}

TEST(PathSmootherProperties, SmoothingAgainChangesNothingOnMapsLargerThanWhatIsSeenAtOnce)
{
	CheckProperty(150,
		[]
		{
			MapSpec spec = *UniformOctileSpec(10);
			spec.width = 260;
			spec.height = 240;
			spec.blockedPercent = *rc::gen::inRange(5, 35);
			SmoothingCase made = AnyCase(spec);
			made.options.method = SmoothingMethod::StringPulling;
			const Smoothed once = Smooth(made.map, made.path, made.options);
			const Smoothed twice = Smooth(made.map, once.path, made.options);
			RC_ASSERT(twice.path.points == once.path.points);
		});
}

TEST(PathSmootherProperties, SlicesOfAnySizeGiveTheSameResult)
{
	CheckProperty(3000,
		[]
		{
			const SmoothingCase made = AnyCase();
			Random random(*AnySeed());
			const Smoothed whole = Smooth(made.map, made.path, made.options);
			PathSmoother smoother;
			const std::int32_t longest = random.Percent(50) ? 1 : 20;
			const Smoothed sliced = SmoothSliced(smoother, made.map, made.path, made.options,
				[&] { return WorkBudget(random.Range(1, longest)); });
			RC_ASSERT(sliced.status == whole.status);
			RC_ASSERT(sliced.path.points == whole.path.points);
			RC_ASSERT(sliced.path.cost == whole.path.cost);
			RC_ASSERT(sliced.waypoints == whole.waypoints);
			RC_ASSERT(sliced.counters.looks == whole.counters.looks);
		});
}

TEST(PathSmootherProperties, TheJumpLayerChangesNothing)
{
	CheckProperty(60,
		[]
		{
			MapSpec spec = *UniformOctileSpec(10);
			spec.width = 200;
			spec.height = 180;
			spec.blockedPercent = *rc::gen::inRange(5, 25);
			const SmoothingCase made = AnyCase(spec);
			spec.variant = made.map.Jumps() != nullptr ? MapVariant::Plain : MapVariant::JumpLayer;
			const GridMap other = BuildMap(spec);
			RC_ASSERT(Smooth(other, made.path, made.options).path.points ==
				Smooth(made.map, made.path, made.options).path.points);
		});
}

TEST(PathSmootherProperties, WhereMovesCostTheirLengthNoCellSeesALaterOneMoreCheaply)
{
	CheckProperty(1500,
		[]
		{
			SmoothingCase made = AnyCase(*UniformOctileSpec(40));
			made.options.method = SmoothingMethod::StringPulling;
			const Smoothed smoothed = Smooth(made.map, made.path, made.options);
			const std::vector<Cell>& cells = smoothed.path.points;
			// The first cell is looked from in every case; maps are smaller than what is seen at once.
			for (std::size_t i = 2; i < cells.size() && i < 16; ++i)
			{
				Path stretch;
				stretch.points.assign(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(i) + 1);
				MeasureCells(made.map, stretch);
				const std::int64_t dx = std::abs(cells[i].x - cells[0].x);
				const std::int64_t dy = std::abs(cells[i].y - cells[0].y);
				const std::int64_t direct =
					(std::max)(dx, dy) * StraightUnits + (std::min)(dx, dy) * (DiagonalUnits - StraightUnits);
				RC_ASSERT(stretch.cost.units == direct || !HasLineOfSight(made.map, cells[0], cells[i]));
			}
		});
}
} // namespace NavCore::Tests
