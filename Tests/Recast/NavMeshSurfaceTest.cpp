// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/NavMeshSurface.h"

#include "NavCore/Base/Random.h"
#include "NavRecast/NavMeshQuery.h"
#include "NavRecast/NavMeshTiles.h"
#include "NavRecast/Scenes.h"
#include "Recast/MeshFixture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace RecastTest
{
namespace
{
using NavCore::Cell;
using NavCore::FloorStep;
using NavCore::SurfaceFloor;
using NavCore::SurfaceFloors;
using NavRecast::MeshPath;
using NavRecast::MeshPathStatus;
using NavRecast::NavMeshQuery;
using NavRecast::NavMeshSettings;
using NavRecast::NavMeshTiles;
using NavRecast::Point;
using NavRecast::SceneKind;

/** A scene, its navmesh and the floors made from it. */
struct FlooredScene
{
	static constexpr int Side = 48;

	explicit FlooredScene(SceneKind kind, std::uint64_t seed = 1)
		: geometry(NavRecast::MakeScene(kind, Side, seed)),
		  made(NavRecast::MakeNavMeshFloors(tiles.Mesh(), settings, {0, 0, Side, Side}).Value())
	{
	}

	[[nodiscard]] Point PlaceOf(const SurfaceFloor& floor, Cell local) const
	{
		return {static_cast<float>(floor.origin.x + local.x) + 0.5F,
			static_cast<float>(floor.HeightAt(local)) * settings.voxelHeight,
			static_cast<float>(floor.origin.y + local.y) + 0.5F};
	}
	/** Whether a floor has a walkable cell at a place. */
	[[nodiscard]] bool HasCellAt(Cell cell, float height) const
	{
		return std::any_of(made.floors.begin(), made.floors.end(),
			[&](const SurfaceFloor& floor)
			{
				const Cell local{cell.x - floor.origin.x, cell.y - floor.origin.y};
				return floor.map.IsWalkable(local) &&
					std::abs(PlaceOf(floor, local).y - height) < settings.agentHeight;
			});
	}

	NavMeshSettings settings{.agentRadius = 0.3F, .filterLedges = true};
	NavRecast::TriangleMesh geometry;
	NavRecast::MeshSource source{geometry};
	NavMeshTiles tiles{source, settings};
	NavMeshQuery query{tiles.Mesh(), 16384};
	SurfaceFloors made;
};

/** Of every floor and cell, the number of the part it belongs to: by steps on a floor and between floors. */
class Parts
{
public:
	explicit Parts(const SurfaceFloors& made) : made_(made)
	{
		for (const SurfaceFloor& floor : made.floors)
		{
			first_.push_back(parent_.size());
			parent_.resize(parent_.size() + floor.heights.size());
		}
		for (std::size_t i = 0; i < parent_.size(); ++i)
		{
			parent_[i] = i;
		}
		for (std::size_t floor = 0; floor < made.floors.size(); ++floor)
		{
			JoinCells(static_cast<std::int32_t>(floor));
		}
		for (const FloorStep& step : made.steps)
		{
			parent_[Find(IndexOf(step.floorA, step.cellA))] = Find(IndexOf(step.floorB, step.cellB));
		}
	}

	[[nodiscard]] bool AreJoined(std::int32_t floorA, Cell a, std::int32_t floorB, Cell b)
	{
		return Find(IndexOf(floorA, a)) == Find(IndexOf(floorB, b));
	}

private:
	void JoinCells(std::int32_t number)
	{
		const NavCore::GridMap& map = made_.floors[static_cast<std::size_t>(number)].map;
		for (std::int32_t y = 0; y < map.Height(); ++y)
		{
			for (std::int32_t x = 0; x < map.Width(); ++x)
			{
				for (const Cell next : {Cell{x + 1, y}, Cell{x, y + 1}})
				{
					const bool climbs = !map.HasHeight() || !map.Contains(next) ||
						std::abs(map.HeightAt({x, y}) - map.HeightAt(next)) <= map.ClimbLimit();
					if (map.IsWalkable({x, y}) && map.IsWalkable(next) && climbs)
					{
						parent_[Find(IndexOf(number, {x, y}))] = Find(IndexOf(number, next));
					}
				}
			}
		}
	}
	[[nodiscard]] std::size_t IndexOf(std::int32_t number, Cell cell) const
	{
		const auto floor = static_cast<std::size_t>(number);
		return first_[floor] +
			static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(made_.floors[floor].map.Width()) +
			static_cast<std::size_t>(cell.x);
	}
	[[nodiscard]] std::size_t Find(std::size_t node)
	{
		while (parent_[node] != node)
		{
			parent_[node] = parent_[parent_[node]];
			node = parent_[node];
		}
		return node;
	}

	const SurfaceFloors& made_;
	std::vector<std::size_t> first_;
	std::vector<std::size_t> parent_;
};

class NavMeshFloors : public testing::TestWithParam<std::tuple<SceneKind, std::uint64_t>>
{
};

/** So near to the border of a polygon both answers are right. */
constexpr float BorderNoise = 0.01F;
} // namespace

TEST_P(NavMeshFloors, EveryWalkableCellHasTheMeshUnderItsMiddleAtItsHeight)
{
	const FlooredScene scene(std::get<0>(GetParam()), std::get<1>(GetParam()));
	std::size_t cells = 0;
	for (const SurfaceFloor& floor : scene.made.floors)
	{
		for (std::int32_t y = 0; y < floor.map.Height(); ++y)
		{
			for (std::int32_t x = 0; x < floor.map.Width(); ++x)
			{
				if (!floor.map.IsWalkable({x, y}))
				{
					continue;
				}
				++cells;
				const Point place = scene.PlaceOf(floor, {x, y});
				const auto nearest = scene.query.Nearest(place, {BorderNoise, 0.6F, BorderNoise});
				ASSERT_TRUE(nearest.has_value()) << place.x << ' ' << place.y << ' ' << place.z;
				EXPECT_NEAR(nearest->point.y, place.y, 0.3F) << place.x << ' ' << place.z;
			}
		}
	}
	EXPECT_GT(cells, 500U);
}

TEST_P(NavMeshFloors, EveryMiddleOnTheMeshHasAWalkableCell)
{
	const FlooredScene scene(std::get<0>(GetParam()), std::get<1>(GetParam()));
	for (std::int32_t y = 0; y < FlooredScene::Side; ++y)
	{
		for (std::int32_t x = 0; x < FlooredScene::Side; ++x)
		{
			// A probe at each height at which there may be a floor.
			for (float height = 0.0F; height < 6.0F; height += 0.5F)
			{
				const Point probe{static_cast<float>(x) + 0.5F, height, static_cast<float>(y) + 0.5F};
				const auto nearest = scene.query.Nearest(probe, {0.001F, 0.25F, 0.001F});
				const bool isBelow = nearest.has_value() &&
					std::hypot(nearest->point.x - probe.x, nearest->point.z - probe.z) < 0.0005F;
				if (isBelow)
				{
					EXPECT_TRUE(scene.HasCellAt({x, y}, nearest->point.y))
						<< x << ' ' << y << " at " << nearest->point.y;
				}
			}
		}
	}
}

TEST_P(NavMeshFloors, WhatTheFloorsJoinTheMeshJoins)
{
	FlooredScene scene(std::get<0>(GetParam()), std::get<1>(GetParam()));
	Parts parts(scene.made);
	NavCore::Random random(std::get<1>(GetParam()));
	const auto pick = [&](std::int32_t& outFloor)
	{
		Cell cell;
		do
		{
			outFloor =
				static_cast<std::int32_t>(random.Below(static_cast<std::uint32_t>(scene.made.floors.size())));
			const NavCore::GridMap& map = scene.made.floors[static_cast<std::size_t>(outFloor)].map;
			cell = {static_cast<std::int32_t>(random.Below(static_cast<std::uint32_t>(map.Width()))),
				static_cast<std::int32_t>(random.Below(static_cast<std::uint32_t>(map.Height())))};
		} while (!scene.made.floors[static_cast<std::size_t>(outFloor)].map.IsWalkable(cell));
		return cell;
	};
	MeshPath path;
	int joined = 0;
	for (int i = 0; i < 300; ++i)
	{
		std::int32_t floorA = 0;
		std::int32_t floorB = 0;
		const Cell a = pick(floorA);
		const Cell b = pick(floorB);
		scene.query.FindPath(scene.PlaceOf(scene.made.floors[static_cast<std::size_t>(floorA)], a),
			scene.PlaceOf(scene.made.floors[static_cast<std::size_t>(floorB)], b), path);
		if (parts.AreJoined(floorA, a, floorB, b))
		{
			++joined;
			EXPECT_EQ(path.status, MeshPathStatus::Found);
		}
	}
	EXPECT_GT(joined, 50);
}

INSTANTIATE_TEST_SUITE_P(Scenes, NavMeshFloors,
	testing::Combine(
		testing::Values(SceneKind::Boxes, SceneKind::Ramps, SceneKind::Stairs, SceneKind::TwoFloors),
		testing::Values(1U, 2U, 3U)));

TEST(NavMeshSurface, TwoStoreysBecomeTwoFloorsJoinedByTheRamp)
{
	const FlooredScene scene(SceneKind::TwoFloors);
	constexpr int Quarter = FlooredScene::Side / 4;
	const Cell middle{Quarter * 5 / 2, Quarter * 2};
	EXPECT_TRUE(scene.HasCellAt(middle, 0.0F));
	EXPECT_TRUE(scene.HasCellAt(middle, 4.0F));
	ASSERT_GE(scene.made.floors.size(), 2U);
	Parts parts(scene.made);
	const auto find = [&](float height)
	{
		std::pair<std::int32_t, Cell> found{-1, {}};
		for (std::size_t i = 0; i < scene.made.floors.size(); ++i)
		{
			const SurfaceFloor& floor = scene.made.floors[i];
			const Cell local{middle.x - floor.origin.x, middle.y - floor.origin.y};
			if (floor.map.IsWalkable(local) && std::abs(scene.PlaceOf(floor, local).y - height) < 1.0F)
			{
				found = {static_cast<std::int32_t>(i), local};
			}
		}
		return found;
	};
	const auto [lower, lowerCell] = find(0.0F);
	const auto [upper, upperCell] = find(4.0F);
	ASSERT_NE(lower, upper);
	EXPECT_TRUE(parts.AreJoined(lower, lowerCell, upper, upperCell)) << "over the ramp";
}

TEST(NavMeshSurface, AnExtrudedMapGivesTheMapBack)
{
	const NavCore::GridMap map = Generate(NavLab::MapKind::Rooms, 96, 64, 5);
	const NavRecast::ExtrudedMap source(map);
	const NavMeshSettings settings;
	const NavMeshTiles tiles(source, settings);
	const SurfaceFloors made =
		NavRecast::MakeNavMeshFloors(tiles.Mesh(), settings, {0, 0, map.Width(), map.Height()}).Value();
	ASSERT_EQ(made.floors.size(), 1U);
	const SurfaceFloor& floor = made.floors[0];
	int different = 0;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			different +=
				map.IsWalkable({x, y}) != floor.map.IsWalkable({x - floor.origin.x, y - floor.origin.y}) ? 1
																										 : 0;
		}
	}
	EXPECT_EQ(different, 0);
	EXPECT_FALSE(floor.map.HasHeight());
}
} // namespace RecastTest
