// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/GridFrame.h"

#include "Grid/ObstacleShapes.h"

#include <cmath>

namespace NavCore
{
namespace Detail::GridFrameImpl
{
/** How many cells a row stands to the right of the corner of the map. */
double RowShift(const GridMap& map, std::int32_t y)
{
	return map.GetTopology() == Topology::Hex && (y & 1) != 0 ? 0.5 : 0.0;
}

/** One axis of a frame, so that both are converted by the same arithmetic. */
struct Axis
{
	double origin = 0;
	double cellSize = 1;
	/** In cells. */
	double shift = 0;

	[[nodiscard]] double Border(std::int32_t index) const
	{
		return origin + (static_cast<double>(index) + shift) * cellSize;
	}

	/** The cell of count in which a finite position lies; -1 if it lies in none. */
	[[nodiscard]] std::int32_t IndexOf(double position, std::int32_t count) const
	{
		if (!(position >= Border(0)) || !(position < Border(count)))
		{
			return -1;
		}
		// Division rounds, and so may name a neighbour of a position at a border: the borders decide.
		const double guess = std::floor((position - origin) / cellSize - shift);
		std::int32_t index = guess > 0 ? count - 1 : 0;
		if (guess > 0 && guess < static_cast<double>(count))
		{
			index = static_cast<std::int32_t>(guess);
		}
		while (index > 0 && position < Border(index))
		{
			--index;
		}
		while (index + 1 < count && position >= Border(index + 1))
		{
			++index;
		}
		return index;
	}
};
} // namespace Detail::GridFrameImpl

GridError GridFrame::Validate() const
{
	using Detail::RasteriseImpl::IsFinite;
	if (!IsFinite(originX) || !IsFinite(originY) || !IsFinite(cellSize))
	{
		return GridError::NotFinite;
	}
	return cellSize > 0 ? GridError::None : GridError::ValueOutOfRange;
}

Result<Cell, GridError> GridFrame::ToCell(const GridMap& map, double worldX, double worldY) const
{
	using Detail::GridFrameImpl::Axis;
	using Detail::RasteriseImpl::IsFinite;
	if (const GridError error = Validate(); error != GridError::None)
	{
		return Failure{error};
	}
	if (!IsFinite(worldX) || !IsFinite(worldY))
	{
		return Failure{GridError::NotFinite};
	}
	const std::int32_t y = Axis{originY, cellSize, 0}.IndexOf(worldY, map.Height());
	if (y < 0)
	{
		return Failure{GridError::CellOutOfRange};
	}
	const double shift = Detail::GridFrameImpl::RowShift(map, y);
	const std::int32_t x = Axis{originX, cellSize, shift}.IndexOf(worldX, map.Width());
	if (x < 0)
	{
		return Failure{GridError::CellOutOfRange};
	}
	return Cell{x, y};
}

GridPoint GridFrame::CenterOf(const GridMap& map, Cell cell) const
{
	const double shift = Detail::GridFrameImpl::RowShift(map, cell.y);
	return ToWorld({static_cast<double>(cell.x) + shift + 0.5, static_cast<double>(cell.y) + 0.5});
}
} // namespace NavCore
