// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Search/ScenarioTable.h"

#include "NavCore/Grid/GridEdit.h"

namespace NavCore::Tests
{
namespace
{
constexpr SearchStatus Found = SearchStatus::Found;
constexpr SearchStatus NoPath = SearchStatus::NoPath;
constexpr SearchStatus Refused = SearchStatus::InvalidRequest;
constexpr std::array<SearchStatus, 4> AlwaysFound{Found, Found, Found, Found};
constexpr std::array<SearchStatus, 4> AlwaysNoPath{NoPath, NoPath, NoPath, NoPath};
constexpr std::array<SearchStatus, 4> AlwaysRefused{Refused, Refused, Refused, Refused};

GridFixture Empty(CornerRule rule)
{
	return GridFromText(
		{
			"S.......",
			"........",
			"........",
			".......G",
		},
		Topology::Octile, rule);
}

GridFixture WallWithGap(CornerRule rule)
{
	return GridFromText(
		{
			"....#....",
			"....#....",
			"S...#...G",
			"....#....",
			"....#....",
			".........",
		},
		Topology::Octile, rule);
}

GridFixture UTrap(CornerRule rule)
{
	return GridFromText(
		{
			"............",
			"..#######...",
			"........#...",
			"S.......#..G",
			"........#...",
			"..#######...",
			"............",
		},
		Topology::Octile, rule);
}

GridFixture PocketStart(CornerRule rule)
{
	return GridFromText(
		{
			"###....",
			"#S#....",
			"###...G",
		},
		Topology::Octile, rule);
}

GridFixture PocketGoal(CornerRule rule)
{
	return GridFromText(
		{
			"S......",
			"....###",
			"....#G#",
			"....###",
		},
		Topology::Octile, rule);
}

GridFixture Maze(CornerRule rule)
{
	return GridFromText(
		{
			"S#.....#.",
			".#.###.#.",
			".#.#...#.",
			".#.#.###.",
			"...#.....",
			"####.###.",
			".....#...",
			".#####.##",
			".......#G",
			"######...",
		},
		Topology::Octile, rule);
}

GridFixture DiagonalSqueeze(CornerRule rule)
{
	return GridFromText(
		{
			"..#..",
			"S.#..",
			"..#..",
			"##...",
			"...#.",
			"...#G",
		},
		Topology::Octile, rule);
}

GridFixture OneCornerBlocked(CornerRule rule)
{
	return GridFromText(
		{
			"S#.",
			"...",
			".#G",
		},
		Topology::Octile, rule);
}

GridFixture StartIsGoal(CornerRule rule)
{
	GridFixture fixture = GridFromText({"S..", ".#."}, Topology::Octile, rule);
	fixture.goal = fixture.start;
	return fixture;
}

GridFixture Corridor(CornerRule rule)
{
	return GridFromText({"S..............................................................................G"},
		Topology::Octile, rule);
}

GridFixture Column(CornerRule rule)
{
	return GridFromText({"G", ".", ".", ".", ".", ".", "S", "."}, Topology::Octile, rule);
}

GridFixture SingleCell(CornerRule rule)
{
	return GridFromText({"S"}, Topology::Octile, rule);
}

GridFixture TwoRoutes(CornerRule rule)
{
	return GridFromText(
		{
			"..........",
			".########.",
			".########.",
			"S55555555G",
			"..........",
		},
		Topology::Octile, rule);
}

GridFixture DearEverywhere(CornerRule rule)
{
	return GridFromText({"S333333G", "33393333", "33333333"}, Topology::Octile, rule);
}

GridFixture Cliff(CornerRule rule)
{
	return GridFromText(
		{
			"......",
			"S.#..G",
			"......",
		},
		Topology::Octile, rule);
}

GridFixture NarrowGap(CornerRule rule)
{
	return GridFromText(
		{
			"...............",
			"...............",
			".S.....#.....G.",
			".......#.......",
			".......#.......",
			"...............",
		},
		Topology::Octile, rule);
}

GridFixture HexDetour(CornerRule rule)
{
	return GridFromText(
		{
			".....#..",
			"S.#..#.G",
			"..#.....",
			"..####..",
			"........",
		},
		Topology::Hex, rule);
}

GridFixture TileDetour(CornerRule rule)
{
	return GridFromText(
		{
			"S.#.....",
			"..#.###.",
			".....#G.",
		},
		Topology::Tile, rule);
}

/** The upper row is a ramp, the lower one a cliff: only the ramp leads across. */
void RaiseRightHalf(GridFixture& fixture, SearchRequest&)
{
	GridEdit edit(fixture.map);
	EXPECT_EQ(edit.EnableHeight(2), GridError::None);
	for (std::int32_t x = 0; x < fixture.map.Width(); ++x)
	{
		const auto ramp = static_cast<std::int16_t>(2 * x);
		EXPECT_EQ(edit.SetHeight({x, 0}, ramp), GridError::None);
		EXPECT_EQ(edit.SetHeight({x, 1}, static_cast<std::int16_t>(x < 3 ? 0 : 10)), GridError::None);
		EXPECT_EQ(edit.SetHeight({x, 2}, static_cast<std::int16_t>(x < 3 ? 0 : 10)), GridError::None);
	}
	static_cast<void>(edit.Commit());
	fixture.reference = ToReference(fixture.map);
}

/** Nothing leads up. */
void RaiseGoal(GridFixture& fixture, SearchRequest&)
{
	GridEdit edit(fixture.map);
	EXPECT_EQ(edit.EnableHeight(1), GridError::None);
	EXPECT_EQ(edit.SetHeight(fixture.goal, -5), GridError::None);
	static_cast<void>(edit.Commit());
	fixture.reference = ToReference(fixture.map);
}

void AskForClearance(GridFixture& fixture, SearchRequest& request, std::uint8_t clearance)
{
	GridEdit edit(fixture.map);
	EXPECT_EQ(edit.EnableClearance(4), GridError::None);
	static_cast<void>(edit.Commit());
	request.clearance = clearance;
	fixture.reference = ToReference(fixture.map, clearance);
}

void Wide(GridFixture& fixture, SearchRequest& request)
{
	AskForClearance(fixture, request, 2);
	fixture.start = request.start = {1, 3};
	fixture.goal = request.goal = {13, 3};
}

void TooWideAtStart(GridFixture& fixture, SearchRequest& request)
{
	AskForClearance(fixture, request, 3);
	request.start = {1, 3};
}

void TooWideAtGoal(GridFixture& fixture, SearchRequest& request)
{
	AskForClearance(fixture, request, 3);
	request.start = {4, 3};
	request.goal = {13, 3};
}

void BlockStart(GridFixture& fixture, SearchRequest& request)
{
	request.start = fixture.start = {4, 0};
}

void BlockGoal(GridFixture& fixture, SearchRequest& request)
{
	request.goal = fixture.goal = {4, 0};
}

void StartOff(GridFixture& fixture, SearchRequest& request)
{
	request.start = fixture.start = {-1, 2};
}

void GoalOff(GridFixture& fixture, SearchRequest& request)
{
	request.goal = fixture.goal = {3, 6};
}

constexpr std::array scenarios{
	Scenario{"Empty", &Empty, AlwaysFound},
	Scenario{"WallWithGap", &WallWithGap, AlwaysFound},
	Scenario{"UTrap", &UTrap, AlwaysFound},
	Scenario{"PocketStart", &PocketStart, AlwaysNoPath},
	Scenario{"PocketGoal", &PocketGoal, AlwaysNoPath},
	Scenario{"Maze", &Maze, AlwaysFound},
	Scenario{"DiagonalSqueeze", &DiagonalSqueeze, {Found, NoPath, NoPath, NoPath}},
	Scenario{"OneCornerBlocked", &OneCornerBlocked, AlwaysFound},
	Scenario{"StartIsGoal", &StartIsGoal, AlwaysFound},
	Scenario{"Corridor", &Corridor, AlwaysFound},
	Scenario{"Column", &Column, AlwaysFound},
	Scenario{"SingleCell", &SingleCell, AlwaysFound},
	Scenario{"TwoRoutes", &TwoRoutes, AlwaysFound},
	Scenario{"DearEverywhere", &DearEverywhere, AlwaysFound},
	Scenario{"HeightRamp", &Cliff, AlwaysFound, RequestError::None, &RaiseRightHalf},
	Scenario{"HeightCliff", &Cliff, AlwaysNoPath, RequestError::None, &RaiseGoal},
	Scenario{"NarrowGapForAWideAgent", &NarrowGap, AlwaysNoPath, RequestError::None, &Wide},
	Scenario{"NarrowGapForASlimAgent", &NarrowGap, AlwaysFound},
	Scenario{"HexDetour", &HexDetour, AlwaysFound},
	Scenario{"TileDetour", &TileDetour, AlwaysFound},
	Scenario{"StartBlocked", &WallWithGap, AlwaysRefused, RequestError::StartBlocked, &BlockStart},
	Scenario{"GoalBlocked", &WallWithGap, AlwaysRefused, RequestError::GoalBlocked, &BlockGoal},
	Scenario{"StartOffMap", &WallWithGap, AlwaysRefused, RequestError::StartOffMap, &StartOff},
	Scenario{"GoalOffMap", &WallWithGap, AlwaysRefused, RequestError::GoalOffMap, &GoalOff},
	Scenario{"StartTooNarrow", &NarrowGap, AlwaysRefused, RequestError::StartTooNarrow, &TooWideAtStart},
	Scenario{"GoalTooNarrow", &NarrowGap, AlwaysRefused, RequestError::GoalTooNarrow, &TooWideAtGoal},
};
} // namespace

std::span<const Scenario> AllScenarios()
{
	return scenarios;
}
} // namespace NavCore::Tests
