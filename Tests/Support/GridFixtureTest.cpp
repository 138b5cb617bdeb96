// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Support/GridFixture.h"

#include "NavCore/Grid/GridEdit.h"

#include <gtest/gtest.h>

#include <vector>

namespace NavCore::Tests
{
TEST(GridFixture, DrawingSetsWallsTerrainAndEnds)
{
	const GridFixture fixture = GridFromText({
		"S.#",
		"7.G",
	});
	EXPECT_EQ(fixture.start, (Cell{0, 0}));
	EXPECT_EQ(fixture.goal, (Cell{2, 1}));
	EXPECT_EQ(fixture.map.WalkableCount(), 5);
	EXPECT_FALSE(fixture.map.IsWalkable({2, 0}));
	EXPECT_EQ(fixture.map.TerrainAt({0, 1}), 7);
	EXPECT_EQ(fixture.map.TerrainAt({1, 1}), TerrainNeutral);
}

TEST(GridFixture, DrawingWithoutDigitsHasNoTerrainLayer)
{
	EXPECT_FALSE(GridFromText({"S.G"}).map.HasTerrain());
}

TEST(GridFixture, BothFormsOfAMapAgree)
{
	const GridFixture fixture = GridFromText(
		{
			"S.#.",
			"2..9",
			"##.G",
		},
		Topology::Hex, CornerRule::OneFree);
	const NavReference::ReferenceGrid copy = ToReference(fixture.map);
	EXPECT_EQ(copy.walkable, fixture.reference.walkable);
	EXPECT_EQ(copy.shape, NavReference::GridShape::Hex);
	EXPECT_EQ(copy.corners, NavReference::Corners::OneFree);
	EXPECT_EQ(copy.terrain, fixture.reference.terrain);
	EXPECT_TRUE(copy.heights.empty());
}

TEST(GridFixture, ReferenceCopiesHeightAndClearance)
{
	GridFixture fixture = GridFromText({"...", "..."});
	{
		GridEdit edit(fixture.map);
		ASSERT_EQ(edit.EnableHeight(4), GridError::None);
		ASSERT_EQ(edit.SetHeight({1, 1}, -9), GridError::None);
	}
	const NavReference::ReferenceGrid copy = ToReference(fixture.map, 3);
	EXPECT_EQ(copy.heights, (std::vector<int>{0, 0, 0, 0, -9, 0}));
	EXPECT_EQ(copy.climbLimit, 4);
	EXPECT_EQ(copy.requiredClearance, 3);
}
} // namespace NavCore::Tests
