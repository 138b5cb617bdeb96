// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GridNavTypes.h"
#include "NavCore/Graph/NavWorld.h"
#include "NavCore/Graph/WallLayers.h"
#include "NavCore/Grid/GridFrame.h"
#include "NavCore/Scheduling/PathScheduler.h"

/** Where a grid lies and what it was made for. */
struct FGridNavFrame
{
	/** Corner of cell (0, 0) and side of a cell; see NavCore::GridFrame. */
	NavCore::GridFrame Plane;
	/** Floor of the bounds; heights of cells are relative to it. */
	double BaseZ = 0.0;
	/** Bounds in world space. */
	FBox Bounds = FBox(ForceInit);
	/** Radius of the agent that DefaultProfile serves. */
	float AgentRadius = 0.0f;
	float AgentHeight = 0.0f;
	/** True when the walls keep the radius away from the obstacles already, as those of a navmesh do. */
	bool bWallsKeepRadius = false;

	/** Centimeters in one unit of NavCore's height layer: 1, more only where the bounds are very high. */
	double HeightUnit() const;
	/** A height above BaseZ in these units, as far as they reach. */
	std::int16_t ToHeightUnits(double Height) const;
	/** The same grid elsewhere. */
	FGridNavFrame Shifted(const FVector& Offset) const;

	/**
	 * The cells that a box has an area in common with, cut to the grid; a box without an extent counts as the
	 * cell it lies in. NotFinite, or CellOutOfRange when there are none.
	 */
	NavCore::Result<NavCore::CellRect, NavCore::GridError> ToCells(
		const NavCore::GridMap& Map, const FBox& Box) const;
};

/**
 * What turns world space into cells and back: a frame, and how high the floor of each cell is.
 *
 * Never changes once it is shared, so any thread may read it; edits of heights replace it.
 */
struct FGridNavSurface
{
	FGridNavFrame Frame;
	/** Cells in a row of Heights. */
	int32 Width = 0;
	/** The floor of each cell above BaseZ in cm, row by row; empty = flat. */
	TArray<float> Heights;

	/** The cell below or above a place, whatever its height; the error says why there is none. */
	NavCore::Result<NavCore::Cell, NavCore::GridError> ToCell(
		const NavCore::GridMap& Map, const FVector& Location) const;
	/** The middle of a cell, on its floor. */
	FVector ToWorld(const NavCore::GridMap& Map, NavCore::Cell Cell) const;
	/** World height of the floor of a cell of the grid. */
	double FloorZ(NavCore::Cell Cell) const;
};

/** A change became visible on the map of a profile. Called on the game thread, from within a tick; edit
 * nothing. */
DECLARE_MULTICAST_DELEGATE_TwoParams(FOnGridNavMapChanged, NavCore::ProfileId, const NavCore::GridChange&);

/**
 * One built grid with the scheduler that answers its queries.
 *
 * The component makes it, the subsystem ticks it, navigation data reads it; all share it, so none has to know
 * when another goes away. Game thread only; other threads read surfaces and snapshots of the map.
 */
class FGridNavGraph final : public TSharedFromThis<FGridNavGraph>, private NavCore::WorldObserver
{
public:
	/** Radii of agents other than that of the frame get profiles of their own. Any thread. */
	FGridNavGraph(NavCore::NavWorld&& InWorld, FGridNavSurface&& InSurface, TConstArrayView<float> ExtraRadii,
		const NavCore::SchedulerSettings& Settings);
	virtual ~FGridNavGraph() override;
	FGridNavGraph(const FGridNavGraph&) = delete;
	FGridNavGraph& operator=(const FGridNavGraph&) = delete;

	const NavCore::NavWorld& World() const { return NavWorld; }
	const NavCore::GridMap& Map() const { return NavWorld.Map(); }
	NavCore::PathScheduler& Scheduler() { return PathScheduler; }
	const NavCore::PathScheduler& Scheduler() const { return PathScheduler; }

	const FGridNavFrame& Frame() const { return CurrentSurface->Frame; }
	/** For other threads; replaced, never changed, by edits of heights and shifts of the world. */
	const TSharedRef<const FGridNavSurface, ESPMode::ThreadSafe>& Surface() const { return CurrentSurface; }

	/** The profile of the agent that the grid was built for. */
	NavCore::ProfileId DefaultProfile() const { return ProfileFor(0.0f); }
	/** The narrowest built profile that is wide enough, the widest where none is; 0 = the grid's own radius.
	 */
	NavCore::ProfileId ProfileFor(float AgentRadius) const;
	/** Clearance in cells that an agent needs on this grid; see NavCore::GridMap::ClearanceAt. */
	static uint8 ClearanceFor(const FGridNavFrame& Frame, float AgentRadius);

	/** The cell below or above a place; the error says why there is none. */
	NavCore::Result<NavCore::Cell, NavCore::GridError> ToCell(const FVector& Location) const;
	/** The middle of a cell, on its floor. */
	FVector ToWorld(NavCore::Cell Cell) const;

	/**
	 * Queues an edit of all cells that a box touches, cut to the grid. Blocks stay, whatever moves there,
	 * until they are taken back. Unblock frees a cell whoever blocked it, until an obstacle moves there
	 * again.
	 */
	EGridNavEditResult Edit(const FBox& Box, NavCore::MapEditKind Kind, int32 Value = 0);
	/** As Edit; the rectangle is cut to the grid. */
	EGridNavEditResult EditCells(const NavCore::CellRect& Rect, NavCore::MapEditKind Kind, int32 Value = 0);
	/** Brings the walls of a rectangle in line with a new sample; returns the number of edits that took. */
	int32 ApplySample(const NavCore::GridMap& Sampled, const NavCore::CellRect& Rect);
	/** New floors of a rectangle in world space, row by row; returns the number of edits that took. */
	int32 ApplyFloors(const NavCore::CellRect& Rect, TConstArrayView<double> Floors);
	/** The walls as they will be once all edits are visible. */
	const NavCore::GridMap& PendingWalls() const { return Walls.Current(); }

	/** The world was shifted by an offset. */
	void Shift(const FVector& Offset);

	/** Cells changed, as searches see them. */
	FOnGridNavMapChanged OnChanged;

private:
	virtual void OnMapChanged(NavCore::ProfileId Profile, const NavCore::GridChange& Change) override;
	EGridNavEditResult Queue(const NavCore::MapEdit& Edit);

	// The scheduler refers to the world, so the world comes first and the graph never moves.
	NavCore::NavWorld NavWorld;
	NavCore::PathScheduler PathScheduler;
	/** Walls with what blocks them: obstacles, or the game itself. */
	NavCore::WallLayers Walls;
	TSharedRef<const FGridNavSurface, ESPMode::ThreadSafe> CurrentSurface;
	/** Clearance that each profile was built for, by number. */
	TArray<uint8> ProfileClearances;
};
