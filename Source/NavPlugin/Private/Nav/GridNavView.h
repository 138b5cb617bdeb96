// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/Navigation/NavigationTypes.h"
#include "Components/GridNavGraph.h"
#include "CoreMinimal.h"
#include "NavCore/Graph/MapSnapshot.h"
#include "NavCore/Path/GridRay.h"
#include "NavCore/Search/SearchContext.h"

#include <memory>

/** A place on which an agent can stand. */
struct FGridNavPlace
{
	NavCore::Cell Cell;
	/** On the floor. */
	FVector Location = FVector::ZeroVector;
};

/** How a straight walk over a grid ends. */
struct FGridNavWalk
{
	bool bBlocked = true;
	FGridNavPlace End;
};

/**
 * One grid as a single query reads it: the live map on the game thread, a snapshot on others. Holds on to the
 * snapshot; a view of the live map must not outlive the query.
 */
struct FGridNavView
{
	NavCore::SearchContext Context;
	TSharedPtr<const FGridNavSurface, ESPMode::ThreadSafe> Surface;
	std::shared_ptr<const NavCore::MapSnapshot> Snapshot;
	/** Tells grids apart in node references; a grid that is built anew gets another one. Never 0. */
	uint32 Serial = 0;
	/** What the agent needs; see NavCore::GridMap::ClearanceAt. */
	uint8 Clearance = 1;

	const NavCore::GridMap& Map() const { return *Context.map; }
	/** The regions, if they belong to the map as it is. */
	const NavCore::RegionMap* Regions() const;
	double CellSize() const { return Surface->Frame.Plane.cellSize; }

	/** Never INVALID_NAVNODEREF. */
	NavNodeRef ToNodeRef(NavCore::Cell Cell) const;
	/** False for a reference to another grid, or to no cell. */
	bool ToCell(NavNodeRef NodeRef, NavCore::Cell& OutCell) const;
	/** The cell below or above a place, whatever its height. */
	NavCore::Result<NavCore::Cell, NavCore::GridError> FindCell(const FVector& Location) const;
	/** The same, or the cell at the edge where the place is off the grid. It must be finite. */
	NavCore::Cell ClampToGrid(const FVector& Location) const;
	bool CanStand(NavCore::Cell Cell) const;

	NavCore::GridPoint ToGrid(const FVector& Location) const;
	FVector ToWorld(NavCore::GridPoint Point, NavCore::Cell Cell) const;
	/** The point of a cell that is closest to a location, on the floor. */
	FGridNavPlace PlaceIn(NavCore::Cell Cell, const FVector& Near) const;
	FNavLocation ToNavLocation(const FGridNavPlace& Place) const;

	/** The closest place to stand within a box around a point; false if there is none. */
	bool Project(const FVector& Point, const FVector& Extent, FGridNavPlace& OutPlace) const;
	/** Along a straight line; with bSlide, along what is in the way as well. */
	FGridNavWalk Walk(const FGridNavPlace& From, const FVector& To, bool bSlide) const;
	/** Any place to stand, each cell as likely as any other; false if none was found. */
	bool PickAnywhere(FGridNavPlace& OutPlace) const;
	/** A place to stand within a radius that the filter accepts; false if none was found in many tries. */
	bool PickInRadius(const FVector& Origin, double Radius, TFunctionRef<bool(NavCore::Cell)> Accept,
		FGridNavPlace& OutPlace) const;
};
