// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/Rasterise.h"

#include "Grid/RasteriseTestSupport.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace NavCore::Tests
{
namespace
{
constexpr double NotANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double Infinite = std::numeric_limits<double>::infinity();

double FractionOf(const Obstacle& obstacle, Cell cell)
{
	return FieldOf(FreeMap(8, 8), obstacle).FractionAt(cell);
}

std::string Blocked(GridMap map, const Obstacle& obstacle, double threshold)
{
	GridEdit edit(map);
	EXPECT_EQ(BlockObstacle(edit, obstacle, threshold), GridError::None);
	edit.Commit();
	return Drawing(map);
}

TEST(Rasterise, BoxesCoverExactSharesOfACell)
{
	EXPECT_EQ(FractionOf(Obstacle::Box({2, 2}, {3, 3}), {2, 2}), 1.0);
	EXPECT_EQ(FractionOf(Obstacle::Box({2, 2}, {2.5, 3}), {2, 2}), 0.5);
	EXPECT_EQ(FractionOf(Obstacle::Box({2, 2.5}, {3, 3}), {2, 2}), 0.5);
	EXPECT_EQ(FractionOf(Obstacle::Box({2.5, 2.5}, {9, 9}), {2, 2}), 0.25);
	EXPECT_EQ(FractionOf(Obstacle::Box({2.25, 2.25}, {2.75, 2.75}), {2, 2}), 0.25);
	EXPECT_EQ(FractionOf(Obstacle::Box({2.75, 2.25}, {2.25, 2.75}), {2, 2}), 0.25);
	EXPECT_EQ(FractionOf(Obstacle::Box({0.5, 0.5}, {7.5, 7.5}), {3, 7}), 0.5);
}

TEST(Rasterise, TrianglesCoverHalfACell)
{
	const Corners lower{{1, 1}, {2, 2}, {1, 2}};
	const Corners upper{{1, 1}, {2, 1}, {2, 2}};
	const Corners tent{{1, 2}, {1.5, 1}, {2, 2}};
	EXPECT_EQ(FractionOf(Obstacle::Polygon(lower), {1, 1}), 0.5);
	EXPECT_EQ(FractionOf(Obstacle::Polygon(upper), {1, 1}), 0.5);
	EXPECT_EQ(FractionOf(Obstacle::Polygon(tent), {1, 1}), 0.5);
}

TEST(Rasterise, DiagonalSquareCoversHalfOfItsOuterCells)
{
	const Corners diamond{{4, 2}, {6, 4}, {4, 6}, {2, 4}};
	const ObstructionField field = FieldOf(FreeMap(8, 8), Obstacle::Polygon(diamond));
	for (const Cell cell : {Cell{3, 2}, Cell{4, 2}, Cell{2, 3}, Cell{5, 3}, Cell{2, 4}, Cell{4, 5}})
	{
		EXPECT_EQ(field.FractionAt(cell), 0.5) << cell.x << ", " << cell.y;
	}
	EXPECT_EQ(field.FractionAt({5, 5}), 0.0);
	EXPECT_EQ(field.FractionAt({3, 3}), 1.0);
	EXPECT_EQ(field.FractionAt({4, 4}), 1.0);
}

TEST(Rasterise, OrientedBoxIsABoxWhenItIsNotTurned)
{
	const GridMap map = FreeMap(8, 8);
	const auto plain = UnitsOf(FieldOf(map, Obstacle::Box({1.25, 2}, {4.75, 5})));
	EXPECT_EQ(UnitsOf(FieldOf(map, Obstacle::OrientedBox({3, 3.5}, {1.75, 1.5}, {1, 0}))), plain);
	EXPECT_EQ(UnitsOf(FieldOf(map, Obstacle::OrientedBox({3, 3.5}, {1.5, 1.75}, {0, 1}))), plain);
	EXPECT_EQ(UnitsOf(FieldOf(map, Obstacle::OrientedBox({3, 3.5}, {1.75, 1.5}, {-1, 0}))), plain);
}

TEST(Rasterise, OrientedBoxTurnedByFortyFiveDegreesIsTheDiagonalSquare)
{
	const GridMap map = FreeMap(8, 8);
	const Corners diamond{{4, 2}, {6, 4}, {4, 6}, {2, 4}};
	const double half = std::sqrt(2.0);
	const Obstacle turned = Obstacle::OrientedBox({4, 4}, {half, half}, {half / 2, half / 2});
	EXPECT_EQ(UnitsOf(FieldOf(map, turned)), UnitsOf(FieldOf(map, Obstacle::Polygon(diamond))));
}

TEST(Rasterise, CornersOfATurnedBoxFollowItsAxis)
{
	// 3-4-5 triangle: the box lies along (0.8, 0.6), so its corners are whole numbers.
	const Corners corners{{1, 3}, {5, 6}, {3.5, 8}, {-0.5, 5}};
	const GridMap map = FreeMap(8, 8);
	EXPECT_EQ(UnitsOf(FieldOf(map, Obstacle::OrientedBox({2.25, 5.5}, {2.5, 1.25}, {0.8, 0.6}))),
		UnitsOf(FieldOf(map, Obstacle::Polygon(corners))));
}

TEST(Rasterise, ConcavePolygonLeavesItsNotchFree)
{
	const Corners cup{{1, 1}, {3, 1}, {3, 5}, {5, 5}, {5, 1}, {7, 1}, {7, 7}, {1, 7}};
	EXPECT_EQ(Blocked(FreeMap(8, 8), Obstacle::Polygon(cup), 0),
		"........\n"
		".##..##.\n"
		".##..##.\n"
		".##..##.\n"
		".##..##.\n"
		".######.\n"
		".######.\n"
		"........\n");
}

TEST(Rasterise, WindingAndFirstCornerDoNotMatter)
{
	const GridMap map = FreeMap(8, 8);
	Corners cup{{1.3, 1.1}, {3, 1}, {3.7, 5}, {5, 5.2}, {5.1, 1}, {7, 1.9}, {7.3, 7}, {1, 6.8}};
	const auto forward = UnitsOf(FieldOf(map, Obstacle::Polygon(cup)));
	EXPECT_EQ(UnitsOf(FieldOf(map, Obstacle::Polygon(Corners(cup.rbegin(), cup.rend())))), forward);
	std::rotate(cup.begin(), cup.begin() + 3, cup.end());
	EXPECT_EQ(UnitsOf(FieldOf(map, Obstacle::Polygon(cup))), forward);
}

TEST(Rasterise, CrossingOutlinesFillByTheEvenOddRule)
{
	// Two loops in the same direction: the square in their middle is inside twice, hence outside.
	const Corners loops{{1, 1}, {7, 1}, {7, 7}, {1, 7}, {1, 1}, {3, 3}, {5, 3}, {5, 5}, {3, 5}, {3, 3}};
	EXPECT_EQ(Blocked(FreeMap(8, 8), Obstacle::Polygon(loops), 0),
		"........\n"
		".######.\n"
		".######.\n"
		".##..##.\n"
		".##..##.\n"
		".######.\n"
		".######.\n"
		"........\n");
	const Corners bowTie{{1, 1}, {7, 7}, {7, 1}, {1, 7}};
	const ObstructionField field = FieldOf(FreeMap(8, 8), Obstacle::Polygon(bowTie));
	EXPECT_EQ(field.FractionAt({1, 3}), 1.0);
	EXPECT_EQ(field.FractionAt({6, 3}), 1.0);
	EXPECT_EQ(field.FractionAt({3, 3}), 0.5);
	EXPECT_EQ(field.FractionAt({4, 4}), 0.5);
	EXPECT_EQ(field.FractionAt({3, 1}), 0.0);
}

TEST(Rasterise, CellCoveredExactlyToTheThresholdStaysFree)
{
	const Obstacle half = Obstacle::Box({0, 0}, {0.5, 1});
	const Obstacle bit = Obstacle::Box({0, 0}, {0.5001, 1});
	EXPECT_EQ(Blocked(FreeMap(2, 1), half, 0.5), "..\n");
	EXPECT_EQ(Blocked(FreeMap(2, 1), bit, 0.5), "#.\n");
	// Neither the share nor the threshold has an exact binary form.
	EXPECT_EQ(Blocked(FreeMap(2, 1), Obstacle::Box({0, 0}, {0.3, 1}), 0.3), "..\n");
	EXPECT_EQ(Blocked(FreeMap(2, 1), Obstacle::Box({0.1, 0}, {0.4, 1}), 0.3), "..\n");
	EXPECT_EQ(Blocked(FreeMap(2, 1), Obstacle::Box({0.1, 0.2}, {0.7, 0.7}), 0.3), "..\n");
	EXPECT_EQ(Blocked(FreeMap(2, 1), Obstacle::Box({0, 0}, {0.3001, 1}), 0.3), "#.\n");
}

TEST(Rasterise, ThresholdZeroBlocksEveryCoveredCellButNoTouchedOne)
{
	EXPECT_EQ(Blocked(FreeMap(4, 3), Obstacle::Box({1, 1}, {3, 2}), 0), "....\n.##.\n....\n");
	EXPECT_EQ(Blocked(FreeMap(4, 3), Obstacle::Box({0.99, 1}, {3.001, 2}), 0), "....\n####\n....\n");
	// The noise of a conversion from world units is no overlap.
	EXPECT_EQ(
		Blocked(FreeMap(4, 3), Obstacle::Box({1 - 1e-9, 1 - 1e-9}, {3 + 1e-9, 2}), 0), "....\n.##.\n....\n");
}

TEST(Rasterise, ThresholdOneBlocksNothing)
{
	EXPECT_EQ(Blocked(FreeMap(2, 1), Obstacle::Box({-5, -5}, {5, 5}), 1), "..\n");
	EXPECT_EQ(Blocked(FreeMap(2, 1), Obstacle::Box({-5, -5}, {5, 5}), 0.9999999), "##\n");
}

TEST(Rasterise, ShapesWithoutAreaCoverNothing)
{
	const Corners line{{0, 0}, {4, 4}, {0, 0}};
	const Corners spike{{0, 0.5}, {4, 0.5}, {2, 0.5}};
	EXPECT_EQ(Blocked(FreeMap(4, 1), Obstacle::Polygon(line), 0), "....\n");
	EXPECT_EQ(Blocked(FreeMap(4, 1), Obstacle::Polygon(spike), 0), "....\n");
	EXPECT_EQ(Blocked(FreeMap(4, 1), Obstacle::Box({1.5, 0}, {1.5, 1}), 0), "....\n");
}

TEST(Rasterise, SharesOfTheObstaclesOfOneCallAddUpToAFullCell)
{
	GridMap map = FreeMap(3, 1);
	const std::array obstacles{Obstacle::Box({0, 0}, {0.4, 1}), Obstacle::Box({0.6, 0}, {1, 1}),
		Obstacle::Box({1, 0}, {1.8, 1}), Obstacle::Box({1, 0}, {1.9, 1})};
	ObstructionField field(map, map.Bounds());
	ASSERT_EQ(field.Add(obstacles), GridError::None);
	EXPECT_NEAR(field.FractionAt({0, 0}), 0.8, 1e-4);
	EXPECT_EQ(field.FractionAt({1, 0}), 1.0);
	EXPECT_EQ(field.FractionAt({2, 0}), 0.0);
	GridEdit edit(map);
	ASSERT_EQ(BlockObstacles(edit, obstacles, 0.5), GridError::None);
	edit.Commit();
	EXPECT_EQ(Drawing(map), "##.\n");
}

TEST(Rasterise, FieldAddsOneCallToTheNextAndStopsAtAFullCell)
{
	const GridMap map = FreeMap(3, 1);
	ObstructionField field(map, {1, -4, 90, 90});
	EXPECT_EQ(field.Area(), (CellRect{1, 0, 2, 1}));
	ASSERT_EQ(field.Add(Obstacle::Box({0, 0}, {1.5, 1})), GridError::None);
	ASSERT_EQ(field.Add(Obstacle::Box({1, 0}, {1.25, 1})), GridError::None);
	EXPECT_EQ(field.FractionAt({1, 0}), 0.75);
	ASSERT_EQ(field.Add(Obstacle::Box({0, 0}, {1.5, 1})), GridError::None);
	EXPECT_EQ(field.UnitsAt({1, 0}), FullCellUnits);
	EXPECT_EQ(field.UnitsAt({0, 0}), 0U);
	EXPECT_EQ(field.UnitsAt({7, 7}), 0U);
}

TEST(Rasterise, BlockingKeepsWhatIsBlockedAlready)
{
	GridMap map = FreeMap(4, 1);
	GridEdit edit(map);
	ASSERT_EQ(edit.SetWalkable({0, 0}, false), GridError::None);
	ASSERT_EQ(BlockObstacle(edit, Obstacle::Box({0, 0}, {3, 1}), 0.5), GridError::None);
	ASSERT_EQ(BlockObstacle(edit, Obstacle::Box({0, 0}, {0.1, 1}), 0.5), GridError::None);
	edit.Commit();
	EXPECT_EQ(Drawing(map), "###.\n");
}

TEST(Rasterise, EditTouchesExactlyTheOverlappedCellsAndBumpsTheVersionOnce)
{
	GridMap map = FreeMap(200, 100);
	const std::uint64_t version = map.Version();
	GridEdit edit(map);
	ASSERT_EQ(BlockObstacle(edit, Obstacle::Box({60.5, 30}, {68.25, 38}), 0), GridError::None);
	const GridChange change = edit.Commit();
	EXPECT_EQ(change.Bounds(), (CellRect{60, 30, 9, 8}));
	EXPECT_EQ(change.Rects().size(), 1U);
	EXPECT_EQ(change.Kinds(), ChangeKind::Blocked);
	EXPECT_EQ(map.WalkableCount(), 200 * 100 - 72);
	EXPECT_EQ(map.Version(), version + 1);
}

TEST(Rasterise, RebuildFreesWhatAnObstacleLeavesAndNothingElse)
{
	GridMap map = FreeMap(8, 3);
	const std::array before{Obstacle::Box({1, 0}, {3, 3}), Obstacle::Box({6, 0}, {8, 3})};
	const std::array after{Obstacle::Box({2, 0}, {4, 3}), before[1]};
	{
		GridEdit edit(map);
		ASSERT_EQ(BlockObstacles(edit, before, 0.5), GridError::None);
	}
	const CellRect dirty = CoveredCells(map, before[0]).Value().Union(CoveredCells(map, after[0]).Value());
	EXPECT_EQ(dirty, (CellRect{1, 0, 3, 3}));
	GridEdit edit(map);
	ASSERT_EQ(RebuildRect(edit, dirty, after, 0.5), GridError::None);
	const GridChange change = edit.Commit();
	EXPECT_EQ(Drawing(map), "..##..##\n..##..##\n..##..##\n");
	EXPECT_EQ(change.Bounds(), dirty);
	EXPECT_EQ(change.Kinds(), ChangeKind::Blocked | ChangeKind::Opened);
}

TEST(Rasterise, RebuildWithoutAChangeKeepsTheVersion)
{
	GridMap map = FreeMap(8, 8);
	const Obstacle box = Obstacle::Box({1.5, 1.5}, {6.2, 6.9});
	{
		GridEdit edit(map);
		ASSERT_EQ(BlockObstacle(edit, box, 0.25), GridError::None);
	}
	const std::uint64_t version = map.Version();
	GridEdit edit(map);
	ASSERT_EQ(RebuildRect(edit, {-5, -5, 50, 50}, {&box, 1}, 0.25), GridError::None);
	EXPECT_TRUE(edit.Commit().IsEmpty());
	EXPECT_EQ(map.Version(), version);
}

TEST(Rasterise, RebuildWithoutObstaclesFreesTheRectangle)
{
	GridMap map = FreeMap(4, 2);
	GridEdit edit(map);
	ASSERT_EQ(edit.FillWalkable(map.Bounds(), false), GridError::None);
	ASSERT_EQ(RebuildRect(edit, {1, 0, 2, 1}, {}, 0.5), GridError::None);
	edit.Commit();
	EXPECT_EQ(Drawing(map), "#..#\n####\n");
}

TEST(Rasterise, RebuildTakesRectanglesAtTheIntegerLimits)
{
	constexpr std::int32_t least = (std::numeric_limits<std::int32_t>::min)();
	constexpr std::int32_t most = (std::numeric_limits<std::int32_t>::max)();
	GridMap map = FreeMap(4, 1);
	const Obstacle box = Obstacle::Box({1, 0}, {2, 1});
	for (const CellRect& rect : {CellRect{most, most, most, most}, CellRect{least, least, most, most},
			 CellRect{least, least, least, least}, CellRect{0, 0, -1, 5}, CellRect{}})
	{
		GridEdit edit(map);
		EXPECT_EQ(RebuildRect(edit, rect, {&box, 1}, 0.5), GridError::None);
		EXPECT_TRUE(edit.Commit().IsEmpty());
	}
	GridEdit edit(map);
	EXPECT_EQ(RebuildRect(edit, {-1, -1, most, most}, {&box, 1}, 0.5), GridError::None);
	edit.Commit();
	EXPECT_EQ(Drawing(map), ".#..\n");
}

TEST(Rasterise, WhatIsOffTheMapIsCutOff)
{
	const GridMap map = FreeMap(4, 3);
	EXPECT_EQ(Blocked(map.Clone(), Obstacle::Box({-9, -9}, {1, 1}), 0), "#...\n....\n....\n");
	EXPECT_EQ(Blocked(map.Clone(), Obstacle::Box({3, 2}, {90, 90}), 0), "....\n....\n...#\n");
	EXPECT_EQ(Blocked(map.Clone(), Obstacle::Box({-1e9, -1e9}, {1e9, 1e9}), 0.5), "####\n####\n####\n");
	const Corners over{{-10, 1}, {20, 1}, {20, 2}, {-10, 2}};
	EXPECT_EQ(Blocked(map.Clone(), Obstacle::Polygon(over), 0), "....\n####\n....\n");
	for (const GridPoint corner : {GridPoint{-9, 0}, GridPoint{9, 0}, GridPoint{0, -9}, GridPoint{0, 9}})
	{
		const Obstacle away = Obstacle::Box(corner, {corner.x + 4, corner.y + 4});
		EXPECT_EQ(Blocked(map.Clone(), away, 0), Drawing(map));
		EXPECT_TRUE(CoveredCells(map, away).Value().IsEmpty());
	}
}

TEST(Rasterise, LargeSlantedOutlinesAreCutCleanly)
{
	// The diagonal of the map is the border of a triangle that is a thousand million cells wide.
	const Corners large{{-1e9, -1e9}, {1e9, 1e9}, {-1e9, 1e9}};
	EXPECT_EQ(Blocked(FreeMap(4, 4), Obstacle::Polygon(large), 0.5), "....\n#...\n##..\n###.\n");
	EXPECT_EQ(Blocked(FreeMap(4, 4), Obstacle::Polygon(large), 0.49), "#...\n##..\n###.\n####\n");
}

TEST(Rasterise, CoveredCellsIsTheTightRectangleOnTheMap)
{
	const GridMap map = FreeMap(10, 10);
	const Corners triangle{{1.5, 2.5}, {4, 9.1}, {-3, 6}};
	EXPECT_EQ(CoveredCells(map, Obstacle::Polygon(triangle)).Value(), (CellRect{0, 2, 4, 8}));
	EXPECT_EQ(CoveredCells(map, Obstacle::Box({2, 2}, {3, 3})).Value(), (CellRect{2, 2, 1, 1}));
	EXPECT_EQ(CoveredCells(map, Obstacle::Box({2.9, 9.9}, {3.1, 10.1})).Value(), (CellRect{2, 9, 2, 1}));
	EXPECT_EQ(CoveredCells(map, Obstacle::Polygon({})).Error(), GridError::BadPolygon);
}

TEST(Rasterise, OddRowsOfAHexMapStandHalfACellToTheRight)
{
	const Obstacle box = Obstacle::Box({1, 0}, {3, 4});
	const GridMap map = FreeMap(5, 4, Topology::Hex);
	const ObstructionField field = FieldOf(map, box);
	EXPECT_EQ(field.FractionAt({1, 0}), 1.0);
	EXPECT_EQ(field.FractionAt({2, 0}), 1.0);
	EXPECT_EQ(field.FractionAt({0, 1}), 0.5);
	EXPECT_EQ(field.FractionAt({1, 1}), 1.0);
	EXPECT_EQ(field.FractionAt({2, 1}), 0.5);
	EXPECT_EQ(Blocked(map.Clone(), box, 0), ".##..\n###..\n.##..\n###..\n");
	EXPECT_EQ(CoveredCells(map, box).Value(), (CellRect{0, 0, 3, 4}));
	EXPECT_EQ(CoveredCells(map, Obstacle::Box({1.5, 1}, {2.5, 2})).Value(), (CellRect{1, 1, 1, 1}));
	EXPECT_EQ(CoveredCells(map, Obstacle::Box({1, 2}, {2, 3})).Value(), (CellRect{1, 2, 1, 1}));
}

struct BadObstacle
{
	Obstacle obstacle;
	GridError error;
};

const std::array FlatCorners{GridPoint{0, 0}, GridPoint{1, 1}};
const std::array NanCorners{GridPoint{0, 0}, GridPoint{1, 1}, GridPoint{1, NotANumber}};
const std::array HugeCorners{GridPoint{0, 0}, GridPoint{1, 1}, GridPoint{1, -1e300}};

const std::array BadObstacles{
	BadObstacle{Obstacle::Box({NotANumber, 0}, {1, 1}), GridError::NotFinite},
	BadObstacle{Obstacle::Box({0, 0}, {1, Infinite}), GridError::NotFinite},
	BadObstacle{Obstacle::Box({0, 0}, {1e300, 1}), GridError::ValueOutOfRange},
	BadObstacle{Obstacle::Box({0, -2 * MaxObstacleReach}, {1, 1}), GridError::ValueOutOfRange},
	BadObstacle{Obstacle::OrientedBox({NotANumber, 0}, {1, 1}, {1, 0}), GridError::NotFinite},
	BadObstacle{Obstacle::OrientedBox({0, 0}, {1, NotANumber}, {1, 0}), GridError::NotFinite},
	BadObstacle{Obstacle::OrientedBox({0, 0}, {1, 1}, {-Infinite, 0}), GridError::NotFinite},
	BadObstacle{Obstacle::OrientedBox({0, 0}, {-1, 1}, {1, 0}), GridError::ValueOutOfRange},
	BadObstacle{Obstacle::OrientedBox({0, 0}, {1, -1}, {1, 0}), GridError::ValueOutOfRange},
	BadObstacle{Obstacle::OrientedBox({0, 0}, {1, 1}, {0, 0}), GridError::ValueOutOfRange},
	BadObstacle{Obstacle::OrientedBox({0, 0}, {1, 1}, {1, 0.1}), GridError::ValueOutOfRange},
	BadObstacle{Obstacle::OrientedBox({0, 0}, {1, 1}, {1e300, 0}), GridError::ValueOutOfRange},
	BadObstacle{Obstacle::Polygon({}), GridError::BadPolygon},
	BadObstacle{Obstacle::Polygon(FlatCorners), GridError::BadPolygon},
	BadObstacle{Obstacle::Polygon(NanCorners), GridError::NotFinite},
	BadObstacle{Obstacle::Polygon(HugeCorners), GridError::ValueOutOfRange},
};

TEST(Rasterise, OneBadObstacleLeavesEverythingUnchanged)
{
	GridMap map = FreeMap(4, 4);
	ObstructionField field(map, map.Bounds());
	for (const BadObstacle& bad : BadObstacles)
	{
		const std::array obstacles{Obstacle::Box({0, 0}, {4, 4}), bad.obstacle};
		GridEdit edit(map);
		EXPECT_EQ(BlockObstacles(edit, obstacles, 0), bad.error);
		EXPECT_EQ(RebuildRect(edit, map.Bounds(), obstacles, 0), bad.error);
		EXPECT_EQ(RebuildRect(edit, {}, obstacles, 0), bad.error);
		EXPECT_TRUE(edit.Commit().IsEmpty());
		EXPECT_EQ(CoveredCells(map, bad.obstacle).Error(), bad.error);
		EXPECT_EQ(field.Add(obstacles), bad.error);
		EXPECT_EQ(field.UnitsAt({0, 0}), 0U);
	}
}

TEST(Rasterise, BadThresholdLeavesEverythingUnchanged)
{
	GridMap map = FreeMap(4, 4);
	const Obstacle box = Obstacle::Box({0, 0}, {4, 4});
	GridEdit edit(map);
	EXPECT_EQ(BlockObstacle(edit, box, -0.001), GridError::ValueOutOfRange);
	EXPECT_EQ(BlockObstacle(edit, box, 1.001), GridError::ValueOutOfRange);
	EXPECT_EQ(BlockObstacle(edit, box, NotANumber), GridError::NotFinite);
	EXPECT_EQ(BlockObstacle(edit, box, -Infinite), GridError::NotFinite);
	EXPECT_EQ(RebuildRect(edit, map.Bounds(), {&box, 1}, 2), GridError::ValueOutOfRange);
	EXPECT_EQ(RebuildRect(edit, map.Bounds(), {&box, 1}, NotANumber), GridError::NotFinite);
	EXPECT_TRUE(edit.Commit().IsEmpty());
	EXPECT_EQ(map.WalkableCount(), 16);
}

TEST(Rasterise, NoObstaclesChangeNothing)
{
	GridMap map = FreeMap(4, 4);
	GridEdit edit(map);
	EXPECT_EQ(BlockObstacles(edit, {}, 0), GridError::None);
	EXPECT_TRUE(edit.Commit().IsEmpty());
}
} // namespace
} // namespace NavCore::Tests
