// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Path/PathSmoother.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Scheduling/HashChains.h"

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
	Smoothing,
};

/**
 * One search under way, with the memory it runs in. RunTurn is all that happens on a worker: it touches
 * nothing but the lane, and reads the map. Everything else belongs to the thread of the scheduler.
 */
class SearchLane
{
public:
	explicit SearchLane(std::size_t maxBytes) : scratch_(maxBytes) {}

	/** The status that Begin of the search gave. */
	SearchStatus BeginSearch(
		const AlgorithmInfo& algorithm, const SearchContext& context, const SearchRequest& request);
	/** Smooths tail, which the lane holds. */
	void BeginSmoothing(const GridMap& map, std::uint8_t clearance);
	void RunTurn();
	void Free();

	[[nodiscard]] LanePhase Phase() const { return phase_; }
	[[nodiscard]] bool HasSearch() const { return search_ != nullptr; }
	[[nodiscard]] const PathSearch& Search() const { return *search_; }
	[[nodiscard]] const PathSmoother& Smoother() const { return smoother_; }
	[[nodiscard]] std::size_t Bytes() const { return scratch_.Bytes(); }
	/** Gives memory back that no search is using. */
	void ReleaseMemory();

	SlotIndex job = NoSlot;
	/** What the next turn may use, and what it has used. */
	WorkBudget turn{0};
	/** Turns since the job came here. */
	std::uint32_t turns = 0;
	/** Cells of the leg that this very search handed out; 0 when it began behind one. */
	std::size_t legCells = 0;
	/** What was found behind the leg, every cell. */
	Path tail;
	/** Versions of the map at which the search began and at which tail was last known to be good. */
	std::uint64_t mapVersion = 0;
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
	PathSmoother smoother_;
	LanePhase phase_ = LanePhase::Free;
};
} // namespace NavCore::Detail
