// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/NavDataGenerator.h"
#include "CoreMinimal.h"
#include "UObject/WeakObjectPtrTemplates.h"

class AGridNavData;
class UGridNavGraphComponent;

/**
 * Passes on what the navigation system wants built: the components build their grids themselves, and sample
 * the cells of dirty areas again, a piece a frame. Game thread only.
 */
class FGridNavDataGenerator : public FNavDataGenerator
{
public:
	explicit FGridNavDataGenerator(AGridNavData& InNavData);

	virtual bool RebuildAll() override;
	virtual void EnsureBuildCompletion() override;
	virtual void CancelBuild() override;
	virtual void TickAsyncBuild(float DeltaSeconds) override;
	virtual void RebuildDirtyAreas(const TArray<FNavigationDirtyArea>& DirtyAreas) override;
	virtual bool IsBuildInProgressCheckDirty() const override;
	virtual int32 GetNumRemaningBuildTasks() const override;
	virtual int32 GetNumRunningBuildTasks() const override;

private:
	TArray<UGridNavGraphComponent*> Grids() const;
	/** Tells the navigation system when the last grid is done. */
	void NoteProgress();

	TWeakObjectPtr<AGridNavData> NavData;
	bool bWasBuilding = false;
	/** RebuildAll began what is being built. */
	bool bStartedBuild = false;
};
