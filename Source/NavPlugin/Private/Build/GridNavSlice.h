// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "HAL/PlatformTime.h"

/** What one frame may spend on a build: time, and pieces of work. The first piece is always allowed. */
class FGridNavSlice
{
public:
	/** MaxPieces of 0 = by time alone. */
	FGridNavSlice(double Milliseconds, int32 InMaxPieces)
		: EndSeconds(FPlatformTime::Seconds() + Milliseconds / 1000.0), MaxPieces(InMaxPieces)
	{
	}

	/** For whoever waits for the end. */
	static FGridNavSlice Endless() { return FGridNavSlice(); }

	/** Whether one more piece of work may be done; counts it if so. */
	bool Take()
	{
		const bool bPieces = MaxPieces == 0 || Pieces < MaxPieces;
		if (Pieces > 0 && (!bPieces || (!bEndless && FPlatformTime::Seconds() >= EndSeconds)))
		{
			return false;
		}
		++Pieces;
		return true;
	}

	int32 GetPieces() const { return Pieces; }
	bool IsEndless() const { return bEndless; }

private:
	FGridNavSlice() : bEndless(true) {}

	double EndSeconds = 0.0;
	int32 MaxPieces = 0;
	int32 Pieces = 0;
	bool bEndless = false;
};
