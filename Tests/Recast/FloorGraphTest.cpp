// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/FloorGraph.h"

#include "NavCore/Base/Random.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavRecast/NavMeshQuery.h"
#include "NavRecast/NavMeshSurface.h"
#include "NavRecast/NavMeshTiles.h"
#include "NavRecast/Scenes.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

namespace RecastTest
{
namespace
{
using NavCore::Cell;
using NavCore::FloorGraph;
using NavCore::SearchStatus;
using NavRecast::Point;
using NavRecast::SceneKind;

/** A scene as a navmesh, and as a navgraph made from it. */
struct GraphedScene
{
	static constexpr int Side = 48;
	static constexpr float Quarter = Side / 4.0F;

	explicit GraphedScene(SceneKind kind)
		: geometry(NavRecast::MakeScene(kind, Side, 1)),
		  floors(FloorGraph::Create(
			  NavRecast::MakeNavMeshFloors(tiles.Mesh(), settings, {0, 0, Side, Side}).Value())
					 .Value())
	{
	}

	[[nodiscard]] std::optional<Cell> CellAt(const Point& place) const
	{
		return floors.CellAt({place.x, place.z}, static_cast<double>(place.y / settings.voxelHeight));
	}
	[[nodiscard]] Point PointOf(Cell cell) const
	{
		const NavCore::FloorPlace place = floors.PlaceOf(cell).value();
		return {static_cast<float>(place.point.x), static_cast<float>(place.height) * settings.voxelHeight,
			static_cast<float>(place.point.y)};
	}

	NavRecast::NavMeshSettings settings{.agentRadius = 0.3F, .filterLedges = true};
	NavRecast::TriangleMesh geometry;
	NavRecast::MeshSource source{geometry};
	NavRecast::NavMeshTiles tiles{source, settings};
	NavRecast::NavMeshQuery query{tiles.Mesh(), 16384};
	FloorGraph floors;
};

/** Runs an algorithm over the graph with everything it uses. */
NavCore::Path Find(GraphedScene& scene, std::string_view algorithm, Cell start, Cell goal)
{
	const NavCore::AlgorithmInfo& info = *NavCore::FindAlgorithm(algorithm);
	scene.floors.Graph().Require(info.uses);
	NavCore::SearchScratch scratch;
	const auto search = info.create(scratch);
	NavCore::SearchRequest request;
	request.start = start;
	request.goal = goal;
	NavCore::WorkBudget budget;
	SearchStatus status = search->Begin(scene.floors.Graph().Context(), request);
	while (status == SearchStatus::Running)
	{
		status = search->Advance(budget);
	}
	return status == SearchStatus::Found ? search->GetPath() : NavCore::Path{};
}

class FloorGraphSearch : public testing::TestWithParam<std::string>
{
};
} // namespace

TEST_P(FloorGraphSearch, FindsTheWayToTheUpperFloorThatTheNavMeshHas)
{
	GraphedScene scene(SceneKind::TwoFloors);
	const Cell below = scene.CellAt({GraphedScene::Quarter * 2.5F, 0, GraphedScene::Quarter * 2}).value();
	const Cell above = scene.CellAt({GraphedScene::Quarter * 2.5F, 4, GraphedScene::Quarter * 2}).value();
	ASSERT_NE(below, above);
	const NavCore::Path path = Find(scene, GetParam(), below, above);
	ASSERT_FALSE(path.IsEmpty());
	EXPECT_FALSE(path.links.empty()) << "the ramp leads from floor to floor";
	NavRecast::MeshPath mesh;
	scene.query.FindPath(scene.PointOf(below), scene.PointOf(above), mesh);
	ASSERT_EQ(mesh.status, NavRecast::MeshPathStatus::Found);
	EXPECT_GT(path.Length(), mesh.Length() * 0.8);
	// Greedy and weighted searches may go a longer way.
	EXPECT_LT(path.Length(), mesh.Length() * 1.7);
}

TEST_P(FloorGraphSearch, ReachesWhatTheNavMeshReaches)
{
	GraphedScene scene(SceneKind::TwoFloors);
	NavCore::Random random(5);
	NavRecast::MeshPath mesh;
	int found = 0;
	for (int i = 0; i < 40; ++i)
	{
		const auto pick = [&]
		{
			std::optional<Cell> cell;
			while (!cell)
			{
				cell = scene.CellAt(
					{static_cast<float>(random.Below(GraphedScene::Side)), random.Below(2) == 0 ? 0.0F : 4.0F,
						static_cast<float>(random.Below(GraphedScene::Side))});
			}
			return *cell;
		};
		const Cell start = pick();
		const Cell goal = pick();
		scene.query.FindPath(scene.PointOf(start), scene.PointOf(goal), mesh);
		const bool isFound = !Find(scene, GetParam(), start, goal).IsEmpty();
		EXPECT_EQ(isFound, mesh.status == NavRecast::MeshPathStatus::Found) << i;
		found += isFound ? 1 : 0;
	}
	EXPECT_GT(found, 20);
}

INSTANTIATE_TEST_SUITE_P(Algorithms, FloorGraphSearch,
	testing::Values("dijkstra", "astar", "jps", "sga", "sga2-dev", "hpa", "auto"),
	[](const testing::TestParamInfo<std::string>& tested)
	{
		std::string name = tested.param;
		std::erase(name, '-');
		return name;
	});

TEST(FloorGraph, PlacesAndCellsAreTheSame)
{
	const GraphedScene scene(SceneKind::TwoFloors);
	const NavCore::GridMap& map = scene.floors.Graph().Map();
	std::int64_t places = 0;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			if (map.IsWalkable({x, y}))
			{
				++places;
				EXPECT_EQ(scene.CellAt(scene.PointOf({x, y})), std::optional(Cell{x, y}));
			}
		}
	}
	EXPECT_EQ(places, map.WalkableCount());
	EXPECT_GT(places, 2000);
}

TEST(FloorGraph, PlacesOffTheSurfaceHaveNoCell)
{
	const GraphedScene scene(SceneKind::Boxes);
	const double nan = std::numeric_limits<double>::quiet_NaN();
	EXPECT_FALSE(scene.floors.CellAt({-1, 5}, 0));
	EXPECT_FALSE(scene.floors.CellAt({5, 1e300}, 0));
	EXPECT_FALSE(scene.floors.CellAt({nan, 5}, 0));
	EXPECT_FALSE(scene.floors.PlaceOf({-1, 0}));
}

TEST(FloorGraph, ASurfaceWithoutFloorsIsRefused)
{
	EXPECT_EQ(FloorGraph::Create({}).Error(), NavCore::FloorPlanError::NoFloors);
}
} // namespace RecastTest
