// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace NavCore::Detail
{
/**
 * How a search hurries: for its first expansions it weighs the estimate, which takes it to the goal sooner,
 * on a path at most that much dearer than the optimum; a second, greater weight may follow for searches
 * that turn out long. If neither finds a path it goes on as plain A* from where it stands: closed nodes whose
 * cost falls are opened again, and nothing is done twice that was done along a cheapest way. So it expands no
 * more than those first nodes and what plain A* would.
 */
struct Haste
{
	static constexpr int WeightBits = 10;
	static constexpr std::uint32_t NoWeight = 1U << WeightBits;

	/** In 1024ths. */
	std::uint32_t weight = NoWeight;
	/** Read when a query begins; 0 = not in a hurry. */
	std::int64_t expansions = 0;
	std::uint32_t lateWeight = NoWeight;
	/** After the first ones. */
	std::int64_t lateExpansions = 0;

	[[nodiscard]] std::uint32_t WeightAt(std::int64_t expanded) const
	{
		return expanded < expansions                 ? weight
			: expanded < expansions + lateExpansions ? lateWeight
													 : NoWeight;
	}
	/** The number of expansions at which the weight of the moment ends. */
	[[nodiscard]] std::int64_t EndOfWeightAt(std::int64_t expanded) const
	{
		return expanded < expansions ? expansions : expansions + lateExpansions;
	}
};

inline constexpr Haste NoHaste;

/** An estimate as the open list counts it. */
[[nodiscard]] constexpr std::uint64_t Weigh(std::uint64_t estimate, std::uint32_t weight)
{
	return estimate * weight >> Haste::WeightBits;
}
} // namespace NavCore::Detail
