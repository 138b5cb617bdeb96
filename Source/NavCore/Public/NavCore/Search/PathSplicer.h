// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Search/SearchContext.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

namespace NavCore
{
class SearchScratch;
class WorkBudget;

/** How a path is to be mended, or joined. */
struct SpliceRequest
{
	/** Where the agent stands: on the path, or a few cells off it. */
	Cell start;
	/** How far along the path that is, in steps; from there on the path is followed. */
	std::size_t fromStep = 0;
	std::uint8_t clearance = 1;
	/**
	 * Limit of a detour: so many thousandths of what it replaces, and so many steps more, each as dear as the
	 * mean of what it replaces.
	 */
	std::int32_t maxFactorPermille = 2000;
	std::int32_t slackSteps = 32;
	/** A detour leaves the path so many steps before a broken one, if it can, and comes back as many behind.
	 */
	std::int32_t leadSteps = 8;
	/** Cells of the path among which an agent off the path chooses the best to head for. */
	std::int32_t joinSteps = 64;
	std::int32_t maxDetours = 4;
	/** Of each detour. */
	std::int64_t maxExpansions = 2048;
};

enum class SpliceStatus : std::uint8_t
{
	Idle,
	Running, // Budget spent; call Advance again.
	Done,    // The result is there.
	Replan,  // Only a new search will do; see ReplanReason.
	Cancelled,
};

enum class ReplanReason : std::uint8_t
{
	None,
	BadPath,      // Empty, or with points off the map or not in line with each other.
	StartBlocked, // The agent cannot stand where it is, or the map does not serve its size.
	EndBlocked,   // It cannot stand on the end of the path.
	NoDetour,     // Proven.
	TooLong,      // Every detour is dearer than the limit.
	TooMuchWork,  // maxExpansions, or the scratch cap.
	TooManyBreaks,
	TakesLinks, // The path ahead crosses links: the best way around may well take others.
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(ReplanReason reason);

struct SpliceCounters
{
	std::int64_t detours = 0;
	std::int64_t expanded = 0;
	std::int64_t steps = 0; // Cells of the path looked at, each time.
};

/**
 * Mends a path that edits have broken: what is sound is kept, and short searches lead around what is not.
 * An agent off the path, or one that could share the path of another, is led onto it in the same way.
 *
 * The result starts where the agent stands and ends where the path ends. Every step of it is legal, its cost
 * is exact, and detours are trimmed where they meet what was kept: no cell comes up twice unless it did
 * before. A detour is a cheapest way between its ends; the whole need not be a cheapest path.
 *
 * Works like a search: Begin, then Advance under a budget; slicing never changes the answer. A unit of the
 * budget is one expansion or 64 steps looked at. The caller keeps map, path and scratch alive, and the map
 * unedited, while the status is Running. One object serves any number of paths and allocates nothing once
 * warm.
 */
class NAVCORE_EXPORT PathSplicer
{
public:
	/** The scratch outlives the splicer and serves no other search between Begin and the end of a job. */
	explicit PathSplicer(SearchScratch& scratch);
	~PathSplicer();
	PathSplicer(PathSplicer&&) noexcept;
	PathSplicer& operator=(PathSplicer&&) noexcept;

	/** Starts with a path in either form, which must not be Result(). Running or Replan. */
	[[nodiscard]] SpliceStatus Begin(
		const SearchContext& context, const Path& path, const SpliceRequest& request);
	/** Works until the budget is spent or the job ends. Further calls repeat the final status. */
	[[nodiscard]] SpliceStatus Advance(WorkBudget& budget);
	/** Ends a running job; harmless otherwise. */
	void Cancel();

	[[nodiscard]] SpliceStatus Status() const;
	[[nodiscard]] ReplanReason WhyReplan() const;
	/** In the form of cells. Empty unless the status is Done. */
	[[nodiscard]] const Path& Result() const;
	[[nodiscard]] const SpliceCounters& Counters() const;

private:
	class Job;
	std::unique_ptr<Job> job_;
};
} // namespace NavCore
