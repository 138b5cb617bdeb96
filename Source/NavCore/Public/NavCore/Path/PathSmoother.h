// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Path/Path.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace NavCore
{
class GridMap;
class WorkBudget;

/** How a path is straightened. */
enum class SmoothingMethod : std::uint8_t
{
	StringPulling, // Joins cells of the path that see each other by any shortest way; the best paths.
	Rays,          // The HPA* paper: rays of at most 1024 steps from each cell to a later one of the path.
	BoxedRays,     // The same with rays that end at a box around the cell: fewer checks, worse paths.
};

struct SmoothingOptions
{
	SmoothingMethod method = SmoothingMethod::StringPulling;
	/** Least clearance of every cell on the way; above 1 it needs the map's clearance layer. */
	std::uint8_t clearance = 1;
	/** BoxedRays: how far a ray goes along either axis. */
	std::int32_t boxRadius = 8;
	/** Also pull a string of waypoints for agents that walk at any angle. */
	bool waypoints = true;
};

/** What a smoother reports after each slice of work. */
enum class SmoothingStatus : std::uint8_t
{
	Idle,       // No path yet.
	Running,    // Budget spent; call Advance again.
	Done,       // The result is there.
	BrokenPath, // A step of the path is not a legal move on this map for this agent.
	BadOptions, // A clearance that the map's layer does not serve, or a box radius below 1.
	Cancelled,
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(SmoothingStatus status);

/** What smoothing did; budgets and tests count these, never time. */
struct SmoothingCounters
{
	std::int64_t rounds = 0;    // Passes along the path.
	std::int64_t examined = 0;  // Bends, or cells, from which a shorter way was looked for.
	std::int64_t shortcuts = 0; // Stretches replaced.
	std::int64_t looks = 0;     // Cells of lines and rays, and rows of cells, that were looked at.
};

/**
 * Straightens finished paths. The result has the same ends, obeys the same movement rule, never costs
 * more, terrain included, and smoothing it again changes nothing.
 *
 * The result is given twice. Result() lists every cell, each one legal move from the one before it; its
 * cost is the grid cost. Waypoints() is the same way for agents that walk at any angle: a subset of these
 * cells, ends included, each in line of sight of the next (see HasLineOfSight), where that line costs no
 * more than the cells between the two.
 *
 * Links of the path stay where they are: what lies between two of them is straightened by itself.
 *
 * Works like a search: Begin, then Advance under a budget; slicing never changes the answer. A unit of
 * the budget is one cell examined or 64 cells looked at. Begin does no work that grows with the path, and a
 * slice overruns its budget by less than one quantum (see WorkBudget), whatever the path. Map and path are
 * only read; the caller keeps both alive and unedited while the status is Running. One object serves any
 * number of paths and allocates nothing once warm.
 */
class NAVCORE_EXPORT PathSmoother
{
public:
	PathSmoother();
	~PathSmoother();
	PathSmoother(PathSmoother&&) noexcept;
	PathSmoother& operator=(PathSmoother&&) noexcept;

	/** Starts with a path in either form, which must not be Result(). Running or BadOptions. */
	[[nodiscard]] SmoothingStatus Begin(
		const GridMap& map, const Path& path, const SmoothingOptions& options = {});
	/** Works until the budget is spent or the path is smooth. Further calls repeat the final status. */
	[[nodiscard]] SmoothingStatus Advance(WorkBudget& budget);
	/** Ends a running job; harmless otherwise. */
	void Cancel();

	[[nodiscard]] SmoothingStatus Status() const;
	/** The smoothed path in the form of cells. Empty unless the status is Done. */
	[[nodiscard]] const Path& Result() const;
	/** Empty unless the status is Done and waypoints were asked for. */
	[[nodiscard]] const std::vector<Cell>& Waypoints() const;
	[[nodiscard]] const SmoothingCounters& Counters() const;

private:
	class Job;
	std::unique_ptr<Job> job_;
};
} // namespace NavCore
