// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Draw/SearchDrawing.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavCore/Trace/TraceRecorder.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace NavCore
{
struct DrawList;
struct DrawWindow;

/** How much memory a recorded search may take. */
struct RecordingLimits
{
	/** Events kept, of about 52 bytes each. Later ones are dropped, and the search goes on to its end. */
	std::size_t maxEvents = std::size_t{1} << 19;
	/** Memory of the search itself; past it, it ends with OutOfMemory. */
	std::size_t maxScratchBytes = std::size_t{256} << 20;
};

/**
 * One search that is run to its end a slice at a time, with everything it does written down, and a picture of
 * it after any of its steps. A step is one recorded event.
 *
 * What it tells does not depend on how it was sliced.
 */
class NAVCORE_EXPORT RecordedSearch
{
public:
	explicit RecordedSearch(const RecordingLimits& limits = {});
	~RecordedSearch();
	RecordedSearch(const RecordedSearch&) = delete;
	RecordedSearch& operator=(const RecordedSearch&) = delete;

	/**
	 * Starts anew and shows step 0. What the context refers to stays alive and unedited until the search ends
	 * or Clear, the map for as long as Draw is called. The sink of the request is not used.
	 */
	void Begin(const SearchContext& context, const AlgorithmInfo& algorithm, const SearchRequest& request);
	/** Searches until the budget is spent; true once the search has ended, or if there is none. */
	bool Advance(WorkBudget& budget);
	/**
	 * Goes towards a step, of those there are, until the budget is spent; true when it is shown. A unit of
	 * the budget stands for EventsPerUnit steps.
	 */
	bool SeekStep(std::size_t step, WorkBudget& budget);
	/** Forgets the search and gives its memory back. */
	void Clear();

	/** Null without a search. */
	[[nodiscard]] const AlgorithmInfo* Algorithm() const { return algorithm_; }
	/** Idle without a search. */
	[[nodiscard]] SearchStatus Status() const;
	[[nodiscard]] RequestError Error() const;
	[[nodiscard]] PartialReason WhyPartial() const;
	[[nodiscard]] const SearchCounters& Counters() const;
	/** Empty unless the search found one. */
	[[nodiscard]] const Path& GetPath() const;
	/** See PathSearch::ServedBy; empty without a search. */
	[[nodiscard]] std::string_view ServedBy() const;

	[[nodiscard]] std::span<const TraceEvent> Events() const { return recorder_.Events(); }
	[[nodiscard]] std::size_t StepCount() const { return recorder_.Events().size(); }
	[[nodiscard]] std::size_t Step() const { return drawing_.Step(); }
	/** Events past the limit: the last step then lies before the end of the search. */
	[[nodiscard]] std::size_t DroppedEvents() const { return recorder_.Dropped(); }
	[[nodiscard]] bool HasEnded() const { return Status() != SearchStatus::Running; }
	/** The search has ended, and its last recorded step is shown: the path is part of the picture. */
	[[nodiscard]] bool ShowsEnd() const { return HasEnded() && Step() == StepCount(); }
	/** The step at which the next, or the last, expansion from a step is done; the end, or 0, if there is
	 * none. */
	[[nodiscard]] std::size_t NextExpansion(std::size_t step) const;
	[[nodiscard]] std::size_t PreviousExpansion(std::size_t step) const;

	/** The state of the cells at the step that is shown. */
	[[nodiscard]] const SearchDrawing& Drawing() const { return drawing_; }
	/** Start and goal, the step that is shown and, at the end, the path. Nothing without a search. */
	void Draw(const DrawWindow& window, const SearchDrawingOptions& what, DrawList& outList) const;

	[[nodiscard]] std::size_t Bytes() const;

	static constexpr std::int64_t EventsPerUnit = 16;

private:
	RecordingLimits limits_;
	const AlgorithmInfo* algorithm_ = nullptr;
	const GridMap* map_ = nullptr;
	SearchRequest request_;
	TraceRecorder recorder_;
	std::unique_ptr<SearchScratch> scratch_;
	std::unique_ptr<PathSearch> search_;
	SearchDrawing drawing_;
};
} // namespace NavCore
