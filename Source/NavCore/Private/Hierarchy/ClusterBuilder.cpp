// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Hierarchy/ClusterBuilder.h"

#include "Grid/MovePolicies.h"
#include "Hierarchy/ClusterCosts.h"
#include "NavCore/Search/WorkBudget.h"

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
	searching_ = false;
	sweeping_ = false;
	sweepLoaded_ = false;
	measuring_ = false;
	map_ = &map;
	rect_ = layout.RectOf(id);
	keepsPaths_ = !HasJumpPoints(map, settings.clearance);
	maxPathBytes_ = settings.maxPathBytes / static_cast<std::size_t>(layout.Count());
	transitions_.clear();
	for (std::size_t side = 0; side < ClusterSideCount; ++side)
	{
		sides_[side] = static_cast<std::uint16_t>(transitions_.size());
		FindTransitions(map, layout, settings, id, static_cast<ClusterSide>(side), transitions_);
	}
	const std::size_t count = transitions_.size();
	sides_[ClusterSideCount] = static_cast<std::uint16_t>(count);
	crossings_.resize(count);
	Restart();
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

/** Nothing is known about any pair. */
void ClusterBuilder::Restart()
{
	reuses_ = false;
	hasDirectWays_ = false;
	nextSwept_ = 0;
	distances_.Begin(transitions_.size());
	ways_.assign(distances_.Costs().size(), Way{});
	runs_.clear();
	wayBytes_ = 0;
}

bool ClusterBuilder::Advance(WorkBudget& budget)
{
	if (measuring_ && !AdvanceChange(budget))
	{
		return false;
	}
	while (sweeping_ || searching_ || BeginSweep() || BeginSource())
	{
		const std::int64_t quantum = budget.NextQuantum();
		if (quantum == 0)
		{
			return false;
		}
		const auto expanded = [this]
		{
			return sweeping_ ? sweep_.Expanded() : search_.Expanded();
		};
		const std::int64_t before = expanded();
		const bool done = sweeping_ ? sweep_.Run(quantum) : search_.Run(quantum);
		budget.Spend(expanded() - before);
		if (done)
		{
			sweeping_ ? EndSweep() : EndSource();
		}
	}
	if (reuses_ && ChooseShift() != LeastCostShift)
	{
		// Costs of the old cluster are known to its own precision only.
		Restart();
		return Advance(budget);
	}
	return true;
}

bool ClusterBuilder::WantsSmaller(std::size_t source) const
{
	const std::size_t first = source * (source - (source > 0 ? 1 : 0)) / 2;
	const auto begin = distances_.Costs().begin() + static_cast<std::ptrdiff_t>(first);
	const auto end = begin + static_cast<std::ptrdiff_t>(source);
	return std::find(begin, end, PairCover::Wanted) != end;
}

/** Moves and prices are read when they are first needed. */
void ClusterBuilder::LoadSweep()
{
	if (!sweepLoaded_)
	{
		sweep_.Load(search_);
		sweepLoaded_ = true;
	}
}

/** Takes the next transitions with pairs that are wanted together, unless they are too few to pay. */
bool ClusterBuilder::BeginSweep()
{
	constexpr std::size_t leastSwept = 2;
	sweptCount_ = 0;
	for (; keepsPaths_ && nextSwept_ < transitions_.size() && sweptCount_ < swept_.size(); ++nextSwept_)
	{
		if (WantsSmaller(nextSwept_))
		{
			swept_[sweptCount_++] = nextSwept_;
		}
	}
	if (sweptCount_ < leastSwept)
	{
		return false;
	}
	LoadSweep();
	sweep_.Begin(sweptCount_);
	for (std::size_t lane = 0; lane < sweptCount_; ++lane)
	{
		sweep_.AddSource(lane, LocalCellOf(swept_[lane]));
	}
	sweeping_ = true;
	return true;
}

void ClusterBuilder::EndSweep()
{
	for (std::size_t lane = 0; lane < sweptCount_; ++lane)
	{
		const std::size_t source = swept_[lane];
		for (std::size_t i = 0; i < source; ++i)
		{
			const std::uint32_t cost = sweep_.CostTo(lane, LocalCellOf(i));
			if (cost == LocalSweep::Inexact || !distances_.IsWanted(source, i))
			{
				continue;
			}
			distances_.Set(source, i, cost);
			if (cost != LocalSearch::Unreached && WaysFit())
			{
				sweep_.StepsBackFrom(lane, LocalCellOf(i), steps_);
				KeepWay(PairCover::PairOf(source, i));
			}
		}
	}
	sweeping_ = false;
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
		// Ways lead from the larger number to the smaller one.
		source_ = transitions_.size();
		while (source_ > 0 && !WantsSmaller(source_ - 1))
		{
			--source_;
		}
		source_ = source_ > 0 ? source_ - 1 : transitions_.size();
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
		if (keepsPaths_ && cost != LocalSearch::Unreached && WaysFit())
		{
			search_.StepsBackFrom(LocalCellOf(i), steps_);
			KeepWay(PairCover::PairOf(source_, i));
		}
	}
	searching_ = false;
}

/** The way whose steps back have just been found, in runs. */
void ClusterBuilder::KeepWay(std::size_t pair)
{
	constexpr std::size_t longest = 32;
	const std::size_t first = runs_.size();
	for (std::size_t i = steps_.size(); i > 0;)
	{
		const std::uint8_t direction = steps_[i - 1];
		std::size_t run = 0;
		while (i > 0 && steps_[i - 1] == direction && run < longest)
		{
			++run;
			--i;
		}
		runs_.push_back(static_cast<std::uint8_t>((run - 1) << 3 | direction));
	}
	const std::size_t count = runs_.size() - first;
	ways_[pair] = {static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(count)};
	wayBytes_ += count;
}

/** Once they do not, no more of them are looked for. */
bool ClusterBuilder::WaysFit() const
{
	// Ends are kept in 16 bits.
	return wayBytes_ <= 0xFFFF && wayBytes_ + ways_.size() * sizeof(std::uint16_t) <= maxPathBytes_;
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
	outData.hasPaths = keepsPaths_ && WaysFit();
	std::vector<std::uint16_t>& values = outData.values;
	values.clear();
	values.reserve(
		2 * transitions_.size() + distances_.Costs().size() + (outData.hasPaths ? ways_.size() : 0));
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
		outData.paths.reserve(wayBytes_);
		for (const Way& way : ways_)
		{
			const auto first = runs_.begin() + static_cast<std::ptrdiff_t>(way.first);
			outData.paths.insert(outData.paths.end(), first, first + static_cast<std::ptrdiff_t>(way.count));
			values.push_back(static_cast<std::uint16_t>(outData.paths.size()));
		}
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
