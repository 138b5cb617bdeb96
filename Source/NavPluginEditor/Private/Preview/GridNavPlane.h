// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridFrame.h"

class UGridNavGraphComponent;

/** Where the cells of a built grid lie in the world, on their floors. Made anew for every use. */
class FGridNavPlane
{
public:
	/** The grid must be ready. */
	explicit FGridNavPlane(const UGridNavGraphComponent& InGraph);

	double CellSize() const { return Side; }
	const FIntPoint& Size() const { return Cells; }
	/** A place in grid space, so many cells further along X, on the floor that lies below it without the
	 * shift. */
	FVector ToWorld(const NavCore::GridPoint& Point, double ShiftCells, double Lift) const;
	/** The cell whose floor a ray meets; false when it passes the grid by. */
	bool FindCell(const FVector& Origin, const FVector& Direction, NavCore::Cell& OutCell) const;

private:
	double FloorAt(int32 X, int32 Y) const;

	const UGridNavGraphComponent& Graph;
	FIntPoint Cells;
	FVector Corner;
	double Side = 0.0;
};
