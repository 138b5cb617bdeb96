// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Search/WorkBudget.h"
#include "Settings/GridNavSettings.h"

/** Real time, which neither pauses nor dilates. May be asked from any thread. */
class FGridBudgetClock final : public NavCore::BudgetClock
{
public:
	virtual std::int64_t NowUs() override;
};

/**
 * What the path queries of one world may spend in a frame, over all its grids.
 *
 * Each grid in turn is given a fair part of what is left; what it does not use is left for the others. What
 * was spent ahead, by queries that were answered at once or by overruns, is missing from the next frame.
 */
class FGridPathBudget
{
public:
	/** Begins a frame. */
	void Begin(const FGridNavLimits& Limits);
	/** For the next one of so many grids that have not had their turn. */
	NavCore::WorkBudget Share(int32 Grids);
	/** Takes back what a share did not use. Time that listeners took is not ours. */
	void Return(const NavCore::WorkBudget& Used, double ListenerMicroseconds);
	/** Ends the frame. */
	void End();
	/** Outside of frames: taken from the next one. */
	void SpendAhead(int64 Expansions, double Microseconds);

	/** Of the last frame. */
	int64 UsedExpansions() const { return Expansions; }
	double UsedMicroseconds() const { return Microseconds; }

private:
	bool IsTimed() const { return Unit == EGridNavBudgetUnit::Microseconds; }

	FGridBudgetClock Clock;
	EGridNavBudgetUnit Unit = EGridNavBudgetUnit::Microseconds;
	int64 LeftExpansions = 0;
	double LeftMicroseconds = 0.0;
	int64 OwedExpansions = 0;
	double OwedMicroseconds = 0.0;
	double ShareBegan = 0.0;
	int64 Expansions = 0;
	double Microseconds = 0.0;
};
