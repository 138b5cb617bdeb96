// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Compiler.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Search/AStar.h"
#include "Search/BestCell.h"
#include "Search/Haste.h"
#include "Search/JumpSight.h"
#include "Search/ScratchData.h"

#include <limits>
#include <memory>
#include <utility>

namespace NavCore::Detail
{
/**
 * Jump point search. What differs from the textbook:
 * - A straight scan looks at 64 cells at once, vertical ones on the transposed map.
 * - Cells where a diagonal run only branches off are not queued; the jump points that its straight
 *   scans find are, with the start of the run as their parent. That halves the expansions.
 * - The first way found to the goal ends the search: it runs unobstructed from the cheapest open
 *   node, so its cost is at most that node's estimate.
 */
class JumpPoints final : public PathSearch
{
public:
	JumpPoints(SearchScratch& scratch, const Haste& haste)
		: scratch_(scratch.Data().jumps), fallback_(CreateAStar(scratch)), haste_(haste)
	{
	}

	[[nodiscard]] std::string_view ServedBy() const override
	{
		return serves_ ? "jps" : fallback_->ServedBy();
	}

protected:
	void OnReset() override { serves_ = true; }
	[[nodiscard]] SearchStatus OnBegin() override;
	[[nodiscard]] SearchStatus OnAdvance(WorkBudget& budget) override;
	/** Jumps read far and wide and keep no account of it. */
	[[nodiscard]] bool DependsOn(const CellRect& rect) const override
	{
		return serves_ || fallback_->MayHaveRead(rect);
	}

private:
	using Spot = JumpSpot;
	using Entry = NarrowCost::Entry;

	[[nodiscard]] SearchStatus Start();
	[[nodiscard]] SearchStatus AdvanceJumps(WorkBudget& budget);
	[[nodiscard]] SearchStatus Adopt(SearchStatus status);
	template <CornerRule Rule>
	[[nodiscard]] SearchStatus AdvanceWith(WorkBudget& budget);
	template <CornerRule Rule, bool HasBits, class Trace>
	[[nodiscard]] SearchStatus Run(WorkBudget& budget);
	template <CornerRule Rule, bool HasBits, class Trace>
	void Expand(const Spot& from, std::uint32_t g, DirectionMask directions, const Trace& trace);
	template <CornerRule Rule, bool HasBits, Direction Heading, class Trace>
	void LookIf(DirectionMask directions, const Spot& from, std::uint32_t g, const Trace& trace);
	template <CornerRule Rule, Direction Heading, class Trace>
	void LookStraight(const Spot& from, std::uint32_t g, const Trace& trace);
	template <CornerRule Rule, bool HasBits, std::int32_t Dx, std::int32_t Dy, class Trace>
	void LookDiagonally(const Spot& from, std::uint32_t g, const Trace& trace);
	template <class Trace>
	void Reach(const Spot& from, Cell diagonal, std::int32_t steps, Cell straight, std::uint32_t g,
		Direction arrival, const Trace& trace);
	template <class Trace>
	void Queue(
		PackedCell cell, std::uint32_t position, std::uint32_t g, Direction arrival, const Trace& trace);
	void ChangeWeight();
	[[nodiscard]] SearchStatus Finish(SearchStatus status);
	void BuildPath(PackedCell end, PackedCell parent, std::uint32_t parentPosition);
	void AppendBackwards(Cell point);
	/** Where every path is known to cost more than the request allows; a weighted order never knows. */
	[[nodiscard]] std::uint32_t DearestPriority() const
	{
		const std::int64_t most = Request().maxCost.units;
		const bool limits = most > 0 && most < NarrowCost::Ceiling && haste_.expansions == 0;
		return limits ? static_cast<std::uint32_t>(most) : (std::numeric_limits<std::uint32_t>::max)();
	}
	/** An estimate as the open list counts it. */
	[[nodiscard]] std::uint32_t Weighted(std::uint32_t estimate) const
	{
		return static_cast<std::uint32_t>(Weigh(estimate, weight_));
	}

	JumpScratch& scratch_;
	std::unique_ptr<PathSearch> fallback_;
	JumpSight sight_;
	Cell goal_;
	/** The node being expanded: parent of everything it reaches. */
	PackedCell current_;
	std::uint32_t currentPosition_ = 0;
	bool serves_ = true;
	bool overflowed_ = false;
	bool outOfMemory_ = false;
	const Haste& haste_;
	std::uint32_t weight_ = Haste::NoWeight;
	BestCell best_;
};
} // namespace NavCore::Detail
