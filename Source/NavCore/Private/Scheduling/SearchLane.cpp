// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Scheduling/SearchLane.h"

#include "NavCore/Grid/GridMap.h"

namespace NavCore::Detail
{
SearchStatus SearchLane::BeginSearch(
	const AlgorithmInfo& algorithm, const SearchContext& context, const SearchRequest& request)
{
	search_ = nullptr;
	for (const NamedSearch& known : searches_)
	{
		if (known.algorithm == &algorithm)
		{
			search_ = known.search.get();
		}
	}
	if (search_ == nullptr)
	{
		searches_.push_back({&algorithm, algorithm.create(scratch_)});
		search_ = searches_.back().search.get();
	}
	phase_ = LanePhase::Searching;
	ResetJob();
	return search_->Begin(context, request);
}

SearchStatus SearchLane::BeginField(const SearchContext& context, const GoalFieldOptions& options)
{
	phase_ = LanePhase::Fielding;
	ResetJob();
	refused_.clear();
	return field_.Begin(context, goals, options);
}

void SearchLane::AddStart(Cell start)
{
	const RequestError error = field_.AddStart(start);
	if (error != RequestError::None)
	{
		refused_.push_back({start, error});
	}
}

RequestError SearchLane::CheckStart(Cell start) const
{
	for (const RefusedStart& refused : refused_)
	{
		if (refused.cell == start)
		{
			return refused.error;
		}
	}
	return RequestError::None;
}

void SearchLane::BeginFound()
{
	ResetJob();
	isFound = true;
}

void SearchLane::ResetJob()
{
	legCells = 0;
	smoothingRestarts = 0;
	sawEdit = false;
	spliced = false;
	isFound = false;
	partialReason = PartialReason::None;
}

void SearchLane::BeginHandOut()
{
	phase_ = LanePhase::HandingOut;
}

SpliceStatus SearchLane::BeginSplice(
	const SearchContext& context, const Path& path, const SpliceRequest& request)
{
	phase_ = LanePhase::Splicing;
	ResetJob();
	spliced = true;
	return splicer_.Begin(context, path, request);
}

void SearchLane::BeginSmoothing(const GridMap& map, std::uint8_t clearance)
{
	SmoothingOptions options;
	options.clearance = clearance;
	phase_ = LanePhase::Smoothing;
	static_cast<void>(smoother_.Begin(map, tail, options));
}

void SearchLane::RunTurn()
{
	if (phase_ == LanePhase::Searching)
	{
		static_cast<void>(search_->Advance(turn));
	}
	else if (phase_ == LanePhase::Fielding)
	{
		static_cast<void>(field_.Advance(turn));
	}
	else if (phase_ == LanePhase::Splicing)
	{
		static_cast<void>(splicer_.Advance(turn));
	}
	else if (phase_ == LanePhase::Smoothing)
	{
		static_cast<void>(smoother_.Advance(turn));
	}
}

void SearchLane::Free()
{
	if (search_ != nullptr)
	{
		search_->Cancel();
	}
	splicer_.Cancel();
	smoother_.Cancel();
	phase_ = LanePhase::Free;
	group.clear();
	job = NoSlot;
	turns = 0;
}
} // namespace NavCore::Detail
