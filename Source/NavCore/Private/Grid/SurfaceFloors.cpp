// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Grid/SurfaceFloors.h"

#include "Grid/FloorSorter.h"
#include "Grid/SurfaceSamples.h"
#include "NavCore/Grid/GridEdit.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace NavCore
{
namespace Detail::SurfaceFloorsImpl
{
bool IsFinite(const SurfacePoint& point)
{
	return std::isfinite(point.x) && std::isfinite(point.y) && std::isfinite(point.height);
}

FloorError CheckSettings(const FloorSettings& settings)
{
	const CellRect& area = settings.area;
	// Far from the ends of integers, so that sums stay in range.
	constexpr std::int32_t Reach = 1 << 30;
	const bool fits = !area.IsEmpty() && area.width <= MaxGridSide && area.height <= MaxGridSide &&
		std::abs(std::int64_t{area.x}) < Reach && std::abs(std::int64_t{area.y}) < Reach;
	constexpr std::int32_t MaxClimb = (std::numeric_limits<std::int16_t>::max)();
	// The storey height may be infinite: one floor only.
	return fits && settings.storeyHeight > 0 && settings.climbLimit >= 0 && settings.climbLimit <= MaxClimb &&
			settings.stepSpacing >= 1 && settings.maxFloors >= 1
		? FloorError::None
		: FloorError::BadSettings;
}

FloorError CheckPoints(std::span<const SurfacePoint> points)
{
	for (const SurfacePoint& point : points)
	{
		if (!IsFinite(point))
		{
			return FloorError::NotFinite;
		}
		if (std::abs(point.height) > (std::numeric_limits<std::int16_t>::max)())
		{
			return FloorError::HeightOutOfRange;
		}
	}
	return FloorError::None;
}

FloorError CheckPolygon(const SurfacePolygon& polygon, std::size_t count)
{
	if (polygon.corners.size() < 3 || polygon.triangles.size() % 3 != 0)
	{
		return FloorError::BadPolygon;
	}
	for (const std::int32_t neighbor : polygon.neighbors)
	{
		if (neighbor < 0 || static_cast<std::size_t>(neighbor) >= count)
		{
			return FloorError::BadNeighbor;
		}
	}
	const FloorError error = CheckPoints(polygon.corners);
	return error != FloorError::None ? error : CheckPoints(polygon.triangles);
}

/** Makes the maps and the steps of samples that were put on floors. */
class FloorWriter
{
public:
	FloorWriter(const SurfaceSamples& samples, const FloorSorter& sorter, const FloorSettings& settings)
		: samples_(samples), floorOf_(sorter.FloorOf()), climbLimit_(sorter.ClimbLimit()),
		  stepSpacing_(settings.stepSpacing), extents_(static_cast<std::size_t>(sorter.FloorCount()))
	{
	}

	[[nodiscard]] SurfaceFloors Write()
	{
		const std::span<const SurfaceSample> all = samples_.Samples();
		for (std::size_t i = 0; i < all.size(); ++i)
		{
			CellRect& extent = extents_[static_cast<std::size_t>(floorOf_[i])];
			extent = extent.Union({all[i].cell.x, all[i].cell.y, 1, 1});
		}
		for (std::size_t floor = 0; floor < extents_.size(); ++floor)
		{
			WriteFloor(static_cast<std::int32_t>(floor));
		}
		WriteSteps();
		return std::move(result_);
	}

private:
	[[nodiscard]] Cell LocalOf(std::int32_t sample) const
	{
		const Cell cell = samples_.Samples()[static_cast<std::size_t>(sample)].cell;
		const CellRect& extent = extents_[FloorIndexOf(sample)];
		return {cell.x - extent.x, cell.y - extent.y};
	}
	[[nodiscard]] std::size_t FloorIndexOf(std::int32_t sample) const
	{
		return static_cast<std::size_t>(floorOf_[static_cast<std::size_t>(sample)]);
	}

	void WriteFloor(std::int32_t floor)
	{
		const CellRect& extent = extents_[static_cast<std::size_t>(floor)];
		// Sides were checked with the settings.
		GridMap map = GridMap::Create({.width = extent.width, .height = extent.height}).Value();
		std::vector<std::int16_t> heights(static_cast<std::size_t>(extent.Area()), 0);
		{
			GridEdit edit(map);
			(void)edit.FillWalkable(map.Bounds(), false);
			const std::span<const SurfaceSample> all = samples_.Samples();
			for (std::size_t i = 0; i < all.size(); ++i)
			{
				if (floorOf_[i] == floor)
				{
					const Cell local = LocalOf(static_cast<std::int32_t>(i));
					(void)edit.SetWalkable(local, true);
					heights[static_cast<std::size_t>(local.y) * static_cast<std::size_t>(extent.width) +
						static_cast<std::size_t>(local.x)] = all[i].height;
				}
			}
			(void)edit.Commit();
		}
		if (NeedsHeights(floor, map))
		{
			GridEdit edit(map);
			(void)edit.EnableHeight(climbLimit_);
			for (std::int32_t y = 0; y < extent.height; ++y)
			{
				const auto width = static_cast<std::size_t>(extent.width);
				(void)edit.WriteHeightRow(
					{0, y}, std::span(heights).subspan(static_cast<std::size_t>(y) * width, width));
			}
			(void)edit.Commit();
		}
		result_.floors.push_back({{extent.x, extent.y}, std::move(map), std::move(heights)});
	}

	/** Whether two cells lie beside each other on the floor that the surface does not join. */
	[[nodiscard]] bool NeedsHeights(std::int32_t floor, const GridMap& map) const
	{
		for (std::size_t i = 0; i < floorOf_.size(); ++i)
		{
			const auto sample = static_cast<std::int32_t>(i);
			for (std::size_t side = 0; floorOf_[i] == floor && side < SideSteps.size(); ++side)
			{
				const Cell local = LocalOf(sample);
				const std::int32_t neighbor = samples_.NeighborsOf(sample)[side];
				if ((neighbor == NoSample || floorOf_[static_cast<std::size_t>(neighbor)] != floor) &&
					map.IsWalkable({local.x + SideSteps[side].x, local.y + SideSteps[side].y}))
				{
					return true;
				}
			}
		}
		return false;
	}

	/** Along every border between floors, the first and the last step of each row and some between. */
	void WriteSteps()
	{
		for (std::size_t side = 0; side < 2; ++side)
		{
			for (std::size_t i = 0; i < floorOf_.size(); ++i)
			{
				const auto sample = static_cast<std::int32_t>(i);
				if (IsCrossing(sample, side) && !ContinuesFrom(sample, side, -1))
				{
					WriteRow(sample, side);
				}
			}
		}
	}

	/** Follows a row of places where the same two floors meet. */
	void WriteRow(std::int32_t sample, std::size_t side)
	{
		for (std::int32_t position = 0;; ++position)
		{
			const std::int32_t next = NextInRow(sample, side, 1);
			if (position % stepSpacing_ == 0 || next == NoSample)
			{
				const std::int32_t other = samples_.NeighborsOf(sample)[side];
				result_.steps.push_back({floorOf_[static_cast<std::size_t>(sample)], LocalOf(sample),
					floorOf_[static_cast<std::size_t>(other)], LocalOf(other)});
			}
			if (next == NoSample)
			{
				return;
			}
			sample = next;
		}
	}

	/** Whether the surface goes on from the sample on another floor. */
	[[nodiscard]] bool IsCrossing(std::int32_t sample, std::size_t side) const
	{
		const std::int32_t other = samples_.NeighborsOf(sample)[side];
		return other != NoSample && FloorIndexOf(other) != FloorIndexOf(sample);
	}

	[[nodiscard]] bool ContinuesFrom(std::int32_t sample, std::size_t side, std::int32_t direction) const
	{
		return NextInRow(sample, side, direction) != NoSample;
	}

	/** The next sample along the border where the same floors meet, or none. */
	[[nodiscard]] std::int32_t NextInRow(std::int32_t sample, std::size_t side, std::int32_t direction) const
	{
		// Across a step to the right the row goes down, across one downwards to the right.
		const std::size_t along = (1 - side) + (direction < 0 ? 2U : 0U);
		const std::int32_t next = samples_.NeighborsOf(sample)[along];
		if (next == NoSample || FloorIndexOf(next) != FloorIndexOf(sample) || !IsCrossing(next, side))
		{
			return NoSample;
		}
		return FloorIndexOf(samples_.NeighborsOf(next)[side]) ==
				FloorIndexOf(samples_.NeighborsOf(sample)[side])
			? next
			: NoSample;
	}

	const SurfaceSamples& samples_;
	const std::vector<std::int32_t>& floorOf_;
	std::int32_t climbLimit_;
	std::int32_t stepSpacing_;
	std::vector<CellRect> extents_;
	SurfaceFloors result_;
};
} // namespace Detail::SurfaceFloorsImpl

std::string_view Describe(FloorError error)
{
	switch (error)
	{
	case FloorError::None:
		return "no error";
	case FloorError::BadSettings:
		return "the settings of the floors make no sense";
	case FloorError::NotFinite:
		return "a corner is not a number";
	case FloorError::BadPolygon:
		return "a polygon has fewer than three corners, or a triangle does not have three";
	case FloorError::BadNeighbor:
		return "a polygon names a neighbor that does not exist";
	case FloorError::HeightOutOfRange:
		return "a height does not fit into the height layer";
	case FloorError::TooManyFloors:
		return "more floors are needed than the settings allow";
	}
	return "unknown error";
}

Result<SurfaceFloors, FloorError> MakeSurfaceFloors(
	std::span<const SurfacePolygon> polygons, const FloorSettings& settings)
{
	FloorError error = Detail::SurfaceFloorsImpl::CheckSettings(settings);
	for (std::size_t i = 0; error == FloorError::None && i < polygons.size(); ++i)
	{
		error = Detail::SurfaceFloorsImpl::CheckPolygon(polygons[i], polygons.size());
	}
	if (error != FloorError::None)
	{
		return Failure{error};
	}
	const Detail::SurfaceSamples samples(polygons, settings);
	Detail::FloorSorter sorter(samples, settings);
	if (!sorter.Run())
	{
		return Failure{FloorError::TooManyFloors};
	}
	return Detail::SurfaceFloorsImpl::FloorWriter(samples, sorter, settings).Write();
}
} // namespace NavCore
