// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavRecast/NavMeshSettings.h"

#include "NavCore/Base/Result.h"
#include "NavCore/Grid/SurfaceFloors.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

class dtNavMesh;

namespace NavRecast
{
/**
 * The polygons of a navmesh as NavCore reads surfaces: grid space is seen from above, and heights count in
 * units of the height layer. A copy, so the mesh may change or go.
 */
class NavMeshSurface
{
public:
	NavMeshSurface(const dtNavMesh& mesh, float heightUnit);

	[[nodiscard]] std::span<const NavCore::SurfacePolygon> Polygons() const { return polygons_; }

private:
	/** Where the lists of a polygon begin in those of all polygons. */
	struct Place
	{
		std::size_t corners = 0;
		std::size_t triangles = 0;
		std::size_t neighbors = 0;
	};

	void AddPolygon(const dtNavMesh& mesh, int tile, int polygon);

	float heightUnit_;
	/** Number of the first polygon of each tile. */
	std::vector<std::int32_t> firstOfTile_;
	std::vector<Place> places_;
	std::vector<NavCore::SurfacePoint> corners_;
	std::vector<NavCore::SurfacePoint> triangles_;
	std::vector<std::int32_t> neighbors_;
	std::vector<NavCore::SurfacePolygon> polygons_;
};

/** The floors of a navmesh over an area of cells; heights count in voxels. */
[[nodiscard]] NavCore::Result<NavCore::SurfaceFloors, NavCore::FloorError> MakeNavMeshFloors(
	const dtNavMesh& mesh, const NavMeshSettings& settings, const NavCore::CellRect& area);
} // namespace NavRecast
