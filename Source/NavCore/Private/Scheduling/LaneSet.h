// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Scheduling/WorkExecutor.h"
#include "NavCore/Search/WorkBudget.h"
#include "Scheduling/SearchLane.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace NavCore::Detail
{
/**
 * The searches under way, and which of them take part in the next round.
 *
 * There are twice as many lanes as take turns. A search that has had FreshTurns turns yields to those that
 * have had fewer, but for one place in each round, so that long searches do not hold up short ones and come
 * to an end themselves. Each lane has an equal share of the memory; one more may have all of it, while
 * nothing else runs.
 */
class LaneSet final : private ParallelWork
{
public:
	static constexpr std::uint32_t FreshTurns = 8;

	LaneSet(std::int32_t turnsARound, std::int64_t turnExpansions, std::size_t maxBytes);

	/** A lane without a job, or NoSlot. Never the one that runs alone. */
	[[nodiscard]] SlotIndex FindFree() const;
	/** The lane with all of the memory; every other one must be free, and gives its memory back. */
	[[nodiscard]] SlotIndex TakeAlone();
	/** Gives the memory of the lane that runs alone back. */
	void EndAlone();
	[[nodiscard]] bool IsAlone(const SearchLane& lane) const { return &lane == lanes_.back().get(); }

	/** Takes memory for searches on such a map up front, for all lanes but the one that runs alone. */
	void Warm(const GridMap& map);
	/** Who takes part in the next round, in the order of lanes, each with a turn out of the budget. */
	[[nodiscard]] std::span<SearchLane* const> BeginRound(const WorkBudget& budget);
	/** Runs the turns of the round, on the workers of the host if it has any. */
	void RunRound(WorkExecutor* executor);

	[[nodiscard]] SearchLane& At(SlotIndex lane) { return *lanes_[lane]; }
	[[nodiscard]] SlotIndex Count() const { return static_cast<SlotIndex>(lanes_.size()); }
	[[nodiscard]] std::size_t BusyCount() const;
	[[nodiscard]] std::size_t ScratchBytes() const;
	[[nodiscard]] std::size_t Bytes() const;

private:
	void Run(std::int32_t index) override;
	void ChooseRound();

	std::size_t turnsARound_;
	std::int64_t turnExpansions_;
	/** The last one is the one that runs alone. */
	std::vector<std::unique_ptr<SearchLane>> lanes_;
	std::vector<SearchLane*> round_;
};
} // namespace NavCore::Detail
