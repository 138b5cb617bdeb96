// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GridNavTypes.h"
#include "GridPathRequest.h"
#include "NavCore/Graph/NavWorld.h"
#include "NavCore/Grid/GridFrame.h"
#include "NavCore/Scheduling/PathScheduler.h"

/** Where a grid lies and what it was made for: what turns world space into cells and back. */
struct FGridNavFrame
{
	/** Corner of cell (0, 0) and side of a cell; see NavCore::GridFrame. */
	NavCore::GridFrame Plane;
	/** Floor of the bounds; heights of cells are relative to it. */
	double BaseZ = 0.0;
	/** Bounds in world space. */
	FBox Bounds = FBox(ForceInit);
	/** Radius for which walls were widened already. */
	float AgentRadius = 0.0f;
	float AgentHeight = 0.0f;
};

/**
 * One built grid with the scheduler that answers its queries.
 *
 * The component makes it, the subsystem ticks it, navigation data reads it; all share it, so none has to know
 * when another goes away. Game thread only, but for the snapshot, which other threads search.
 */
class FGridNavGraph : public TSharedFromThis<FGridNavGraph>
{
public:
	/** Heights: the floor of each cell above BaseZ in cm, row by row; empty = flat. */
	FGridNavGraph(NavCore::NavWorld&& InWorld, const FGridNavFrame& InFrame, TArray<float>&& InHeights,
		const NavCore::SchedulerSettings& Settings);

	const NavCore::NavWorld& World() const { return NavWorld; }
	NavCore::PathScheduler& Scheduler() { return PathScheduler; }
	const FGridNavFrame& Frame() const { return NavFrame; }

	/** The cell below or above a place; the error says why there is none. */
	NavCore::Result<NavCore::Cell, NavCore::GridError> ToCell(const FVector& Location) const;
	/** The middle of a cell, on its floor. */
	FVector ToWorld(NavCore::Cell Cell) const;

	/** Queues an edit of all cells that a box touches, cut to the grid. */
	EGridNavEditResult Edit(const FBox& Box, NavCore::MapEditKind Kind, int32 Value = 0);
	EGridNavEditResult EditCells(const NavCore::CellRect& Rect, NavCore::MapEditKind Kind, int32 Value = 0);

private:
	// The scheduler refers to the world, so the world comes first and the graph never moves.
	NavCore::NavWorld NavWorld;
	NavCore::PathScheduler PathScheduler;
	FGridNavFrame NavFrame;
	TArray<float> Heights;
};
