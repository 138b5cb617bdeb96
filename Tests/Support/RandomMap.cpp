// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Support/RandomMap.h"

#include "NavCore/Grid/GridEdit.h"

#include <gtest/gtest.h>

#include <ostream>

namespace NavCore::Tests
{
namespace
{
CellRect RandomRect(const GridMap& map, Random& random, std::int32_t longest)
{
	const Cell corner = RandomCell(map, random);
	const CellRect rect{corner.x, corner.y, random.Range(1, longest), random.Range(1, longest)};
	return rect.Intersect(map.Bounds());
}

void DrawNoise(const MapSpec& spec, Random& random, GridEdit& edit)
{
	for (std::int32_t y = 0; y < spec.height; ++y)
	{
		for (std::int32_t x = 0; x < spec.width; ++x)
		{
			if (random.Percent(static_cast<std::uint32_t>(spec.blockedPercent)))
			{
				EXPECT_EQ(edit.SetWalkable({x, y}, false), GridError::None);
			}
		}
	}
}

/** Draws shapes until their areas add up to the share of blocked cells. */
template <class MakeRect>
void DrawRects(const MapSpec& spec, const GridMap& map, GridEdit& edit, MakeRect makeRect)
{
	const std::int64_t wanted = map.Bounds().Area() * spec.blockedPercent / 100;
	for (std::int64_t drawn = 0; drawn < wanted;)
	{
		const CellRect rect = makeRect();
		EXPECT_EQ(edit.FillWalkable(rect, false), GridError::None);
		drawn += rect.Area();
	}
}

void DrawLines(const MapSpec& spec, const GridMap& map, Random& random, GridEdit& edit)
{
	DrawRects(spec, map, edit,
		[&]
		{
			const CellRect rect = RandomRect(map, random, 1 + (spec.width + spec.height) / 2);
			const bool flat = random.Percent(50);
			return CellRect{rect.x, rect.y, flat ? rect.width : 1, flat ? 1 : rect.height};
		});
	for (std::int32_t gap = 0; gap < (spec.width + spec.height) / 4; ++gap)
	{
		EXPECT_EQ(edit.SetWalkable(RandomCell(map, random), true), GridError::None);
	}
}

void DrawLayers(const MapSpec& spec, Random& random, GridEdit& edit)
{
	if (spec.terrain)
	{
		edit.EnableTerrain();
	}
	if (spec.heights)
	{
		EXPECT_EQ(edit.EnableHeight(2), GridError::None);
	}
	if (spec.clearance > 1)
	{
		EXPECT_EQ(edit.EnableClearance(spec.clearance), GridError::None);
	}
	for (std::int32_t y = 0; y < spec.height; ++y)
	{
		for (std::int32_t x = 0; x < spec.width; ++x)
		{
			// Few different costs make ties, and ties make trouble.
			const bool dear = random.Percent(5);
			const auto cost = static_cast<std::uint8_t>(random.Range(1, dear ? TerrainMax : 4));
			const auto height = static_cast<std::int16_t>(random.Range(0, 4));
			if (spec.terrain)
			{
				EXPECT_EQ(edit.SetTerrain({x, y}, cost), GridError::None);
			}
			if (spec.heights)
			{
				EXPECT_EQ(edit.SetHeight({x, y}, height), GridError::None);
			}
		}
	}
}
} // namespace

GridMap BuildMap(const MapSpec& spec)
{
	GridMap map = GridMap::Create({spec.width, spec.height, spec.topology, spec.cornerRule}).Value();
	Random random(spec.seed);
	GridEdit edit(map);
	ApplyVariant(edit, spec.variant);
	switch (spec.style)
	{
	case WallStyle::Noise:
		DrawNoise(spec, random, edit);
		break;
	case WallStyle::Boxes:
		DrawRects(
			spec, map, edit, [&] { return RandomRect(map, random, 1 + (spec.width + spec.height) / 8); });
		break;
	case WallStyle::Lines:
		DrawLines(spec, map, random, edit);
		break;
	}
	if (spec.terrain || spec.heights || spec.clearance > 1)
	{
		DrawLayers(spec, random, edit);
	}
	static_cast<void>(edit.Commit());
	return map;
}

std::string Draw(const GridMap& map)
{
	std::string text;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			const std::uint8_t cost = map.TerrainAt({x, y});
			const char free = cost <= 1 ? '.' : static_cast<char>('0' + (cost < 9 ? cost : 9));
			text += map.IsWalkable({x, y}) ? free : '#';
		}
		text += '\n';
	}
	return text;
}

std::ostream& operator<<(std::ostream& out, const MapSpec& spec)
{
	out << "map " << spec.width << "x" << spec.height << ", topology " << static_cast<int>(spec.topology)
		<< ", corner rule " << static_cast<int>(spec.cornerRule) << ", style " << static_cast<int>(spec.style)
		<< ", " << spec.blockedPercent << " % blocked, terrain " << spec.terrain << ", heights "
		<< spec.heights << ", clearance " << static_cast<int>(spec.clearance) << ", variant "
		<< NameOf(spec.variant) << ", seed " << spec.seed;
	if (spec.width <= 40 && spec.height <= 40)
	{
		out << '\n' << Draw(BuildMap(spec));
	}
	return out;
}

Cell RandomCell(const GridMap& map, Random& random)
{
	const std::int32_t x = random.Range(0, map.Width() - 1);
	return {x, random.Range(0, map.Height() - 1)};
}

Cell RandomFreeCell(const GridMap& map, Random& random, std::uint8_t clearance)
{
	Cell cell = RandomCell(map, random);
	for (int i = 0; i < 500 && map.ClearanceAt(cell) < clearance; ++i)
	{
		cell = RandomCell(map, random);
	}
	return cell;
}

SearchRequest RandomRequest(const GridMap& map, Random& random, std::uint8_t clearance)
{
	SearchRequest request;
	request.start = RandomFreeCell(map, random, clearance);
	request.goal = RandomFreeCell(map, random, clearance);
	request.clearance = clearance;
	return request;
}

void EditAtRandom(GridMap& map, Random& random)
{
	GridEdit edit(map);
	const std::int32_t flips = random.Range(0, 8);
	for (std::int32_t i = 0; i < flips; ++i)
	{
		const Cell cell = RandomCell(map, random);
		EXPECT_EQ(edit.SetWalkable(cell, !map.IsWalkable(cell)), GridError::None);
	}
	const CellRect rect = RandomRect(map, random, 6);
	EXPECT_EQ(edit.FillWalkable(rect, random.Percent(50)), GridError::None);
	static_cast<void>(edit.Commit());
}
} // namespace NavCore::Tests
