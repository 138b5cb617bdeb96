// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/PathCheck.h"

#include "Support/Properties.h"
#include "Support/SearchRunner.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
/** What the independent validator finds from a cell on. */
std::optional<BrokenStep> FirstBreak(
	const NavReference::ReferenceGrid& grid, const std::vector<Cell>& cells, std::size_t from)
{
	for (std::size_t i = from; i < cells.size(); ++i)
	{
		const bool stands = NavReference::IsPassable(grid, ToPoint(cells[i]));
		if (!stands)
		{
			return BrokenStep{i, cells[i]};
		}
		if (i + 1 < cells.size() &&
			NavReference::JudgeStep(grid, ToPoint(cells[i]), ToPoint(cells[i + 1])) !=
				NavReference::StepVerdict::Legal)
		{
			return BrokenStep{i, cells[i + 1]};
		}
	}
	return std::nullopt;
}
} // namespace

TEST(PathCheck, FindsTheFirstStepThatTheValidatorRefuses)
{
	CheckProperty(4000,
		[]
		{
			const MapSpec spec = *AnySpec(50);
			Random random(*AnySeed());
			GridMap map = BuildMap(spec);
			SearchRequest request = RandomRequest(map, random, spec.clearance);
			request.allowPartial = true;
			Path path = RunToEnd(random.Percent(50) ? "jps" : "astar", map, request).path;
			RC_PRE(!path.IsEmpty());
			EditAtRandom(map, random);
			std::vector<Cell> cells;
			ExpandToCells(path, cells);
			const auto from =
				static_cast<std::size_t>(random.Range(0, static_cast<std::int32_t>(cells.size()) - 1));
			const NavReference::ReferenceGrid grid = ToReference(map, spec.clearance);
			const std::optional<BrokenStep> found = FindBrokenStep(map, path, spec.clearance, from);
			RC_ASSERT(found == FirstBreak(grid, cells, from));

			// A few steps at a time, the same.
			PathPlace place = PlaceAt(path, from);
			RC_ASSERT(place.cell == cells[from]);
			PathCheckStatus status = PathCheckStatus::Running;
			while (status == PathCheckStatus::Running)
			{
				status = AdvanceSound(
					map, path, spec.clearance, place, static_cast<std::size_t>(random.Range(1, 9)));
			}
			RC_ASSERT((status == PathCheckStatus::Broken) == found.has_value());
			RC_ASSERT(place.step == (found ? found->step : cells.size() - 1));
			RC_ASSERT(place.cell == cells[place.step]);
		});
}

TEST(PathCheck, PlacesBeyondTheEndAreTheEnd)
{
	Path path;
	path.form = PathForm::Waypoints;
	path.points = {{1, 1}, {5, 5}, {5, 9}};
	EXPECT_EQ(PlaceAt(path, 0), (PathPlace{{1, 1}, 0, 1}));
	EXPECT_EQ(PlaceAt(path, 2), (PathPlace{{3, 3}, 2, 1}));
	EXPECT_EQ(PlaceAt(path, 4), (PathPlace{{5, 5}, 4, 2}));
	EXPECT_EQ(PlaceAt(path, 7), (PathPlace{{5, 8}, 7, 2}));
	EXPECT_EQ(PlaceAt(path, 99), (PathPlace{{5, 9}, 8, 3}));
}

TEST(PathCheck, PointsThatMakeNoPathAreBroken)
{
	const GridMap map = GridMap::Create({.width = 20, .height = 20}).Value();
	Path path;
	EXPECT_EQ(FindBrokenStep(map, path), std::nullopt);
	path.points = {{3, 3}, {5, 3}};
	EXPECT_EQ(FindBrokenStep(map, path), (BrokenStep{0, {4, 3}})) << "a path of cells that leaves one out";
	path.form = PathForm::Waypoints;
	EXPECT_EQ(FindBrokenStep(map, path), std::nullopt);
	path.points = {{3, 3}, {5, 4}};
	EXPECT_TRUE(FindBrokenStep(map, path).has_value());
	path.points = {{3, 3}, {3, 3}};
	EXPECT_TRUE(FindBrokenStep(map, path).has_value());
	path.points = {{3, 3}, {30, 3}};
	EXPECT_TRUE(FindBrokenStep(map, path).has_value());
	path.points = {{-1, 3}, {3, 3}};
	EXPECT_EQ(FindBrokenStep(map, path), (BrokenStep{0, {-1, 3}}));
	path.points = {{3, 3}, {9, 3}};
	EXPECT_TRUE(FindBrokenStep(map, path, 2).has_value()) << "the map has no clearance layer";
}
} // namespace NavCore::Tests
