// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "MeshFixture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace RecastTest
{
using NavRecast::ExtrudedMap;
using NavRecast::NavMeshQuery;
using NavRecast::NavMeshSettings;
using NavRecast::NavMeshTiles;

/** The mesh follows the voxels within its simplification error, which is less than a cell here. */
constexpr std::int32_t Slack = 1;

bool AllAround(const NavCore::GridMap& map, NavCore::Cell cell, bool walkable)
{
	for (std::int32_t dy = -Slack; dy <= Slack; ++dy)
	{
		for (std::int32_t dx = -Slack; dx <= Slack; ++dx)
		{
			if (map.IsWalkable({cell.x + dx, cell.y + dy}) != walkable)
			{
				return false;
			}
		}
	}
	return true;
}

TEST(NavMeshTiles, HasFloorWhereTheMapHasAndNowhereElse)
{
	for (const auto kind : {NavLab::MapKind::Rooms, NavLab::MapKind::Caves, NavLab::MapKind::PseudoRts})
	{
		const NavCore::GridMap map = Generate(kind, 120, 90, 5);
		const ExtrudedMap source(map);
		const NavMeshTiles mesh(source, {});
		ASSERT_TRUE(mesh.IsValid());
		const NavMeshQuery query(mesh.Mesh(), 64);
		std::size_t sure = 0;
		for (std::int32_t y = 0; y < map.Height(); ++y)
		{
			for (std::int32_t x = 0; x < map.Width(); ++x)
			{
				const bool walkable = map.IsWalkable({x, y});
				if (AllAround(map, {x, y}, walkable))
				{
					++sure;
					ASSERT_EQ(HasFloorAt(query, {x, y}), walkable) << x << "," << y;
				}
			}
		}
		EXPECT_GT(sure, 1000U) << "the maps must have such places";
	}
}

TEST(NavMeshTiles, ARebuiltTileEqualsOneBuiltAnew)
{
	NavCore::GridMap map = Generate(NavLab::MapKind::Caves, 100, 100, 9);
	const ExtrudedMap source(map);
	NavMeshTiles mesh(source, {});
	const std::size_t before = mesh.PolygonCount();
	{
		NavCore::GridEdit edit(map);
		ASSERT_EQ(edit.FillWalkable({28, 28, 10, 10}, true), NavCore::GridError::None);
		ASSERT_EQ(edit.FillWalkable({30, 30, 5, 5}, false), NavCore::GridError::None);
	}
	EXPECT_EQ(mesh.Rebuild({{28, 0, 28}, {38, 1, 38}}), 4U) << "a block across the corner of four tiles";
	auto repaired = mesh.Polygons();
	auto anew = NavMeshTiles(source, {}).Polygons();
	const auto less = [](const NavRecast::Polygon& a, const NavRecast::Polygon& b)
	{
		return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
			[](const NavRecast::Point& p, const NavRecast::Point& q)
			{ return std::tie(p.x, p.y, p.z) < std::tie(q.x, q.y, q.z); });
	};
	std::sort(repaired.begin(), repaired.end(), less);
	std::sort(anew.begin(), anew.end(), less);
	EXPECT_EQ(repaired, anew);
	EXPECT_NE(mesh.PolygonCount(), before);
}

TEST(NavMeshTiles, WiderAgentsStayAwayFromWalls)
{
	std::vector<std::string> rows(24, std::string(24, '.'));
	const NavCore::GridMap map = MapFromRows(rows);
	const ExtrudedMap source(map);
	NavMeshSettings wide;
	wide.agentRadius = 2.0F;
	const NavMeshTiles mesh(source, wide);
	const NavMeshQuery query(mesh.Mesh(), 64);
	EXPECT_FALSE(HasFloorAt(query, {0, 12}));
	EXPECT_TRUE(HasFloorAt(query, {4, 12}));
	EXPECT_GT(mesh.Bytes(), 0U);
}
} // namespace RecastTest
