// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Hierarchy/ParentSearch.h"

#include <algorithm>

namespace NavCore::Detail
{
namespace ParentSearchImpl
{
/** Order of a heap with the least in front. */
constexpr bool IsLater(std::uint64_t a, std::uint64_t b)
{
	return a > b;
}
} // namespace ParentSearchImpl

void ParentSearch::Load(const ClusterLayout& parents, const ClusterLayout& children, ClusterId parent)
{
	const CellRect rect = parents.RectOf(parent);
	const std::int32_t columns = (rect.width + children.size - 1) / children.size;
	const std::int32_t rows = (rect.height + children.size - 1) / children.size;
	layout_ = children;
	firstChild_ = children.IdAt({rect.x, rect.y});
	columns_ = static_cast<std::size_t>(columns);
	children_.resize(static_cast<std::size_t>(columns * rows));
}

ClusterId ParentSearch::IdOf(std::size_t child) const
{
	return firstChild_ + static_cast<ClusterId>(child / columns_) * layout_.columns +
		static_cast<ClusterId>(child % columns_);
}

bool ParentSearch::Join()
{
	std::size_t count = 0;
	for (Child& child : children_)
	{
		if (!child.view.usable)
		{
			return false;
		}
		child.firstNode = static_cast<std::uint32_t>(count);
		count += child.view.count;
	}
	if (count > MaxNodes)
	{
		return false;
	}
	nodes_.resize(count);
	for (std::size_t i = 0; i < children_.size(); ++i)
	{
		const Child& child = children_[i];
		for (std::size_t side = 0; side < ClusterSideCount; ++side)
		{
			const Cell offset = ClusterSideOffsets[side];
			const std::size_t column = i % columns_ + static_cast<std::size_t>(offset.x);
			const std::size_t row = i / columns_ + static_cast<std::size_t>(offset.y);
			// Left of the first column and above the first row, numbers wrap around to large ones.
			const bool inside = column < columns_ && row < Rows();
			const Child& other = inside ? children_[row * columns_ + column] : child;
			const auto opposite = static_cast<std::size_t>(Opposite(static_cast<ClusterSide>(side)));
			for (std::uint32_t k = child.view.sides[side]; k < child.view.sides[side + 1]; ++k)
			{
				Node& node = nodes_[child.firstNode + k];
				node.child = static_cast<std::uint32_t>(i);
				node.beyond = inside
					? other.firstNode + other.view.sides[opposite] + k - child.view.sides[side]
					: NoNode;
			}
		}
	}
	return true;
}

void ParentSearch::Clear()
{
	for (Node& node : nodes_)
	{
		node.entered = Unreached;
		node.walked = Unreached;
	}
	waiting_.clear();
	target_ = NoNode;
	expanded_ = 0;
	tooDear_ = false;
	closed_ = 0;
}

void ParentSearch::Begin(std::uint32_t source)
{
	Clear();
	Enter(source, 0, NoNode);
	// A way that turns round at once.
	nodes_[source].walked = 0;
	nodes_[source].walkedFrom = source;
}

void ParentSearch::BeginAround(std::uint64_t children)
{
	Clear();
	closed_ = children;
	for (std::size_t i = 0; i < children_.size(); ++i)
	{
		const Child& child = children_[i];
		for (std::uint32_t k = 0; (children >> i & 1) != 0 && k < child.view.count; ++k)
		{
			const std::uint32_t beyond = nodes_[child.firstNode + k].beyond;
			if (beyond != NoNode)
			{
				Enter(
					beyond, std::uint32_t{child.view.crossings[k]} << (child.view.shift - CostShift), NoNode);
			}
		}
	}
}

void ParentSearch::Enter(std::uint32_t node, std::uint32_t cost, std::uint32_t from)
{
	Node& there = nodes_[node];
	if (cost < there.entered && (closed_ >> there.child & 1) == 0)
	{
		there.entered = cost;
		there.enteredFrom = from;
		waiting_.push_back(std::uint64_t{cost} << 32 | node);
		std::push_heap(waiting_.begin(), waiting_.end(), ParentSearchImpl::IsLater);
	}
}

bool ParentSearch::Run(std::int64_t limit)
{
	for (std::int64_t left = limit; left > 0;)
	{
		if (waiting_.empty())
		{
			return true;
		}
		const auto cost = static_cast<std::uint32_t>(waiting_.front() >> 32);
		const auto index = static_cast<std::uint32_t>(waiting_.front());
		if (target_ != NoNode && cost >= nodes_[target_].walked)
		{
			return true;
		}
		std::pop_heap(waiting_.begin(), waiting_.end(), ParentSearchImpl::IsLater);
		waiting_.pop_back();
		if (cost == nodes_[index].entered)
		{
			Expand(index);
			++expanded_;
			--left;
		}
	}
	return false;
}

void ParentSearch::Expand(std::uint32_t index)
{
	const std::uint32_t cost = nodes_[index].entered;
	const Child& child = children_[nodes_[index].child];
	const std::uint32_t entry = index - child.firstNode;
	const std::uint32_t scale = child.view.shift - CostShift;
	const std::uint16_t* distances = child.view.distances;
	// Before its own place a transition has a row of the triangle, after it a column.
	const std::uint32_t row = entry * (entry - (entry > 0 ? 1U : 0U)) / 2;
	for (std::uint32_t k = 0; k < entry; ++k)
	{
		if (distances[row + k] != ClusterView::Unreachable)
		{
			Walk(child.view, index, child.firstNode + k, k,
				cost + (std::uint32_t{distances[row + k]} << scale));
		}
	}
	for (std::uint32_t k = entry + 1; k < child.view.count; ++k)
	{
		const std::uint16_t distance = distances[k * (k - 1) / 2 + entry];
		if (distance != ClusterView::Unreachable)
		{
			Walk(child.view, index, child.firstNode + k, k, cost + (std::uint32_t{distance} << scale));
		}
	}
}

void ParentSearch::Walk(
	const ClusterView& view, std::uint32_t from, std::uint32_t node, std::uint32_t number, std::uint32_t cost)
{
	Node& there = nodes_[node];
	if (cost >= there.walked)
	{
		return;
	}
	if (cost >= CostLimit)
	{
		tooDear_ = true;
		return;
	}
	there.walked = cost;
	there.walkedFrom = from;
	if (there.beyond != NoNode)
	{
		Enter(there.beyond, cost + (std::uint32_t{view.crossings[number]} << (view.shift - CostShift)), from);
	}
}

void ParentSearch::StretchesBackFrom(std::uint32_t node, std::vector<Stretch>& outStretches) const
{
	outStretches.clear();
	std::uint32_t exit = node;
	std::uint32_t entry = nodes_[node].walkedFrom;
	while (true)
	{
		const std::uint32_t child = nodes_[exit].child;
		const std::uint32_t first = children_[child].firstNode;
		outStretches.push_back({child, entry - first, exit - first});
		if (nodes_[entry].enteredFrom == NoNode)
		{
			return;
		}
		exit = nodes_[entry].beyond;
		entry = nodes_[entry].enteredFrom;
	}
}
} // namespace NavCore::Detail
