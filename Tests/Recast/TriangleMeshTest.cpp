// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/TriangleMesh.h"

#include <gtest/gtest.h>

namespace RecastTest
{
using NavRecast::Bounds;
using NavRecast::MeshSource;
using NavRecast::Point;
using NavRecast::TriangleMesh;

TEST(TriangleMesh, AFloorFacesUp)
{
	TriangleMesh mesh;
	mesh.AddFloor(0, 0, 2, 3, 1);
	ASSERT_EQ(mesh.TriangleCount(), 2U);
	for (std::size_t i = 0; i < 2; ++i)
	{
		const auto [a, b, c] = mesh.Triangle(i);
		const float up = (b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z);
		EXPECT_GT(up, 0.0F) << i;
	}
}

TEST(TriangleMesh, TheExtentHoldsEveryCorner)
{
	TriangleMesh mesh;
	EXPECT_EQ(mesh.Extent().high, Point{}) << "an empty mesh";
	mesh.AddBox({{-1, 2, 3}, {4, 5, 6}});
	EXPECT_EQ(mesh.Extent().low, (Point{-1, 2, 3}));
	EXPECT_EQ(mesh.Extent().high, (Point{4, 5, 6}));
	EXPECT_EQ(mesh.TriangleCount(), 12U);
}

TEST(MeshSource, CollectsEachTriangleNearTheAreaOnce)
{
	TriangleMesh mesh;
	mesh.AddFloor(0, 0, 100, 100, 0);
	mesh.AddBox({{70, 0, 70}, {75, 2, 75}});
	const MeshSource source(mesh, 8.0F);
	TriangleMesh corner;
	source.Collect({{0, 0, 0}, {9, 1, 9}}, corner);
	EXPECT_LE(corner.TriangleCount(), 2U) << "the box is far away";
	EXPECT_GE(corner.TriangleCount(), 1U);
	TriangleMesh all;
	source.Collect({{-50, 0, -50}, {500, 1, 500}}, all);
	EXPECT_EQ(all.TriangleCount(), mesh.TriangleCount());
}
} // namespace RecastTest
