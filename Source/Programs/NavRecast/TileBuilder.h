// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavRecast/NavMeshSettings.h"
#include "NavRecast/TriangleMesh.h"

#include <cstdint>
#include <memory>
#include <vector>

struct rcCompactHeightfield;
struct rcHeightfield;

namespace NavRecast
{
/** Where a tile lies: its column and row, and its box without the border. */
struct TilePlace
{
	int x = 0;
	int z = 0;
	Bounds box;
};

/** The tiles that cover an extent. */
class TileGrid
{
public:
	TileGrid(const Bounds& extent, const NavMeshSettings& settings);

	[[nodiscard]] const Bounds& Extent() const { return extent_; }
	[[nodiscard]] int Columns() const { return columns_; }
	[[nodiscard]] int Rows() const { return rows_; }
	[[nodiscard]] TilePlace At(int x, int z) const;
	/** The tiles whose geometry a box touches, their borders included. */
	[[nodiscard]] std::vector<TilePlace> TouchedBy(const Bounds& area) const;

private:
	Bounds extent_;
	float side_;
	float border_;
	int columns_;
	int rows_;
};

/** A piece of memory that Detour owns once it was added to a mesh, and frees with its own function. */
struct DetourBytes
{
	unsigned char* data = nullptr;
	int size = 0;
};

/** Runs Recast on one tile after the other, reusing its memory where Recast lets it. */
class TileBuilder
{
public:
	explicit TileBuilder(const NavMeshSettings& settings) : settings_(settings) {}

	/** Data for dtNavMesh::addTile; no data where the tile has no floor. */
	[[nodiscard]] DetourBytes BuildTile(const GeometrySource& source, const TilePlace& place);
	/** The same for dtTileCache::addTile: a compressed layer for each floor. */
	[[nodiscard]] std::vector<DetourBytes> BuildLayers(const GeometrySource& source, const TilePlace& place);

	/** The border around a tile, in voxels: regions must not depend on where a tile ends. */
	[[nodiscard]] static int BorderVoxels(const NavMeshSettings& settings);

private:
	struct HeightfieldDeleter
	{
		void operator()(rcCompactHeightfield* field) const;
		void operator()(rcHeightfield* field) const;
	};
	using CompactField = std::unique_ptr<rcCompactHeightfield, HeightfieldDeleter>;

	/** Voxels of the tile and its border that an agent can stand on; null where there are none. */
	[[nodiscard]] CompactField Voxelize(const GeometrySource& source, const TilePlace& place);

	NavMeshSettings settings_;
	TriangleMesh geometry_;
	std::vector<unsigned char> areas_;
};
} // namespace NavRecast
