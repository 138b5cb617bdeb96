// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Debug/GridNavDrawComponent.h"
#include "Debug/GridNavDrawSettings.h"
#include "Templates/PimplPtr.h"

#include "GridNavRenderingComponent.generated.h"

class FGridSearchReplay;
struct FGridNavRenderingState;

/** How much there is to draw and what was done about it: for tests and the console. */
struct FGridNavRenderingLoad
{
	/** Pieces that show something. */
	int32 Chunks = 0;
	/** Of the last frame. */
	int32 DrawnTiles = 0;
	int32 RefreshedChunks = 0;
	int64 VisitedCells = 0;
	int32 Paths = 0;
	/** Everything that is in view shows what it should. */
	bool bIsSettled = false;
};

/**
 * Draws the grids of its world: cells, costs, clearance, clusters, regions, live paths and the search of a
 * query.
 *
 * A grid is drawn in tiles of 64 x 64 cells, each a component of its own, so that an edit gives the render
 * thread only the tiles it touched, and the engine leaves out those that are not in view. Distant tiles show
 * less detail. In a frame no more than a few tiles are drawn anew, the nearest first, however large the grid
 * is. Made by the console, by UGridNavDebugSubsystem or by AGridNavData, never saved; shipping builds draw
 * nothing.
 */
UCLASS(Transient, NotBlueprintable, HideDropdown)
class NAVPLUGIN_API UGridNavRenderingComponent : public UGridNavDrawComponent
{
	GENERATED_BODY()

public:
	UGridNavRenderingComponent();
	virtual ~UGridNavRenderingComponent() override;

	/** What is drawn from the next frame on. */
	void SetSettings(const FGridNavDrawSettings& NewSettings);
	const FGridNavDrawSettings& GetSettings() const { return Settings; }
	/** The search that bSearch shows; null for none. */
	void SetSearch(const TSharedPtr<FGridSearchReplay>& NewSearch);

	FGridNavRenderingLoad GetLoad() const;
	/** The components of the tiles, those that show nothing at the moment included. */
	const TArray<TObjectPtr<UGridNavDrawComponent>>& GetChunks() const { return Chunks; }

	virtual FBoxSphereBounds CalcBounds(const FTransform& LocalToWorld) const override;
	virtual void TickComponent(
		float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction) override;
	virtual void OnComponentDestroyed(bool bDestroyingHierarchy) override;

protected:
	virtual void OnUnregister() override;

private:
	/** One piece for each grid that can be asked. */
	void UpdateGrids();
	void UpdateTiles(const FVector& Eye);
	void UpdatePaths(const FVector& Eye);
	/** From where the world is looked at. */
	FVector FindEye() const;
	void ShowTile(int32 Grid, int32 Tile);
	void HideGrid(int32 Grid);
	/** A component that shows nothing, made if there is none. */
	int32 TakeChunk();
	void ReleaseAll();

	UPROPERTY(Transient)
	FGridNavDrawSettings Settings;

	UPROPERTY(Transient)
	TArray<TObjectPtr<UGridNavDrawComponent>> Chunks;

	/** The drawings of the grids; plain C++. */
	TPimplPtr<FGridNavRenderingState> State;
};
