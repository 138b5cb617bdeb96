// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Search/ScenarioTable.h"

#include "NavCore/Grid/GridEdit.h"
#include "Search/ScenarioMaps.h"

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
	Scenario{"Empty", &ScenarioMaps::Empty, AlwaysFound},
	Scenario{"WallWithGap", &ScenarioMaps::WallWithGap, AlwaysFound},
	Scenario{"UTrap", &ScenarioMaps::UTrap, AlwaysFound},
	Scenario{"PocketStart", &ScenarioMaps::PocketStart, AlwaysNoPath},
	Scenario{"PocketGoal", &ScenarioMaps::PocketGoal, AlwaysNoPath},
	Scenario{"Maze", &ScenarioMaps::Maze, AlwaysFound},
	Scenario{"DiagonalSqueeze", &ScenarioMaps::DiagonalSqueeze, {Found, NoPath, NoPath, NoPath}},
	Scenario{"OneCornerBlocked", &ScenarioMaps::OneCornerBlocked, AlwaysFound},
	Scenario{"StartIsGoal", &ScenarioMaps::StartIsGoal, AlwaysFound},
	Scenario{"Corridor", &ScenarioMaps::Corridor, AlwaysFound},
	Scenario{"Column", &ScenarioMaps::Column, AlwaysFound},
	Scenario{"SingleCell", &ScenarioMaps::SingleCell, AlwaysFound},
	Scenario{"TwoRoutes", &ScenarioMaps::TwoRoutes, AlwaysFound},
	Scenario{"DearEverywhere", &ScenarioMaps::DearEverywhere, AlwaysFound},
	Scenario{"HeightRamp", &ScenarioMaps::Cliff, AlwaysFound, RequestError::None, &RaiseRightHalf},
	Scenario{"HeightCliff", &ScenarioMaps::Cliff, AlwaysNoPath, RequestError::None, &RaiseGoal},
	Scenario{"NarrowGapForAWideAgent", &ScenarioMaps::NarrowGap, AlwaysNoPath, RequestError::None, &Wide},
	Scenario{"NarrowGapForASlimAgent", &ScenarioMaps::NarrowGap, AlwaysFound},
	Scenario{"HexDetour", &ScenarioMaps::HexDetour, AlwaysFound},
	Scenario{"TileDetour", &ScenarioMaps::TileDetour, AlwaysFound},
	Scenario{
		"StartBlocked", &ScenarioMaps::WallWithGap, AlwaysRefused, RequestError::StartBlocked, &BlockStart},
	Scenario{"GoalBlocked", &ScenarioMaps::WallWithGap, AlwaysRefused, RequestError::GoalBlocked, &BlockGoal},
	Scenario{"StartOffMap", &ScenarioMaps::WallWithGap, AlwaysRefused, RequestError::StartOffMap, &StartOff},
	Scenario{"GoalOffMap", &ScenarioMaps::WallWithGap, AlwaysRefused, RequestError::GoalOffMap, &GoalOff},
	Scenario{"StartTooNarrow", &ScenarioMaps::NarrowGap, AlwaysRefused, RequestError::StartTooNarrow,
		&TooWideAtStart},
	Scenario{"GoalTooNarrow", &ScenarioMaps::NarrowGap, AlwaysRefused, RequestError::GoalTooNarrow,
		&TooWideAtGoal},
};
} // namespace

std::span<const Scenario> AllScenarios()
{
	return scenarios;
}
} // namespace NavCore::Tests
