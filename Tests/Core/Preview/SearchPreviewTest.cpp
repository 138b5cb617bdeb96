// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Preview/SearchPreview.h"

#include "NavCore/Draw/DrawList.h"
#include "NavCore/Draw/DrawPalette.h"
#include "NavCore/Grid/GridEdit.h"
#include "Support/GridFixture.h"
#include "Support/RandomMap.h"
#include "Support/SearchRunner.h"

#include <algorithm>

namespace NavCore::Tests
{
namespace
{
std::shared_ptr<const MapSnapshot> SnapshotOf(const GridMap& map, GraphParts parts = GraphParts::None)
{
	NavGraph graph(map.Clone());
	graph.Require(parts);
	return std::make_shared<const MapSnapshot>(std::move(graph));
}

PreviewQuery QueryOf(Cell start, Cell goal, std::string_view first, std::string_view second = "")
{
	PreviewQuery query;
	query.start = start;
	query.goal = goal;
	query.algorithms = {FindAlgorithm(first), FindAlgorithm(second)};
	return query;
}

void Finish(SearchPreview& preview)
{
	WorkBudget budget;
	ASSERT_TRUE(preview.Advance(budget));
}

/** A wall with a gap at the bottom: greedy search walks into it, Dijkstra's goes everywhere. */
GridFixture WallFixture()
{
	return GridFromText({
		"........",
		"....#...",
		".S..#.G.",
		"....#...",
		"....#...",
		"........",
	});
}

DrawList Picture(const SearchPreview& preview, std::size_t side)
{
	DrawList list;
	preview.Side(side).Draw({preview.Map()->Map().Bounds()}, {}, list);
	return list;
}

bool HasLineOf(const DrawList& list, DrawColor color)
{
	return std::any_of(
		list.lines.begin(), list.lines.end(), [color](const DrawLine& line) { return line.color == color; });
}
} // namespace

TEST(SearchPreview, ShowsNothingWithoutAMap)
{
	SearchPreview preview;
	preview.SetQuery(QueryOf({0, 0}, {1, 1}, "astar", "jps"));
	Finish(preview);
	EXPECT_EQ(preview.Side(0).Status(), SearchStatus::Idle);
	EXPECT_EQ(preview.Length(), 0U);
	DrawList list;
	preview.Side(0).Draw({CellRect{0, 0, 8, 8}}, {}, list);
	EXPECT_EQ(list.Count(), 0U);
}

TEST(SearchPreview, RunsBothAlgorithmsOnTheSameQuestion)
{
	const GridFixture fixture = WallFixture();
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "dijkstra", "astar"));
	Finish(preview);
	EXPECT_EQ(preview.Side(0).Algorithm()->name, "dijkstra");
	EXPECT_EQ(preview.Side(1).Algorithm()->name, "astar");
	EXPECT_EQ(preview.Side(0).Status(), SearchStatus::Found);
	EXPECT_EQ(preview.Side(1).Status(), SearchStatus::Found);
	EXPECT_EQ(preview.Side(0).GetPath().cost, RunToEnd("dijkstra", fixture).path.cost);
	EXPECT_EQ(preview.Side(0).Counters().expanded, RunToEnd("dijkstra", fixture).counters.expanded);
	EXPECT_EQ(preview.Side(1).Counters().expanded, RunToEnd("astar", fixture).counters.expanded);
}

TEST(SearchPreview, ComparesTheSecondWithTheFirst)
{
	const GridFixture fixture = WallFixture();
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "dijkstra", "astar"));
	EXPECT_FALSE(preview.Compare().bothFound);
	Finish(preview);
	const PreviewComparison comparison = preview.Compare();
	EXPECT_TRUE(comparison.bothFound);
	EXPECT_DOUBLE_EQ(comparison.costRatio, 1.0);
	EXPECT_DOUBLE_EQ(comparison.lengthRatio, 1.0);
	EXPECT_DOUBLE_EQ(comparison.expansionRatio,
		static_cast<double>(preview.Side(1).Counters().expanded) /
			static_cast<double>(preview.Side(0).Counters().expanded));
	EXPECT_LT(comparison.expansionRatio, 1.0);
}

