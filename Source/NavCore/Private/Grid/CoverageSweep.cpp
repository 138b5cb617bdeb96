// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Grid/CoverageSweep.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace NavCore::Detail::RasteriseImpl
{
/** Doubled area of a cell. */
constexpr std::uint64_t FullArea = std::uint64_t{2} << (2 * PositionBits);
constexpr int UnitShift = 2 * PositionBits + 1 - 16;
static_assert(FullArea >> UnitShift == FullCellUnits, "a full cell must be exactly one");

CoverageSweep::CoverageSweep(ShapeList shapes, const CellRect& area, Topology topology)
	: list_(std::move(shapes)), area_(area), topology_(topology), row_(area.y - 1)
{
	if (!area.IsEmpty())
	{
		// One more difference: the last cell ends there.
		differences_.assign(static_cast<std::size_t>(area.width) + 1, 0);
		units_.assign(static_cast<std::size_t>(area.width), 0);
	}
}

bool CoverageSweep::NextRow()
{
	for (const Columns& columns : covered_)
	{
		std::fill(units_.begin() + (columns.first - area_.x), units_.begin() + (columns.end - area_.x), 0U);
	}
	covered_.clear();
	if (area_.IsEmpty() || row_ + 1 >= area_.Bottom())
	{
		return false;
	}
	++row_;
	StartShapes();
	for (std::size_t i = 0; i < active_.size();)
	{
		SweepShape(active_[i]);
		if (active_[i].bottom > row_ + 1)
		{
			++i;
			continue;
		}
		active_[i] = active_.back();
		active_.pop_back();
	}
	MergeCovered();
	return true;
}

void CoverageSweep::StartShapes()
{
	for (; nextShape_ < list_.shapes.size() && list_.shapes[nextShape_].cells.y <= row_; ++nextShape_)
	{
		const Shape& shape = list_.shapes[nextShape_];
		active_.push_back(
			{shape.firstEdge, shape.firstEdge, shape.firstEdge, shape.endEdge, shape.cells.Bottom()});
	}
}

void CoverageSweep::SweepShape(ActiveShape& shape)
{
	const std::int64_t top = row_ * CellSide;
	const std::int64_t bottom = top + CellSide;
	for (; shape.nextEdge < shape.endEdge && list_.edges[shape.nextEdge].topY < bottom; ++shape.nextEdge)
	{
		Edge edge = list_.edges[shape.nextEdge];
		edge.enterX = edge.XAt((std::max)(edge.topY, top));
		list_.edges[shape.liveEnd++] = edge;
	}
	touched_ = {area_.width, 0};
	std::size_t live = shape.firstEdge;
	for (std::size_t i = shape.firstEdge; i < shape.liveEnd; ++i)
	{
		Edge& edge = list_.edges[i];
		AddEdge(edge);
		if (edge.bottomY > bottom)
		{
			list_.edges[live++] = edge;
		}
	}
	shape.liveEnd = live;
	SumUp();
}

void CoverageSweep::AddEdge(Edge& edge)
{
	const std::int64_t top = row_ * CellSide;
	const std::int64_t left = area_.x * CellSide + RowShift(topology_, row_);
	const std::int64_t enterY = (std::max)(edge.topY, top);
	const std::int64_t leaveY = (std::min)(edge.bottomY, top + CellSide);
	const std::int64_t leaveX = edge.XAt(leaveY);
	AddPiece({edge.enterX - left, enterY - top, leaveX - left, leaveY - top, 0, edge.isDownward});
	edge.enterX = leaveX;
}

void CoverageSweep::AddPiece(const Edge& piece)
{
	// Column -1 stands for all to the left of the area, column width for all to the right of it.
	const std::int64_t width = area_.width;
	const std::int64_t last = std::clamp<std::int64_t>(FloorCell(piece.bottomX), -1, width);
	const std::int64_t run = piece.bottomX - piece.topX;
	const std::int64_t step = run < 0 ? -1 : 1;
	std::int64_t x = piece.topX;
	std::int64_t y = piece.topY;
	for (std::int64_t column = std::clamp<std::int64_t>(FloorCell(x), -1, width);; column += step)
	{
		const std::int64_t border = (step > 0 ? column + 1 : column) * CellSide;
		const bool isLast = column == last;
		const std::int64_t nextX = isLast ? piece.bottomX : border;
		const std::int64_t nextY =
			isLast ? piece.bottomY : piece.topY + Scale(border - piece.topX, piece.bottomY - piece.topY, run);
		AddInColumn(column, x, nextX, piece.isDownward ? nextY - y : y - nextY);
		if (isLast)
		{
			return;
		}
		x = nextX;
		y = nextY;
	}
}

void CoverageSweep::AddInColumn(std::int64_t column, std::int64_t fromX, std::int64_t toX, std::int64_t rise)
{
	if (column >= area_.width)
	{
		touched_.end = area_.width;
		return;
	}
	// Left of the area the piece covers all of the first cell.
	const std::int64_t cell = (std::max)(column, std::int64_t{0});
	const std::int64_t uncovered = column < 0 ? 0 : fromX + toX - 2 * cell * CellSide;
	const std::size_t index = static_cast<std::size_t>(cell);
	differences_[index] += static_cast<std::uint64_t>(rise * (2 * CellSide - uncovered));
	differences_[index + 1] += static_cast<std::uint64_t>(rise * uncovered);
	touched_.first = (std::min)(touched_.first, static_cast<std::int32_t>(cell));
	touched_.end = (std::max)(touched_.end, static_cast<std::int32_t>(cell) + 1);
}

void CoverageSweep::SumUp()
{
	if (touched_.first >= touched_.end)
	{
		return;
	}
	std::uint64_t sum = 0;
	for (std::int32_t x = touched_.first; x < touched_.end; ++x)
	{
		const std::size_t index = static_cast<std::size_t>(x);
		sum += std::exchange(differences_[index], 0);
		// Even-odd: the winding counts up and down in turns. This also makes both directions equal.
		const std::uint64_t wrapped = sum & (2 * FullArea - 1);
		const std::uint64_t area = (std::min)(wrapped, 2 * FullArea - wrapped);
		const std::uint64_t units = (area + (std::uint64_t{1} << (UnitShift - 1))) >> UnitShift;
		units_[index] = (std::min)(units_[index] + static_cast<std::uint32_t>(units), FullCellUnits);
	}
	differences_[static_cast<std::size_t>(touched_.end)] = 0;
	covered_.push_back({touched_.first + area_.x, touched_.end + area_.x});
}

void CoverageSweep::MergeCovered()
{
	std::sort(covered_.begin(), covered_.end(),
		[](const Columns& a, const Columns& b) { return a.first < b.first; });
	std::size_t count = 0;
	for (const Columns& columns : covered_)
	{
		if (count > 0 && columns.first <= covered_[count - 1].end)
		{
			covered_[count - 1].end = (std::max)(covered_[count - 1].end, columns.end);
		}
		else
		{
			covered_[count++] = columns;
		}
	}
	covered_.resize(count);
}
} // namespace NavCore::Detail::RasteriseImpl
