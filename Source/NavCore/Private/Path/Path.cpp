// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/Path.h"

#include "Grid/MovePolicies.h"
#include "NavCore/Base/Assert.h"
#include "NavCore/Grid/GridMap.h"

#include "NavCore/Grid/Directions.h"

#include <algorithm>
#include <cstdlib>

namespace NavCore
{
void MeasureCells(const GridMap& map, Path& path)
{
	NAVCORE_ASSERT(path.form == PathForm::Cells, "only a path of cells can be measured step by step");
	const Detail::LayeredMoves moves(map, 1);
	const BitView rows = map.Rows();
	const bool hex = map.GetTopology() == Topology::Hex;
	path.mapVersion = map.Version();
	path.cost = Cost{};
	path.straightSteps = 0;
	path.diagonalSteps = 0;
	for (std::size_t i = 1; i < path.points.size(); ++i)
	{
		const Cell from = path.points[i - 1];
		const Cell to = path.points[i];
		const Direction direction = DirectionOf(to.x - from.x, to.y - from.y);
		path.cost.units += moves.Step(
			rows.Position(from.x, from.y), rows.Position(to.x, to.y), static_cast<std::size_t>(direction));
		++(!hex && IsDiagonal(direction) ? path.diagonalSteps : path.straightSteps);
	}
}

void MeasureLegs(
	const GridMap& map, const Path& path, std::span<const Cell> stops, std::vector<Cost>& outCosts)
{
	NAVCORE_ASSERT(path.form == PathForm::Cells, "only a path of cells can be measured step by step");
	const Detail::LayeredMoves moves(map, 1);
	const BitView rows = map.Rows();
	outCosts.clear();
	Cost cost{};
	for (std::size_t i = 0; i < path.points.size(); ++i)
	{
		const Cell to = path.points[i];
		if (i > 0)
		{
			const Cell from = path.points[i - 1];
			cost.units += moves.Step(rows.Position(from.x, from.y), rows.Position(to.x, to.y),
				static_cast<std::size_t>(DirectionOf(to.x - from.x, to.y - from.y)));
		}
		if (outCosts.size() < stops.size() && stops[outCosts.size()] == to)
		{
			outCosts.push_back(cost);
		}
	}
	outCosts.resize(stops.size(), cost);
}

void ExpandToCells(const Path& path, std::vector<Cell>& outCells)
{
	outCells.clear();
	if (path.form == PathForm::Cells)
	{
		outCells.insert(outCells.end(), path.points.begin(), path.points.end());
		return;
	}
	outCells.reserve(static_cast<std::size_t>(path.straightSteps + path.diagonalSteps + 1));
	for (const Cell point : path.points)
	{
		if (outCells.empty())
		{
			outCells.push_back(point);
			continue;
		}
		const Cell from = outCells.back();
		const Cell step = StepTowards(from, point);
		const std::int32_t count = (std::max)(std::abs(point.x - from.x), std::abs(point.y - from.y));
		for (std::int32_t i = 1; i <= count; ++i)
		{
			outCells.push_back({from.x + i * step.x, from.y + i * step.y});
		}
	}
}

void ReduceToWaypoints(const Path& path, std::vector<Cell>& outPoints)
{
	outPoints.clear();
	for (std::size_t i = 0; i < path.points.size(); ++i)
	{
		const bool isEnd = i == 0 || i + 1 == path.points.size();
		const bool turns = !isEnd &&
			StepTowards(path.points[i - 1], path.points[i]) !=
				StepTowards(path.points[i], path.points[i + 1]);
		if (isEnd || turns)
		{
			outPoints.push_back(path.points[i]);
		}
	}
}
} // namespace NavCore
