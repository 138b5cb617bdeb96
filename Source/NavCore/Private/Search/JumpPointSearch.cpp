// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Search/JumpPointSearch.h"

#include "NavCore/Search/SearchScratch.h"
#include "Search/AStar.h"
#include "Search/JumpKernel.h"

#include <algorithm>
#include <cstdlib>

namespace NavCore::Detail
{
bool ServesJumps(const GridMap& map, const SearchRequest& request)
{
	const bool octile = map.GetTopology() == Topology::Octile && map.GetCornerRule() != CornerRule::Never;
	return octile && map.IsUniform() && request.clearance <= 1;
}

SearchStatus JumpPoints::OnBegin()
{
	serves_ = ServesJumps(Map(), Request());
	return serves_ ? Start() : Adopt(fallback_->Begin(Context(), Request()));
}

SearchStatus JumpPoints::OnAdvance(WorkBudget& budget)
{
	if (serves_)
	{
		const SearchStatus status = AdvanceJumps(budget);
		if (!overflowed_)
		{
			return status;
		}
		serves_ = false;
		const SearchStatus begun = fallback_->Begin(Context(), Request());
		if (begun != SearchStatus::Running)
		{
			return Adopt(begun);
		}
	}
	return Adopt(fallback_->Advance(budget));
}

/** Takes over what A* answered. */
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
	weight_ = haste_.WeightAt(0);
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
	const std::uint32_t estimate = JumpKernel::OctileUnits(goal_.x - start.x, goal_.y - start.y);
	if (node == nullptr || !scratch_.open.Push(Entry::Make(Weighted(estimate), 0, cell, position)))
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

/** Orders the open list anew. What was expanded along a cheapest way is not looked at again. */
void JumpPoints::ChangeWeight()
{
	weight_ = haste_.WeightAt(counters_.expanded);
	scratch_.open.Reorder(
		[this](const Entry& entry)
		{
			const std::uint32_t g = scratch_.nodes.At(entry.position).g;
			const std::uint32_t h =
				JumpKernel::OctileUnits(goal_.x - entry.cell.X(), goal_.y - entry.cell.Y());
			return Entry::Make(g + Weighted(h), ~g, entry.cell, entry.position);
		});
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
	return EndPartial(status);
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
		if (StepTowards(after, middle) == StepTowards(middle, point))
		{
			path_.points.back() = point;
			return;
		}
	}
	path_.points.push_back(point);
}

std::unique_ptr<PathSearch> CreateJumpPointSearch(SearchScratch& scratch)
{
	return CreateHastyJumpPointSearch(scratch, NoHaste);
}

std::unique_ptr<PathSearch> CreateHastyJumpPointSearch(SearchScratch& scratch, const Haste& haste)
{
	return std::make_unique<JumpPoints>(scratch, haste);
}
} // namespace NavCore::Detail
