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
	searching_ = false;
	measuring_ = false;
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
	distances_.Begin(count);
}

/** Whether a cost is the same both ways: it is rounded alike on both sides of every border. */
bool ParentBuilder::IsExact() const
{
	bool exact = true;
	for (std::size_t child = 0; child < search_.ChildCount(); ++child)
	{
		exact = exact && search_.View(child).shift == LeastCostShift;
	}
	return exact;
}

void ParentBuilder::Reuse(const ClusterView& old, std::uint64_t changedChildren)
{
	const std::uint64_t all = ~std::uint64_t{0} >> (64 - search_.ChildCount());
	if (!usable_ || !old.usable || old.children == nullptr || old.shift != LeastCostShift ||
		(changedChildren & all) == all || !IsExact())
	{
		return;
	}
	measuring_ = true;
	old_ = old;
	changedChildren_ = changedChildren;
	search_.BeginAround(changedChildren);
}

/** Runs the search around the change; true when it is done. */
bool ParentBuilder::AdvanceChange(WorkBudget& budget)
{
	const std::int64_t quantum = budget.NextQuantum();
	const std::int64_t before = search_.Expanded();
	const bool done = quantum != 0 && search_.Run(quantum);
	budget.Spend(search_.Expanded() - before);
	if (done)
	{
		TakeOver();
		measuring_ = false;
	}
	return done;
}

/** A way through a child that changed costs at least what that is away from both ends. */
void ParentBuilder::TakeOver()
{
	constexpr std::uint32_t noNumber = ~std::uint32_t{0};
	oldNumbers_.assign(exits_.size(), noNumber);
	std::uint32_t number = 0;
	for (std::size_t i = 0; i < exits_.size(); ++i)
	{
		if ((changedChildren_ >> exits_[i].child & 1) != 0)
		{
			continue;
		}
		// The transitions of the other children are the same, in the same order.
		while (old_.children[number] != exits_[i].child || old_.numbers[number] != exits_[i].number)
		{
			++number;
		}
		oldNumbers_[i] = number;
	}
	for (std::size_t a = 1; a < exits_.size(); ++a)
	{
		const std::uint32_t costToA = search_.CostTo(NodeOf(a));
		for (std::size_t b = 0; b < a && oldNumbers_[a] != noNumber; ++b)
		{
			if (oldNumbers_[b] == noNumber)
			{
				continue;
			}
			const std::uint16_t known = old_.Distance(oldNumbers_[a], oldNumbers_[b]);
			const std::uint32_t costToB = search_.CostTo(NodeOf(b));
			const bool reached = costToA != ParentSearch::Unreached && costToB != ParentSearch::Unreached;
			const bool touched = reached && (known == ClusterView::Unreachable || costToA + costToB <= known);
			if (!touched)
			{
				distances_.Set(a, b, known == ClusterView::Unreachable ? ParentSearch::Unreached : known);
			}
		}
	}
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
	if (measuring_ && !AdvanceChange(budget))
	{
		return false;
	}
	while (usable_)
	{
		const std::int64_t quantum = budget.NextQuantum();
		if (quantum == 0)
		{
			return false;
		}
		if (!searching_)
		{
			source_ = distances_.NextSource();
			if (source_ == PairCover::None)
			{
				break;
			}
			search_.Begin(NodeOf(source_));
			searching_ = true;
		}
		const std::int64_t before = search_.Expanded();
		const bool done = search_.Run(quantum);
		budget.Spend(search_.Expanded() - before);
		if (done)
		{
			for (std::size_t i = 0; i < exits_.size(); ++i)
			{
				if (distances_.IsWanted(source_, i))
				{
					distances_.Set(source_, i, search_.CostTo(NodeOf(i)));
				}
			}
			usable_ = !search_.IsTooDear();
			searching_ = false;
		}
	}
	return true;
}

std::uint8_t ParentBuilder::ChooseShift() const
{
	std::uint64_t largest = 0;
	for (const std::uint32_t distance : distances_.Costs())
	{
		largest = (std::max)(largest, std::uint64_t{distance == ParentSearch::Unreached ? 0 : distance});
	}
	largest <<= ParentSearch::CostShift;
	for (const Exit& exit : exits_)
	{
		const ClusterView& view = search_.View(exit.child);
		largest = (std::max)(largest, std::uint64_t{view.crossings[exit.number]} << view.shift);
	}
	return ChooseCostShift(largest);
}

void ParentBuilder::Write(ClusterData& outData) const
{
	outData.isParent = true;
	outData.usable = usable_;
	outData.hasPaths = false;
	outData.paths.clear();
	outData.sides = {};
	outData.shift = LeastCostShift;
	outData.values.clear();
	if (!usable_)
	{
		return;
	}
	const std::size_t count = exits_.size();
	const std::uint8_t shift = ChooseShift();
	outData.sides = sides_;
	outData.shift = shift;
	outData.values.resize(count * 5 + distances_.Costs().size());
	std::uint16_t* values = outData.values.data();
	for (std::size_t i = 0; i < count; ++i)
	{
		const std::size_t child = exits_[i].child;
		const std::size_t number = exits_[i].number;
		const ClusterView& view = search_.View(child);
		const std::size_t x = view.cells != nullptr ? view.cells[number] & 63U : view.columns[number];
		const std::size_t y = view.cells != nullptr ? view.cells[number] >> 6 : view.rows[number];
		const auto size = static_cast<std::size_t>(childSize_);
		values[i] = static_cast<std::uint16_t>(child);
		values[count + i] = static_cast<std::uint16_t>(number);
		values[2 * count + i] = static_cast<std::uint16_t>(child % search_.Columns() * size + x);
		values[3 * count + i] = static_cast<std::uint16_t>(child / search_.Columns() * size + y);
		values[4 * count + i] = RoundCost(std::uint64_t{view.crossings[number]} << view.shift, shift);
	}
	values += 5 * count;
	for (const std::uint32_t distance : distances_.Costs())
	{
		*values++ = distance == ParentSearch::Unreached
			? ClusterView::Unreachable
			: RoundCost(std::uint64_t{distance} << ParentSearch::CostShift, shift);
	}
}
} // namespace NavCore::Detail
