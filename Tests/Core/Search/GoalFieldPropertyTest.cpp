// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Goal fields against the oracle: every cost, every path, in any slices and with any memory.
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/GoalField.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavReference/ReferenceSolver.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

#include <algorithm>
#include <vector>

namespace NavCore::Tests
{
namespace
{
/** The cheapest of the ways from each cell to any of the goals; -1 where there is none. */
std::vector<std::int64_t> CostsToGoals(
	const NavReference::ReferenceGrid& reference, const std::vector<Cell>& goals)
{
	std::vector<std::int64_t> least(reference.walkable.size(), -1);
	for (const Cell goal : goals)
	{
		if (!NavReference::IsPassable(reference, ToPoint(goal)))
		{
			continue;
		}
		const std::vector<std::int64_t> costs = NavReference::ShortestCosts(reference, ToPoint(goal));
		for (std::size_t i = 0; i < costs.size(); ++i)
		{
			if (costs[i] >= 0 && (least[i] < 0 || costs[i] < least[i]))
			{
				least[i] = costs[i];
			}
		}
	}
	return least;
}

std::vector<Cell> AnyCells(const GridMap& map, Random& random, std::int32_t most)
{
	std::vector<Cell> cells;
	for (std::int32_t i = random.Range(1, most); i > 0; --i)
	{
		cells.push_back(random.Percent(80) ? RandomFreeCell(map, random) : RandomCell(map, random));
	}
	return cells;
}

SearchStatus RunInSlices(GoalField& field, Random& random, std::int32_t longest)
{
	SearchStatus status = field.Status();
	while (status == SearchStatus::Running)
	{
		WorkBudget budget(random.Range(1, longest));
		status = field.Advance(budget);
	}
	return status;
}

SearchStatus RunAtOnce(GoalField& field)
{
	WorkBudget budget;
	return field.Advance(budget);
}

/** What a random case is made of. */
struct Case
{
	explicit Case(const MapSpec& spec)
		: map(BuildMap(spec)), reference(ToReference(map, spec.clearance)), random(spec.seed + 1),
		  goals(AnyCells(map, random, 4)), costs(CostsToGoals(reference, goals))
	{
		options.clearance = spec.clearance;
	}
	[[nodiscard]] bool HasGoal() const
	{
		return std::any_of(goals.begin(), goals.end(),
			[this](Cell goal) { return NavReference::IsPassable(reference, ToPoint(goal)); });
	}
	[[nodiscard]] std::int64_t CostFrom(Cell cell) const { return costs[reference.IndexOf(ToPoint(cell))]; }

