// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Spatial/StraightWay.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Trace/TraceSink.h"
#include "Search/JumpSight.h"

#include <algorithm>
#include <cstdlib>

namespace NavCore::Detail
{
bool TakeOneTurnWay(const GridMap& map, Cell start, Cell goal, TraceSink* trace, Path& outPath)
{
	const JumpSight fromGoal(map, goal);
	const bool diagonalFirst = fromGoal.SeesGoal(fromGoal.SpotAt(start.x, start.y));
	if (!diagonalFirst)
	{
		const JumpSight fromStart(map, start);
		if (!fromStart.SeesGoal(fromStart.SpotAt(goal.x, goal.y)))
		{
			return false;
		}
	}
	const Cell from = diagonalFirst ? start : goal;
	const Cell to = diagonalFirst ? goal : start;
	const Cell step = StepTowards(from, to);
	const std::int32_t width = std::abs(to.x - from.x);
	const std::int32_t height = std::abs(to.y - from.y);
	const std::int32_t diagonal = (std::min)(width, height);
	const Cell turn{from.x + step.x * diagonal, from.y + step.y * diagonal};
	outPath.form = PathForm::Waypoints;
	outPath.mapVersion = map.Version();
	outPath.points.push_back(start);
	if (turn != start && turn != goal)
	{
		outPath.points.push_back(turn);
	}
	outPath.points.push_back(goal);
	outPath.diagonalSteps = diagonal;
	outPath.straightSteps = (std::max)(width, height) - diagonal;
	outPath.cost = Cost{outPath.straightSteps * StraightUnits + outPath.diagonalSteps * DiagonalUnits};
	if (trace != nullptr)
	{
		trace->OnEvent({TraceKind::Line, turn, start, {}, {}});
		trace->OnEvent({TraceKind::Line, goal, turn, {}, {}});
	}
	return true;
}
} // namespace NavCore::Detail
