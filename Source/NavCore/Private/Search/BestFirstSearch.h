// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Grid/MovePolicies.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Search/BestCell.h"
#include "Search/Heuristics.h"
#include "Search/ScratchData.h"
#include "Search/TracePolicies.h"

#include <algorithm>
#include <limits>

namespace NavCore::Detail
{
/**
 * One kernel for the whole best-first family; Rule says what the open list is ordered by:
 * Rule::Name, Rule::MainHeuristic (what the fast path is compiled for), Rule::Key(g, h, weight) and
 * Rule::Tie(g), both smaller first; Rule::BoundsCost says whether the key of the best entry is a lower
 * bound on the cost of every path.
 *
 * The estimates are consistent (but for Manhattan with diagonals, which promises nothing), so a
 * closed cell never gets cheaper and is not looked at again.
 */
template <class Rule>
class BestFirstSearch final : public PathSearch
{
public:
	explicit BestFirstSearch(SearchScratch& scratch) : scratch_(scratch.Data()) {}

	[[nodiscard]] std::string_view ServedBy() const override { return Rule::Name; }

protected:
	[[nodiscard]] bool DependsOn(const CellRect& rect) const override
	{
		// Cheaper terrain than there was would make the estimates too high.
		return Map().MinTerrain() < terrainAtBegin_ ||
			(narrow_ ? HasNodesAround<NarrowCost>(rect) : HasNodesAround<WideCost>(rect));
	}
	[[nodiscard]] RequestError OnValidate() const override
	{
		const std::int32_t weight = Request().weightPermille;
		const bool fits = weight >= 1000 && weight <= SearchRequest::MaxWeightPermille;
		return !Rule::UsesWeight || fits ? RequestError::None : RequestError::BadWeight;
	}

	[[nodiscard]] SearchStatus OnBegin() override
	{
		setup_ = MakeHeuristicSetup(Map(), Request());
		SearchRequest estimated = Request();
		estimated.heuristic = setup_.kind == HeuristicKind::Zero ? HeuristicKind::Automatic : setup_.kind;
		nearness_ = MakeHeuristicSetup(Map(), estimated);
		if (Rule::IgnoresEstimate)
		{
			setup_.kind = HeuristicKind::Zero;
		}
		terrainAtBegin_ = Map().MinTerrain();
		weight_ = Rule::UsesWeight ? Request().weightPermille : 1000;
		const std::int64_t farthest =
			std::int64_t{Map().Width() + Map().Height()} * DiagonalUnits * setup_.scale;
		if (Request().trace != nullptr)
		{
			Request().trace->OnEvent({TraceKind::Source, Request().start, Request().start, {}, {}});
			Request().trace->OnEvent({TraceKind::Destination, Request().goal, Request().goal, {}, {}});
		}
		return farthest / 1000 * weight_ < NarrowCost::Ceiling ? Start<NarrowCost>() : Start<WideCost>();
	}

	[[nodiscard]] SearchStatus OnAdvance(WorkBudget& budget) override
	{
		if (narrow_)
		{
			const SearchStatus status = AdvanceWith<NarrowCost>(budget);
			if (!overflowed_)
			{
				return status;
			}
			// Some path grew past 32 bits. Rare enough to start anew with twice the memory.
			const SearchStatus restarted = Start<WideCost>();
			if (restarted != SearchStatus::Running)
			{
				return restarted;
			}
		}
		return AdvanceWith<WideCost>(budget);
	}

private:
	template <class CostModel>
	[[nodiscard]] SearchStatus Start()
	{
		constexpr bool isNarrow = std::is_same_v<CostModel, NarrowCost>;
		narrow_ = isNarrow;
		overflowed_ = false;
		best_ = {};
		const BitView rows = Map().Rows();
		BestFirstScratch<CostModel>& scratch = scratch_.Get<CostModel>();
		scratch.open.Clear();
		if (!scratch.nodes.BeginQuery(static_cast<std::size_t>(rows.Position(0, Map().Height()))))
		{
			return SearchStatus::OutOfMemory;
		}
		const Cell start = Request().start;
		const auto position = static_cast<std::uint32_t>(rows.Position(start.x, start.y));
		goalPosition_ = static_cast<std::uint32_t>(rows.Position(Request().goal.x, Request().goal.y));
		typename CostModel::Node* node = scratch.nodes.Claim(position);
		const PackedCell cell = PackedCell::Pack(start.x, start.y);
		const std::uint64_t estimate = SelectedHeuristic(setup_)(start.x, start.y);
		if (node == nullptr || !scratch.open.Push(MakeEntry<CostModel>(0, estimate, cell, position)))
		{
			return SearchStatus::OutOfMemory;
		}
		*node = {0, scratch.nodes.Stamp()};
		++counters_.generated;
		if (Request().trace != nullptr)
		{
			Request().trace->OnEvent({TraceKind::Generate, start, start, {}, {}});
		}
		return SearchStatus::Running;
	}

