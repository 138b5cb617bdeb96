// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/NavMeshOutline.h"

#include "NavRecast/ExtrudedMap.h"
#include "NavRecast/NavMeshTiles.h"

#include "NavCore/Draw/DrawList.h"
#include "NavCore/Draw/DrawPalette.h"

namespace NavLab
{
NavMeshOutline OutlineNavMesh(const NavCore::GridMap& map)
{
	const NavRecast::ExtrudedMap source(map);
	const NavRecast::NavMeshTiles tiles(source, {});
	NavMeshOutline outline;
	if (!tiles.IsValid())
	{
		return outline;
	}
	for (const NavRecast::Polygon& polygon : tiles.Polygons())
	{
		std::vector<NavCore::GridPoint>& corners = outline.emplace_back();
		for (const NavRecast::Point& point : polygon)
		{
			corners.push_back({static_cast<double>(point.x), static_cast<double>(point.z)});
		}
	}
	return outline;
}

void DrawNavMesh(const NavMeshOutline& outline, NavCore::DrawList& outList)
{
	constexpr float Width = 0.12F;
	for (const std::vector<NavCore::GridPoint>& corners : outline)
	{
		for (std::size_t i = 0; i < corners.size(); ++i)
		{
			outList.lines.push_back(
				{corners[i], corners[(i + 1) % corners.size()], NavCore::DrawPalette::NavMesh, Width});
		}
	}
}
} // namespace NavLab
