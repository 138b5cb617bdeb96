// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavRecast/NavMeshQuery.h"

#include "NavCore/Path/HybridPath.h"

namespace NavRecast
{
/** Detour for hybrid paths, in grid space: z of a mesh point is the height. The query outlives it. */
class HybridMesh final : public NavCore::MeshQueries
{
public:
	explicit HybridMesh(NavMeshQuery& query) : query_(query) {}

	[[nodiscard]] bool Project(NavCore::MeshPoint& place) override;
	[[nodiscard]] bool FindPath(const NavCore::MeshPoint& from, const NavCore::MeshPoint& to,
		std::vector<NavCore::MeshPoint>& outCorners) override;
	[[nodiscard]] bool CanGoStraight(const NavCore::MeshPoint& from, const NavCore::MeshPoint& to) override;

private:
	NavMeshQuery& query_;
	MeshPath path_;
};
} // namespace NavRecast
