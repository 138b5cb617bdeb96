// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/Scenes.h"
#include "NavRecast/NavMeshQuery.h"
#include "NavRecast/NavMeshTiles.h"

#include <gtest/gtest.h>

namespace RecastTest
{
using NavRecast::MakeScene;
using NavRecast::MeshPath;
using NavRecast::MeshPathStatus;
using NavRecast::MeshSource;
using NavRecast::NavMeshQuery;
using NavRecast::NavMeshTiles;
using NavRecast::Point;
using NavRecast::SceneKind;
using NavRecast::TriangleMesh;

/** A scene with its mesh. Third = a third of its side, in which the scenes are laid out. */
struct BuiltScene
{
	static constexpr float Side = 48.0F;
	static constexpr float Third = Side / 3.0F;
	static constexpr float Quarter = Side / 4.0F;

	explicit BuiltScene(SceneKind kind) : mesh(MakeScene(kind, Side, 1)) {}

	MeshPathStatus Ask(const Point& start, const Point& goal)
	{
		query.FindPath(start, goal, path);
		return path.status;
	}

	TriangleMesh mesh;
	MeshSource source{mesh};
	NavMeshTiles tiles{source, {.agentRadius = 0.3F}};
	NavMeshQuery query{tiles.Mesh(), 4096};
	MeshPath path;
};

TEST(Scenes, OnlyTheGentleRampLeadsUp)
{
	BuiltScene scene(SceneKind::Ramps);
	const Point floor{2, 0, 2};
	const Point reachable{BuiltScene::Third * 1.9F, 3, BuiltScene::Third * 0.4F};
	EXPECT_EQ(scene.Ask(floor, reachable), MeshPathStatus::Found);
	EXPECT_NEAR(scene.path.points.back().y, 3.0F, 0.5F);
	const Point steep{BuiltScene::Third, 3, BuiltScene::Third * 1.4F};
	EXPECT_EQ(scene.Ask(floor, steep), MeshPathStatus::Partial);
}

TEST(Scenes, OnlyLowStepsCanBeClimbed)
{
	BuiltScene scene(SceneKind::Stairs);
	const Point floor{2, 0, 2};
	EXPECT_EQ(
		scene.Ask(floor, {BuiltScene::Third * 2.0F, 3, BuiltScene::Third * 0.45F}), MeshPathStatus::Found);
	EXPECT_EQ(
		scene.Ask(floor, {BuiltScene::Third * 2.0F, 3, BuiltScene::Third * 1.45F}), MeshPathStatus::Partial);
}

TEST(Scenes, OneFloorLiesAboveTheOther)
{
	BuiltScene scene(SceneKind::TwoFloors);
	const Point below{BuiltScene::Quarter * 2.5F, 0, BuiltScene::Quarter * 2};
	const Point above{BuiltScene::Quarter * 2.5F, 4, BuiltScene::Quarter * 2};
	const auto low = scene.query.Nearest(below, {0.2F, 1, 0.2F});
	const auto high = scene.query.Nearest(above, {0.2F, 1, 0.2F});
	ASSERT_TRUE(low.has_value());
	ASSERT_TRUE(high.has_value());
	EXPECT_NE(low->polygon, high->polygon);
	EXPECT_NEAR(high->point.y - low->point.y, 4.0F, 0.6F);
	EXPECT_EQ(scene.Ask(below, above), MeshPathStatus::Found) << "over the ramp";
	EXPECT_GT(scene.path.Length(), 20.0);
}

TEST(Scenes, EqualSeedsGiveEqualBoxes)
{
	EXPECT_EQ(MakeScene(SceneKind::Boxes, 40, 7).Vertices(), MakeScene(SceneKind::Boxes, 40, 7).Vertices());
	EXPECT_NE(MakeScene(SceneKind::Boxes, 40, 7).Vertices(), MakeScene(SceneKind::Boxes, 40, 8).Vertices());
}

TEST(Scenes, NamesAreKnown)
{
	EXPECT_EQ(NavRecast::ParseScene("two-floors"), SceneKind::TwoFloors);
	EXPECT_EQ(NavRecast::ParseScene("three-floors"), std::nullopt);
}
} // namespace RecastTest
