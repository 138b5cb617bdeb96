// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/PathSplicer.h"

#include "NavCore/Grid/GridEdit.h"
#include "PathSplicerTestSupport.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
/** A path along row 10 of an open map, and walls that come up on it. */
class SplicedRow : public ::testing::Test
{
protected:
	SplicedRow()
	{
		path.form = PathForm::Waypoints;
		path.points = {{10, 10}, {90, 10}};
		request.start = {10, 10};
	}

	void Block(const CellRect& rect)
	{
		GridEdit edit(map);
		EXPECT_EQ(edit.FillWalkable(rect, false), GridError::None);
	}

	[[nodiscard]] Spliced Run() const { return Splice(map, path, request); }
	[[nodiscard]] ::testing::AssertionResult IsLegal(const Path& spliced) const
	{
		const NavReference::PathVerdict verdict =
			NavReference::ValidatePath(ToReference(map), spliced, request.start, {90, 10});
		return verdict ? ::testing::AssertionSuccess() : ::testing::AssertionFailure() << verdict.reason;
	}

	GridMap map = GridMap::Create({.width = 100, .height = 40}).Value();
	Path path;
	SpliceRequest request;
};
} // namespace

TEST_F(SplicedRow, ASoundPathIsKept)
{
	const Spliced spliced = Run();
	EXPECT_EQ(spliced.status, SpliceStatus::Done);
	EXPECT_TRUE(IsLegal(spliced.path));
	EXPECT_EQ(spliced.path.cost.units, 80 * StraightUnits);
	EXPECT_EQ(spliced.counters.detours, 0);
	EXPECT_EQ(spliced.counters.expanded, 0);
}

TEST_F(SplicedRow, ShortWallIsWalkedAroundAndTheRestIsKept)
{
	Block({50, 8, 2, 5});
	const Spliced spliced = Run();
	ASSERT_EQ(spliced.status, SpliceStatus::Done);
	EXPECT_TRUE(IsLegal(spliced.path));
	EXPECT_EQ(spliced.counters.detours, 1);
	EXPECT_EQ(spliced.path.points[20], (Cell{30, 10}));
	EXPECT_EQ(spliced.path.points[spliced.path.points.size() - 21], (Cell{70, 10}));
}

TEST_F(SplicedRow, TheAgentsPlaceIsTheStart)
{
	Block({50, 8, 2, 5});
	request.fromStep = 38;
	request.start = {48, 10};
	const Spliced spliced = Run();
	ASSERT_EQ(spliced.status, SpliceStatus::Done);
	EXPECT_TRUE(IsLegal(spliced.path));
	EXPECT_EQ(spliced.path.points.front(), (Cell{48, 10}));
}

TEST_F(SplicedRow, SeveralWallsAreSeveralDetoursUpToTheLimit)
{
	for (std::int32_t x = 20; x < 90; x += 25)
	{
		Block({x, 8, 1, 5});
	}
	const Spliced spliced = Run();
	ASSERT_EQ(spliced.status, SpliceStatus::Done);
	EXPECT_TRUE(IsLegal(spliced.path));
	EXPECT_EQ(spliced.counters.detours, 3);
	request.maxDetours = 2;
	EXPECT_EQ(Run().reason, ReplanReason::TooManyBreaks);
}

TEST_F(SplicedRow, WallsCloseTogetherAreOneDetour)
{
	for (std::int32_t x = 50; x < 64; x += 4)
	{
		Block({x, 8, 1, 5});
	}
	const Spliced spliced = Run();
	ASSERT_EQ(spliced.status, SpliceStatus::Done);
	EXPECT_TRUE(IsLegal(spliced.path));
	EXPECT_EQ(spliced.counters.detours, 1);
}

TEST_F(SplicedRow, ADetourAboveTheLimitIsANewSearch)
{
	Block({50, 0, 1, 39});
	request.slackSteps = 8;
	const Spliced refused = Run();
	EXPECT_EQ(refused.status, SpliceStatus::Replan);
	EXPECT_EQ(refused.reason, ReplanReason::TooLong);
	EXPECT_TRUE(refused.path.IsEmpty());
	request.slackSteps = 60;
	EXPECT_EQ(Run().status, SpliceStatus::Done);
	request.maxExpansions = 2;
	EXPECT_EQ(Run().reason, ReplanReason::TooMuchWork);
}

