// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/GridMap.h"

#include <cstdint>
#include <cstdlib>

namespace NavCore::Detail
{
/** Least cost between two cells of a map on which nothing is blocked and all terrain is the cheapest. */
class EmptyMapDistance
{
public:
	void Attach(const GridMap& map)
	{
		hex_ = map.GetTopology() == Topology::Hex;
		const bool diagonals =
			map.GetTopology() == Topology::Octile && map.GetCornerRule() != CornerRule::Never;
		scale_ = map.MinTerrain();
		extra_ = diagonals ? DiagonalUnits - StraightUnits : StraightUnits;
	}

	[[nodiscard]] std::int64_t operator()(Cell a, Cell b) const
	{
		const std::int64_t dx = std::abs(a.x - b.x);
		const std::int64_t dy = std::abs(a.y - b.y);
		if (hex_)
		{
			// Offset rows to axial coordinates: odd rows stand half a cell to the right.
			const std::int64_t dr = a.y - b.y;
			const std::int64_t dq = (a.x - (a.y - (a.y & 1)) / 2) - (b.x - (b.y - (b.y & 1)) / 2);
			return (std::abs(dq) + std::abs(dr) + std::abs(dq + dr)) / 2 * StraightUnits * scale_;
		}
		return (dx > dy ? dx * StraightUnits + dy * extra_ : dy * StraightUnits + dx * extra_) * scale_;
	}

	/** The cheapest step there can be. */
	[[nodiscard]] std::int64_t LeastStep() const { return StraightUnits * scale_; }

private:
	std::int64_t extra_ = 0;
	std::int64_t scale_ = 1;
	bool hex_ = false;
};
} // namespace NavCore::Detail
