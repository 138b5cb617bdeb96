// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/GridRay.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Path/LineOfSight.h"
#include "NavReference/Bridge/CoreBridge.h"
#include "Support/GridFixture.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

#include <cmath>
#include <limits>

namespace NavCore::Tests
{
namespace
{
GridPoint Middle(const GridMap& map, Cell cell)
{
	return GridFrame{}.CenterOf(map, cell);
}

Cell CellOf(const GridMap& map, GridPoint point)
{
	const auto cell = GridFrame{}.ToCell(map, point.x, point.y);
	return cell ? cell.Value() : Cell{-1, -1};
}

GridPoint Between(GridPoint a, GridPoint b, double share)
{
	return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}

GridPoint RandomPoint(const GridMap& map, Random& random)
{
	// In 97ths of a cell: no line passes exactly through a corner unless both ends are on one.
	return {random.Range(-50, 97 * map.Width() + 50) / 97.0 + 0.001,
		random.Range(-50, 97 * map.Height() + 50) / 97.0 + 0.002};
}

/** Whether every cell that samples of the line meet can be stood on, and stepped into from the one before. */
bool IsFreeBySampling(const GridMap& map, std::uint8_t clearance, GridPoint from, GridPoint to)
{
	const NavReference::ReferenceGrid grid = ToReference(map, clearance);
	Cell last = CellOf(map, from);
	if (!NavReference::IsPassable(grid, ToPoint(last)))
	{
		return false;
	}
	const int samples = static_cast<int>(4000 * (1 + std::hypot(to.x - from.x, to.y - from.y)));
	for (int i = 1; i <= samples; ++i)
	{
		const Cell cell = CellOf(map, Between(from, to, static_cast<double>(i) / samples));
		if (cell != last &&
			NavReference::JudgeStep(grid, ToPoint(last), ToPoint(cell)) != NavReference::StepVerdict::Legal)
		{
			return false;
		}
		last = cell;
	}
	return true;
}
} // namespace

TEST(GridRayProperty, EndsWhereSamplesOfTheLineSay)
{
	int blocked = 0;
	int clear = 0;
	CheckProperty(120,
		[&]
		{
			MapSpec spec = *AnySpec(24);
			spec.blockedPercent /= 2;
			const GridMap map = BuildMap(spec);
			Random random(spec.seed + 1);
			for (int i = 0; i < 6; ++i)
			{
				const GridPoint from = Between(
					Middle(map, RandomFreeCell(map, random, spec.clearance)), RandomPoint(map, random), 0.02);
				const GridPoint to = RandomPoint(map, random);
				const GridRayHit hit = CastRay(map, from, to, spec.clearance);
				if (!map.Contains(hit.cell))
				{
					RC_ASSERT(hit.blocked);
					continue;
				}
				(hit.blocked ? blocked : clear) += 1;
				RC_ASSERT(hit.blocked || (hit.end == to && CellOf(map, to) == hit.cell));
				const double length = std::hypot(to.x - from.x, to.y - from.y);
				const double share =
					length > 0 ? std::hypot(hit.end.x - from.x, hit.end.y - from.y) / length : 0;
				// A hair before its end the line is free; a hair behind it, it is not.
				RC_ASSERT(IsFreeBySampling(map, spec.clearance, from, Between(from, to, share * (1 - 1e-6))));
				if (hit.blocked)
				{
					RC_ASSERT(!IsFreeBySampling(
						map, spec.clearance, from, Between(from, to, share + 1e-6 / length)));
				}
			}
		});
	// Sanitized builds try a part of the cases.
	EXPECT_GT(blocked, 5);
	EXPECT_GT(clear, 5);
}

TEST(GridRayProperty, IsClearBetweenMiddlesInSightWhereCornersAreNotCut)
{
	CheckProperty(200,
		[]
		{
			MapSpec spec = *AnySpec(40);
			spec.topology = Topology::Octile;
			spec.cornerRule = CornerRule::NoneBlocked;
			spec.heights = false;
			const GridMap map = BuildMap(spec);
			Random random(spec.seed + 1);
			for (int i = 0; i < 30; ++i)
			{
				const Cell a = RandomFreeCell(map, random, spec.clearance);
				const Cell b = RandomFreeCell(map, random, spec.clearance);
				RC_ASSERT(!HasLineOfSight(map, a, b, spec.clearance) ||
					!CastRay(map, Middle(map, a), Middle(map, b), spec.clearance).blocked);
			}
		});
}

TEST(GridRayProperty, SlidingStaysOnFreeCellsAndComesNoLessFar)
{
	CheckProperty(200,
		[]
		{
			const MapSpec spec = *AnySpec(30);
			const GridMap map = BuildMap(spec);
			Random random(spec.seed + 1);
			for (int i = 0; i < 20; ++i)
			{
				const GridPoint from = Middle(map, RandomFreeCell(map, random, spec.clearance));
				const GridPoint to = RandomPoint(map, random);
				const GridRayHit ray = CastRay(map, from, to, spec.clearance);
				const GridRayHit slide = SlideRay(map, from, to, spec.clearance);
				RC_ASSERT(slide.blocked == ray.blocked);
				if (!map.Contains(ray.cell))
				{
					RC_ASSERT(!map.Contains(slide.cell));
					continue;
				}
				RC_ASSERT(NavReference::IsPassable(ToReference(map, spec.clearance), ToPoint(slide.cell)));
				RC_ASSERT(CellOf(map, slide.end) == slide.cell);
				const auto left = [to](GridPoint at)
				{
					return std::hypot(to.x - at.x, to.y - at.y);
				};
				RC_ASSERT(left(slide.end) <= left(ray.end) + 1e-5);
			}
		});
}

TEST(GridRay, StopsAtTheBorderOfAWall)
{
	const GridFixture fixture = GridFromText({
		".....",
		"...#.",
		".....",
	});
	const GridRayHit hit = CastRay(fixture.map, {0.5, 1.5}, {4.5, 1.5});
	EXPECT_TRUE(hit.blocked);
	EXPECT_EQ(hit.end, (GridPoint{3.0, 1.5}));
	EXPECT_EQ(hit.cell, (Cell{2, 1}));
	EXPECT_EQ(hit.obstacle, (Cell{3, 1}));
	EXPECT_FALSE(CastRay(fixture.map, {0.5, 0.5}, {4.5, 0.9}).blocked);
	EXPECT_TRUE(CastRay(fixture.map, {0.5, 0.5}, {4.5, 1.4}).blocked);
}

TEST(GridRay, TheEdgeOfTheMapIsAWall)
{
	const GridMap map = GridMap::Create({.width = 5, .height = 3}).Value();
	const GridRayHit right = CastRay(map, {0.5, 1.5}, {1e300, 1.5});
	EXPECT_TRUE(right.blocked);
	EXPECT_EQ(right.end, (GridPoint{5.0, 1.5}));
	EXPECT_EQ(right.cell, (Cell{4, 1}));
	EXPECT_EQ(CastRay(map, {0.5, 1.5}, {0.5, -7}).end, (GridPoint{0.5, 0.0}));
	EXPECT_TRUE(CastRay(map, {-0.5, 1.5}, {3.5, 1.5}).blocked);
	EXPECT_FALSE(map.Contains(CastRay(map, {-0.5, 1.5}, {3.5, 1.5}).cell));
}

TEST(GridRay, RefusesWhatIsNotANumber)
{
	const GridMap map = GridMap::Create({.width = 5, .height = 3}).Value();
	constexpr double Nan = std::numeric_limits<double>::quiet_NaN();
	constexpr double Infinity = std::numeric_limits<double>::infinity();
	EXPECT_TRUE(CastRay(map, {Nan, 1}, {2, 1}).blocked);
	EXPECT_TRUE(CastRay(map, {1, 1}, {Infinity, 1}).blocked);
	EXPECT_TRUE(SlideRay(map, {1, 1}, {1, Nan}).blocked);
}

TEST(GridRay, CornersAreTakenAsTheirRuleSays)
{
	const auto crosses = [](CornerRule rule)
	{
		GridMap map = GridMap::Create({.width = 2, .height = 2, .cornerRule = rule}).Value();
		EXPECT_EQ(GridEdit(map).SetWalkable({1, 0}, false), GridError::None);
		const bool down = !CastRay(map, {0.5, 0.5}, {1.5, 1.5}).blocked;
		EXPECT_EQ(down, !CastRay(map, {1.5, 1.5}, {0.5, 0.5}).blocked) << "both ways alike";
		return down;
	};
	EXPECT_TRUE(crosses(CornerRule::Always));
	EXPECT_TRUE(crosses(CornerRule::OneFree));
	EXPECT_FALSE(crosses(CornerRule::NoneBlocked));
}

TEST(GridRay, SlidesAlongAWallAndOn)
{
	const GridFixture fixture = GridFromText({
		".....",
		"####.",
		".....",
	});
	const GridRayHit along = SlideRay(fixture.map, {0.5, 0.5}, {2.5, 1.5});
	EXPECT_TRUE(along.blocked);
	EXPECT_EQ(along.cell, (Cell{2, 0}));
	EXPECT_NEAR(along.end.x, 2.5, 1e-5);
	const GridRayHit past = SlideRay(fixture.map, {0.5, 0.5}, {4.5, 2.5});
	EXPECT_EQ(past.cell, (Cell{4, 2})) << "the wall ends before the target does";
}
} // namespace NavCore::Tests
