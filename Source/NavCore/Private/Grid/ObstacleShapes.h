// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/Directions.h"
#include "NavCore/Grid/Rasterise.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace NavCore::Detail::RasteriseImpl
{
/** Positions are whole numbers of 2^-20 cells. */
inline constexpr int PositionBits = 20;
inline constexpr std::int64_t CellSide = std::int64_t{1} << PositionBits;

/** How far the cells of a row stand to the right. */
constexpr std::int64_t RowShift(Topology topology, std::int32_t y)
{
	return topology == Topology::Hex && y % 2 != 0 ? CellSide / 2 : 0;
}

/** Column or row of a position, rounded down also below zero. */
constexpr std::int64_t FloorCell(std::int64_t position)
{
	return position >> PositionBits;
}

/** The nearest whole number, half up. Without std::floor, which older processors have to call for. */
constexpr std::int64_t RoundToWhole(double value)
{
	const double raised = value + 0.5;
	const std::int64_t whole = static_cast<std::int64_t>(raised);
	return whole - static_cast<std::int64_t>(static_cast<double>(whole) > raised);
}

/**
 * The nearest whole number to a * b / c. A product, a quotient and a sum, of which no two can be fused
 * into one instruction: every compiler rounds alike. Exact enough for the largest obstacle.
 */
constexpr std::int64_t Scale(std::int64_t a, std::int64_t b, std::int64_t c)
{
	return RoundToWhole(static_cast<double>(a) * static_cast<double>(b) / static_cast<double>(c));
}

/** A side of an outline that is not horizontal, from its upper end to its lower one. */
struct Edge
{
	std::int64_t topX = 0;
	std::int64_t topY = 0;
	std::int64_t bottomX = 0;
	std::int64_t bottomY = 0;
	/** Where the edge enters the row that is swept next. */
	std::int64_t enterX = 0;
	/** Whether the outline runs along the edge downwards. */
	bool isDownward = false;

	/** The same for both directions of winding, and for every part of the map that is swept. */
	[[nodiscard]] std::int64_t XAt(std::int64_t y) const
	{
		return y == bottomY ? bottomX : topX + Scale(y - topY, bottomX - topX, bottomY - topY);
	}
};

/** One obstacle: its edges from the top one down, and the cells it may cover. */
struct Shape
{
	std::size_t firstEdge = 0;
	std::size_t endEdge = 0;
	CellRect cells;
};

/** Obstacles as edges on the fixed-point plane, reduced to what may cover cells of a rectangle. */
struct ShapeList
{
	std::vector<Edge> edges;
	std::vector<Shape> shapes;

	/** Checks and takes in all obstacles. After an error the list is of no use. */
	[[nodiscard]] GridError Build(
		std::span<const Obstacle> obstacles, const CellRect& clip, Topology topology);
	/** The smallest rectangle around the cells of all shapes. */
	[[nodiscard]] CellRect Cells() const;
};

/** The cells around an obstacle, cut to clip. */
[[nodiscard]] Result<CellRect, GridError> CellsAround(
	const Obstacle& obstacle, const CellRect& clip, Topology topology);

/** False for NaN and the infinities. */
[[nodiscard]] bool IsFinite(double value);
} // namespace NavCore::Detail::RasteriseImpl
