// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Preview/GridNavPlane.h"

#include "Components/GridNavGraphComponent.h"

namespace GridNavPlanePrivate
{
/** Tries at finding the floor that a ray meets; each starts from the floor that the last one found. */
constexpr int32 FloorTries = 8;
/** Flatter rays meet a plane too far away to mean a cell. */
constexpr double FlattestRay = 1e-3;
} // namespace GridNavPlanePrivate

FGridNavPlane::FGridNavPlane(const UGridNavGraphComponent& InGraph)
	: Graph(InGraph), Cells(InGraph.GetGridSize()), Corner(FVector::ZeroVector), Side(InGraph.CellSize)
{
	FVector First = FVector::ZeroVector;
	FVector Last = FVector::ZeroVector;
	Graph.CellToWorld(FIntPoint(0, 0), First);
	// Settings may have been edited since the grid was built.
	if (Cells.X > 1 && Graph.CellToWorld(FIntPoint(Cells.X - 1, 0), Last))
	{
		Side = (Last.X - First.X) / (Cells.X - 1);
	}
	Corner = First - FVector(0.5 * Side, 0.5 * Side, 0.0);
}

double FGridNavPlane::FloorAt(int32 X, int32 Y) const
{
	FVector Middle = Corner;
	Graph.CellToWorld(FIntPoint(FMath::Clamp(X, 0, Cells.X - 1), FMath::Clamp(Y, 0, Cells.Y - 1)), Middle);
	return Middle.Z;
}

FVector FGridNavPlane::ToWorld(const NavCore::GridPoint& Point, double ShiftCells, double Lift) const
{
	const double Floor = FloorAt(FMath::FloorToInt32(Point.x), FMath::FloorToInt32(Point.y));
	return FVector(Corner.X + (Point.x + ShiftCells) * Side, Corner.Y + Point.y * Side, Floor + Lift);
}

bool FGridNavPlane::FindCell(const FVector& Origin, const FVector& Direction, NavCore::Cell& OutCell) const
{
	if (FMath::Abs(Direction.Z) < GridNavPlanePrivate::FlattestRay)
	{
		return false;
	}
	double Floor = Corner.Z;
	FIntPoint Found(INDEX_NONE, INDEX_NONE);
	for (int32 Try = 0; Try < GridNavPlanePrivate::FloorTries; ++Try)
	{
		const double Distance = (Floor - Origin.Z) / Direction.Z;
		const FVector Hit = Origin + Direction * Distance;
		FIntPoint Cell(INDEX_NONE, INDEX_NONE);
		if (Distance < 0.0 || !Graph.WorldToCell(Hit, Cell))
		{
			return false;
		}
		if (Cell == Found)
		{
			break;
		}
		Found = Cell;
		Floor = FloorAt(Cell.X, Cell.Y);
	}
	OutCell = {Found.X, Found.Y};
	return true;
}
