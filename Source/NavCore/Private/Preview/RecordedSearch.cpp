// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Preview/RecordedSearch.h"

#include "NavCore/Draw/PathDrawing.h"

#include <algorithm>

namespace NavCore
{
namespace Detail::RecordedSearchImpl
{
const SearchCounters NoCounters;
const Path NoPath;
} // namespace Detail::RecordedSearchImpl

RecordedSearch::RecordedSearch(const RecordingLimits& limits) : limits_(limits), recorder_(limits.maxEvents)
{
}
RecordedSearch::~RecordedSearch() = default;

void RecordedSearch::Begin(
	const SearchContext& context, const AlgorithmInfo& algorithm, const SearchRequest& request)
{
	if (!scratch_)
	{
		scratch_ = std::make_unique<SearchScratch>(limits_.maxScratchBytes);
	}
	if (algorithm_ != &algorithm || !search_)
	{
		search_ = algorithm.create(*scratch_);
	}
	algorithm_ = &algorithm;
	map_ = context.map;
	request_ = request;
	request_.trace = &recorder_;
	recorder_.Clear();
	drawing_.Reset(*map_);
	static_cast<void>(search_->Begin(context, request_));
}

bool RecordedSearch::Advance(WorkBudget& budget)
{
	// A search may hand over to another one and come back in between, with budget left.
	while (!HasEnded() && budget.NextQuantum() > 0)
	{
		static_cast<void>(search_->Advance(budget));
	}
	return HasEnded();
}

bool RecordedSearch::SeekStep(std::size_t step, WorkBudget& budget)
{
	const std::size_t target = (std::min)(step, StepCount());
	while (drawing_.Step() != target)
	{
		const std::int64_t quantum = budget.NextQuantum();
		if (quantum == 0)
		{
			return false;
		}
		const bool forward = drawing_.Step() < target;
		const std::size_t distance = forward ? target - drawing_.Step() : drawing_.Step() - target;
		const auto unitsLeft = static_cast<std::int64_t>(
			(distance + EventsPerUnit - 1) / static_cast<std::size_t>(EventsPerUnit));
		const std::int64_t units = (std::min)(quantum, unitsLeft);
		const std::size_t events = (std::min)(distance, static_cast<std::size_t>(units * EventsPerUnit));
		drawing_.Seek(Events(), forward ? drawing_.Step() + events : drawing_.Step() - events);
		budget.Spend(units);
	}
	return true;
}

void RecordedSearch::Clear()
{
	search_.reset();
	scratch_.reset();
	algorithm_ = nullptr;
	map_ = nullptr;
	recorder_ = TraceRecorder(limits_.maxEvents);
	drawing_ = SearchDrawing();
}

SearchStatus RecordedSearch::Status() const
{
	return search_ ? search_->Status() : SearchStatus::Idle;
}

RequestError RecordedSearch::Error() const
{
	return search_ ? search_->Error() : RequestError::None;
}

PartialReason RecordedSearch::WhyPartial() const
{
	return search_ ? search_->WhyPartial() : PartialReason::None;
}

const SearchCounters& RecordedSearch::Counters() const
{
	return search_ ? search_->Counters() : Detail::RecordedSearchImpl::NoCounters;
}

const Path& RecordedSearch::GetPath() const
{
	return search_ && HasEnded() ? search_->GetPath() : Detail::RecordedSearchImpl::NoPath;
}

std::string_view RecordedSearch::ServedBy() const
{
	return search_ ? search_->ServedBy() : std::string_view();
}

std::size_t RecordedSearch::NextExpansion(std::size_t step) const
{
	const std::span<const TraceEvent> events = Events();
	for (std::size_t next = step; next < events.size(); ++next)
	{
		if (events[next].kind == TraceKind::Expand)
		{
			return next + 1;
		}
	}
	return events.size();
}

std::size_t RecordedSearch::PreviousExpansion(std::size_t step) const
{
	const std::span<const TraceEvent> events = Events();
	// The expansion that ends at this very step is the one that is shown.
	for (std::size_t last = (std::min)(step, events.size()); last > 1; --last)
	{
		if (events[last - 2].kind == TraceKind::Expand)
		{
			return last - 1;
		}
	}
	return 0;
}

void RecordedSearch::Draw(const DrawWindow& window, const SearchDrawingOptions& what, DrawList& outList) const
{
	if (map_ == nullptr)
	{
		return;
	}
	SearchDrawingOptions withoutEnds = what;
	withoutEnds.ends = false;
	drawing_.Draw(*map_, Events(), window, withoutEnds, outList);
	if (ShowsEnd() && !GetPath().IsEmpty())
	{
		PathDrawing how;
		how.ends = false;
		DrawPath(*map_, GetPath(), window, how, outList);
	}
	if (what.ends)
	{
		// Not from the events: a query that was refused has none.
		DrawPlace(*map_, request_.start, window, DrawPalette::Start, outList);
		DrawPlace(*map_, request_.goal, window, DrawPalette::Goal, outList);
	}
}

std::size_t RecordedSearch::Bytes() const
{
	return StepCount() * sizeof(TraceEvent) + drawing_.Bytes() + (scratch_ ? scratch_->Bytes() : 0);
}
} // namespace NavCore
