// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What a drawing of a search shows is exactly what the trace recorded up to that step.
#include "NavCore/Draw/SearchDrawing.h"
#include "NavCore/Draw/DrawPalette.h"

#include "Draw/DrawGeometry.h"
#include "Draw/DrawSupport.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavCore/Trace/TraceRecorder.h"
#include "Support/Properties.h"

#include <cstdlib>
#include <map>
#include <set>

namespace NavCore::Tests
{
namespace
{
/** The same question answered the plain way: from the first event, for every step anew. */
struct PlainState
{
	std::map<Cell, SearchCellState> states;
	std::map<Cell, std::uint32_t> orders;
	std::map<Cell, std::uint32_t> refinementOf;
	std::size_t lines = 0;
	std::size_t subgoals = 0;
	std::size_t trims = 0;
	std::size_t refinements = 0;
	std::size_t jumps = 0;
	Cell current{-1, -1};

	PlainState(const GridMap& map, std::span<const TraceEvent> events)
	{
		for (const TraceEvent& event : events)
		{
			if (map.Contains(event.cell))
			{
				Take(event);
			}
		}
	}

	void Take(const TraceEvent& event)
	{
		lines += event.kind == TraceKind::Line ? 1 : 0;
		subgoals += event.kind == TraceKind::Subgoal ? 1 : 0;
		trims += event.kind == TraceKind::Trim ? 1 : 0;
		refinements += event.kind == TraceKind::Refine ? 1 : 0;
		if (event.kind == TraceKind::Generate || event.kind == TraceKind::Update)
		{
			const int distance =
				(std::max)(std::abs(event.cell.x - event.parent.x), std::abs(event.cell.y - event.parent.y));
			jumps += distance > 1 ? 1 : 0;
			See(event.cell, SearchCellState::Open);
		}
		else if (event.kind == TraceKind::Expand)
		{
			orders.try_emplace(event.cell, static_cast<std::uint32_t>(orders.size()));
			current = event.cell;
			See(event.cell, SearchCellState::Expanded);
		}
		else if (event.kind == TraceKind::Close)
		{
			See(event.cell, SearchCellState::Closed);
		}
	}

	void See(Cell cell, SearchCellState state)
	{
		states[cell] = state;
		refinementOf[cell] = static_cast<std::uint32_t>(refinements) - 1;
	}

	[[nodiscard]] std::int64_t CountOf(SearchCellState state) const
	{
		std::int64_t count = 0;
		for (const auto& [cell, own] : states)
		{
			count += own == state ? 1 : 0;
		}
		return count;
	}
};

/** Counts, every cell, and the list that is drawn. */
void ProveSame(const GridMap& map, std::span<const TraceEvent> events, const SearchDrawing& drawing)
{
	const PlainState plain(map, events.first(drawing.Step()));
	RC_ASSERT(drawing.OpenCount() == plain.CountOf(SearchCellState::Open));
	RC_ASSERT(drawing.ClosedCount() == plain.CountOf(SearchCellState::Closed));
	RC_ASSERT(drawing.CountOf(SearchCellState::Expanded) == plain.CountOf(SearchCellState::Expanded));
	RC_ASSERT(drawing.ExpandedCells() == static_cast<std::int64_t>(plain.orders.size()));
	RC_ASSERT(drawing.LineCount() == plain.lines);
	RC_ASSERT(drawing.SubgoalCount() == plain.subgoals);
	RC_ASSERT(drawing.TrimCount() == plain.trims);
	RC_ASSERT(drawing.RefinementCount() == plain.refinements);
	RC_ASSERT(drawing.JumpCount() == plain.jumps);

	DrawList list;
	SearchDrawingOptions what;
	what.order = false;
	what.refinements = false;
	what.jumps = false;
	what.ends = false;
	drawing.Draw(map, events, WholeMap(map), what, list);
	const PaintedCells painted(map, list);
	RC_ASSERT(painted.IsOnMap());
	std::int64_t open = 0;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			const Cell cell{x, y};
			const auto state = plain.states.find(cell);
			const bool touched = state != plain.states.end();
			RC_ASSERT(
				drawing.StateAt(events, cell) == (touched ? state->second : SearchCellState::Untouched));
			const auto order = plain.orders.find(cell);
			RC_ASSERT(
				drawing.OrderAt(cell) == (order != plain.orders.end() ? order->second : SearchDrawing::None));
			RC_ASSERT(
				drawing.RefinementAt(cell) == (touched ? plain.refinementOf.at(cell) : SearchDrawing::None));
			const bool isOpen = touched && state->second == SearchCellState::Open;
			RC_ASSERT(painted.At(cell) ==
				(!touched        ? NotDrawn
						: isOpen ? DrawPalette::Frontier
								 : DrawPalette::Closed));
			RC_ASSERT(painted.LayersAt(cell) == (touched ? 1 : 0));
			open += isOpen ? 1 : 0;
		}
	}
	RC_ASSERT(open == drawing.OpenCount());
	RC_ASSERT(list.lines.size() == plain.lines);
	const std::size_t current = plain.orders.empty() ? 0 : 1;
	RC_ASSERT(list.marks.size() == plain.subgoals + plain.trims + current);
	for (std::size_t i = list.marks.size() - current; i < list.marks.size(); ++i)
	{
		RC_ASSERT(list.marks[i].shape == DrawShape::Ring);
		RC_ASSERT(list.marks[i].at == Detail::CenterOf(map, plain.current));
	}
}