	/** An expansion looks one cell further than the nodes it makes. */
	template <class CostModel>
	[[nodiscard]] bool HasNodesAround(const CellRect& rect) const
	{
		const CellRect around = rect.Inflate(1).Intersect(Map().Bounds());
		if (around.Area() > MostCellsLookedAt)
		{
			return true;
		}
		const auto nodes = scratch_.Get<CostModel>().nodes.View();
		for (std::int32_t y = around.y; y < around.Bottom(); ++y)
		{
			for (std::int32_t x = around.x; x < around.Right(); ++x)
			{
				if (nodes.IsCurrent(nodes.At(static_cast<std::uint32_t>(Map().Rows().Position(x, y)))))
				{
					return true;
				}
			}
		}
		return false;
	}

	template <class CostModel>
	[[nodiscard]] SearchStatus AdvanceWith(WorkBudget& budget)
	{
		if (Request().trace != nullptr)
		{
			return Run<CostModel, LayeredMoves, SelectedHeuristic, SinkTrace>(budget);
		}
		if constexpr (std::is_same_v<CostModel, NarrowCost>)
		{
			if (Map().IsUniform() && Request().clearance <= 1)
			{
				const bool isMain = setup_.kind == Rule::MainKind && !setup_.hex;
				return isMain ? Run<CostModel, UniformMoves, typename Rule::MainHeuristic, NoTrace>(budget)
							  : Run<CostModel, UniformMoves, SelectedHeuristic, NoTrace>(budget);
			}
		}
		return Run<CostModel, LayeredMoves, SelectedHeuristic, NoTrace>(budget);
	}

	template <class CostModel>
	[[nodiscard]] typename CostModel::Entry MakeEntry(
		std::uint64_t g, std::uint64_t h, PackedCell cell, std::uint32_t position) const
	{
		using Value = typename CostModel::Value;
		return CostModel::Entry::Make(
			static_cast<Value>(Rule::Key(g, h, static_cast<std::uint64_t>(weight_))),
			Rule::Tie(static_cast<Value>(g)), cell, position);
	}

	template <class CostModel, class Moves, class Heuristic, class Trace>
	[[nodiscard]] SearchStatus Run(WorkBudget& budget);
	template <class CostModel, class Moves, class Heuristic, class Trace>
	[[nodiscard]] SearchStatus RunQuantum(std::int64_t quantum);

	template <class CostModel>
	[[nodiscard]] SearchStatus Finish(SearchStatus status);
	template <class CostModel>
	void BuildPath(PackedCell end, std::uint32_t position);
	template <class CostModel>
	void CountMemory();

	static constexpr std::int64_t MostCellsLookedAt = 4096;

