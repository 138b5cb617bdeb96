// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "MeshFixture.h"

#include "NavRecast/ObstacleTiles.h"

#include <gtest/gtest.h>

namespace RecastTest
{
using NavRecast::ExtrudedMap;
using NavRecast::NavMeshQuery;
using NavRecast::ObstacleTiles;

TEST(ObstacleTiles, ABoxRisesAndFalls)
{
	const NavCore::GridMap map = NavCore::GridMap::Create({.width = 80, .height = 80}).Value();
	const ExtrudedMap source(map);
	ObstacleTiles tiles(source, {});
	ASSERT_TRUE(tiles.IsValid());
	EXPECT_GT(tiles.Bytes(), 0U);
	EXPECT_TRUE(HasFloorAt(NavMeshQuery(tiles.Mesh(), 64), {33, 33}));
	const auto box = tiles.Add({{28, -0.5F, 28}, {36, 4, 36}});
	ASSERT_TRUE(box.has_value());
	EXPECT_FALSE(HasFloorAt(NavMeshQuery(tiles.Mesh(), 64), {33, 33}));
	EXPECT_FALSE(HasFloorAt(NavMeshQuery(tiles.Mesh(), 64), {29, 29})) << "the same box in another tile";
	EXPECT_TRUE(HasFloorAt(NavMeshQuery(tiles.Mesh(), 64), {40, 40}));
	EXPECT_TRUE(tiles.Remove(*box));
	EXPECT_TRUE(HasFloorAt(NavMeshQuery(tiles.Mesh(), 64), {33, 33}));
}
} // namespace RecastTest
