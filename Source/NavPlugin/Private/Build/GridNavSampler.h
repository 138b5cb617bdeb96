// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Grid/GridMap.h"

class FGridNavSlice;

/** What was found in a rectangle of cells. */
struct FGridNavSample
{
	/** Of the whole grid; only the cells of the rectangle say anything. */
	NavCore::GridMap Walls;
	NavCore::CellRect Rect{};
	/** Floor of each cell of the rectangle in world space, row by row. */
	TArray<double> Floors{};
};

/**
 * Turns a rectangle of the world into cells, a piece of work at a time. Game thread only.
 *
 * One sampler serves one build, or the rectangles of moved obstacles one after the other. The pieces depend
 * on the rectangle alone, so slicing never changes what is found in a world that stands still.
 */
class FGridNavSampler
{
public:
	virtual ~FGridNavSampler() = default;

	/** Starts on a rectangle of the grid; what was under way is dropped. */
	virtual void Begin(const NavCore::CellRect& Rect) = 0;
	/** Works until the slice is spent; true when the rectangle is done. */
	virtual bool Advance(FGridNavSlice& Slice) = 0;
	/** Of the rectangle, from 0 to 1. */
	virtual float Progress() const = 0;
	/** What was found; complete once Advance returned true. */
	virtual FGridNavSample& Sample() = 0;
};
