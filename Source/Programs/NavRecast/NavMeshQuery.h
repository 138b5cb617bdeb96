// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavRecast/TriangleMesh.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class dtNavMesh;
class dtNavMeshQuery;
class dtQueryFilter;

namespace NavRecast
{
enum class MeshPathStatus : std::uint8_t
{
	Found,
	Partial,   // The goal cannot be reached; the path ends at the polygon nearest to it.
	Truncated, // The node pool or a buffer was too small; what there is may end anywhere.
	OffMesh,   // No polygon near the start or the goal.
	Failed,
};

struct MeshPath
{
	MeshPathStatus status = MeshPathStatus::Failed;
	/** Corners of the straightened path, start and end included. */
	std::vector<Point> points;
	std::size_t polygons = 0;
	/** Calls of the sliced search; 0 for the other. */
	std::size_t slices = 0;

	[[nodiscard]] double Length() const;
	void Clear();
};

/** What lies nearest to a place. */
struct MeshPlace
{
	std::uint64_t polygon = 0;
	Point point;
};

/** Answers path queries on a navmesh as Unreal does: nearest polygons, findPath, findStraightPath. */
class NavMeshQuery
{
public:
	/** Detour allows at most 65,535 nodes; Unreal's default is 2,048. The mesh outlives the query. */
	NavMeshQuery(const dtNavMesh& mesh, int maxNodes);
	~NavMeshQuery();
	NavMeshQuery(const NavMeshQuery&) = delete;
	NavMeshQuery& operator=(const NavMeshQuery&) = delete;

	[[nodiscard]] bool IsValid() const { return query_ != nullptr; }
	/** Within so much of the place in each direction; nothing when there is no polygon. */
	[[nodiscard]] std::optional<MeshPlace> Nearest(const Point& point, const Point& halfExtents) const;
	/** Reuses the memory of outPath. */
	void FindPath(const Point& start, const Point& goal, MeshPath& outPath);
	/** The same with Detour's sliced search, so many nodes a slice. */
	void FindPathSliced(const Point& start, const Point& goal, int nodesPerSlice, MeshPath& outPath);
	/** Whether one can walk straight from one place to another; each within half a cell of the mesh. */
	[[nodiscard]] bool CanGoStraight(const Point& from, const Point& to) const;
	/** Memory of the node pool. */
	[[nodiscard]] std::size_t Bytes() const;

private:
	struct QueryDeleter
	{
		void operator()(dtNavMeshQuery* query) const;
	};
	struct Ends
	{
		MeshPlace start;
		MeshPlace goal;
	};
	[[nodiscard]] std::optional<Ends> FindEnds(const Point& start, const Point& goal) const;
	void Straighten(const Ends& ends, int corridor, unsigned int status, MeshPath& outPath);

	std::unique_ptr<dtNavMeshQuery, QueryDeleter> query_;
	std::unique_ptr<dtQueryFilter> filter_;
	std::vector<std::uint32_t> corridor_;
	std::vector<float> corners_;
};
} // namespace NavRecast
