// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavRecast/ExtrudedMap.h"
#include "NavRecast/NavMeshQuery.h"
#include "NavRecast/NavMeshTiles.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Grid/GridMap.h"
#include "NavLab/Generate/MapGenerator.h"

#include <string>
#include <vector>

namespace RecastTest
{
/** A map drawn as text: '#' is blocked. */
inline NavCore::GridMap MapFromRows(const std::vector<std::string>& rows)
{
	NavCore::GridMap map = NavCore::GridMap::Create({.width = static_cast<std::int32_t>(rows[0].size()),
														.height = static_cast<std::int32_t>(rows.size())})
							   .Value();
	NavCore::GridEdit edit(map);
	for (std::size_t y = 0; y < rows.size(); ++y)
	{
		for (std::size_t x = 0; x < rows[y].size(); ++x)
		{
			const NavCore::Cell cell{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
			(void)edit.SetWalkable(cell, rows[y][x] != '#');
		}
	}
	(void)edit.Commit();
	return map;
}

inline NavCore::GridMap Generate(
	NavLab::MapKind kind, std::int32_t width, std::int32_t height, std::uint64_t seed)
{
	NavLab::GeneratorOptions options;
	options.kind = kind;
	options.width = width;
	options.height = height;
	options.seed = seed;
	return NavLab::GenerateMap(options).Value();
}

/** Whether a polygon lies straight below the middle of a cell. */
inline bool HasFloorAt(const NavRecast::NavMeshQuery& query, NavCore::Cell cell)
{
	return query.Nearest(NavRecast::CenterOf(cell), {0.05F, 2.0F, 0.05F}).has_value();
}
} // namespace RecastTest
