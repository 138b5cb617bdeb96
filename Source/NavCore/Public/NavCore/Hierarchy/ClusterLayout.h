// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace NavCore
{
/** Number of a cluster, row by row. */
using ClusterId = std::int32_t;
inline constexpr ClusterId NoCluster = -1;

/** Sides and corners of a cluster, in the order in which its transitions are listed. */
enum class ClusterSide : std::uint8_t
{
	North,
	East,
	South,
	West,
	NorthEast,
	SouthEast,
	SouthWest,
	NorthWest,
};

inline constexpr std::size_t ClusterSideCount = 8;

/** The side of the neighbour that touches this side. */
constexpr ClusterSide Opposite(ClusterSide side)
{
	const auto index = static_cast<unsigned>(side);
	return static_cast<ClusterSide>((index & 4U) | ((index + 2U) & 3U));
}

inline constexpr std::array<Cell, ClusterSideCount> ClusterSideOffsets{
	{{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};

static_assert(Opposite(ClusterSide::North) == ClusterSide::South);
static_assert(Opposite(ClusterSide::West) == ClusterSide::East);
static_assert(Opposite(ClusterSide::NorthEast) == ClusterSide::SouthWest);
static_assert(Opposite(ClusterSide::NorthWest) == ClusterSide::SouthEast);

/** How a map is cut into square clusters; those at the right and bottom edges may be smaller. */
struct ClusterLayout
{
	std::int32_t size = 1;
	std::int32_t mapWidth = 0;
	std::int32_t mapHeight = 0;
	std::int32_t columns = 0;
	std::int32_t rows = 0;

	static constexpr ClusterLayout Make(std::int32_t width, std::int32_t height, std::int32_t size)
	{
		return {size, width, height, (width + size - 1) / size, (height + size - 1) / size};
	}
	[[nodiscard]] constexpr ClusterId Count() const { return columns * rows; }
	[[nodiscard]] constexpr ClusterId IdAt(Cell cell) const
	{
		return cell.y / size * columns + cell.x / size;
	}
	[[nodiscard]] constexpr Cell CornerOf(ClusterId id) const
	{
		return {id % columns * size, id / columns * size};
	}
	[[nodiscard]] constexpr CellRect RectOf(ClusterId id) const
	{
		const Cell corner = CornerOf(id);
		return CellRect{corner.x, corner.y, size, size}.Intersect({0, 0, mapWidth, mapHeight});
	}
	/** NoCluster past the edge of the map. */
	[[nodiscard]] constexpr ClusterId NeighbourOf(ClusterId id, ClusterSide side) const
	{
		const Cell offset = ClusterSideOffsets[static_cast<std::size_t>(side)];
		const std::int32_t column = id % columns + offset.x;
		const std::int32_t row = id / columns + offset.y;
		const bool exists = column >= 0 && column < columns && row >= 0 && row < rows;
		return exists ? row * columns + column : NoCluster;
	}

	friend constexpr bool operator==(const ClusterLayout&, const ClusterLayout&) = default;
};
} // namespace NavCore
