// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavRecast/NavMeshSettings.h"
#include "NavRecast/TileBuilder.h"
#include "NavRecast/TriangleMesh.h"

#include <cstddef>
#include <memory>
#include <vector>

class dtNavMesh;

namespace NavRecast
{
/** One polygon of the mesh, for drawing. */
using Polygon = std::vector<Point>;

/** A navmesh of square tiles, each of which can be built anew. */
class NavMeshTiles
{
public:
	/** Builds every tile. The source outlives the mesh. */
	NavMeshTiles(const GeometrySource& source, const NavMeshSettings& settings);
	~NavMeshTiles();
	NavMeshTiles(const NavMeshTiles&) = delete;
	NavMeshTiles& operator=(const NavMeshTiles&) = delete;

	/** False when Detour refused the size of the mesh; it has no tiles then. */
	[[nodiscard]] bool IsValid() const { return mesh_ != nullptr; }
	[[nodiscard]] const dtNavMesh& Mesh() const { return *mesh_; }

	/** Builds the tiles anew whose geometry lies in the box; their number. */
	std::size_t Rebuild(const Bounds& area);

	/** Memory of the tiles, without that of queries. */
	[[nodiscard]] std::size_t Bytes() const;
	[[nodiscard]] std::size_t PolygonCount() const;
	[[nodiscard]] std::vector<Polygon> Polygons() const;

private:
	struct MeshDeleter
	{
		void operator()(dtNavMesh* mesh) const;
	};
	void BuildAt(const TilePlace& place);

	const GeometrySource& source_;
	TileGrid grid_;
	TileBuilder builder_;
	std::unique_ptr<dtNavMesh, MeshDeleter> mesh_;
};
} // namespace NavRecast
