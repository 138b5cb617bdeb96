// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/SurfaceFloors.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

namespace NavCore
{
namespace
{
/** Polygons that own their lists. */
class SurfaceFixture
{
public:
	/** A level or sloping rectangle: its height on the left and on the right. */
	int AddRect(double left, double top, double right, double bottom, double heightLeft, double heightRight)
	{
		corners_.push_back({{left, top, heightLeft}, {right, top, heightRight}, {right, bottom, heightRight},
			{left, bottom, heightLeft}});
		neighbors_.emplace_back();
		return static_cast<int>(corners_.size()) - 1;
	}
	int AddRect(double left, double top, double right, double bottom, double height)
	{
		return AddRect(left, top, right, bottom, height, height);
	}
	void Join(int a, int b) { neighbors_[static_cast<std::size_t>(a)].push_back(b); }

	[[nodiscard]] Result<SurfaceFloors, FloorError> Make(const FloorSettings& settings) const
	{
		std::vector<SurfacePolygon> polygons;
		for (std::size_t i = 0; i < corners_.size(); ++i)
		{
			polygons.push_back({corners_[i], {}, neighbors_[i]});
		}
		return MakeSurfaceFloors(polygons, settings);
	}
	[[nodiscard]] SurfaceFloors MakeOf(std::int32_t width, std::int32_t height) const
	{
		return Make({.area = {0, 0, width, height}, .storeyHeight = 8, .climbLimit = 2}).Value();
	}

