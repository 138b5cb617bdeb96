// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Path/Path.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavCore/Spatial/SpatialSearch.h"
#include "NavCore/Trace/TraceSink.h"
#include "Spatial/InnerTrace.h"
#include "Spatial/LineWalker.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace NavCore::Detail
{
/** What holds a walk in check. Zero means no limit. */
struct WalkLimits
{
	std::int64_t expansions = 0;
	/** Expansions of one way around one obstacle. */
	std::int64_t refinement = 0;
	/** Give up when the path cannot cost this or less any more. */
	std::int64_t costUnits = 0;
};

/**
 * The machine behind SGA* V1, V2 and V3: walks the straight line, and where a wall stands in the way lets
 * the inner search connect the cell behind it, backwards, so that a closed pocket costs only itself.
 *
 * V1 keeps to the one line from start to goal. V2 grows a path from either end in turn and aims at the
 * end of the other one anew after every obstacle; what a way around leads past its best point is cut off.
 * V3 uses lines only to choose what to aim at. A repeated state, or a long time without progress, makes
 * the next way lead to the other end at once, which ends the walk: it always ends, with a path if there
 * is one.
 */
class SpatialWalk
{
public:
	/** The kernel must outlive the walk; nobody else uses it while the walk runs. */
	explicit SpatialWalk(PathSearch& kernel) : kernel_(kernel) {}

	void Begin(const SearchContext& context, const SearchRequest& request, const SpatialOptions& options,
		const WalkLimits& limits);
	/**
	 * Running, Found, NoPath, OutOfMemory or LimitReached, whichever limit it was. Lines are charged one
	 * expansion for every CellsAnExpansion cells.
	 */
	[[nodiscard]] SearchStatus Advance(WorkBudget& budget);

	/** The whole path when found; otherwise the best beginning there is, for partial paths. */
	void TakePath(std::vector<Cell>& outCells) const;
	[[nodiscard]] const SearchCounters& Counters() const { return counters_; }
	/** Cost of what TakePath gives, in units. */
	[[nodiscard]] std::int64_t CostUnits() const { return costs_[0] + costs_[1]; }

private:
	static constexpr std::int32_t CellsAnExpansion = 16;
	/** States without progress after which the rest is left to one search. */
	static constexpr std::size_t MaxStalls = 64;

	enum class Phase : std::uint8_t
	{
		Aim,    // Choose the line.
		Walk,   // Follow it as far as it is free.
		Seek,   // Look for the next free cell behind a wall.
		Skip,   // Pass the free cells of a piece that cannot be connected.
		Refine, // Run the inner search.
		Done,
	};

	/** Both ends of the path and whose turn it is. */
	struct Stall
	{
		Cell front;
		Cell back;
		std::int32_t side = 0;
		friend bool operator==(const Stall&, const Stall&) = default;
	};

	[[nodiscard]] bool IsFirst() const { return options_.variant == SpatialVariant::First; }
	[[nodiscard]] bool IsThird() const { return options_.variant == SpatialVariant::Third; }
	[[nodiscard]] std::vector<Cell>& Near() { return sides_[static_cast<std::size_t>(side_)]; }
	[[nodiscard]] Cell Tip() const { return sides_[static_cast<std::size_t>(side_)].back(); }
	[[nodiscard]] Cell Target() const { return sides_[static_cast<std::size_t>(1 - side_)].back(); }
	[[nodiscard]] std::int64_t EmptyMapUnits(Cell a, Cell b) const;

	void Aim();
	void WalkOn(std::int32_t maxSteps, std::int32_t& outSteps);
	void SeekOn(std::int32_t maxSteps, std::int32_t& outSteps);
	[[nodiscard]] SearchStatus BeginRefinement(Cell subgoal);
	[[nodiscard]] SearchStatus AdvanceRefinement(WorkBudget& budget);
	[[nodiscard]] SearchStatus EndRefinement(SearchStatus status);
	[[nodiscard]] SearchStatus TakeConnection();
	void TakePartialConnection();
	[[nodiscard]] bool IsStalled();
	[[nodiscard]] bool IsTooDear() const;
	void Append(Cell cell, std::uint32_t units);
	void AppendWay(std::size_t count);
	void Tell(TraceKind kind, Cell cell, Cell parent) const;
	void AddKernelCounters();
	[[nodiscard]] SearchStatus EndJoined();
	[[nodiscard]] SearchStatus End(SearchStatus status);

	PathSearch& kernel_;
	SearchContext context_;
	SearchRequest request_;
	SpatialOptions options_;
	WalkLimits limits_;
	InnerTrace innerTrace_;
	std::optional<LineWalker> walker_;
	SearchCounters counters_;
	/** Of the inner searches that have ended. */
	std::int64_t settledExpanded_ = 0;
	Phase phase_ = Phase::Done;
	SearchStatus status_ = SearchStatus::Idle;
	/** From the start and from the goal. */
	std::array<std::vector<Cell>, 2> sides_;
	std::array<std::int64_t, 2> costs_{};
	std::int32_t side_ = 0;
	Cell lineStart_;
	Cell subgoal_;
	/** The way around an obstacle, from the tip to the sub-goal. */
	std::vector<Cell> way_;
	std::vector<Stall> stalls_;
	std::int64_t leastGap_ = 0;
	bool straightToTarget_ = false;
	/** Cells walked that are not charged yet. */
	std::int32_t lineDebt_ = 0;
};
} // namespace NavCore::Detail
