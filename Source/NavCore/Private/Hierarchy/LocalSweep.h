// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Hierarchy/LocalSearch.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/**
 * Cheapest costs from several cells of a window at once, for windows where moves have prices of their own.
 * Rows pull costs from the rows beside them, down and up in turn, until none changes. A row of all searches
 * together costs about what expanding its cells costs one search, because the compiler handles four lanes at
 * a time.
 *
 * Lanes hold whole numbers in floats, for which every processor has a least-of-two. Sums below 2^24 are
 * exact; larger costs are marked as Inexact and are left to LocalSearch.
 */
class LocalSweep
{
public:
	static constexpr std::size_t MaxLanes = 8;
	static constexpr std::uint32_t Inexact = LocalSearch::Unreached - 1;

	/** Reads moves and prices of the window that the search has loaded. */
	void Load(const LocalSearch& search);
	/** Starts with so many searches, none of which has a source yet. */
	void Begin(std::size_t lanes);
	/** A search may have several; each starts at its own cost. Free cells only. */
	void AddSource(std::size_t lane, LocalCell cell, std::uint32_t cost = 0);
	/** Works until about so many cells have been visited, a row too much at most; false while there is more.
	 */
	[[nodiscard]] bool Run(std::int64_t limit);
	/** Cells visited since Begin. */
	[[nodiscard]] std::int64_t Expanded() const { return expanded_; }

	/** Once Run has returned true; or LocalSearch::Unreached, or Inexact. */
	[[nodiscard]] std::uint32_t CostTo(std::size_t lane, LocalCell cell) const;
	/** As LocalSearch::StepsBackFrom, and the same steps, for a search with one source and an exact cost. */
	void StepsBackFrom(std::size_t lane, LocalCell cell, std::vector<std::uint8_t>& outDirections) const;

private:
	/** Directions from this one on lead to cells that come later, row by row. */
	static constexpr auto FirstAfter = static_cast<std::size_t>(Direction::East);
	enum Place : std::uint8_t
	{
		East,
		SouthWest,
		South,
		SouthEast,
		PlaceCount,
	};
	/** Of the moves from a cell to those after it; infinite where there is no move. */
	using Prices = std::array<float, PlaceCount>;

	[[nodiscard]] std::size_t IndexOf(LocalCell cell) const
	{
		return (static_cast<std::size_t>(cell >> 6) + 1) * stride_ + static_cast<std::size_t>(cell & 63) + 1;
	}
	template <std::size_t Lanes>
	[[nodiscard]] bool RunLanes(std::int64_t limit);
	template <std::size_t Lanes>
	[[nodiscard]] bool UpdateRow(std::size_t row, bool above, bool below);
	template <std::size_t Lanes, bool Above, bool Below>
	[[nodiscard]] bool PullRow(std::size_t row);

	/** With one cell more on each side. */
	std::size_t stride_ = 0;
	std::size_t height_ = 0;
	std::size_t lanes_ = MaxLanes;
	std::vector<Prices> prices_;
	/** By cell, then by search. */
	std::vector<float> costs_;
	std::array<std::uint64_t, WindowSide> free_{};
	/** Rows by bits: those that got a source, and those whose neighbour has changed since they looked. */
	std::uint64_t fresh_ = 0;
	std::uint64_t above_ = 0;
	std::uint64_t below_ = 0;
	bool downward_ = true;
	std::int32_t row_ = 0;
	std::int64_t expanded_ = 0;
};
} // namespace NavCore::Detail