	std::vector<std::vector<SurfacePoint>> corners_;
	std::vector<std::vector<std::int32_t>> neighbors_;
};

std::vector<std::string> RowsOf(const SurfaceFloor& floor)
{
	std::vector<std::string> rows;
	for (std::int32_t y = 0; y < floor.map.Height(); ++y)
	{
		std::string& row = rows.emplace_back();
		for (std::int32_t x = 0; x < floor.map.Width(); ++x)
		{
			row += floor.map.IsWalkable({x, y}) ? '.' : '#';
		}
	}
	return rows;
}

using Rows = std::vector<std::string>;
} // namespace

TEST(SurfaceFloors, CellsAreWalkableWhereTheirMiddleIsOnTheSurface)
{
	SurfaceFixture fixture;
	fixture.AddRect(0.4, 0.0, 3.4, 2.6, 0);
	const SurfaceFloors made = fixture.MakeOf(5, 5);
	ASSERT_EQ(made.floors.size(), 1U);
	EXPECT_EQ(made.floors[0].origin, (Cell{0, 0}));
	EXPECT_EQ(RowsOf(made.floors[0]), (Rows{"...", "...", "..."}));
}

TEST(SurfaceFloors, ATriangleCoversTheCellsInsideIt)
{
	SurfaceFixture fixture;
	fixture.corners_.push_back({{0, 0, 0}, {4, 0, 0}, {0, 4, 0}});
	fixture.neighbors_.emplace_back();
	const SurfaceFloors made = fixture.MakeOf(4, 4);
	ASSERT_EQ(made.floors.size(), 1U);
	// Middles on the slanting side belong to the surface.
	EXPECT_EQ(RowsOf(made.floors[0]), (Rows{"....", "...#", "..##", ".###"}));
}

TEST(SurfaceFloors, ASurfaceWithoutNeighborsNeedsNoHeightLayer)
{
	SurfaceFixture fixture;
	const int flat = fixture.AddRect(0, 0, 4, 3, 0);
	const int slope = fixture.AddRect(4, 0, 8, 3, 0, 4);
	fixture.Join(flat, slope);
	const SurfaceFloors made = fixture.MakeOf(8, 3);
	ASSERT_EQ(made.floors.size(), 1U);
	EXPECT_FALSE(made.floors[0].map.HasHeight());
	EXPECT_EQ(made.floors[0].HeightAt({0, 1}), 0);
	EXPECT_EQ(made.floors[0].HeightAt({7, 1}), 4);
	EXPECT_TRUE(made.steps.empty());
}

TEST(SurfaceFloors, ATerraceIsKeptApartByHeights)
{
	SurfaceFixture fixture;
	fixture.AddRect(0, 0, 4, 4, 0);
	fixture.AddRect(4, 0, 8, 4, 6);
	const SurfaceFloors made = fixture.MakeOf(8, 4);
	ASSERT_EQ(made.floors.size(), 1U);
	const GridMap& map = made.floors[0].map;
	ASSERT_TRUE(map.HasHeight());
	EXPECT_LT(map.ClimbLimit(), 6);
	EXPECT_EQ(map.HeightAt({3, 0}), 0);
	EXPECT_EQ(map.HeightAt({4, 0}), 6);
}

TEST(SurfaceFloors, WhatAThinWallPartsIsPutOnTwoFloors)
{
	SurfaceFixture fixture;
	fixture.AddRect(0, 0, 4, 4, 0);
	fixture.AddRect(4, 0, 8, 4, 0);
	const SurfaceFloors made = fixture.MakeOf(8, 4);
	ASSERT_EQ(made.floors.size(), 2U);
	// Only the cells beside the wall need another floor.
	EXPECT_EQ(RowsOf(made.floors[1]).size(), 4U);
	EXPECT_EQ(made.floors[0].map.WalkableCount() + made.floors[1].map.WalkableCount(), 32);
	EXPECT_EQ(made.floors[1].map.WalkableCount(), 4);
	// Beside each other, two and two steps: the ends of the row, since four cells lie between them.
	EXPECT_EQ(made.steps.size(), 2U);
}

TEST(SurfaceFloors, AStoreyAboveAnotherIsAFloorOfItsOwnJoinedByTheRamp)
{
	SurfaceFixture fixture;
	const int ground = fixture.AddRect(0, 0, 12, 8, 0);
	const int ramp = fixture.AddRect(12, 2, 18, 4, 0, 10);
	const int landing = fixture.AddRect(18, 2, 20, 7, 10);
	const int back = fixture.AddRect(12, 5, 18, 7, 10);
	const int upper = fixture.AddRect(0, 0, 12, 8, 10);
	fixture.Join(ground, ramp);
	fixture.Join(ramp, landing);
	fixture.Join(landing, back);
	fixture.Join(back, upper);
	const SurfaceFloors made = fixture.MakeOf(20, 8);
	ASSERT_EQ(made.floors.size(), 2U);
	EXPECT_EQ(made.floors[0].HeightAt({0, 0}), 0);
	EXPECT_EQ(made.floors[1].HeightAt({0, 0}), 10);
	EXPECT_EQ(made.floors[1].map.WalkableCount(), 96);
	// The storey joins what lies beside it on the first floor in two rows of cells.
	ASSERT_EQ(made.steps.size(), 2U);
	EXPECT_EQ(made.steps[0].floorA, 1);
	EXPECT_EQ(made.steps[0].cellA, (Cell{11, 5}));
	EXPECT_EQ(made.steps[0].floorB, 0);
	EXPECT_EQ(made.steps[0].cellB, (Cell{12, 5}));
	EXPECT_EQ(made.steps[1].cellA, (Cell{11, 6}));
}

TEST(SurfaceFloors, LongBordersAreThinnedToStepsAtAnEvenSpacing)
{
	SurfaceFixture fixture;
	const int ground = fixture.AddRect(0, 0, 10, 20, 0);
	const int bridge = fixture.AddRect(0, 0, 10, 20, 10);
	const int side = fixture.AddRect(10, 0, 14, 20, 10);
	fixture.Join(bridge, side);
	(void)ground;
	const Result<SurfaceFloors, FloorError> made =
		fixture.Make({.area = {0, 0, 14, 20}, .storeyHeight = 8, .climbLimit = 2, .stepSpacing = 5});
	ASSERT_TRUE(made);
	ASSERT_EQ(made.Value().steps.size(), 5U);
	std::vector<std::int32_t> rows;
	for (const FloorStep& step : made.Value().steps)
	{
		rows.push_back(step.cellA.y);
	}
	EXPECT_EQ(rows, (std::vector<std::int32_t>{0, 5, 10, 15, 19}));
}

TEST(SurfaceFloors, SurfacesCloserThanAStoreyAreOne)
{
	SurfaceFixture fixture;
	fixture.AddRect(0, 0, 4, 4, 0);
	fixture.AddRect(0, 0, 4, 4, 7);
	EXPECT_EQ(fixture.MakeOf(4, 4).floors.size(), 1U);
	fixture.AddRect(0, 0, 4, 4, 9);
	EXPECT_EQ(fixture.MakeOf(4, 4).floors.size(), 2U);
}

TEST(SurfaceFloors, WhatLiesOutsideTheAreaIsCutOff)
{
	SurfaceFixture fixture;
	fixture.AddRect(-1e12, -1e12, 1e12, 1e12, 0);
	const SurfaceFloors made = fixture.MakeOf(3, 2);
	ASSERT_EQ(made.floors.size(), 1U);
	EXPECT_EQ(RowsOf(made.floors[0]), (Rows{"...", "..."}));
}

TEST(SurfaceFloors, NoSurfaceGivesNoFloor)
{
	EXPECT_TRUE(SurfaceFixture().MakeOf(4, 4).floors.empty());
	SurfaceFixture sliver;
	sliver.AddRect(1.6, 0, 2.4, 4, 0);
	EXPECT_TRUE(sliver.MakeOf(4, 4).floors.empty());
}

TEST(SurfaceFloors, BadInputIsRefusedWithAReason)
{
	const FloorSettings settings{.area = {0, 0, 4, 4}};
	SurfaceFixture fixture;
	fixture.AddRect(0, 0, 4, 4, 0);
	EXPECT_EQ(fixture.Make({.area = {0, 0, 0, 4}}).Error(), FloorError::BadSettings);
	EXPECT_EQ(fixture.Make({.area = {0, 0, MaxGridSide + 1, 4}}).Error(), FloorError::BadSettings);
	EXPECT_EQ(fixture.Make({.area = {0, 0, 4, 4}, .storeyHeight = 0}).Error(), FloorError::BadSettings);
	EXPECT_EQ(fixture.Make({.area = {0, 0, 4, 4}, .stepSpacing = 0}).Error(), FloorError::BadSettings);

	SurfaceFixture nan = fixture;
	nan.corners_[0][0].x = std::numeric_limits<double>::quiet_NaN();
	EXPECT_EQ(nan.Make(settings).Error(), FloorError::NotFinite);
	SurfaceFixture high = fixture;
	high.corners_[0][0].height = 40000;
	EXPECT_EQ(high.Make(settings).Error(), FloorError::HeightOutOfRange);
	SurfaceFixture few = fixture;
	few.corners_[0].resize(2);
	EXPECT_EQ(few.Make(settings).Error(), FloorError::BadPolygon);
	SurfaceFixture stray = fixture;
	stray.Join(0, 1);
	EXPECT_EQ(stray.Make(settings).Error(), FloorError::BadNeighbor);
}

TEST(SurfaceFloors, MoreFloorsThanAllowedAreRefused)
{
	SurfaceFixture fixture;
	for (int storey = 0; storey < 3; ++storey)
	{
		fixture.AddRect(0, 0, 4, 4, storey * 10);
	}
	EXPECT_EQ(fixture.Make({.area = {0, 0, 4, 4}, .storeyHeight = 8, .maxFloors = 2}).Error(),
		FloorError::TooManyFloors);
	EXPECT_TRUE(fixture.Make({.area = {0, 0, 4, 4}, .storeyHeight = 8, .maxFloors = 3}));
}
} // namespace NavCore
