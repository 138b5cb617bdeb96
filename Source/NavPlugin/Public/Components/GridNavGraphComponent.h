// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Components/GridNavBakedData.h"
#include "Components/GridNavGraphStatistics.h"
#include "Components/SceneComponent.h"
#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "GridNavTypes.h"
#include "Templates/PimplPtr.h"

#include "GridNavGraphComponent.generated.h"

class ANavigationData;
class FGridNavGraph;
class FGridNavSlice;
class UGridNavGraphComponent;
struct FGridNavGraphWork;

namespace NavCore
{
class GridMap;
} // namespace NavCore

DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FGridNavGraphEvent, UGridNavGraphComponent*, Graph);
DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(
	FGridNavGraphFailure, UGridNavGraphComponent*, Graph, const FText&, Reason);

/** For C++: the grid of a component became ready, was built anew, or is gone. */
DECLARE_MULTICAST_DELEGATE_OneParam(FOnGridNavGraphReplaced, UGridNavGraphComponent&);

/**
 * A grid to find paths on, beside the navmesh.
 *
 * Drop it on an actor, size its bounds, and it builds itself when play begins: a few milliseconds a frame,
 * with progress and an event when it is ready. From then on cells can be blocked and freed at any time; moved
 * obstacles do so by themselves. Queries go through UGridPathSubsystem.
 */
UCLASS(ClassGroup = (Navigation), meta = (BlueprintSpawnableComponent, DisplayName = "Grid Nav Graph"))
class NAVPLUGIN_API UGridNavGraphComponent : public USceneComponent
{
	GENERATED_BODY()

public:
	UGridNavGraphComponent();
	virtual ~UGridNavGraphComponent() override;

