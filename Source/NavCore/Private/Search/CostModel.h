// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace NavCore::Detail
{
/** A cell as one word; sides are at most 2^14. */
struct PackedCell
{
	std::uint32_t value = 0;

	static constexpr PackedCell Pack(std::int32_t x, std::int32_t y)
	{
		return {static_cast<std::uint32_t>(y) << 16 | static_cast<std::uint32_t>(x)};
	}
	[[nodiscard]] constexpr std::int32_t X() const { return static_cast<std::int32_t>(value & 0xFFFFU); }
	[[nodiscard]] constexpr std::int32_t Y() const { return static_cast<std::int32_t>(value >> 16); }
};

/**
 * Costs in 32 bits: a node takes 8 bytes and a heap entry 16, with the whole order in one word. Serves
 * until a path costs more than Ceiling units (about 770,000 plain steps); then the search starts anew
 * with WideCost.
 */
struct NarrowCost
{
	using Value = std::uint32_t;
	static constexpr std::int64_t Ceiling = (std::int64_t{1} << 31) - (std::int64_t{1} << 22);

	struct Node
	{
		std::uint32_t g = 0;
		std::uint32_t meta = 0;
	};

	/** Ordered by priority, then by the tie value; smaller comes first. */
	struct Entry
	{
		std::uint64_t key = 0;
		PackedCell cell;
		std::uint32_t position = 0;

		static Entry Make(Value priority, Value tie, PackedCell cell, std::uint32_t position)
		{
			return {std::uint64_t{priority} << 32 | tie, cell, position};
		}
		/** Comes after every entry of a search. */
		static Entry Last() { return {~std::uint64_t{0}, {}, 0}; }
		[[nodiscard]] bool Before(const Entry& other) const { return key < other.key; }
		[[nodiscard]] Value Priority() const { return static_cast<Value>(key >> 32); }
	};
};

/** Costs in 64 bits, for paths of any length and weight. */
struct WideCost
{
	using Value = std::uint64_t;
	static constexpr std::int64_t Ceiling = std::int64_t{1} << 62;

	struct Node
	{
		std::uint64_t g = 0;
		std::uint32_t meta = 0;
	};

	struct Entry
	{
		std::uint64_t priority = 0;
		std::uint64_t tie = 0;
		PackedCell cell;
		std::uint32_t position = 0;

		static Entry Make(Value priority, Value tie, PackedCell cell, std::uint32_t position)
		{
			return {priority, tie, cell, position};
		}
		static Entry Last() { return {~std::uint64_t{0}, ~std::uint64_t{0}, {}, 0}; }
		[[nodiscard]] bool Before(const Entry& other) const
		{
			return priority != other.priority ? priority < other.priority : tie < other.tie;
		}
		[[nodiscard]] Value Priority() const { return priority; }
	};
};

static_assert(sizeof(NarrowCost::Node) == 8 && sizeof(NarrowCost::Entry) == 16);
} // namespace NavCore::Detail
