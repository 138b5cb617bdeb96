// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/GridEdit.h"
#include "NavReference/ReferenceSolver.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

#include <tuple>

namespace NavCore::Tests
{
namespace
{
std::string ServerOf(const GridFixture& fixture, std::uint8_t clearance = 1)
{
	SearchRequest request = fixture.Request();
	request.clearance = clearance;
	return RunToEnd("jps", fixture.map, request).servedBy;
}

/** True when no point lies on the straight way between its neighbours. */
bool AreTurningPoints(const std::vector<Cell>& points)
{
	const auto sign = [](std::int32_t value)
	{
		return (value > 0) - (value < 0);
	};
	for (std::size_t i = 1; i + 1 < points.size(); ++i)
	{
		const bool sameX = sign(points[i].x - points[i - 1].x) == sign(points[i + 1].x - points[i].x);
		const bool sameY = sign(points[i].y - points[i - 1].y) == sign(points[i + 1].y - points[i].y);
		if (sameX && sameY)
		{
			return false;
		}
	}
	return true;
}
} // namespace

TEST(JumpPointSearch, ServesUniformOctileMapsItself)
{
	for (const CornerRule rule : {CornerRule::Always, CornerRule::OneFree, CornerRule::NoneBlocked})
	{
		EXPECT_EQ(ServerOf(GridFromText({"S..", "..G"}, Topology::Octile, rule)), "jps");
	}
}

TEST(JumpPointSearch, LeavesOtherTopologiesAndRulesToAStar)
{
	EXPECT_EQ(ServerOf(GridFromText({"S..", "..G"}, Topology::Tile)), "astar");
	EXPECT_EQ(ServerOf(GridFromText({"S..", "..G"}, Topology::Hex)), "astar");
	EXPECT_EQ(ServerOf(GridFromText({"S..", "..G"}, Topology::Octile, CornerRule::Never)), "astar");
}

TEST(JumpPointSearch, LeavesWeightedMapsToAStar)
{
	EXPECT_EQ(ServerOf(GridFromText({"S2.", "..G"})), "astar");
}

TEST(JumpPointSearch, LeavesHeightsToAStar)
{
	GridFixture fixture = GridFromText({"S..", "..G"});
	{
		GridEdit edit(fixture.map);
		ASSERT_EQ(edit.EnableHeight(1), GridError::None);
	}
	EXPECT_EQ(ServerOf(fixture), "astar");
}

TEST(JumpPointSearch, LeavesWideAgentsToAStar)
{
	GridFixture fixture = GridFromText({"......", ".S..G.", "......"});
	{
		GridEdit edit(fixture.map);
		ASSERT_EQ(edit.EnableClearance(3), GridError::None);
	}
	EXPECT_EQ(ServerOf(fixture, 1), "jps");
	EXPECT_EQ(ServerOf(fixture, 2), "astar");
}

TEST(JumpPointSearch, ForgetsWhoServedTheQueryBefore)
{
	const GridFixture tiles = GridFromText({"S..", "..G"}, Topology::Tile);
	const GridFixture squares = GridFromText({"S..", "..G"});
	SearchRequest standing = squares.Request();
	standing.goal = standing.start;
	SearchSession session("jps");
	EXPECT_EQ(session.Run(tiles.map, tiles.Request()).servedBy, "astar");
	EXPECT_EQ(session.Run(squares.map, standing).servedBy, "jps");
}

TEST(JumpPointSearch, ListsTurningPointsOnly)
{
	const GridFixture fixture = GridFromText({
		"S.........",
		"..........",
		".......###",
		".........G",
	});
	const SearchOutcome outcome = RunToEnd("jps", fixture);
	EXPECT_EQ(outcome.path.form, PathForm::Waypoints);
	EXPECT_TRUE(AreTurningPoints(outcome.path.points));
	EXPECT_TRUE(ValidateOutcome(fixture, outcome, Demand::Optimal));
}

TEST(JumpPointSearch, AStraightWayHasTwoPoints)
{
	const GridFixture fixture = GridFromText({
		"...........................................................................",
		"S.........................................................................G",
		"...........................................................................",
	});
	EXPECT_EQ(RunToEnd("jps", fixture).path.points, (std::vector<Cell>{fixture.start, fixture.goal}));
}

TEST(JumpPointSearch, WaypointsOfRandomMapsAreMinimalAndExpandToLegalCells)
{
	CheckProperty(6000,
		[]
		{
			const MapSpec spec = *UniformOctileSpec(80);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			SearchRequest request = RandomRequest(map, random);
			request.allowPartial = random.Percent(50);
			const SearchOutcome outcome = RunToEnd("jps", map, request);
			RC_ASSERT(AreTurningPoints(outcome.path.points));
			const NavReference::ReferenceGrid reference = ToReference(map);
			Prove(ValidateOutcome(reference, request, outcome, Demand::Optimal));
			SearchOutcome cells = outcome;
			ExpandToCells(outcome.path, cells.path.points);
			cells.path.form = PathForm::Cells;
			Prove(ValidateOutcome(reference, request, cells, Demand::Optimal));
		});
}

namespace
{
using LargeMap = std::tuple<CornerRule, std::int32_t, MapVariant>;

class JumpsOnLargeMaps : public ::testing::TestWithParam<LargeMap>
{
protected:
	[[nodiscard]] static MapSpec Spec(WallStyle style)
	{
		const auto [rule, percent, variant] = GetParam();
		return {.width = 200,
			.height = 203,
			.cornerRule = rule,
			.style = style,
			.blockedPercent = percent,
			.variant = variant,
			.seed = static_cast<std::uint64_t>(percent)};
	}
};

std::string NameOfLargeMap(const ::testing::TestParamInfo<LargeMap>& info)
{
	const auto [rule, percent, variant] = info.param;
	constexpr std::array rules{"Always", "OneFree", "NoneBlocked", "Never"};
	return std::string(rules[static_cast<std::size_t>(rule)]) + "_" + std::to_string(percent) + "Percent_" +
		std::string(NameOf(variant));
}

/** Runs both searches on random queries and returns how often their answers differ. */
int CountDifferences(const MapSpec& spec, int queries)
{
	const GridMap map = BuildMap(spec);
	const NavReference::ReferenceGrid reference = ToReference(map);
	SearchSession jumps("jps");
	SearchSession steps("astar");
	Random random(spec.seed + 99);
	int differences = 0;
	for (int i = 0; i < queries; ++i)
	{
		const SearchRequest request = RandomRequest(map, random);
		const SearchOutcome jumped = jumps.Run(map, request);
		const SearchOutcome stepped = steps.Run(map, request);
		const bool same = jumped.status == stepped.status && jumped.path.cost == stepped.path.cost;
		differences += same && jumped.servedBy == "jps" ? 0 : 1;
		EXPECT_TRUE(jumped.path.IsEmpty() ||
			NavReference::ValidatePath(reference, jumped.path, request.start, request.goal));
	}
	return differences;
}
} // namespace

TEST_P(JumpsOnLargeMaps, CostWhatAStarSaysOnNoise)
{
	EXPECT_EQ(CountDifferences(Spec(WallStyle::Noise), ByBuild(300, 30)), 0);
}

TEST_P(JumpsOnLargeMaps, CostWhatAStarSaysBetweenBoxes)
{
	EXPECT_EQ(CountDifferences(Spec(WallStyle::Boxes), ByBuild(300, 30)), 0);
}

TEST_P(JumpsOnLargeMaps, CostWhatAStarSaysBetweenWalls)
{
	EXPECT_EQ(CountDifferences(Spec(WallStyle::Lines), ByBuild(300, 30)), 0);
}

INSTANTIATE_TEST_SUITE_P(Maps, JumpsOnLargeMaps,
	::testing::Combine(::testing::Values(CornerRule::Always, CornerRule::OneFree, CornerRule::NoneBlocked),
		::testing::Values(5, 15, 25, 35, 45), ::testing::ValuesIn(AllMapVariants)),
	NameOfLargeMap);

TEST(JumpPointSearch, PushesFarFewerNodesThanAStarOnOpenMaps)
{
	const MapSpec spec{
		.width = 200, .height = 200, .style = WallStyle::Boxes, .blockedPercent = 10, .seed = 12};
	const GridMap map = BuildMap(spec);
	Random random(1);
	std::int64_t jumps = 0;
	std::int64_t steps = 0;
	for (int i = 0; i < 50; ++i)
	{
		const SearchRequest request = RandomRequest(map, random);
		jumps += RunToEnd("jps", map, request).counters.generated;
		steps += RunToEnd("astar", map, request).counters.generated;
	}
	EXPECT_LT(jumps * 10, steps * 3);
}

class JumpsAfterEdits : public ::testing::TestWithParam<std::tuple<CornerRule, MapVariant>>
{
};

TEST_P(JumpsAfterEdits, CostWhatAStarSays)
{
	const auto [rule, variant] = GetParam();
	const MapSpec spec{.width = 130,
		.height = 127,
		.cornerRule = rule,
		.blockedPercent = 30,
		.variant = variant,
		.seed = 77};
	GridMap map = BuildMap(spec);
	Random random(3);
	SearchSession jumps("jps");
	for (int i = 0; i < ByBuild(500, 50); ++i)
	{
		EditAtRandom(map, random);
		const SearchRequest request = RandomRequest(map, random);
		const SearchOutcome stepped = RunToEnd("astar", map, request);
		const SearchOutcome jumped = jumps.Run(map, request);
		ASSERT_EQ(jumped.status, stepped.status) << "query " << i;
		ASSERT_EQ(jumped.path.cost, stepped.path.cost) << "query " << i;
	}
}

INSTANTIATE_TEST_SUITE_P(Maps, JumpsAfterEdits,
	::testing::Combine(::testing::Values(CornerRule::Always, CornerRule::OneFree, CornerRule::NoneBlocked),
		::testing::ValuesIn(AllMapVariants)));
} // namespace NavCore::Tests