std::vector<TraceEvent> Record(
	const AlgorithmInfo& algorithm, const SearchContext& context, SearchRequest request)
{
	TraceRecorder recorder;
	request.trace = &recorder;
	SearchScratch scratch;
	const std::unique_ptr<PathSearch> search = algorithm.create(scratch);
	SearchStatus status = search->Begin(context, request);
	while (status == SearchStatus::Running)
	{
		WorkBudget budget(WorkBudget::Unlimited);
		status = search->Advance(budget);
	}
	return {recorder.Events().begin(), recorder.Events().end()};
}

TraceEvent Event(TraceKind kind, Cell cell, Cell parent)
{
	return {kind, cell, parent, {}, {}};
}

GridMap MakeMap(std::int32_t width, std::int32_t height)
{
	return GridMap::Create({width, height}).Value();
}
} // namespace

TEST(SearchDrawingProperty, ShowsWhatTheTraceRecordedAtEveryStep)
{
	std::map<std::string_view, std::int64_t> eventsOf;
	CheckProperty(60,
		[&eventsOf]
		{
			const MapSpec spec = *AnySpec(32);
			NavGraph graph(BuildMap(spec));
			graph.Require(GraphParts::Regions | GraphParts::Clusters);
			Random random(*AnySeed());
			const SearchRequest request = RandomRequest(graph.Map(), random, spec.clearance);
			for (const AlgorithmInfo& algorithm : Algorithms())
			{
				RC_LOG() << algorithm.name << '\n';
				const std::vector<TraceEvent> events = Record(algorithm, graph.Context(), request);
				eventsOf[algorithm.name] += static_cast<std::int64_t>(events.size());
				SearchDrawing drawing;
				drawing.Reset(graph.Map());
				ProveSame(graph.Map(), events, drawing);
				drawing.Seek(events, events.size());
				RC_ASSERT(drawing.Step() == events.size());
				ProveSame(graph.Map(), events, drawing);
				for (int i = 0; i < 6; ++i)
				{
					const std::size_t step = random.Below(static_cast<std::uint32_t>(events.size()) + 1U);
					drawing.Seek(events, step);
					RC_ASSERT(drawing.Step() == step);
					ProveSame(graph.Map(), events, drawing);
				}
				drawing.Seek(events, 0);
				ProveSame(graph.Map(), events, drawing);
			}
		});
	for (const AlgorithmInfo& algorithm : Algorithms())
	{
		EXPECT_GT(eventsOf[algorithm.name], 0) << algorithm.name << " told nothing";
	}
}

TEST(SearchDrawing, EventsMayBeAppendedAndMoveInMemory)
{
	const GridMap map = MakeMap(3, 1);
	std::vector<TraceEvent> events{Event(TraceKind::Generate, {0, 0}, {0, 0})};
	SearchDrawing drawing;
	drawing.Reset(map);
	drawing.Seek(events, 9);
	EXPECT_EQ(drawing.Step(), 1U);
	EXPECT_EQ(drawing.OpenCount(), 1);
	for (int i = 0; i < 100; ++i)
	{
		events.push_back(Event(TraceKind::Expand, {0, 0}, {0, 0}));
		events.push_back(Event(TraceKind::Close, {0, 0}, {0, 0}));
	}
	drawing.Seek(events, events.size());
	EXPECT_EQ(drawing.OpenCount(), 0);
	EXPECT_EQ(drawing.ClosedCount(), 1);
	EXPECT_EQ(drawing.OrderAt({0, 0}), 0U) << "later expansions keep the first place";
}

