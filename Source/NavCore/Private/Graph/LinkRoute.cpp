// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Graph/LinkRoute.h"

#include "NavCore/Base/Assert.h"
#include "NavCore/Graph/LinkCosts.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Regions/RegionMap.h"
#include "Path/LineWalk.h"
#include "Regions/WorkMeter.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace NavCore::Detail
{
void LinkRoute::Begin(const RouteQuestion& question)
{
	question_ = question;
	links_ = question.context->links;
	ports_ = links_->Ports();
	const GridMap& map = *question.context->map;
	const LinkCosts* table = question.context->linkCosts;
	const bool serves = table != nullptr && table->Follows(map) && table->Clearance() == question.clearance;
	table_ = serves ? table : nullptr;
	distance_.Attach(map);
	stage_ = Stage::Ports;
	fits_.clear();
	components_.clear();
	heap_.clear();
	told_.clear();
	horizon_ = Infinite;
	bestFound_ = Infinite;
	least_ = 0;
	settledCount_ = 0;
}

LinkRoute::Status LinkRoute::Advance(WorkMeter& meter)
{
	while (stage_ == Stage::Ports)
	{
		if (!meter.MayGoOn())
		{
			return Status::Running;
		}
		meter.Charge(4);
		LookAtPort();
	}
	while (stage_ == Stage::Estimates)
	{
		if (!meter.MayGoOn())
		{
			return Status::Running;
		}
		SettleEstimate(meter);
	}
	while (meter.MayGoOn())
	{
		meter.Charge(4);
		const Status status = Step(meter);
		// After every step, so that it does not matter how the work is sliced.
		if (status != Status::NoRoute && least_ > question_.maxCost)
		{
			return Status::TooDear;
		}
		if (status != Status::Running)
		{
			return status;
		}
	}
	return Status::Running;
}

/** One port, or what comes after the last one. */
void LinkRoute::LookAtPort()
{
	const GridMap& map = *question_.context->map;
	const RegionMap* regions = question_.context->regions;
	if (fits_.size() < ports_.size())
	{
		const Cell cell = ports_[fits_.size()];
		fits_.push_back(Fits(map, cell, question_.clearance) ? 1 : 0);
		components_.push_back(regions != nullptr ? regions->ComponentOf(cell) : 0);
		return;
	}
	components_.push_back(regions != nullptr ? regions->ComponentOf(question_.start) : 0);
	components_.push_back(regions != nullptr ? regions->ComponentOf(question_.goal) : 0);
	GroupNodes();
	const std::size_t nodes = components_.size();
	estimates_.assign(nodes, Infinite);
	estimated_.assign(nodes, 0);
	costs_.assign(nodes, Infinite);
	parents_.assign(nodes, StartNode());
	edges_.assign(nodes, NoEdge);
	settled_.assign(nodes, 0);
	estimates_[GoalNode()] = 0;
	Push({0, 0, GoalNode(), GoalNode(), NoEdge, true});
	stage_ = Stage::Estimates;
}

void LinkRoute::GroupNodes()
{
	const std::size_t nodes = components_.size();
	order_.resize(nodes);
	std::iota(order_.begin(), order_.end(), 0U);
	std::sort(order_.begin(), order_.end(),
		[this](std::uint32_t a, std::uint32_t b)
		{ return std::tie(components_[a], a) < std::tie(components_[b], b); });
	groupBegin_.resize(nodes);
	groupEnd_.resize(nodes);
	for (std::size_t first = 0; first < nodes;)
	{
		std::size_t last = first;
		while (last < nodes && components_[order_[last]] == components_[order_[first]])
		{
			++last;
		}
		for (std::size_t i = first; i < last; ++i)
		{
			groupBegin_[order_[i]] = static_cast<std::uint32_t>(first);
			groupEnd_[order_[i]] = static_cast<std::uint32_t>(last);
		}
		first = last;
	}
}

std::span<const std::uint32_t> LinkRoute::GroupOf(std::uint32_t node) const
{
	return std::span(order_).subspan(groupBegin_[node], groupEnd_[node] - groupBegin_[node]);
}

/** Dijkstra's search from the goal over what walks cost at least. Ends where the start is settled. */
void LinkRoute::SettleEstimate(WorkMeter& meter)
{
	meter.Charge(4);
	const bool over = heap_.empty();
	const Entry entry = over ? Entry{} : Pop();
	if (over || entry.to == StartNode())
	{
		// Where no way leads to the goal, the search may be for all that can be reached.
		horizon_ = !over ? entry.f : question_.explore ? 0 : Infinite;
		heap_.clear();
		stage_ = Stage::Search;
		if (RestFrom(StartNode()) < Infinite)
		{
			Push({RestFrom(StartNode()), 0, StartNode(), StartNode(), NoEdge, true});
		}
		return;
	}
	const std::uint32_t node = entry.to;
	if (estimated_[node] != 0)
	{
		return;
	}
	estimated_[node] = 1;
	if (IsWalkTarget(node))
	{
		const std::span<const std::uint32_t> group = GroupOf(node);
		meter.Charge(static_cast<std::int64_t>(group.size()));
		for (const std::uint32_t source : group)
		{
			if (source != node && IsWalkSource(source) && estimated_[source] == 0)
			{
				LowerEstimate(source, entry.f + LeastWalk(source, node));
			}
		}
	}
	if (node < PortCount())
	{
		const std::span<const std::uint32_t> edges = links_->EdgesTo(node);
		meter.Charge(static_cast<std::int64_t>(edges.size()));
		for (const std::uint32_t index : edges)
		{
			const LinkEdge& edge = links_->Edges()[index];
			if (IsUsable(edge))
			{
				LowerEstimate(edge.from, entry.f + edge.cost.units);
			}
		}
	}
}

void LinkRoute::LowerEstimate(std::uint32_t node, std::int64_t units)
{
	if (units < estimates_[node])
	{
		estimates_[node] = units;
		Push({units, 0, node, node, NoEdge, true});
	}
}

std::int64_t LinkRoute::TableCost(std::uint32_t a, std::uint32_t b) const
{
	const bool ports = a < PortCount() && b < PortCount();
	return table_ != nullptr && ports ? table_->Between(a, b).units : Untold;
}

std::int64_t LinkRoute::KnownWalk(std::uint32_t from, std::uint32_t to) const
{
	if (CellOf(from) == CellOf(to))
	{
		return 0;
	}
	if (components_[from] != components_[to])
	{
		return Infinite;
	}
	for (const Told& told : told_)
	{
		if (told.from == from && told.to == to)
		{
			return told.units;
		}
	}
	return TableCost(from, to);
}

std::int64_t LinkRoute::TriangleBound(std::uint32_t from, std::uint32_t to) const
{
	std::int64_t bound = 0;
	for (const Told& told : told_)
	{
		if (told.units == Infinite)
		{
			continue;
		}
		const bool sameFrom = told.from == from;
		const std::int64_t third = sameFrom ? TableCost(told.to, to)
			: told.to == to                 ? TableCost(told.from, from)
											: Untold;
		bound = third == Untold ? bound : (std::max)(bound, third - told.units);
	}
	return bound;
}

std::int64_t LinkRoute::LeastWalk(std::uint32_t from, std::uint32_t to) const
{
	const std::int64_t known = KnownWalk(from, to);
	return known != Untold ? known : distance_(CellOf(from), CellOf(to));
}

bool LinkRoute::ComesLater(const Entry& a, const Entry& b)
{
	// Of equal ones first what needs no search, then the one farther on, then any fixed order.
	return std::tie(b.f, a.exact, a.g, b.to, b.from, b.edge) <
		std::tie(a.f, b.exact, b.g, a.to, a.from, a.edge);
}

void LinkRoute::Push(const Entry& entry)
{
	heap_.push_back(entry);
	std::push_heap(heap_.begin(), heap_.end(), ComesLater);
}

LinkRoute::Entry LinkRoute::Pop()
{
	std::pop_heap(heap_.begin(), heap_.end(), ComesLater);
	const Entry entry = heap_.back();
	heap_.pop_back();
	return entry;
}

LinkRoute::Status LinkRoute::Step(WorkMeter& meter)
{
	if (heap_.empty())
	{
		least_ = Infinite;
		return Status::NoRoute;
	}
	const Entry entry = Pop();
	if (settled_[entry.to] != 0)
	{
		return Status::Running;
	}
	least_ = (std::max)(least_, entry.f);
	if (entry.exact)
	{
		Settle(entry, meter);
		return entry.to == GoalNode() ? Status::Found : Status::Running;
	}
	const std::int64_t known = KnownWalk(entry.from, entry.to);
	meter.Charge(static_cast<std::int64_t>(told_.size()) / 2);
	if (known != Untold)
	{
		if (known < Infinite)
		{
			const std::int64_t g = costs_[entry.from] + known;
			Push({g + RestFrom(entry.to), g, entry.from, entry.to, NoEdge, true});
			bestFound_ = entry.to == GoalNode() ? (std::min)(bestFound_, g) : bestFound_;
		}
		return Status::Running;
	}
	const std::int64_t bound = costs_[entry.from] + TriangleBound(entry.from, entry.to);
	if (bound + RestFrom(entry.to) > entry.f)
	{
		Push({bound + RestFrom(entry.to), bound, entry.from, entry.to, NoEdge, false});
		return Status::Running;
	}
	asked_ = entry;
	return Status::AsksForWalk;
}

std::int64_t LinkRoute::WalkLimit() const
{
	return bestFound_ == Infinite ? Infinite : (std::max)(bestFound_ - CostBesideWalk(), std::int64_t{0});
}

void LinkRoute::TellWalk(std::int64_t units)
{
	told_.push_back({asked_.from, asked_.to, units});
	if (units < Infinite)
	{
		const std::int64_t g = costs_[asked_.from] + units;
		Push({g + RestFrom(asked_.to), g, asked_.from, asked_.to, NoEdge, true});
		bestFound_ = asked_.to == GoalNode() ? (std::min)(bestFound_, g) : bestFound_;
	}
}

void LinkRoute::Settle(const Entry& entry, WorkMeter& meter)
{
	const std::uint32_t node = entry.to;
	settled_[node] = 1;
	++settledCount_;
	costs_[node] = entry.g;
	parents_[node] = entry.from;
	edges_[node] = entry.edge;
	if (node == GoalNode())
	{
		return;
	}
	if (node < PortCount())
	{
		const std::span<const LinkEdge> edges = links_->EdgesFrom(node);
		meter.Charge(static_cast<std::int64_t>(edges.size()));
		for (const LinkEdge& edge : edges)
		{
			if (IsUsable(edge) && settled_[edge.to] == 0 && RestFrom(edge.to) < Infinite)
			{
				const std::int64_t g = entry.g + edge.cost.units;
				const auto index = static_cast<std::uint32_t>(&edge - links_->Edges().data());
				Push({g + RestFrom(edge.to), g, node, edge.to, index, true});
			}
		}
	}
	// Who has walked here would have walked on from where the walk began.
	if (node == StartNode() || entry.edge != NoEdge)
	{
		PushWalks(node, meter);
	}
}

void LinkRoute::PushWalks(std::uint32_t from, WorkMeter& meter)
{
	const std::span<const std::uint32_t> group = GroupOf(from);
	meter.Charge(static_cast<std::int64_t>(group.size()));
	for (const std::uint32_t to : group)
	{
		if (to != from && IsWalkTarget(to) && settled_[to] == 0 && RestFrom(to) < Infinite)
		{
			const std::int64_t g = costs_[from] + LeastWalk(from, to);
			Push({g + RestFrom(to), g, from, to, NoEdge, false});
		}
	}
}

void LinkRoute::Trace(std::uint32_t node, std::vector<RouteMove>& outMoves) const
{
	while (node != StartNode())
	{
		const std::uint32_t from = parents_[node];
		outMoves.push_back(
			{CellOf(from), CellOf(node), edges_[node] != NoEdge ? &links_->Edges()[edges_[node]] : nullptr});
		node = from;
	}
	std::reverse(outMoves.begin(), outMoves.end());
}

void LinkRoute::ListMoves(std::vector<RouteMove>& outMoves) const
{
	outMoves.clear();
	const bool found = settled_[GoalNode()] != 0;
	Trace(found ? GoalNode() : asked_.from, outMoves);
}

void LinkRoute::ListMovesTo(Cell reached, std::vector<RouteMove>& outMoves) const
{
	outMoves.clear();
	if (reached != question_.start)
	{
		Trace(links_->PortAt(reached), outMoves);
	}
}

void LinkRoute::ListReached(std::vector<Cell>& outCells) const
{
	outCells.assign(1, question_.start);
	for (std::uint32_t port = 0; port < PortCount(); ++port)
	{
		if (settled_[port] != 0 && edges_[port] != NoEdge)
		{
			outCells.push_back(ports_[port]);
		}
	}
}

std::size_t LinkRoute::Bytes() const
{
	return fits_.capacity() + estimated_.capacity() + settled_.capacity() +
		(components_.capacity() + order_.capacity() + groupBegin_.capacity() + groupEnd_.capacity() +
			parents_.capacity() + edges_.capacity()) *
		sizeof(std::uint32_t) +
		(estimates_.capacity() + costs_.capacity()) * sizeof(std::int64_t) +
		heap_.capacity() * sizeof(Entry) + told_.capacity() * sizeof(Told);
}
} // namespace NavCore::Detail
