// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/GoalField.h"

#include "Grid/JumpRules.h"
#include "Grid/MovePolicies.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Search/Heuristics.h"
#include "Search/ScratchData.h"

#include <algorithm>
#include <bit>

namespace NavCore
{
namespace Detail::GoalFieldImpl
{
/** Starts are looked at once in so many expansions, which are the same ones however the search is sliced. */
constexpr std::int64_t ChunkCells = 32;
/** With the heap, what is known of a cell: the direction of arrival, and whether it was expanded. */
constexpr std::uint8_t DirectionBits = 0x07;
constexpr std::uint8_t Closed = 0x08;

constexpr std::uint32_t Index(std::uint32_t position)
{
	return position & (FieldTable::PageCells - 1);
}

HeuristicSetup SetupFor(const GridMap& map, Cell aim)
{
	SearchRequest request;
	request.goal = aim;
	return MakeHeuristicSetup(map, request);
}
} // namespace Detail::GoalFieldImpl

GoalField::GoalField(SearchScratch& scratch) : scratch_(scratch.Data()) {}

std::uint32_t GoalField::PositionOf(Cell cell) const
{
	return static_cast<std::uint32_t>(context_.map->Rows().Position(cell.x, cell.y));
}

RequestError GoalField::CheckCell(Cell cell) const
{
	const GridMap& map = *context_.map;
	if (!map.Contains(cell))
	{
		return RequestError::StartOffMap;
	}
	if (!map.IsWalkable(cell))
	{
		return RequestError::StartBlocked;
	}
	return options_.clearance > 1 && map.ClearanceAt(cell) < options_.clearance ? RequestError::StartTooNarrow
																				: RequestError::None;
}

SearchStatus GoalField::Begin(
	const SearchContext& context, std::span<const Cell> goals, const GoalFieldOptions& options)
{
	const GridMap& map = *context.map;
	context_ = context;
	// Labels of another version would be lies.
	const bool labelled = context.regions != nullptr && context.regions->MapVersion() == map.Version();
	context_.regions = labelled ? context.regions : nullptr;
	mapVersion_ = map.Version();
	options_ = options;
	counters_ = {};
	queues_ = map.IsUniform() && !options.focused;
	ended_ = SearchStatus::Running;
	constexpr std::int64_t ceiling = Detail::NarrowCost::Ceiling;
	const std::int64_t most = options.maxCost.units > 0 ? options.maxCost.units : ceiling;
	dearest_ = static_cast<std::uint32_t>((std::min)(most, ceiling));
	nextStart_ = 0;
	unreachable_ = false;
	tooDear_ = false;
	hasStarts_ = false;
	aimed_ = false;
	aimChanged_ = false;
	componentCount_ = 0;
	error_ = goals.empty() ? RequestError::NoGoal : RequestError::None;
	if (options.clearance > 1 && (!map.HasClearance() || options.clearance > map.ClearanceLimit()))
	{
		error_ = RequestError::NoClearanceLayer;
	}
	Detail::FieldScratch& field = scratch_.field;
	field.starts.Clear();
	scratch_.narrow.open.Clear();
	if (error_ != RequestError::None)
	{
		return status_ = SearchStatus::InvalidRequest;
	}
	if (!field.table.Begin(static_cast<std::size_t>(map.Rows().Position(0, map.Height()))) ||
		!field.straight.Clear() || !field.diagonal.Clear())
	{
		return status_ = SearchStatus::OutOfMemory;
	}
	status_ = SearchStatus::InvalidRequest;
	for (const Cell goal : goals)
	{
		const SearchStatus placed = PlaceGoal(goal);
		if (placed == SearchStatus::OutOfMemory)
		{
			return status_ = placed;
		}
		status_ = placed == SearchStatus::Running ? placed : status_;
	}
	if (status_ == SearchStatus::Running)
	{
		error_ = RequestError::None;
	}
	CountBytes();
	return status_;
}

SearchStatus GoalField::PlaceGoal(Cell goal)
{
	const RequestError refused = CheckCell(goal);
	if (refused != RequestError::None)
	{
		const RequestError asGoal = refused == RequestError::StartOffMap ? RequestError::GoalOffMap
			: refused == RequestError::StartBlocked                      ? RequestError::GoalBlocked
																		 : RequestError::GoalTooNarrow;
		error_ = error_ == RequestError::None ? asGoal : error_;
		return SearchStatus::InvalidRequest;
	}
	Detail::FieldScratch& field = scratch_.field;
	const std::uint32_t position = PositionOf(goal);
	const std::uint32_t slot = position >> Detail::FieldTable::PageShift;
	Detail::FieldPage* page = field.table.Directory()[slot];
	if (page->costs[Detail::GoalFieldImpl::Index(position)] == 0)
	{
		return SearchStatus::Running;
	}
	if (page == Detail::FieldTable::Nowhere())
	{
		page = field.table.AddPage(slot);
	}
	if (page == nullptr)
	{
		return SearchStatus::OutOfMemory;
	}
	if (queues_)
	{
		if (!field.straight.Reserve(1))
		{
			return SearchStatus::OutOfMemory;
		}
		Detail::FieldQueue::Window window = field.straight.View();
		window.Push({0, position});
		field.straight.Put(window);
	}
	else if (!scratch_.narrow.open.Push(
				 Detail::NarrowCost::Entry::Make(0, 0, Detail::PackedCell::Pack(goal.x, goal.y), position)))
	{
		return SearchStatus::OutOfMemory;
	}
	page->costs[Detail::GoalFieldImpl::Index(position)] = 0;
	page->from[Detail::GoalFieldImpl::Index(position)] = 0;
	++counters_.generated;
	++counters_.peakNodes;
	NoteComponent(goal);
	return SearchStatus::Running;
}

void GoalField::NoteComponent(Cell goal)
{
	if (context_.regions == nullptr)
	{
		return;
	}
	const std::uint32_t component = context_.regions->ComponentOf(goal);
	const auto end = components_.begin() + static_cast<std::ptrdiff_t>(componentCount_);
	if (std::find(components_.begin(), end, component) != end)
	{
		return;
	}
	if (componentCount_ == MaxComponents)
	{
		context_.regions = nullptr;
		return;
	}
	components_[componentCount_++] = component;
}

bool GoalField::IsCutOff(Cell start) const
{
	if (context_.regions == nullptr)
	{
		return false;
	}
	const auto end = components_.begin() + static_cast<std::ptrdiff_t>(componentCount_);
	return std::find(components_.begin(), end, context_.regions->ComponentOf(start)) == end;
}

RequestError GoalField::AddStart(Cell start)
{
	if (status_ == SearchStatus::Idle || error_ != RequestError::None)
	{
		return error_ == RequestError::None ? RequestError::NoGoal : error_;
	}
	const RequestError refused = CheckCell(start);
	const bool broken = status_ == SearchStatus::OutOfMemory || status_ == SearchStatus::Cancelled;
	if (refused != RequestError::None || broken)
	{
		return refused;
	}
	const bool first = !hasStarts_;
	hasStarts_ = true;
	if (IsCutOff(start))
	{
		unreachable_ = true;
	}
	else
	{
		Detail::CountedVector<std::uint32_t>& starts = scratch_.field.starts;
		if (!starts.Resize(starts.Size() + 1))
		{
			status_ = SearchStatus::OutOfMemory;
			return RequestError::None;
		}
		starts[starts.Size() - 1] = PositionOf(start);
		if (options_.focused)
		{
			aimed_ = first;
			aim_ = start;
			aimChanged_ = true;
			ended_ = ended_ == SearchStatus::LimitReached ? SearchStatus::Running : ended_;
		}
	}
	UpdateStatus();
	return RequestError::None;
}

void GoalField::Aim()
{
	const GridMap& map = *context_.map;
	aimChanged_ = false;
	const Detail::HeuristicSetup setup = Detail::GoalFieldImpl::SetupFor(map, aim_);
	// Estimates that might not fit into 32 bits are left out: the search goes on in all directions.
	const std::int64_t farthest = std::int64_t{map.Width() + map.Height()} * DiagonalUnits * setup.scale;
	aimed_ = aimed_ && farthest < Detail::NarrowCost::Ceiling;
	const Detail::SelectedHeuristic estimate(setup);
	const Detail::FieldTable& table = scratch_.field.table;
	scratch_.narrow.open.Reorder(
		[this, &estimate, &table](const Detail::NarrowCost::Entry& entry)
		{
			// An entry that is stale by now comes out as if it were not; the cell is expanded once all the
			// same.
			const std::uint32_t cost = table.CostAt(entry.position);
			const auto ahead = static_cast<std::uint32_t>(
				aimed_ ? estimate(entry.cell.X(), entry.cell.Y()) : std::uint64_t{0});
			return Detail::NarrowCost::Entry::Make(cost + ahead, ~cost, entry.cell, entry.position);
		});
}

bool GoalField::IsFinal(std::uint32_t position) const
{
	const Detail::FieldScratch& field = scratch_.field;
	const std::uint32_t cost = field.table.CostAt(position);
	if (cost > dearest_)
	{
		return false;
	}
	if (!queues_)
	{
		return (field.table.FromAt(position) & Detail::GoalFieldImpl::Closed) != 0;
	}
	// Costs only grow, so nothing that waits can make a cell cheaper that costs no more than it does.
	return cost <= (std::min)(field.straight.First().cost, field.diagonal.First().cost);
}

void GoalField::UpdateStatus()
{
	const Detail::CountedVector<std::uint32_t>& starts = scratch_.field.starts;
	const bool ended = ended_ != SearchStatus::Running;
	while (nextStart_ < starts.Size() && (ended || IsFinal(starts[nextStart_])))
	{
		if (!IsFinal(starts[nextStart_]))
		{
			(ended_ == SearchStatus::LimitReached ? tooDear_ : unreachable_) = true;
		}
		++nextStart_;
	}
	if (ended_ == SearchStatus::OutOfMemory)
	{
		status_ = SearchStatus::OutOfMemory;
		return;
	}
	const bool answered = hasStarts_ ? nextStart_ == starts.Size() : ended;
	// Without starts, only the end of 32 bits is a limit that nobody asked for.
	const bool overflowed = !hasStarts_ && ended_ == SearchStatus::LimitReached &&
		(options_.maxCost.units <= 0 || options_.maxCost.units > Detail::NarrowCost::Ceiling);
	status_ = !answered          ? SearchStatus::Running
		: tooDear_ || overflowed ? SearchStatus::LimitReached
		: unreachable_           ? SearchStatus::NoPath
								 : SearchStatus::Found;
}

bool GoalField::IsCurrent() const
{
	return context_.map != nullptr && context_.map->Version() == mapVersion_;
}

SearchStatus GoalField::Advance(WorkBudget& budget)
{
	if (status_ == SearchStatus::Running && !IsCurrent())
	{
		status_ = SearchStatus::Cancelled;
	}
	const std::int64_t cellsPerUnit = queues_ ? PlainCellsPerUnit : 1;
	std::int64_t quantum = 0;
	while (status_ == SearchStatus::Running && (quantum = budget.NextQuantum()) > 0)
	{
		if (aimChanged_)
		{
			Aim();
		}
		const std::int64_t before = counters_.expanded;
		const std::int64_t most =
			quantum < WorkBudget::Unlimited / cellsPerUnit ? quantum * cellsPerUnit : WorkBudget::Unlimited;
		while (status_ == SearchStatus::Running && counters_.expanded - before < most)
		{
			constexpr std::int64_t chunk = Detail::GoalFieldImpl::ChunkCells;
			RunQuantum((std::min)(most - (counters_.expanded - before), chunk - counters_.expanded % chunk));
			if (counters_.expanded % chunk == 0 || ended_ != SearchStatus::Running)
			{
				UpdateStatus();
			}
		}
		budget.Spend(
			(std::max)((counters_.expanded - before + cellsPerUnit - 1) / cellsPerUnit, std::int64_t{1}));
	}
	CountBytes();
	return status_;
}

void GoalField::CountBytes()
{
	const Detail::FieldScratch& field = scratch_.field;
	const std::size_t waiting = queues_ ? field.straight.Bytes() + field.diagonal.Bytes()
										: scratch_.narrow.open.Peak() * sizeof(Detail::NarrowCost::Entry);
	counters_.peakBytes = static_cast<std::int64_t>(field.table.UsedBytes() + waiting);
}

void GoalField::RunQuantum(std::int64_t cells)
{
	const GridMap& map = *context_.map;
	const bool wide = options_.clearance > 1;
	if (queues_)
	{
		const bool diagonals =
			map.GetTopology() == Topology::Octile && map.GetCornerRule() != CornerRule::Never;
		return wide     ? RunQueues<false, Detail::LayeredMoves>(cells)
			: diagonals ? RunQueues<true, Detail::UniformMoves>(cells)
						: RunQueues<false, Detail::UniformMoves>(cells);
	}
	if (map.IsUniform() && !wide)
	{
		return aimed_ ? RunHeap<Detail::UniformMoves, Detail::SelectedHeuristic>(cells)
					  : RunHeap<Detail::UniformMoves, Detail::ZeroHeuristic>(cells);
	}
	return aimed_ ? RunHeap<Detail::LayeredMoves, Detail::SelectedHeuristic>(cells)
				  : RunHeap<Detail::LayeredMoves, Detail::ZeroHeuristic>(cells);
}

/**
 * Cells wait in two queues, one for each length of a step: costs only grow, so both stay sorted by
 * themselves. Each cell knows the directions of all cheapest arrivals, and moves on as jump point search
 * would: where ways of equal cost meet, one of them is enough. Everything the loop touches is a local.
 */
template <bool Pruned, class Moves>
void GoalField::RunQueues(std::int64_t cells)
{
	using Detail::FieldTable;
	using Detail::GoalFieldImpl::Index;
	const GridMap& map = *context_.map;
	Detail::FieldScratch& field = scratch_.field;
	const auto mostPushed = static_cast<std::size_t>(cells) * DirectionCount;
	if (!field.straight.Reserve(mostPushed) || !field.diagonal.Reserve(mostPushed))
	{
		ended_ = SearchStatus::OutOfMemory;
		return;
	}
	const Detail::JumpTable& pruned = Detail::PrunedMovesOf(map.GetCornerRule());
	const Moves moves(map, options_.clearance);
	const BitView rows = map.Rows();
	const std::array<std::int32_t, DirectionCount> offsets = Detail::PositionOffsets(rows.strideBits);
	const std::array<std::uint32_t, DirectionCount> units = Detail::StepUnits(map.GetTopology());
	const unsigned diagonals = map.GetTopology() == Topology::Hex ? 0U : unsigned{DiagonalMask};
	const std::uint32_t dearest = dearest_;
	FieldTable::Page** const directory = field.table.Directory();
	std::array<Detail::FieldQueue::Window, 2> queues{field.straight.View(), field.diagonal.View()};
	SearchCounters counters = counters_;
	std::int64_t left = cells;
	while (left > 0)
	{
		const std::size_t from = queues[1].First().cost < queues[0].First().cost ? 1 : 0;
		const Detail::FieldQueue::Entry entry = queues[from].First();
		if (entry.cost > dearest)
		{
			// What stands behind the end of a queue is dearer than everything.
			ended_ = entry.cost == FieldTable::Unreached ? SearchStatus::NoPath : SearchStatus::LimitReached;
			break;
		}
		++queues[from].head;
		const auto here = static_cast<std::int32_t>(entry.position);
		const FieldTable::Page& page = *directory[entry.position >> FieldTable::PageShift];
		if (page.costs[Index(entry.position)] != entry.cost)
		{
			continue;
		}
		--left;
		unsigned rest = 0;
		unsigned arrivals = page.from[Index(entry.position)];
		if (Pruned && arrivals != 0)
		{
			const DirectionMask open = Detail::OpenNeighbours(rows, here);
			do
			{
				rest |= pruned[static_cast<std::size_t>(std::countr_zero(arrivals))][open];
				arrivals &= arrivals - 1;
			} while (arrivals != 0);
		}
		else
		{
			rest = moves.Legal(here, here / rows.strideBits);
		}
		for (; rest != 0; rest &= rest - 1)
		{
			const auto direction = static_cast<std::size_t>(std::countr_zero(rest));
			const auto position = static_cast<std::uint32_t>(here + offsets[direction]);
			const std::uint32_t slot = position >> FieldTable::PageShift;
			const std::uint32_t cost = entry.cost + units[direction];
			FieldTable::Page* there = directory[slot];
			const std::uint32_t before = there->costs[Index(position)];
			const auto arrival = static_cast<std::uint8_t>(1U << direction);
			if (cost < before)
			{
				if (there == FieldTable::Nowhere()) [[unlikely]]
				{
					there = field.table.AddPage(slot);
					if (there == nullptr)
					{
						ended_ = SearchStatus::OutOfMemory;
						break;
					}
				}
				there->costs[Index(position)] = cost;
				there->from[Index(position)] = arrival;
				queues[(diagonals & arrival) != 0 ? 1 : 0].Push({cost, position});
				++counters.generated;
				counters.revisited += before != FieldTable::Unreached ? 1 : 0;
			}
			else if (cost == before)
			{
				there->from[Index(position)] =
					static_cast<std::uint8_t>(there->from[Index(position)] | arrival);
			}
		}
		if (ended_ == SearchStatus::OutOfMemory) [[unlikely]]
		{
			// Some ways through this cell are lost: what costs more than it does is not certain.
			dearest_ = entry.cost;
			break;
		}
	}
	counters.expanded += cells - left;
	counters.peakNodes = counters.generated - counters.revisited;
	counters_ = counters;
	field.straight.Put(queues[0]);
	field.diagonal.Put(queues[1]);
}

template <class Moves, class Heuristic>
void GoalField::RunHeap(std::int64_t cells)
{
	using Detail::FieldTable;
	using Detail::PackedCell;
	using Detail::GoalFieldImpl::Closed;
	using Detail::GoalFieldImpl::Index;
	using Entry = Detail::NarrowCost::Entry;
	const GridMap& map = *context_.map;
	const Moves moves(map, options_.clearance);
	const Heuristic estimate(Detail::GoalFieldImpl::SetupFor(map, aim_));
	const std::array<std::int32_t, DirectionCount> offsets = Detail::PositionOffsets(map.Rows().strideBits);
	auto& open = scratch_.narrow.open;
	FieldTable& table = scratch_.field.table;
	FieldTable::Page** const directory = table.Directory();
	SearchCounters counters = counters_;
	std::int64_t left = cells;
	while (left > 0 && ended_ == SearchStatus::Running)
	{
		if (open.IsEmpty())
		{
			ended_ = SearchStatus::NoPath;
			break;
		}
		const Entry entry = open.Pop();
		FieldTable::Page& page = *directory[entry.position >> FieldTable::PageShift];
		std::uint8_t& known = page.from[Index(entry.position)];
		if ((known & Closed) != 0)
		{
			continue;
		}
		if (entry.Priority() > dearest_)
		{
			// Back to where it was: another aim may want it.
			ended_ = open.Push(entry) ? SearchStatus::LimitReached : SearchStatus::OutOfMemory;
			break;
		}
		known |= Closed;
		--left;
		const std::uint32_t cost = page.costs[Index(entry.position)];
		const auto here = static_cast<std::int32_t>(entry.position);
		const std::int32_t x = entry.cell.X();
		const std::int32_t y = entry.cell.Y();
		for (unsigned rest = moves.Legal(here, y); rest != 0; rest &= rest - 1)
		{
			const auto direction = static_cast<std::size_t>(std::countr_zero(rest));
			const std::int32_t next = here + offsets[direction];
			const auto position = static_cast<std::uint32_t>(next);
			const std::uint32_t slot = position >> FieldTable::PageShift;
			const std::uint32_t stepped = cost + moves.Step(here, next, direction);
			FieldTable::Page* there = directory[slot];
			const std::uint32_t before = there->costs[Index(position)];
			if (before <= stepped)
			{
				continue;
			}
			there = there == FieldTable::Nowhere() ? table.AddPage(slot) : there;
			const std::int32_t nextX = x + DirectionOffsets[direction].x;
			const std::int32_t nextY = y + DirectionOffsets[direction].y;
			const auto priority = static_cast<std::uint32_t>(stepped + estimate(nextX, nextY));
			if (there == nullptr ||
				!open.Push(Entry::Make(priority, ~stepped, PackedCell::Pack(nextX, nextY), position)))
			{
				ended_ = SearchStatus::OutOfMemory;
				break;
			}
			there->costs[Index(position)] = stepped;
			there->from[Index(position)] = static_cast<std::uint8_t>(direction);
			++counters.generated;
			counters.revisited += before != FieldTable::Unreached ? 1 : 0;
		}
	}
	counters.expanded += cells - left;
	counters.peakNodes = counters.generated - counters.revisited;
	counters_ = counters;
}

bool GoalField::IsSettled(Cell cell) const
{
	const bool begun = status_ != SearchStatus::Idle && error_ == RequestError::None;
	return begun && IsCurrent() && context_.map->Contains(cell) && IsFinal(PositionOf(cell));
}

Cost GoalField::CostFrom(Cell cell) const
{
	return IsSettled(cell) ? Cost{scratch_.field.table.CostAt(PositionOf(cell))} : InfiniteCost;
}

bool GoalField::ExtractPath(Cell start, Path& outPath)
{
	outPath.Clear();
	if (!IsSettled(start))
	{
		return false;
	}
	const GridMap& map = *context_.map;
	const Detail::FieldTable& table = scratch_.field.table;
	const std::array<std::int32_t, DirectionCount> offsets = Detail::PositionOffsets(map.Rows().strideBits);
	Detail::PathWriter& writer = scratch_.field.writer;
	writer.Begin(map, start);
	writer.AddCost(table.CostAt(PositionOf(start)));
	auto position = static_cast<std::int32_t>(PositionOf(start));
	unsigned heading = DirectionCount;
	while (table.CostAt(static_cast<std::uint32_t>(position)) != 0)
	{
		const unsigned from = table.FromAt(static_cast<std::uint32_t>(position));
		// Straight on where that is one of the cheapest ways: fewer turns.
		const bool keeps = queues_ && heading < DirectionCount && (from >> heading & 1U) != 0;
		heading = keeps ? heading
			: queues_   ? static_cast<unsigned>(std::countr_zero(from))
						: from & Detail::GoalFieldImpl::DirectionBits;
		// The search arrived here in this direction: the agent walks against it.
		writer.Step(DirectionCount - 1 - heading, 1);
		position -= offsets[heading];
	}
	outPath = writer.Written();
	return true;
}

void GoalField::ListSettled(std::vector<SettledCell>& outCells) const
{
	outCells.clear();
	if (status_ == SearchStatus::Idle || error_ != RequestError::None || !IsCurrent())
	{
		return;
	}
	const Detail::FieldTable& table = scratch_.field.table;
	const std::int32_t stride = context_.map->Rows().strideBits;
	for (std::uint32_t slot = 0; slot < table.Slots(); ++slot)
	{
		const std::uint32_t first = slot << Detail::FieldTable::PageShift;
		if (&table.PageOf(first) == Detail::FieldTable::Nowhere())
		{
			continue;
		}
		for (std::uint32_t position = first; position < first + Detail::FieldTable::PageCells; ++position)
		{
			if (IsFinal(position))
			{
				const auto at = static_cast<std::int32_t>(position);
				outCells.push_back({{at % stride, at / stride}, Cost{table.CostAt(position)}});
			}
		}
	}
}
} // namespace NavCore
