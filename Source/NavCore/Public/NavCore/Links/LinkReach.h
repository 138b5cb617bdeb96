// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Grid/Cell.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace NavCore
{
class LinkGraph;
class RegionMap;

/**
 * Which components of the map lead to which others over links. One-way links make that a matter of direction.
 *
 * As with regions, the answers are those of the smallest agent: "not connected" holds for every agent.
 * Follows an edit by looking every port up; what leads where is worked out anew only if ports have come
 * together, come apart, opened or closed, or links have changed.
 */
class NAVCORE_EXPORT LinkReach
{
public:
	/** The regions must be current. What changed of the links since the last call is for the caller to know.
	 */
	void Update(const LinkGraph& links, const RegionMap& regions, bool linksChanged);
	/** Whether the answers are those of these regions as they are now. */
	[[nodiscard]] bool Follows(const RegionMap& regions) const;

	/** Whether there is a way from a to b, over links where needed. As RegionMap::AreConnected otherwise. */
	[[nodiscard]] bool AreConnected(const RegionMap& regions, Cell a, Cell b) const;
	/** Whether links lead from one component to another one, or they are the same. */
	[[nodiscard]] bool Leads(std::uint32_t from, std::uint32_t to) const;
	/** Appends every component that can be reached from one, itself first. */
	void ListReached(std::uint32_t from, std::vector<std::uint32_t>& outComponents) const;
	[[nodiscard]] std::size_t Bytes() const;

private:
	static constexpr std::uint32_t NoSlot = 0xFFFF'FFFF;

	struct Numbered
	{
		std::uint32_t component = 0;
		std::uint32_t slot = 0;
	};

	[[nodiscard]] std::uint32_t SlotOf(std::uint32_t component) const;
	void Close(const LinkGraph& links);
	void Spread(std::uint32_t slot);

	std::uint64_t version_ = 0xFFFF'FFFF'FFFF'FFFF;
	/** Components with ports, sorted, and their slots. */
	std::vector<Numbered> slots_;
	/** By slot. */
	std::vector<std::uint32_t> components_;
	/** The slot of each port; NoSlot where it is blocked. */
	std::vector<std::uint32_t> slotOfPort_;
	std::vector<std::uint32_t> oldSlotOfPort_;
	/** Links between slots: pairs, sorted. */
	std::vector<std::uint64_t> steps_;
	/** A row of bits for each slot: what can be reached from it. */
	std::vector<std::uint64_t> reached_;
	std::size_t rowWords_ = 0;
	std::vector<std::uint32_t> open_;
};
} // namespace NavCore
