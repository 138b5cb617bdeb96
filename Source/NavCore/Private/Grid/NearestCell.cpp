// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/NearestCell.h"

#include "NavCore/Grid/GridMap.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace NavCore
{
namespace Detail::NearestCellImpl
{
class AnyCell final : public CellFilter
{
public:
	[[nodiscard]] bool Accepts(Cell) const override { return true; }
};

/** How far outside the cell [low, low + 1) a coordinate lies. */
double Outside(double coordinate, double low)
{
	return (std::max)({low - coordinate, coordinate - (low + 1), 0.0});
}

class RingSearch
{
public:
	RingSearch(const GridMap& map, const NearestCellQuery& query, const CellFilter& filter)
		: map_(map), query_(query), filter_(filter), shift_(map.GetTopology() == Topology::Hex ? 0.5 : 0.0)
	{
	}

	[[nodiscard]] std::optional<Cell> Run()
	{
		const Cell middle{Index(query_.point.x), Index(query_.point.y)};
		const std::int32_t last = LastRing(middle);
		for (std::int32_t ring = 0; ring <= last && !IsTooFar(ring); ++ring)
		{
			VisitRing(middle, ring);
		}
		return best_;
	}

private:
	/** Points far off the map are kept close enough for whole numbers; nothing is near them anyway. */
	[[nodiscard]] static std::int32_t Index(double coordinate)
	{
		return static_cast<std::int32_t>((std::clamp)(std::floor(coordinate), -1e9, 1e9));
	}

	/** The ring that holds the corner of the map farthest away. */
	[[nodiscard]] std::int32_t LastRing(Cell middle) const
	{
		return (std::max)((std::max)(std::abs(middle.x), std::abs(map_.Width() - 1 - middle.x)),
				   (std::max)(std::abs(middle.y), std::abs(map_.Height() - 1 - middle.y))) +
			1;
	}

	/** No cell of the ring can be within reach, or better than the best one. */
	[[nodiscard]] bool IsTooFar(std::int32_t ring) const
	{
		const double least = static_cast<double>(ring) - 1 - shift_;
		return least > (std::max)(query_.extent.x, query_.extent.y) ||
			(least > 0 && least * least > bestDistance_);
	}

	void VisitRing(Cell middle, std::int32_t ring)
	{
		const std::int32_t top = (std::max)(middle.y - ring, 0);
		const std::int32_t bottom = (std::min)(middle.y + ring, map_.Height() - 1);
		for (std::int32_t y = top; y <= bottom; ++y)
		{
			const bool edge = y == middle.y - ring || y == middle.y + ring;
			const std::int32_t step = edge || ring == 0 ? 1 : 2 * ring;
			const std::int32_t left = edge ? (std::max)(middle.x - ring, 0) : middle.x - ring;
			const std::int32_t right = edge ? (std::min)(middle.x + ring, map_.Width() - 1) : middle.x + ring;
			for (std::int32_t x = left; x <= right; x += step)
			{
				Offer({x, y});
			}
		}
	}

	void Offer(Cell cell)
	{
		const bool fits = map_.IsWalkable(cell) && map_.ClearanceAt(cell) >= query_.clearance;
		if (!fits)
		{
			return;
		}
		const double rowShift = (cell.y & 1) != 0 ? shift_ : 0.0;
		const double dx = Outside(query_.point.x, static_cast<double>(cell.x) + rowShift);
		const double dy = Outside(query_.point.y, static_cast<double>(cell.y));
		const double distance = dx * dx + dy * dy;
		const bool better = distance < bestDistance_ || (distance == bestDistance_ && cell < *best_);
		if (dx <= query_.extent.x && dy <= query_.extent.y && better && filter_.Accepts(cell))
		{
			best_ = cell;
			bestDistance_ = distance;
		}
	}

	const GridMap& map_;
	const NearestCellQuery& query_;
	const CellFilter& filter_;
	/** Of the odd rows. */
	double shift_;
	double bestDistance_ = std::numeric_limits<double>::infinity();
	std::optional<Cell> best_;
};
} // namespace Detail::NearestCellImpl

std::optional<Cell> FindNearestCell(
	const GridMap& map, const NearestCellQuery& query, const CellFilter& filter)
{
	const bool finite = std::isfinite(query.point.x) && std::isfinite(query.point.y) &&
		std::isfinite(query.extent.x) && std::isfinite(query.extent.y);
	const bool served =
		query.clearance <= 1 || (map.HasClearance() && query.clearance <= map.ClearanceLimit());
	if (!finite || !served)
	{
		return std::nullopt;
	}
	return Detail::NearestCellImpl::RingSearch(map, query, filter).Run();
}

std::optional<Cell> FindNearestCell(const GridMap& map, const NearestCellQuery& query)
{
	return FindNearestCell(map, query, Detail::NearestCellImpl::AnyCell());
}

std::optional<Cell> WalkableCellAt(const GridMap& map, std::int64_t index)
{
	if (index < 0 || index >= map.WalkableCount())
	{
		return std::nullopt;
	}
	const BitView rows = map.Rows();
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); x += BitGrid::WordBits)
		{
			// Cells past the end of a row are padding, and 0.
			const std::int32_t count = (std::min)(map.Width() - x, BitGrid::WordBits);
			std::uint64_t word = rows.Word(rows.Position(x, y)) & ((std::uint64_t{1} << count) - 1);
			const std::int64_t here = std::popcount(word);
			if (index >= here)
			{
				index -= here;
				continue;
			}
			for (; index > 0; --index)
			{
				word &= word - 1;
			}
			return Cell{x + std::countr_zero(word), y};
		}
	}
	return std::nullopt;
}
} // namespace NavCore
