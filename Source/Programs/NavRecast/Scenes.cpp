// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/Scenes.h"

#include "NavCore/Base/Random.h"

#include <array>
#include <cmath>
#include <utility>

namespace NavRecast
{
namespace
{
constexpr std::array<std::pair<std::string_view, SceneKind>, 4> Names{{{"boxes", SceneKind::Boxes},
	{"ramps", SceneKind::Ramps}, {"stairs", SceneKind::Stairs}, {"two-floors", SceneKind::TwoFloors}}};

float Between(NavCore::Random& random, float low, float high)
{
	constexpr std::uint32_t Steps = 1000;
	return low + (high - low) * static_cast<float>(random.Below(Steps)) / static_cast<float>(Steps);
}

/** A box that stands turned on the floor. */
void AddTurnedBox(TriangleMesh& mesh, Point centre, float halfX, float halfZ, float height, float yaw)
{
	std::array<Point, 4> base;
	constexpr std::array<std::pair<float, float>, 4> Corners{{{-1, -1}, {-1, 1}, {1, 1}, {1, -1}}};
	for (std::size_t i = 0; i < Corners.size(); ++i)
	{
		const float x = Corners[i].first * halfX;
		const float z = Corners[i].second * halfZ;
		base[i] = {centre.x + x * std::cos(yaw) - z * std::sin(yaw), centre.y,
			centre.z + x * std::sin(yaw) + z * std::cos(yaw)};
	}
	const auto top = [height](const Point& point)
	{
		return Point{point.x, point.y + height, point.z};
	};
	mesh.AddQuad(top(base[0]), top(base[1]), top(base[2]), top(base[3]));
	for (std::size_t i = 0; i < base.size(); ++i)
	{
		const Point& a = base[i];
		const Point& b = base[(i + 1) % base.size()];
		mesh.AddQuad(a, b, top(b), top(a));
	}
}

/** A slope along x from one height to another, open below. */
void AddRamp(TriangleMesh& mesh, const Bounds& run)
{
	mesh.AddQuad({run.low.x, run.low.y, run.low.z}, {run.low.x, run.low.y, run.high.z},
		{run.high.x, run.high.y, run.high.z}, {run.high.x, run.high.y, run.low.z});
}

/** Steps along x up to the top of the box. */
void AddSteps(TriangleMesh& mesh, const Bounds& run, int count)
{
	for (int i = 0; i < count; ++i)
	{
		const auto part = static_cast<float>(i);
		const float tread = (run.high.x - run.low.x) / static_cast<float>(count);
		const float top = run.low.y + (run.high.y - run.low.y) * (part + 1) / static_cast<float>(count);
		mesh.AddBox({{run.low.x + tread * part, run.low.y, run.low.z},
			{run.low.x + tread * (part + 1), top, run.high.z}});
	}
}

void AddBoxes(TriangleMesh& mesh, float side, NavCore::Random& random)
{
	const int count = static_cast<int>(side * side / 60.0F);
	for (int i = 0; i < count; ++i)
	{
		const Point centre{Between(random, 0, side), 0.0F, Between(random, 0, side)};
		const float half = Between(random, 0.6F, 2.0F);
		const float yaw = i % 2 == 0 ? 0.0F : Between(random, 0.0F, 1.5F);
		AddTurnedBox(mesh, centre, half, Between(random, 0.6F, 2.0F), 3.0F, yaw);
	}
}

void AddPlatforms(TriangleMesh& mesh, float side)
{
	const float third = side / 3.0F;
	// The first ramp rises 3 units over a third of the side, the second one over 2 units: too steep for
	// anybody.
	AddRamp(mesh, {{third * 0.5F, 0, third * 0.2F}, {third * 1.5F, 3, third * 0.6F}});
	mesh.AddBox({{third * 1.5F, 0, third * 0.1F}, {third * 2.2F, 3, third * 0.7F}});
	AddRamp(mesh, {{third * 0.5F, 0, third * 1.2F}, {third * 0.5F + 2.0F, 3, third * 1.6F}});
	mesh.AddBox({{third * 0.5F + 2.0F, 0, third * 1.1F}, {third * 1.5F, 3, third * 1.7F}});
}

void AddStairs(TriangleMesh& mesh, float side)
{
	const float third = side / 3.0F;
	AddSteps(mesh, {{third, 0, third * 0.2F}, {third * 1.6F, 3, third * 0.7F}}, 8);
	mesh.AddBox({{third * 1.6F, 0, third * 0.1F}, {third * 2.4F, 3, third * 0.8F}});
	AddSteps(mesh, {{third, 0, third * 1.2F}, {third * 1.6F, 3, third * 1.7F}}, 2);
	mesh.AddBox({{third * 1.6F, 0, third * 1.1F}, {third * 2.4F, 3, third * 1.8F}});
}

void AddUpperFloor(TriangleMesh& mesh, float side)
{
	const float quarter = side / 4.0F;
	AddRamp(mesh, {{quarter * 0.5F, 0, quarter}, {quarter * 1.5F, 4, quarter * 1.6F}});
	mesh.AddBox({{quarter * 1.5F, 3.7F, quarter * 0.5F}, {quarter * 3.5F, 4, quarter * 3.5F}});
}
} // namespace

std::optional<SceneKind> ParseScene(std::string_view name)
{
	for (const auto& [known, kind] : Names)
	{
		if (known == name)
		{
			return kind;
		}
	}
	return std::nullopt;
}

TriangleMesh MakeScene(SceneKind kind, float side, std::uint64_t seed)
{
	TriangleMesh mesh;
	NavCore::Random random(seed);
	mesh.AddFloor(0.0F, 0.0F, side, side, 0.0F);
	switch (kind)
	{
	case SceneKind::Boxes:
		AddBoxes(mesh, side, random);
		break;
	case SceneKind::Ramps:
		AddPlatforms(mesh, side);
		break;
	case SceneKind::Stairs:
		AddStairs(mesh, side);
		break;
	case SceneKind::TwoFloors:
		AddUpperFloor(mesh, side);
		break;
	}
	return mesh;
}
} // namespace NavRecast
