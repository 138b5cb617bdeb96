// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Hierarchy/ParentBuilder.h"

#include "Hierarchy/ClusterCosts.h"
#include "NavCore/Search/WorkBudget.h"

#include <algorithm>

namespace NavCore::Detail
{
void ParentBuilder::Load(
	std::size_t level, const ClusterLayout& parents, const ClusterLayout& children, ClusterId id)
{
	level_ = level;
	id_ = id;
	childSize_ = children.size;
	search_.Load(parents, children, id);
}

void ParentBuilder::Begin()
{
	source_ = 1;
	searching_ = false;
	exits_.clear();
	sides_ = {};
	usable_ = search_.Join();
	for (std::size_t side = 0; usable_ && side < ClusterSideCount; ++side)
	{
		sides_[side] = static_cast<std::uint16_t>(exits_.size());
		ListSide(static_cast<ClusterSide>(side));
	}
	usable_ = usable_ && exits_.size() <= MaxTransitions;
	const std::size_t count = usable_ ? exits_.size() : 0;
	sides_[ClusterSideCount] = static_cast<std::uint16_t>(count);
	distances_.resize(count * (count - (count > 0 ? 1 : 0)) / 2);
}

void ParentBuilder::List(std::size_t column, std::size_t row, ClusterSide side)
{
	const std::size_t child = row * search_.Columns() + column;
	const ClusterView& view = search_.View(child);
	const auto index = static_cast<std::size_t>(side);
	for (std::uint32_t k = view.sides[index]; k < view.sides[index + 1]; ++k)
	{
		exits_.push_back({static_cast<std::uint32_t>(child), k});
	}
}

/**
 * The neighbour lists the same transitions in the same order: where two children of a side meet, each may
 * have a diagonal one to the other's neighbour, and the one from the north or west that goes ahead is first.
 */
void ParentBuilder::ListSide(ClusterSide side)
{
	const std::size_t right = search_.Columns() - 1;
	const std::size_t bottom = search_.Rows() - 1;
	const auto listRow = [&](std::size_t row, ClusterSide first, ClusterSide second)
	{
		// first belongs to the child on the left where the border is below, to the one on the right above.
		const bool below = side == ClusterSide::South;
		for (std::size_t column = 0; column <= right; ++column)
		{
			List(column, row, side);
			if (column < right)
			{
				List(below ? column : column + 1, row, first);
				List(below ? column + 1 : column, row, second);
			}
		}
	};
	const auto listColumn = [&](std::size_t column, ClusterSide first, ClusterSide second)
	{
		const bool onRight = side == ClusterSide::East;
		for (std::size_t row = 0; row <= bottom; ++row)
		{
			List(column, row, side);
			if (row < bottom)
			{
				List(column, onRight ? row : row + 1, first);
				List(column, onRight ? row + 1 : row, second);
			}
		}
	};
	switch (side)
	{
	case ClusterSide::North:
		listRow(0, ClusterSide::NorthWest, ClusterSide::NorthEast);
		break;
	case ClusterSide::South:
		listRow(bottom, ClusterSide::SouthEast, ClusterSide::SouthWest);
		break;
	case ClusterSide::East:
		listColumn(right, ClusterSide::SouthEast, ClusterSide::NorthEast);
		break;
	case ClusterSide::West:
		listColumn(0, ClusterSide::NorthWest, ClusterSide::SouthWest);
		break;
	case ClusterSide::NorthEast:
		List(right, 0, side);
		break;
	case ClusterSide::SouthEast:
		List(right, bottom, side);
		break;
	case ClusterSide::SouthWest:
		List(0, bottom, side);
		break;
	case ClusterSide::NorthWest:
		List(0, 0, side);
		break;
	}
}

bool ParentBuilder::Advance(WorkBudget& budget)
{
	while (usable_ && source_ < exits_.size())
	{
		const std::int64_t quantum = budget.NextQuantum();
		if (quantum == 0)
		{
			return false;
		}
		if (!searching_)
		{
			search_.Begin(NodeOf(source_));
			searching_ = true;
		}
		const std::int64_t before = search_.Expanded();
		const bool done = search_.Run(quantum);
		budget.Spend(search_.Expanded() - before);
		if (done)
		{
			std::uint32_t* costs = distances_.data() + source_ * (source_ - 1) / 2;
			for (std::size_t i = 0; i < source_; ++i)
			{
				costs[i] = search_.CostTo(NodeOf(i));
			}
			usable_ = !search_.IsTooDear();
			searching_ = false;
			++source_;
		}
	}
	return true;
}

void ParentBuilder::Write(ClusterData& outData) const
{
	const std::size_t count = usable_ ? exits_.size() : 0;
	std::uint64_t largest = 0;
	for (std::size_t i = 0; usable_ && i < distances_.size(); ++i)
	{
		largest =
			(std::max)(largest, std::uint64_t{distances_[i] == ParentSearch::Unreached ? 0 : distances_[i]});
	}
	std::uint8_t shift = ChooseCostShift(largest << ParentSearch::CostShift);
	for (std::size_t i = 0; i < count; ++i)
	{
		const ClusterView& view = search_.View(exits_[i].child);
		shift =
			(std::max)(shift, ChooseCostShift(std::uint64_t{view.crossings[exits_[i].number]} << view.shift));
	}
	outData.sides = sides_;
	outData.sides[ClusterSideCount] = static_cast<std::uint16_t>(count);
	if (!usable_)
	{
		outData.sides = {};
	}
	outData.shift = shift;
	outData.isParent = true;
	outData.usable = usable_;
	outData.hasPaths = false;
	outData.paths.clear();
	outData.values.resize(count * 5 + (usable_ ? distances_.size() : 0));
	std::uint16_t* values = outData.values.data();
	for (std::size_t i = 0; i < count; ++i)
	{
		const Exit exit = exits_[i];
		const ClusterView& view = search_.View(exit.child);
		const std::size_t columns = search_.Columns();
		const std::size_t x =
			view.cells != nullptr ? view.cells[exit.number] & 63U : view.columns[exit.number];
		const std::size_t y = view.cells != nullptr ? view.cells[exit.number] >> 6 : view.rows[exit.number];
		const auto size = static_cast<std::size_t>(childSize_);
		values[i] = static_cast<std::uint16_t>(exit.child);
		values[count + i] = static_cast<std::uint16_t>(exit.number);
		values[2 * count + i] = static_cast<std::uint16_t>(exit.child % columns * size + x);
		values[3 * count + i] = static_cast<std::uint16_t>(exit.child / columns * size + y);
		values[4 * count + i] = RoundCost(std::uint64_t{view.crossings[exit.number]} << view.shift, shift);
	}
	for (std::size_t i = 0; usable_ && i < distances_.size(); ++i)
	{
		values[5 * count + i] = distances_[i] == ParentSearch::Unreached
			? ClusterView::Unreachable
			: RoundCost(std::uint64_t{distances_[i]} << ParentSearch::CostShift, shift);
	}
}
} // namespace NavCore::Detail
