// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "MeshFixture.h"

#include <gtest/gtest.h>

namespace RecastTest
{
using NavRecast::CenterOf;
using NavRecast::ExtrudedMap;
using NavRecast::MeshPath;
using NavRecast::MeshPathStatus;
using NavRecast::NavMeshQuery;
using NavRecast::NavMeshTiles;

class MeshQuery : public ::testing::Test
{
protected:
	// Two halls that one gap connects, and a closed cell.
	const NavCore::GridMap map = MapFromRows({
		"................#...............",
		"................#...............",
		"................#...............",
		"................#...............",
		"................#........#######",
		"................#........#......",
		"................#........#......",
		"................#........#......",
		"................................",
		"................................",
		"................................",
		"................................",
	});
	const NavCore::GridMap closed = MapFromRows({
		"........#......",
		"........#......",
		"........#......",
		"........#......",
		"........#......",
		"........#......",
	});
};

TEST_F(MeshQuery, GoesAroundTheWall)
{
	const ExtrudedMap source(map);
	const NavMeshTiles mesh(source, {});
	NavMeshQuery query(mesh.Mesh(), 2048);
	MeshPath path;
	query.FindPath(CenterOf({13, 1}), CenterOf({19, 1}), path);
	ASSERT_EQ(path.status, MeshPathStatus::Found);
	EXPECT_GE(path.points.size(), 3U) << "around the end of the wall";
	EXPECT_GT(path.Length(), 14.0);
	EXPECT_LT(path.Length(), 20.0);
}

TEST_F(MeshQuery, SlicedEqualsUnsliced)
{
	const ExtrudedMap source(map);
	const NavMeshTiles mesh(source, {});
	NavMeshQuery query(mesh.Mesh(), 2048);
	MeshPath whole;
	MeshPath sliced;
	query.FindPath(CenterOf({2, 2}), CenterOf({28, 10}), whole);
	query.FindPathSliced(CenterOf({2, 2}), CenterOf({28, 10}), 1, sliced);
	EXPECT_EQ(whole.points, sliced.points);
	EXPECT_GE(sliced.slices, 1U);
}

TEST_F(MeshQuery, TellsUnreachableAndOffMeshApart)
{
	const ExtrudedMap source(closed);
	const NavMeshTiles mesh(source, {});
	NavMeshQuery query(mesh.Mesh(), 2048);
	MeshPath path;
	query.FindPath(CenterOf({2, 2}), CenterOf({12, 2}), path);
	EXPECT_EQ(path.status, MeshPathStatus::Partial);
	query.FindPath(CenterOf({2, 2}), CenterOf({200, 200}), path);
	EXPECT_EQ(path.status, MeshPathStatus::OffMesh);
	EXPECT_TRUE(path.points.empty());
}

TEST(MeshQueryPool, ATinyPoolCutsALongSearch)
{
	const NavCore::GridMap map = Generate(NavLab::MapKind::Maze, 129, 129, 3);
	const ExtrudedMap source(map);
	const NavMeshTiles mesh(source, {});
	std::vector<NavCore::Cell> free;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			if (map.IsWalkable({x, y}))
			{
				free.push_back({x, y});
			}
		}
	}
	MeshPath path;
	NavMeshQuery small(mesh.Mesh(), 16);
	small.FindPath(CenterOf(free.front()), CenterOf(free.back()), path);
	EXPECT_EQ(path.status, MeshPathStatus::Truncated);
	NavMeshQuery large(mesh.Mesh(), 65535);
	large.FindPath(CenterOf(free.front()), CenterOf(free.back()), path);
	EXPECT_EQ(path.status, MeshPathStatus::Found);
}
} // namespace RecastTest
