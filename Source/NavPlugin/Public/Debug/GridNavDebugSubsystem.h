// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Debug/GridNavDrawSettings.h"
#include "EngineDefines.h"
#include "Subsystems/WorldSubsystem.h"
#include "VisualLogger/VisualLoggerDebugSnapshotInterface.h"

#include "GridNavDebugSubsystem.generated.h"

class FGridSearchReplay;
class UGridNavRenderingComponent;

/**
 * What is looked at in one world: what is drawn of its grids, and the query whose search is shown step by
 * step. The console, the gameplay debugger and tools of an editor all go through here. There is none in
 * shipping builds.
 */
UCLASS()
class NAVPLUGIN_API UGridNavDebugSubsystem : public UWorldSubsystem,
											 public IVisualLoggerDebugSnapshotInterface
{
	GENERATED_BODY()

public:
	/** Of the world of an object; null where there is none. */
	static UGridNavDebugSubsystem* Get(const UObject* WorldContextObject);

	virtual bool ShouldCreateSubsystem(UObject* Outer) const override;
	virtual void Initialize(FSubsystemCollectionBase& Collection) override;
	virtual void Deinitialize() override;
#if ENABLE_VISUAL_LOG
	virtual void GrabDebugSnapshot(FVisualLogEntry* Snapshot) const override;
#endif

	/** What is drawn from the next frame on; a component is made for it when there is something to draw. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation|Debug")
	void SetDrawSettings(const FGridNavDrawSettings& NewSettings);

	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation|Debug")
	FGridNavDrawSettings GetDrawSettings() const
	{
		return Settings;
	}

	/**
	 * Runs a query that has ended again, on the map as it is now, and shows what its search looked at.
	 * @param Number Of GridNav.Trace.List; 0 = the last one that ended.
	 * @return Empty, or why it cannot be shown.
	 */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation|Debug")
	FString ShowQuery(int64 Number);

	/** The same for the last query that was asked in the name of somebody. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation|Debug")
	FString ShowQueryOf(const UObject* Owner);

	/** Shows the search after so many steps; cut to those there are. False when no query is shown. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation|Debug")
	bool ShowStep(int64 Step);

	/** The query that is shown; null for none. */
	const TSharedPtr<FGridSearchReplay>& GetSearch() const
	{
		return Search;
	}
	/** What draws; null while nothing is drawn. */
	UGridNavRenderingComponent* GetRendering() const
	{
		return Rendering;
	}

protected:
	virtual bool DoesSupportWorldType(const EWorldType::Type WorldType) const override;

private:
	UPROPERTY(Transient)
	FGridNavDrawSettings Settings;

	UPROPERTY(Transient)
	TObjectPtr<UGridNavRenderingComponent> Rendering;

	TSharedPtr<FGridSearchReplay> Search;
};
