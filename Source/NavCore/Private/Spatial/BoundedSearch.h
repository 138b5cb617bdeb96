// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Regions/NearestSearch.h"
#include "NavCore/Search/PathSearch.h"
#include "Search/Haste.h"
#include "Spatial/SpatialWalk.h"

#include <algorithm>
#include <cstdint>
#include <memory>

namespace NavCore::Detail
{
/**
 * SGA* without bad maps. The published variants may cost many times what A* does, where the line leads into
 * pockets or around long walls; this one stops in time.
 *
 * 1. Region labels, if there are any, answer what cannot be reached without a search, and send a partial
 *    path to the nearest cell that can.
 * 2. On maps for A*: a walk of V2 while it is cheap. It may use WalkFactor expansions for each cell of the
 *    shortest conceivable path, RefinementFactor of them around one obstacle, and its path must stay within
 *    WalkRegretPct of that path. Then plain A*. Where labels do not prove that there is a way, A* goes one
 *    expansion a cell beforehand, out of the walk's share: a start in a small pocket ends there.
 * 3. On maps for jump point search its jumps are the walk: they cross free ground along lines, 64 cells at a
 *    time, and stop only at obstacles. Sub-goals on top of that were measured to cost more than they save.
 *    So only the first line is tried by itself; then the kernel runs in a hurry for EarlyFactor + LateFactor
 *    expansions a cell, and as the plain kernel from there on.
 *
 * If there is a way, A* expands at least every cell of its path, which are no fewer than those of the
 * shortest conceivable one. So no query expands more than EffortBound times what A* does, and no path costs
 * more than 1 + WalkRegretPct / 100 times the optimum.
 */
class BoundedSearch final : public PathSearch
{
public:
	static constexpr std::int64_t WalkFactor = 4;
	static constexpr std::int64_t RefinementFactor = 1;
	static constexpr std::int64_t EarlyFactor = 3;
	static constexpr std::int64_t LateFactor = 2;
	static constexpr std::int64_t EffortBound = 1 + (std::max)(WalkFactor, EarlyFactor + LateFactor);
	static constexpr std::int64_t WalkRegretPct = 50;
	/**
	 * About 1.075. More is faster on open maps but slower than the plain kernel on maps with large traps:
	 * with 1.25 from the start, orz702d took 1.19 times as long. Searches that go on for long get the greater
	 * weight late, which is what random noise needs. Paths found in haste cost at most 1.25 times the
	 * optimum.
	 */
	static constexpr std::uint32_t HasteWeight = 1100;
	static constexpr std::uint32_t LateWeight = Haste::NoWeight * 5 / 4;

	BoundedSearch(SearchScratch& scratch, const SpatialOptions& options);

	[[nodiscard]] std::string_view ServedBy() const override { return "sga"; }

protected:
	[[nodiscard]] SearchStatus OnBegin() override;
	[[nodiscard]] SearchStatus OnAdvance(WorkBudget& budget) override;
	/** Told by the kernel where it searches by itself; walks keep no account. */
	[[nodiscard]] bool DependsOn(const CellRect& rect) const override;

private:
	enum class Stage : std::uint8_t
	{
		Start,
		Nearest,
		Probe,
		Walk,
		Search,
	};

	[[nodiscard]] SearchStatus LeaveStart(WorkBudget& budget);
	/** Looks for the cell that a partial path leads to. */
	[[nodiscard]] SearchStatus AdvanceNearest(WorkBudget& budget);
	/** Chooses how to search for the way to the target, and begins. */
	[[nodiscard]] SearchStatus BeginTarget();
	[[nodiscard]] bool IsUnreachable() const;
	[[nodiscard]] SearchStatus BeginProbe();
	[[nodiscard]] SearchStatus BeginWalk();
	[[nodiscard]] SearchStatus AdvanceWalk(WorkBudget& budget);
	[[nodiscard]] SearchStatus BeginSearch(const Haste& haste);
	[[nodiscard]] SearchStatus BeginKernel(std::int64_t maxExpansions);
	/** The kernel, as a probe or as the last resort. */
	[[nodiscard]] SearchStatus AdvanceSearch(WorkBudget& budget);
	/** A path to the target is a partial one when the target is not the goal. */
	[[nodiscard]] SearchStatus FinishFound();
	[[nodiscard]] SearchStatus FinishWith(SearchStatus status);
	[[nodiscard]] bool ServesJumpPoints() const;

	SpatialOptions options_;
	/** Read by the kernel at the start of each query, so it stands before it. */
	Haste haste_;
	std::unique_ptr<PathSearch> kernel_;
	SpatialWalk walk_;
	InnerTrace innerTrace_;
	NearestSearch nearest_;
	Stage stage_ = Stage::Start;
	/** The goal, or the nearest reachable cell. */
	Cell target_;
	/** Cells of the shortest way to the target over an empty map. */
	std::int64_t leastCells_ = 0;
	/** What earlier stages did. */
	SearchCounters settled_;
};
} // namespace NavCore::Detail