TEST(SearchPreview, TellsWhetherTwoPathsAreTheSame)
{
	const GridFixture fixture = GridFromText({"S...G"});
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "astar", "jps"));
	Finish(preview);
	EXPECT_TRUE(preview.Compare().samePath);
}

TEST(SearchPreview, ComparesNoPathsWhereThereAreNone)
{
	const GridFixture fixture = GridFromText({"S.#.G"});
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "astar", "dijkstra"));
	Finish(preview);
	EXPECT_EQ(preview.Side(0).Status(), SearchStatus::NoPath);
	EXPECT_FALSE(preview.Compare().bothFound);
	EXPECT_EQ(preview.Compare().costRatio, 0.0);
	EXPECT_GT(preview.Compare().expansionRatio, 0.0);
	EXPECT_FALSE(HasLineOf(Picture(preview, 0), DrawPalette::Path));
}

TEST(SearchPreview, OneSideMayStayEmpty)
{
	const GridFixture fixture = WallFixture();
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "astar"));
	Finish(preview);
	EXPECT_EQ(preview.Side(0).Status(), SearchStatus::Found);
	EXPECT_EQ(preview.Side(1).Status(), SearchStatus::Idle);
	EXPECT_EQ(preview.Length(), preview.Side(0).StepCount());
	EXPECT_EQ(preview.Compare().expansionRatio, 0.0);
}

TEST(SearchPreview, ShowsWhyAQueryWasRefused)
{
	const GridFixture fixture = GridFromText({"S.#.."});
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, {2, 0}, "astar"));
	Finish(preview);
	EXPECT_EQ(preview.Side(0).Status(), SearchStatus::InvalidRequest);
	EXPECT_EQ(preview.Side(0).Error(), RequestError::GoalBlocked);
	// The ends are still drawn, so that one sees what was asked.
	EXPECT_EQ(Picture(preview, 0).marks.size(), 2U);
}

TEST(SearchPreview, FollowsTheSearchesUntilAPositionIsChosen)
{
	const GridFixture fixture = WallFixture();
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "astar"));
	EXPECT_TRUE(preview.FollowsEnd());
	Finish(preview);
	EXPECT_EQ(preview.Position(), preview.Length());
	EXPECT_TRUE(preview.Side(0).ShowsEnd());
	preview.Seek(3);
	Finish(preview);
	EXPECT_FALSE(preview.FollowsEnd());
	EXPECT_EQ(preview.Side(0).Step(), 3U);
	preview.Seek(preview.Length() + 100);
	EXPECT_EQ(preview.Position(), preview.Length());
	EXPECT_TRUE(preview.FollowsEnd());
}

TEST(SearchPreview, DrawsThePathAtTheLastStepOnly)
{
	const GridFixture fixture = WallFixture();
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "astar"));
	Finish(preview);
	EXPECT_TRUE(HasLineOf(Picture(preview, 0), DrawPalette::Path));
	preview.Seek(preview.Length() - 1);
	Finish(preview);
	EXPECT_FALSE(HasLineOf(Picture(preview, 0), DrawPalette::Path));
}

TEST(SearchPreview, AtTheSamePaceTheShorterSearchWaitsAtItsEnd)
{
	const GridFixture fixture = WallFixture();
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "dijkstra", "greedy"));
	Finish(preview);
	const std::size_t shorter = preview.Side(1).StepCount();
	ASSERT_LT(shorter, preview.Length());
	preview.Seek(shorter / 2);
	EXPECT_EQ(preview.StepOf(0), shorter / 2);
	EXPECT_EQ(preview.StepOf(1), shorter / 2);
	preview.Seek(shorter + 1);
	EXPECT_EQ(preview.StepOf(0), shorter + 1);
	EXPECT_EQ(preview.StepOf(1), shorter);
}

TEST(SearchPreview, ByShareBothSearchesEndTogether)
{
	const GridFixture fixture = WallFixture();
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "dijkstra", "greedy"));
	preview.SetPace(PreviewPace::Share);
	Finish(preview);
	preview.Seek(0);
	EXPECT_EQ(preview.StepOf(1), 0U);
	preview.Seek(preview.Length() / 2);
	EXPECT_NEAR(static_cast<double>(preview.StepOf(1)),
		static_cast<double>(preview.Side(1).StepCount()) * static_cast<double>(preview.Position()) /
			static_cast<double>(preview.Length()),
		0.5);
	preview.Seek(preview.Length());
	EXPECT_EQ(preview.StepOf(0), preview.Side(0).StepCount());
	EXPECT_EQ(preview.StepOf(1), preview.Side(1).StepCount());
}

