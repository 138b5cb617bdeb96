// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/TimeChart.h"
#include "NavLab/Simulate/Crowd.h"
#include "NavLab/Simulate/FrameCounts.h"
#include "NavLab/Simulate/PathAudit.h"
#include "NavLab/Simulate/ReplayRecorder.h"
#include "NavLab/Simulate/TickMeter.h"
#include "NavLab/Simulate/WallBuilder.h"
#include "NavLab/Simulate/WorkerPool.h"

#include "NavCore/Grid/GridEdit.h"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace NavLab
{
namespace
{
NavCore::GridMap FreeMap(std::int32_t width, std::int32_t height)
{
	return NavCore::GridMap::Create({width, height}).Value();
}

void SetFree(NavCore::GridMap& map, NavCore::Cell cell, bool walkable)
{
	NavCore::GridEdit edit(map);
	ASSERT_EQ(edit.SetWalkable(cell, walkable), NavCore::GridError::None);
}

NavCore::Path StraightPath(const NavCore::GridMap& map, std::int32_t length)
{
	NavCore::Path path;
	for (std::int32_t x = 0; x <= length; ++x)
	{
		path.points.push_back({x, 1});
	}
	NavCore::MeasureCells(map, path);
	return path;
}

/** Counts how often each piece was run. */
class CountingWork final : public NavCore::ParallelWork
{
public:
	explicit CountingWork(std::size_t pieces) : runs(pieces) {}
	void Run(std::int32_t index) override { ++runs[static_cast<std::size_t>(index)]; }

	std::vector<std::atomic<int>> runs;
};
} // namespace

TEST(WorkerPool, RunsEveryPieceOnceAndWaitsForAll)
{
	for (const std::size_t workers : {1U, 2U, 4U})
	{
		WorkerPool pool(workers);
		for (const std::int32_t pieces : {0, 1, 3, 64})
		{
			for (int round = 0; round < 50; ++round)
			{
				CountingWork work(static_cast<std::size_t>(pieces));
				pool.RunAll(work, pieces);
				for (const std::atomic<int>& runs : work.runs)
				{
					ASSERT_EQ(runs.load(), 1) << workers << " workers, " << pieces << " pieces";
				}
			}
		}
	}
}

TEST(PathAudit, FindsPathsThatAnEditBroke)
{
	NavCore::GridMap map = FreeMap(8, 3);
	PathAudit audit(map);
	const NavCore::Path path = StraightPath(map, 7);
	EXPECT_FALSE(audit.IsNewlyBroken(path.points));
	EXPECT_FALSE(audit.IsBroken(path.points));
	SetFree(map, {4, 1}, false);
	EXPECT_FALSE(audit.IsBroken(path.points)) << "the audit has a map of its own";
	audit.Refresh(map, {4, 1});
	EXPECT_TRUE(audit.IsNewlyBroken(path.points));
	EXPECT_TRUE(audit.IsBroken(path.points));
	EXPECT_FALSE(audit.IsNewlyBroken(std::span(path.points).subspan(5))) << "what lies behind plays no part";
	audit.BeginFrame();
	EXPECT_FALSE(audit.IsNewlyBroken(path.points)) << "that was a frame ago";
	EXPECT_TRUE(audit.IsBroken(path.points));
}

TEST(PathAudit, FindsCornersThatAnEditClosed)
{
	NavCore::GridMap map = FreeMap(3, 3);
	PathAudit audit(map);
	const std::vector<NavCore::Cell> diagonal{{0, 0}, {1, 1}, {2, 2}};
	SetFree(map, {2, 1}, false);
	audit.Refresh(map, {2, 1});
	EXPECT_TRUE(audit.IsNewlyBroken(diagonal));
	EXPECT_FALSE(audit.IsNewlyBroken(std::span(diagonal).first(2)));
}

TEST(PathAudit, JudgesByTheGoalThatWasAskedFor)
{
	const NavCore::GridMap map = FreeMap(8, 3);
	const PathAudit audit(map);
	const NavCore::Path path = StraightPath(map, 5);
	NavCore::PathGoal goal;
	goal.cell = {5, 1};
	EXPECT_EQ(audit.JudgePath(path, {0, 1}, goal), "");
	EXPECT_NE(audit.JudgePath(path, {1, 1}, goal), "") << "another start";
	goal.cell = {7, 1};
	EXPECT_NE(audit.JudgePath(path, {0, 1}, goal), "") << "another goal";
	EXPECT_EQ(audit.JudgeLeg(path, {0, 1}), "") << "a beginning may end anywhere";
	goal.kind = NavCore::GoalKind::Radius;
	goal.radius = 2;
	EXPECT_EQ(audit.JudgePath(path, {0, 1}, goal), "");
	goal.radius = 1;
	EXPECT_NE(audit.JudgePath(path, {0, 1}, goal), "");
	goal.kind = NavCore::GoalKind::AnyOf;
	goal.cells = {{7, 0}, {5, 1}};
	EXPECT_EQ(audit.JudgePath(path, {0, 1}, goal), "");
	NavCore::Path dear = path;
	dear.cost.units += 1;
	EXPECT_NE(audit.JudgePath(dear, {0, 1}, goal), "") << "a wrong cost";
}

TEST(PathAudit, AsksTheOracleWhetherThereIsAWay)
{
	NavCore::GridMap map = FreeMap(5, 1);
	SetFree(map, {2, 0}, false);
	const PathAudit audit(map);
	NavCore::PathGoal goal;
	goal.cell = {4, 0};
	EXPECT_FALSE(audit.HasPath({0, 0}, goal));
	EXPECT_TRUE(audit.HasPath({3, 0}, goal));
	goal.kind = NavCore::GoalKind::Radius;
	goal.radius = 3;
	EXPECT_TRUE(audit.HasPath({0, 0}, goal)) << "cell (1,0) will do";
}

TEST(WallBuilder, KeepsTheMapAtALevelAndOffTheAgents)
{
	NavCore::GridMap map = FreeMap(40, 40);
	PathAudit audit(map);
	WallBuilder walls(map, 6, 1);
	Occupancy occupancy(40, 40);
	for (std::int32_t x = 0; x < 40; ++x)
	{
		occupancy.Enter({x, 20});
	}
	std::size_t edits = 0;
	std::int64_t fewestFree = map.WalkableCount();
	for (std::size_t frame = 0; frame < 2000; ++frame)
	{
		for (const WallEdit& edit : walls.Choose(frame, audit, occupancy))
		{
			ASSERT_FALSE(edit.rises && edit.cell.y == 20) << "an agent stands there";
			ASSERT_NE(map.IsWalkable(edit.cell), !edit.rises) << "an edit that changes nothing";
			EXPECT_EQ(walls.IsRising(edit.cell), edit.rises);
			SetFree(map, edit.cell, !edit.rises);
			++edits;
		}
		static_cast<void>(walls.NoteVisible(map, audit));
		ASSERT_EQ(walls.UnderWay(), 0U);
		fewestFree = (std::min)(fewestFree, map.WalkableCount());
	}
	EXPECT_GT(edits, 10'000U) << "nearly six a frame";
	EXPECT_GT(fewestFree, 40 * 40 * 9 / 10);
	EXPECT_LT(map.WalkableCount(), 40 * 40);
}

TEST(WallBuilder, EditsAreUnderWayUntilTheMapShowsThem)
{
	NavCore::GridMap map = FreeMap(20, 20);
	PathAudit audit(map);
	WallBuilder walls(map, 3, 7);
	const Occupancy nobody(20, 20);
	const std::vector<WallEdit> edits = walls.Choose(0, audit, nobody);
	ASSERT_EQ(edits.size(), 3U);
	EXPECT_TRUE(walls.NoteVisible(map, audit).empty());
	EXPECT_EQ(walls.UnderWay(), 3U);
	EXPECT_TRUE(walls.IsRising(edits.front().cell));
	SetFree(map, edits.front().cell, false);
	EXPECT_EQ(walls.NoteVisible(map, audit).size(), 1U);
	EXPECT_EQ(walls.UnderWay(), 2U);
	EXPECT_FALSE(walls.IsRising(edits.front().cell));
	EXPECT_FALSE(audit.IsFree(edits.front().cell));
}

TEST(ReplayRecorder, StepsTakeAByteAndLongWaitsAFew)
{
	const NavCore::GridMap map = FreeMap(10, 10);
	ReplayRecorder recorder(map, 1, 1000);
	recorder.Place(0, {2, 1}, 200);
	recorder.Step(5, 0, {2, 1}, {3, 2});
	recorder.Step(105, 0, {3, 2}, {3, 1});
	recorder.State(106, 0, AgentState::Held);
	// The length; cell 12, speed 200; 5 * 9 + 8; 252, 100, north; 254, 1, held.
	const std::string expected{"\x0a\x0c\xc8\x01\x35\xfc\x64\x01\xfe\x01\x03", 11};
	EXPECT_EQ(recorder.Tracks(), expected);
}

TEST(ReplayRecorder, RoutesAreRuns)
{
	const NavCore::GridMap map = FreeMap(10, 10);
	ReplayRecorder recorder(map, 4, 1000);
	const std::vector<NavCore::Cell> cells{{0, 0}, {1, 0}, {2, 0}, {3, 1}, {3, 2}};
	recorder.Route(9, 3, cells);
	recorder.Route(9, 2, {});
	// Frame 9, agent 3, three runs from cell 0: two east, one south-east, one south. Then agent 2 without
	// any.
	const std::string expected{"\x09\x03\x03\x00\x10\x09\x0a\x00\x02\x00", 10};
	EXPECT_EQ(recorder.Routes(), expected);
}

TEST(ReplayRecorder, StopsAtItsLimit)
{
	const NavCore::GridMap map = FreeMap(10, 10);
	ReplayRecorder recorder(map, 1, 20);
	for (std::size_t frame = 0; frame < 100; ++frame)
	{
		recorder.Edit(frame, {1, 1}, frame % 2 == 0);
		recorder.EndFrame(frame);
	}
	EXPECT_EQ(recorder.Frames(), 10U) << "two bytes a frame";
	EXPECT_EQ(recorder.Edits().size(), 20U);
}

TEST(FrameCounts, RanksAreThoseOfTheValues)
{
	FrameCounts counts;
	EXPECT_EQ(counts.Percentile(990), 0U);
	for (std::size_t i = 1; i <= 200; ++i)
	{
		counts.Add(i);
	}
	EXPECT_DOUBLE_EQ(counts.Mean(), 100.5);
	EXPECT_EQ(counts.Percentile(500), 100U);
	EXPECT_EQ(counts.Percentile(990), 198U);
	EXPECT_EQ(counts.Max(), 200U);
}

TEST(TimeStore, KnowsTheLargestEvenWhereItKeepsAShare)
{
	TimeStore few(4);
	for (const double us : {4.0, 1.0, 3.0, 2.0})
	{
		few.Add(us);
	}
	EXPECT_DOUBLE_EQ(few.Ranks().p50, 2.0);
	EXPECT_DOUBLE_EQ(few.Ranks().max, 4.0);
	constexpr std::size_t many = std::size_t{3} << 20;
	TimeStore thinned(many);
	for (std::size_t i = 0; i < many; ++i)
	{
		thinned.Add(i == 100 ? 1e6 : static_cast<double>(i % 1000));
	}
	EXPECT_DOUBLE_EQ(thinned.Ranks().max, 1e6);
	EXPECT_NEAR(thinned.Ranks().p50, 500.0, 5.0);
	EXPECT_NEAR(thinned.Ranks().p999, 999.0, 2.0);
}

TEST(FrameSeries, MergesNeighboursOfLongRuns)
{
	constexpr std::size_t frames = FrameSeries::MostPoints * 3;
	FrameSeries series(frames);
	for (std::size_t frame = 0; frame < frames; ++frame)
	{
		FramePoint point;
		point.cpuUs = static_cast<double>(frame % 3);
		series.Add(frame, point);
	}
	const std::vector<FramePoint> points = series.Take();
	ASSERT_EQ(points.size(), FrameSeries::MostPoints);
	EXPECT_DOUBLE_EQ(points.front().cpuUs, 1.0);
	EXPECT_DOUBLE_EQ(points.front().longestCpuUs, 2.0);
}

TEST(TimeChart, StackedSeriesPileUp)
{
	TimeChart chart;
	chart.title = "Work";
	chart.seconds = 2.0;
	chart.stacked = true;
	chart.series = {{"a", {1.0, 1.0}}, {"b", {3.0, 3.0}}};
	const std::string svg = DrawTimeChartSvg(chart);
	EXPECT_EQ(svg.rfind("<svg class=\"chart\"", 0), 0U);
	EXPECT_NE(svg.find(">4<"), std::string::npos) << "the axis reaches the sum: " << svg;
	EXPECT_EQ(svg.find("NaN"), std::string::npos);
	EXPECT_NE(svg.find("class=\"cursor\""), std::string::npos);
}

TEST(TimeChart, NothingToShowIsFine)
{
	TimeChart chart;
	chart.series = {{"a", {std::nullopt, std::nullopt}}};
	const std::string svg = DrawTimeChartSvg(chart);
	EXPECT_EQ(svg.find("<path"), std::string::npos);
	EXPECT_EQ(svg.find("nan"), std::string::npos);
}
} // namespace NavLab
