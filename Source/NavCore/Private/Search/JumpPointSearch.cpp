// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Search/JumpPointSearch.h"

#include "Grid/JumpRules.h"
#include "Grid/JumpScan.h"
#include "Grid/OpenNeighbours.h"
#include "NavCore/Base/Compiler.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Search/AStar.h"
#include "Search/BestCell.h"
#include "Search/Heuristics.h"
#include "Search/JumpSight.h"
#include "Search/ScratchData.h"
#include "Search/TracePolicies.h"

#include <algorithm>
#include <array>

namespace NavCore::Detail
{
namespace JumpPointSearch
{
// One evaluation each: together they would exceed the step limit of constant evaluation in clang.
constexpr JumpTable alwaysTable = MakeJumpTable(CornerRule::Always);
constexpr JumpTable oneFreeTable = MakeJumpTable(CornerRule::OneFree);
constexpr JumpTable noneBlockedTable = MakeJumpTable(CornerRule::NoneBlocked);

template <CornerRule Rule>
constexpr const JumpTable& TableFor()
{
	static_assert(Rule != CornerRule::Never, "jump points need diagonal moves");
	return Rule == CornerRule::Always ? alwaysTable
		: Rule == CornerRule::OneFree ? oneFreeTable
									  : noneBlockedTable;
}

/** Directions that only walls make worth a look after a diagonal step. */
template <CornerRule Rule, Direction Heading>
DirectionMask ForcedTurns(DirectionMask open)
{
	constexpr Cell step = DirectionOffsets[static_cast<std::size_t>(Heading)];
	constexpr DirectionMask natural =
		MaskOf(Heading) | MaskOf(DirectionOf(step.x, 0)) | MaskOf(DirectionOf(0, step.y));
	return static_cast<DirectionMask>(TableFor<Rule>()[static_cast<std::size_t>(Heading)][open] & ~natural);
}

std::uint32_t OctileUnits(std::int32_t dx, std::int32_t dy)
{
	const auto a = static_cast<std::uint32_t>(std::abs(dx));
	const auto b = static_cast<std::uint32_t>(std::abs(dy));
	constexpr std::uint32_t extra = DiagonalUnits - StraightUnits;
	return a > b ? a * StraightUnits + b * extra : b * StraightUnits + a * extra;
}

std::int32_t Sign(std::int32_t value)
{
	return (value > 0) - (value < 0);
}

Cell StepTowards(Cell from, Cell to)
{
	return {Sign(to.x - from.x), Sign(to.y - from.y)};
}
} // namespace JumpPointSearch

/**
 * What differs from the textbook:
 * - A straight scan looks at 57 cells at once, vertical ones on the transposed map.
 * - Cells where a diagonal run only branches off are not queued; the jump points that its straight
 *   scans find are, with the start of the run as their parent. That halves the expansions.
 * - The first way found to the goal ends the search: it runs unobstructed from the cheapest open
 *   node, so its cost is exactly that node's estimate.
 */
class JumpPoints final : public PathSearch
{
public:
	explicit JumpPoints(SearchScratch& scratch)
		: scratch_(scratch.Data().jumps), fallback_(CreateAStar(scratch))
	{
	}

	[[nodiscard]] std::string_view ServedBy() const override
	{
		return serves_ ? "jps" : fallback_->ServedBy();
	}

protected:
	[[nodiscard]] SearchStatus OnBegin() override
	{
		const bool octile =
			Map().GetTopology() == Topology::Octile && Map().GetCornerRule() != CornerRule::Never;
		serves_ = octile && Map().IsUniform() && Request().clearance <= 1;
		return serves_ ? Start() : Adopt(fallback_->Begin(Map(), Request()));
	}

