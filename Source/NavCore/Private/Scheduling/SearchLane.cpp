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
	legCells = 0;
	smoothingRestarts = 0;
	mapVersion = context.map->Version();
	return search_->Begin(context, request);
}

void SearchLane::BeginSmoothing(const GridMap& map, std::uint8_t clearance)
{
	SmoothingOptions options;
	options.clearance = clearance;
	phase_ = LanePhase::Smoothing;
	mapVersion = map.Version();
	static_cast<void>(smoother_.Begin(map, tail, options));
}

void SearchLane::RunTurn()
{
	if (phase_ == LanePhase::Searching)
	{
		static_cast<void>(search_->Advance(turn));
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
	smoother_.Cancel();
	phase_ = LanePhase::Free;
	job = NoSlot;
	turns = 0;
}

void SearchLane::ReleaseMemory()
{
	searches_.clear();
	search_ = nullptr;
	scratch_.Release();
}
} // namespace NavCore::Detail
