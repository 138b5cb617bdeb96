// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Hierarchy/ClusterLayout.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore
{
/**
 * One cluster of the graph. Transitions are listed side by side, north first, and along a side from west
 * to east or north to south, so that the transition i of a side is the transition i of the opposite side
 * of the neighbour.
 *
 * The transitions of a cluster above the lowest level are those of its children that lead out of it.
 */
struct ClusterView
{
	static constexpr std::uint16_t Unreachable = 0xFFFF;

	/** The transitions of side s are [sides[s], sides[s + 1]). */
	const std::uint16_t* sides = nullptr;
	/** Costs below are in units of 1 << shift. */
	std::uint32_t shift = 0;
	std::uint32_t count = 0;
	/** A cluster of the lowest level: the cell of each transition, y << 6 | x from the corner. Else null. */
	const std::uint16_t* cells = nullptr;
	/** A cluster above: the child of each transition, row by row, and its number there. Else null. */
	const std::uint16_t* children = nullptr;
	const std::uint16_t* numbers = nullptr;
	/** A cluster above: the cells, from the corner. Else null. */
	const std::uint16_t* columns = nullptr;
	const std::uint16_t* rows = nullptr;
	/** Cost of stepping over to the neighbour. */
	const std::uint16_t* crossings = nullptr;
	/** Cost inside the cluster from transition a to b < a at a * (a - 1) / 2 + b, or Unreachable. */
	const std::uint16_t* distances = nullptr;
	/**
	 * Where jump point search does not serve, the cells of these ways: for each distance the end of its way
	 * in paths, which begins where the one before ends. Null where they are not kept.
	 */
	const std::uint16_t* pathEnds = nullptr;
	/** Runs of steps from a to b, each a direction in the low three bits and the steps less one above. */
	const std::uint8_t* paths = nullptr;
	/**
	 * False for a cluster above the lowest level that has too many transitions or costs too large for a
	 * table: it has none, and searches use its children.
	 */
	bool usable = true;

	[[nodiscard]] std::size_t PairCount() const
	{
		return std::size_t{count} * (count - (count > 0 ? 1U : 0U)) / 2;
	}
	[[nodiscard]] std::uint16_t Distance(std::uint32_t a, std::uint32_t b) const
	{
		return a == b ? std::uint16_t{0}
			: a > b   ? distances[a * (a - 1) / 2 + b]
					  : distances[b * (b - 1) / 2 + a];
	}
	/** The side that a transition is listed on. */
	[[nodiscard]] std::size_t SideOf(std::uint32_t transition) const
	{
		std::size_t side = 0;
		while (sides[side + 1] <= transition)
		{
			++side;
		}
		return side;
	}
};

/** The memory behind a ClusterView. */
struct NAVCORE_EXPORT ClusterData
{
	std::array<std::uint16_t, ClusterSideCount + 1> sides{};
	std::uint8_t shift = 0;
	bool isParent = false;
	bool usable = true;
	bool hasPaths = false;
	/** The arrays of the view one after the other, in its order. */
	std::vector<std::uint16_t> values;
	std::vector<std::uint8_t> paths;

	/** Valid until the data changes. */
	[[nodiscard]] ClusterView View() const;

	friend bool operator==(const ClusterData&, const ClusterData&) = default;
};
} // namespace NavCore
