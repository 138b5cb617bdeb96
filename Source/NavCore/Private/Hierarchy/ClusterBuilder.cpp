// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Hierarchy/ClusterBuilder.h"

#include "Grid/MovePolicies.h"
#include "Hierarchy/ClusterCosts.h"
#include "NavCore/Search/WorkBudget.h"
#include "Search/JumpKernel.h"

#include <algorithm>

namespace NavCore::Detail
{
bool HasJumpPoints(const GridMap& map, std::uint8_t clearance)
{
	return map.IsUniform() && clearance <= 1 && map.GetTopology() == Topology::Octile &&
		map.GetCornerRule() != CornerRule::Never;
}

void ClusterBuilder::Begin(
	const GridMap& map, const ClusterLayout& layout, const ClusterSettings& settings, ClusterId id)
{
	id_ = id;
	source_ = 0;
	searching_ = false;
	measuring_ = false;
	hasDirectWays_ = false;
	reuses_ = false;
	map_ = &map;
	rect_ = layout.RectOf(id);
	keepsPaths_ = !HasJumpPoints(map, settings.clearance);
	maxPathBytes_ = settings.maxPathBytes / static_cast<std::size_t>(layout.Count());
	paths_.clear();
	pathEnds_.clear();
	transitions_.clear();
	for (std::size_t side = 0; side < ClusterSideCount; ++side)
	{
		sides_[side] = static_cast<std::uint16_t>(transitions_.size());
		FindTransitions(map, layout, settings, id, static_cast<ClusterSide>(side), transitions_);
	}
	const std::size_t count = transitions_.size();
	sides_[ClusterSideCount] = static_cast<std::uint16_t>(count);
	crossings_.resize(count);
	distances_.Begin(count);
	const LayeredMoves moves(map, settings.clearance);
	const BitView rows = map.Rows();
	for (std::size_t i = 0; i < count; ++i)
	{
		const Cell from = transitions_[i].from;
		const Cell to = transitions_[i].to;
		crossings_[i] = moves.Step(rows.Position(from.x, from.y), rows.Position(to.x, to.y),
			static_cast<std::size_t>(DirectionOf(to.x - from.x, to.y - from.y)));
	}
	search_.Load(map, rect_, settings.clearance);
}

void ClusterBuilder::Reuse(const GridMap& map, const ClusterView& old, const CellRect& changed)
{
	constexpr std::int32_t leastShare = 4;
	if (keepsPaths_ || old.shift != LeastCostShift || changed.Area() * leastShare > rect_.Area())
	{
		return;
	}
	map_ = &map;
	reuses_ = true;
	changeSlack_ = 0;
	oldDistances_.assign(old.distances, old.distances + old.PairCount());
	oldNumbers_.assign(transitions_.size(), NoNumber);
	for (std::size_t i = 0; i < transitions_.size(); ++i)
	{
		const std::uint16_t* found = std::find(old.cells, old.cells + old.count, LocalCellOf(i));
		oldNumbers_[i] =
			found != old.cells + old.count ? static_cast<std::uint32_t>(found - old.cells) : NoNumber;
	}
	if (changed.IsEmpty())
	{
		changeCosts_.assign(transitions_.size(), LocalSearch::Unreached);
		TakeOver();
		return;
	}
	constexpr std::int32_t largeShare = 32;
	if (search_.IsCluttered() && changed.Area() * largeShare >= rect_.Area())
	{
		// A search would tell more, but costs more than the sources that it saves for a large change.
		EstimateChangeCosts(changed);
		TakeOver();
		return;
	}
	measuring_ = true;
	search_.LoadOpened(map, rect_, changed);
	changeSlack_ = search_.BeginAround(changed);
	for (std::size_t i = 0; i < transitions_.size(); ++i)
	{
		search_.AddTarget(LocalCellOf(i));
	}
}

/** As if nothing stood in the way. */
void ClusterBuilder::EstimateChangeCosts(const CellRect& changed)
{
	changeCosts_.resize(transitions_.size());
	for (std::size_t i = 0; i < transitions_.size(); ++i)
	{
		const Cell from = transitions_[i].from;
		const Cell nearest{std::clamp(from.x, changed.x, changed.Right() - 1),
			std::clamp(from.y, changed.y, changed.Bottom() - 1)};
		changeCosts_[i] = JumpKernel::OctileUnits(from.x - nearest.x, from.y - nearest.y);
	}
}

/** Runs the search from the change; true when it is done. */
bool ClusterBuilder::AdvanceChange(WorkBudget& budget)
{
	const std::int64_t quantum = budget.NextQuantum();
	const std::int64_t before = search_.Expanded();
	if (quantum == 0 || !search_.Run(quantum))
	{
		budget.Spend(search_.Expanded() - before);
		return false;
	}
	budget.Spend(search_.Expanded() - before);
	changeCosts_.resize(transitions_.size());
	for (std::size_t i = 0; i < transitions_.size(); ++i)
	{
		changeCosts_[i] = search_.CostTo(LocalCellOf(i));
	}
	measuring_ = false;
	search_.Load(*map_, rect_, 1);
	TakeOver();
	return true;
}

/**
 * A way from a to b that touches the change costs at least what the change is away from a and from b, on a
 * map where all of it is free; a diagonal step past its corner saves one turn. Ways between places for which
 * that is above the old cost are as they were.
 */
void ClusterBuilder::TakeOver()
{
	constexpr std::uint64_t pastCorner = 2 * StraightUnits - DiagonalUnits;
	constexpr std::uint64_t rounding = std::uint64_t{1} << LeastCostShift;
	const std::uint64_t slack = pastCorner + rounding + changeSlack_;
	for (std::size_t a = 1; a < transitions_.size(); ++a)
	{
		for (std::size_t b = 0; b < a; ++b)
		{
			const std::size_t larger = (std::max)(oldNumbers_[a], oldNumbers_[b]);
			const std::size_t smaller = (std::min)(oldNumbers_[a], oldNumbers_[b]);
			if (larger == NoNumber)
			{
				continue;
			}
			const std::uint16_t known =
				larger == smaller ? std::uint16_t{0} : oldDistances_[larger * (larger - 1) / 2 + smaller];
			const std::uint64_t cost = std::uint64_t{known} << LeastCostShift;
			const bool reached =
				changeCosts_[a] != LocalSearch::Unreached && changeCosts_[b] != LocalSearch::Unreached;
			const std::uint64_t detour = std::uint64_t{changeCosts_[a]} + changeCosts_[b];
			const bool touched = reached && (known == ClusterView::Unreachable || detour <= cost + slack);
			if (!touched)
			{
				distances_.Set(a, b,
					known == ClusterView::Unreachable ? LocalSearch::Unreached
													  : static_cast<std::uint32_t>(cost));
			}
		}
	}
}

bool ClusterBuilder::Advance(WorkBudget& budget)
{
	if (measuring_ && !AdvanceChange(budget))
	{
		return false;
	}
	while (searching_ || BeginSource())
	{
		const std::int64_t quantum = budget.NextQuantum();
		if (quantum == 0)
		{
			return false;
		}
		const std::int64_t before = search_.Expanded();
		const bool done = search_.Run(quantum);
		budget.Spend(search_.Expanded() - before);
		if (done)
		{
			EndSource();
		}
	}
	if (reuses_ && ChooseShift() != LeastCostShift)
	{
		// Costs of the old cluster are known to its own precision only.
		reuses_ = false;
		hasDirectWays_ = false;
		distances_.Begin(transitions_.size());
		return Advance(budget);
	}
	return true;
}

/** Most ways in the open need no search. */
void ClusterBuilder::FindDirectWays()
{
	for (std::size_t a = 1; a < transitions_.size(); ++a)
	{
		for (std::size_t b = 0; b < a; ++b)
		{
			const std::uint32_t cost = distances_.IsWanted(a, b)
				? search_.DirectCost(LocalCellOf(a), LocalCellOf(b))
				: LocalSearch::Unreached;
			if (cost != LocalSearch::Unreached)
			{
				distances_.Set(a, b, cost);
			}
		}
	}
	hasDirectWays_ = true;
}

/** False when no pair of transitions needs a search any more. */
bool ClusterBuilder::BeginSource()
{
	if (keepsPaths_)
	{
		// Ways are kept in the order of pairs.
		++source_;
	}
	else
	{
		if (!hasDirectWays_)
		{
			FindDirectWays();
		}
		source_ = distances_.NextSource();
	}
	if (source_ >= transitions_.size())
	{
		return false;
	}
	search_.Begin(LocalCellOf(source_));
	const std::size_t end = keepsPaths_ ? source_ : transitions_.size();
	for (std::size_t i = 0; i < end; ++i)
	{
		if (distances_.IsWanted(source_, i))
		{
			search_.AddTarget(LocalCellOf(i));
		}
	}
	searching_ = true;
	return true;
}

void ClusterBuilder::EndSource()
{
	const std::size_t end = keepsPaths_ ? source_ : transitions_.size();
	for (std::size_t i = 0; i < end; ++i)
	{
		if (!distances_.IsWanted(source_, i))
		{
			continue;
		}
		const std::uint32_t cost = search_.CostTo(LocalCellOf(i));
		distances_.Set(source_, i, cost);
		if (keepsPaths_)
		{
			if (cost != LocalSearch::Unreached)
			{
				AppendPath(LocalCellOf(i));
			}
			pathEnds_.push_back(paths_.size());
		}
	}
	searching_ = false;
}

/** The way from the source of the search to one of its targets, in runs. */
void ClusterBuilder::AppendPath(LocalCell target)
{
	constexpr std::size_t longest = 32;
	search_.StepsBackFrom(target, steps_);
	for (std::size_t i = steps_.size(); i > 0;)
	{
		const std::uint8_t direction = steps_[i - 1];
		std::size_t run = 0;
		while (i > 0 && steps_[i - 1] == direction && run < longest)
		{
			++run;
			--i;
		}
		paths_.push_back(static_cast<std::uint8_t>((run - 1) << 3 | direction));
	}
}

bool ClusterBuilder::PathsFit() const
{
	// Ends are kept in 16 bits.
	return paths_.size() <= 0xFFFF &&
		paths_.size() + pathEnds_.size() * sizeof(std::uint16_t) <= maxPathBytes_;
}

std::uint8_t ClusterBuilder::ChooseShift() const
{
	std::uint32_t largest = 0;
	for (const std::uint32_t crossing : crossings_)
	{
		largest = (std::max)(largest, crossing);
	}
	for (const std::uint32_t distance : distances_.Costs())
	{
		largest = (std::max)(largest, distance == LocalSearch::Unreached ? 0 : distance);
	}
	return ChooseCostShift(largest);
}

void ClusterBuilder::Write(ClusterData& outData) const
{
	const std::uint8_t shift = ChooseShift();
	outData.sides = sides_;
	outData.shift = shift;
	outData.isParent = false;
	outData.usable = true;
	outData.hasPaths = keepsPaths_ && PathsFit();
	std::vector<std::uint16_t>& values = outData.values;
	values.clear();
	values.reserve(
		2 * transitions_.size() + distances_.Costs().size() + (outData.hasPaths ? pathEnds_.size() : 0));
	for (std::size_t i = 0; i < transitions_.size(); ++i)
	{
		values.push_back(LocalCellOf(i));
	}
	for (const std::uint32_t crossing : crossings_)
	{
		values.push_back(RoundCost(crossing, shift));
	}
	for (const std::uint32_t distance : distances_.Costs())
	{
		values.push_back(
			distance == LocalSearch::Unreached ? ClusterView::Unreachable : RoundCost(distance, shift));
	}
	outData.paths.clear();
	if (outData.hasPaths)
	{
		for (const std::size_t end : pathEnds_)
		{
			values.push_back(static_cast<std::uint16_t>(end));
		}
		outData.paths.assign(paths_.begin(), paths_.end());
	}
}

bool ClusterBuilder::HasSameTransitions(const ClusterView& view) const
{
	const std::size_t count = transitions_.size();
	if (count != view.count || !std::equal(sides_.begin(), sides_.end(), view.sides))
	{
		return false;
	}
	for (std::size_t i = 0; i < count; ++i)
	{
		if (view.cells[i] != LocalCellOf(i) ||
			view.crossings[i] != RoundCost(crossings_[i], static_cast<std::uint8_t>(view.shift)))
		{
			return false;
		}
	}
	return true;
}
} // namespace NavCore::Detail
