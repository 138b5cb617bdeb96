// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Visualizers/GridNavCellPreview.h"

#include "Components/GridNavGraphComponent.h"
#include "NavCore/Draw/MapTileSource.h"
#include "NavCore/Grid/GridMap.h"
#include "SceneManagement.h"
#include "Visualizers/GridNavBoxHandles.h"

namespace GridNavCellPreviewPrivate
{
const FLinearColor NetColor(0.25f, 0.6f, 0.35f);
const FLinearColor CoarseNetColor(0.15f, 0.35f, 0.2f);

/** Lines across one axis at most, of the coarse net over the whole box and of the fine one around the eye. */
constexpr int64 LinesAlongAxis = 120;
/** Cells to each side of the eye that are shown one by one. */
constexpr int64 FineReach = 32;
/** Cells lie this much above the floor, so that it does not hide them. */
constexpr double Lift = 4.0;
/** Tiles drawn anew in a frame. */
constexpr int32 TilesInFrame = 8;

FLinearColor ToColor(const NavCore::DrawColor& Color)
{
	return FLinearColor(Color.r / 255.0f, Color.g / 255.0f, Color.b / 255.0f, Color.a / 255.0f);
}

/** Lines across one axis of the box: from line First to line Last, every Step cells. */
struct FRuling
{
	int64 First = 0;
	int64 Last = 0;
	int64 Step = 1;
};

void Rule(const FBox& Box, double CellSize, double Height, int32 Axis, const FRuling& Along,
	const FRuling& Across, const FLinearColor& Color, FPrimitiveDrawInterface& PDI)
{
	const int32 Other = 1 - Axis;
	const auto Place = [&Box, CellSize](int32 OfAxis, int64 Line)
	{
		return FMath::Min(Box.Min[OfAxis] + static_cast<double>(Line) * CellSize, Box.Max[OfAxis]);
	};
	for (int64 Line = Along.First; Line <= Along.Last; Line += Along.Step)
	{
		FVector Start(0.0, 0.0, Height);
		Start[Axis] = Place(Axis, Line);
		Start[Other] = Place(Other, Across.First);
		FVector End = Start;
		End[Other] = Place(Other, Across.Last);
		PDI.DrawLine(Start, End, Color, SDPG_World);
	}
}

/** A rectangle of cells in the world, on the floor of its corners. */
FBox Place(const UGridNavGraphComponent& Component, const NavCore::CellRect& Cells)
{
	FVector First = FVector::ZeroVector;
	FVector Last = FVector::ZeroVector;
	Component.CellToWorld(FIntPoint(Cells.x, Cells.y), First);
	Component.CellToWorld(FIntPoint(Cells.Right() - 1, Cells.Bottom() - 1), Last);
	const FVector Half(0.5 * Component.CellSize, 0.5 * Component.CellSize, 0.0);
	const FVector Up(0.0, 0.0, Lift);
	return FBox(First - Half + Up, Last + Half + Up);
}

/** The outline with a diagonal, so that it does not look like a line of the net; returns the lines it took.
 */
int32 DrawRect(const FBox& Box, const FLinearColor& Color, FPrimitiveDrawInterface& PDI)
{
	const FVector Corners[] = {
		Box.Min, FVector(Box.Max.X, Box.Min.Y, Box.Min.Z), Box.Max, FVector(Box.Min.X, Box.Max.Y, Box.Max.Z)};
	for (int32 Corner = 0; Corner < 4; ++Corner)
	{
		PDI.DrawLine(Corners[Corner], Corners[(Corner + 1) % 4], Color, SDPG_World);
	}
	PDI.DrawLine(Corners[0], Corners[2], Color, SDPG_World);
	return 5;
}
} // namespace GridNavCellPreviewPrivate

