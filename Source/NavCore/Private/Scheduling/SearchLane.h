// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Path/PathSmoother.h"
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
	Splicing, // A detour around what broke.
	Smoothing,
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
	/** Mends a path, which must not change while the lane works on it. */
	SpliceStatus BeginSplice(const SearchContext& context, const Path& path, const SpliceRequest& request);
	/** Smooths tail, which the lane holds. */
	void BeginSmoothing(const GridMap& map, std::uint8_t clearance);
	void RunTurn();
	void Free();

	[[nodiscard]] LanePhase Phase() const { return phase_; }
	[[nodiscard]] bool HasSearch() const { return search_ != nullptr; }
	[[nodiscard]] const PathSearch& Search() const { return *search_; }
	[[nodiscard]] const PathSplicer& Splicer() const { return splicer_; }
	[[nodiscard]] const PathSmoother& Smoother() const { return smoother_; }
	[[nodiscard]] std::size_t ScratchBytes() const { return scratch_.Bytes(); }
	/** Gives the memory of searches back; none may be running. */
	void ReleaseMemory() { scratch_.Release(); }

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
	/** An edit has touched what the search had read, and it goes on all the same. */
	bool sawEdit = false;
	/** Tail is a mended path. */
	bool spliced = false;
	/** How often an edit made the smoothing begin anew. */
	std::uint32_t smoothingRestarts = 0;

private:
	struct NamedSearch
	{
		const AlgorithmInfo* algorithm = nullptr;
		std::unique_ptr<PathSearch> search;
	};

	SearchScratch scratch_;
	std::vector<NamedSearch> searches_;
	PathSearch* search_ = nullptr;
	PathSplicer splicer_{scratch_};
	PathSmoother smoother_;
	LanePhase phase_ = LanePhase::Free;
};
} // namespace NavCore::Detail
