// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Components/GridNavGraphStatistics.h"
#include "Components/GridNavProblems.h"
#include "CoreMinimal.h"
#include "UObject/WeakObjectPtrTemplates.h"

class UGridNavGraphComponent;

/**
 * What the details panel shows of the selected grids, gathered at most twice a second: widgets ask for their
 * texts in every frame. Grids that went away no longer count.
 */
class FGridNavGraphFacts
{
public:
	/** Components, or actors: where an actor is selected, its panel shows what belongs to its components too.
	 */
	explicit FGridNavGraphFacts(const TArray<TWeakObjectPtr<UObject>>& Objects);

	/** Looks anew at the next question. */
	void Forget() { NextLook = 0.0; }

	/** The grids that are still there. */
	TArray<UGridNavGraphComponent*> Graphs() const;

	FText State();
	FText Cells();
	FText Walkable();
	FText Clusters();
	FText Components();
	FText Memory();
	FText BuildTime();
	FText Source();
	FText Baked();
	/** One line for each problem; where several grids are selected, with the name of its actor. */
	FText Warnings();

	bool HasReady();
	bool HasProblems();
	bool HasErrors();

private:
	void Look();

	TArray<TWeakObjectPtr<UGridNavGraphComponent>> Selected;
	TArray<FGridNavGraphStatistics> Ready;
	TArray<FString> Lines;
	bool bErrors = false;
	double NextLook = 0.0;
};