TEST(SearchDrawing, EventsOffTheMapAndFarParentsAreHarmless)
{
	const GridMap map = MakeMap(4, 4);
	constexpr std::int32_t huge = 2'000'000'000;
	const std::vector<TraceEvent> events{Event(TraceKind::Expand, {-1, 5}, {0, 0}),
		Event(TraceKind::Refine, {huge, -huge}, {0, 0}), Event(TraceKind::Generate, {1, 1}, {-huge, huge}),
		Event(TraceKind::Line, {2, 2}, {-huge, huge})};
	SearchDrawing drawing;
	drawing.Reset(map);
	drawing.Seek(events, events.size());
	EXPECT_EQ(drawing.ExpandedCells(), 0);
	EXPECT_EQ(drawing.RefinementCount(), 0U);
	EXPECT_EQ(drawing.JumpCount(), 1U);
	DrawList list;
	drawing.Draw(map, events, WholeMap(map), {}, list);
	EXPECT_EQ(list.rects.size(), 1U);
	EXPECT_TRUE(list.lines.empty());
	drawing.Seek(events, 0);
	EXPECT_EQ(drawing.CountOf(SearchCellState::Untouched), 16);
}

TEST(SearchDrawing, FewerEventsThanShownAndOtherMapsDrawNothing)
{
	const GridMap map = MakeMap(4, 4);
	const std::vector<TraceEvent> events{Event(TraceKind::Generate, {1, 1}, {1, 1})};
	SearchDrawing drawing;
	drawing.Reset(map);
	drawing.Seek(events, 1);
	DrawList list;
	drawing.Draw(map, {}, WholeMap(map), {}, list);
	drawing.Draw(MakeMap(5, 4), events, WholeMap(map), {}, list);
	EXPECT_EQ(list.Count(), 0U);
	drawing.Seek({}, 0);
	EXPECT_EQ(drawing.Step(), 1U) << "what cannot be taken back stays";
}

TEST(SearchDrawing, JumpsGoDiagonallyFirst)
{
	const GridMap map = MakeMap(9, 9);
	const std::vector<TraceEvent> events{Event(TraceKind::Generate, {7, 3}, {1, 5})};
	SearchDrawing drawing;
	drawing.Reset(map);
	drawing.Seek(events, 1);
	DrawList list;
	drawing.Draw(map, events, WholeMap(map), {}, list);
	ASSERT_EQ(list.lines.size(), 2U);
	EXPECT_EQ(list.lines[0].to, (GridPoint{3.5, 3.5}));
	EXPECT_EQ(list.lines[1].to, (GridPoint{7.5, 3.5}));
}

TEST(SearchDrawing, LabelsAreCostsInTenthsOfAStepOrNumbers)
{
	const GridMap map = MakeMap(2, 1);
	const std::vector<TraceEvent> events{{TraceKind::Generate, {0, 0}, {0, 0}, {}, StraightCost},
		{TraceKind::Expand, {0, 0}, {0, 0}, {}, StraightCost},
		{TraceKind::Generate, {1, 0}, {0, 0}, DiagonalCost, DiagonalCost}};
	SearchDrawing drawing;
	drawing.Reset(map);
	drawing.Seek(events, 3);
	const auto labels = [&](SearchLabel label, bool wanted)
	{
		DrawList list;
		SearchDrawingOptions what;
		what.label = label;
		drawing.Draw(map, events, {map.Bounds(), 1, wanted}, what, list);
		std::vector<std::int64_t> values;
		for (const DrawLabel& each : list.labels)
		{
			values.push_back(each.value);
		}
		return values;
	};
	EXPECT_EQ(labels(SearchLabel::G, true), (std::vector<std::int64_t>{0, 14}));
	EXPECT_EQ(labels(SearchLabel::F, true), (std::vector<std::int64_t>{10, 14}));
	EXPECT_EQ(labels(SearchLabel::Order, true), (std::vector<std::int64_t>{1}));
	EXPECT_TRUE(labels(SearchLabel::G, false).empty());
	EXPECT_TRUE(labels(SearchLabel::None, true).empty());
}

TEST(SearchDrawing, LargeSquaresShowWhatMostOfTheirTouchedCellsAre)
{
	const GridMap map = MakeMap(8, 8);
	const std::vector<TraceEvent> events{Event(TraceKind::Generate, {1, 1}, {1, 1}),
		Event(TraceKind::Generate, {5, 1}, {5, 1}), Event(TraceKind::Close, {6, 1}, {6, 1}),
		Event(TraceKind::Close, {7, 1}, {7, 1})};
	SearchDrawing drawing;
	drawing.Reset(map);
	drawing.Seek(events, 4);
	SearchDrawingOptions what;
	what.order = false;
	DrawList list;
	drawing.Draw(map, events, {map.Bounds(), 4, false}, what, list);
	const PaintedCells painted(map, list);
	EXPECT_EQ(painted.At({0, 0}), DrawPalette::Frontier);
	EXPECT_EQ(painted.At({4, 0}), DrawPalette::Closed);
	EXPECT_EQ(painted.At({0, 4}), NotDrawn);
}
} // namespace NavCore::Tests
