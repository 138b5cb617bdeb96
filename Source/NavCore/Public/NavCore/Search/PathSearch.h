// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Search/SearchContext.h"
#include "NavCore/Search/SearchRequest.h"

#include <cstdint>
#include <string_view>
#include <utility>

namespace NavCore
{
class GridMap;
class WorkBudget;

/** What a search reports after each slice of work. */
enum class SearchStatus : std::uint8_t
{
	Idle,           // No query yet.
	Running,        // Budget spent; call Advance again.
	Found,          // The path reaches the goal.
	Partial,        // The path ends at the best place found; see PartialReason.
	NoPath,         // The goal is proven unreachable.
	InvalidRequest, // See RequestError; nothing was searched.
	LimitReached,   // maxExpansions was used up and no partial path was asked for.
	OutOfMemory,    // The scratch cap was reached.
	Cancelled,
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(SearchStatus status);

/** Why a path ends before the goal. */
enum class PartialReason : std::uint8_t
{
	None,
	GoalUnreachable,
	LimitReached,
	OutOfMemory,
};

/** What a search did. Part of every result; tests and budgets count these, never time. */
struct SearchCounters
{
	std::int64_t expanded = 0;  // Nodes whose moves were looked at.
	std::int64_t generated = 0; // Entries pushed on the open list.
	std::int64_t revisited = 0; // Nodes whose cost fell after they were first seen.
	std::int64_t peakNodes = 0; // Nodes that held data at the same moment.
	std::int64_t peakBytes = 0; // Scratch memory behind them.
	std::int64_t subgoals = 0;  // Of spatial and hierarchical searches.
	std::int64_t refinements = 0;

	/** Adds what a search after this one did; of the peaks the higher one counts. */
	void Add(const SearchCounters& next)
	{
		expanded += next.expanded;
		generated += next.generated;
		revisited += next.revisited;
		peakNodes = next.peakNodes > peakNodes ? next.peakNodes : peakNodes;
		peakBytes = next.peakBytes > peakBytes ? next.peakBytes : peakBytes;
		subgoals += next.subgoals;
		refinements += next.refinements;
	}
};

/**
 * A search that can stop and go on between any two expansions.
 *
 * Slicing never changes the answer: a thousand short Advance calls give the path of one long call.
 * The map is only read. The caller keeps it alive, and unedited, while the status is Running. One
 * object serves any number of queries, one after the other, and allocates nothing once it is warm.
 */
class NAVCORE_EXPORT PathSearch
{
public:
	virtual ~PathSearch() = default;
	PathSearch(const PathSearch&) = delete;
	PathSearch& operator=(const PathSearch&) = delete;

	/** Starts a query and checks it; never searches. Running, Found, InvalidRequest or OutOfMemory. */
	[[nodiscard]] SearchStatus Begin(const SearchContext& context, const SearchRequest& request);
	/** On a map alone, without the structures that would make it faster. */
	[[nodiscard]] SearchStatus Begin(const GridMap& map, const SearchRequest& request)
	{
		return Begin(SearchContext{&map}, request);
	}

	/** Works until the budget is spent or the search ends. Further calls repeat the final status. */
	[[nodiscard]] SearchStatus Advance(WorkBudget& budget);

	/** Ends a running query; harmless otherwise. */
	void Cancel();

	[[nodiscard]] SearchStatus Status() const { return status_; }
	[[nodiscard]] RequestError Error() const { return error_; }
	[[nodiscard]] PartialReason WhyPartial() const { return partialReason_; }
	[[nodiscard]] const SearchCounters& Counters() const { return counters_; }
	/** Start and end included. Empty unless the status is Found or Partial. */
	[[nodiscard]] const Path& GetPath() const { return path_; }
	/**
	 * The beginning of the path, for an agent that wants to set off before the rest is ready. Null until
	 * there is one, and always for algorithms that have none to offer. Valid until the next Begin.
	 */
	[[nodiscard]] virtual const Path* FirstLeg() const { return nullptr; }
	/**
	 * Whether the running query may depend on any of these cells, so that it has to begin anew when they were
	 * edited. Asked after an edit that the structures of the context have been told of (NavGraph::Mark) and
	 * before they are repaired; if the answer is false for all that was edited, the query may go on. True
	 * where the algorithm does not keep track, false for a query that is not Running.
	 */
	[[nodiscard]] bool MayHaveRead(const CellRect& rect) const
	{
		// Both ends were found fit when the query began, and algorithms take that for granted.
		return status_ == SearchStatus::Running &&
			(rect.Contains(request_.start) || rect.Contains(request_.goal) || DependsOn(rect));
	}
	/** Name of the algorithm that did the work: another one where this one does not serve the map. */
	[[nodiscard]] virtual std::string_view ServedBy() const = 0;

protected:
	PathSearch() = default;

	/** Forgets the query before; called first, whatever the request. */
	virtual void OnReset() {}
	/** Called with a valid request whose start is not its goal. */
	[[nodiscard]] virtual SearchStatus OnBegin() = 0;
	[[nodiscard]] virtual SearchStatus OnAdvance(WorkBudget& budget) = 0;
	/** A request check of the algorithm's own, after the common ones. */
	[[nodiscard]] virtual RequestError OnValidate() const { return RequestError::None; }

	/** See MayHaveRead; asked while the query is Running. */
	[[nodiscard]] virtual bool DependsOn(const CellRect&) const { return true; }

	/** Takes the path of another search over, and what it says about it; leaves it what was here. */
	void TakeOver(PathSearch& other)
	{
		std::swap(path_, other.path_);
		counters_ = other.counters_;
		partialReason_ = other.partialReason_;
	}

	/** Marks the path as partial, for the reason that status tells; returns Partial. */
	[[nodiscard]] SearchStatus EndPartial(SearchStatus why);

	[[nodiscard]] const GridMap& Map() const { return *context_.map; }
	[[nodiscard]] const SearchContext& Context() const { return context_; }
	[[nodiscard]] const SearchRequest& Request() const { return request_; }

	Path path_;
	SearchCounters counters_;
	PartialReason partialReason_ = PartialReason::None;

private:
	SearchContext context_;
	SearchRequest request_;
	SearchStatus status_ = SearchStatus::Idle;
	RequestError error_ = RequestError::None;
};
} // namespace NavCore
