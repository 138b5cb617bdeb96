// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace NavCore::Detail
{
/**
 * How a search hurries: for its first expansions it weighs the estimate, which takes it to the goal sooner,
 * on a path at most that much dearer than the optimum. If that does not find one it goes on as plain A*
 * from where it stands: closed nodes whose cost falls are opened again, and nothing is done twice that was
 * done along a cheapest way. So it expands no more than those first nodes and what plain A* would.
 */
struct Haste
{
	static constexpr int WeightBits = 10;
	static constexpr std::uint32_t NoWeight = 1U << WeightBits;

	/** In 1024ths. */
	std::uint32_t weight = NoWeight;
	/** Read when a query begins; 0 = not in a hurry. */
	std::int64_t expansions = 0;

	[[nodiscard]] std::uint32_t StartWeight() const { return expansions > 0 ? weight : NoWeight; }
};

inline constexpr Haste NoHaste;

/** An estimate as the open list counts it. */
[[nodiscard]] constexpr std::uint64_t Weigh(std::uint64_t estimate, std::uint32_t weight)
{
	return estimate * weight >> Haste::WeightBits;
}
} // namespace NavCore::Detail
