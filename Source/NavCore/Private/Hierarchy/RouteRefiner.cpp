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
	inLeg_ = false;
	next_ = 0;
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
		BeginLeg();
		inLeg_ = true;
		// A leg that is only read costs something too.
		--ioQuantum;
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
	const std::size_t count = scratch_.route.Size();
	if (usesJumps_)
	{
		return LegKind::Jumps;
	}
	if (count == 0)
	{
		return LegKind::Window;
	}
	if (next_ == 0)
	{
		return LegKind::FromStart;
	}
	if (next_ == count)
	{
		return LegKind::ToGoal;
	}
	return abstract_.Page(PageBefore(next_)).view.paths != nullptr ? LegKind::Kept : LegKind::Window;
}

void RouteRefiner::BeginLeg()
{
	const std::size_t count = scratch_.route.Size();
	kind_ = ChooseKind();
	// The first leg is short: an agent waits for it.
	const std::size_t leftOut = !usesJumps_ ? 0 : next_ == 0 ? 1 : TransitionsLeftOut;
	legNext_ = (std::min)(next_ + leftOut, count);
	legEnd_ = legNext_ < count ? CellAt(ExitBefore(legNext_)) : request_.goal;
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

void RouteRefiner::BeginWindow()
{
	// The search at the start has been read by now, or is not needed.
	LocalSearch& search = *ends_.atStart;
	const CellRect here = layout_.RectOf(abstract_.Page(PageBefore(next_)).id);
	const bool hasRoute = scratch_.route.Size() != 0;
	const CellRect window = hasRoute ? here : here.Union(layout_.RectOf(abstract_.Page(ends_.goalPage).id));
	search.Load(*context_.map, window, request_.clearance);
	search.Begin(search.ToLocal(writer_.End()));
	search.AddTarget(search.ToLocal(legEnd_));
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
	if (legNext_ < scratch_.route.Size() && !IsAtGoal())
	{
		AppendCrossing();
	}
	next_ = legNext_ + 1;
}

void RouteRefiner::AppendJumps()
{
	const Path& leg = jumps_.GetPath();
	writer_.AddCost(static_cast<std::uint64_t>(leg.cost.units));
	for (std::size_t i = 1; i < leg.points.size(); ++i)
	{
		const Cell from = leg.points[i - 1];
		const Cell to = leg.points[i];
		const Cell step = StepTowards(from, to);
		writer_.Step(static_cast<std::size_t>(DirectionOf(step.x, step.y)),
			(std::max)(std::abs(to.x - from.x), std::abs(to.y - from.y)));
	}
}

void RouteRefiner::AppendSteps(const std::vector<std::uint8_t>& stepsBack)
{
	for (std::size_t i = stepsBack.size(); i-- > 0;)
	{
		writer_.Step(stepsBack[i], 1);
	}
}

void RouteRefiner::AppendWindow()
{
	const LocalSearch& search = *ends_.atStart;
	const LocalCell end = search.ToLocal(legEnd_);
	writer_.AddCost(search.CostTo(end));
	search.StepsBackFrom(end, steps_);
	AppendSteps(steps_);
}

void RouteRefiner::AppendFromStart()
{
	AppendWindow();
}

/** The search at the goal went the other way: its last step is the first one back. */
void RouteRefiner::AppendToGoal()
{
	const LocalSearch& search = *ends_.atGoal;
	const LocalCell from = search.ToLocal(writer_.End());
	writer_.AddCost(search.CostTo(from));
	search.StepsBackFrom(from, steps_);
	for (const std::uint8_t direction : steps_)
	{
		writer_.Step(static_cast<std::size_t>(Opposite(static_cast<Direction>(direction))), 1);
	}
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
	const Place from = PlaceOf(next_ - 1);
	const Place to = ExitBefore(next_);
	const ClusterView& view = abstract_.Page(from.page).view;
	if (from.transition == to.transition)
	{
		return;
	}
	const std::size_t larger = (std::max)(from.transition, to.transition);
	const std::size_t smaller = (std::min)(from.transition, to.transition);
	const std::size_t pair = larger * (larger - 1) / 2 + smaller;
	const std::size_t first = pair == 0 ? 0 : view.pathEnds[pair - 1];
	const std::size_t end = view.pathEnds[pair];
	for (std::size_t i = first; i < end; ++i)
	{
		// Kept from the larger number to the smaller one.
		const bool forward = from.transition == larger;
		const std::uint8_t run = view.paths[forward ? i : end - 1 - (i - first)];
		const auto direction = static_cast<std::size_t>(run & 7);
		StepCounted(forward ? direction : 7 - direction, (run >> 3) + 1);
	}
}

void RouteRefiner::AppendCrossing()
{
	const Transition entry = EntryOf(legNext_);
	StepCounted(
		static_cast<std::size_t>(DirectionOf(entry.to.x - entry.from.x, entry.to.y - entry.from.y)), 1);
}

RouteRefiner::Place RouteRefiner::PlaceOf(std::size_t routeIndex) const
{
	const std::uint32_t place = scratch_.nodes[scratch_.route[routeIndex]].place;
	return {place >> AbstractSearch::PlaceBits, place & ((1U << AbstractSearch::PlaceBits) - 1)};
}

RouteRefiner::Place RouteRefiner::ExitBefore(std::size_t routeIndex) const
{
	const Place place = PlaceOf(routeIndex);
	const ClusterView& view = abstract_.Page(place.page).view;
	std::size_t side = 0;
	while (view.sides[side + 1] <= place.transition)
	{
		++side;
	}
	const PageIndex before = PageBefore(routeIndex);
	const auto opposite = static_cast<std::size_t>(Opposite(static_cast<ClusterSide>(side)));
	return {before, abstract_.Page(before).view.sides[opposite] + place.transition - view.sides[side]};
}

Transition RouteRefiner::EntryOf(std::size_t routeIndex) const
{
	return {CellAt(ExitBefore(routeIndex)), CellAt(PlaceOf(routeIndex))};
}
} // namespace NavCore::Detail
