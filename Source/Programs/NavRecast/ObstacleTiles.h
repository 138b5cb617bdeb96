// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavRecast/NavMeshSettings.h"
#include "NavRecast/TileBuilder.h"
#include "NavRecast/TriangleMesh.h"

#include <cstddef>
#include <memory>
#include <optional>

class dtNavMesh;
class dtTileCache;

namespace NavRecast
{
/** A navmesh over Detour's tile cache: boxes can be put up and taken down without looking at the geometry
 * again. */
class ObstacleTiles
{
public:
	/** Builds every tile. */
	ObstacleTiles(const GeometrySource& source, const NavMeshSettings& settings);
	~ObstacleTiles();
	ObstacleTiles(const ObstacleTiles&) = delete;
	ObstacleTiles& operator=(const ObstacleTiles&) = delete;

	/** False when Detour refused the size of the mesh. */
	[[nodiscard]] bool IsValid() const;
	[[nodiscard]] const dtNavMesh& Mesh() const;

	/** Names an obstacle. */
	using ObstacleId = unsigned int;
	/** Puts up a box and waits until the mesh shows it; nothing when the cache is full. */
	[[nodiscard]] std::optional<ObstacleId> Add(const Bounds& box);
	/** Takes it down again and waits until the mesh shows that. */
	bool Remove(ObstacleId obstacle);

	/** Memory of the mesh and of the layers it is made from. */
	[[nodiscard]] std::size_t Bytes() const;

private:
	struct Impl;
	bool Update();

	std::unique_ptr<Impl> impl_;
};
} // namespace NavRecast
