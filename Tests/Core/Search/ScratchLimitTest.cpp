// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Searches under a memory cap.
#include "NavCore/Graph/Algorithms.h"
#include "Support/RandomMap.h"
#include "Support/SearchSession.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace NavCore::Tests
{
namespace
{
constexpr std::size_t Kilobyte = 1024;

/** Walls enough that jump points lie everywhere. */
GridMap LargeMap()
{
	const MapSpec spec{.width = 1000, .height = 1000, .blockedPercent = 20, .seed = 6};
	return BuildMap(spec);
}

Cell FreeCellNear(const GridMap& map, Cell cell)
{
	Random random(1);
	Cell found = cell;
	while (!map.IsWalkable(found))
	{
		found = {cell.x + random.Range(-3, 3), cell.y + random.Range(-3, 3)};
	}
	return found;
}

SearchRequest Query(const GridMap& map, Cell from, Cell to)
{
	SearchRequest request;
	request.start = FreeCellNear(map, from);
	request.goal = FreeCellNear(map, to);
	return request;
}

SearchRequest AcrossTheMap(const GridMap& map)
{
	return Query(map, {10, 10}, {990, 990});
}

class ScratchLimit : public ::testing::TestWithParam<std::string>
{
};
} // namespace

TEST_P(ScratchLimit, EndsASearchWithOutOfMemory)
{
	const GridMap map = LargeMap();
	SearchSession session(GetParam(), 100 * Kilobyte);
	const SearchOutcome outcome = session.Run(map, AcrossTheMap(map));
	EXPECT_EQ(outcome.status, SearchStatus::OutOfMemory);
	EXPECT_TRUE(outcome.path.IsEmpty());
	EXPECT_LE(session.Scratch().Bytes(), 100 * Kilobyte);
}

TEST_P(ScratchLimit, TooSmallToBeginEndsWithOutOfMemory)
{
	const GridMap map = LargeMap();
	SearchSession session(GetParam(), 16);
	EXPECT_EQ(session.Run(map, AcrossTheMap(map)).status, SearchStatus::OutOfMemory);
}

TEST_P(ScratchLimit, GivesAPartialPathWhenAskedTo)
{
	const GridMap map = LargeMap();
	SearchSession session(GetParam(), 100 * Kilobyte);
	SearchRequest request = AcrossTheMap(map);
	request.allowPartial = true;
	const SearchOutcome outcome = session.Run(map, request);
	EXPECT_EQ(outcome.status, SearchStatus::Partial);
	EXPECT_EQ(outcome.whyPartial, PartialReason::OutOfMemory);
	EXPECT_TRUE(ValidateOutcome(ToReference(map), request, outcome));
}

TEST_P(ScratchLimit, ThatIsLargeEnoughChangesNothing)
{
	const GridMap map = LargeMap();
	const SearchRequest request = AcrossTheMap(map);
	SearchSession unlimited(GetParam());
	const SearchOutcome expected = unlimited.Run(map, request);
	ASSERT_EQ(expected.status, SearchStatus::Found);
	SearchSession capped(GetParam(), unlimited.Scratch().Bytes());
	EXPECT_TRUE(SameOutcome(expected, capped.Run(map, request)));
}

TEST_P(ScratchLimit, DoesNotStopALaterSmallerQuery)
{
	const GridMap map = LargeMap();
	const SearchRequest nearby = Query(map, {500, 500}, {505, 500});
	SearchSession unlimited(GetParam());
	static_cast<void>(unlimited.Run(map, nearby));
	SearchSession session(GetParam(), unlimited.Scratch().Bytes());
	ASSERT_EQ(session.Run(map, AcrossTheMap(map)).status, SearchStatus::OutOfMemory);
	EXPECT_TRUE(SameOutcome(session.Run(map, nearby), RunToEnd(GetParam(), map, nearby)));
}

TEST_P(ScratchLimit, MovesItsPagesFromOneCornerOfTheMapToTheOther)
{
	const GridMap map = LargeMap();
	const SearchRequest first = Query(map, {20, 20}, {80, 80});
	const SearchRequest second = Query(map, {920, 920}, {980, 980});
	SearchSession unlimited(GetParam());
	static_cast<void>(unlimited.Run(map, first));
	const std::size_t oneCorner = unlimited.Scratch().Bytes();
	SearchSession other(GetParam());
	static_cast<void>(other.Run(map, second));
	// Room for the larger of the two corners, not for both.
	const std::size_t cap = (std::max)(oneCorner, other.Scratch().Bytes());
	static_cast<void>(unlimited.Run(map, second));
	ASSERT_GT(unlimited.Scratch().Bytes(), cap);

	SearchSession capped(GetParam(), cap);
	EXPECT_TRUE(SameOutcome(capped.Run(map, first), RunToEnd(GetParam(), map, first)));
	EXPECT_TRUE(SameOutcome(capped.Run(map, second), RunToEnd(GetParam(), map, second)));
	EXPECT_TRUE(SameOutcome(capped.Run(map, first), RunToEnd(GetParam(), map, first)));
	EXPECT_LE(capped.Scratch().Bytes(), cap);
}

TEST_P(ScratchLimit, IsKeptByRandomQueries)
{
	const GridMap map = LargeMap();
	const NavReference::ReferenceGrid reference = ToReference(map);
	constexpr std::size_t cap = 300 * Kilobyte;
	SearchSession session(GetParam(), cap);
	Random random(8);
	for (int i = 0; i < 60; ++i)
	{
		const Cell start = RandomFreeCell(map, random);
		const Cell beside{std::clamp(start.x + random.Range(-60, 60), 3, 996),
			std::clamp(start.y + random.Range(-60, 60), 3, 996)};
		SearchRequest request = Query(map, start, beside);
		request.allowPartial = random.Percent(50);
		const SearchOutcome outcome = session.Run(map, request);
		ASSERT_LE(session.Scratch().Bytes(), cap);
		ASSERT_TRUE(outcome.path.IsEmpty() ||
			NavReference::ValidatePath(reference, outcome.path, request.start, request.goal));
		const bool capped =
			outcome.status == SearchStatus::OutOfMemory || outcome.whyPartial == PartialReason::OutOfMemory;
		ASSERT_TRUE(capped || SameOutcome(outcome, RunToEnd(GetParam(), map, request))) << "query " << i;
	}
}

INSTANTIATE_TEST_SUITE_P(Algorithms, ScratchLimit, ::testing::ValuesIn(AlgorithmNames()), NameOfCase());
} // namespace NavCore::Tests
