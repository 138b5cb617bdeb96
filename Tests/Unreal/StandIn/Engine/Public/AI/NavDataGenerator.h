// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Navigation API facts", section 6, and the API page of FNavDataGenerator.

#include "AI/Navigation/NavigationTypes.h"
#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

struct FNavigationDirtyArea;

/** Builds navigation data, a little each frame. */
class FNavDataGenerator : public TSharedFromThis<FNavDataGenerator, ESPMode::ThreadSafe>
{
public:
	virtual ~FNavDataGenerator() {}

	/** Begins to build everything. Returns whether there is something to build. */
	virtual bool RebuildAll() { return false; }

	/** Blocks until everything is built. */
	virtual void EnsureBuildCompletion() {}
	virtual void CancelBuild() {}
	virtual void TickAsyncBuild(float DeltaSeconds) {}
	virtual void OnNavigationBoundsChanged() {}

	/** Areas may lie outside of the bounds of the data. */
	virtual void RebuildDirtyAreas(const TArray<FNavigationDirtyArea>& DirtyAreas) {}

	virtual bool IsBuildInProgressCheckDirty() const { return false; }
	virtual int32 GetNumRemaningBuildTasks() const { return 0; }
	virtual int32 GetNumRunningBuildTasks() const { return 0; }
	virtual bool HasDirtyAreas(const FBox& AreaBounds) const { return false; }
	virtual uint32 LogMemUsed() const { return 0; }
};
