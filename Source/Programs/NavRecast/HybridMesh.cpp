// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/HybridMesh.h"

namespace NavRecast
{
namespace
{
/** As far as Unreal looks for the mesh around a place. */
constexpr Point ProjectExtent{0.5F, 2.0F, 0.5F};

Point ToMesh(const NavCore::MeshPoint& point)
{
	return {static_cast<float>(point.x), static_cast<float>(point.z), static_cast<float>(point.y)};
}

NavCore::MeshPoint FromMesh(const Point& point)
{
	return {static_cast<double>(point.x), static_cast<double>(point.z), static_cast<double>(point.y)};
}
} // namespace

bool HybridMesh::Project(NavCore::MeshPoint& place)
{
	const std::optional<MeshPlace> nearest = query_.Nearest(ToMesh(place), ProjectExtent);
	if (nearest)
	{
		place = FromMesh(nearest->point);
	}
	return nearest.has_value();
}

bool HybridMesh::FindPath(
	const NavCore::MeshPoint& from, const NavCore::MeshPoint& to, std::vector<NavCore::MeshPoint>& outCorners)
{
	query_.FindPath(ToMesh(from), ToMesh(to), path_);
	if (path_.status != MeshPathStatus::Found)
	{
		return false;
	}
	for (const Point& point : path_.points)
	{
		outCorners.push_back(FromMesh(point));
	}
	return true;
}

bool HybridMesh::CanGoStraight(const NavCore::MeshPoint& from, const NavCore::MeshPoint& to)
{
	return query_.CanGoStraight(ToMesh(from), ToMesh(to));
}
} // namespace NavRecast
