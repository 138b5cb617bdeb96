// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Scheduling/QuickLeg.h"

#include "NavCore/Regions/RegionMap.h"
#include "Spatial/LineWalker.h"

namespace NavCore::Detail
{
bool MakeQuickLeg(const SearchContext& context, std::uint8_t clearance, Cell from, Cell goal, Path& outLeg)
{
	const GridMap& map = *context.map;
	if (!map.IsWalkable(from) || !map.Contains(goal) || (clearance > 1 && map.ClearanceAt(from) < clearance))
	{
		return false;
	}
	const bool isLabelled = context.regions != nullptr && context.regions->MapVersion() == map.Version();
	if (isLabelled && !context.regions->AreConnected(from, goal))
	{
		return false;
	}
	outLeg.Clear();
	outLeg.points.push_back(from);
	LineWalker walker(map, clearance);
	walker.Aim(from, goal);
	static_cast<void>(walker.WalkFree(
		QuickLegSteps, [&outLeg](Cell cell, std::uint32_t) { outLeg.points.push_back(cell); }));
	if (walker.IsAtEnd() || outLeg.points.size() < 2)
	{
		return false;
	}
	outLeg.partial = true;
	MeasureCells(map, outLeg);
	return true;
}
} // namespace NavCore::Detail