TEST(SearchPreview, StepsFromExpansionToExpansion)
{
	const GridFixture fixture = WallFixture();
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "astar"));
	Finish(preview);
	preview.Seek(0);
	preview.SeekExpansions(3);
	Finish(preview);
	EXPECT_EQ(preview.Side(0).Drawing().ExpandedCells(), 3);
	EXPECT_EQ(preview.Side(0).Events()[preview.Position() - 1].kind, TraceKind::Expand);
	preview.SeekExpansions(-2);
	Finish(preview);
	EXPECT_EQ(preview.Side(0).Drawing().ExpandedCells(), 1);
	preview.SeekExpansions(-2);
	EXPECT_EQ(preview.Position(), 0U);
	preview.SeekExpansions(1'000'000);
	EXPECT_EQ(preview.Position(), preview.Length());
}

TEST(SearchPreview, SaysHonestlyWhenEventsWereDropped)
{
	const GridFixture fixture = WallFixture();
	SearchPreview whole;
	whole.SetMap(SnapshotOf(fixture.map));
	whole.SetQuery(QueryOf(fixture.start, fixture.goal, "dijkstra"));
	Finish(whole);
	EXPECT_EQ(whole.Side(0).DroppedEvents(), 0U);

	SearchPreview cut(RecordingLimits{.maxEvents = 10});
	cut.SetMap(whole.Map());
	cut.SetQuery(whole.Query());
	Finish(cut);
	EXPECT_EQ(cut.Side(0).StepCount(), 10U);
	EXPECT_EQ(cut.Side(0).DroppedEvents(), whole.Side(0).StepCount() - 10);
	// The search itself went on to its end.
	EXPECT_EQ(cut.Side(0).Status(), SearchStatus::Found);
	EXPECT_EQ(cut.Side(0).GetPath().points, whole.Side(0).GetPath().points);
}

TEST(SearchPreview, EndsWithOutOfMemoryInsteadOfTakingMoreThanItsShare)
{
	const GridMap map = BuildMap({.width = 300, .height = 300, .blockedPercent = 0});
	SearchPreview preview(RecordingLimits{.maxEvents = 100, .maxScratchBytes = 64 * 1024});
	preview.SetMap(SnapshotOf(map));
	preview.SetQuery(QueryOf({0, 0}, {299, 299}, "dijkstra"));
	Finish(preview);
	EXPECT_EQ(preview.Side(0).Status(), SearchStatus::OutOfMemory);
}

TEST(SearchPreview, StaysWithinItsMemoryOnALargeMap)
{
	const GridMap map = BuildMap({.width = 512, .height = 512, .blockedPercent = 10});
	constexpr std::size_t maxEvents = 1 << 14;
	SearchPreview preview(RecordingLimits{.maxEvents = maxEvents});
	preview.SetMap(SnapshotOf(map));
	preview.SetQuery(QueryOf({1, 1}, {510, 510}, "dijkstra", "astar"));
	Finish(preview);
	EXPECT_EQ(preview.Side(0).StepCount(), maxEvents);
	// Per side: up to 60 bytes an event with spare room, 8 bytes a cell, and what the search takes.
	constexpr std::size_t recorded = maxEvents * 60 + 512 * 512 * 8;
	EXPECT_LE(preview.Bytes(),
		2 * recorded +
			static_cast<std::size_t>(
				preview.Side(0).Counters().peakBytes + preview.Side(1).Counters().peakBytes) *
				2);
}

