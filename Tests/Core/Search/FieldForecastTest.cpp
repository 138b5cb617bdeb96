// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/FieldForecast.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Search/GoalField.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace NavCore::Tests
{
namespace
{
GridMap BoxesMap(std::int32_t blockedPercent)
{
	return BuildMap({.width = 400,
		.height = 300,
		.style = WallStyle::Boxes,
		.blockedPercent = blockedPercent,
		.seed = 9});
}
} // namespace

TEST(FieldForecast, ForeseesTheWorkOfAFieldWithinAFactorOfTwo)
{
	for (const std::int32_t blockedPercent : {0, 15, 30})
	{
		const GridMap map = BoxesMap(blockedPercent);
		Random random(3);
		const Cell goal = RandomFreeCell(map, random);
		for (const std::int32_t distance : {25, 60, 150})
		{
			Cell start = goal;
			while (start == goal || !map.IsWalkable(start))
			{
				const std::int32_t x = std::clamp(goal.x + random.Range(-distance, distance), 0, 399);
				start = {x, random.Percent(50) ? goal.y + distance : goal.y - distance};
			}
			SearchScratch scratch;
			GoalField field(scratch);
			ASSERT_EQ(field.Begin(map, {&goal, 1}), SearchStatus::Running);
			ASSERT_EQ(field.AddStart(start), RequestError::None);
			WorkBudget budget;
			ASSERT_EQ(field.Advance(budget), SearchStatus::Found);
			const std::int32_t across = std::abs(start.x - goal.x);
			const std::int32_t octile = (std::max)(across, distance) + (std::min)(across, distance) * 2 / 5;
			const FieldForecast forecast =
				ForecastField(map, {.goal = goal, .farthest = octile, .mean = octile});
			EXPECT_LT(forecast.fieldUnits, 2 * budget.Used()) << blockedPercent << " " << distance;
			EXPECT_GT(forecast.fieldUnits, budget.Used() / 2) << blockedPercent << " " << distance;
		}
	}
}

TEST(FieldForecast, FewerAgentsShareAFieldWhereJumpPointsDoNotServe)
{
	GridMap plain = BoxesMap(20);
	GridMap jumps = BoxesMap(20);
	ASSERT_EQ(GridEdit(jumps).EnableJumps(), GridError::None);
	const FieldQuestion question{.goal = {200, 150}, .farthest = 120, .mean = 70};
	const std::int64_t withJumps = ForecastField(jumps, question).Crossover();
	const std::int64_t without = ForecastField(plain, question).Crossover();
	EXPECT_GT(without, 1);
	EXPECT_LT(without, 40);
	EXPECT_GT(withJumps, 3 * without);
}

TEST(FieldForecast, AFieldIsNeverCheaperThanSearchesThatCostNextToNothing)
{
	FieldForecast forecast;
	forecast.fieldUnits = 1000;
	forecast.extractUnits = 5;
	EXPECT_EQ(forecast.Crossover(5), (std::numeric_limits<std::int64_t>::max)());
	EXPECT_EQ(forecast.Crossover(15), 101);
	EXPECT_EQ(forecast.Crossover(5000), 1);
}

TEST(FieldForecast, HasAnAnswerToNonsense)
{
	constexpr std::int32_t most = (std::numeric_limits<std::int32_t>::max)();
	const GridMap map = BoxesMap(20);
	for (const Cell goal : {Cell{most, most}, Cell{-most, 5}})
	{
		for (const std::int32_t distance : {-most, -1, 0, most})
		{
			const FieldForecast forecast =
				ForecastField(map, {.goal = goal, .farthest = distance, .mean = distance});
			EXPECT_GT(forecast.fieldUnits, 0);
			EXPECT_LE(forecast.fieldUnits, map.WalkableCount());
			EXPECT_GT(forecast.Crossover(), 0);
		}
	}
	GridMap walls = GridMap::Create({.width = 9, .height = 9}).Value();
	ASSERT_EQ(GridEdit(walls).FillWalkable(walls.Bounds(), false), GridError::None);
	EXPECT_GT(ForecastField(walls, {}).fieldUnits, 0);
}
} // namespace NavCore::Tests
