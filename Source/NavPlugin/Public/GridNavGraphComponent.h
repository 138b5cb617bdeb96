// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Components/SceneComponent.h"
#include "CoreMinimal.h"
#include "GridNavTypes.h"

#include "GridNavGraphComponent.generated.h"

class FGridNavGraph;
class UGridNavBakedData;
class UGridNavGraphComponent;

DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FGridNavGraphEvent, UGridNavGraphComponent*, Graph);
DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(
	FGridNavGraphFailure, UGridNavGraphComponent*, Graph, const FText&, Reason);

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
	UPROPERTY(EditAnywhere, BlueprintReadOnly, Category = "AI|Grid Navigation",
		meta = (ClampMin = "1.0", Units = "cm"))
	FVector Extent = FVector(5000.0, 5000.0, 500.0);

	UPROPERTY(EditAnywhere, BlueprintReadOnly, Category = "AI|Grid Navigation",
		meta = (ClampMin = "1.0", Units = "cm"))
	float CellSize = 100.0f;

	UPROPERTY(EditAnywhere, BlueprintReadOnly, Category = "AI|Grid Navigation")
	EGridNavTopology Topology = EGridNavTopology::Octile;

	UPROPERTY(EditAnywhere, BlueprintReadOnly, Category = "AI|Grid Navigation")
	EGridNavCornerRule CornerRule = EGridNavCornerRule::NoneBlocked;

	UPROPERTY(EditAnywhere, BlueprintReadOnly, Category = "AI|Grid Navigation")
	EGridNavSource Source = EGridNavSource::Collision;

	/** See the .cpp's owner (graph) for agent radius/height/step/slope, threshold, cluster size, map file,
	 * baked. */

	/** The grid can be asked. */
	UPROPERTY(BlueprintAssignable, Category = "AI|Grid Navigation")
	FGridNavGraphEvent OnReady;

	UPROPERTY(BlueprintAssignable, Category = "AI|Grid Navigation")
	FGridNavGraphFailure OnBuildFailed;

	/** Builds the grid anew, a piece a frame. Until it is ready, queries answer NotReady. */
	UFUNCTION(BlueprintCallable, CallInEditor, Category = "AI|Grid Navigation")
	void Build();

	/** Does what is left of the build at once: for loading screens, editors and tests. */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation")
	void FinishBuild();

	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	EGridNavState GetState() const;

	/** From 0 to 1. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	float GetBuildProgress() const;

	/** The built grid; null until it is ready. Shared, so that whoever uses it outlives the component safely.
	 */
	TSharedPtr<FGridNavGraph> GetGraph() const;
};
