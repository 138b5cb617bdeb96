// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "MeshFixture.h"

#include <gtest/gtest.h>

namespace RecastTest
{
using NavRecast::ExtrudedMap;
using NavRecast::TriangleMesh;

TEST(ExtrudedMap, HasAFloorForEveryRunOfFreeCells)
{
	const NavCore::GridMap map = MapFromRows({"..#.", "####", "...."});
	TriangleMesh mesh;
	ExtrudedMap(map).Collect(ExtrudedMap(map).Extent(), mesh);
	EXPECT_EQ(mesh.TriangleCount(), 3U * 2U);
}

TEST(ExtrudedMap, CollectsOnlyWhatLiesInTheArea)
{
	const NavCore::GridMap map = MapFromRows({"....", "....", "....", "...."});
	TriangleMesh mesh;
	ExtrudedMap(map).Collect({{-5, 0, 1.2F}, {50, 0, 1.9F}}, mesh);
	EXPECT_EQ(mesh.TriangleCount(), 2U);
	EXPECT_NEAR(mesh.Extent().low.z, 1.05F, 1e-4F);
	EXPECT_NEAR(mesh.Extent().high.x, 3.95F, 1e-4F);
}
} // namespace RecastTest
