// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Preview/GridNavPreviewPainter.h"

#include "NavCore/Draw/MapDrawing.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Preview/RecordedSearch.h"
#include "Preview/GridNavPlane.h"
#include "SceneManagement.h"

namespace GridNavPreviewPainterPrivate
{
/** Heights above the floor, so that nothing flickers. */
constexpr double CellLift = 6.0;
constexpr double LineLift = 12.0;
/** Share of a cell that its color fills: the gaps keep cells apart. */
constexpr double Filled = 0.85;
constexpr int32 CoarsestSquare = 64;

FLinearColor ToColor(const NavCore::DrawColor& Color)
{
	return FLinearColor(Color.r / 255.0f, Color.g / 255.0f, Color.b / 255.0f, Color.a / 255.0f);
}
} // namespace GridNavPreviewPainterPrivate

void FGridNavPreviewPainter::Paint(
	const NavCore::RecordedSearch& Search, const NavCore::GridMap& Map, bool bWithWalls)
{
	NavCore::DrawWindow Window;
	Window.cells = Map.Bounds();
	for (Square = 1; Square <= GridNavPreviewPainterPrivate::CoarsestSquare; Square *= 2)
	{
		List.Clear();
		Window.cellsPerSquare = Square;
		if (bWithWalls)
		{
			NavCore::CellDrawing Walls;
			Walls.neutralGround = false;
			NavCore::DrawCells(Map, Window, Walls, List);
		}
		Search.Draw(Window, NavCore::SearchDrawingOptions(), List);
		if (List.rects.size() <= static_cast<SIZE_T>(MostRects))
		{
			return;
		}
	}
}

void FGridNavPreviewPainter::Draw(
	const FGridNavPlane& Plane, double ShiftCells, FPrimitiveDrawInterface& PDI) const
{
	DrawRects(Plane, ShiftCells, PDI);
	for (const NavCore::DrawLine& Line : List.lines)
	{
		PDI.DrawLine(Plane.ToWorld(Line.from, ShiftCells, GridNavPreviewPainterPrivate::LineLift),
			Plane.ToWorld(Line.to, ShiftCells, GridNavPreviewPainterPrivate::LineLift),
			GridNavPreviewPainterPrivate::ToColor(Line.color), SDPG_World,
			static_cast<float>(Line.width * Plane.CellSize()));
	}
	DrawMarks(Plane, ShiftCells, PDI);
}

void FGridNavPreviewPainter::DrawRects(
	const FGridNavPlane& Plane, double ShiftCells, FPrimitiveDrawInterface& PDI) const
{
	for (const NavCore::DrawRect& Rect : List.rects)
	{
		const FLinearColor Color = GridNavPreviewPainterPrivate::ToColor(Rect.color);
		const double Gap = 0.5 * (1.0 - GridNavPreviewPainterPrivate::Filled) * Square;
		const double Left = Rect.cells.x + static_cast<double>(Rect.shift) + Gap;
		const double Right = Rect.cells.Right() + static_cast<double>(Rect.shift) - Gap;
		// A thick line for each row of squares: of all that a viewport can draw, this fills them.
		for (int32 Y = Rect.cells.y; Y < Rect.cells.Bottom(); Y += Square)
		{
			const double Middle = Y + 0.5 * FMath::Min(Square, Rect.cells.Bottom() - Y);
			PDI.DrawLine(Plane.ToWorld({Left, Middle}, ShiftCells, GridNavPreviewPainterPrivate::CellLift),
				Plane.ToWorld({Right, Middle}, ShiftCells, GridNavPreviewPainterPrivate::CellLift), Color,
				SDPG_World,
				static_cast<float>(GridNavPreviewPainterPrivate::Filled * Square * Plane.CellSize()));
		}
	}
}

void FGridNavPreviewPainter::DrawMarks(
	const FGridNavPlane& Plane, double ShiftCells, FPrimitiveDrawInterface& PDI) const
{
	for (const NavCore::DrawMark& Mark : List.marks)
	{
		PDI.DrawPoint(Plane.ToWorld(Mark.at, ShiftCells, GridNavPreviewPainterPrivate::LineLift),
			GridNavPreviewPainterPrivate::ToColor(Mark.color), 12.0f, SDPG_World);
	}
}
