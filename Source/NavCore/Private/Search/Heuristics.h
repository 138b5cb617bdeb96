// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Search/SearchRequest.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace NavCore::Detail
{
/** The goal and the scale that every estimate needs: the cheapest terrain makes it admissible. */
struct HeuristicSetup
{
	Cell goal;
	std::int64_t scale = 1;
	HeuristicKind kind = HeuristicKind::Octile;
	bool hex = false;
};

struct ZeroHeuristic
{
	explicit ZeroHeuristic(const HeuristicSetup&) {}
	[[nodiscard]] std::uint64_t operator()(std::int32_t, std::int32_t) const { return 0; }
};

/** Exact on an empty map with eight neighbours. In 32 bits, for the fast path. */
class OctileHeuristic
{
public:
	explicit OctileHeuristic(const HeuristicSetup& setup)
		: goal_(setup.goal), straight_(static_cast<std::uint32_t>(StraightUnits * setup.scale)),
		  extra_(static_cast<std::uint32_t>((DiagonalUnits - StraightUnits) * setup.scale))
	{
	}
	[[nodiscard]] std::uint32_t operator()(std::int32_t x, std::int32_t y) const
	{
		const auto dx = static_cast<std::uint32_t>(std::abs(x - goal_.x));
		const auto dy = static_cast<std::uint32_t>(std::abs(y - goal_.y));
		return dx > dy ? dx * straight_ + dy * extra_ : dy * straight_ + dx * extra_;
	}

private:
	Cell goal_;
	std::uint32_t straight_;
	std::uint32_t extra_;
};

/** Any estimate of the request, chosen at run time. */
class SelectedHeuristic
{
public:
	explicit SelectedHeuristic(const HeuristicSetup& setup) : setup_(setup) {}
	[[nodiscard]] std::uint64_t operator()(std::int32_t x, std::int32_t y) const
	{
		return setup_.hex ? Hex(x, y) : Square(x, y);
	}

private:
	[[nodiscard]] std::uint64_t Square(std::int32_t x, std::int32_t y) const
	{
		const std::int64_t dx = std::abs(x - setup_.goal.x);
		const std::int64_t dy = std::abs(y - setup_.goal.y);
		const std::int64_t least = dx < dy ? dx : dy;
		const std::int64_t most = dx < dy ? dy : dx;
		std::int64_t units = 0;
		switch (setup_.kind)
		{
		case HeuristicKind::Automatic:
		case HeuristicKind::Octile:
			units = most * StraightUnits + least * (DiagonalUnits - StraightUnits);
			break;
		case HeuristicKind::Manhattan:
			units = (dx + dy) * StraightUnits;
			break;
		case HeuristicKind::Chebyshev:
			units = most * StraightUnits;
			break;
		case HeuristicKind::Euclidean:
			units = EuclideanUnits(dx, dy);
			break;
		case HeuristicKind::Zero:
			break;
		}
		return static_cast<std::uint64_t>(units * setup_.scale);
	}

	/**
	 * The straight line in units of half the diagonal squared, so that a pure diagonal is exactly as
	 * long as its steps: the plain factor 1970 would exceed them by a hair and not be admissible.
	 */
	[[nodiscard]] static std::int64_t EuclideanUnits(std::int64_t dx, std::int64_t dy)
	{
		constexpr std::int64_t halfDiagonalSquared = std::int64_t{DiagonalUnits} * DiagonalUnits / 2;
		const std::int64_t square = (dx * dx + dy * dy) * halfDiagonalSquared;
		auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(square)));
		// The double is right to one unit either way; the integers decide.
		while (root * root > square)
		{
			--root;
		}
		while ((root + 1) * (root + 1) <= square)
		{
			++root;
		}
		return root;
	}

	[[nodiscard]] std::uint64_t Hex(std::int32_t x, std::int32_t y) const
	{
		if (setup_.kind == HeuristicKind::Zero)
		{
			return 0;
		}
		// Offset rows to axial coordinates: odd rows stand half a cell to the right.
		const std::int64_t dr = y - setup_.goal.y;
		const std::int64_t dq =
			(x - (y - (y & 1)) / 2) - (setup_.goal.x - (setup_.goal.y - (setup_.goal.y & 1)) / 2);
		const std::int64_t steps = (std::abs(dq) + std::abs(dr) + std::abs(dq + dr)) / 2;
		return static_cast<std::uint64_t>(steps * StraightUnits * setup_.scale);
	}

	HeuristicSetup setup_;
};

/** Fills in what the request leaves open. */
inline HeuristicSetup MakeHeuristicSetup(const GridMap& map, const SearchRequest& request)
{
	HeuristicSetup setup;
	setup.goal = request.goal;
	setup.scale = map.MinTerrain();
	setup.hex = map.GetTopology() == Topology::Hex;
	setup.kind = request.heuristic;
	if (setup.kind == HeuristicKind::Automatic && !setup.hex)
	{
		const bool diagonals =
			map.GetTopology() == Topology::Octile && map.GetCornerRule() != CornerRule::Never;
		setup.kind = diagonals ? HeuristicKind::Octile : HeuristicKind::Manhattan;
	}
	return setup;
}
} // namespace NavCore::Detail