	[[nodiscard]] SearchStatus OnAdvance(WorkBudget& budget) override
	{
		if (serves_)
		{
			const SearchStatus status = AdvanceJumps(budget);
			if (!overflowed_)
			{
				return status;
			}
			serves_ = false;
			const SearchStatus begun = fallback_->Begin(Map(), Request());
			if (begun != SearchStatus::Running)
			{
				return Adopt(begun);
			}
		}
		return Adopt(fallback_->Advance(budget));
	}

private:
	using Spot = JumpSpot;
	using Entry = NarrowCost::Entry;

	[[nodiscard]] SearchStatus Start();
	[[nodiscard]] SearchStatus AdvanceJumps(WorkBudget& budget);
	[[nodiscard]] SearchStatus Adopt(SearchStatus status);
	template <CornerRule Rule>
	[[nodiscard]] SearchStatus AdvanceWith(WorkBudget& budget);
	template <CornerRule Rule, bool HasBits, class Trace>
	[[nodiscard]] SearchStatus Run(WorkBudget& budget);
	template <CornerRule Rule, bool HasBits, class Trace>
	void Expand(const Spot& from, std::uint32_t g, DirectionMask directions, const Trace& trace);
	template <CornerRule Rule, bool HasBits, Direction Arrival, class Trace>
	void ExpandAhead(const Spot& from, std::uint32_t g, DirectionMask directions, const Trace& trace);
	template <CornerRule Rule, bool HasBits, Direction Heading, class Trace>
	void LookIf(DirectionMask directions, const Spot& from, std::uint32_t g, const Trace& trace);
	template <CornerRule Rule, Direction Heading, class Trace>
	void LookStraight(const Spot& from, std::uint32_t g, const Trace& trace);
	template <CornerRule Rule, bool HasBits, std::int32_t Dx, std::int32_t Dy, class Trace>
	void LookDiagonally(const Spot& from, std::uint32_t g, const Trace& trace);
	template <class Trace>
	void Reach(const Spot& from, Cell diagonal, std::int32_t steps, Cell straight, std::uint32_t g,
		Direction arrival, const Trace& trace);
	template <class Trace>
	void Queue(
		PackedCell cell, std::uint32_t position, std::uint32_t g, Direction arrival, const Trace& trace);
	[[nodiscard]] SearchStatus Finish(SearchStatus status);
	void BuildPath(PackedCell end, PackedCell parent, std::uint32_t parentPosition);
	void AppendBackwards(Cell point);

