// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Slicing never changes the answer.
#include "NavCore/Graph/Algorithms.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

namespace NavCore::Tests
{
namespace
{
/** Goes forward by a random step every time somebody looks. */
class FakeClock final : public BudgetClock
{
public:
	explicit FakeClock(std::uint64_t seed) : random_(seed) {}
	[[nodiscard]] std::int64_t NowUs() override { return nowUs_ += random_.Range(0, 40); }

private:
	Random random_;
	std::int64_t nowUs_ = 0;
};

/** Runs a query in the slices that nextBudget hands out. */
template <class NextBudget>
SearchOutcome RunSliced(
	std::string_view algorithm, const GridMap& map, const SearchRequest& request, NextBudget nextBudget)
{
	SearchSession session(algorithm);
	SearchStatus status = session.Search().Begin(map, request);
	while (status == SearchStatus::Running)
	{
		WorkBudget budget = nextBudget();
		status = session.Search().Advance(budget);
	}
	return OutcomeOf(session.Search());
}

SearchRequest AnyRequest(const MapSpec& spec, const GridMap& map, Random& random)
{
	SearchRequest request = RandomRequest(map, random, spec.clearance);
	request.allowPartial = random.Percent(50);
	request.maxExpansions = random.Percent(30) ? random.Range(1, 60) : 0;
	return request;
}

/** Compares a whole run with a sliced one, for every algorithm. */
template <class MakeSlicer>
void SlicedEqualsWhole(MakeSlicer makeSlicer)
{
	const MapSpec spec = *AnySpec(40);
	const std::uint64_t seed = *AnySeed();
	const GridMap map = BuildMap(spec);
	Random random(seed);
	const SearchRequest request = AnyRequest(spec, map, random);
	for (const AlgorithmInfo& algorithm : Algorithms())
	{
		const SearchOutcome whole = RunToEnd(algorithm.name, map, request);
		const SearchOutcome sliced = RunSliced(algorithm.name, map, request, makeSlicer(seed));
		RC_LOG() << algorithm.name << '\n';
		Prove(SameOutcome(whole, sliced));
	}
}
} // namespace

TEST(Slicing, OneExpansionAtATimeGivesTheSameAnswer)
{
	CheckProperty(3000,
		[]
		{
			SlicedEqualsWhole(
				[](std::uint64_t)
				{
					return []
					{
						return WorkBudget(1);
					};
				});
		});
}

TEST(Slicing, RandomBudgetsGiveTheSameAnswer)
{
	CheckProperty(3000,
		[]
		{
			SlicedEqualsWhole(
				[](std::uint64_t seed)
				{
					return [random = Random(seed)]() mutable
					{
						return WorkBudget(random.Range(1, 50));
					};
				});
		});
}

TEST(Slicing, DeadlinesOnAClockGiveTheSameAnswer)
{
	CheckProperty(3000,
		[]
		{
			SlicedEqualsWhole(
				[](std::uint64_t seed)
				{
					return [clock = std::make_shared<FakeClock>(seed)]
					{
						return WorkBudget(*clock, clock->NowUs() + 60);
					};
				});
		});
}

TEST(Slicing, ASliceIsNeverLongerThanItsBudget)
{
	const MapSpec spec{.width = 60, .height = 60, .blockedPercent = 30, .seed = 3};
	const GridMap map = BuildMap(spec);
	Random random(5);
	for (const AlgorithmInfo& algorithm : Algorithms())
	{
		SCOPED_TRACE(algorithm.name);
		SearchSession session(algorithm.name);
		SearchStatus status = session.Search().Begin(map, RandomRequest(map, random));
		while (status == SearchStatus::Running)
		{
			const std::int64_t before = session.Search().Counters().expanded;
			WorkBudget budget(7);
			status = session.Search().Advance(budget);
			EXPECT_LE(session.Search().Counters().expanded - before, 7);
		}
	}
}

TEST(Slicing, ASpentBudgetDoesNoWork)
{
	const GridFixture fixture = GridFromText({"S...G"});
	for (const AlgorithmInfo& algorithm : Algorithms())
	{
		SCOPED_TRACE(algorithm.name);
		SearchSession session(algorithm.name);
		ASSERT_EQ(session.Search().Begin(fixture.map, fixture.Request()), SearchStatus::Running);
		WorkBudget budget(0);
		EXPECT_EQ(session.Search().Advance(budget), SearchStatus::Running);
		EXPECT_EQ(session.Search().Counters().expanded, 0);
	}
}

TEST(Slicing, BudgetsCountWhatTheSearchReports)
{
	const MapSpec spec{.width = 40, .height = 40, .seed = 8};
	const GridMap map = BuildMap(spec);
	Random random(2);
	const SearchRequest request = RandomRequest(map, random);
	for (const std::string_view name : {"dijkstra", "greedy", "astar", "wastar"})
	{
		SCOPED_TRACE(name);
		SearchSession session(name);
		SearchStatus status = session.Search().Begin(map, request);
		WorkBudget budget;
		status = session.Search().Advance(budget);
		EXPECT_NE(status, SearchStatus::Running);
		EXPECT_EQ(budget.Used(), session.Search().Counters().expanded);
	}
}
} // namespace NavCore::Tests
