// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/GoalField.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Support/AllPairs.h"
#include "Support/BuildMode.h"
#include "Support/GridFixture.h"
#include "Support/RandomMap.h"
#include "Support/SearchSession.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace NavCore::Tests
{
namespace
{
SearchStatus Finish(GoalField& field)
{
	WorkBudget budget;
	return field.Advance(budget);
}

SearchStatus BeginAt(GoalField& field, const GridMap& map, Cell goal, const GoalFieldOptions& options = {})
{
	return field.Begin(map, {&goal, 1}, options);
}

/** Sets of cells of a map of 3 x 3 are numbers: bit i stands for cell i, row by row. */
bool IsIn(std::uint32_t set, std::size_t cell)
{
	return (set >> cell & 1U) != 0;
}

constexpr std::size_t SmallCells = 9;

Cell CellOf(std::size_t number)
{
	const auto at = static_cast<std::int32_t>(number);
	return {at % 3, at / 3};
}

GridMap SmallMap(const GridDesc& desc, std::uint32_t free)
{
	GridMap map = GridMap::Create(desc).Value();
	GridEdit edit(map);
	for (std::size_t cell = 0; cell < SmallCells; ++cell)
	{
		EXPECT_EQ(edit.SetWalkable(CellOf(cell), IsIn(free, cell)), GridError::None);
	}
	return map;
}

/** The cheapest of the ways from a cell to those of the goals that are free. */
std::int64_t LeastCost(const AllPairs& pairs, std::uint32_t free, std::uint32_t goals, std::size_t cell)
{
	std::int64_t least = InfiniteCost.units;
	for (std::size_t goal = 0; goal < SmallCells; ++goal)
	{
		const std::int64_t cost = pairs.CostBetween(cell, goal);
		const bool counts = IsIn(free & goals, goal) && IsIn(free, cell) && cost >= 0;
		least = counts ? (std::min)(least, cost) : least;
	}
	return least;
}

/** Floods from every fifth set of goals, blocked ones among them, and compares all costs. */
::testing::AssertionResult IsExactForSetsOfGoals(GoalField& field, const GridDesc& desc, std::uint32_t free)
{
	const GridMap map = SmallMap(desc, free);
	const AllPairs pairs(ToReference(map));
	std::vector<Cell> goals;
	for (std::uint32_t set = 1; set < 1U << SmallCells; set += 5)
	{
		goals.clear();
		for (std::size_t cell = 0; cell < SmallCells; ++cell)
		{
			if (IsIn(set, cell))
			{
				goals.push_back(CellOf(cell));
			}
		}
		const SearchStatus begun = field.Begin(map, goals, {.focused = set % 2 == 0});
		if ((begun == SearchStatus::Running) != ((set & free) != 0))
		{
			return ::testing::AssertionFailure() << "goals " << set << " of\n" << Draw(map);
		}
		const bool found = begun == SearchStatus::Running && Finish(field) == SearchStatus::Found;
		for (std::size_t cell = 0; cell < SmallCells && begun == SearchStatus::Running; ++cell)
		{
			if (!found || field.CostFrom(CellOf(cell)).units != LeastCost(pairs, free, set, cell))
			{
				return ::testing::AssertionFailure() << "from cell " << cell << " to goals " << set << " of\n"
													 << Draw(map);
			}
		}
	}
	return ::testing::AssertionSuccess();
}
} // namespace

TEST(GoalField, LeadsEveryStartToTheGoalThatIsCheapestForIt)
{
	const GridFixture fixture = GridFromText({
		"G........#..",
		".........#..",
		"...........G",
	});
	SearchScratch scratch;
	GoalField field(scratch);
	const std::vector<Cell> goals{{0, 0}, {11, 2}};
	ASSERT_EQ(field.Begin(fixture.map, goals), SearchStatus::Running);
	ASSERT_EQ(field.AddStart({3, 0}), RequestError::None);
	ASSERT_EQ(field.AddStart({8, 2}), RequestError::None);
	ASSERT_EQ(Finish(field), SearchStatus::Found);
	Path path;
	ASSERT_TRUE(field.ExtractPath({3, 0}, path));
	EXPECT_EQ(path.points, (std::vector<Cell>{{3, 0}, {0, 0}}));
	EXPECT_EQ(path.form, PathForm::Waypoints);
	EXPECT_EQ(path.straightSteps, 3);
	EXPECT_EQ(path.cost.units, 3 * StraightUnits);
	ASSERT_TRUE(field.ExtractPath({8, 2}, path));
	EXPECT_EQ(path.points.back(), (Cell{11, 2}));
	EXPECT_EQ(field.CostFrom({8, 2}).units, 3 * StraightUnits);
}

TEST(GoalField, AStartOnAGoalIsThereAlready)
{
	const GridFixture fixture = GridFromText({"..G.."});
	SearchScratch scratch;
	GoalField field(scratch);
	ASSERT_EQ(BeginAt(field, fixture.map, fixture.goal), SearchStatus::Running);
	ASSERT_EQ(field.AddStart(fixture.goal), RequestError::None);
	EXPECT_EQ(field.Status(), SearchStatus::Found);
	EXPECT_EQ(field.Counters().expanded, 0);
	Path path;
	ASSERT_TRUE(field.ExtractPath(fixture.goal, path));
	EXPECT_EQ(path.points, std::vector<Cell>{fixture.goal});
	EXPECT_EQ(path.cost, Cost{});
}

TEST(GoalField, RefusesGoalsAndStartsThatNobodyCanStandOn)
{
	const GridMap map = BuildMap({.width = 9, .height = 9, .blockedPercent = 0, .clearance = 3});
	GridFixture narrow = GridFromText({".#G", "..."});
	SearchScratch scratch;
	GoalField field(scratch);
	EXPECT_EQ(field.AddStart({0, 0}), RequestError::NoGoal) << "not begun";
	EXPECT_EQ(Finish(field), SearchStatus::Idle);
	EXPECT_EQ(field.Begin(map, {}), SearchStatus::InvalidRequest);
	EXPECT_EQ(field.Error(), RequestError::NoGoal);
	EXPECT_EQ(BeginAt(field, map, {9, 0}), SearchStatus::InvalidRequest);
	EXPECT_EQ(field.Error(), RequestError::GoalOffMap);
	EXPECT_EQ(field.AddStart({0, 0}), RequestError::GoalOffMap);
	EXPECT_EQ(BeginAt(field, narrow.map, {1, 0}), SearchStatus::InvalidRequest);
	EXPECT_EQ(field.Error(), RequestError::GoalBlocked);
	EXPECT_EQ(BeginAt(field, map, {0, 4}, {.clearance = 2}), SearchStatus::InvalidRequest);
	EXPECT_EQ(field.Error(), RequestError::GoalTooNarrow);
	EXPECT_EQ(BeginAt(field, map, {4, 4}, {.clearance = 4}), SearchStatus::InvalidRequest);
	EXPECT_EQ(field.Error(), RequestError::NoClearanceLayer);
	EXPECT_FALSE(field.IsSettled({4, 4}));
	EXPECT_EQ(field.CostFrom({4, 4}), InfiniteCost);

	const std::vector<Cell> some{{1, 0}, {-1, 7}, {2, 0}};
	ASSERT_EQ(field.Begin(narrow.map, some), SearchStatus::Running) << "one of them will do";
	EXPECT_EQ(field.Error(), RequestError::None);
	EXPECT_EQ(field.AddStart({3, 0}), RequestError::StartOffMap);
	EXPECT_EQ(field.AddStart({1, 0}), RequestError::StartBlocked);
	EXPECT_EQ(field.AddStart({0, 0}), RequestError::None);
	EXPECT_EQ(Finish(field), SearchStatus::Found);
	ASSERT_EQ(BeginAt(field, map, {4, 4}, {.clearance = 2}), SearchStatus::Running);
	EXPECT_EQ(field.AddStart({0, 0}), RequestError::StartTooNarrow);
}

TEST(GoalField, GoesOnlyAsFarAsItsStartsNeedAndThenGoesOn)
{
	const GridMap map = GridMap::Create({.width = 300, .height = 300}).Value();
	SearchScratch scratch;
	GoalField field(scratch);
	ASSERT_EQ(BeginAt(field, map, {150, 150}), SearchStatus::Running);
	ASSERT_EQ(field.AddStart({150, 140}), RequestError::None);
	ASSERT_EQ(Finish(field), SearchStatus::Found);
	const std::int64_t first = field.Counters().expanded;
	EXPECT_LT(first, 400);
	EXPECT_FALSE(field.IsSettled({150, 100}));
	ASSERT_EQ(field.AddStart({150, 145}), RequestError::None);
	EXPECT_EQ(field.Status(), SearchStatus::Found) << "known already";
	ASSERT_EQ(field.AddStart({150, 100}), RequestError::None);
	EXPECT_EQ(field.Status(), SearchStatus::Running);
	ASSERT_EQ(Finish(field), SearchStatus::Found);
	EXPECT_EQ(field.CostFrom({150, 100}).units, 50 * StraightUnits);
	const std::int64_t both = field.Counters().expanded;
	GoalField anew(scratch);
	ASSERT_EQ(BeginAt(anew, map, {150, 150}), SearchStatus::Running);
	ASSERT_EQ(anew.AddStart({150, 100}), RequestError::None);
	ASSERT_EQ(Finish(anew), SearchStatus::Found);
	EXPECT_EQ(anew.Counters().expanded, both) << "nothing was done twice";
}

TEST(GoalField, ManyStartsTakeNoMoreExpansionsThanOneDijkstra)
{
	const GridMap map = BuildMap({.width = 200, .height = 180, .blockedPercent = 25, .seed = 11});
	Random random(12);
	const Cell goal = RandomFreeCell(map, random);
	const RegionMap regions(map);
	SearchContext context{&map};
	context.regions = &regions;
	SearchScratch scratch;
	GoalField field(scratch);
	ASSERT_EQ(field.Begin(context, {&goal, 1}), SearchStatus::Running);
	SearchSession dijkstra("dijkstra");
	std::int64_t farthest = 0;
	std::vector<SearchRequest> requests;
	while (requests.size() < 50)
	{
		SearchRequest request;
		request.start = RandomFreeCell(map, random);
		request.goal = goal;
		if (regions.AreConnected(request.start, goal))
		{
			ASSERT_EQ(field.AddStart(request.start), RequestError::None);
			requests.push_back(request);
		}
	}
	ASSERT_EQ(Finish(field), SearchStatus::Found);
	for (const SearchRequest& request : requests)
	{
		SearchRequest back = request;
		std::swap(back.start, back.goal);
		const SearchOutcome outcome = dijkstra.Run(map, back);
		EXPECT_EQ(field.CostFrom(request.start), outcome.path.cost);
		farthest = (std::max)(farthest, outcome.counters.expanded);
	}
	// One Dijkstra that goes as far; the starts are looked at once in 32 expansions.
	EXPECT_LE(field.Counters().expanded, farthest + 32);
	EXPECT_LE(field.Counters().expanded, map.WalkableCount());
}

TEST(GoalField, ComponentsAnswerAtOnceWhatCannotBeReached)
{
	const GridFixture fixture = GridFromText({
		"S#..........................................",
		"##.........................................G",
	});
	const RegionMap regions(fixture.map);
	SearchContext context{&fixture.map};
	context.regions = &regions;
	SearchScratch scratch;
	GoalField field(scratch);
	ASSERT_EQ(field.Begin(context, {&fixture.goal, 1}), SearchStatus::Running);
	ASSERT_EQ(field.AddStart(fixture.start), RequestError::None);
	EXPECT_EQ(field.Status(), SearchStatus::NoPath);
	EXPECT_EQ(field.Counters().expanded, 0);
	ASSERT_EQ(field.AddStart({2, 0}), RequestError::None);
	EXPECT_EQ(Finish(field), SearchStatus::NoPath) << "one of the two";
	EXPECT_TRUE(field.IsSettled({2, 0}));
	EXPECT_FALSE(field.IsSettled(fixture.start));
	Path path;
	EXPECT_FALSE(field.ExtractPath(fixture.start, path));
	EXPECT_TRUE(path.IsEmpty());
	ASSERT_EQ(BeginAt(field, fixture.map, fixture.goal), SearchStatus::Running);
	ASSERT_EQ(field.AddStart(fixture.start), RequestError::None);
	EXPECT_EQ(Finish(field), SearchStatus::NoPath);
	EXPECT_EQ(field.Counters().expanded, fixture.map.WalkableCount() - 1) << "without them it has to look";
}

TEST(GoalField, IsVoidOnceTheMapChanges)
{
	GridMap map = GridMap::Create({.width = 50, .height = 50}).Value();
	SearchScratch scratch;
	GoalField field(scratch);
	ASSERT_EQ(BeginAt(field, map, {0, 0}), SearchStatus::Running);
	ASSERT_EQ(field.AddStart({49, 49}), RequestError::None);
	WorkBudget little(10);
	ASSERT_EQ(field.Advance(little), SearchStatus::Running);
	EXPECT_TRUE(field.IsCurrent());
	EXPECT_TRUE(field.IsSettled({1, 1}));
	ASSERT_EQ(GridEdit(map).SetWalkable({20, 20}, false), GridError::None);
	EXPECT_FALSE(field.IsCurrent());
	EXPECT_FALSE(field.IsSettled({1, 1}));
	EXPECT_EQ(Finish(field), SearchStatus::Cancelled);
	Path path;
	EXPECT_FALSE(field.ExtractPath({1, 1}, path));
	std::vector<SettledCell> listed{{}};
	field.ListSettled(listed);
	EXPECT_TRUE(listed.empty());
	ASSERT_EQ(BeginAt(field, map, {0, 0}), SearchStatus::Running) << "a new one serves the map as it is";
}

TEST(GoalField, PastThirtyTwoBitsItSaysSo)
{
	GridMap map = GridMap::Create({.width = 16000, .height = 3}).Value();
	{
		GridEdit edit(map);
		edit.EnableTerrain();
		ASSERT_EQ(edit.FillTerrain(map.Bounds(), TerrainMax), GridError::None);
	}
	SearchScratch scratch;
	for (const bool focused : {false, true})
	{
		GoalField field(scratch);
		ASSERT_EQ(BeginAt(field, map, {0, 1}, {.focused = focused}), SearchStatus::Running);
		ASSERT_EQ(field.AddStart({4000, 1}), RequestError::None);
		ASSERT_EQ(Finish(field), SearchStatus::Found);
		EXPECT_EQ(field.CostFrom({4000, 1}).units, std::int64_t{4000} * StraightUnits * TerrainMax);
		ASSERT_EQ(field.AddStart({15999, 1}), RequestError::None);
		EXPECT_EQ(Finish(field), SearchStatus::LimitReached);
		EXPECT_FALSE(field.IsSettled({15999, 1}));
		EXPECT_TRUE(field.IsSettled({4000, 1}));
	}
}

TEST(GoalField, AnAimedSearchLooksAtFarLessAndGoesOnWhenAnotherStartComes)
{
	const GridMap map = GridMap::Create({.width = 300, .height = 300}).Value();
	SearchScratch scratch;
	GoalField field(scratch);
	const std::vector<Cell> goals{{250, 150}, {250, 151}, {251, 150}, {40, 20}};
	ASSERT_EQ(field.Begin(map, goals, {.focused = true}), SearchStatus::Running);
	ASSERT_EQ(field.AddStart({50, 150}), RequestError::None);
	ASSERT_EQ(Finish(field), SearchStatus::Found);
	EXPECT_EQ(field.CostFrom({50, 150}).units, 10 * DiagonalUnits + 120 * StraightUnits);
	EXPECT_LT(field.Counters().expanded, 2500);
	ASSERT_EQ(field.AddStart({250, 290}), RequestError::None);
	ASSERT_EQ(Finish(field), SearchStatus::Found);
	EXPECT_EQ(field.CostFrom({250, 290}).units, 139 * StraightUnits);
	EXPECT_LT(field.Counters().expanded, 90000) << "no cell twice";
}

TEST(GoalField, AnAimThatIsTooFarDoesNotKeepOthersFromTheirPath)
{
	const GridMap map = GridMap::Create({.width = 200, .height = 9}).Value();
	SearchScratch scratch;
	GoalField field(scratch);
	ASSERT_EQ(BeginAt(field, map, {100, 4}, {.maxCost = Cost{50 * StraightUnits}, .focused = true}),
		SearchStatus::Running);
	ASSERT_EQ(field.AddStart({199, 4}), RequestError::None);
	EXPECT_EQ(Finish(field), SearchStatus::LimitReached);
	ASSERT_EQ(field.AddStart({51, 4}), RequestError::None);
	EXPECT_EQ(Finish(field), SearchStatus::LimitReached) << "the first one is still too far";
	EXPECT_TRUE(field.IsSettled({51, 4}));
	EXPECT_FALSE(field.IsSettled({199, 4}));
}

TEST(GoalField, EverySetOfGoalsOnEverySmallMapIsExact)
{
	SearchScratch scratch;
	GoalField field(scratch);
	for (const Topology topology : AllTopologies)
	{
		for (const CornerRule rule : AllCornerRules)
		{
			for (std::uint32_t free = 1; free < 1U << 9; free += ByBuild(1U, 7U))
			{
				ASSERT_TRUE(IsExactForSetsOfGoals(field, {3, 3, topology, rule}, free));
			}
		}
	}
}
} // namespace NavCore::Tests
