// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/HybridPath.h"

#include "NavCore/Search/WorkBudget.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace NavCore
{
namespace
{
/** A plain with walls: a line of x between two values of y each. Paths go around the upper end of a wall. */
class WalledPlain final : public MeshQueries
{
public:
	struct Wall
	{
		double x = 0;
		double lowY = 0;
		double highY = 0;
	};

	bool Project(MeshPoint& place) override
	{
		const bool isHole = std::any_of(holes.begin(), holes.end(),
			[&](const MeshPoint& hole) { return hole.x == place.x && hole.y == place.y; });
		if (isHole || place.x < 0)
		{
			return false;
		}
		place.z = floor;
		return true;
	}

	bool FindPath(const MeshPoint& from, const MeshPoint& to, std::vector<MeshPoint>& outCorners) override
	{
		++paths;
		EXPECT_TRUE(outCorners.empty());
		longest = (std::max)(longest, std::hypot(to.x - from.x, to.y - from.y));
		if (noPaths)
		{
			return false;
		}
		outCorners.push_back(from);
		for (const Wall& wall : walls)
		{
			if (Crosses(wall, from, to))
			{
				outCorners.push_back({wall.x, wall.highY + 1, floor});
			}
		}
		outCorners.push_back(to);
		return true;
	}

	bool CanGoStraight(const MeshPoint& from, const MeshPoint& to) override
	{
		return std::none_of(
			walls.begin(), walls.end(), [&](const Wall& wall) { return Crosses(wall, from, to); });
	}

	std::vector<Wall> walls;
	/** Places that are not on the mesh. */
	std::vector<MeshPoint> holes;
	double floor = 5;
	bool noPaths = false;
	int paths = 0;
	double longest = 0;

private:
	static bool Crosses(const Wall& wall, const MeshPoint& from, const MeshPoint& to)
	{
		if ((from.x < wall.x) == (to.x < wall.x))
		{
			return false;
		}
		const double y = from.y + (to.y - from.y) * (wall.x - from.x) / (to.x - from.x);
		return y >= wall.lowY && y <= wall.highY;
	}
};

/** Along x with a bend in every point, as paths over cells have them. */
std::vector<MeshPoint> Zigzag(int points)
{
	std::vector<MeshPoint> route;
	for (int i = 0; i < points; ++i)
	{
		route.push_back({static_cast<double>(i) * 10, static_cast<double>(i % 2), 0});
	}
	return route;
}

std::vector<MeshPoint> Copy(const HybridPath& path)
{
	return {path.Points().begin(), path.Points().end()};
}

HybridStatus RunToEnd(
	HybridPath& path, MeshQueries& mesh, std::span<const MeshPoint> route, const HybridSettings& settings)
{
	WorkBudget budget;
	(void)path.Begin(mesh, route, settings);
	return path.Advance(budget);
}
} // namespace

TEST(HybridPath, OpenGroundIsCrossedStraightInSteps)
{
	WalledPlain mesh;
	HybridPath path;
	const std::vector<MeshPoint> route = Zigzag(17);
	ASSERT_EQ(RunToEnd(path, mesh, route, {.lastLeg = 35, .lookAhead = 4}), HybridStatus::Done);
	EXPECT_EQ(path.Points().front(), (MeshPoint{0, 0, 5}));
	EXPECT_EQ(path.Points().back(), (MeshPoint{160, 0, 5}));
	EXPECT_EQ(path.Counters().paths, 1) << "only the last leg";
	EXPECT_EQ(path.Counters().gridPieces, 0);
	EXPECT_LT(path.Length(), 160.1);
}

TEST(HybridPath, TheMeshIsOnlyAskedForTheLastLeg)
{
	WalledPlain mesh;
	HybridPath path;
	ASSERT_EQ(RunToEnd(path, mesh, Zigzag(101), {.lastLeg = 35}), HybridStatus::Done);
	EXPECT_EQ(mesh.paths, 1);
	EXPECT_LT(mesh.longest, 45);
}

TEST(HybridPath, AShortPathIsTheMeshsAlone)
{
	WalledPlain mesh;
	HybridPath path;
	ASSERT_EQ(RunToEnd(path, mesh, Zigzag(3), {.lastLeg = 100}), HybridStatus::Done);
	EXPECT_EQ(Copy(path), (std::vector<MeshPoint>{{0, 0, 5}, {20, 0, 5}}));
}

TEST(HybridPath, AWallThatOnlyTheMeshKnowsIsGoneAround)
{
	WalledPlain mesh;
	mesh.walls.push_back({25, -50, 8});
	HybridPath path;
	ASSERT_EQ(RunToEnd(path, mesh, Zigzag(12), {.lastLeg = 30}), HybridStatus::Done);
	const std::vector<MeshPoint> points = Copy(path);
	EXPECT_NE(std::find(points.begin(), points.end(), MeshPoint{25, 9, 5}), points.end());
	for (std::size_t i = 1; i < points.size(); ++i)
	{
		EXPECT_TRUE(mesh.CanGoStraight(points[i - 1], points[i])) << i;
	}
}

TEST(HybridPath, WhereTheMeshHasNoWayTheGridsOwnStaysAndIsCounted)
{
	WalledPlain mesh;
	mesh.walls.push_back({25, -50, 50});
	mesh.noPaths = true;
	HybridPath path;
	ASSERT_EQ(RunToEnd(path, mesh, Zigzag(12), {.lastLeg = 30}), HybridStatus::Done);
	EXPECT_EQ(path.Counters().gridPieces, 2) << "across the wall, and the last leg";
	EXPECT_EQ(path.Points().back(), (MeshPoint{110, 1, 5}));
}

TEST(HybridPath, PointsBesideTheMeshAreLeftOut)
{
	WalledPlain mesh;
	mesh.holes = {{10, 1, 0}, {20, 0, 0}};
	HybridPath path;
	ASSERT_EQ(RunToEnd(path, mesh, Zigzag(12), {.lastLeg = 30, .lookAhead = 1}), HybridStatus::Done);
	for (const MeshPoint& point : path.Points())
	{
		EXPECT_TRUE(point.x != 10 && point.x != 20) << point.x;
	}
}

TEST(HybridPath, EndsOffTheMeshAreRefused)
{
	WalledPlain mesh;
	HybridPath path;
	std::vector<MeshPoint> route = Zigzag(5);
	route.front().x = -1;
	EXPECT_EQ(RunToEnd(path, mesh, route, {}), HybridStatus::OffMesh);
	EXPECT_TRUE(path.Points().empty());
	EXPECT_EQ(path.Begin(mesh, {}, {}), HybridStatus::OffMesh);
	route = Zigzag(5);
	route[2].y = std::numeric_limits<double>::quiet_NaN();
	EXPECT_EQ(path.Begin(mesh, route, {}), HybridStatus::OffMesh);
}

TEST(HybridPath, SlicingChangesNothing)
{
	WalledPlain mesh;
	mesh.walls = {{25, -50, 8}, {47, -3, 2}, {88, -1, 30}};
	HybridPath whole;
	const HybridSettings settings{.lastLeg = 25, .lookAhead = 3};
	const std::vector<MeshPoint> route = Zigzag(20);
	ASSERT_EQ(RunToEnd(whole, mesh, route, settings), HybridStatus::Done);
	HybridPath sliced;
	(void)sliced.Begin(mesh, route, settings);
	int slices = 0;
	while (sliced.Status() == HybridStatus::Running)
	{
		WorkBudget budget(1);
		(void)sliced.Advance(budget);
		EXPECT_LE(budget.Used(), settings.unitsPerLine + settings.unitsPerPath) << "one question a slice";
		++slices;
	}
	EXPECT_GT(slices, 10);
	EXPECT_EQ(Copy(sliced), Copy(whole));
	EXPECT_EQ(sliced.Counters(), whole.Counters());
}
} // namespace NavCore
