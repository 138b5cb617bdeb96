// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Hierarchy/RouteRefiner.h"

#include "Grid/MovePolicies.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavCore/Trace/TraceSink.h"

#include <algorithm>
#include <cstdlib>

namespace NavCore::Detail
{
void RouteRefiner::Begin(const SearchContext& context, const SearchRequest& request,
	const ClusterLayout& layout, const RouteEnds& ends)
{
	context_ = context;
	request_ = request;
	layout_ = layout;
	ends_ = ends;
	usesJumps_ = HasJumpPoints(*context.map, request.clearance);
	inClutter_ = usesJumps_ && ends.atStart->IsCluttered();
	inLeg_ = false;
	at_ = 0;
	writer_.Begin(*context.map, request.start);
}

StageResult RouteRefiner::Advance(std::int64_t& ioQuantum)
{
	if (ioQuantum <= 0)
	{
		return StageResult::Spent;
	}
	if (!inLeg_)
	{
		const StageResult unpacked = abstract_.Unpack(at_ + PassedBy() + 2, ioQuantum);
		if (unpacked != StageResult::Done)
		{
			return unpacked;
		}
		BeginLeg();
		inLeg_ = true;
		// A leg that is only read costs something too.
		--ioQuantum;
	}
	else if (kind_ == LegKind::Jumps && legVersion_ != context_.map->Version())
	{
		// Jumps read far and wide and keep no account of it. The route is as it was; see DependsOn.
		BeginLeg();
	}
	const StageResult result = RunLeg(ioQuantum);
	if (result == StageResult::Done)
	{
		EndLeg();
		inLeg_ = false;
	}
	return result;
}

RouteRefiner::LegKind RouteRefiner::ChooseKind() const
{
	if (usesJumps_)
	{
		return LegKind::Jumps;
	}
	if (scratch_.route.Size() == 0)
	{
		return LegKind::Window;
	}
	if (at_ == 0)
	{
		return LegKind::FromStart;
	}
	if (Piece().exit == RoutePiece::NoTransition)
	{
		return LegKind::ToGoal;
	}
	return abstract_.ViewOf(0, Piece().id).paths != nullptr ? LegKind::Kept : LegKind::Window;
}

bool RouteRefiner::DependsOn(const CellRect& rect) const
{
	const std::vector<Cell>& points = writer_.Written().points;
	for (std::size_t i = 0; i < points.size(); ++i)
	{
		const Cell from = points[i - (i > 0 ? 1 : 0)];
		const CellRect box = CellRect{from.x, from.y, 1, 1}.Union({points[i].x, points[i].y, 1, 1});
		if (!box.Inflate(1).Intersect(rect).IsEmpty())
		{
			return true;
		}
	}
	return false;
}

/** Borders that the next leg crosses on its way. The first leg is short: an agent waits for it. */
std::size_t RouteRefiner::PassedBy() const
{
	if (!usesJumps_)
	{
		return 0;
	}
	const std::int32_t least = inClutter_ ? 2 : 1;
	const std::int32_t cells = inClutter_ ? ClutterLegCells : LegCells;
	return static_cast<std::size_t>(at_ == 0 ? least : (std::max)(cells / layout_.size, least));
}

void RouteRefiner::BeginLeg()
{
	const std::size_t count = scratch_.route.Size();
	kind_ = ChooseKind();
	legVersion_ = context_.map->Version();
	legAt_ = (std::min)(at_ + PassedBy(), count - (count > 0 ? 1 : 0));
	const bool isLast = count == 0 || scratch_.route[legAt_].exit == RoutePiece::NoTransition;
	legEnd_ = isLast ? request_.goal : CellAt(scratch_.route[legAt_], scratch_.route[legAt_].exit);
	searching_ = false;
	if (request_.trace != nullptr)
	{
		request_.trace->OnEvent({TraceKind::Refine, legEnd_, writer_.End(), {}, {}});
	}
	if (kind_ == LegKind::Jumps)
	{
		SearchRequest leg;
		leg.start = writer_.End();
		leg.goal = legEnd_;
		searching_ = jumps_.Begin(context_, leg) == SearchStatus::Running;
	}
	else if (kind_ == LegKind::Window)
	{
		BeginWindow();
	}
}

/** Ways through a cluster are searched from the larger number to the smaller one, as those that are kept. */
void RouteRefiner::BeginWindow()
{
	// The search at the start has been read by now, or is not needed.
	LocalSearch& search = *ends_.atStart;
	const bool hasRoute = scratch_.route.Size() != 0;
	const CellRect start = layout_.RectOf(layout_.IdAt(writer_.End()));
	const CellRect window = hasRoute ? start : start.Union(layout_.RectOf(layout_.IdAt(request_.goal)));
	const bool isBackward = hasRoute && Piece().entry < Piece().exit;
	search.Load(*context_.map, window, request_.clearance);
	search.Begin(search.ToLocal(isBackward ? legEnd_ : writer_.End()));
	search.AddTarget(search.ToLocal(isBackward ? writer_.End() : legEnd_));
	searching_ = true;
}

StageResult RouteRefiner::RunLeg(std::int64_t& ioQuantum)
{
	if (kind_ == LegKind::Jumps)
	{
		if (searching_)
		{
			WorkBudget budget(ioQuantum);
			searching_ = jumps_.Advance(budget) == SearchStatus::Running;
			ioQuantum -= budget.Used();
		}
		if (!searching_ && jumps_.Status() != SearchStatus::Found)
		{
			return StageResult::NoMemory;
		}
	}
	else if (kind_ == LegKind::Window && searching_)
	{
		const std::int64_t before = ends_.atStart->Expanded();
		searching_ = !ends_.atStart->Run(ioQuantum);
		ioQuantum -= ends_.atStart->Expanded() - before;
	}
	return searching_ ? StageResult::Spent : StageResult::Done;
}

void RouteRefiner::EndLeg()
{
	takenBack_ = 0;
	if (kind_ == LegKind::Jumps)
	{
		MeasureClutter();
		takenBack_ = TakenBack();
	}
	switch (kind_)
	{
	case LegKind::Jumps:
		AppendJumps();
		break;
	case LegKind::Window:
		AppendWindow();
		break;
	case LegKind::FromStart:
		AppendFromStart();
		break;
	case LegKind::Kept:
		AppendKept();
		break;
	case LegKind::ToGoal:
		AppendToGoal();
		break;
	}
	if (takenBack_ == 0 && legAt_ + 1 < scratch_.route.Size() && !IsAtGoal())
	{
		AppendCrossing();
	}
	at_ = legAt_ + 1 - takenBack_;
}

/** A leg in clutter is found by many expansions. A short one tells nothing. */
void RouteRefiner::MeasureClutter()
{
	const std::int64_t steps = LegSteps();
	if (steps > ShortLeg)
	{
		inClutter_ = jumps_.Counters().expanded > steps;
	}
}

/**
 * In clutter, a leg bends towards the transition it ends at. There only its first part is taken, and the next
 * leg starts from within it.
 */
std::size_t RouteRefiner::TakenBack() const
{
	const std::size_t pieces = legAt_ - at_ + 1;
	const bool isLast = legAt_ + 1 >= scratch_.route.Size();
	return inClutter_ && LegSteps() > ShortLeg && !isLast ? (pieces + 1) / 2 : 0;
}

void RouteRefiner::AppendJumps()
{
	const Path& leg = jumps_.GetPath();
	const auto pieces = static_cast<std::int64_t>(legAt_ - at_ + 1);
	const std::int64_t takenPieces = pieces - static_cast<std::int64_t>(takenBack_);
	std::int64_t left = LegSteps() * takenPieces / pieces;
	for (std::size_t i = 1; i < leg.points.size() && left > 0; ++i)
	{
		const Cell from = leg.points[i - 1];
		const Cell to = leg.points[i];
		const Cell step = StepTowards(from, to);
		const std::int64_t length = (std::max)(std::abs(to.x - from.x), std::abs(to.y - from.y));
		const std::int64_t steps = (std::min)(length, left);
		const bool isDiagonal = step.x != 0 && step.y != 0;
		writer_.Step(static_cast<std::size_t>(DirectionOf(step.x, step.y)), static_cast<std::int32_t>(steps));
		writer_.AddCost(static_cast<std::uint64_t>(steps * (isDiagonal ? DiagonalUnits : StraightUnits)));
		left -= steps;
	}
}

void RouteRefiner::AppendSteps(const std::vector<std::uint8_t>& stepsBack)
{
	for (std::size_t i = stepsBack.size(); i-- > 0;)
	{
		writer_.Step(stepsBack[i], 1);
	}
}

/** For a search that went the other way: its last step is the first one back. */
void RouteRefiner::AppendStepsBack(const std::vector<std::uint8_t>& stepsBack)
{
	for (const std::uint8_t direction : stepsBack)
	{
		writer_.Step(static_cast<std::size_t>(Opposite(static_cast<Direction>(direction))), 1);
	}
}

void RouteRefiner::AppendWindow()
{
	const LocalSearch& search = *ends_.atStart;
	const bool isBackward =
		kind_ == LegKind::Window && scratch_.route.Size() != 0 && Piece().entry < Piece().exit;
	const LocalCell end = search.ToLocal(isBackward ? writer_.End() : legEnd_);
	writer_.AddCost(search.CostTo(end));
	search.StepsBackFrom(end, steps_);
	isBackward ? AppendStepsBack(steps_) : AppendSteps(steps_);
}

void RouteRefiner::AppendFromStart()
{
	AppendWindow();
}

void RouteRefiner::AppendToGoal()
{
	const LocalSearch& search = *ends_.atGoal;
	const LocalCell from = search.ToLocal(writer_.End());
	writer_.AddCost(search.CostTo(from));
	search.StepsBackFrom(from, steps_);
	AppendStepsBack(steps_);
}

void RouteRefiner::StepCounted(std::size_t direction, std::int32_t count)
{
	const LayeredMoves moves(*context_.map, request_.clearance);
	const BitView rows = context_.map->Rows();
	const Cell offset = DirectionOffsets[direction];
	std::int32_t position = rows.Position(writer_.End().x, writer_.End().y);
	const std::int32_t step = offset.y * rows.strideBits + offset.x;
	for (std::int32_t i = 0; i < count; ++i)
	{
		writer_.AddCost(moves.Step(position, position + step, direction));
		position += step;
	}
	writer_.Step(direction, count);
}

void RouteRefiner::AppendKept()
{
	const ClusterView view = abstract_.ViewOf(0, Piece().id);
	const std::size_t larger = (std::max)(Piece().entry, Piece().exit);
	const std::size_t smaller = (std::min)(Piece().entry, Piece().exit);
	const std::size_t pair = larger * (larger - 1) / 2 + smaller;
	const std::size_t first = pair == 0 ? 0 : view.pathEnds[pair - 1];
	const std::size_t end = view.pathEnds[pair];
	for (std::size_t i = first; i < end; ++i)
	{
		// Kept from the larger number to the smaller one.
		const bool forward = Piece().entry == larger;
		const std::uint8_t run = view.paths[forward ? i : end - 1 - (i - first)];
		const auto direction = static_cast<std::size_t>(run & 7);
		StepCounted(forward ? direction : 7 - direction, (run >> 3) + 1);
	}
}

void RouteRefiner::AppendCrossing()
{
	const RoutePiece& next = scratch_.route[legAt_ + 1];
	const Cell to = CellAt(next, next.entry);
	StepCounted(static_cast<std::size_t>(DirectionOf(to.x - writer_.End().x, to.y - writer_.End().y)), 1);
}
} // namespace NavCore::Detail
