// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/PathSearch.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/WorkBudget.h"

namespace NavCore
{
namespace Detail::PathSearchImpl
{
RequestError CheckClearance(const GridMap& map, const SearchRequest& request)
{
	if (request.clearance <= 1)
	{
		return RequestError::None;
	}
	if (!map.HasClearance() || request.clearance > map.ClearanceLimit())
	{
		return RequestError::NoClearanceLayer;
	}
	if (map.ClearanceAt(request.start) < request.clearance)
	{
		return RequestError::StartTooNarrow;
	}
	return map.ClearanceAt(request.goal) < request.clearance ? RequestError::GoalTooNarrow
															 : RequestError::None;
}

RequestError CheckRequest(const GridMap& map, const SearchRequest& request)
{
	if (!map.Contains(request.start))
	{
		return RequestError::StartOffMap;
	}
	if (!map.Contains(request.goal))
	{
		return RequestError::GoalOffMap;
	}
	if (!map.IsWalkable(request.start))
	{
		return RequestError::StartBlocked;
	}
	if (!map.IsWalkable(request.goal))
	{
		return RequestError::GoalBlocked;
	}
	const bool squareOnly =
		request.heuristic != HeuristicKind::Automatic && request.heuristic != HeuristicKind::Zero;
	if (squareOnly && map.GetTopology() == Topology::Hex)
	{
		return RequestError::HeuristicNotForThisMap;
	}
	return CheckClearance(map, request);
}
} // namespace Detail::PathSearchImpl

std::string_view Describe(SearchStatus status)
{
	switch (status)
	{
	case SearchStatus::Idle:
		return "idle";
	case SearchStatus::Running:
		return "running";
	case SearchStatus::Found:
		return "found";
	case SearchStatus::Partial:
		return "partial";
	case SearchStatus::NoPath:
		return "no path";
	case SearchStatus::InvalidRequest:
		return "invalid request";
	case SearchStatus::LimitReached:
		return "limit reached";
	case SearchStatus::OutOfMemory:
		return "out of memory";
	case SearchStatus::Cancelled:
		return "cancelled";
	}
	return "unknown status";
}

std::string_view Describe(RequestError error)
{
	switch (error)
	{
	case RequestError::None:
		return "no error";
	case RequestError::StartOffMap:
		return "the start is off the map";
	case RequestError::StartBlocked:
		return "the start is blocked";
	case RequestError::GoalOffMap:
		return "the goal is off the map";
	case RequestError::GoalBlocked:
		return "the goal is blocked";
	case RequestError::StartTooNarrow:
		return "the agent does not fit at the start";
	case RequestError::GoalTooNarrow:
		return "the agent does not fit at the goal";
	case RequestError::NoClearanceLayer:
		return "the map has no clearance layer that serves an agent of this size";
	case RequestError::BadWeight:
		return "the heuristic weight is out of range";
	case RequestError::HeuristicNotForThisMap:
		return "the heuristic does not fit the topology of the map";
	case RequestError::NoGoal:
		return "the set of goals is empty";
	}
	return "unknown error";
}

SearchStatus PathSearch::Begin(const SearchContext& context, const SearchRequest& request)
{
	context_ = context;
	// Labels of another version would be lies.
	if (context.regions != nullptr && !context.regions->Follows(*context.map))
	{
		context_.regions = nullptr;
	}
	const GridMap& map = *context.map;
	request_ = request;
	counters_ = {};
	partialReason_ = PartialReason::None;
	path_.Clear();
	OnReset();
	error_ = Detail::PathSearchImpl::CheckRequest(map, request);
	if (error_ == RequestError::None)
	{
		error_ = OnValidate();
	}
	if (error_ != RequestError::None)
	{
		return status_ = SearchStatus::InvalidRequest;
	}
	if (request.start == request.goal)
	{
		path_.points.push_back(request.start);
		path_.mapVersion = map.Version();
		return status_ = SearchStatus::Found;
	}
	return status_ = OnBegin();
}

SearchStatus PathSearch::Advance(WorkBudget& budget)
{
	if (status_ == SearchStatus::Running)
	{
		status_ = OnAdvance(budget);
	}
	return status_;
}

SearchStatus PathSearch::EndPartial(SearchStatus why)
{
	path_.partial = true;
	partialReason_ = why == SearchStatus::NoPath ? PartialReason::GoalUnreachable
		: why == SearchStatus::LimitReached      ? PartialReason::LimitReached
												 : PartialReason::OutOfMemory;
	return SearchStatus::Partial;
}

void PathSearch::Cancel()
{
	if (status_ == SearchStatus::Running)
	{
		path_.Clear();
		status_ = SearchStatus::Cancelled;
	}
}
} // namespace NavCore