	ScratchData& scratch_;
	std::uint8_t terrainAtBegin_ = 1;
	HeuristicSetup setup_;
	/** What partial paths go by: an estimate also where the search itself uses none. */
	HeuristicSetup nearness_;
	std::int64_t weight_ = 1000;
	std::uint32_t goalPosition_ = 0;
	bool narrow_ = true;
	bool overflowed_ = false;
	BestCell best_;
};

template <class Rule>
template <class CostModel, class Moves, class Heuristic, class Trace>
SearchStatus BestFirstSearch<Rule>::Run(WorkBudget& budget)
{
	for (std::int64_t quantum = budget.NextQuantum(); quantum > 0; quantum = budget.NextQuantum())
	{
		const std::int64_t before = counters_.expanded;
		const SearchStatus status = RunQuantum<CostModel, Moves, Heuristic, Trace>(quantum);
		budget.Spend(counters_.expanded - before);
		if (status != SearchStatus::Running)
		{
			return Finish<CostModel>(status);
		}
		if (overflowed_)
		{
			break;
		}
	}
	return SearchStatus::Running;
}

/** Everything the loop touches is a local here: members would be read anew after every store to a node. */
template <class Rule>
template <class CostModel, class Moves, class Heuristic, class Trace>
SearchStatus BestFirstSearch<Rule>::RunQuantum(std::int64_t quantum)
{
	using Value = typename CostModel::Value;
	using Entry = typename CostModel::Entry;
	using Node = typename CostModel::Node;
	auto& nodes = scratch_.Get<CostModel>().nodes;
	auto& open = scratch_.Get<CostModel>().open;
	const auto view = nodes.View();
	const Moves moves(Map(), Request().clearance);
	const Heuristic heuristic(setup_);
	const SelectedHeuristic nearness(nearness_);
	const Trace trace(Request().trace);
	const std::array<std::int32_t, DirectionCount> offsets = PositionOffsets(Map().Rows().strideBits);
	const std::uint32_t goalPosition = goalPosition_;
	const bool trackBest = Request().allowPartial;
	const Value dearest = Rule::BoundsCost && Request().maxCost.units > 0
		? static_cast<Value>((std::min)(Request().maxCost.units, CostModel::Ceiling))
		: (std::numeric_limits<Value>::max)();
	SearchCounters counters = counters_;
	const std::int64_t limit = Request().maxExpansions > 0 ? Request().maxExpansions : WorkBudget::Unlimited;
	const std::int64_t end =
		(std::min)(limit, counters.expanded + (std::min)(quantum, limit - counters.expanded));
	SearchStatus status = SearchStatus::Running;

	while (status == SearchStatus::Running)
	{
		if (open.IsEmpty())
		{
			status = SearchStatus::NoPath;
			break;
		}
		if (counters.expanded == end)
		{
			status = end == limit ? SearchStatus::LimitReached : SearchStatus::Running;
			break;
		}
		const Entry entry = open.Pop();
		Node& node = view.At(entry.position);
		if ((node.meta & NodeClosed) != 0)
		{
			continue;
		}
		if (entry.Priority() > dearest)
		{
			status = SearchStatus::LimitReached;
			break;
		}
		node.meta |= NodeClosed;
		++counters.expanded;
		const Value g = node.g;
		const std::int32_t x = entry.cell.X();
		const std::int32_t y = entry.cell.Y();
		trace.On(TraceKind::Expand, entry.cell, entry.cell, g, entry.Priority());
		if (entry.position == goalPosition)
		{
			status = SearchStatus::Found;
			break;
		}
		if (g > static_cast<Value>(CostModel::Ceiling)) [[unlikely]]
		{
			overflowed_ = true;
			break;
		}
		if (trackBest)
		{
			best_.Offer({nearness(x, y), g, entry.cell, entry.position});
		}

		const auto here = static_cast<std::int32_t>(entry.position);
		for (unsigned rest = moves.Legal(here, y); rest != 0; rest &= rest - 1)
		{
			const auto direction = static_cast<std::size_t>(std::countr_zero(rest));
			const std::int32_t there = here + offsets[direction];
			const auto position = static_cast<std::uint32_t>(there);
			const auto stepped = static_cast<Value>(g + moves.Step(here, there, direction));
			Node* next = &view.At(position);
			const bool known = view.IsCurrent(*next);
			if (known && ((next->meta & NodeClosed) != 0 || next->g <= stepped))
			{
				continue;
			}
			if (!known)
			{
				next = nodes.Claim(position);
			}
			const std::int32_t nextX = x + DirectionOffsets[direction].x;
			const std::int32_t nextY = y + DirectionOffsets[direction].y;
			const PackedCell cell = PackedCell::Pack(nextX, nextY);
			const Entry pushed = MakeEntry<CostModel>(stepped, heuristic(nextX, nextY), cell, position);
			if (next == nullptr || !open.Push(pushed))
			{
				status = SearchStatus::OutOfMemory;
				break;
			}
			*next = {stepped, view.stamp | static_cast<std::uint32_t>(direction)};
			++counters.generated;
			counters.revisited += known ? 1 : 0;
			trace.On(known ? TraceKind::Update : TraceKind::Generate, cell, entry.cell, stepped,
				pushed.Priority());
		}
		trace.On(TraceKind::Close, entry.cell, entry.cell, g, entry.Priority());
	}
	counters_ = counters;
	return status;
}

template <class Rule>
template <class CostModel>
SearchStatus BestFirstSearch<Rule>::Finish(SearchStatus status)
{
	CountMemory<CostModel>();
	if (status == SearchStatus::Found)
	{
		BuildPath<CostModel>(PackedCell::Pack(Request().goal.x, Request().goal.y), goalPosition_);
		return status;
	}
	if (!Request().allowPartial || !best_.IsSet())
	{
		return status;
	}
	BuildPath<CostModel>(best_.cell, best_.position);
	return EndPartial(status);
}

template <class Rule>
template <class CostModel>
void BestFirstSearch<Rule>::BuildPath(PackedCell end, std::uint32_t position)
{
	auto& nodes = scratch_.Get<CostModel>().nodes;
	const std::array<std::int32_t, DirectionCount> offsets = PositionOffsets(Map().Rows().strideBits);
	const bool hex = Map().GetTopology() == Topology::Hex;
	const BitView rows = Map().Rows();
	const auto startPosition =
		static_cast<std::uint32_t>(rows.Position(Request().start.x, Request().start.y));
	path_.cost = Cost{static_cast<std::int64_t>(nodes.At(position).g)};
	path_.mapVersion = Map().Version();
	Cell cell{end.X(), end.Y()};
	path_.points.push_back(cell);
	while (position != startPosition)
	{
		const std::size_t direction = nodes.At(position).meta & NodeDirectionMask;
		const bool diagonal = !hex && IsDiagonal(static_cast<Direction>(direction));
		path_.diagonalSteps += diagonal ? 1 : 0;
		path_.straightSteps += diagonal ? 0 : 1;
		position = static_cast<std::uint32_t>(static_cast<std::int32_t>(position) - offsets[direction]);
		cell = {cell.x - DirectionOffsets[direction].x, cell.y - DirectionOffsets[direction].y};
		path_.points.push_back(cell);
	}
	std::reverse(path_.points.begin(), path_.points.end());
}

template <class Rule>
template <class CostModel>
void BestFirstSearch<Rule>::CountMemory()
{
	const auto& scratch = scratch_.Get<CostModel>();
	counters_.peakNodes = scratch.nodes.Used();
	counters_.peakBytes = scratch.nodes.Used() * static_cast<std::int64_t>(sizeof(typename CostModel::Node)) +
		static_cast<std::int64_t>(scratch.open.Peak() * sizeof(typename CostModel::Entry));
}
} // namespace NavCore::Detail
