// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "Engine/World.h"
#include "UObject/WeakObjectPtrTemplates.h"

class AActor;
class FGridNavSlice;
class ULevel;
class UPrimitiveComponent;

/**
 * Tells which parts of a world changed: obstacles that moved, appeared or went away.
 *
 * Works in worlds without a navigation system: it looks at a bounded number of obstacles a frame, and hears
 * of actors that are spawned and levels that are streamed in. Components that are added to an actor later,
 * and instances of meshes that move alone, are left to the dirty areas of the navigation system.
 */
class FGridNavWatch
{
public:
	FGridNavWatch(UWorld& InWorld, const FBox& InBounds, ECollisionChannel InChannel);
	~FGridNavWatch();
	FGridNavWatch(const FGridNavWatch&) = delete;
	FGridNavWatch& operator=(const FGridNavWatch&) = delete;

	/** Takes in the actors that were there already, a piece at a time; true when none is left. */
	bool Advance(FGridNavSlice& Slice);
	/** Looks at some obstacles and appends boxes that changed within the bounds. */
	void Poll(TArray<FBox>& OutChanged);
	/** Looks at all of them. */
	void PollAll(TArray<FBox>& OutChanged);
	void Shift(const FVector& Offset);
	int32 Num() const { return Obstacles.Num(); }

private:
	struct FWatched
	{
		TWeakObjectPtr<UPrimitiveComponent> Component;
		FTransform Transform;
		/** Where it was last seen; invalid while it is no obstacle. */
		FBox Box = FBox(ForceInit);
	};

	void HandleSpawned(AActor* Actor);
	void HandleLevelAdded(ULevel* Level, UWorld* InWorld);
	/** Watches the parts of an actor that are, or may become, obstacles here. */
	void AddActor(AActor& Actor, bool bNew);
	/** False when it is gone for good. */
	bool Look(FWatched& Watched, TArray<FBox>& OutChanged) const;
	void Note(const FBox& Box, TArray<FBox>& OutChanged) const;
	void LookAt(int32 Count, TArray<FBox>& OutChanged);

	TWeakObjectPtr<UWorld> World;
	FBox Bounds;
	ECollisionChannel Channel;
	TArray<FWatched> Obstacles;
	TSet<TWeakObjectPtr<UPrimitiveComponent>> Known;
	int32 NextLook = 0;
	/** Actors to look at, and whether they appeared after the watch began. */
	TArray<TPair<TWeakObjectPtr<AActor>, bool>> Arrivals;
	int32 NextArrival = 0;
	/** Boxes of arrivals. */
	TArray<FBox> Changed;
	FDelegateHandle SpawnedHandle;
	FDelegateHandle LevelHandle;
};
