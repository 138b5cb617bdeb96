// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Hierarchy/AbstractSearch.h"

#include "Hierarchy/Entrances.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Search/WorkBudget.h"

#include <algorithm>

namespace NavCore::Detail
{
StageResult AbstractSearch::Begin(
	const GridMap& map, const ClusterGraph& graph, const HeuristicSetup& setup, Cell start, Cell goal)
{
	map_ = &map;
	graph_ = &graph;
	setup_ = setup;
	start_ = start;
	goal_ = goal;
	resetsAtBegin_ = graph.ResetCount();
	goalPage_ = NoPage;
	best_ = AbstractNode::NotReached;
	lastNode_ = NoParent;
	hasPending_ = false;
	unpacking_ = false;
	expanded_ = 0;
	generated_ = 0;
	scratch_.pages.Clear();
	scratch_.nodes.Clear();
	scratch_.links.Clear();
	scratch_.route.Clear();
	scratch_.packed.Clear();
	scratch_.ForgetOwn(graph, map.Version());
	std::size_t count = 0;
	for (std::size_t level = 0; level < graph.LevelCount(); ++level)
	{
		firstOfLevel_[level] = count;
		count += static_cast<std::size_t>(graph.Layout(level).Count());
	}
	const bool fits = scratch_.pageOf.Resize(count) && scratch_.ownOf.Resize(count) &&
		scratch_.open.Begin(
			static_cast<std::uint32_t>(SelectedHeuristic(setup)(start.x, start.y) >> CostShift));
	return fits ? StageResult::Done : StageResult::NoMemory;
}

StageResult AbstractSearch::Open(std::size_t level, ClusterId id, std::int64_t& ioQuantum, PageIndex& outPage)
{
	PageIndex& known = scratch_.pageOf[IndexOf(level, id)];
	if (HasPage(level, id))
	{
		outPage = known;
		return StageResult::Done;
	}
	ClusterView view;
	const StageResult obtained = Obtain(level, id, ioQuantum, view);
	if (obtained != StageResult::Done)
	{
		return obtained;
	}
	const auto page = static_cast<PageIndex>(scratch_.pages.Size());
	const auto firstNode = static_cast<std::uint32_t>(scratch_.nodes.Size());
	if (!scratch_.pages.Resize(page + std::size_t{1}) || !scratch_.nodes.Resize(firstNode + view.count) ||
		!scratch_.links.Resize(firstNode + view.count))
	{
		return StageResult::NoMemory;
	}
	ClusterPage& made = scratch_.pages[page];
	made.view = view;
	made.id = id;
	made.level = static_cast<std::uint32_t>(level);
	made.corner = graph_->Layout(level).CornerOf(id);
	made.firstNode = firstNode;
	made.hasLinks = false;
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

/**
 * Exactly the clusters that ClusterGraph::Mark marks for an edit will be stored anew, some ticks later, and
 * with them the data that pages point to. Children are marked only together with their parents, so what was
 * read of them for the sake of a parent counts with it.
 */
bool AbstractSearch::DependsOn(const CellRect& rect) const
{
	if (graph_->ResetCount() != resetsAtBegin_)
	{
		return true;
	}
	const CellRect around = rect.Inflate(EntranceDepth).Intersect(map_->Bounds());
	for (std::size_t level = 0; level < graph_->LevelCount() && !around.IsEmpty(); ++level)
	{
		const ClusterLayout& layout = graph_->Layout(level);
		for (std::int32_t row = around.y / layout.size; row * layout.size < around.Bottom(); ++row)
		{
			for (std::int32_t column = around.x / layout.size; column * layout.size < around.Right();
				 ++column)
			{
				const ClusterId id = row * layout.columns + column;
				if (HasPage(level, id) || FindOwn(level, id) != nullptr || scratch_.IsComputing(level, id))
				{
					return true;
				}
			}
		}
	}
	return false;
}

template <class Heuristic>
void AbstractSearch::Estimate(const ClusterPage& page, PageIndex index, const Heuristic& heuristic)
{
	AbstractNode* nodes = scratch_.nodes.Data() + page.firstNode;
	const auto write = [&](std::uint32_t i, std::int32_t x, std::int32_t y)
	{
		const std::uint64_t estimate = heuristic(page.corner.x + x, page.corner.y + y);
		nodes[i] = {AbstractNode::NotReached, static_cast<std::uint32_t>(estimate >> CostShift), NoParent,
			index << PlaceBits | i};
	};
	for (std::uint32_t i = 0; page.view.cells != nullptr && i < page.view.count; ++i)
	{
		write(i, page.view.cells[i] & 63, page.view.cells[i] >> 6);
	}
	for (std::uint32_t i = 0; page.view.cells == nullptr && i < page.view.count; ++i)
	{
		write(i, page.view.columns[i], page.view.rows[i]);
	}
}

/** Finds the nodes behind all transitions of a page, which takes the pages around it. */
StageResult AbstractSearch::OpenLinks(PageIndex page, std::int64_t& ioQuantum)
{
	if (scratch_.pages[page].hasLinks)
	{
		return StageResult::Done;
	}
	const std::uint32_t count = scratch_.pages[page].view.count;
	for (std::uint32_t k = 0; k < count;)
	{
		Place beyond;
		std::uint32_t run = 0;
		PageIndex neighbour = NoPage;
		StageResult result =
			Cross({scratch_.pages[page].level, scratch_.pages[page].id, k}, ioQuantum, beyond, run);
		if (result == StageResult::Done)
		{
			result = Open(beyond.level, beyond.id, ioQuantum, neighbour);
		}
		if (result != StageResult::Done)
		{
			return result;
		}
		std::uint32_t* links = scratch_.links.Data() + scratch_.pages[page].firstNode;
		std::uint32_t node = scratch_.pages[neighbour].firstNode + beyond.transition;
		for (; run > 0; --run)
		{
			links[k++] = node++;
		}
	}
	scratch_.pages[page].hasLinks = true;
	return StageResult::Done;
}

/**
 * The place that a step over the border leads to, in the largest cluster that may be used there. The run of
 * transitions from this one on leads to the places after it.
 */
StageResult AbstractSearch::Cross(Place from, std::int64_t& ioQuantum, Place& outPlace, std::uint32_t& outRun)
{
	while (true)
	{
		const ClusterView view = ViewOf(from.level, from.id);
		const std::size_t side = view.SideOf(from.transition);
		const ClusterId id = graph_->Layout(from.level).NeighbourOf(from.id, static_cast<ClusterSide>(side));
		bool useful = false;
		const StageResult result = IsUseful(from.level, id, ioQuantum, useful);
		if (result != StageResult::Done)
		{
			return result;
		}
		if (useful)
		{
			ClusterView other;
			const StageResult obtained = Obtain(from.level, id, ioQuantum, other);
			if (obtained != StageResult::Done)
			{
				return obtained;
			}
			const auto opposite = static_cast<std::size_t>(Opposite(static_cast<ClusterSide>(side)));
			outPlace = {from.level, id, other.sides[opposite] + from.transition - view.sides[side]};
			outRun = view.sides[side + 1] - from.transition;
			return Climb(ioQuantum, outPlace);
		}
		// The neighbour has to be looked at closer, and so does the step.
		const ClusterLayout& children = graph_->Layout(from.level - 1);
		const Cell corner = graph_->Layout(from.level).CornerOf(from.id);
		const std::int32_t columns =
			(graph_->Layout(from.level).RectOf(from.id).width + children.size - 1) / children.size;
		const std::int32_t child = view.children[from.transition];
		from = {from.level - 1,
			children.IdAt(
				{corner.x + child % columns * children.size, corner.y + child / columns * children.size}),
			view.numbers[from.transition]};
	}
}

/** Moves on to the largest cluster that may be used at a place. */
StageResult AbstractSearch::Climb(std::int64_t& ioQuantum, Place& ioPlace)
{
	while (ioPlace.level + 1 < graph_->LevelCount())
	{
		const ClusterId parent = ParentOf(ioPlace.level, ioPlace.id);
		bool useful = false;
		const StageResult result = IsUseful(ioPlace.level + 1, parent, ioQuantum, useful);
		if (result != StageResult::Done || !useful)
		{
			return result;
		}
		const ClusterView view = ViewOf(ioPlace.level + 1, parent);
		const ClusterLayout& children = graph_->Layout(ioPlace.level);
		const CellRect rect = graph_->Layout(ioPlace.level + 1).RectOf(parent);
		const Cell corner = children.CornerOf(ioPlace.id);
		const std::int32_t columns = (rect.width + children.size - 1) / children.size;
		const std::int32_t child =
			(corner.y - rect.y) / children.size * columns + (corner.x - rect.x) / children.size;
		std::uint32_t transition = 0;
		while (view.children[transition] != child || view.numbers[transition] != ioPlace.transition)
		{
			++transition;
		}
		ioPlace = {ioPlace.level + 1, parent, transition};
	}
	return StageResult::Done;
}

/** Whether a way may lead through a cluster as a whole; always at the lowest level. */
StageResult AbstractSearch::IsUseful(
	std::size_t level, ClusterId id, std::int64_t& ioQuantum, bool& outUseful)
{
	outUseful = level == 0;
	if (level == 0)
	{
		return StageResult::Done;
	}
	const CellRect rect = graph_->Layout(level).RectOf(id);
	if (rect.Contains(start_) || rect.Contains(goal_))
	{
		return StageResult::Done;
	}
	ClusterView view;
	const StageResult result = Obtain(level, id, ioQuantum, view);
	outUseful = view.usable;
	return result;
}

const OwnCluster* AbstractSearch::FindOwn(std::size_t level, ClusterId id) const
{
	const std::uint32_t index = scratch_.ownOf[IndexOf(level, id)];
	if (index >= scratch_.ownCount)
	{
		return nullptr;
	}
	const OwnCluster& own = *scratch_.ownClusters[index];
	return own.id == id && own.level == level ? &own : nullptr;
}

OwnCluster& AbstractSearch::AddOwn(std::size_t level, ClusterId id)
{
	if (scratch_.ownCount == scratch_.ownClusters.size())
	{
		scratch_.ownClusters.push_back(std::make_unique<OwnCluster>());
	}
	scratch_.ownOf[IndexOf(level, id)] = static_cast<std::uint32_t>(scratch_.ownCount);
	OwnCluster& own = *scratch_.ownClusters[scratch_.ownCount++];
	own.level = level;
	own.id = id;
	return own;
}

ClusterView AbstractSearch::ViewOf(std::size_t level, ClusterId id) const
{
	const OwnCluster* own = graph_->IsMarked(id, level) ? FindOwn(level, id) : nullptr;
	return own != nullptr ? own->data.View() : graph_->View(id, level);
}

/** The content of a cluster, which is computed here if it waits for repair. */
StageResult AbstractSearch::Obtain(
	std::size_t level, ClusterId id, std::int64_t& ioQuantum, ClusterView& outView)
{
	if (graph_->IsMarked(id, level) && FindOwn(level, id) == nullptr)
	{
		const StageResult computed =
			level == 0 ? ComputeCells(id, ioQuantum) : ComputeParent(level, id, ioQuantum);
		if (computed != StageResult::Done)
		{
			return computed;
		}
	}
	outView = ViewOf(level, id);
	return StageResult::Done;
}

/** The builder remembers how far it came between slices. */
StageResult AbstractSearch::ComputeCells(ClusterId id, std::int64_t& ioQuantum)
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
	builder->Write(AddOwn(0, id).data);
	builder->Abandon();
	return StageResult::Done;
}

StageResult AbstractSearch::ComputeParent(std::size_t level, ClusterId id, std::int64_t& ioQuantum)
{
	ParentBuilder& builder = scratch_.parentBuilder;
	if (!builder.IsAt(level, id))
	{
		// A parent is begun when all its children are there, so that two are never under way at once.
		const ClusterLayout& children = graph_->Layout(level - 1);
		const CellRect rect = graph_->Layout(level).RectOf(id);
		for (std::int32_t y = rect.y; y < rect.Bottom(); y += children.size)
		{
			for (std::int32_t x = rect.x; x < rect.Right(); x += children.size)
			{
				ClusterView view;
				const StageResult obtained = Obtain(level - 1, children.IdAt({x, y}), ioQuantum, view);
				if (obtained != StageResult::Done)
				{
					return obtained;
				}
			}
		}
		builder.Load(level, graph_->Layout(level), children, id);
		for (std::size_t child = 0; child < builder.ChildCount(); ++child)
		{
			builder.SetChild(child, ViewOf(level - 1, builder.IdOf(child)));
		}
		builder.Begin();
	}
	WorkBudget budget(ioQuantum);
	const bool done = builder.Advance(budget);
	expanded_ += budget.Used();
	ioQuantum -= budget.Used();
	if (!done)
	{
		return StageResult::Spent;
	}
	builder.Write(AddOwn(level, id).data);
	builder.Abandon();
	return StageResult::Done;
}

Cell AbstractSearch::CellOf(std::size_t level, ClusterId id, std::uint32_t transition) const
{
	const ClusterView view = ViewOf(level, id);
	const Cell corner = graph_->Layout(level).CornerOf(id);
	return view.cells != nullptr
		? Cell{corner.x + (view.cells[transition] & 63), corner.y + (view.cells[transition] >> 6)}
		: Cell{corner.x + view.columns[transition], corner.y + view.rows[transition]};
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
		const StageResult opened = OpenLinks(page, ioQuantum);
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

bool AbstractSearch::Push(const RoutePiece& piece)
{
	const std::size_t count = scratch_.packed.Size();
	if (!scratch_.packed.Resize(count + 1))
	{
		return false;
	}
	scratch_.packed[count] = piece;
	return true;
}

/** The transition by which the route went on to a node. */
std::uint32_t AbstractSearch::ExitTo(PageIndex page, std::uint32_t node) const
{
	const std::uint32_t first = scratch_.pages[page].firstNode;
	std::uint32_t exit = 0;
	while (scratch_.links[first + exit] != node)
	{
		++exit;
	}
	return exit;
}

bool AbstractSearch::MakeRoute(PageIndex startPage)
{
	constexpr std::uint32_t transitionMask = (1U << PlaceBits) - 1;
	std::uint32_t exit = RoutePiece::NoTransition;
	for (std::uint32_t node = lastNode_; node != NoParent;)
	{
		const AbstractNode& at = scratch_.nodes[node];
		const ClusterPage& page = scratch_.pages[at.place >> PlaceBits];
		if (!Push({page.level, page.id, at.place & transitionMask, exit}))
		{
			return false;
		}
		const PageIndex before =
			at.parent == NoParent ? startPage : scratch_.nodes[at.parent].place >> PlaceBits;
		exit = ExitTo(before, node);
		node = at.parent;
	}
	return Push({0, scratch_.pages[startPage].id, RoutePiece::NoTransition, exit});
}

StageResult AbstractSearch::Unpack(std::size_t count, std::int64_t& ioQuantum)
{
	while (scratch_.route.Size() < count && !IsUnpacked())
	{
		const std::size_t last = scratch_.packed.Size() - 1;
		const RoutePiece piece = scratch_.packed[last];
		if (piece.level > 0)
		{
			const StageResult result = UnpackPiece(piece, ioQuantum);
			if (result != StageResult::Done)
			{
				return result;
			}
			continue;
		}
		const std::size_t size = scratch_.route.Size();
		if (!scratch_.route.Resize(size + 1))
		{
			return StageResult::NoMemory;
		}
		scratch_.route[size] = piece;
		static_cast<void>(scratch_.packed.Resize(last));
	}
	return StageResult::Done;
}

/** Puts the way through the children in the place of the way through their parent. */
StageResult AbstractSearch::UnpackPiece(const RoutePiece& piece, std::int64_t& ioQuantum)
{
	ParentSearch& search = scratch_.unpacker;
	const ClusterView view = ViewOf(piece.level, piece.id);
	const std::size_t below = piece.level - 1;
	const std::uint32_t exit = view.numbers[piece.exit];
	if (!unpacking_)
	{
		search.Load(graph_->Layout(piece.level), graph_->Layout(below), piece.id);
		for (std::size_t child = 0; child < search.ChildCount(); ++child)
		{
			search.SetChild(child, ViewOf(below, search.IdOf(child)));
		}
		static_cast<void>(search.Join());
		search.Begin(search.NodeOf(view.children[piece.entry], view.numbers[piece.entry]));
		search.SetTarget(search.NodeOf(view.children[piece.exit], exit));
		unpacking_ = true;
	}
	const std::int64_t before = search.Expanded();
	const bool done = search.Run(ioQuantum);
	ioQuantum -= search.Expanded() - before;
	expanded_ += search.Expanded() - before;
	if (!done)
	{
		return StageResult::Spent;
	}
	unpacking_ = false;
	search.StretchesBackFrom(search.NodeOf(view.children[piece.exit], exit), scratch_.stretches);
	static_cast<void>(scratch_.packed.Resize(scratch_.packed.Size() - 1));
	for (const ParentSearch::Stretch& stretch : scratch_.stretches)
	{
		if (!Push(
				{static_cast<std::uint32_t>(below), search.IdOf(stretch.child), stretch.entry, stretch.exit}))
		{
			return StageResult::NoMemory;
		}
	}
	return StageResult::Done;
}
} // namespace NavCore::Detail
