// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/NavMeshSurface.h"

#include <recastnavigation/DetourNavMesh.h>

#include <cmath>

namespace NavRecast
{
namespace
{
const dtMeshTile& TileOf(const dtNavMesh& mesh, int tile)
{
	return *mesh.getTile(tile);
}

NavCore::SurfacePoint ToSurface(const float* vertex, float heightUnit)
{
	return {vertex[0], vertex[2], static_cast<double>(vertex[1]) / static_cast<double>(heightUnit)};
}
} // namespace

NavMeshSurface::NavMeshSurface(const dtNavMesh& mesh, float heightUnit) : heightUnit_(heightUnit)
{
	std::int32_t count = 0;
	for (int tile = 0; tile < mesh.getMaxTiles(); ++tile)
	{
		firstOfTile_.push_back(count);
		const dtMeshHeader* header = TileOf(mesh, tile).header;
		count += header != nullptr ? header->polyCount : 0;
	}
	for (int tile = 0; tile < mesh.getMaxTiles(); ++tile)
	{
		const dtMeshHeader* header = TileOf(mesh, tile).header;
		const int polygons = header != nullptr ? header->polyCount : 0;
		for (int polygon = 0; polygon < polygons; ++polygon)
		{
			AddPolygon(mesh, tile, polygon);
		}
	}
	// The lists do not move any more.
	places_.push_back({corners_.size(), triangles_.size(), neighbors_.size()});
	for (std::size_t i = 0; i + 1 < places_.size(); ++i)
	{
		const Place& from = places_[i];
		const Place& to = places_[i + 1];
		polygons_.push_back({std::span(corners_).subspan(from.corners, to.corners - from.corners),
			std::span(triangles_).subspan(from.triangles, to.triangles - from.triangles),
			std::span(neighbors_).subspan(from.neighbors, to.neighbors - from.neighbors)});
	}
}

void NavMeshSurface::AddPolygon(const dtNavMesh& mesh, int tileIndex, int polygonIndex)
{
	places_.push_back({corners_.size(), triangles_.size(), neighbors_.size()});
	const dtMeshTile& tile = TileOf(mesh, tileIndex);
	const dtPoly& polygon = tile.polys[polygonIndex];
	for (int i = 0; i < polygon.vertCount; ++i)
	{
		corners_.push_back(ToSurface(&tile.verts[std::size_t{polygon.verts[i]} * 3], heightUnit_));
	}
	const dtPolyDetail& detail = tile.detailMeshes[polygonIndex];
	for (unsigned int t = 0; t < detail.triCount; ++t)
	{
		const unsigned char* corners = &tile.detailTris[(std::size_t{detail.triBase} + t) * 4];
		for (std::size_t i = 0; i < 3; ++i)
		{
			const std::size_t corner = corners[i];
			const float* vertex = corner < polygon.vertCount
				? &tile.verts[std::size_t{polygon.verts[corner]} * 3]
				: &tile.detailVerts[(std::size_t{detail.vertBase} + corner - polygon.vertCount) * 3];
			triangles_.push_back(ToSurface(vertex, heightUnit_));
		}
	}
	for (unsigned int link = polygon.firstLink; link != DT_NULL_LINK; link = tile.links[link].next)
	{
		unsigned int salt = 0;
		unsigned int otherTile = 0;
		unsigned int otherPolygon = 0;
		mesh.decodePolyId(tile.links[link].ref, salt, otherTile, otherPolygon);
		neighbors_.push_back(firstOfTile_[otherTile] + static_cast<std::int32_t>(otherPolygon));
	}
}

NavCore::Result<NavCore::SurfaceFloors, NavCore::FloorError> MakeNavMeshFloors(
	const dtNavMesh& mesh, const NavMeshSettings& settings, const NavCore::CellRect& area)
{
	const NavMeshSurface surface(mesh, settings.voxelHeight);
	NavCore::FloorSettings floors;
	floors.area = area;
	floors.storeyHeight = static_cast<double>(settings.agentHeight / settings.voxelHeight);
	floors.climbLimit = static_cast<std::int32_t>(std::lround(settings.agentClimb / settings.voxelHeight));
	return NavCore::MakeSurfaceFloors(surface.Polygons(), floors);
}
} // namespace NavRecast
