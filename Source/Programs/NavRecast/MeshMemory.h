// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavRecast/NavMeshSettings.h"
#include "NavRecast/TileBuilder.h"

#include <recastnavigation/DetourNavMesh.h>

#include <cstddef>

// What the two kinds of tiled meshes share. Private to NavRecast, since it includes Detour's headers.
namespace NavRecast
{
/** Splits Detour's 22 bits of a reference between tiles and their polygons; layers = floors of a tile. */
[[nodiscard]] inline dtNavMeshParams ParamsFor(
	const TileGrid& grid, const NavMeshSettings& settings, int layers)
{
	constexpr int ReferenceBits = 22;
	int tileBits = 0;
	while ((1 << tileBits) < grid.Columns() * grid.Rows() * layers)
	{
		++tileBits;
	}
	dtNavMeshParams params{};
	params.orig[0] = grid.Extent().low.x;
	params.orig[1] = grid.Extent().low.y;
	params.orig[2] = grid.Extent().low.z;
	params.tileWidth = settings.TileSide();
	params.tileHeight = settings.TileSide();
	params.maxTiles = 1 << tileBits;
	params.maxPolys = tileBits < ReferenceBits ? 1 << (ReferenceBits - tileBits) : 1;
	return params;
}

[[nodiscard]] inline std::size_t MeshBytes(const dtNavMesh& mesh)
{
	std::size_t bytes = static_cast<std::size_t>(mesh.getMaxTiles()) * sizeof(dtMeshTile);
	for (int i = 0; i < mesh.getMaxTiles(); ++i)
	{
		bytes += static_cast<std::size_t>(mesh.getTile(i)->dataSize);
	}
	return bytes;
}

[[nodiscard]] inline std::size_t MeshPolygonCount(const dtNavMesh& mesh)
{
	std::size_t count = 0;
	for (int i = 0; i < mesh.getMaxTiles(); ++i)
	{
		const dtMeshHeader* header = mesh.getTile(i)->header;
		count += header != nullptr ? static_cast<std::size_t>(header->polyCount) : 0;
	}
	return count;
}
} // namespace NavRecast
