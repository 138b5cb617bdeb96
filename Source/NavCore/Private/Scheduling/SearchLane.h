// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Path/PathSmoother.h"
#include "NavCore/Search/GoalField.h"
#include "NavCore/Search/PathSplicer.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Scheduling/WaitQueue.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace NavCore::Detail
{
enum class LanePhase : std::uint8_t
{
	Free,
	Searching,
	Fielding, // A search from the goals, for everybody in the group.
	Splicing, // A detour around what broke.
	Smoothing,
	HandingOut, // The path is there.
};

/**
 * One search under way, with the memory it runs in. RunTurn is all that happens on a worker: it touches
 * nothing but the lane, and reads the map. Everything else belongs to the thread of the scheduler.
 */
class SearchLane
{
public:
	SearchLane(SlotIndex number, std::size_t maxBytes) : index(number), scratch_(maxBytes) {}

	/** The status that Begin of the search gave. */
	SearchStatus BeginSearch(
		const AlgorithmInfo& algorithm, const SearchContext& context, const SearchRequest& request);
	/** Searches from the goals, which the lane holds. */
	SearchStatus BeginField(const SearchContext& context, const GoalFieldOptions& options);
	/** Starts that are refused are remembered; see CheckStart. */
	void AddStart(Cell start);
	[[nodiscard]] RequestError CheckStart(Cell start) const;
	/** False when there is no way from there. */
	bool ExtractPath(Cell start, Path& outPath) { return field_.ExtractPath(start, outPath); }
	/** Mends a path, which must not change while the lane works on it. */
	SpliceStatus BeginSplice(const SearchContext& context, const Path& path, const SpliceRequest& request);
	/** Smooths tail, which the lane holds. */
	void BeginSmoothing(const GridMap& map, std::uint8_t clearance);
	/** Tail was found elsewhere. */
	void BeginFound();
	/** Finished and waypoints are what everybody gets. */
	void BeginHandOut();
	void RunTurn();
	void Free();

	[[nodiscard]] LanePhase Phase() const { return phase_; }
	[[nodiscard]] bool HasSearch() const { return search_ != nullptr; }
	[[nodiscard]] const PathSearch& Search() const { return *search_; }
	[[nodiscard]] const GoalField& Field() const { return field_; }
	[[nodiscard]] const PathSplicer& Splicer() const { return splicer_; }
	[[nodiscard]] const PathSmoother& Smoother() const { return smoother_; }
	[[nodiscard]] std::size_t ScratchBytes() const { return scratch_.Bytes(); }
	/** Gives the memory of searches back; none may be running. */
	void ReleaseMemory() { scratch_.Release(); }
	void WarmMemory(const GridMap& map) { scratch_.Warm(map); }

	const SlotIndex index;
	SlotIndex job = NoSlot;
	/** Of the job. */
	WaitKey key;
	/** What the next turn may use, and what it has used. */
	WorkBudget turn{0};
	/** Turns since the job came here. */
	std::uint32_t turns = 0;
	/** Cells of the leg that this very search handed out; 0 when it began behind one. */
	std::size_t legCells = 0;
	/** What was found behind the leg, every cell. */
	Path tail;
	/** The whole path, and its waypoints if it was smoothed. */
	Path finished;
	std::vector<Cell> waypoints;
	PartialReason partialReason = PartialReason::None;
	/** Of a field: its goals, and the jobs it serves, job among them. */
	std::vector<Cell> goals;
	std::vector<SlotIndex> group;
	/** Jobs that wait for the path that is searched for, to join it. */
	std::vector<SlotIndex> followers;
	/** How many there were at first: they share the count of its expansions. */
	std::int64_t startCount = 1;
	/** An edit has touched what the search had read, and it goes on all the same. */
	bool sawEdit = false;
	/** What other algorithms had left in the memory of the lane is gone. */
	bool hasCleared = false;
	/** Tail was found by no search of this lane. */
	bool isFound = false;
	/** Tail is a mended path. */
	bool spliced = false;
	/** How often an edit made the smoothing begin anew. */
	std::uint32_t smoothingRestarts = 0;

private:
	struct RefusedStart
	{
		Cell cell;
		RequestError error = RequestError::None;
	};
	struct NamedSearch
	{
		const AlgorithmInfo* algorithm = nullptr;
		std::unique_ptr<PathSearch> search;
	};

	/** Forgets how far the job before had come. */
	void ResetJob();

	SearchScratch scratch_;
	std::vector<NamedSearch> searches_;
	std::vector<RefusedStart> refused_;
	PathSearch* search_ = nullptr;
	GoalField field_{scratch_};
	PathSplicer splicer_{scratch_};
	PathSmoother smoother_;
	LanePhase phase_ = LanePhase::Free;
};
} // namespace NavCore::Detail
