// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of FNavigationDirtyAreasController and the fact sheet "Navigation API facts",
// section 6.

#include "AI/Navigation/NavigationTypes.h"
#if NAVPLUGIN_STANDIN_ENGINE_MINOR >= 5
#include "AI/Navigation/NavigationDirtyArea.h"
#endif
#include "CoreMinimal.h"
#include "UObject/ObjectPtr.h"

class ANavigationData;

/** Collects what became dirty during a frame and hands it to all navigation data at once. */
struct NAVIGATIONSYSTEM_API FNavigationDirtyAreasController
{
	TArray<FNavigationDirtyArea> DirtyAreas;

	/** False where navigation is not rebuilt: dirty areas are dropped then. */
	bool bCanAccumulateDirtyAreas = true;

	/** Empty and invalid boxes, and areas without a flag, are ignored with a warning. */
	void AddArea(const FNavigationDirtyArea& DirtyArea, const FName& DebugReason);
	void Tick(const TArray<TObjectPtr<ANavigationData>>& NavDataSet);
	void Reset() { DirtyAreas.Reset(); }
	bool IsDirty() const { return DirtyAreas.Num() > 0; }
};
