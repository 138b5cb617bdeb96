// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavigationDirtyAreasController.h"

#include "NavigationData.h"

DEFINE_LOG_CATEGORY_STATIC(LogNavigationDirtyAreas, Warning, All);

namespace
{
bool HasAnyFlag(const FNavigationDirtyArea& Area)
{
#if NAVPLUGIN_STANDIN_ENGINE_MINOR <= 4
	return Area.Flags != 0;
#else
	return Area.Flags != ENavigationDirtyFlag::None;
#endif
}
} // namespace

void FNavigationDirtyAreasController::AddArea(const FNavigationDirtyArea& DirtyArea, const FName& DebugReason)
{
	if (!bCanAccumulateDirtyAreas || !HasAnyFlag(DirtyArea))
	{
		return;
	}
	const FBox& Bounds = DirtyArea.Bounds;
	if (!Bounds.IsValid || Bounds.Min.ContainsNaN() || Bounds.Max.ContainsNaN() ||
		Bounds.GetSize().IsNearlyZero())
	{
		UE_LOG(LogNavigationDirtyAreas, Warning,
			TEXT("Skipping a dirty area that is empty or not valid (%s)."), *DebugReason.ToString());
		return;
	}
	DirtyAreas.Add(DirtyArea);
}

void FNavigationDirtyAreasController::Tick(const TArray<TObjectPtr<ANavigationData>>& NavDataSet)
{
	if (!IsDirty())
	{
		return;
	}
	// What the data does may make more dirty; that is for the next tick.
	const TArray<FNavigationDirtyArea> Areas = MoveTemp(DirtyAreas);
	DirtyAreas.Reset();
	for (ANavigationData* NavData : NavDataSet)
	{
		if (NavData != nullptr)
		{
			NavData->RebuildDirtyAreas(Areas);
		}
	}
}
