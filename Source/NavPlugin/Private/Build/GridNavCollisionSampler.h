// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Build/GridNavBuildSettings.h"
#include "Build/GridNavObstacles.h"
#include "Build/GridNavSampler.h"
#include "CollisionQueryParams.h"
#include "Engine/OverlapResult.h"

#include <vector>

class UWorld;

/**
 * Samples the collision of the level.
 *
 * First the obstacles of the rectangle are gathered, then a trace down the middle of each cell finds its
 * floor, then walls are written: what covers more than the threshold of a cell between the step and the
 * height of an agent blocks it. Upright boxes go through NavCore's rasteriser with their exact outline.
 * Everything else is tested against sixteenths of the cells it may touch, and those it touches count as
 * covered.
 */
class FGridNavCollisionSampler final : public FGridNavSampler
{
public:
	/** The world outlives the sampler. */
	FGridNavCollisionSampler(UWorld& InWorld, const FGridNavBuildSettings& InSettings);

	virtual void Begin(const NavCore::CellRect& Rect) override;
	virtual bool Advance(FGridNavSlice& Slice) override;
	virtual float Progress() const override;
	virtual FGridNavSample& Sample() override { return Found; }

private:
	enum class EStage : uint8
	{
		Gather,
		Floors,
		Shapes,
		Walls,
		Done,
	};

	/** An upright box with the cells of the rectangle that it may cover. */
	struct FBoxObstacle
	{
		FGridNavFootprint Footprint;
		NavCore::CellRect Cells;
		/** Whether it stands in the way in some cells of its own, and in all of them. */
		bool bAny = false;
		bool bAll = false;
	};

	/** A rectangle of cells in which some other shape may be. */
	struct FShapeCells
	{
		TWeakObjectPtr<UPrimitiveComponent> Component;
		NavCore::CellRect Cells;
		double MaxZ = 0.0;
	};

	/** A sixteenth of a cell that a shape touches. */
	struct FCoveredPart
	{
		NavCore::Cell Cell;
		NavCore::Obstacle Outline;
	};

	void DoPiece();
	void NextStage();
	int64 PiecesOf(EStage InStage) const;

	void GatherTile(int64 Tile);
	void AddObstacle(UPrimitiveComponent& Component);
	void TraceFloors(int64 Run);
	/** World height of the floor of a cell, and whether an agent can stand on it. */
	bool TraceFloor(NavCore::Cell Cell, double& OutFloor);
	void TestShape(int64 Run);
	/** Sixteenths of a cell that a shape touches, as boxes for the rasteriser. */
	void TestCell(const UPrimitiveComponent& Shape, NavCore::Cell Cell);
	void ClassifyBoxes();
	void WriteWalls(int64 Band);
	/** Cells with boxes that are in the way in some cells and not in others, one by one. */
	void WriteMixedCells(NavCore::GridEdit& Edit, const NavCore::CellRect& Rows);

	bool IsInTheWay(const FGridNavFootprint& Footprint, double Floor) const;
	bool Overlaps(const FBox& Box, const UPrimitiveComponent& Shape);
	/** The square of a cell in world space, from the bottom of the bounds to their top. */
	FBox CellBox(NavCore::Cell Cell) const;
	/** Of a cell of the rectangle, in the order of the floors. */
	int32 IndexOf(NavCore::Cell Cell) const;

	UWorld& World;
	const FGridNavBuildSettings Settings;
	FGridNavSample Found;
	EStage Stage = EStage::Done;
	int64 NextPiece = 0;

	/** Components that cannot stand for a floor, however often they are hit. */
	FCollisionQueryParams Ignored;
	TArray<FOverlapResult> OverlapBuffer;
	TSet<TWeakObjectPtr<UPrimitiveComponent>> Known;
	TArray<FBoxObstacle> Boxes;
	TArray<FShapeCells> Shapes;
	/** Pieces of work of all shapes before each one, and of all together. */
	TArray<int64> ShapeRuns;
	int32 CurrentShape = 0;
	TArray<FCoveredPart> Covered;
	/** Boxes and sixteenths that are in the way wherever they are. */
	std::vector<NavCore::Obstacle> Everywhere;
	/** Cells without a floor, or with one too steep. */
	TArray<bool> NoFloor;
	double LowestFloor = 0.0;
	double HighestFloor = 0.0;
};