	GridMap map;
	NavReference::ReferenceGrid reference;
	Random random;
	std::vector<Cell> goals;
	std::vector<std::int64_t> costs;
	GoalFieldOptions options;
};

/** A settled cell has the cheapest cost, and a legal path of that cost to one of the goals. */
void ProveAnswer(GoalField& field, const Case& given, Cell start)
{
	RC_ASSERT(field.CostFrom(start).units == given.CostFrom(start));
	Path path;
	RC_ASSERT(field.ExtractPath(start, path));
	RC_ASSERT(path.cost.units == given.CostFrom(start));
	RC_ASSERT(path.mapVersion == given.map.Version());
	RC_ASSERT(std::find(given.goals.begin(), given.goals.end(), path.points.back()) != given.goals.end());
	const NavReference::PathVerdict verdict =
		NavReference::ValidatePath(given.reference, path, start, path.points.back());
	if (!verdict)
	{
		RC_FAIL(verdict.reason);
	}
}
} // namespace

TEST(GoalFieldProperty, AFloodKnowsTheCheapestWayFromEveryCell)
{
	CheckProperty(250,
		[]
		{
			const MapSpec spec = *AnySpec(50);
			Case given(spec);
			given.options.focused = given.random.Percent(20);
			SearchScratch scratch;
			GoalField field(scratch);
			const SearchStatus begun = field.Begin(given.map, given.goals, given.options);
			RC_ASSERT((begun == SearchStatus::Running) == given.HasGoal());
			if (begun != SearchStatus::Running)
			{
				return;
			}
			RC_ASSERT(RunInSlices(field, given.random, 300) == SearchStatus::Found);
			std::vector<SettledCell> expected;
			for (std::int32_t y = 0; y < spec.height; ++y)
			{
				for (std::int32_t x = 0; x < spec.width; ++x)
				{
					const std::int64_t cost = given.CostFrom({x, y});
					RC_ASSERT(field.IsSettled({x, y}) == (cost >= 0));
					if (cost >= 0)
					{
						expected.push_back({{x, y}, Cost{cost}});
						ProveAnswer(field, given, {x, y});
					}
				}
			}
			std::vector<SettledCell> listed;
			field.ListSettled(listed);
			RC_ASSERT(listed == expected);
			RC_ASSERT(field.Counters().expanded == static_cast<std::int64_t>(expected.size()));
			RC_ASSERT(field.Counters().peakNodes == static_cast<std::int64_t>(expected.size()));
		});
}

TEST(GoalFieldProperty, EveryStartGetsItsOwnCheapestPathInAnySlices)
{
	CheckProperty(400,
		[]
		{
			const MapSpec spec = *AnySpec(90);
			Case given(spec);
			given.options.focused = given.random.Percent(40);
			const RegionMap regions(given.map);
			SearchContext context{&given.map};
			context.regions = given.random.Percent(50) ? &regions : nullptr;
			SearchScratch scratch;
			GoalField field(scratch);
			if (field.Begin(context, given.goals, given.options) != SearchStatus::Running)
			{
				return;
			}
			std::vector<Cell> starts;
			bool reachable = true;
			for (int round = 0; round < 3; ++round)
			{
				// Some are added while the search runs, others when it has answered all before them.
				for (const Cell start : AnyCells(given.map, given.random, round == 0 ? 3 : 2))
				{
					const bool fits = NavReference::IsPassable(given.reference, ToPoint(start));
					RC_ASSERT((field.AddStart(start) == RequestError::None) == fits);
					if (fits)
					{
						starts.push_back(start);
						reachable = reachable && given.CostFrom(start) >= 0;
					}
					WorkBudget little(given.random.Range(0, 40));
					static_cast<void>(field.Advance(little));
				}
				const SearchStatus status = RunInSlices(field, given.random, 60);
				RC_ASSERT(status == (reachable ? SearchStatus::Found : SearchStatus::NoPath));
				for (const Cell start : starts)
				{
					RC_ASSERT(field.IsSettled(start) == (given.CostFrom(start) >= 0));
					if (field.IsSettled(start))
					{
						ProveAnswer(field, given, start);
					}
				}
			}
		});
}

TEST(GoalFieldProperty, SlicesChangeNothing)
{
	CheckProperty(300,
		[]
		{
			const MapSpec spec = *AnySpec(90);
			Case given(spec);
			given.options.focused = given.random.Percent(50);
			given.options.maxCost = Cost{given.random.Percent(30) ? given.random.Range(1, 60000) : 0};
			SearchScratch scratch;
			SearchScratch otherScratch;
			GoalField whole(scratch);
			GoalField sliced(otherScratch);
			if (whole.Begin(given.map, given.goals, given.options) != SearchStatus::Running)
			{
				return;
			}
			RC_ASSERT(sliced.Begin(given.map, given.goals, given.options) == SearchStatus::Running);
			const std::vector<Cell> starts = AnyCells(given.map, given.random, 3);
			for (const Cell start : starts)
			{
				RC_ASSERT(whole.AddStart(start) == sliced.AddStart(start));
			}
			RC_ASSERT(RunAtOnce(whole) == RunInSlices(sliced, given.random, 9));
			RC_ASSERT(whole.Counters().expanded == sliced.Counters().expanded);
			RC_ASSERT(whole.Counters().generated == sliced.Counters().generated);
			RC_ASSERT(whole.Counters().peakBytes == sliced.Counters().peakBytes);
			std::vector<SettledCell> a;
			std::vector<SettledCell> b;
			whole.ListSettled(a);
			sliced.ListSettled(b);
			RC_ASSERT(a == b);
			for (const Cell start : starts)
			{
				Path one;
				Path two;
				RC_ASSERT(whole.ExtractPath(start, one) == sliced.ExtractPath(start, two));
				RC_ASSERT(one.points == two.points);
				RC_ASSERT(one.cost == two.cost);
			}
		});
}

TEST(GoalFieldProperty, ABoundOnTheCostSettlesExactlyTheCellsWithinIt)
{
	CheckProperty(200,
		[]
		{
			const MapSpec spec = *AnySpec(60);
			Case given(spec);
			given.options.maxCost = Cost{given.random.Range(1, 80000)};
			SearchScratch scratch;
			GoalField field(scratch);
			if (field.Begin(given.map, given.goals, given.options) != SearchStatus::Running)
			{
				return;
			}
			RC_ASSERT(RunInSlices(field, given.random, 100) == SearchStatus::Found);
			std::vector<SettledCell> listed;
			field.ListSettled(listed);
			const auto within = [&given](std::int64_t cost)
			{
				return cost >= 0 && cost <= given.options.maxCost.units;
			};
			RC_ASSERT(static_cast<std::ptrdiff_t>(listed.size()) ==
				std::count_if(given.costs.begin(), given.costs.end(), within));
			for (const SettledCell& settled : listed)
			{
				RC_ASSERT(settled.cost.units == given.CostFrom(settled.cell));
				RC_ASSERT(within(settled.cost.units));
			}
			const Cell start = RandomFreeCell(given.map, given.random, spec.clearance);
			if (field.AddStart(start) == RequestError::None)
			{
				const std::int64_t cost = given.CostFrom(start);
				const SearchStatus status = RunAtOnce(field);
				RC_ASSERT((status == SearchStatus::Found) == within(cost));
				RC_ASSERT(status != SearchStatus::NoPath || cost < 0);
			}
		});
}

TEST(GoalFieldProperty, AMemoryCapEndsItWithAStatusAndNoWrongAnswer)
{
	CheckProperty(60,
		[]
		{
			const MapSpec spec = *AnySpec(120);
			Case given(spec);
			given.options.focused = given.random.Percent(30);
			const Cell start = RandomFreeCell(given.map, given.random, spec.clearance);
			SearchScratch unlimited;
			GoalField whole(unlimited);
			if (whole.Begin(given.map, given.goals, given.options) != SearchStatus::Running)
			{
				return;
			}
			static_cast<void>(whole.AddStart(start));
			const SearchStatus expected = RunAtOnce(whole);
			for (std::size_t cap = 0; cap <= unlimited.Bytes(); cap += unlimited.Bytes() / 40 + 1)
			{
				SearchScratch scratch(cap);
				GoalField field(scratch);
				SearchStatus status = field.Begin(given.map, given.goals, given.options);
				static_cast<void>(field.AddStart(start));
				status = RunAtOnce(field);
				RC_ASSERT(status == expected || status == SearchStatus::OutOfMemory);
				RC_ASSERT(scratch.Bytes() <= cap);
				std::vector<SettledCell> listed;
				field.ListSettled(listed);
				for (const SettledCell& settled : listed)
				{
					ProveAnswer(field, given, settled.cell);
				}
			}
			SearchScratch enough(unlimited.Bytes());
			GoalField field(enough);
			static_cast<void>(field.Begin(given.map, given.goals, given.options));
			static_cast<void>(field.AddStart(start));
			RC_ASSERT(RunAtOnce(field) == expected);
		});
}

TEST(GoalFieldProperty, AFocusedFieldExpandsNoMoreThanAStarTheOtherWay)
{
	CheckProperty(150,
		[]
		{
			const MapSpec spec = *AnySpec(80);
			Case given(spec);
			given.options.focused = true;
			const Cell start = RandomFreeCell(given.map, given.random, spec.clearance);
			SearchScratch scratch;
			GoalField field(scratch);
			const std::vector<Cell> goal{RandomFreeCell(given.map, given.random, spec.clearance)};
			if (field.Begin(given.map, goal, given.options) != SearchStatus::Running ||
				field.AddStart(start) != RequestError::None)
			{
				return;
			}
			const SearchStatus status = RunAtOnce(field);
			SearchRequest request;
			request.start = goal.front();
			request.goal = start;
			request.clearance = spec.clearance;
			const SearchOutcome outcome = RunToEnd("astar", given.map, request);
			RC_ASSERT(start == goal.front() || status == outcome.status);
			RC_ASSERT(status != SearchStatus::Found || field.CostFrom(start) == outcome.path.cost);
			// It looks at its starts once in 32 expansions.
			RC_ASSERT(field.Counters().expanded <= outcome.counters.expanded + 32);
		});
}
} // namespace NavCore::Tests
