// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What searches tell a trace sink.
#include "NavCore/Trace/TraceRecorder.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

#include <algorithm>
#include <map>

namespace NavCore::Tests
{
namespace
{
struct TracedRun
{
	SearchOutcome outcome;
	std::vector<TraceEvent> events;

	[[nodiscard]] std::int64_t Count(TraceKind kind) const
	{
		return std::count_if(
			events.begin(), events.end(), [kind](const TraceEvent& event) { return event.kind == kind; });
	}
};

TracedRun RunTraced(const std::string& algorithm, const GridMap& map, SearchRequest request)
{
	TraceRecorder recorder;
	request.trace = &recorder;
	TracedRun run{RunToEnd(algorithm, map, request), {}};
	run.events.assign(recorder.Events().begin(), recorder.Events().end());
	EXPECT_EQ(recorder.Dropped(), 0U);
	return run;
}

class TracedSearch : public ::testing::TestWithParam<std::string>
{
protected:
	TracedSearch()
	{
		const MapSpec spec{.width = 40, .height = 40, .blockedPercent = 30, .seed = 31};
		map_ = std::make_unique<GridMap>(BuildMap(spec));
		Random random(6);
		do
		{
			request_ = RandomRequest(*map_, random);
		} while (RunToEnd("astar", *map_, request_).counters.expanded < 100);
	}

	[[nodiscard]] TracedRun Run() const { return RunTraced(GetParam(), *map_, request_); }

	std::unique_ptr<GridMap> map_;
	SearchRequest request_;
};
} // namespace

TEST_P(TracedSearch, StartsWithItsEnds)
{
	const TracedRun run = Run();
	ASSERT_GE(run.events.size(), 3U);
	EXPECT_EQ(run.events[0].kind, TraceKind::Source);
	EXPECT_EQ(run.events[0].cell, request_.start);
	EXPECT_EQ(run.events[1].kind, TraceKind::Destination);
	EXPECT_EQ(run.events[1].cell, request_.goal);
	// Spatial searches begin with a line from the start, or an aim where a wall stands right before it.
	const bool generates = run.events[2].kind == TraceKind::Generate;
	EXPECT_EQ(generates ? run.events[2].cell : run.events[2].parent, request_.start);
	EXPECT_EQ(run.Count(TraceKind::Source), 1);
	EXPECT_EQ(run.Count(TraceKind::Destination), 1);
}

TEST_P(TracedSearch, TellsAsManyEventsAsTheCountersSay)
{
	const TracedRun run = Run();
	EXPECT_EQ(run.Count(TraceKind::Expand), run.outcome.counters.expanded);
	EXPECT_EQ(run.Count(TraceKind::Update), run.outcome.counters.revisited);
	EXPECT_EQ(run.Count(TraceKind::Generate) + run.Count(TraceKind::Update), run.outcome.counters.generated);
}

TEST_P(TracedSearch, ExpandsOnlyWhatWasGeneratedAndOnlyOnce)
{
	std::map<Cell, TraceKind> last;
	for (const TraceEvent& event : Run().events)
	{
		const auto known = last.find(event.cell);
		const bool isOpen = known != last.end() &&
			(known->second == TraceKind::Generate || known->second == TraceKind::Update);
		switch (event.kind)
		{
		case TraceKind::Generate:
			EXPECT_TRUE(known == last.end()) << "generated twice";
			break;
		case TraceKind::Update:
		case TraceKind::Expand:
			EXPECT_TRUE(isOpen) << "not on the open list";
			break;
		case TraceKind::Close:
			EXPECT_TRUE(known != last.end() && known->second == TraceKind::Expand) << "closed unexpanded";
			break;
		case TraceKind::Refine:
			last.clear(); // Another inner search begins.
			continue;
		default:
			continue;
		}
		last[event.cell] = event.kind;
	}
}

TEST_P(TracedSearch, NamesParentsThatWereExpandedBefore)
{
	std::map<Cell, Cost> expanded;
	for (const TraceEvent& event : Run().events)
	{
		if (event.kind == TraceKind::Expand)
		{
			expanded[event.cell] = event.g;
		}
		const bool reached = event.kind == TraceKind::Generate || event.kind == TraceKind::Update;
		if (reached && event.parent != event.cell)
		{
			ASSERT_TRUE(expanded.contains(event.parent));
			EXPECT_GT(event.g, expanded[event.parent]);
		}
	}
}

TEST_P(TracedSearch, GivesTheAnswerOfAnUntracedOne)
{
	CheckProperty(CasesEach(5000, AlgorithmNames().size()),
		[]
		{
			const MapSpec spec = *AnySpec(30);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			SearchRequest request = RandomRequest(map, random, spec.clearance);
			request.allowPartial = random.Percent(50);
			const SearchOutcome traced = RunTraced(GetParam(), map, request).outcome;
			Prove(SameOutcome(traced, RunToEnd(GetParam(), map, request)));
		});
}

INSTANTIATE_TEST_SUITE_P(Algorithms, TracedSearch, ::testing::ValuesIn(AlgorithmNames()), NameOfCase());

TEST(TracedJumpPointSearch, GivesTheAnswerOfAnUntracedOneOnUniformMaps)
{
	CheckProperty(2000,
		[]
		{
			const MapSpec spec = *UniformOctileSpec(60);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			SearchRequest request = RandomRequest(map, random);
			request.allowPartial = random.Percent(50);
			const SearchOutcome traced = RunTraced("jps", map, request).outcome;
			Prove(SameOutcome(traced, RunToEnd("jps", map, request)));
		});
}
} // namespace NavCore::Tests
