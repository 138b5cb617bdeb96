// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Grid/ObstacleShapes.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace NavCore::Detail::RasteriseImpl
{
/**
 * Goes down the rows of a rectangle and reports how much of each cell is covered.
 *
 * Each piece of an edge adds the signed area to its right: partly in its own cell, fully in all cells
 * after it. The row keeps only the differences, and one pass over them sums up each shape. The cost is
 * the cells that edges pass through plus the cells between the outermost edges of each row.
 */
class CoverageSweep
{
public:
	/** Columns [first, end) of a row. */
	struct Columns
	{
		std::int32_t first = 0;
		std::int32_t end = 0;
	};

	/** The shapes must have been cut to area. */
	CoverageSweep(ShapeList shapes, const CellRect& area, Topology topology);

	/** Goes on to the next row, at first to the top one; false when there are no more. */
	bool NextRow();

	[[nodiscard]] std::int32_t Row() const { return row_; }
	/** Where the row may be covered: from left to right, apart from each other. */
	[[nodiscard]] std::span<const Columns> Covered() const { return covered_; }
	/** Covered share of a cell of the row in 1 / FullCellUnits. */
	[[nodiscard]] std::uint32_t UnitsAt(std::int32_t x) const
	{
		return units_[static_cast<std::size_t>(x - area_.x)];
	}

private:
	/** Edges [firstEdge, liveEnd) meet the row; [nextEdge, endEdge) start further down. */
	struct ActiveShape
	{
		std::size_t firstEdge = 0;
		std::size_t liveEnd = 0;
		std::size_t nextEdge = 0;
		std::size_t endEdge = 0;
		std::int32_t bottom = 0;
	};

	void StartShapes();
	void SweepShape(ActiveShape& shape);
	void AddEdge(Edge& edge);
	/** The rest works in positions relative to the left end and the top of the row of area. */
	void AddPiece(const Edge& piece);
	void AddInColumn(std::int64_t column, std::int64_t fromX, std::int64_t toX, std::int64_t rise);
	void SumUp();
	void MergeCovered();

	ShapeList list_;
	CellRect area_;
	Topology topology_;
	std::int32_t row_;
	std::size_t nextShape_ = 0;
	std::vector<ActiveShape> active_;
	/** Differences of doubled areas. Unsigned, as sums may wrap: only their low bits matter. */
	std::vector<std::uint64_t> differences_;
	std::vector<std::uint32_t> units_;
	std::vector<Columns> covered_;
	/** Columns that pieces of the shape have touched in the row, relative to area. */
	Columns touched_;
};
} // namespace NavCore::Detail::RasteriseImpl
