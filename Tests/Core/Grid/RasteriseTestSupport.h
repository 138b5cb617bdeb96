// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Grid/Rasterise.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace NavCore::Tests
{
using Corners = std::vector<GridPoint>;

inline GridMap FreeMap(std::int32_t width, std::int32_t height, Topology topology = Topology::Octile)
{
	return GridMap::Create({.width = width, .height = height, .topology = topology}).Value();
}

/** The map as text, a line a row: '.' free, '#' blocked. */
inline std::string Drawing(const GridMap& map)
{
	std::string text;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			text += map.IsWalkable({x, y}) ? '.' : '#';
		}
		text += '\n';
	}
	return text;
}

/** Uniform in [low, high), the same with every standard library and compiler. */
inline double Uniform(std::mt19937& random, double low, double high)
{
	// Scaled down by a power of two last, which is exact: fused instructions give the same number.
	return low + (high - low) * static_cast<double>(random()) / 4294967296.0;
}

inline std::int32_t UniformInt(std::mt19937& random, std::int32_t low, std::int32_t high)
{
	return low + static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(high - low + 1));
}

inline ObstructionField FieldOf(const GridMap& map, const Obstacle& obstacle)
{
	ObstructionField field(map, map.Bounds());
	EXPECT_EQ(field.Add(obstacle), GridError::None);
	return field;
}

/** All units of a field row by row. */
inline std::vector<std::uint32_t> UnitsOf(const ObstructionField& field)
{
	std::vector<std::uint32_t> units;
	const CellRect& area = field.Area();
	for (std::int32_t y = area.y; y < area.Bottom(); ++y)
	{
		for (std::int32_t x = area.x; x < area.Right(); ++x)
		{
			units.push_back(field.UnitsAt({x, y}));
		}
	}
	return units;
}
} // namespace NavCore::Tests
