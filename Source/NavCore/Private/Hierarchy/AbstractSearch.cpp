// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Hierarchy/AbstractSearch.h"

#include "NavCore/Search/WorkBudget.h"

#include <algorithm>

namespace NavCore::Detail
{
StageResult AbstractSearch::Begin(
	const GridMap& map, const ClusterGraph& graph, const HeuristicSetup& setup, Cell start)
{
	map_ = &map;
	graph_ = &graph;
	setup_ = setup;
	goalPage_ = NoPage;
	best_ = AbstractNode::NotReached;
	lastNode_ = NoParent;
	hasPending_ = false;
	expanded_ = 0;
	generated_ = 0;
	scratch_.pages.Clear();
	scratch_.nodes.Clear();
	scratch_.ownCount = 0;
	scratch_.AbandonBuilder();
	const bool fits = scratch_.pageOf.Resize(static_cast<std::size_t>(graph.Layout().Count())) &&
		scratch_.open.Begin(
			static_cast<std::uint32_t>(SelectedHeuristic(setup)(start.x, start.y) >> CostShift));
	return fits ? StageResult::Done : StageResult::NoMemory;
}

StageResult AbstractSearch::Open(ClusterId id, std::int64_t& ioQuantum, PageIndex& outPage)
{
	PageIndex& known = scratch_.pageOf[static_cast<std::size_t>(id)];
	if (known < scratch_.pages.Size() && scratch_.pages[known].id == id)
	{
		outPage = known;
		return StageResult::Done;
	}
	ClusterView view;
	if (graph_->IsMarked(id))
	{
		const StageResult computed = Compute(id, ioQuantum, view);
		if (computed != StageResult::Done)
		{
			return computed;
		}
	}
	else
	{
		view = graph_->View(id);
	}
	const auto page = static_cast<PageIndex>(scratch_.pages.Size());
	const auto firstNode = static_cast<std::uint32_t>(scratch_.nodes.Size());
	if (!scratch_.pages.Resize(page + std::size_t{1}) || !scratch_.nodes.Resize(firstNode + view.count))
	{
		return StageResult::NoMemory;
	}
	ClusterPage& made = scratch_.pages[page];
	made.view = view;
	made.id = id;
	made.corner = graph_->Layout().CornerOf(id);
	made.firstNode = firstNode;
	made.hasNeighbours = false;
	// The estimate in 32 bits is several times faster, and serves all but vast maps of dear terrain.
	constexpr std::int64_t most = (std::int64_t{1} << 32) / (2 * DiagonalUnits);
	const std::int64_t sides = graph_->Layout().mapWidth + graph_->Layout().mapHeight;
	if (setup_.kind == HeuristicKind::Octile && !setup_.hex && sides * setup_.scale < most)
	{
		Estimate(made, page, OctileHeuristic(setup_));
	}
	else
	{
		Estimate(made, page, SelectedHeuristic(setup_));
	}
	known = page;
	outPage = page;
	return StageResult::Done;
}

template <class Heuristic>
void AbstractSearch::Estimate(const ClusterPage& page, PageIndex index, const Heuristic& heuristic)
{
	AbstractNode* nodes = scratch_.nodes.Data() + page.firstNode;
	for (std::uint32_t i = 0; i < page.view.count; ++i)
	{
		const std::uint16_t cell = page.view.cells[i];
		const std::uint64_t estimate = heuristic(page.corner.x + (cell & 63), page.corner.y + (cell >> 6));
		nodes[i] = {AbstractNode::NotReached, static_cast<std::uint32_t>(estimate >> CostShift), NoParent,
			index << PlaceBits | i};
	}
}

/** Computes a cluster that waits for repair. The builder remembers how far it came between slices. */
StageResult AbstractSearch::Compute(ClusterId id, std::int64_t& ioQuantum, ClusterView& outView)
{
	ClusterBuilder* builder = scratch_.Builder();
	if (builder == nullptr)
	{
		return StageResult::NoMemory;
	}
	if (builder->Current() != id)
	{
		builder->Begin(*map_, graph_->Layout(), graph_->Settings(), id);
	}
	WorkBudget budget(ioQuantum);
	const bool done = builder->Advance(budget);
	expanded_ += budget.Used();
	ioQuantum -= budget.Used();
	if (!done)
	{
		return StageResult::Spent;
	}
	if (scratch_.ownCount == scratch_.ownClusters.size())
	{
		scratch_.ownClusters.push_back(std::make_unique<OwnCluster>());
	}
	OwnCluster& own = *scratch_.ownClusters[scratch_.ownCount++];
	own.sides = builder->Sides();
	outView.shift = builder->Write(own.data);
	const bool hasPaths = builder->WritePaths(own.data, own.paths);
	outView.sides = own.sides.data();
	outView.count = own.sides[ClusterSideCount];
	outView.cells = own.data.data();
	outView.crossings = outView.cells + outView.count;
	outView.distances = outView.crossings + outView.count;
	if (hasPaths)
	{
		outView.pathEnds = outView.distances + outView.PairCount();
		outView.paths = own.paths.data();
	}
	builder->Abandon();
	return StageResult::Done;
}

StageResult AbstractSearch::OpenNeighbours(PageIndex page, std::int64_t& ioQuantum)
{
	if (scratch_.pages[page].hasNeighbours)
	{
		return StageResult::Done;
	}
	for (std::size_t side = 0; side < ClusterSideCount; ++side)
	{
		const ClusterView& view = scratch_.pages[page].view;
		PageIndex neighbour = NoPage;
		std::uint32_t beyond = 0;
		if (view.sides[side] != view.sides[side + 1])
		{
			const ClusterId id =
				graph_->Layout().NeighbourOf(scratch_.pages[page].id, static_cast<ClusterSide>(side));
			const StageResult opened = Open(id, ioQuantum, neighbour);
			if (opened != StageResult::Done)
			{
				return opened;
			}
			const ClusterPage& other = scratch_.pages[neighbour];
			const auto opposite = static_cast<std::size_t>(Opposite(static_cast<ClusterSide>(side)));
			beyond = other.firstNode + other.view.sides[opposite] - scratch_.pages[page].view.sides[side];
		}
		scratch_.pages[page].beyond[side] = beyond;
	}
	scratch_.pages[page].hasNeighbours = true;
	return StageResult::Done;
}

Cell AbstractSearch::CellOf(PageIndex page, std::uint32_t transition) const
{
	const ClusterPage& at = scratch_.pages[page];
	return {at.corner.x + (at.view.cells[transition] & 63), at.corner.y + (at.view.cells[transition] >> 6)};
}

void AbstractSearch::SetBound(std::uint64_t units)
{
	best_ = static_cast<std::uint32_t>((std::min)(std::uint64_t{best_}, units >> CostShift));
}

StageResult AbstractSearch::Advance(std::int64_t& ioQuantum)
{
	auto& open = scratch_.open;
	while (hasPending_ || !open.IsEmpty())
	{
		if (ioQuantum <= 0)
		{
			return StageResult::Spent;
		}
		const BucketList::Entry entry = hasPending_ ? pending_ : open.Pop();
		hasPending_ = false;
		if (open.LowerBound() >= best_)
		{
			return StageResult::Done;
		}
		const AbstractNode node = scratch_.nodes[entry.node];
		if (node.g != entry.g || node.g + node.h >= best_)
		{
			continue;
		}
		const PageIndex page = node.place >> PlaceBits;
		const StageResult opened = OpenNeighbours(page, ioQuantum);
		if (opened != StageResult::Done)
		{
			pending_ = entry;
			hasPending_ = true;
			return opened;
		}
		--ioQuantum;
		++expanded_;
		const StageResult stepped = Expand(page, node, entry.node);
		if (stepped != StageResult::Done)
		{
			return stepped;
		}
	}
	return StageResult::Done;
}

StageResult AbstractSearch::Expand(PageIndex page, const AbstractNode& node, std::uint32_t index)
{
	const std::uint32_t transition = node.place & ((1U << PlaceBits) - 1);
	if (page == goalPage_ && scratch_.goalCosts[transition] != AbstractNode::NotReached)
	{
		const std::uint32_t total = node.g + scratch_.goalCosts[transition];
		if (total < best_)
		{
			best_ = total;
			lastNode_ = index;
		}
	}
	const ClusterPage& at = scratch_.pages[page];
	const std::uint32_t scale = at.view.shift - CostShift;
	const std::uint16_t* distances = at.view.distances;
	const std::uint32_t row = transition * (transition - (transition > 0 ? 1U : 0U)) / 2;
	// Before its own place a transition has a row of the triangle, after it a column.
	std::uint32_t column = transition * (transition + 1) / 2 + transition;
	return StepOut(at, node.g, index,
		[distances, row, transition, scale, column](std::uint32_t k) mutable -> std::uint32_t
		{
			std::uint16_t distance = ClusterView::Unreachable;
			if (k < transition)
			{
				distance = distances[row + k];
			}
			else if (k > transition)
			{
				distance = distances[column];
				column += k;
			}
			return distance == ClusterView::Unreachable ? AbstractNode::NotReached
														: std::uint32_t{distance} << scale;
		});
}

bool AbstractSearch::MakeRoute()
{
	std::size_t count = 0;
	for (std::uint32_t node = lastNode_; node != NoParent; node = scratch_.nodes[node].parent)
	{
		++count;
	}
	if (!scratch_.route.Resize(count))
	{
		return false;
	}
	for (std::uint32_t node = lastNode_; node != NoParent; node = scratch_.nodes[node].parent)
	{
		scratch_.route[--count] = node;
	}
	return true;
}
} // namespace NavCore::Detail
