// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace NavCore
{
class WorkBudget;

/** A place in the host's own space and units: a hybrid path has no cells. */
struct MeshPoint
{
	double x = 0;
	double y = 0;
	double z = 0;

	friend constexpr bool operator==(const MeshPoint&, const MeshPoint&) = default;
};

/** The navmesh of the host, as far as a hybrid path needs it. */
class MeshQueries
{
public:
	virtual ~MeshQueries() = default;
	/** Moves a place onto the mesh near by; false where there is none. */
	[[nodiscard]] virtual bool Project(MeshPoint& place) = 0;
	/** The corners of a path, both ends included, into an empty list. False unless it reaches its end. */
	[[nodiscard]] virtual bool FindPath(
		const MeshPoint& from, const MeshPoint& to, std::vector<MeshPoint>& outCorners) = 0;
	/** Whether an agent can walk straight from one place on the mesh to another. */
	[[nodiscard]] virtual bool CanGoStraight(const MeshPoint& from, const MeshPoint& to) = 0;
};

struct HybridSettings
{
	/** The mesh finds the way for so much of the path's end; longer makes it dearer and no better. */
	double lastLeg = 0;
	/** So many points of the grid's path are skipped at most where the mesh allows a straight line. */
	std::size_t lookAhead = 8;
	/** What a query costs of a budget, in expansions: the mesh does its work in one piece. */
	std::int64_t unitsPerLine = 16;
	std::int64_t unitsPerPath = 128;
};

enum class HybridStatus : std::uint8_t
{
	Idle,
	Running,
	Done,
	OffMesh, // The start or the goal is not on the mesh, or there is no path to begin with.
};

struct HybridCounters
{
	std::int64_t lines = 0;
	std::int64_t paths = 0;
	/** Pieces that the mesh does not allow; they stay as the grid has them. */
	std::int64_t gridPieces = 0;

	friend constexpr bool operator==(const HybridCounters&, const HybridCounters&) = default;
};

/**
 * Long range by the grid, the end and the corners by the navmesh.
 *
 * A path over the grid and its hierarchy is found in a time that hardly depends on its length, but runs from
 * cell to cell. This takes such a path, lets the mesh find its last leg up to the very goal, and straightens
 * the rest by lines on the mesh. The mesh is only asked short questions, so no node pool is too small for it.
 * Where the mesh does not join two neighboring points of the grid's path, it is asked for a short path
 * between them, and if it has none the grid's own line stays and is counted.
 *
 * The work can stop and go on between any two questions; slicing changes nothing.
 */
class NAVCORE_EXPORT HybridPath
{
public:
	/**
	 * Starts anew; asks nothing yet. The mesh and the points are kept by the caller while it runs.
	 * @param gridPath Turning points of the grid's path in the host's space, the exact start first and the
	 * exact goal last.
	 */
	[[nodiscard]] HybridStatus Begin(
		MeshQueries& mesh, std::span<const MeshPoint> gridPath, const HybridSettings& settings);
	/** Asks the mesh until the budget is spent or the path is whole. A question is never cut in two. */
	[[nodiscard]] HybridStatus Advance(WorkBudget& budget);

	[[nodiscard]] HybridStatus Status() const { return status_; }
	/** Start and end included; empty unless Done. */
	[[nodiscard]] std::span<const MeshPoint> Points() const
	{
		return status_ == HybridStatus::Done ? std::span<const MeshPoint>(points_)
											 : std::span<const MeshPoint>();
	}
	[[nodiscard]] double Length() const;
	[[nodiscard]] const HybridCounters& Counters() const { return counters_; }

private:
	/** What is asked next. */
	enum class Stage : std::uint8_t
	{
		Ends,
		Body,
		LastLeg,
		Joint,
	};

	[[nodiscard]] std::int64_t Step();
	[[nodiscard]] std::int64_t PlaceEnds();
	[[nodiscard]] std::int64_t ExtendBody();
	[[nodiscard]] std::int64_t AddLastLeg();
	[[nodiscard]] std::int64_t CloseJoint();
	/** Appends the mesh's way to a place; counts a piece of the grid's and appends nothing if it has none. */
	[[nodiscard]] bool AppendMeshWay(const MeshPoint& to);
	void Append(const MeshPoint& point);

	MeshQueries* mesh_ = nullptr;
	HybridSettings settings_;
	HybridStatus status_ = HybridStatus::Idle;
	Stage stage_ = Stage::Ends;
	/** The grid's path with its ends, and later its points, on the mesh. */
	std::vector<MeshPoint> route_;
	/** Of the route: where the last leg begins, the point reached, and the one tried next. */
	std::size_t legBegin_ = 0;
	std::size_t reached_ = 0;
	std::size_t tried_ = 0;
	/** Of the points: where the last leg was joined on. */
	std::size_t joint_ = 0;
	std::vector<MeshPoint> points_;
	std::vector<MeshPoint> corners_;
	HybridCounters counters_;
};
} // namespace NavCore
