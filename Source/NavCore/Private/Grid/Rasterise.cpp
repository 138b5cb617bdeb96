// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/Rasterise.h"

#include "Grid/CoverageSweep.h"
#include "NavCore/Grid/GridEdit.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace NavCore
{
namespace Detail::RasteriseImpl
{
/** Rounds a threshold as fractions are rounded, so that equal stays equal. */
GridError RoundThreshold(double threshold, std::uint32_t& outUnits)
{
	if (!IsFinite(threshold))
	{
		return GridError::NotFinite;
	}
	if (threshold < 0 || threshold > 1)
	{
		return GridError::ValueOutOfRange;
	}
	const double units = std::floor(threshold * static_cast<double>(FullCellUnits) + 0.5);
	// Whatever is below one must still let a full cell be blocked.
	outUnits =
		threshold < 1 ? (std::min)(static_cast<std::uint32_t>(units), FullCellUnits - 1) : FullCellUnits;
	return GridError::None;
}

/** The part of a rectangle on the map, also of one near the integer limits. */
CellRect CutToMap(const CellRect& rect, const NavCore::GridMap& map)
{
	const std::int64_t left = (std::max)(rect.x, 0);
	const std::int64_t top = (std::max)(rect.y, 0);
	const std::int64_t right = (std::min)(std::int64_t{rect.x} + rect.width, std::int64_t{map.Width()});
	const std::int64_t bottom = (std::min)(std::int64_t{rect.y} + rect.height, std::int64_t{map.Height()});
	if (left >= right || top >= bottom)
	{
		return {};
	}
	return {static_cast<std::int32_t>(left), static_cast<std::int32_t>(top),
		static_cast<std::int32_t>(right - left), static_cast<std::int32_t>(bottom - top)};
}

/** The walkability of part of a row as packed bits. */
class RowBits
{
public:
	explicit RowBits(std::int32_t width) : words_((static_cast<std::size_t>(width) + 63) / 64) {}

	void Fill() { std::fill(words_.begin(), words_.end(), ~std::uint64_t{0}); }
	void Set(std::int32_t index, bool walkable)
	{
		std::uint64_t& word = words_[static_cast<std::size_t>(index) / 64];
		const std::uint64_t bit = std::uint64_t{1} << (index % 64);
		word = walkable ? word | bit : word & ~bit;
	}
	void Write(NavCore::GridEdit& edit, Cell first, std::int32_t width) const
	{
		const GridError error = edit.WriteRow(first, width, words_.data());
		NAVCORE_ASSERT(error == GridError::None, "the sweep stays on the map");
		static_cast<void>(error);
	}

private:
	std::vector<std::uint64_t> words_;
};
} // namespace Detail::RasteriseImpl

GridError BlockObstacles(GridEdit& edit, std::span<const Obstacle> obstacles, double threshold)
{
	using Detail::RasteriseImpl::CoverageSweep;
	using Detail::RasteriseImpl::ShapeList;
	const GridMap& map = edit.Map();
	std::uint32_t limit = 0;
	if (const GridError error = Detail::RasteriseImpl::RoundThreshold(threshold, limit);
		error != GridError::None)
	{
		return error;
	}
	ShapeList shapes;
	if (const GridError error = shapes.Build(obstacles, map.Bounds(), map.GetTopology());
		error != GridError::None)
	{
		return error;
	}
	const CellRect area = shapes.Cells();
	CoverageSweep sweep(std::move(shapes), area, map.GetTopology());
	Detail::RasteriseImpl::RowBits bits(area.width);
	while (sweep.NextRow())
	{
		const std::int32_t y = sweep.Row();
		for (const CoverageSweep::Columns& columns : sweep.Covered())
		{
			for (std::int32_t x = columns.first; x < columns.end; ++x)
			{
				bits.Set(x - columns.first, sweep.UnitsAt(x) <= limit && map.IsWalkable({x, y}));
			}
			bits.Write(edit, {columns.first, y}, columns.end - columns.first);
		}
	}
	return GridError::None;
}

GridError BlockObstacle(GridEdit& edit, const Obstacle& obstacle, double threshold)
{
	return BlockObstacles(edit, {&obstacle, 1}, threshold);
}

GridError RebuildRect(
	GridEdit& edit, const CellRect& rect, std::span<const Obstacle> obstacles, double threshold)
{
	using Detail::RasteriseImpl::CoverageSweep;
	using Detail::RasteriseImpl::ShapeList;
	const GridMap& map = edit.Map();
	std::uint32_t limit = 0;
	if (const GridError error = Detail::RasteriseImpl::RoundThreshold(threshold, limit);
		error != GridError::None)
	{
		return error;
	}
	const CellRect area = Detail::RasteriseImpl::CutToMap(rect, map);
	ShapeList shapes;
	if (const GridError error = shapes.Build(obstacles, area, map.GetTopology()); error != GridError::None)
	{
		return error;
	}
	CoverageSweep sweep(std::move(shapes), area, map.GetTopology());
	Detail::RasteriseImpl::RowBits bits(area.width);
	while (sweep.NextRow())
	{
		bits.Fill();
		for (const CoverageSweep::Columns& columns : sweep.Covered())
		{
			for (std::int32_t x = columns.first; x < columns.end; ++x)
			{
				bits.Set(x - area.x, sweep.UnitsAt(x) <= limit);
			}
		}
		bits.Write(edit, {area.x, sweep.Row()}, area.width);
	}
	return GridError::None;
}

Result<CellRect, GridError> CoveredCells(const GridMap& map, const Obstacle& obstacle)
{
	return Detail::RasteriseImpl::CellsAround(obstacle, map.Bounds(), map.GetTopology());
}

ObstructionField::ObstructionField(const GridMap& map, const CellRect& rect)
	: area_(Detail::RasteriseImpl::CutToMap(rect, map)), topology_(map.GetTopology()),
	  units_(static_cast<std::size_t>(area_.Area()), 0)
{
}

GridError ObstructionField::Add(std::span<const Obstacle> obstacles)
{
	using Detail::RasteriseImpl::CoverageSweep;
	using Detail::RasteriseImpl::ShapeList;
	ShapeList shapes;
	if (const GridError error = shapes.Build(obstacles, area_, topology_); error != GridError::None)
	{
		return error;
	}
	const CellRect area = shapes.Cells();
	CoverageSweep sweep(std::move(shapes), area, topology_);
	while (sweep.NextRow())
	{
		std::uint32_t* row = units_.data() + std::ptrdiff_t{sweep.Row() - area_.y} * area_.width;
		for (const CoverageSweep::Columns& columns : sweep.Covered())
		{
			for (std::int32_t x = columns.first; x < columns.end; ++x)
			{
				std::uint32_t& units = row[x - area_.x];
				units = (std::min)(units + sweep.UnitsAt(x), FullCellUnits);
			}
		}
	}
	return GridError::None;
}

GridError ObstructionField::Add(const Obstacle& obstacle)
{
	return Add({&obstacle, 1});
}

std::uint32_t ObstructionField::UnitsAt(Cell cell) const
{
	if (!area_.Contains(cell))
	{
		return 0;
	}
	return units_[static_cast<std::size_t>(
		std::ptrdiff_t{cell.y - area_.y} * area_.width + (cell.x - area_.x))];
}
} // namespace NavCore
