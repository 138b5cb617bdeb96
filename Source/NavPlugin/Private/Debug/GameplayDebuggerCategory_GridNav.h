// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Debug/GridNavDebugBuild.h"

namespace UE::GridNav
{
/** Makes the category known to the gameplay debugger, in builds that have one. */
void RegisterDebuggerCategory();
void UnregisterDebuggerCategory();
} // namespace UE::GridNav

#if WITH_GAMEPLAY_DEBUGGER && GRIDNAV_WITH_DEBUG

#include "GameplayDebuggerCategory.h"
#include "UObject/WeakObjectPtrTemplates.h"

class FGridPathQueue;
class FGridSearchReplay;
class UGridNavDebugSubsystem;
class UWorld;

/**
 * Grid navigation in the gameplay debugger: how much of the budget of a frame is spent, what waits, and of
 * the selected pawn its path and its last query, which can be searched again one step at a time.
 */
class FGameplayDebuggerCategory_GridNav : public FGameplayDebuggerCategory
{
public:
	FGameplayDebuggerCategory_GridNav();

	virtual void CollectData(APlayerController* OwnerPC, AActor* DebugActor) override;
	virtual void DrawData(APlayerController* OwnerPC, FGameplayDebuggerCanvasContext& CanvasContext) override;

	static TSharedRef<FGameplayDebuggerCategory> MakeInstance();

private:
	void AddBudget(const UWorld& World);
	void AddQueues(const FGridPathQueue& Queue);
	void AddQuery(const FGridPathQueue& Queue, const AActor& Actor);
	void AddPaths(FGridPathQueue& Queue, const AActor& Actor);
	void AddSearch(const FGridSearchReplay& Search);

	void ShowNextStep() { MoveStep(1); }
	void ShowPreviousStep() { MoveStep(-1); }
	/** The last query of the selected actor, all of it. */
	void ShowQuery();
	void MoveStep(int64 Steps);
	UGridNavDebugSubsystem* FindDebug() const;

	/** The one that was looked at last. */
	TWeakObjectPtr<AActor> Selected;
	/** What was wrong with the last key. */
	FString Complaint;
};

#endif
