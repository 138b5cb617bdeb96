// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <limits>

namespace NavCore
{
/**
 * Path cost in fixed-point units, the same on every compiler and platform.
 *
 * A straight step is 1970 units and a diagonal one 2786. 2786 / 1970 = 1393 / 985 is a continued
 * fraction of the square root of two: it is so close (4e-7) that the cheapest path in units is the
 * shortest one in real lengths too, as long as two candidates differ by fewer than 985 diagonal steps.
 * Both are even, so that the mean of two terrain costs is exact.
 */
struct Cost
{
	std::int64_t units = 0;

	friend constexpr auto operator<=>(Cost, Cost) = default;
	friend constexpr Cost operator+(Cost a, Cost b) { return Cost{a.units + b.units}; }
	friend constexpr Cost operator-(Cost a, Cost b) { return Cost{a.units - b.units}; }
	constexpr Cost& operator+=(Cost other)
	{
		units += other.units;
		return *this;
	}
};

inline constexpr std::int32_t StraightUnits = 1970;
inline constexpr std::int32_t DiagonalUnits = 2786;
inline constexpr Cost StraightCost{StraightUnits};
inline constexpr Cost DiagonalCost{DiagonalUnits};
inline constexpr Cost InfiniteCost{(std::numeric_limits<std::int64_t>::max)()};

static_assert(StraightUnits % 2 == 0 && DiagonalUnits % 2 == 0, "means of two costs must be exact");
static_assert(DiagonalUnits / 2 * (DiagonalUnits / 2) - 2 * (StraightUnits / 2) * (StraightUnits / 2) == -1,
	"the pair must be a best approximation of the square root of two");
} // namespace NavCore
