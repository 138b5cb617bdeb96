// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavRecast/TriangleMesh.h"

#include "NavCore/Grid/GridMap.h"

namespace NavRecast
{
/**
 * A grid map as geometry: a level floor under every walkable cell and nothing under the others. Cell (x, y)
 * is the square from (x, 0, y) to (x + 1, 0, y + 1).
 *
 * Floors end a hair inside their cell where the next one is blocked, since Recast gives a voxel a floor if
 * anything touches it.
 */
class ExtrudedMap final : public GeometrySource
{
public:
	/** The map outlives the source; edits show in what is collected afterwards. */
	explicit ExtrudedMap(const NavCore::GridMap& map) : map_(map) {}

	[[nodiscard]] Bounds Extent() const override;
	void Collect(const Bounds& area, TriangleMesh& outMesh) const override;

private:
	const NavCore::GridMap& map_;
};

/** The middle of a cell, on the floor. */
[[nodiscard]] Point CenterOf(NavCore::Cell cell);
} // namespace NavRecast
