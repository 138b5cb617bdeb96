// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/NavMeshQuery.h"

#include <recastnavigation/DetourNavMesh.h>
#include <recastnavigation/DetourNavMeshQuery.h>
#include <recastnavigation/DetourNode.h>

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace NavRecast
{
static_assert(std::is_same_v<dtPolyRef, std::uint32_t>, "The corridor holds Detour's references.");

namespace
{
/** Longer corridors are cut; Unreal allows far fewer. */
constexpr int MaxCorridor = 1 << 16;
constexpr int MaxCorners = 1 << 16;
/** Half a cell around the place, as Unreal's default extent of 50 cm does with cells of a metre. */
constexpr Point QueryExtent{0.5F, 2.0F, 0.5F};
} // namespace

double MeshPath::Length() const
{
	double length = 0.0;
	for (std::size_t i = 1; i < points.size(); ++i)
	{
		const double dx = points[i].x - points[i - 1].x;
		const double dy = points[i].y - points[i - 1].y;
		const double dz = points[i].z - points[i - 1].z;
		length += std::sqrt(dx * dx + dy * dy + dz * dz);
	}
	return length;
}

void MeshPath::Clear()
{
	status = MeshPathStatus::Failed;
	points.clear();
	polygons = 0;
	slices = 0;
}

void NavMeshQuery::QueryDeleter::operator()(dtNavMeshQuery* query) const
{
	dtFreeNavMeshQuery(query);
}

NavMeshQuery::NavMeshQuery(const dtNavMesh& mesh, int maxNodes)
	: query_(dtAllocNavMeshQuery()), filter_(std::make_unique<dtQueryFilter>()), corridor_(MaxCorridor),
	  corners_(std::size_t{MaxCorners} * 3)
{
	if (query_ && dtStatusFailed(query_->init(&mesh, maxNodes)))
	{
		query_.reset();
	}
}

NavMeshQuery::~NavMeshQuery() = default;

std::optional<MeshPlace> NavMeshQuery::Nearest(const Point& point, const Point& halfExtents) const
{
	const float centre[3] = {point.x, point.y, point.z};
	const float extents[3] = {halfExtents.x, halfExtents.y, halfExtents.z};
	dtPolyRef polygon = 0;
	float nearest[3] = {};
	if (dtStatusFailed(query_->findNearestPoly(centre, extents, filter_.get(), &polygon, nearest)) ||
		polygon == 0)
	{
		return std::nullopt;
	}
	const MeshPlace place{polygon, {nearest[0], nearest[1], nearest[2]}};
	// Detour looks for polygons whose boxes overlap the extents; the polygon itself may lie beyond.
	const bool isWithin = std::abs(place.point.x - point.x) <= halfExtents.x &&
		std::abs(place.point.y - point.y) <= halfExtents.y &&
		std::abs(place.point.z - point.z) <= halfExtents.z;
	return isWithin ? std::optional(place) : std::nullopt;
}

std::optional<NavMeshQuery::Ends> NavMeshQuery::FindEnds(const Point& start, const Point& goal) const
{
	const std::optional<MeshPlace> from = Nearest(start, QueryExtent);
	const std::optional<MeshPlace> to = Nearest(goal, QueryExtent);
	if (!from || !to)
	{
		return std::nullopt;
	}
	return Ends{*from, *to};
}

void NavMeshQuery::FindPath(const Point& start, const Point& goal, MeshPath& outPath)
{
	outPath.Clear();
	const std::optional<Ends> ends = FindEnds(start, goal);
	if (!ends)
	{
		outPath.status = MeshPathStatus::OffMesh;
		return;
	}
	int count = 0;
	const dtStatus status = query_->findPath(static_cast<dtPolyRef>(ends->start.polygon),
		static_cast<dtPolyRef>(ends->goal.polygon), &ends->start.point.x, &ends->goal.point.x, filter_.get(),
		corridor_.data(), &count, MaxCorridor);
	Straighten(*ends, count, status, outPath);
}

void NavMeshQuery::FindPathSliced(const Point& start, const Point& goal, int nodesPerSlice, MeshPath& outPath)
{
	outPath.Clear();
	const std::optional<Ends> ends = FindEnds(start, goal);
	if (!ends)
	{
		outPath.status = MeshPathStatus::OffMesh;
		return;
	}
	dtStatus status = query_->initSlicedFindPath(static_cast<dtPolyRef>(ends->start.polygon),
		static_cast<dtPolyRef>(ends->goal.polygon), &ends->start.point.x, &ends->goal.point.x, filter_.get());
	std::size_t slices = 0;
	while (dtStatusInProgress(status))
	{
		status = query_->updateSlicedFindPath(nodesPerSlice, nullptr);
		++slices;
	}
	int count = 0;
	status = query_->finalizeSlicedFindPath(corridor_.data(), &count, MaxCorridor);
	Straighten(*ends, count, status, outPath);
	outPath.slices = slices;
}

void NavMeshQuery::Straighten(const Ends& ends, int corridor, unsigned int status, MeshPath& outPath)
{
	if (dtStatusFailed(status) || corridor == 0)
	{
		return;
	}
	outPath.polygons = static_cast<std::size_t>(corridor);
	Point target = ends.goal.point;
	const dtPolyRef last = corridor_[outPath.polygons - 1];
	if (last != ends.goal.polygon)
	{
		query_->closestPointOnPoly(last, &ends.goal.point.x, &target.x, nullptr);
	}
	int corners = 0;
	const dtStatus straight = query_->findStraightPath(&ends.start.point.x, &target.x, corridor_.data(),
		corridor, corners_.data(), nullptr, nullptr, &corners, MaxCorners, 0);
	if (dtStatusFailed(straight))
	{
		return;
	}
	for (int i = 0; i < corners; ++i)
	{
		const float* at = corners_.data() + std::size_t{3} * static_cast<std::size_t>(i);
		outPath.points.push_back({at[0], at[1], at[2]});
	}
	const bool cut = dtStatusDetail(status, DT_OUT_OF_NODES) || dtStatusDetail(status, DT_BUFFER_TOO_SMALL) ||
		dtStatusDetail(straight, DT_BUFFER_TOO_SMALL);
	outPath.status = cut            ? MeshPathStatus::Truncated
		: last == ends.goal.polygon ? MeshPathStatus::Found
									: MeshPathStatus::Partial;
}

bool NavMeshQuery::CanGoStraight(const Point& from, const Point& to) const
{
	const std::optional<Ends> ends = FindEnds(from, to);
	if (!ends)
	{
		return false;
	}
	constexpr int MaxPolygons = 256;
	dtPolyRef passed[MaxPolygons];
	dtRaycastHit hit{};
	hit.path = passed;
	hit.maxPath = MaxPolygons;
	const dtStatus status = query_->raycast(static_cast<dtPolyRef>(ends->start.polygon), &ends->start.point.x,
		&ends->goal.point.x, filter_.get(), 0, &hit);
	// Without a wall on the way t is past the end. The last polygon tells floors above each other apart.
	return dtStatusSucceed(status) && hit.t > 1.0F && hit.pathCount > 0 &&
		passed[hit.pathCount - 1] == ends->goal.polygon;
}

std::size_t NavMeshQuery::Bytes() const
{
	return static_cast<std::size_t>(query_->getNodePool()->getMemUsed());
}
} // namespace NavRecast