	JumpScratch& scratch_;
	std::unique_ptr<PathSearch> fallback_;
	JumpSight sight_;
	Cell goal_;
	/** The node being expanded: parent of everything it reaches. */
	PackedCell current_;
	std::uint32_t currentPosition_ = 0;
	bool serves_ = true;
	bool overflowed_ = false;
	bool outOfMemory_ = false;
	BestCell best_;
};

SearchStatus JumpPoints::Adopt(SearchStatus status)
{
	counters_ = fallback_->Counters();
	partialReason_ = fallback_->WhyPartial();
	path_ = fallback_->GetPath();
	return status;
}

SearchStatus JumpPoints::Start()
{
	sight_ = JumpSight(Map(), Request().goal);
	goal_ = Request().goal;
	overflowed_ = false;
	outOfMemory_ = false;
	best_ = {};
	scratch_.open.Clear();
	if (!scratch_.nodes.BeginQuery(static_cast<std::size_t>(sight_.rows.Position(0, Map().Height()))))
	{
		return SearchStatus::OutOfMemory;
	}
	const Cell start = Request().start;
	const auto position = static_cast<std::uint32_t>(sight_.rows.Position(start.x, start.y));
	const PackedCell cell = PackedCell::Pack(start.x, start.y);
	JumpNode* node = scratch_.nodes.Claim(position);
	const std::uint32_t estimate = JumpPointSearch::OctileUnits(goal_.x - start.x, goal_.y - start.y);
	if (node == nullptr || !scratch_.open.Push(Entry::Make(estimate, 0, cell, position)))
	{
		return SearchStatus::OutOfMemory;
	}
	*node = {0, scratch_.nodes.Stamp(), cell, position};
	counters_.generated = 1;
	if (Request().trace != nullptr)
	{
		Request().trace->OnEvent({TraceKind::Source, start, start, {}, {}});
		Request().trace->OnEvent({TraceKind::Destination, goal_, goal_, {}, {}});
		Request().trace->OnEvent({TraceKind::Generate, start, start, {}, {}});
	}
	return SearchStatus::Running;
}

SearchStatus JumpPoints::AdvanceJumps(WorkBudget& budget)
{
	switch (Map().GetCornerRule())
	{
	case CornerRule::Always:
		return AdvanceWith<CornerRule::Always>(budget);
	case CornerRule::OneFree:
		return AdvanceWith<CornerRule::OneFree>(budget);
	case CornerRule::NoneBlocked:
	case CornerRule::Never: // Never gets here: A* serves it.
		break;
	}
	return AdvanceWith<CornerRule::NoneBlocked>(budget);
}

template <CornerRule Rule>
SearchStatus JumpPoints::AdvanceWith(WorkBudget& budget)
{
	if (Request().trace != nullptr)
	{
		return Run<Rule, false, SinkTrace>(budget);
	}
	return sight_.jumps != nullptr ? Run<Rule, true, NoTrace>(budget) : Run<Rule, false, NoTrace>(budget);
}

template <CornerRule Rule, bool HasBits, class Trace>
SearchStatus JumpPoints::Run(WorkBudget& budget)
{
	const JumpTable& jumps = JumpPointSearch::TableFor<Rule>();
	const auto startPosition =
		static_cast<std::uint32_t>(sight_.rows.Position(Request().start.x, Request().start.y));
	const Trace trace(Request().trace);
	const std::int64_t maxExpansions =
		Request().maxExpansions > 0 ? Request().maxExpansions : WorkBudget::Unlimited;
	for (std::int64_t quantum = budget.NextQuantum(); quantum > 0; quantum = budget.NextQuantum())
	{
		std::int64_t spent = 0;
		while (spent < quantum)
		{
			if (scratch_.open.IsEmpty())
			{
				budget.Spend(spent);
				return Finish(SearchStatus::NoPath);
			}
			const Entry entry = scratch_.open.Pop();
			JumpNode& node = scratch_.nodes.At(entry.position);
			if ((node.meta & NodeClosed) != 0)
			{
				continue;
			}
			if (counters_.expanded == maxExpansions)
			{
				budget.Spend(spent);
				return Finish(SearchStatus::LimitReached);
			}
			node.meta |= NodeClosed;
			++counters_.expanded;
			++spent;
			overflowed_ = node.g > static_cast<std::uint32_t>(NarrowCost::Ceiling);
			if (overflowed_)
			{
				budget.Spend(spent);
				return SearchStatus::Running;
			}
			if (Request().allowPartial)
			{
				best_.Offer({entry.Priority() - node.g, node.g, entry.cell, entry.position});
			}
			trace.On(TraceKind::Expand, entry.cell, node.parent, node.g, entry.Priority());
			current_ = entry.cell;
			currentPosition_ = entry.position;
			const Spot spot = sight_.SpotAt(entry.cell.X(), entry.cell.Y());
			if (sight_.SeesGoal(spot))
			{
				budget.Spend(spent);
				return Finish(SearchStatus::Found);
			}
			const DirectionMask open = OpenNeighbours(sight_.rows, spot.row);
			const auto arrival = static_cast<Direction>(node.meta & NodeDirectionMask);
			const DirectionMask directions = entry.position == startPosition
				? Map().Moves(0)[open]
				: jumps[static_cast<std::size_t>(arrival)][open];
			switch (entry.position == startPosition ? Direction::NorthWest : arrival)
			{
			case Direction::East:
				ExpandAhead<Rule, HasBits, Direction::East>(spot, node.g, directions, trace);
				break;
			case Direction::West:
				ExpandAhead<Rule, HasBits, Direction::West>(spot, node.g, directions, trace);
				break;
			case Direction::North:
				ExpandAhead<Rule, HasBits, Direction::North>(spot, node.g, directions, trace);
				break;
			case Direction::South:
				ExpandAhead<Rule, HasBits, Direction::South>(spot, node.g, directions, trace);
				break;
			default:
				Expand<Rule, HasBits>(spot, node.g, directions, trace);
				break;
			}
			trace.On(TraceKind::Close, entry.cell, node.parent, node.g, entry.Priority());
			if (outOfMemory_)
			{
				budget.Spend(spent);
				return Finish(SearchStatus::OutOfMemory);
			}
		}
		budget.Spend(spent);
	}
	return SearchStatus::Running;
}

template <CornerRule Rule, bool HasBits, class Trace>
void JumpPoints::Expand(const Spot& from, std::uint32_t g, DirectionMask directions, const Trace& trace)
{
	LookIf<Rule, HasBits, Direction::East>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::West>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::North>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::South>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::NorthEast>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::NorthWest>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::SouthEast>(directions, from, g, trace);
	LookIf<Rule, HasBits, Direction::SouthWest>(directions, from, g, trace);
}

/**
 * The same for a cell reached by a straight step, where only five directions can be worth a look. One
 * jump on the arrival and three tests, instead of eight tests that no branch predictor gets right.
 */
template <CornerRule Rule, bool HasBits, Direction Arrival, class Trace>
void JumpPoints::ExpandAhead(const Spot& from, std::uint32_t g, DirectionMask directions, const Trace& trace)
{
	constexpr Cell step = DirectionOffsets[static_cast<std::size_t>(Arrival)];
	constexpr Direction leftAhead = DirectionOf(step.x + step.y, step.y - step.x);
	constexpr Direction rightAhead = DirectionOf(step.x - step.y, step.y + step.x);
	// A wall right ahead ends this scan at once, so there is no need to ask.
	LookStraight<Rule, Arrival>(from, g, trace);
	if constexpr (Rule == CornerRule::NoneBlocked)
	{
		LookIf<Rule, HasBits, DirectionOf(step.y, -step.x)>(directions, from, g, trace);
		LookIf<Rule, HasBits, DirectionOf(-step.y, step.x)>(directions, from, g, trace);
	}
	LookIf<Rule, HasBits, leftAhead>(directions, from, g, trace);
	LookIf<Rule, HasBits, rightAhead>(directions, from, g, trace);
}

template <CornerRule Rule, bool HasBits, Direction Heading, class Trace>
NAVCORE_FORCE_INLINE void JumpPoints::LookIf(
	DirectionMask directions, const Spot& from, std::uint32_t g, const Trace& trace)
{
	if ((directions & MaskOf(Heading)) == 0)
	{
		return;
	}
	if constexpr (IsDiagonal(Heading))
	{
		constexpr Cell step = DirectionOffsets[static_cast<std::size_t>(Heading)];
		LookDiagonally<Rule, HasBits, step.x, step.y>(from, g, trace);
	}
	else
	{
		LookStraight<Rule, Heading>(from, g, trace);
	}
}

template <CornerRule Rule, Direction Heading, class Trace>
void JumpPoints::LookStraight(const Spot& from, std::uint32_t g, const Trace& trace)
{
	constexpr Cell step = DirectionOffsets[static_cast<std::size_t>(Heading)];
	constexpr bool forward = step.x + step.y > 0;
	constexpr bool horizontal = step.y == 0;
	const BitView bits = horizontal ? sight_.rows : sight_.columns;
	const std::int32_t position = horizontal ? from.row : from.column;
	const ScanEnd end = Scan<Rule>(bits, position, ScanLanes<forward>::Load(bits, position));
	if (end.isJumpPoint)
	{
		Reach(from, {0, 0}, 0, {step.x * end.distance, step.y * end.distance}, g, Heading, trace);
	}
}

template <CornerRule Rule, bool HasBits, std::int32_t Dx, std::int32_t Dy, class Trace>
void JumpPoints::LookDiagonally(const Spot& from, std::uint32_t g, const Trace& trace)
{
	using Across = ScanLanes<(Dx > 0)>;
	using Along = ScanLanes<(Dy > 0)>;
	constexpr Direction heading = DirectionOf(Dx, Dy);
	constexpr bool rising = Dx != Dy;
	const BitView rows = sight_.rows;
	const BitView columns = sight_.columns;
	const std::int32_t rowStep = Dx + Dy * rows.strideBits;
	const std::int32_t columnStep = Dy + Dx * columns.strideBits;

	// Looks both ways from the cell so many steps along; false when the run ends there.
	const auto lookFrom = [&](std::int32_t steps)
	{
		const std::int32_t row = from.row + steps * rowStep;
		const std::int32_t column = from.column + steps * columnStep;
		if constexpr (Rule != CornerRule::NoneBlocked)
		{
			if (JumpPointSearch::ForcedTurns<Rule, heading>(OpenNeighbours(rows, row)) != 0)
			{
				// A jump point of its own: expanding it looks on from here.
				Reach(from, {Dx, Dy}, steps, {0, 0}, g, heading, trace);
				return false;
			}
		}
		const Across across = Across::Load(rows, row);
		const ScanEnd side = Scan<Rule>(rows, row, across);
		const ScanEnd front = Scan<Rule>(columns, column, Along::Load(columns, column));
		if (side.isJumpPoint)
		{
			Reach(from, {Dx, Dy}, steps, {Dx * side.distance, 0}, g, DirectionOf(Dx, 0), trace);
		}
		if (front.isJumpPoint)
		{
			Reach(from, {Dx, Dy}, steps, {0, Dy * front.distance}, g, DirectionOf(0, Dy), trace);
		}
		return HasBits || across.template CanStepDiagonally<Rule>(Dy < 0 ? across.left : across.right);
	};

	if constexpr (HasBits)
	{
		const JumpBits& jumps = *sight_.jumps;
		DiagonalRun<(Dx > 0)> run(jumps.Legal(rising).origin, jumps.TurnOffs(heading).origin,
			jumps.Position(from.x, from.y, rising));
		for (std::int32_t steps = run.Next(); steps != 0 && lookFrom(steps); steps = run.Next())
		{
		}
	}
	else
	{
		// The caller has checked the first step; the lanes of each cell tell whether there is a next one.
		std::int32_t steps = 1;
		while (lookFrom(steps))
		{
			++steps;
		}
	}
}

/** Reaches the cell that lies so many diagonal steps and then a straight run away from a spot. */
template <class Trace>
NAVCORE_FORCE_INLINE void JumpPoints::Reach(const Spot& from, Cell diagonal, std::int32_t steps,
	Cell straight, std::uint32_t g, Direction arrival, const Trace& trace)
{
	const std::int32_t dx = diagonal.x * steps + straight.x;
	const std::int32_t dy = diagonal.y * steps + straight.y;
	const auto position = static_cast<std::uint32_t>(from.row + dx + dy * sight_.rows.strideBits);
	g += static_cast<std::uint32_t>(steps) * DiagonalUnits +
		static_cast<std::uint32_t>(std::abs(straight.x + straight.y)) * StraightUnits;
	const JumpNode& node = scratch_.nodes.At(position);
	if (!scratch_.nodes.IsCurrent(node) || node.g > g)
	{
		Queue(PackedCell::Pack(from.x + dx, from.y + dy), position, g, arrival, trace);
	}
}

template <class Trace>
NAVCORE_NO_INLINE void JumpPoints::Queue(
	PackedCell cell, std::uint32_t position, std::uint32_t g, Direction arrival, const Trace& trace)
{
	JumpNode* node = &scratch_.nodes.At(position);
	const bool known = scratch_.nodes.IsCurrent(*node);
	if (!known)
	{
		node = scratch_.nodes.Claim(position);
	}
	const std::uint32_t f = g + JumpPointSearch::OctileUnits(goal_.x - cell.X(), goal_.y - cell.Y());
	if (node == nullptr || !scratch_.open.Push(Entry::Make(f, ~g, cell, position)))
	{
		outOfMemory_ = true;
		return;
	}
	*node = {g, scratch_.nodes.Stamp() | static_cast<std::uint32_t>(arrival), current_, currentPosition_};
	++counters_.generated;
	counters_.revisited += known ? 1 : 0;
	trace.On(known ? TraceKind::Update : TraceKind::Generate, cell, current_, g, f);
}

SearchStatus JumpPoints::Finish(SearchStatus status)
{
	counters_.peakNodes = scratch_.nodes.Used();
	counters_.peakBytes = scratch_.nodes.Used() * static_cast<std::int64_t>(sizeof(JumpNode)) +
		static_cast<std::int64_t>(scratch_.open.Peak() * sizeof(Entry));
	if (status == SearchStatus::Found)
	{
		BuildPath(PackedCell::Pack(goal_.x, goal_.y), current_, currentPosition_);
		return status;
	}
	if (!Request().allowPartial || !best_.IsSet())
	{
		return status;
	}
	const JumpNode& node = scratch_.nodes.At(best_.position);
	BuildPath(best_.cell, node.parent, node.parentPosition);
	path_.partial = true;
	partialReason_ = status == SearchStatus::NoPath ? PartialReason::GoalUnreachable
		: status == SearchStatus::LimitReached      ? PartialReason::LimitReached
													: PartialReason::OutOfMemory;
	return SearchStatus::Partial;
}

void JumpPoints::BuildPath(PackedCell end, PackedCell parent, std::uint32_t parentPosition)
{
	path_.form = PathForm::Waypoints;
	path_.mapVersion = Map().Version();
	const PackedCell start = PackedCell::Pack(Request().start.x, Request().start.y);
	PackedCell cell = end;
	path_.points.push_back({cell.X(), cell.Y()});
	while (cell.value != start.value)
	{
		// From the parent the way runs diagonally as far as it can, then straight.
		const std::int32_t dx = cell.X() - parent.X();
		const std::int32_t dy = cell.Y() - parent.Y();
		const std::int32_t diagonal = (std::min)(std::abs(dx), std::abs(dy));
		const std::int32_t straight = (std::max)(std::abs(dx), std::abs(dy)) - diagonal;
		path_.diagonalSteps += diagonal;
		path_.straightSteps += straight;
		if (diagonal != 0 && straight != 0)
		{
			AppendBackwards(
				{parent.X() + (dx > 0 ? diagonal : -diagonal), parent.Y() + (dy > 0 ? diagonal : -diagonal)});
		}
		AppendBackwards({parent.X(), parent.Y()});
		const JumpNode& node = scratch_.nodes.At(parentPosition);
		cell = parent;
		parent = node.parent;
		parentPosition = node.parentPosition;
	}
	path_.cost = Cost{path_.straightSteps * StraightUnits + path_.diagonalSteps * DiagonalUnits};
	std::reverse(path_.points.begin(), path_.points.end());
}

void JumpPoints::AppendBackwards(Cell point)
{
	// Drop the last point when the path runs straight through it.
	const std::size_t count = path_.points.size();
	if (count >= 2)
	{
		const Cell middle = path_.points[count - 1];
		const Cell after = path_.points[count - 2];
		if (JumpPointSearch::StepTowards(after, middle) == JumpPointSearch::StepTowards(middle, point))
		{
			path_.points.back() = point;
			return;
		}
	}
	path_.points.push_back(point);
}

std::unique_ptr<PathSearch> CreateJumpPointSearch(SearchScratch& scratch)
{
	return std::make_unique<JumpPoints>(scratch);
}

void PrepareJumpPointSearch(GridMap& map)
{
	GridEdit edit(map);
	// A map of another topology has no use for them; A* serves it.
	static_cast<void>(edit.EnableJumps());
}
} // namespace NavCore::Detail