TEST_F(SplicedRow, WhereThereIsNoWayAroundTheReasonSaysSo)
{
	Block({50, 0, 1, 40});
	request.slackSteps = 1000;
	EXPECT_EQ(Run().reason, ReplanReason::NoDetour);
}

TEST_F(SplicedRow, BlockedEndsAreNewSearches)
{
	Block({90, 10, 1, 1});
	EXPECT_EQ(Run().reason, ReplanReason::EndBlocked);
	Block({10, 10, 1, 1});
	EXPECT_EQ(Run().reason, ReplanReason::StartBlocked);
	request.start = {-5, 3};
	EXPECT_EQ(Run().reason, ReplanReason::StartBlocked);
}

TEST_F(SplicedRow, BadPathsAreRefused)
{
	path.points.clear();
	EXPECT_EQ(Run().reason, ReplanReason::BadPath);
	path.points = {{10, 10}, {13, 11}};
	EXPECT_EQ(Run().reason, ReplanReason::BadPath);
	path.points = {{10, 10}, {200, 10}};
	EXPECT_EQ(Run().reason, ReplanReason::BadPath);
	path.points = {{-1, 10}, {20, 10}};
	EXPECT_EQ(Run().reason, ReplanReason::BadPath);
	path.points = {{10, 10}, {20, 10}};
	request.clearance = 2;
	EXPECT_EQ(Run().reason, ReplanReason::StartBlocked) << "the map has no clearance layer";
	EXPECT_FALSE(Describe(ReplanReason::BadPath).empty());
}

// A dead end that the path leads into: the way back out is trimmed away.
TEST_F(SplicedRow, ADetourThatComesBackAlongThePathIsTrimmed)
{
	Block({30, 9, 30, 1});
	Block({30, 11, 30, 1});
	Block({59, 10, 1, 1});
	request.slackSteps = 100;
	request.leadSteps = 0;
	const Spliced spliced = Run();
	ASSERT_EQ(spliced.status, SpliceStatus::Done);
	EXPECT_TRUE(IsLegal(spliced.path));
	EXPECT_LT(spliced.path.cost.units, 90 * StraightUnits);
	for (const Cell cell : spliced.path.points)
	{
		EXPECT_FALSE(cell.y == 10 && cell.x > 29 && cell.x < 60) << cell.x;
	}
}

TEST_F(SplicedRow, AnAgentOffThePathIsLedOntoIt)
{
	request.start = {14, 15};
	const Spliced spliced = Run();
	ASSERT_EQ(spliced.status, SpliceStatus::Done);
	EXPECT_TRUE(IsLegal(spliced.path));
	EXPECT_EQ(spliced.path.cost.units, 71 * StraightUnits + 5 * DiagonalUnits);
}

TEST_F(SplicedRow, AnAgentBehindAWallFromThePathIsTooExpensive)
{
	Block({0, 12, 99, 1});
	request.start = {14, 15};
	EXPECT_EQ(Run().reason, ReplanReason::TooLong);
}

TEST_F(SplicedRow, CancelledJobsHaveNoResult)
{
	Block({50, 8, 2, 5});
	SearchScratch scratch;
	PathSplicer splicer(scratch);
	EXPECT_EQ(splicer.Begin(SearchContext{&map}, path, request), SpliceStatus::Running);
	WorkBudget budget(3);
	EXPECT_EQ(splicer.Advance(budget), SpliceStatus::Running);
	splicer.Cancel();
	WorkBudget more;
	EXPECT_EQ(splicer.Advance(more), SpliceStatus::Cancelled);
	EXPECT_TRUE(splicer.Result().IsEmpty());
	EXPECT_EQ(more.Used(), 0);
}
} // namespace NavCore::Tests
