// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Random outlines against plain sampling, the shoelace formula and themselves.
#include "Grid/RasteriseTestSupport.h"
#include "Support/BuildMode.h"

#include <cmath>

namespace NavCore::Tests
{
namespace
{
constexpr std::int32_t Side = 24;

/** A simple polygon, concave as a rule: corners around a centre at random distances. */
Corners RandomStar(std::mt19937& random, GridPoint centre, double reach, std::int32_t corners)
{
	std::vector<double> angles;
	for (std::int32_t i = 0; i < corners; ++i)
	{
		angles.push_back(6.283185307179586 * (i + Uniform(random, 0, 0.9)) / corners);
	}
	Corners star;
	for (const double angle : angles)
	{
		const double radius = Uniform(random, 0.2, 1) * reach;
		star.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
	}
	return star;
}

Corners RandomStar(std::mt19937& random)
{
	const GridPoint centre{Uniform(random, 8, Side - 8), Uniform(random, 8, Side - 8)};
	const double reach = Uniform(random, 0.5, 8);
	const std::int32_t corners = UniformInt(random, 3, 12);
	return RandomStar(random, centre, reach, corners);
}

/** A tangle that crosses itself and the borders of the map. */
Corners RandomTangle(std::mt19937& random)
{
	Corners tangle;
	for (std::int32_t count = UniformInt(random, 3, 9); count > 0; --count)
	{
		tangle.push_back({Uniform(random, -6, Side + 6), Uniform(random, -6, Side + 6)});
	}
	return tangle;
}

bool IsInside(const Corners& polygon, double x, double y)
{
	bool inside = false;
	GridPoint from = polygon.back();
	for (const GridPoint& to : polygon)
	{
		if ((from.y > y) != (to.y > y) && x < from.x + (y - from.y) * (to.x - from.x) / (to.y - from.y))
		{
			inside = !inside;
		}
		from = to;
	}
	return inside;
}

double SampledFraction(const Corners& polygon, Cell cell, std::int32_t samples)
{
	std::int32_t hits = 0;
	for (std::int32_t i = 0; i < samples * samples; ++i)
	{
		const double x = cell.x + (i % samples + 0.5) / samples;
		const double y = cell.y + (i / samples + 0.5) / samples;
		hits += IsInside(polygon, x, y) ? 1 : 0;
	}
	return static_cast<double>(hits) / (samples * samples);
}

double AreaOf(const Corners& polygon)
{
	double doubled = 0;
	GridPoint from = polygon.back();
	for (const GridPoint& to : polygon)
	{
		doubled += from.x * to.y - to.x * from.y;
		from = to;
	}
	return std::abs(doubled) / 2;
}

double SumOf(const ObstructionField& field)
{
	double sum = 0;
	for (const std::uint32_t units : UnitsOf(field))
	{
		sum += static_cast<double>(units) / static_cast<double>(FullCellUnits);
	}
	return sum;
}

Corners Moved(Corners polygon, double x, double y)
{
	for (GridPoint& corner : polygon)
	{
		corner = {corner.x + x, corner.y + y};
	}
	return polygon;
}

/** Positions on the fixed-point raster, so that moving them by whole cells loses no digit. */
Corners Snapped(Corners polygon)
{
	for (GridPoint& corner : polygon)
	{
		corner = {std::round(corner.x * 65536) / 65536, std::round(corner.y * 65536) / 65536};
	}
	return polygon;
}

TEST(RasteriseProperty, FractionsAgreeWithSampling)
{
	std::mt19937 random(20260801);
	const GridMap map = FreeMap(Side, Side);
	for (std::int32_t round = 0; round < ByBuild(40, 8); ++round)
	{
		const Corners star = RandomStar(random);
		const ObstructionField field = FieldOf(map, Obstacle::Polygon(star));
		for (std::int32_t i = 0; i < Side * Side; ++i)
		{
			const Cell cell{i % Side, i / Side};
			ASSERT_NEAR(field.FractionAt(cell), SampledFraction(star, cell, 64), 0.02)
				<< "round " << round << ", cell " << cell.x << ", " << cell.y;
		}
	}
}

TEST(RasteriseProperty, FractionsSumUpToTheArea)
{
	std::mt19937 random(7);
	const GridMap map = FreeMap(Side, Side);
	for (std::int32_t round = 0; round < 2000; ++round)
	{
		const Corners star = RandomStar(random);
		const double area = AreaOf(star);
		ASSERT_NEAR(SumOf(FieldOf(map, Obstacle::Polygon(star))), area, 1e-3 * area + 1e-3) << round;
	}
}

TEST(RasteriseProperty, TurnedBoxesSumUpToTheirArea)
{
	std::mt19937 random(8);
	const GridMap map = FreeMap(Side, Side);
	for (std::int32_t round = 0; round < 2000; ++round)
	{
		const double angle = Uniform(random, 0, 7);
		const GridPoint half{Uniform(random, 0.1, 8), Uniform(random, 0.1, 8)};
		const Obstacle box = Obstacle::OrientedBox({12, 12}, half, {std::cos(angle), std::sin(angle)});
		const double area = 4 * half.x * half.y;
		ASSERT_NEAR(SumOf(FieldOf(map, box)), area, 1e-3 * area + 1e-3) << round;
	}
}

TEST(RasteriseProperty, WindingDoesNotMatter)
{
	std::mt19937 random(9);
	const GridMap map = FreeMap(Side, Side);
	for (std::int32_t round = 0; round < 500; ++round)
	{
		const Corners tangle = RandomTangle(random);
		const Corners reversed(tangle.rbegin(), tangle.rend());
		ASSERT_EQ(UnitsOf(FieldOf(map, Obstacle::Polygon(tangle))),
			UnitsOf(FieldOf(map, Obstacle::Polygon(reversed))));
	}
}

TEST(RasteriseProperty, MovingByWholeCellsMovesTheFractions)
{
	std::mt19937 random(10);
	const GridMap map = FreeMap(Side, Side);
	const GridMap large = FreeMap(3 * Side, 3 * Side);
	for (std::int32_t round = 0; round < 500; ++round)
	{
		const Corners tangle = Snapped(RandomTangle(random));
		const Cell move{UniformInt(random, 0, 2 * Side), UniformInt(random, 0, 2 * Side)};
		const Corners moved = Moved(tangle, move.x, move.y);
		ObstructionField field(large, {move.x, move.y, Side, Side});
		ASSERT_EQ(field.Add(Obstacle::Polygon(moved)), GridError::None);
		ASSERT_EQ(UnitsOf(field), UnitsOf(FieldOf(map, Obstacle::Polygon(tangle))));
	}
}

std::vector<Obstacle> ObstaclesOf(const std::vector<Corners>& polygons)
{
	std::vector<Obstacle> obstacles;
	for (const Corners& polygon : polygons)
	{
		obstacles.push_back(Obstacle::Polygon(polygon));
	}
	return obstacles;
}

GridMap RebuiltMap(const std::vector<Obstacle>& obstacles, double threshold, Topology topology)
{
	GridMap map = FreeMap(Side, Side, topology);
	GridEdit edit(map);
	EXPECT_EQ(RebuildRect(edit, map.Bounds(), obstacles, threshold), GridError::None);
	edit.Commit();
	return map;
}

class RasteriseMoves : public ::testing::TestWithParam<Topology>
{
};

TEST_P(RasteriseMoves, RebuildingTheCoveredCellsEqualsRebuildingTheMap)
{
	std::mt19937 random(11);
	for (std::int32_t round = 0; round < 300; ++round)
	{
		std::vector<Corners> polygons;
		for (std::int32_t i = 0; i < 6; ++i)
		{
			polygons.push_back(i < 3 ? RandomStar(random) : RandomTangle(random));
		}
		const double threshold = Uniform(random, 0, 1);
		GridMap map = RebuiltMap(ObstaclesOf(polygons), threshold, GetParam());
		const CellRect before = CoveredCells(map, Obstacle::Polygon(polygons[0])).Value();
		polygons[0] = RandomStar(random);
		const CellRect after = CoveredCells(map, Obstacle::Polygon(polygons[0])).Value();
		const std::vector<Obstacle> obstacles = ObstaclesOf(polygons);
		{
			GridEdit edit(map);
			ASSERT_EQ(RebuildRect(edit, before, obstacles, threshold), GridError::None);
			ASSERT_EQ(RebuildRect(edit, after, obstacles, threshold), GridError::None);
		}
		ASSERT_EQ(Drawing(map), Drawing(RebuiltMap(obstacles, threshold, GetParam())));
	}
}

TEST_P(RasteriseMoves, BlockingAFreeMapEqualsRebuildingIt)
{
	std::mt19937 random(12);
	for (std::int32_t round = 0; round < 300; ++round)
	{
		const std::vector<Corners> polygons{RandomStar(random), RandomTangle(random), RandomStar(random)};
		const std::vector<Obstacle> obstacles = ObstaclesOf(polygons);
		const double threshold = Uniform(random, 0, 1);
		GridMap map = FreeMap(Side, Side, GetParam());
		GridEdit edit(map);
		ASSERT_EQ(BlockObstacles(edit, obstacles, threshold), GridError::None);
		edit.Commit();
		ASSERT_EQ(Drawing(map), Drawing(RebuiltMap(obstacles, threshold, GetParam())));
	}
}

INSTANTIATE_TEST_SUITE_P(Topologies, RasteriseMoves, ::testing::Values(Topology::Octile, Topology::Hex),
	[](const auto& instance) { return instance.param == Topology::Hex ? "Hex" : "Octile"; });

TEST(RasteriseProperty, ChangedCellsAreThoseAboveTheThreshold)
{
	std::mt19937 random(13);
	for (std::int32_t round = 0; round < 300; ++round)
	{
		const Corners star = RandomStar(random);
		GridMap map = FreeMap(Side, Side);
		const ObstructionField field = FieldOf(map, Obstacle::Polygon(star));
		GridEdit edit(map);
		ASSERT_EQ(BlockObstacle(edit, Obstacle::Polygon(star), 0), GridError::None);
		const GridChange change = edit.Commit();
		const CellRect covered = CoveredCells(map, Obstacle::Polygon(star)).Value();
		ASSERT_EQ(change.Bounds().Union(covered), covered);
		ASSERT_EQ(map.Version(), change.IsEmpty() ? 0U : 1U);
		for (std::int32_t i = 0; i < Side * Side; ++i)
		{
			const Cell cell{i % Side, i / Side};
			ASSERT_EQ(map.IsWalkable(cell), field.UnitsAt(cell) == 0);
		}
	}
}

TEST(RasteriseProperty, ManyCornersOverALargeMapKeepTheArea)
{
	std::mt19937 random(14);
	const GridMap map = FreeMap(1000, 1000);
	const Corners star = RandomStar(random, {500, 500}, 499, 10000);
	const double area = AreaOf(star);
	EXPECT_NEAR(SumOf(FieldOf(map, Obstacle::Polygon(star))), area, 1e-3 * area);
}

TEST(RasteriseProperty, EveryCompilerFindsTheSameUnits)
{
	// The digest was made once and compared over compilers and optimisation levels.
	std::mt19937 random(15);
	const GridMap map = FreeMap(Side, Side);
	std::uint64_t digest = 14695981039346656037ULL;
	for (std::int32_t round = 0; round < 1000; ++round)
	{
		const Corners tangle = RandomTangle(random);
		const GridPoint axis = round % 2 == 0 ? GridPoint{0.6, 0.8} : GridPoint{-12.0 / 13.0, 5.0 / 13.0};
		const GridPoint half{Uniform(random, 0, 9), Uniform(random, 0, 9)};
		ObstructionField field = FieldOf(map, Obstacle::Polygon(tangle));
		ASSERT_EQ(field.Add(Obstacle::OrientedBox(tangle[0], half, axis)), GridError::None);
		for (const std::uint32_t units : UnitsOf(field))
		{
			digest = (digest ^ units) * 1099511628211ULL;
		}
	}
	EXPECT_EQ(digest, 10113628374837827920ULL);
}
} // namespace
} // namespace NavCore::Tests