	/** Half the size of the grid's box around the component. The box does not turn with the component. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "1.0", Units = "cm"))
	FVector Extent = FVector(5000.0, 5000.0, 500.0);

	/** Side of a cell. Half the width of the narrowest passage is a good choice. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "1.0", Units = "cm"))
	float CellSize = 100.0f;

	/** How cells are connected. A map file says so itself. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	EGridNavTopology Topology = EGridNavTopology::Octile;

	/** When diagonal steps are allowed. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	EGridNavCornerRule CornerRule = EGridNavCornerRule::NoneBlocked;

	/** What the cells are made from. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	EGridNavSource Source = EGridNavSource::Collision;

	/**
	 * A MovingAI .map file, relative to the project's folder unless it is absolute. Cell (0, 0) is at the
	 * corner of the box with the least X and Y; the file says how many cells there are.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (EditCondition = "Source == EGridNavSource::MapFile", EditConditionHides))
	FString MapFile;

	/** Cost of the swamp cells of a map file, 1 to 254; 0 = they are plain ground. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay,
		meta = (ClampMin = "0", ClampMax = "254", EditCondition = "Source == EGridNavSource::MapFile"))
	int32 SwampCost = 0;

	/** What was baked; empty = what was baked into this component. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (EditCondition = "Source == EGridNavSource::Baked", EditConditionHides))
	TObjectPtr<UGridNavBakedData> BakedData;

	/** Where the baked data cannot be used, build from the source it was baked from instead of failing. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay,
		meta = (EditCondition = "Source == EGridNavSource::Baked"))
	bool bRebuildBadBake = true;

	/** Radius of the agents. Paths keep it away from walls, in steps of whole cells; up to half a cell comes
	 * free. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation|Agent",
		meta = (ClampMin = "0.0", Units = "cm"))
	float AgentRadius = 35.0f;

	/** Radii of other agents that walk here; each takes as much memory as the grid itself. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation|Agent", AdvancedDisplay,
		meta = (ClampMin = "0.0", Units = "cm"))
	TArray<float> ExtraAgentRadii;

	/** Height of the agents: what hangs higher above the floor is no obstacle. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation|Agent",
		meta = (ClampMin = "1.0", Units = "cm"))
	float AgentHeight = 180.0f;

	/** Highest step the agents climb: what is lower is no obstacle. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation|Agent",
		meta = (ClampMin = "0.0", Units = "cm"))
	float AgentMaxStep = 45.0f;

	/** Steepest floor the agents walk on. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation|Agent",
		meta = (ClampMin = "0.0", ClampMax = "89.0", Units = "deg"))
	float AgentMaxSlope = 45.0f;

	/**
	 * A cell is blocked when obstacles cover more than this share of it. 0 blocks whatever is touched.
	 * Boxes count with their exact footprint, other shapes in sixteenths of a cell.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "0.0", ClampMax = "1.0"))
	float ObstructionThreshold = 0.25f;

	/** What obstacles and floors block, as far as the grid is concerned. Only what can affect navigation
	 * counts. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay)
	TEnumAsByte<ECollisionChannel> CollisionChannel = ECC_Pawn;

	/** Which floor counts where several lie above each other. Floors that move up and down need Highest. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	EGridNavFloor Floor = EGridNavFloor::Lowest;

	/** Blocks cells without a floor below their middle. Otherwise the bottom of the box is floor there. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	bool bRequireFloor = true;

	/** Lets cells cost more than others, see SetTerrainCost. Searches on such a grid take longer. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	bool bTerrainCosts = false;

	/** Side of the clusters of hierarchical search in cells; 0 = by the kind of map. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay,
		meta = (ClampMin = "0", ClampMax = "64"))
	int32 ClusterSize = 0;

	/** Builds the grid when play begins. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation|Build")
	bool bBuildOnBeginPlay = true;

	/** Obstacles that move, appear or go away change the cells they touch. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation|Build")
	bool bAutomaticEdits = true;

	/**
	 * Time of a frame that the build may take on the game thread, and later the sampling of moved obstacles;
	 * 0 = that of the project settings.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation|Build",
		meta = (ClampMin = "0.0", Units = "ms"))
	float BuildMillisecondsPerFrame = 0.0f;

	/** Pieces of work a frame at most, whatever the time; 0 = by time alone. For repeatable builds. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation|Build", AdvancedDisplay,
		meta = (ClampMin = "0"))
	int32 MaxBuildPiecesPerFrame = 0;

	/** A grid that would take more memory is not built. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation|Build", AdvancedDisplay,
		meta = (ClampMin = "1"))
	int32 MaxMegabytes = 512;

	/** The grid can be asked. */
	UPROPERTY(BlueprintAssignable, Category = "AI|Grid Navigation")
	FGridNavGraphEvent OnReady;

	/** The grid could not be built, for this reason. */
	UPROPERTY(BlueprintAssignable, Category = "AI|Grid Navigation")
	FGridNavGraphFailure OnBuildFailed;

	/** The grid became ready, was built anew, or is gone; GetGraph tells. */
	FOnGridNavGraphReplaced OnGraphReplaced;

	/** Builds the grid anew, a piece a frame. Until it is ready, queries answer NotReady. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	void Build();

	/** Does what is left of the build at once: for loading screens, editors and tests. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	void FinishBuild();

	/** Stops the build; the grid then counts as failed. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	void CancelBuild();

	/** As Build, but where the source is baked data builds from what that was made from, to bake it again. */
	void BuildAnew();

	/**
	 * Does a piece of the build at once, of about so many milliseconds; true while there is more to do. For
	 * tools that show progress: FinishBuild does all of it.
	 */
	bool ContinueBuild(float Milliseconds);

