// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// However long the path, no piece of smoothing is larger than a quantum.
#include "PathSmootherTestSupport.h"

#include "NavCore/Grid/GridEdit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace NavCore::Tests
{
namespace
{
/** Which layers the map has, and so which smoother serves it. */
enum class Ground : std::uint8_t
{
	Plain,
	Jumps,
	Terrain,
	Clearance,
	Hex,
};

struct BudgetCase
{
	SmoothingMethod method = SmoothingMethod::StringPulling;
	Ground ground = Ground::Plain;
};

constexpr std::int32_t Side = 320;
/** Cells of a corridor of the serpentine, with the wall below it. */
constexpr std::int32_t Lane = 2;

/** One corridor that turns at either side of the map: about fifty thousand cells. */
GridMap Serpentine(Ground ground)
{
	const Topology topology = ground == Ground::Hex ? Topology::Hex : Topology::Octile;
	GridMap map = GridMap::Create({Side, Side, topology}).Value();
	GridEdit edit(map);
	for (std::int32_t y = 1; y < Side; y += Lane)
	{
		const bool left = (y / Lane) % 2 != 0;
		EXPECT_EQ(edit.FillWalkable({left ? 1 : 0, y, Side - 1, 1}, false), GridError::None);
	}
	if (ground == Ground::Terrain)
	{
		edit.EnableTerrain();
		EXPECT_EQ(edit.SetTerrain({5, 0}, 3), GridError::None);
	}
	if (ground == Ground::Clearance)
	{
		EXPECT_EQ(edit.EnableClearance(2), GridError::None);
	}
	if (ground == Ground::Jumps)
	{
		EXPECT_EQ(edit.EnableJumps(), GridError::None);
	}
	static_cast<void>(edit.Commit());
	return map;
}

/** Through open ground in zigzags, from corner to corner along one side, a cell away from the edges. */
Path Zigzag(const GridMap& map)
{
	Path path;
	for (std::int32_t y = 1; y + 1 < Side; ++y)
	{
		for (std::int32_t x = 1; x + 1 < Side; ++x)
		{
			path.points.push_back({y % 2 != 0 ? x : Side - 1 - x, y});
		}
	}
	MeasureCells(map, path);
	return path;
}

/** Along the one corridor there is. */
Path AlongSerpentine(const GridMap& map)
{
	return RunToEnd("astar", map, {.start = {0, 0}, .goal = {Side - 1, Side - Lane}}).path;
}

/** Smooths a unit at a time and returns the most that a slice used. */
std::int64_t LargestSlice(
	const GridMap& map, const Path& path, const SmoothingOptions& options, Smoothed& outSmoothed)
{
	PathSmoother smoother;
	SmoothingStatus status = smoother.Begin(map, path, options);
	std::int64_t largest = 0;
	std::int64_t slices = 0;
	while (status == SmoothingStatus::Running)
	{
		const std::int64_t looks = smoother.Counters().looks;
		WorkBudget budget(1);
		status = smoother.Advance(budget);
		largest = (std::max)(largest, budget.Used());
		EXPECT_GE(budget.Used() * 64, smoother.Counters().looks - looks) << "not all of it is charged";
		++slices;
	}
	outSmoothed = {status, smoother.Result(), smoother.Waypoints(), smoother.Counters()};
	const std::size_t cells = path.points.size() + outSmoothed.path.points.size();
	EXPECT_GT(slices * 512, static_cast<std::int64_t>(cells)) << "a slice reads or writes too much";
	return largest;
}

class EveryBudget : public ::testing::TestWithParam<BudgetCase>
{
protected:
	[[nodiscard]] static SmoothingOptions Options()
	{
		SmoothingOptions options;
		options.method = GetParam().method;
		return options;
	}
};

std::string NameOfBudgetCase(const ::testing::TestParamInfo<BudgetCase>& info)
{
	constexpr std::array methods{"String", "Rays", "BoxedRays"};
	constexpr std::array grounds{"Plain", "Jumps", "Terrain", "Clearance", "Hex"};
	return std::string(methods[static_cast<std::size_t>(info.param.method)]) +
		grounds[static_cast<std::size_t>(info.param.ground)];
}
} // namespace

TEST_P(EveryBudget, NoSliceOfALongCorridorIsLargerThanAQuantum)
{
	const GridMap map = Serpentine(GetParam().ground);
	const Path path = AlongSerpentine(map);
	ASSERT_GT(path.straightSteps + path.diagonalSteps, 49'000);
	Smoothed smoothed;
	EXPECT_LE(LargestSlice(map, path, Options(), smoothed), WorkBudget::QuantumExpansions);
	EXPECT_EQ(smoothed.status, SmoothingStatus::Done);
	EXPECT_EQ(smoothed.path.cost, path.cost) << "there is only one way";
}

TEST_P(EveryBudget, BeginDoesNothingThatGrowsWithThePath)
{
	const GridMap map = Serpentine(GetParam().ground);
	const Path path = AlongSerpentine(map);
	PathSmoother smoother;
	ASSERT_EQ(smoother.Begin(map, path, Options()), SmoothingStatus::Running);
	EXPECT_EQ(smoother.Counters().looks, 0);
	WorkBudget budget(10);
	EXPECT_EQ(smoother.Advance(budget), SmoothingStatus::Running) << "ten units are not enough to read it";
	EXPECT_TRUE(smoother.Result().IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Smoothers, EveryBudget,
	::testing::Values(BudgetCase{SmoothingMethod::StringPulling, Ground::Plain},
		BudgetCase{SmoothingMethod::StringPulling, Ground::Jumps},
		BudgetCase{SmoothingMethod::StringPulling, Ground::Terrain},
		BudgetCase{SmoothingMethod::StringPulling, Ground::Hex},
		BudgetCase{SmoothingMethod::Rays, Ground::Plain}, BudgetCase{SmoothingMethod::Rays, Ground::Terrain},
		BudgetCase{SmoothingMethod::BoxedRays, Ground::Plain}),
	NameOfBudgetCase);

TEST(PathSmootherBudget, NoSliceOfALongZigzagIsLargerThanAQuantum)
{
	for (const Ground ground : {Ground::Plain, Ground::Jumps, Ground::Clearance})
	{
		GridMap map = GridMap::Create({Side, Side}).Value();
		GridEdit edit(map);
		EXPECT_EQ(ground == Ground::Clearance ? edit.EnableClearance(3) : GridError::None, GridError::None);
		EXPECT_EQ(ground == Ground::Jumps ? edit.EnableJumps() : GridError::None, GridError::None);
		static_cast<void>(edit.Commit());
		const Path path = Zigzag(map);
		ASSERT_GT(path.points.size(), 100'000U);
		SmoothingOptions options;
		options.clearance = ground == Ground::Clearance ? 2 : 1;
		Smoothed smoothed;
		EXPECT_LE(LargestSlice(map, path, options, smoothed), WorkBudget::QuantumExpansions);
		EXPECT_EQ(smoothed.path.cost.units, (Side - 3) * StraightUnits);
	}
}
} // namespace NavCore::Tests
