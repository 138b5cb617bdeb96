// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What the builder takes over from the cluster as it was before an edit.
#include "Hierarchy/ClusterBuilder.h"
#include "Hierarchy/ClusterCosts.h"
#include "Hierarchy/WindowMoves.h"
#include "NavCore/Search/WorkBudget.h"
#include "Search/JumpKernel.h"

#include <algorithm>

namespace NavCore::Detail
{
void ClusterBuilder::Reuse(const GridMap& map, const ClusterView& old, const CellRect& changed)
{
	constexpr std::int32_t leastShare = 4;
	const bool lacksWays = keepsPaths_ && old.pathEnds == nullptr;
	if (lacksWays || old.shift != LeastCostShift || changed.Area() * leastShare > rect_.Area())
	{
		return;
	}
	map_ = &map;
	reuses_ = true;
	changed_ = changed;
	changeSlack_ = 0;
	const std::size_t pairs = old.PairCount();
	oldDistances_.assign(old.distances, old.distances + pairs);
	if (keepsPaths_)
	{
		const std::size_t oldRuns = pairs > 0 ? old.pathEnds[pairs - 1] : 0;
		runs_.assign(old.paths, old.paths + oldRuns);
		oldWays_.resize(pairs);
		for (std::size_t i = 0; i < pairs; ++i)
		{
			const std::uint32_t first = i > 0 ? old.pathEnds[i - 1] : 0U;
			oldWays_[i] = {first, old.pathEnds[i] - first};
		}
	}
	MatchTransitions(old);
	changeCosts_.assign(transitions_.size(), LocalSearch::Unreached);
	constexpr std::int32_t largeShare = 32;
	if (!keepsPaths_ && search_.IsCluttered() && changed.Area() * largeShare >= rect_.Area())
	{
		// A search would tell more, but costs more than the sources that it saves for a large change.
		EstimateChangeCosts(changed);
		TakeOver();
		return;
	}
	measuring_ = !changed.IsEmpty() && (!keepsPaths_ || BeginWeightedChange(changed));
	if (!measuring_)
	{
		TakeOver();
	}
	else if (!keepsPaths_)
	{
		search_.LoadOpened(map, rect_, changed);
		changeSlack_ = search_.BeginAround(changed);
		for (std::size_t i = 0; i < transitions_.size(); ++i)
		{
			search_.AddTarget(LocalCellOf(i));
		}
	}
}

/** As if nothing stood in the way. */
void ClusterBuilder::EstimateChangeCosts(const CellRect& changed)
{
	for (std::size_t i = 0; i < transitions_.size(); ++i)
	{
		const Cell from = transitions_[i].from;
		const Cell nearest{std::clamp(from.x, changed.x, changed.Right() - 1),
			std::clamp(from.y, changed.y, changed.Bottom() - 1)};
		changeCosts_[i] = JumpKernel::OctileUnits(from.x - nearest.x, from.y - nearest.y);
	}
}

/** By side, so that transitions which share a cell keep their order: ways lead from later ones to earlier. */
void ClusterBuilder::MatchTransitions(const ClusterView& old)
{
	oldNumbers_.assign(transitions_.size(), NoNumber);
	for (std::size_t side = 0; side < ClusterSideCount; ++side)
	{
		const std::uint16_t* first = old.cells + old.sides[side];
		const std::uint16_t* end = old.cells + old.sides[side + 1];
		for (std::size_t i = sides_[side]; i < sides_[side + 1]; ++i)
		{
			const std::uint16_t* found = std::find(first, end, LocalCellOf(i));
			oldNumbers_[i] = found != end ? static_cast<std::uint32_t>(found - old.cells) : NoNumber;
		}
	}
}

/**
 * Starts a search from what an edit may have opened or made cheaper: cells that are free now, and diagonal
 * steps past them, the price of which is shared between its ends. False when there is nothing of the kind.
 */
bool ClusterBuilder::BeginWeightedChange(const CellRect& changed)
{
	const WindowMoves moves(search_);
	bool any = false;
	for (std::int32_t y = changed.y; y < changed.Bottom(); ++y)
	{
		for (std::int32_t x = changed.x; x < changed.Right(); ++x)
		{
			const LocalCell cell = search_.ToLocal({x, y});
			if (!search_.IsFree(cell))
			{
				continue;
			}
			if (!any)
			{
				LoadSweep();
				sweep_.Begin(1);
				any = true;
			}
			sweep_.AddSource(0, cell);
			for (const Direction direction :
				{Direction::North, Direction::West, Direction::East, Direction::South})
			{
				const Cell beside = Neighbour({x, y}, direction);
				const LocalCell local = search_.ToLocal(beside);
				if (rect_.Contains(beside) && search_.IsFree(local))
				{
					sweep_.AddSource(0, local, moves.HalfDiagonal(local));
				}
			}
		}
	}
	return any;
}

/** Runs the search from the change; true when it is done. */
bool ClusterBuilder::AdvanceChange(WorkBudget& budget)
{
	const auto run = [&budget](auto& search)
	{
		const std::int64_t quantum = budget.NextQuantum();
		const std::int64_t before = search.Expanded();
		const bool done = quantum > 0 && search.Run(quantum);
		budget.Spend(search.Expanded() - before);
		return done;
	};
	if (keepsPaths_ ? !run(sweep_) : !run(search_))
	{
		return false;
	}
	for (std::size_t i = 0; i < transitions_.size(); ++i)
	{
		const LocalCell cell = LocalCellOf(i);
		changeCosts_[i] = keepsPaths_ ? sweep_.CostTo(0, cell) : search_.CostTo(cell);
	}
	measuring_ = false;
	if (!keepsPaths_)
	{
		search_.Load(*map_, rect_, 1);
	}
	TakeOver();
	return true;
}

void ClusterBuilder::TakeOver()
{
	for (std::size_t a = 1; a < transitions_.size(); ++a)
	{
		for (std::size_t b = 0; b < a; ++b)
		{
			const std::size_t larger = (std::max)(oldNumbers_[a], oldNumbers_[b]);
			const std::size_t smaller = (std::min)(oldNumbers_[a], oldNumbers_[b]);
			const bool turned = keepsPaths_ && smaller != oldNumbers_[b];
			if (larger == NoNumber || turned)
			{
				continue;
			}
			const std::size_t pair = larger == smaller ? 0 : PairCover::PairOf(larger, smaller);
			const std::uint16_t known = larger == smaller ? std::uint16_t{0} : oldDistances_[pair];
			const Way way = keepsPaths_ && larger != smaller ? oldWays_[pair] : Way{};
			if (IsTouched(a, b, known) || IsWayTouched(a, way))
			{
				continue;
			}
			distances_.Set(a, b,
				known == ClusterView::Unreachable ? LocalSearch::Unreached
												  : std::uint32_t{known} << LeastCostShift);
			if (keepsPaths_)
			{
				ways_[PairCover::PairOf(a, b)] = way;
				wayBytes_ += way.count;
			}
		}
	}
}

/**
 * A way from a to b that touches the change costs at least what the change is away from a and from b. Where
 * ways are not kept that is measured on a map where all of the change is free; a diagonal step past its
 * corner saves one turn. Pairs for which it is above the old cost have no new way as good as the old ones;
 * and none of the old ones is lost, except where ways are kept, which are looked at by IsWayTouched.
 */
bool ClusterBuilder::IsTouched(std::size_t a, std::size_t b, std::uint16_t known) const
{
	if (changeCosts_[a] == LocalSearch::Unreached || changeCosts_[b] == LocalSearch::Unreached)
	{
		return false;
	}
	constexpr std::uint64_t turn = 2 * StraightUnits - DiagonalUnits;
	constexpr std::uint64_t rounding = std::uint64_t{1} << LeastCostShift;
	const std::uint64_t slack = rounding + (keepsPaths_ ? 0 : turn) + changeSlack_;
	const std::uint64_t cost = std::uint64_t{known} << LeastCostShift;
	const std::uint64_t detour = std::uint64_t{changeCosts_[a]} + changeCosts_[b];
	return known == ClusterView::Unreachable || detour <= cost + slack;
}

/**
 * Whether a kept way from a transition leads over the change, or diagonally past it. If not, and nothing as
 * cheap has come up, it is still the first of the cheapest ways in the order of LocalSearch::StepsBackFrom:
 * there are no others than before.
 */
bool ClusterBuilder::IsWayTouched(std::size_t from, Way way) const
{
	Cell cell = transitions_[from].from;
	for (std::size_t i = way.first; i < std::size_t{way.first} + way.count && !changed_.IsEmpty(); ++i)
	{
		const Cell step = DirectionOffsets[static_cast<std::size_t>(runs_[i] & 7)];
		const std::int32_t count = (runs_[i] >> 3) + 1;
		const auto reaches = [this](Cell first, Cell last)
		{
			return (std::min)(first.x, last.x) < changed_.Right() &&
				(std::max)(first.x, last.x) >= changed_.x &&
				(std::min)(first.y, last.y) < changed_.Bottom() && (std::max)(first.y, last.y) >= changed_.y;
		};
		const Cell end{cell.x + step.x * count, cell.y + step.y * count};
		// A rectangle around the whole run holds much that a diagonal run does not meet.
		for (bool looks = reaches(cell, end); looks && cell != end;)
		{
			const Cell next{cell.x + step.x, cell.y + step.y};
			if (reaches(cell, next))
			{
				return true;
			}
			cell = next;
		}
		cell = end;
	}
	return false;
}
} // namespace NavCore::Detail
