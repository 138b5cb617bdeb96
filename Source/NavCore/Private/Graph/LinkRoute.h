// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"
#include "NavCore/Links/LinkGraph.h"
#include "NavCore/Search/SearchContext.h"
#include "Path/EmptyMapDistance.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace NavCore::Detail
{
class WorkMeter;

/** What a route asks about, and from whom. */
struct RouteQuestion
{
	const SearchContext* context = nullptr;
	Cell start;
	Cell goal;
	std::uint8_t clearance = 1;
	/** Where there is no route, go wherever one can. */
	bool explore = false;
	/** Routes that cost more are of no use. */
	std::int64_t maxCost = (std::numeric_limits<std::int64_t>::max)();
};

/** A walk over the grid, or a link, on a route. */
struct RouteMove
{
	Cell from;
	Cell to;
	/** Null for a walk. */
	const LinkEdge* link = nullptr;
};

/**
 * Which links to take: a best-first search over start, goal and ports.
 *
 * What walks cost is known, or stands for its least until somebody asks: the route names the walk whose cost
 * it has to know next, and goes on when it is told. So only walks that may lie on the best route are searched
 * for. Estimates are exact where the costs between ports are known, as a search from the goal finds them
 * before; ports whose distance is known tighten those of the others, as the sides of triangles do.
 *
 * If the costs that are told are least ones, so is that of the route.
 */
class LinkRoute
{
public:
	enum class Status : std::uint8_t
	{
		Running, // The budget is spent.
		AsksForWalk,
		Found,
		NoRoute,
		TooDear, // Every route costs more than was asked for.
	};

	static constexpr std::int64_t Infinite = (std::numeric_limits<std::int64_t>::max)() / 4;

	/** Never searches. The context outlives the search. */
	void Begin(const RouteQuestion& question);
	[[nodiscard]] Status Advance(WorkMeter& meter);

	/** The walk that is asked for. */
	[[nodiscard]] Cell WalkFrom() const { return CellOf(asked_.from); }
	[[nodiscard]] Cell WalkTo() const { return CellOf(asked_.to); }
	/** The walk matters only if it costs no more than this; Infinite where no route is known yet. */
	[[nodiscard]] std::int64_t WalkLimit() const;
	/** No route that begins as the asked one does, walk not included, costs less than this beside the walk.
	 */
	[[nodiscard]] std::int64_t CostBesideWalk() const { return costs_[asked_.from] + RestFrom(asked_.to); }
	/** Tells what it costs; Infinite if there is no way, or none within the limit. */
	void TellWalk(std::int64_t units);

	/** Walks and links from start to goal when Found; to the asked walk when one is asked for. */
	void ListMoves(std::vector<RouteMove>& outMoves) const;
	/** From start to a cell that was reached: start, or a port of CellsReached. */
	void ListMovesTo(Cell reached, std::vector<RouteMove>& outMoves) const;
	/** The start and the ports that a link led to. When there is no route: all that can be reached. */
	void ListReached(std::vector<Cell>& outCells) const;

	[[nodiscard]] std::size_t Bytes() const;
	/** Nodes settled so far. */
	[[nodiscard]] std::int64_t Settled() const { return settledCount_; }

private:
	enum class Stage : std::uint8_t
	{
		Ports,
		Estimates,
		Search,
	};

	static constexpr std::int64_t Untold = -1;
	static constexpr std::uint32_t NoEdge = 0xFFFF'FFFF;

	/** A way to a node; a walk whose cost is not known has an estimate for it. */
	struct Entry
	{
		std::int64_t f = 0;
		std::int64_t g = 0;
		std::uint32_t from = 0;
		std::uint32_t to = 0;
		std::uint32_t edge = NoEdge;
		bool exact = false;
	};

	struct Told
	{
		std::uint32_t from = 0;
		std::uint32_t to = 0;
		std::int64_t units = 0;
	};

	[[nodiscard]] std::uint32_t PortCount() const { return static_cast<std::uint32_t>(ports_.size()); }
	[[nodiscard]] std::uint32_t StartNode() const { return PortCount(); }
	[[nodiscard]] std::uint32_t GoalNode() const { return PortCount() + 1; }
	[[nodiscard]] Cell CellOf(std::uint32_t node) const
	{
		return node < PortCount() ? ports_[node] : node == StartNode() ? question_.start : question_.goal;
	}
	[[nodiscard]] bool IsUsable(const LinkEdge& edge) const
	{
		return fits_[edge.from] != 0 && fits_[edge.to] != 0 && question_.clearance <= edge.maxClearance;
	}
	/** Whether a walk may end at a node with some use. */
	[[nodiscard]] bool IsWalkTarget(std::uint32_t node) const
	{
		return node == GoalNode() || (node < PortCount() && fits_[node] != 0 && links_->IsDeparture(node));
	}
	[[nodiscard]] bool IsWalkSource(std::uint32_t node) const
	{
		return node == StartNode() || (node < PortCount() && fits_[node] != 0 && links_->IsArrival(node));
	}

	void LookAtPort();
	void GroupNodes();
	void SettleEstimate(WorkMeter& meter);
	void LowerEstimate(std::uint32_t node, std::int64_t units);
	[[nodiscard]] std::int64_t RestFrom(std::uint32_t node) const
	{
		return (std::min)(estimates_[node], horizon_);
	}
	/** Known, or Untold. Infinite where there is no walk. */
	[[nodiscard]] std::int64_t KnownWalk(std::uint32_t from, std::uint32_t to) const;
	[[nodiscard]] std::int64_t LeastWalk(std::uint32_t from, std::uint32_t to) const;
	[[nodiscard]] std::int64_t TableCost(std::uint32_t a, std::uint32_t b) const;
	/** The best bound that walks told so far give, or 0. */
	[[nodiscard]] std::int64_t TriangleBound(std::uint32_t from, std::uint32_t to) const;
	/** The nodes that may hang together with one over the grid. */
	[[nodiscard]] std::span<const std::uint32_t> GroupOf(std::uint32_t node) const;

	[[nodiscard]] static bool ComesLater(const Entry& a, const Entry& b);
	void Push(const Entry& entry);
	[[nodiscard]] Entry Pop();
	[[nodiscard]] Status Step(WorkMeter& meter);
	void Settle(const Entry& entry, WorkMeter& meter);
	void PushWalks(std::uint32_t from, WorkMeter& meter);
	void Trace(std::uint32_t node, std::vector<RouteMove>& outMoves) const;

	RouteQuestion question_;
	const LinkGraph* links_ = nullptr;
	const LinkCosts* table_ = nullptr;
	std::span<const Cell> ports_;
	EmptyMapDistance distance_;
	Stage stage_ = Stage::Ports;

	/** By port: whether the agent can stand there. */
	std::vector<std::uint8_t> fits_;
	/** By node: its component; equal for all where they are not known. */
	std::vector<std::uint32_t> components_;
	/** Nodes by component, and where that of a node begins and ends. */
	std::vector<std::uint32_t> order_;
	std::vector<std::uint32_t> groupBegin_;
	std::vector<std::uint32_t> groupEnd_;

	/** By node: least cost to the goal as far as it is known. */
	std::vector<std::int64_t> estimates_;
	std::vector<std::uint8_t> estimated_;
	/** No node that is not estimated can have less. */
	std::int64_t horizon_ = Infinite;

	std::vector<Entry> heap_;
	std::vector<std::int64_t> costs_;
	std::vector<std::uint32_t> parents_;
	/** The link by which a node was reached; NoEdge for a walk. */
	std::vector<std::uint32_t> edges_;
	std::vector<std::uint8_t> settled_;
	std::vector<Told> told_;
	Entry asked_;
	std::int64_t bestFound_ = Infinite;
	std::int64_t least_ = 0;
	std::int64_t settledCount_ = 0;
};
} // namespace NavCore::Detail