void FGridNavCellPreview::DrawNet(
	const UGridNavGraphComponent& Component, const FVector& Eye, FPrimitiveDrawInterface& PDI)
{
	const FBox Box = UE::GridNavEditor::BoxOf(Component);
	const double Cell = Component.CellSize;
	const FVector Size = Box.Max - Box.Min;
	const double Cells = FMath::CeilToDouble(FMath::Max(Size.X, Size.Y) / Cell - 1e-4);
	// Settings that make no sense are told in words; there is nothing to draw.
	if (!(Cell > 0.0) || Box.Min.ContainsNaN() || Box.Max.ContainsNaN() || !(Cells >= 1.0 && Cells < 1e9))
	{
		return;
	}
	const double Height = Component.GetComponentLocation().Z + GridNavCellPreviewPrivate::Lift;
	int64 Step = 1;
	while (static_cast<int64>(Cells) / Step > GridNavCellPreviewPrivate::LinesAlongAxis)
	{
		Step *= 2;
	}
	GridNavCellPreviewPrivate::FRuling Whole[2];
	GridNavCellPreviewPrivate::FRuling Fine[2];
	for (int32 Axis = 0; Axis < 2; ++Axis)
	{
		const int64 Last = static_cast<int64>(FMath::CeilToDouble(Size[Axis] / Cell - 1e-4));
		Whole[Axis] = {0, Last, Step};
		const int64 Middle = static_cast<int64>(FMath::Clamp(
			FMath::FloorToDouble((Eye[Axis] - Box.Min[Axis]) / Cell), 0.0, static_cast<double>(Last)));
		Fine[Axis] = {FMath::Max(Middle - GridNavCellPreviewPrivate::FineReach, int64{0}),
			FMath::Min(Middle + GridNavCellPreviewPrivate::FineReach, Last), 1};
	}
	for (int32 Axis = 0; Axis < 2; ++Axis)
	{
		GridNavCellPreviewPrivate::Rule(Box, Cell, Height, Axis, Whole[Axis], Whole[1 - Axis],
			Step > 1 ? GridNavCellPreviewPrivate::CoarseNetColor : GridNavCellPreviewPrivate::NetColor, PDI);
		if (Step > 1)
		{
			GridNavCellPreviewPrivate::Rule(Box, Cell, Height, Axis, Fine[Axis], Fine[1 - Axis],
				GridNavCellPreviewPrivate::NetColor, PDI);
		}
	}
}

void FGridNavCellPreview::Follow(const UGridNavGraphComponent& Component)
{
	const NavCore::GridMap& Map = *Component.GetMap();
	const TSharedPtr<FGridNavGraph> Graph = Component.GetGraph();
	if (Shown.Pin() != Graph)
	{
		Tiles.Reset(Map.Width(), Map.Height());
	}
	else if (ShownVersion != Map.Version())
	{
		Tiles.InvalidateAll();
	}
	Shown = Graph;
	ShownVersion = Map.Version();
}

void FGridNavCellPreview::DrawCells(
	const UGridNavGraphComponent& Component, const FVector& Eye, FPrimitiveDrawInterface& PDI)
{
	const NavCore::GridMap* Map = Component.GetMap();
	if (Map == nullptr)
	{
		return;
	}
	Follow(Component);
	const FBox Bounds = Component.GetGridBounds();
	NavCore::TileView View;
	// Seen from above, what is further down is smaller too.
	View.eye = {(Eye.X - Bounds.Min.X) / Component.CellSize, (Eye.Y - Bounds.Min.Y) / Component.CellSize};
	View.detailDistance = 96.0;
	View.drawDistance = 768.0;
	View.maxTiles = GridNavCellPreviewPrivate::TilesInFrame;
	Tiles.Update(NavCore::MapTileSource(*Map, nullptr, nullptr, NavCore::MapTileViews()), View);
	int32 Lines = 0;
	for (const NavCore::TileId Tile : Tiles.LiveTiles())
	{
		const NavCore::DrawList* List = Tiles.ListOf(Tile);
		for (std::size_t Index = 0; List != nullptr && Index < List->rects.size(); ++Index)
		{
			if (Lines + 5 > MostWallLines)
			{
				return;
			}
			const NavCore::DrawRect& Rect = List->rects[Index];
			Lines +=
				GridNavCellPreviewPrivate::DrawRect(GridNavCellPreviewPrivate::Place(Component, Rect.cells),
					GridNavCellPreviewPrivate::ToColor(Rect.color), PDI);
		}
	}
}
