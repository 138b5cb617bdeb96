// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Draw/MapDrawing.h"

#include "Draw/CellMerger.h"
#include "Draw/DrawGeometry.h"
#include "NavCore/Draw/DrawPalette.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Regions/RegionMap.h"

#include <algorithm>
#include <cmath>

namespace NavCore
{
namespace Detail::MapDrawingImpl
{
constexpr DrawColor Nothing{0, 0, 0, 0};

template <class Visit>
void ForEachCell(const CellRect& cells, const Visit& visit)
{
	for (std::int32_t y = cells.y; y < cells.Bottom(); ++y)
	{
		for (std::int32_t x = cells.x; x < cells.Right(); ++x)
		{
			visit(Cell{x, y});
		}
	}
}

std::uint8_t LargestTerrainIn(const GridMap& map, const CellRect& cells)
{
	std::uint8_t largest = TerrainNeutral;
	if (map.HasTerrain())
	{
		ForEachCell(cells,
			[&](Cell cell)
			{
				const std::uint8_t cost = map.TerrainAt(cell);
				largest = cost == TerrainBlocked ? largest : (std::max)(largest, cost);
			});
	}
	return largest;
}

/** A share in the order of a table of colors, 0 to 1. */
double ShareOf(std::int32_t value, std::int32_t low, std::int32_t high)
{
	return high > low ? static_cast<double>(value - low) / (high - low) : 0.0;
}

/** Numbers of free cells: valueOf(Cell) tells them, or returns false to leave a cell out. */
template <class ValueOf>
void LabelCells(const GridMap& map, const DrawWindow& window, DrawList& list, const ValueOf& valueOf)
{
	WindowPen pen(map, window, list);
	if (!pen.WantsLabels())
	{
		return;
	}
	ForEachCell(pen.Clip(),
		[&](Cell cell)
		{
			std::int64_t value = 0;
			if (map.IsWalkable(cell) && valueOf(cell, value))
			{
				pen.Label(cell, value, DrawPalette::Label);
			}
		});
}

/** Components take keys of four shades each, so that the regions of a sector can be told apart. */
constexpr std::uint32_t RegionShades = 4;

DrawColor RegionColor(CellKey key)
{
	const std::uint32_t component = key / RegionShades - 1;
	const std::uint32_t shade = key % RegionShades;
	return Mix(TurnColor(DrawPalette::Components, component), DrawPalette::Wall, 0.12 * shade);
}
} // namespace Detail::MapDrawingImpl

std::uint8_t LargestTerrain(const GridMap& map)
{
	return Detail::MapDrawingImpl::LargestTerrainIn(map, map.Bounds());
}

void DrawCells(const GridMap& map, const DrawWindow& window, const CellDrawing& what, DrawList& outList)
{
	namespace Impl = Detail::MapDrawingImpl;
	const std::uint8_t darkest = what.darkestTerrain != 0
		? what.darkestTerrain
		: Impl::LargestTerrainIn(map, Detail::ClipToMap(map, window));
	const auto keyAt = [&map](Cell cell)
	{
		return map.IsWalkable(cell) ? Detail::CellKey{map.TerrainAt(cell)} : Detail::WallKey;
	};
	const auto colorOf = [&](Detail::CellKey key)
	{
		if (key == Detail::WallKey)
		{
			return what.walls ? DrawPalette::Wall : Impl::Nothing;
		}
		if (key <= TerrainNeutral || darkest <= TerrainNeutral || !what.terrain)
		{
			return what.neutralGround ? DrawPalette::Free : Impl::Nothing;
		}
		// Logarithmic: the step from cost 1 to 2 matters more than the one from 9 to 10.
		const double share = std::log(key) / std::log(darkest);
		return Mix(DrawPalette::Free, DrawPalette::HeavyTerrain, (std::min)(share, 1.0));
	};
	Detail::DrawByKey(map, window, Detail::EmptyCells::Count, keyAt, colorOf, outList);
	Impl::LabelCells(map, window, outList,
		[&map](Cell cell, std::int64_t& outValue)
		{
			outValue = map.TerrainAt(cell);
			return outValue > TerrainNeutral;
		});
}

void DrawClearance(const GridMap& map, const DrawWindow& window, DrawList& outList)
{
	namespace Impl = Detail::MapDrawingImpl;
	if (!map.HasClearance())
	{
		return;
	}
	const auto keyAt = [&map](Cell cell)
	{
		return map.IsWalkable(cell) ? Detail::CellKey{map.ClearanceAt(cell)} : Detail::WallKey;
	};
	const auto colorOf = [&map](Detail::CellKey key)
	{
		return key == Detail::WallKey
			? Impl::Nothing
			: RampColor(DrawPalette::Clearance,
				  Impl::ShareOf(static_cast<std::int32_t>(key), 1, map.ClearanceLimit()));
	};
	Detail::DrawByKey(map, window, Detail::EmptyCells::Count, keyAt, colorOf, outList);
	Impl::LabelCells(map, window, outList,
		[&map](Cell cell, std::int64_t& outValue)
		{
			outValue = map.ClearanceAt(cell);
			return true;
		});
}

HeightRange FindHeightRange(const GridMap& map)
{
	HeightRange range;
	bool any = false;
	const CellRect cells = map.HasHeight() ? map.Bounds() : CellRect{};
	Detail::MapDrawingImpl::ForEachCell(cells,
		[&](Cell cell)
		{
			if (map.IsWalkable(cell))
			{
				const std::int16_t height = map.HeightAt(cell);
				range.low = any ? (std::min)(range.low, height) : height;
				range.high = any ? (std::max)(range.high, height) : height;
				any = true;
			}
		});
	return range;
}

void DrawHeights(const GridMap& map, const DrawWindow& window, const HeightRange& range, DrawList& outList)
{
	namespace Impl = Detail::MapDrawingImpl;
	constexpr std::int32_t shades = 32;
	if (!map.HasHeight())
	{
		return;
	}
	const auto keyAt = [&](Cell cell)
	{
		if (!map.IsWalkable(cell))
		{
			return Detail::WallKey;
		}
		const double share = std::clamp(Impl::ShareOf(map.HeightAt(cell), range.low, range.high), 0.0, 1.0);
		return static_cast<Detail::CellKey>(share * (shades - 1) + 0.5) + 1U;
	};
	const auto colorOf = [](Detail::CellKey key)
	{
		return key == Detail::WallKey
			? Impl::Nothing
			: RampColor(DrawPalette::Heights, Impl::ShareOf(static_cast<std::int32_t>(key), 1, shades));
	};
	Detail::DrawByKey(map, window, Detail::EmptyCells::Count, keyAt, colorOf, outList);
	Impl::LabelCells(map, window, outList,
		[&map](Cell cell, std::int64_t& outValue)
		{
			outValue = map.HeightAt(cell);
			return true;
		});
}

void DrawRegions(const GridMap& map, const RegionMap& regions, const DrawWindow& window,
	const RegionDrawing& what, DrawList& outList)
{
	namespace Impl = Detail::MapDrawingImpl;
	if (!regions.Follows(map))
	{
		return;
	}
	const auto keyAt = [&](Cell cell)
	{
		const std::uint32_t component = regions.ComponentOf(cell);
		if (component == RegionMap::NoComponent)
		{
			return Detail::WallKey;
		}
		const std::uint32_t shade = what.regions ? regions.NumberInSector(cell) % Impl::RegionShades : 0;
		return (component + 1) * Impl::RegionShades + shade;
	};
	const auto colorOf = [](Detail::CellKey key)
	{
		return key == Detail::WallKey ? Impl::Nothing : Impl::RegionColor(key);
	};
	if (what.components)
	{
		Detail::DrawByKey(map, window, Detail::EmptyCells::Count, keyAt, colorOf, outList);
	}
	if (what.sectors)
	{
		Detail::DrawGridLines(map, window, RegionMap::SectorSide,
			{.color = DrawPalette::SectorBorder, .width = 0.15F}, outList);
	}
}
} // namespace NavCore
