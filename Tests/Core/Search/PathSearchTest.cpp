// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What every search does around its search: checks, cancelling, repeated calls.
#include "NavCore/Search/PathSearch.h"

#include "NavCore/Grid/GridEdit.h"
#include "Support/GridFixture.h"
#include "Support/SearchSession.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
class AnySearch : public ::testing::TestWithParam<std::string>
{
protected:
	[[nodiscard]] static RequestError ErrorOf(const GridMap& map, const SearchRequest& request)
	{
		const SearchOutcome outcome = RunToEnd(GetParam(), map, request);
		EXPECT_EQ(outcome.status == SearchStatus::InvalidRequest, outcome.error != RequestError::None);
		EXPECT_TRUE(outcome.error == RequestError::None || outcome.counters.expanded == 0);
		return outcome.error;
	}
};

GridFixture Field()
{
	return GridFromText({
		"S.......",
		"..####..",
		".....#.G",
	});
}
} // namespace

TEST_P(AnySearch, IsIdleBeforeItsFirstQuery)
{
	SearchSession session(GetParam());
	WorkBudget budget;
	EXPECT_EQ(session.Search().Status(), SearchStatus::Idle);
	EXPECT_EQ(session.Search().Advance(budget), SearchStatus::Idle);
	session.Search().Cancel();
	EXPECT_EQ(session.Search().Status(), SearchStatus::Idle);
	EXPECT_TRUE(session.Search().GetPath().IsEmpty());
}

TEST_P(AnySearch, NeverSearchesInBegin)
{
	const GridFixture fixture = Field();
	SearchSession session(GetParam());
	EXPECT_EQ(session.Search().Begin(fixture.map, fixture.Request()), SearchStatus::Running);
	EXPECT_EQ(session.Search().Counters().expanded, 0);
}

TEST_P(AnySearch, RepeatsItsFinalStatus)
{
	const GridFixture fixture = Field();
	SearchSession session(GetParam());
	const SearchOutcome first = session.Run(fixture.map, fixture.Request());
	WorkBudget budget;
	EXPECT_EQ(session.Search().Advance(budget), SearchStatus::Found);
	EXPECT_EQ(budget.Used(), 0);
	EXPECT_TRUE(SameOutcome(first, OutcomeOf(session.Search())));
}

TEST_P(AnySearch, CanBeCancelledWhileItRuns)
{
	const GridFixture fixture = Field();
	SearchSession session(GetParam());
	WorkBudget budget(1);
	ASSERT_EQ(session.Search().Begin(fixture.map, fixture.Request()), SearchStatus::Running);
	ASSERT_EQ(session.Search().Advance(budget), SearchStatus::Running);
	session.Search().Cancel();
	EXPECT_EQ(session.Search().Status(), SearchStatus::Cancelled);
	WorkBudget more;
	EXPECT_EQ(session.Search().Advance(more), SearchStatus::Cancelled);
	EXPECT_TRUE(session.Search().GetPath().IsEmpty());
}

TEST_P(AnySearch, KeepsItsAnswerWhenItIsCancelledTooLate)
{
	const GridFixture fixture = Field();
	SearchSession session(GetParam());
	const SearchOutcome first = session.Run(fixture.map, fixture.Request());
	session.Search().Cancel();
	EXPECT_TRUE(SameOutcome(first, OutcomeOf(session.Search())));
}

TEST_P(AnySearch, StartEqualToGoalIsAPathOfOneCell)
{
	const GridFixture fixture = Field();
	SearchRequest request = fixture.Request();
	request.goal = request.start;
	const SearchOutcome outcome = RunToEnd(GetParam(), fixture.map, request);
	EXPECT_EQ(outcome.status, SearchStatus::Found);
	EXPECT_EQ(outcome.path.points, (std::vector<Cell>{request.start}));
	EXPECT_EQ(outcome.path.cost, Cost{});
	EXPECT_EQ(outcome.counters.expanded, 0);
	EXPECT_EQ(outcome.path.mapVersion, fixture.map.Version());
}

