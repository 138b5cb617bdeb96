// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Build/GridNavSampler.h"
#include "CoreMinimal.h"
#include "NavCore/Grid/Cell.h"

class FGridNavGraph;
class FGridNavSlice;

/** Samples rectangles of a built grid again, a piece of work at a time, and edits the cells that changed. */
class FGridNavResampler
{
public:
	explicit FGridNavResampler(TUniquePtr<FGridNavSampler> InSampler);

	/** Joined with a rectangle that waits already where that costs little. */
	void Request(const NavCore::CellRect& Rect);
	/** Works until the slice is spent; true when nothing waits. */
	bool Advance(FGridNavSlice& Slice, FGridNavGraph& Graph);
	bool IsIdle() const { return !bUnderWay && Waiting.IsEmpty(); }
	/** Starts the rectangle under way anew: the world was shifted, or the source is another one. */
	void Restart(TUniquePtr<FGridNavSampler> InSampler);

private:
	TUniquePtr<FGridNavSampler> Sampler;
	TArray<NavCore::CellRect> Waiting;
	NavCore::CellRect Current;
	bool bUnderWay = false;
};
