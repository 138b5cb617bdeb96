// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Draw/SearchDrawing.h"

#include "NavCore/Grid/GridMap.h"

#include <algorithm>
#include <cstdlib>

namespace NavCore
{
namespace Detail::SearchDrawingImpl
{
SearchCellState StateAfter(TraceKind kind)
{
	switch (kind)
	{
	case TraceKind::Generate:
	case TraceKind::Update:
		return SearchCellState::Open;
	case TraceKind::Expand:
		return SearchCellState::Expanded;
	case TraceKind::Close:
		return SearchCellState::Closed;
	default:
		return SearchCellState::Untouched;
	}
}

bool IsJump(const TraceEvent& event)
{
	// 64-bit: events are not trusted to be on the map.
	const std::int64_t dx = std::int64_t{event.cell.x} - event.parent.x;
	const std::int64_t dy = std::int64_t{event.cell.y} - event.parent.y;
	return (std::max)(std::abs(dx), std::abs(dy)) > 1;
}
} // namespace Detail::SearchDrawingImpl

void SearchDrawing::Reset(const GridMap& map)
{
	width_ = map.Width();
	height_ = map.Height();
	cells_.assign(static_cast<std::size_t>(map.Bounds().Area()), {});
	undo_.clear();
	counts_ = {map.Bounds().Area(), 0, 0, 0};
	for (std::vector<std::uint32_t>* notes : {&expansions_, &firstExpansions_, &jumps_, &lines_, &subgoals_,
			 &trims_, &refinements_, &sources_, &destinations_})
	{
		notes->clear();
	}
}

void SearchDrawing::Seek(std::span<const TraceEvent> events, std::size_t step)
{
	// Numbers of events have 32 bits.
	const std::size_t target = (std::min)({step, events.size(), std::size_t{None}});
	while (undo_.size() > target && undo_.size() <= events.size())
	{
		StepBack(events);
	}
	while (undo_.size() < target)
	{
		StepForward(events);
	}
}

std::vector<std::uint32_t>* SearchDrawing::NotesOf(const TraceEvent& event)
{
	switch (event.kind)
	{
	case TraceKind::Source:
		return &sources_;
	case TraceKind::Destination:
		return &destinations_;
	case TraceKind::Generate:
	case TraceKind::Update:
		return Detail::SearchDrawingImpl::IsJump(event) ? &jumps_ : nullptr;
	case TraceKind::Expand:
		return &expansions_;
	case TraceKind::Line:
		return &lines_;
	case TraceKind::Subgoal:
		return &subgoals_;
	case TraceKind::Refine:
		return &refinements_;
	case TraceKind::Trim:
		return &trims_;
	case TraceKind::Close:
		break;
	}
	return nullptr;
}

void SearchDrawing::StepForward(std::span<const TraceEvent> events)
{
	const auto index = static_cast<std::uint32_t>(undo_.size());
	const TraceEvent& event = events[index];
	undo_.push_back(None);
	if (!Contains(event.cell))
	{
		return;
	}
	if (std::vector<std::uint32_t>* notes = NotesOf(event))
	{
		notes->push_back(index);
	}
	const SearchCellState state = Detail::SearchDrawingImpl::StateAfter(event.kind);
	if (state == SearchCellState::Untouched)
	{
		return;
	}
	CellRecord& record = cells_[IndexOf(event.cell)];
	--counts_[static_cast<std::size_t>(StateOf(events, record))];
	++counts_[static_cast<std::size_t>(state)];
	undo_.back() = record.event;
	record.event = index;
	if (state == SearchCellState::Expanded && record.order == None)
	{
		record.order = static_cast<std::uint32_t>(firstExpansions_.size());
		firstExpansions_.push_back(index);
	}
}

void SearchDrawing::StepBack(std::span<const TraceEvent> events)
{
	const std::size_t index = undo_.size() - 1;
	const TraceEvent& event = events[index];
	const std::uint32_t before = undo_.back();
	undo_.pop_back();
	if (!Contains(event.cell))
	{
		return;
	}
	if (std::vector<std::uint32_t>* notes = NotesOf(event))
	{
		notes->pop_back();
	}
	const SearchCellState state = Detail::SearchDrawingImpl::StateAfter(event.kind);
	if (state == SearchCellState::Untouched)
	{
		return;
	}
	CellRecord& record = cells_[IndexOf(event.cell)];
	record.event = before;
	--counts_[static_cast<std::size_t>(state)];
	++counts_[static_cast<std::size_t>(StateOf(events, record))];
	if (!firstExpansions_.empty() && firstExpansions_.back() == index)
	{
		firstExpansions_.pop_back();
		record.order = None;
	}
}

SearchCellState SearchDrawing::StateOf(std::span<const TraceEvent> events, const CellRecord& record)
{
	return record.event < events.size() ? Detail::SearchDrawingImpl::StateAfter(events[record.event].kind)
										: SearchCellState::Untouched;
}

SearchCellState SearchDrawing::StateAt(std::span<const TraceEvent> events, Cell cell) const
{
	return Contains(cell) ? StateOf(events, cells_[IndexOf(cell)]) : SearchCellState::Untouched;
}

std::uint32_t SearchDrawing::OrderAt(Cell cell) const
{
	return Contains(cell) ? cells_[IndexOf(cell)].order : None;
}

std::uint32_t SearchDrawing::EventAt(Cell cell) const
{
	return Contains(cell) ? cells_[IndexOf(cell)].event : None;
}

std::uint32_t SearchDrawing::RefinementAt(Cell cell) const
{
	const std::uint32_t event = EventAt(cell);
	if (event == None)
	{
		return None;
	}
	const auto after = std::upper_bound(refinements_.begin(), refinements_.end(), event);
	// The number before the first one wraps around to None.
	return static_cast<std::uint32_t>(after - refinements_.begin()) - 1U;
}

std::size_t SearchDrawing::Bytes() const
{
	std::size_t words = undo_.capacity();
	for (const std::vector<std::uint32_t>* notes : {&expansions_, &firstExpansions_, &jumps_, &lines_,
			 &subgoals_, &trims_, &refinements_, &sources_, &destinations_})
	{
		words += notes->capacity();
	}
	return cells_.capacity() * sizeof(CellRecord) + words * sizeof(std::uint32_t);
}
} // namespace NavCore
