// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Links/FloorPlan.h"

#include "NavCore/Grid/GridEdit.h"
#include "Support/GridFixture.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <array>

namespace NavCore::Tests
{
TEST(FloorPlan, EveryCellOfEveryFloorHasItsPlaceAndBack)
{
	const std::array sizes{
		FloorSize{5, 4}, FloorSize{9, 7}, FloorSize{1, 1}, FloorSize{6, 2}, FloorSize{3, 9}};
	const FloorPlan plan = FloorPlan::Create(sizes).Value();
	for (std::int32_t floor = 0; floor < 5; ++floor)
	{
		const FloorSize size = sizes[static_cast<std::size_t>(floor)];
		for (std::int32_t i = 0; i < size.width * size.height; ++i)
		{
			const FloorCell place{floor, {i % size.width, i / size.width}};
			const std::optional<Cell> cell = plan.ToMap(place);
			ASSERT_TRUE(cell.has_value());
			ASSERT_TRUE((CellRect{0, 0, plan.MapSize().width, plan.MapSize().height}).Contains(*cell));
			ASSERT_EQ(plan.ToFloor(*cell), place);
		}
		EXPECT_EQ(plan.RectOf(floor).y % 2, 0) << "hexagons would lose their neighbours";
		EXPECT_FALSE(plan.ToMap({floor, {size.width, 0}}).has_value());
		for (std::int32_t other = 0; other < floor; ++other)
		{
			EXPECT_TRUE(plan.RectOf(floor).Inflate(1).Intersect(plan.RectOf(other)).IsEmpty());
		}
	}
	EXPECT_FALSE(plan.ToMap({5, {0, 0}}).has_value());
	EXPECT_FALSE(plan.ToMap({-1, {0, 0}}).has_value());
}

TEST(FloorPlan, RefusesWhatDoesNotFit)
{
	EXPECT_EQ(FloorPlan::Create({}).Error(), FloorPlanError::NoFloors);
	EXPECT_EQ(FloorPlan::Create(std::array{FloorSize{0, 3}}).Error(), FloorPlanError::BadSize);
	EXPECT_EQ(FloorPlan::Create(std::array{FloorSize{3, MaxGridSide + 1}}).Error(), FloorPlanError::BadSize);
	const std::array wide{FloorSize{MaxGridSide, 3}, FloorSize{3, 3}};
	EXPECT_EQ(FloorPlan::Create(wide).Error(), FloorPlanError::DoesNotFit);
	const std::vector<FloorSize> many(FloorPlan::MaxFloors + 1, FloorSize{2, 2});
	EXPECT_EQ(FloorPlan::Create(many).Error(), FloorPlanError::TooManyFloors);
}

TEST(FloorPlan, JoinsMapsWithoutAMoveBetweenThem)
{
	const GridMap ground = BuildMap({.width = 12, .height = 9, .blockedPercent = 10, .seed = 2});
	const GridMap above =
		BuildMap({.width = 7, .height = 11, .blockedPercent = 10, .terrain = true, .seed = 3});
	const std::array floors{&ground, &above};
	const FloorPlan plan = FloorPlan::Create(std::array{FloorSize{12, 9}, FloorSize{7, 11}}).Value();
	const GridMap map = plan.Join(floors).Value();
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			const std::optional<FloorCell> place = plan.ToFloor({x, y});
			const bool free =
				place && floors[static_cast<std::size_t>(place->floor)]->IsWalkable(place->cell);
			ASSERT_EQ(map.IsWalkable({x, y}), free);
			if (free && place->floor == 1)
			{
				ASSERT_EQ(map.TerrainAt({x, y}), above.TerrainAt(place->cell));
			}
		}
	}
	const GridMap tiles = BuildMap({.width = 7, .height = 11, .topology = Topology::Tile});
	EXPECT_EQ(plan.Join(std::array{&ground, &tiles}).Error(), FloorPlanError::MixedMaps);
	EXPECT_EQ(plan.Join(std::array{&ground, &ground}).Error(), FloorPlanError::BadSize);
	EXPECT_EQ(plan.Join(std::array{&ground}).Error(), FloorPlanError::BadSize);
}
} // namespace NavCore::Tests