TEST_P(AnySearch, RefusesABlockedCellThatIsStartAndGoal)
{
	const GridFixture fixture = GridFromText({".#."});
	EXPECT_EQ(ErrorOf(fixture.map, {.start = {1, 0}, .goal = {1, 0}}), RequestError::StartBlocked);
}

TEST_P(AnySearch, RefusesEndsOffTheMapBeforeBlockedOnes)
{
	const GridFixture fixture = GridFromText({".#."});
	EXPECT_EQ(ErrorOf(fixture.map, {.start = {1, 0}, .goal = {3, 0}}), RequestError::GoalOffMap);
	EXPECT_EQ(ErrorOf(fixture.map, {.start = {0, -1}, .goal = {1, 0}}), RequestError::StartOffMap);
}

TEST_P(AnySearch, RefusesSquareEstimatesOnHexMaps)
{
	const GridFixture fixture = GridFromText({"S..", "..G"}, Topology::Hex);
	SearchRequest request = fixture.Request();
	for (const HeuristicKind kind :
		{HeuristicKind::Octile, HeuristicKind::Manhattan, HeuristicKind::Chebyshev, HeuristicKind::Euclidean})
	{
		request.heuristic = kind;
		EXPECT_EQ(ErrorOf(fixture.map, request), RequestError::HeuristicNotForThisMap);
	}
	request.heuristic = HeuristicKind::Zero;
	EXPECT_EQ(ErrorOf(fixture.map, request), RequestError::None);
}

TEST_P(AnySearch, RefusesAgentsThatTheClearanceLayerDoesNotKnow)
{
	GridFixture fixture = GridFromText({".....", ".S.G.", "....."});
	SearchRequest request = fixture.Request();
	request.clearance = 2;
	EXPECT_EQ(ErrorOf(fixture.map, request), RequestError::NoClearanceLayer);
	ASSERT_EQ(GridEdit(fixture.map).EnableClearance(2), GridError::None);
	EXPECT_EQ(ErrorOf(fixture.map, request), RequestError::None);
	request.clearance = 3;
	EXPECT_EQ(ErrorOf(fixture.map, request), RequestError::NoClearanceLayer);
}

TEST_P(AnySearch, StampsPathsWithTheMapVersion)
{
	GridFixture fixture = Field();
	ASSERT_EQ(GridEdit(fixture.map).SetWalkable({0, 2}, false), GridError::None);
	const SearchOutcome outcome = RunToEnd(GetParam(), fixture);
	EXPECT_EQ(outcome.path.mapVersion, fixture.map.Version());
	EXPECT_EQ(outcome.path.mapVersion, 2U);
}

INSTANTIATE_TEST_SUITE_P(Algorithms, AnySearch, ::testing::ValuesIn(AlgorithmNames()), NameOfCase());

TEST(WeightedAStar, RefusesWeightsOutOfRange)
{
	const GridFixture fixture = Field();
	SearchRequest request = fixture.Request();
	for (const std::int32_t weight : {999, 0, -1, SearchRequest::MaxWeightPermille + 1})
	{
		request.weightPermille = weight;
		EXPECT_EQ(RunToEnd("wastar", fixture.map, request).error, RequestError::BadWeight) << weight;
		EXPECT_EQ(RunToEnd("astar", fixture.map, request).error, RequestError::None) << weight;
	}
	request.weightPermille = SearchRequest::MaxWeightPermille;
	EXPECT_TRUE(ValidateOutcome(fixture, RunToEnd("wastar", fixture.map, request)));
}

TEST(PathSearch, EveryStatusAndErrorHasADescription)
{
	for (int i = 0; i <= static_cast<int>(SearchStatus::Cancelled); ++i)
	{
		EXPECT_NE(Describe(static_cast<SearchStatus>(i)), "unknown status");
	}
	for (int i = 0; i <= static_cast<int>(RequestError::NoGoal); ++i)
	{
		EXPECT_NE(Describe(static_cast<RequestError>(i)), "unknown error");
	}
	EXPECT_EQ(Describe(static_cast<SearchStatus>(200)), "unknown status");
	EXPECT_EQ(Describe(static_cast<RequestError>(200)), "unknown error");
}
} // namespace NavCore::Tests
