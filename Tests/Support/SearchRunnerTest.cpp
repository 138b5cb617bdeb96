// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Support/SearchRunner.h"

#include "Support/GridFixture.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
TEST(SearchRunner, AStarAgreesWithTheOracle)
{
	const GridFixture fixture = GridFromText({
		"S.#...",
		"..#.#.",
		"....#G",
	});
	const SearchOutcome outcome = RunToEnd("astar", fixture);
	EXPECT_EQ(outcome.status, SearchStatus::Found);
	EXPECT_TRUE(ValidateOutcome(fixture, outcome, Demand::Optimal));
}

TEST(SearchRunner, SlicesGiveTheSameOutcome)
{
	const GridFixture fixture = GridFromText({
		"S.#...",
		"..#.#.",
		"....#G",
	});
	const SearchOutcome whole = RunToEnd("astar", fixture);
	const SearchOutcome sliced = RunToEnd("astar", fixture.map, fixture.Request(), 1);
	EXPECT_GT(sliced.slices, whole.slices);
	EXPECT_EQ(sliced.path.points, whole.path.points);
}

TEST(SearchRunner, UnreachableGoalIsConfirmedByTheOracle)
{
	const GridFixture fixture = GridFromText({"S#G"});
	const SearchOutcome outcome = RunToEnd("dijkstra", fixture);
	EXPECT_EQ(outcome.status, SearchStatus::NoPath);
	EXPECT_TRUE(ValidateOutcome(fixture, outcome));
}

TEST(SearchRunner, FalseClaimsAreCaught)
{
	const GridFixture fixture = GridFromText({"S..G"});
	SearchOutcome outcome;
	outcome.status = SearchStatus::NoPath;
	EXPECT_FALSE(ValidateOutcome(fixture, outcome)) << "a path exists";
	outcome.status = SearchStatus::Found;
	EXPECT_FALSE(ValidateOutcome(fixture, outcome)) << "the path is empty";
	outcome.path.points = {{0, 0}, {1, 0}, {2, 0}, {3, 0}};
	outcome.path.straightSteps = 3;
	outcome.path.cost = Cost{3 * StraightUnits};
	EXPECT_TRUE(ValidateOutcome(fixture, outcome, Demand::Optimal));
	outcome.status = SearchStatus::Cancelled;
	EXPECT_FALSE(ValidateOutcome(fixture, outcome)) << "a cancelled search has no path";
	outcome.status = SearchStatus::Partial;
	EXPECT_FALSE(ValidateOutcome(fixture, outcome)) << "the path is not marked partial";
}

TEST(SearchRunner, DetourIsLegalButNotOptimal)
{
	const GridFixture fixture = GridFromText({
		"S.G",
		"...",
	});
	SearchOutcome outcome;
	outcome.status = SearchStatus::Found;
	outcome.path.points = {{0, 0}, {1, 1}, {2, 0}};
	outcome.path.diagonalSteps = 2;
	outcome.path.cost = Cost{2 * DiagonalUnits};
	EXPECT_TRUE(ValidateOutcome(fixture, outcome));
	EXPECT_FALSE(ValidateOutcome(fixture, outcome, Demand::Optimal));
}
} // namespace NavCore::Tests
