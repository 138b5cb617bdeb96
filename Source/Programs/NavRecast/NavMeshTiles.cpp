// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/NavMeshTiles.h"

#include "NavRecast/MeshMemory.h"

#include <recastnavigation/DetourNavMesh.h>

namespace NavRecast
{
NavMeshTiles::NavMeshTiles(const GeometrySource& source, const NavMeshSettings& settings)
	: source_(source), grid_(source.Extent(), settings), builder_(settings)
{
	std::unique_ptr<dtNavMesh, MeshDeleter> mesh(dtAllocNavMesh());
	const dtNavMeshParams params = ParamsFor(grid_, settings, 1);
	if (!mesh || dtStatusFailed(mesh->init(&params)))
	{
		return;
	}
	mesh_ = std::move(mesh);
	for (int z = 0; z < grid_.Rows(); ++z)
	{
		for (int x = 0; x < grid_.Columns(); ++x)
		{
			BuildAt(grid_.At(x, z));
		}
	}
}

NavMeshTiles::~NavMeshTiles() = default;

void NavMeshTiles::MeshDeleter::operator()(dtNavMesh* mesh) const
{
	dtFreeNavMesh(mesh);
}

void NavMeshTiles::BuildAt(const TilePlace& place)
{
	const DetourBytes bytes = builder_.BuildTile(source_, place);
	if (bytes.data != nullptr &&
		dtStatusFailed(mesh_->addTile(bytes.data, bytes.size, DT_TILE_FREE_DATA, 0, nullptr)))
	{
		dtFree(bytes.data);
	}
}

std::size_t NavMeshTiles::Rebuild(const Bounds& area)
{
	const std::vector<TilePlace> places = grid_.TouchedBy(area);
	for (const TilePlace& place : places)
	{
		const dtTileRef old = mesh_->getTileRefAt(place.x, place.z, 0);
		if (old != 0)
		{
			mesh_->removeTile(old, nullptr, nullptr);
		}
		BuildAt(place);
	}
	return places.size();
}

std::size_t NavMeshTiles::Bytes() const
{
	return MeshBytes(*mesh_);
}

std::size_t NavMeshTiles::PolygonCount() const
{
	return MeshPolygonCount(*mesh_);
}

std::vector<Polygon> NavMeshTiles::Polygons() const
{
	std::vector<Polygon> polygons;
	for (int i = 0; i < mesh_->getMaxTiles(); ++i)
	{
		const dtMeshTile* tile = static_cast<const dtNavMesh&>(*mesh_).getTile(i);
		const int count = tile->header != nullptr ? tile->header->polyCount : 0;
		for (int p = 0; p < count; ++p)
		{
			const dtPoly& poly = tile->polys[p];
			Polygon& polygon = polygons.emplace_back();
			for (int v = 0; v < poly.vertCount; ++v)
			{
				const float* at = tile->verts + std::size_t{poly.verts[v]} * 3;
				polygon.push_back({at[0], at[1], at[2]});
			}
		}
	}
	return polygons;
}
} // namespace NavRecast
