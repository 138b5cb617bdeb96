// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace NavCore
{
/**
 * Small deterministic generator (SplitMix64). The standard distributions differ between libraries,
 * so everything that must repeat by seed on every platform uses this one.
 */
class Random
{
public:
	explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

	constexpr std::uint64_t Next()
	{
		state_ += 0x9E3779B97F4A7C15ULL;
		std::uint64_t z = state_;
		z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
		z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
		return z ^ (z >> 31);
	}

	/** Uniform in [0, bound); 0 for a bound of 0. The bias of the multiply-shift is below 2^-32. */
	constexpr std::uint32_t Below(std::uint32_t bound)
	{
		return static_cast<std::uint32_t>(((Next() >> 32) * bound) >> 32);
	}

	/** Uniform in [low, high], both included. */
	constexpr std::int32_t Range(std::int32_t low, std::int32_t high)
	{
		return low + static_cast<std::int32_t>(Below(static_cast<std::uint32_t>(high - low) + 1U));
	}

	/** True with a probability of percent / 100. */
	constexpr bool Percent(std::uint32_t percent) { return Below(100) < percent; }

private:
	std::uint64_t state_;
};
} // namespace NavCore
