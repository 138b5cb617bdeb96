// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

namespace NavRecast
{
/** How a navmesh is built. Lengths are in units of the geometry: cells of a grid. */
struct NavMeshSettings
{
	/** Side and height of a voxel. */
	float voxelSide = 0.5F;
	float voxelHeight = 0.25F;
	/** Side of a tile, in voxels. */
	int tileVoxels = 64;
	float agentRadius = 0.0F;
	float agentHeight = 2.0F;
	float agentClimb = 0.5F;
	float maxSlopeDegrees = 45.0F;
	/** In voxels: how far the outline may stray from the voxels' border. */
	float simplificationError = 1.3F;
	/** In voxels: islands smaller than this are dropped, regions smaller than that are merged into others. */
	int minRegionArea = 0;
	int mergeRegionArea = 400;
	/** Watershed partitioning; otherwise monotone, which is faster to build and makes worse polygons. */
	bool watershed = true;
	/** Drops floor at the edge of a drop. Off for extruded maps, which have no ground under blocked cells. */
	bool filterLedges = false;

	[[nodiscard]] float TileSide() const { return voxelSide * static_cast<float>(tileVoxels); }
};
} // namespace NavRecast
