// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Grid/SurfaceSamples.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/**
 * Puts every sample on a floor, so that no floor has two samples in a cell and neighbors on a floor are
 * either joined by the surface or further apart in height than a step may climb.
 *
 * Floors grow one after the other from the lowest sample that is left, places of about the same height first:
 * storeys stay whole, and what joins them is cut where it comes to lie below or above another part.
 */
class FloorSorter
{
public:
	FloorSorter(const SurfaceSamples& samples, const FloorSettings& settings);

	/** False when more floors are needed than the settings allow. */
	[[nodiscard]] bool Run();

	/** Of each sample. */
	[[nodiscard]] const std::vector<std::int32_t>& FloorOf() const { return floorOf_; }
	[[nodiscard]] std::int32_t FloorCount() const { return floors_; }
	/** What a step may climb where the surface joins two cells. */
	[[nodiscard]] std::int32_t ClimbLimit() const { return climbLimit_; }

private:
	/** A sample that the floor may grow to; the one with the least difference in height comes first. */
	struct Candidate
	{
		std::int32_t climb = 0;
		std::int32_t sample = 0;

		[[nodiscard]] static bool IsLater(const Candidate& a, const Candidate& b)
		{
			return a.climb != b.climb ? a.climb > b.climb : a.sample > b.sample;
		}
	};

	void Grow(std::int32_t seed);
	[[nodiscard]] bool Fits(std::int32_t sample) const;
	[[nodiscard]] std::size_t ColumnOf(Cell cell) const;

	const SurfaceSamples& samples_;
	CellRect area_;
	std::int32_t maxFloors_;
	std::int32_t climbLimit_;
	std::int32_t floors_ = 0;
	std::vector<std::int32_t> floorOf_;
	/** For each cell of the area, the sample that lies there on the floor under way. */
	std::vector<std::int32_t> taken_;
	std::vector<Candidate> open_;
};
} // namespace NavCore::Detail