	/** Drops the grid, or stops the build, and forgets why the last one failed. What was baked stays. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	void Clear();

	/** How far the grid is. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	EGridNavState GetState() const;

	/** From 0 to 1. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	float GetBuildProgress() const;

	/** Why the last build failed. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	EGridNavBuildFailure GetBuildFailure() const;

	/** Why the last build failed, in words; empty unless it did. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	FText GetBuildFailureReason() const;

	/** Blocks a cell, or frees it. See BlockBox and UnblockBox. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	EGridNavEditResult SetCellBlocked(FIntPoint Cell, bool bBlocked);

	/** Blocks the cells that a box touches. They stay blocked, whatever moves there, until they are freed. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	EGridNavEditResult BlockBox(const FBox& Box);

	/** Frees the cells that a box touches, whatever blocked them, until an obstacle moves there again. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	EGridNavEditResult UnblockBox(const FBox& Box);

	/** Makes the cells that a box touches cost so many times their length, 1 to 254. Needs bTerrainCosts. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	EGridNavEditResult SetTerrainCost(const FBox& Box, int32 Cost);

	/**
	 * Something changed in a box: samples the cells it touches again, a piece a frame, and edits those that
	 * changed. Navigation data calls this for dirty areas. A grid from a map file has nothing to sample.
	 */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	EGridNavEditResult RequestResample(const FBox& Box);

	/** Whether boxes wait to be sampled again. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	bool IsResampling() const;

	/** The cell below or above a place. False while the grid is not ready, and off the grid. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	bool WorldToCell(const FVector& Location, FIntPoint& OutCell) const;

	/** The middle of a cell, on its floor. False while the grid is not ready, and off the grid. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	bool CellToWorld(FIntPoint Cell, FVector& OutLocation) const;

	/** Whether a cell is blocked once all edits are visible. True off the grid and while it is not ready. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	bool IsCellBlocked(FIntPoint Cell) const;

	/** Cells along both sides; zero while the grid is not ready. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	FIntPoint GetGridSize() const;

	/** The box of the grid in world space: as built, or as it will be. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	FBox GetGridBounds() const;

	/** Keeps the ready grid in this component, to be saved with the level. False while it is not ready. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	bool BakeIntoComponent();

	/** Keeps the ready grid in an asset. False without an asset, and while the grid is not ready. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	bool BakeIntoAsset(UGridNavBakedData* Asset) const;

	/** What the ready grid is made of. False while it is not ready. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	bool GetStatistics(FGridNavGraphStatistics& OutStatistics) const;

	/** The cells as searches see them; null until the grid is ready. Valid until the next tick or edit. */
	const NavCore::GridMap* GetMap() const;

	/** Clearance in cells that the agent of the ready grid needs; 1 while it is not ready. */
	int32 GetAgentClearance() const;

	/** What a build from baked data would use: that of the asset, or of this component. */
	const FGridNavBakedBlob& GetBakedBlob() const;

	/** The built grid; null until it is ready. Shared, so that whoever uses it outlives the component safely.
	 */
	TSharedPtr<FGridNavGraph> GetGraph() const;

	/** Pieces of work that the last tick did. */
	int32 GetPiecesOfLastTick() const;

	virtual void Serialize(FArchive& Ar) override;
	virtual void TickComponent(
		float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction) override;
	virtual void ApplyWorldOffset(const FVector& InOffset, bool bWorldShift) override;
#if WITH_EDITOR
	virtual void CheckForErrors() override;
	virtual EDataValidationResult IsDataValid(class FDataValidationContext& Context) const override;
#endif

protected:
	virtual void OnRegister() override;
	virtual void OnUnregister() override;
	virtual void BeginPlay() override;
	virtual void BeginDestroy() override;

private:
	UFUNCTION()
	void HandleNavMeshFinished(ANavigationData* NavData);

	/** Drops the grid and whatever is under way. */
	void Reset(EGridNavState NewState);
	void StartBuild(EGridNavSource BuildSource);
	void AdvanceBuild(FGridNavSlice& Slice);
	void AdvanceResampling(FGridNavSlice& Slice);
	/** The build ended, one way or the other. */
	void TakeResult();
	void Fail(EGridNavBuildFailure Failure, const FString& Reason);
	/** Anew after a shift of the world, and when the navmesh is another one. */
	void MakeResampler();
	bool BakeInto(FGridNavBakedBlob& Blob) const;

	/** What was baked into the component. */
	FGridNavBakedBlob OwnBake;
	/** The build, the obstacles that are watched and the built grid; plain C++, see GridNavGraphWork.h. */
	TPimplPtr<FGridNavGraphWork> Work;
};