TEST(SearchPreview, ABudgetBoundsEveryCall)
{
	const GridMap map = BuildMap({.width = 80, .height = 80, .blockedPercent = 20, .seed = 4});
	Random random(7);
	const SearchRequest request = RandomRequest(map, random);
	SearchPreview preview;
	preview.SetMap(SnapshotOf(map));
	preview.SetQuery(QueryOf(request.start, request.goal, "dijkstra", "astar"));
	std::int64_t calls = 0;
	std::int64_t expanded = 0;
	for (bool done = false; !done; ++calls)
	{
		WorkBudget budget(20);
		done = preview.Advance(budget);
		const std::int64_t now = preview.Side(0).Counters().expanded + preview.Side(1).Counters().expanded;
		EXPECT_LE(now - expanded, 20);
		EXPECT_LE(budget.Used(), 20);
		expanded = now;
		ASSERT_LT(calls, 100'000);
	}
	EXPECT_GT(calls, 10);
}

TEST(SearchPreview, ANewerMapStartsItAnewAndKeepsThePosition)
{
	const GridFixture fixture = WallFixture();
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "astar"));
	Finish(preview);
	const Cost before = preview.Side(0).GetPath().cost;
	preview.Seek(5);

	GridMap changed = fixture.map.Clone();
	GridEdit edit(changed);
	ASSERT_EQ(edit.FillWalkable({4, 0, 1, 6}, true), GridError::None);
	static_cast<void>(edit.Commit());
	preview.SetMap(SnapshotOf(changed));
	EXPECT_EQ(preview.Side(0).Status(), SearchStatus::Running);
	Finish(preview);
	EXPECT_LT(preview.Side(0).GetPath().cost, before);
	EXPECT_EQ(preview.Position(), 5U);
	EXPECT_EQ(preview.Side(0).Step(), 5U);
}

TEST(SearchPreview, TheLevelMayChangeAndGoAwayWhileItRuns)
{
	SearchPreview preview;
	{
		GridFixture fixture = WallFixture();
		preview.SetMap(SnapshotOf(fixture.map));
		preview.SetQuery(QueryOf(fixture.start, fixture.goal, "dijkstra", "sga"));
		WorkBudget budget(3);
		EXPECT_FALSE(preview.Advance(budget));
		GridEdit edit(fixture.map);
		ASSERT_EQ(edit.FillWalkable(fixture.map.Bounds(), false), GridError::None);
		static_cast<void>(edit.Commit());
	}
	Finish(preview);
	EXPECT_EQ(preview.Side(0).Status(), SearchStatus::Found);
	EXPECT_EQ(preview.Side(1).Status(), SearchStatus::Found);
}

TEST(SearchPreview, TheSameQueryAgainChangesNothing)
{
	const GridFixture fixture = WallFixture();
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "astar"));
	Finish(preview);
	preview.Seek(2);
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "astar"));
	EXPECT_TRUE(preview.HasEnded());
	EXPECT_EQ(preview.Position(), 2U);
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "jps"));
	EXPECT_FALSE(preview.HasEnded());
	EXPECT_TRUE(preview.FollowsEnd());
}

TEST(SearchPreview, WithoutAMapEverythingIsForgotten)
{
	const GridFixture fixture = WallFixture();
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	preview.SetQuery(QueryOf(fixture.start, fixture.goal, "astar", "hpa"));
	WorkBudget budget(2);
	EXPECT_FALSE(preview.Advance(budget));
	preview.SetMap(nullptr);
	EXPECT_EQ(preview.Length(), 0U);
	EXPECT_EQ(preview.Side(0).Status(), SearchStatus::Idle);
	EXPECT_EQ(preview.Bytes(), 0U);
}

TEST(SearchPreview, AsksForWhatItsAlgorithmsUse)
{
	EXPECT_EQ(SearchPreview::PartsFor({}), GraphParts::None);
	EXPECT_EQ(SearchPreview::PartsFor(QueryOf({}, {}, "astar", "dijkstra")), GraphParts::None);
	EXPECT_EQ(
		SearchPreview::PartsFor(QueryOf({}, {}, "hpa", "jps")), GraphParts::Clusters | GraphParts::Jumps);
}

TEST(SearchPreview, KeepsToTheClearanceOfTheAgent)
{
	GridFixture fixture = GridFromText({
		"S....G",
		"......",
		"..####",
	});
	GridEdit edit(fixture.map);
	ASSERT_EQ(edit.EnableClearance(4), GridError::None);
	static_cast<void>(edit.Commit());
	SearchPreview preview;
	preview.SetMap(SnapshotOf(fixture.map));
	PreviewQuery query = QueryOf(fixture.start, fixture.goal, "astar");
	query.clearance = 3;
	preview.SetQuery(query);
	Finish(preview);
	EXPECT_EQ(preview.Side(0).Error(), RequestError::StartTooNarrow);
}
} // namespace NavCore::Tests
