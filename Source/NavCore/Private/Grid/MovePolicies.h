// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Grid/OpenNeighbours.h"
#include "NavCore/Base/Cost.h"
#include "NavCore/Grid/GridMap.h"

#include <array>
#include <bit>
#include <cstdint>

namespace NavCore::Detail
{
inline std::array<std::int32_t, DirectionCount> PositionOffsets(std::int32_t stride)
{
	return {-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1};
}

inline std::array<std::uint32_t, DirectionCount> StepUnits(Topology topology)
{
	const std::uint32_t diagonal = topology == Topology::Hex ? StraightUnits : DiagonalUnits;
	constexpr std::uint32_t straight = StraightUnits;
	return {diagonal, straight, diagonal, straight, straight, diagonal, straight, diagonal};
}

/** Moves that cost their length and nothing else. */
class UniformMoves
{
public:
	UniformMoves(const GridMap& map, std::uint8_t)
		: rows_(map.Rows()), tables_{&map.Moves(0), &map.Moves(1)}, units_(StepUnits(map.GetTopology()))
	{
	}
	[[nodiscard]] DirectionMask Legal(std::int32_t position, std::int32_t y) const
	{
		return (*tables_[static_cast<std::size_t>(y & 1)])[OpenNeighbours(rows_, position)];
	}
	[[nodiscard]] std::uint32_t Step(std::int32_t, std::int32_t, std::size_t direction) const
	{
		return units_[direction];
	}

private:
	BitView rows_;
	std::array<const MoveTable*, 2> tables_;
	std::array<std::uint32_t, DirectionCount> units_;
};

/** Moves whose cost is weighed by terrain, on a map with that layer and none that makes moves illegal. */
class TerrainMoves
{
public:
	TerrainMoves(const GridMap& map, std::uint8_t) : uniform_(map, 1), terrain_(map.TerrainOrigin()) {}
	[[nodiscard]] DirectionMask Legal(std::int32_t position, std::int32_t y) const
	{
		return uniform_.Legal(position, y);
	}
	[[nodiscard]] std::uint32_t Step(std::int32_t from, std::int32_t to, std::size_t direction) const
	{
		return uniform_.Step(from, to, direction) / 2 * (std::uint32_t{terrain_[from]} + terrain_[to]);
	}

private:
	UniformMoves uniform_;
	const std::uint8_t* terrain_;
};

/** Moves that mind whichever of terrain, height and clearance are there. */
class LayeredMoves
{
public:
	LayeredMoves(const GridMap& map, std::uint8_t clearance)
		: map_(map), rows_(map.Rows()), offsets_(PositionOffsets(rows_.strideBits)),
		  units_(StepUnits(map.GetTopology())), terrain_(map.HasTerrain() ? map.TerrainOrigin() : nullptr),
		  height_(map.HasHeight() ? map.HeightOrigin() : nullptr),
		  clearance_(clearance > 1 ? map.ClearanceOrigin() : nullptr), wanted_(clearance)
	{
	}
	[[nodiscard]] DirectionMask Legal(std::int32_t position, std::int32_t y) const
	{
		DirectionMask open = OpenNeighbours(rows_, position);
		if (clearance_ != nullptr)
		{
			open = Keep(
				open, position, [this](std::int32_t, std::int32_t to) { return clearance_[to] >= wanted_; });
		}
		if (height_ == nullptr)
		{
			return map_.Moves(y)[open];
		}
		const DirectionMask climbable = Keep(
			open, position, [this](std::int32_t from, std::int32_t to) { return IsClimbable(from, to); });
		return map_.GetTopology() == Topology::Octile ? ClimbableMoves(position, climbable)
													  : map_.Moves(y)[climbable];
	}
	[[nodiscard]] std::uint32_t Step(std::int32_t from, std::int32_t to, std::size_t direction) const
	{
		if (terrain_ == nullptr)
		{
			return units_[direction];
		}
		return units_[direction] / 2 * (std::uint32_t{terrain_[from]} + terrain_[to]);
	}

private:
	template <class Test>
	[[nodiscard]] DirectionMask Keep(DirectionMask mask, std::int32_t position, Test test) const
	{
		for (unsigned rest = mask; rest != 0; rest &= rest - 1)
		{
			const auto direction = static_cast<std::size_t>(std::countr_zero(rest));
			if (!test(position, position + offsets_[direction]))
			{
				mask = static_cast<DirectionMask>(mask & ~(1U << direction));
			}
		}
		return mask;
	}

	[[nodiscard]] bool IsClimbable(std::int32_t from, std::int32_t to) const
	{
		const std::int32_t difference = std::int32_t{height_[from]} - height_[to];
		return (difference < 0 ? -difference : difference) <= map_.ClimbLimit();
	}

	/** A cell beside a diagonal step counts as open only if both ends of the step can climb to it. */
	[[nodiscard]] DirectionMask ClimbableMoves(std::int32_t position, DirectionMask climbable) const
	{
		DirectionMask moves = climbable & StraightMask;
		for (unsigned rest = climbable & DiagonalMask; rest != 0; rest &= rest - 1)
		{
			const auto direction = static_cast<std::size_t>(std::countr_zero(rest));
			const std::int32_t target = position + offsets_[direction];
			const Cell offset = DirectionOffsets[direction];
			const DirectionMask beside = MaskOf(offset.x < 0 ? Direction::West : Direction::East) |
				MaskOf(offset.y < 0 ? Direction::North : Direction::South);
			const DirectionMask open = Keep(climbable & beside, position,
				[this, target](std::int32_t, std::int32_t cell) { return IsClimbable(cell, target); });
			const auto diagonal = static_cast<DirectionMask>(1U << direction);
			moves = static_cast<DirectionMask>(moves |
				(LegalMoves(static_cast<DirectionMask>(open | diagonal), map_.GetCornerRule()) & diagonal));
		}
		return moves;
	}

	const GridMap& map_;
	BitView rows_;
	std::array<std::int32_t, DirectionCount> offsets_;
	std::array<std::uint32_t, DirectionCount> units_;
	const std::uint8_t* terrain_;
	const std::int16_t* height_;
	const std::uint8_t* clearance_;
	std::uint8_t wanted_;
};
} // namespace NavCore::Detail
