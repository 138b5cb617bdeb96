// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Path/Path.h"

#include <cstdint>

namespace NavCore::Detail
{
/** Grows a path step by step: turning points only on square cells, every cell on hexagons. */
class PathWriter
{
public:
	void Begin(const GridMap& map, Cell start)
	{
		path_.Clear();
		path_.mapVersion = map.Version();
		hex_ = map.GetTopology() == Topology::Hex;
		path_.form = hex_ ? PathForm::Cells : PathForm::Waypoints;
		path_.points.push_back(start);
		end_ = start;
		heading_ = NoHeading;
	}

	[[nodiscard]] Cell End() const { return end_; }

	void Step(std::size_t direction, std::int32_t count)
	{
		const Cell offset = DirectionOffsets[direction];
		if (hex_)
		{
			for (std::int32_t i = 1; i <= count; ++i)
			{
				path_.points.push_back({end_.x + i * offset.x, end_.y + i * offset.y});
			}
		}
		else if (heading_ != direction)
		{
			path_.points.push_back(end_);
		}
		end_ = {end_.x + count * offset.x, end_.y + count * offset.y};
		if (!hex_)
		{
			path_.points.back() = end_;
		}
		heading_ = direction;
		const bool diagonal = !hex_ && IsDiagonal(static_cast<Direction>(direction));
		(diagonal ? path_.diagonalSteps : path_.straightSteps) += count;
	}
	void AddCost(std::uint64_t units) { path_.cost.units += static_cast<std::int64_t>(units); }

	[[nodiscard]] const Path& Written() const { return path_; }

private:
	static constexpr std::size_t NoHeading = DirectionCount;

	Path path_;
	Cell end_;
	std::size_t heading_ = NoHeading;
	bool hex_ = false;
};
} // namespace NavCore::Detail
