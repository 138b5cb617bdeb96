// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Draw/PathDrawing.h"

#include "Draw/DrawGeometry.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Path/Path.h"
#include "Path/CellRuns.h"
#include "Path/PathSteps.h"

#include <vector>

namespace NavCore
{
namespace Detail::PathDrawingImpl
{
constexpr float PlaceRadius = 0.75F;
constexpr float WaypointRadius = 0.4F;
constexpr float CrossRadius = 0.6F;
/** Of the cells under a path. */
constexpr double CellOpacity = 0.35;

/** Walks along the turning points of a path and draws what lies between them. */
class PathPen
{
public:
	PathPen(const GridMap& map, const DrawWindow& window, const PathDrawing& how, DrawList& list)
		: map_(map), how_(how), pen_(map, window, list),
		  marksPoints_(how.waypoints && SquareSide(window) == 1)
	{
	}

	void Draw(std::span<const Cell> points)
	{
		if (points.empty())
		{
			return;
		}
		Cell agent = points.front();
		for (std::size_t i = 1; i < points.size(); ++i)
		{
			agent = DrawRun(points[i - 1], points[i], agent);
			if (marksPoints_ && i + 1 < points.size())
			{
				pen_.Mark(
					points[i], {.color = ColorAt(steps_), .radius = WaypointRadius, .cased = how_.cased});
			}
		}
		if (how_.ends)
		{
			DrawEnd(agent, DrawPalette::Start);
			DrawEnd(points.back(), DrawPalette::Goal);
		}
	}

	void DrawEnd(Cell cell, DrawColor color)
	{
		pen_.Mark(cell, {.color = color, .radius = PlaceRadius, .cased = how_.cased});
	}

private:
	/** The part that lies behind the agent, and the rest; returns where the agent is. */
	Cell DrawRun(Cell from, Cell to, Cell agent)
	{
		const auto length = static_cast<std::size_t>(RunLength(from, to));
		const std::size_t walked = how_.walkedSteps > steps_ ? how_.walkedSteps - steps_ : 0;
		if (walked == 0 || walked >= length)
		{
			DrawPiece(from, to, length);
			return walked == 0 ? agent : to;
		}
		const Cell middle = AlongRun(from, to, static_cast<std::int32_t>(walked));
		DrawPiece(from, middle, walked);
		DrawPiece(middle, to, length - walked);
		return middle;
	}

	void DrawPiece(Cell from, Cell to, std::size_t length)
	{
		const DrawColor color = ColorAt(steps_);
		DrawLine line{.color = color, .width = how_.width, .cased = how_.cased};
		const GridPoint start = CenterOf(map_, from);
		const GridPoint end = CenterOf(map_, to);
		line.from = start;
		const auto every = static_cast<std::size_t>((std::max)(how_.arrowEvery, 0));
		for (std::size_t at = every == 0 ? length : every - steps_ % every; at < length; at += every)
		{
			const double share = static_cast<double>(at) / static_cast<double>(length);
			line.to = {start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share};
			line.arrow = true;
			pen_.Line(line);
			line.from = line.to;
			line.arrow = false;
		}
		line.to = end;
		pen_.Line(line);
		steps_ += length;
	}

	[[nodiscard]] DrawColor ColorAt(std::size_t step) const
	{
		return step < how_.walkedSteps ? DrawPalette::WalkedPath : how_.color;
	}

	const GridMap& map_;
	const PathDrawing& how_;
	WindowPen pen_;
	bool marksPoints_;
	/** How far the drawing has come. */
	std::size_t steps_ = 0;
};

/** Every cell of a path, even of one that is no longer legal. */
void ListCells(const Path& path, std::vector<Cell>& outCells)
{
	outCells.clear();
	for (const Cell point : path.points)
	{
		const Cell last = outCells.empty() ? point : outCells.back();
		const std::int32_t length = path.form == PathForm::Waypoints ? RunLength(last, point) : 0;
		for (std::int32_t step = 1; step < length; ++step)
		{
			outCells.push_back(AlongRun(last, point, step));
		}
		outCells.push_back(point);
	}
}

/** Straight stretches share a rectangle. */
void FillCells(
	const GridMap& map, const Path& path, const DrawWindow& window, DrawColor color, DrawList& list)
{
	std::vector<Cell> cells;
	ListCells(path, cells);
	WindowPen pen(map, window, list);
	CellRect run;
	const auto flush = [&]
	{
		pen.Rect(run, color, RowShift(map, run.y));
	};
	for (const Cell cell : cells)
	{
		const CellRect joined = run.Union({cell.x, cell.y, 1, 1});
		const bool line = joined.height == 1 || (joined.width == 1 && !HasHexRows(map));
		if (line && joined.Area() == run.Area() + 1)
		{
			run = joined;
			continue;
		}
		flush();
		run = {cell.x, cell.y, 1, 1};
	}
	flush();
}
} // namespace Detail::PathDrawingImpl

void DrawPath(
	const GridMap& map, const Path& path, const DrawWindow& window, const PathDrawing& how, DrawList& outList)
{
	if (path.IsEmpty())
	{
		return;
	}
	if (how.cells)
	{
		Detail::PathDrawingImpl::FillCells(
			map, path, window, Fade(how.color, Detail::PathDrawingImpl::CellOpacity), outList);
	}
	std::vector<Cell> points;
	ReduceToWaypoints(path, points);
	DrawPath(map, points, window, how, outList);
}

void DrawPath(const GridMap& map, std::span<const Cell> points, const DrawWindow& window,
	const PathDrawing& how, DrawList& outList)
{
	Detail::PathDrawingImpl::PathPen(map, window, how, outList).Draw(points);
}

std::size_t DrawBlockedSteps(const GridMap& map, const Path& path, const DrawWindow& window,
	std::uint8_t clearance, std::size_t fromStep, DrawList& outList)
{
	std::vector<Cell> cells;
	Detail::PathDrawingImpl::ListCells(path, cells);
	const Detail::RunJudge judge(map, clearance);
	Detail::WindowPen pen(map, window, outList);
	std::size_t count = 0;
	bool stoodBefore = false;
	for (std::size_t i = fromStep; i < cells.size(); ++i)
	{
		const bool stands = judge.CanStand(cells[i]);
		if (!stands || (stoodBefore && judge.LegalSteps(cells[i - 1], cells[i], 1) == 0))
		{
			pen.Mark(cells[i],
				{.color = DrawPalette::Blocked,
					.radius = Detail::PathDrawingImpl::CrossRadius,
					.shape = DrawShape::Cross,
					.cased = true});
			++count;
		}
		stoodBefore = stands;
	}
	return count;
}

void DrawPlace(const GridMap& map, Cell cell, const DrawWindow& window, DrawColor color, DrawList& outList)
{
	Detail::PathDrawingImpl::PathPen(map, window, {}, outList).DrawEnd(cell, color);
}
} // namespace NavCore
