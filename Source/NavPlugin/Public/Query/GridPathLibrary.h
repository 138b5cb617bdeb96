// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GridNavTypes.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "Query/GridNavStats.h"
#include "Query/GridPathRequest.h"

#include "GridPathLibrary.generated.h"

class UGridNavGraphComponent;

/** What blocking a box would do to the way between two places. */
UENUM(BlueprintType)
enum class EGridNavSeparation : uint8
{
	/** There still is a way. */
	StaysConnected,
	/** There is no way any more. */
	Separates,
	/** One of the places is in the box. */
	CoversAnEnd,
	/** There is no way now; one of the places may be blocked. */
	NotConnectedBefore,
	/** There is no grid, it is not ready, or a place or the box is not on it. */
	NoGrid,
	/** The grid is working in an edit: ask again in the next frame. */
	Busy,
};

/** A place on a grid and what it costs to go there. */
USTRUCT(BlueprintType)
struct NAVPLUGIN_API FGridNavReach
{
	GENERATED_BODY()

	/** The middle of a cell, on its floor. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	FVector Location = FVector::ZeroVector;

	/** The length of the cheapest way in cm, more over dearer terrain. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	double Cost = 0.0;
};

/**
 * Grid navigation for Blueprints. Places are in world space; the grid is the one that holds them, the
 * smallest where several do. All of it answers sensibly where there is no grid, and for places that are no
 * numbers.
 */
UCLASS()
class NAVPLUGIN_API UGridPathLibrary : public UBlueprintFunctionLibrary
{
	GENERATED_BODY()

public:
	/**
	 * Asks for a path. The answer comes in a later frame, or at once where the request is refused.
	 * @param Request Where from, where to and how.
	 * @param OnEnded Called exactly once, unless its object is gone by then.
	 * @param Owner The request ends when this object does; none = the object of the event.
	 * @return Names the request, and its path if that is kept live. Not valid when the request was refused.
	 */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation",
		meta = (WorldContext = "WorldContextObject", AdvancedDisplay = "Owner"))
	static FGridPathHandle FindGridPath(const UObject* WorldContextObject, const FGridPathRequest& Request,
		FOnGridPathEnded OnEnded, const UObject* Owner = nullptr);

	/**
	 * Finds a path before it returns, as long as no more cells have to be looked at than Project Settings
	 * allow (Max Expansions Now); past that the outcome is Over Limit, or Partial. What it costs is taken
	 * from the budget of the next frame. For short ways that cannot wait; ask for long ones with Find Grid
	 * Path. Goals, Goal Radius, backend, priority, first legs and live paths do not apply.
	 * @param Request Where from, where to and how.
	 * @return The outcome and the path.
	 */
	UFUNCTION(
		BlueprintCallable, Category = "AI|Grid Navigation", meta = (WorldContext = "WorldContextObject"))
	static FGridPathResult FindGridPathNow(
		const UObject* WorldContextObject, const FGridPathRequest& Request);

	/**
	 * Whether there is a way, in no time at all. While the grid is working in an edit, places that are free
	 * count as reachable.
	 * @param From Where the way would start.
	 * @param To Where it would end.
	 * @param AgentRadius Radius of the agent; 0 = the one the grid was built for.
	 */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation", meta = (WorldContext = "WorldContextObject"))
	static bool IsReachable(
		const UObject* WorldContextObject, const FVector& From, const FVector& To, float AgentRadius = 0.0f);

	/**
	 * The place nearest to a goal that can be reached: the goal itself if possible.
	 * @param From Where the way would start.
	 * @param Goal May be blocked or out of reach, but not off the grid.
	 * @param OutLocation The goal, or the middle of the nearest cell.
	 * @param AgentRadius Radius of the agent; 0 = the one the grid was built for.
	 * @return False where nothing can be reached from, and while the grid is working in an edit.
	 */
	UFUNCTION(
		BlueprintCallable, Category = "AI|Grid Navigation", meta = (WorldContext = "WorldContextObject"))
	static bool NearestReachable(const UObject* WorldContextObject, const FVector& From, const FVector& Goal,
		FVector& OutLocation, float AgentRadius = 0.0f);

	/**
	 * Would blocking a box cut the way between two places? What a game asks before it lets a building be
	 * placed.
	 * @param Box The cells it touches would be blocked.
	 * @param From One of the places.
	 * @param To The other one.
	 * @param AgentRadius Radius of the agent; 0 = the one the grid was built for.
	 */
	UFUNCTION(
		BlueprintCallable, Category = "AI|Grid Navigation", meta = (WorldContext = "WorldContextObject"))
	static EGridNavSeparation WouldSeparate(const UObject* WorldContextObject, const FBox& Box,
		const FVector& From, const FVector& To, float AgentRadius = 0.0f);

	/**
	 * All places that cost no more to reach, in the order of the grid's rows. Looks at no more cells than
	 * Find Grid Path Now.
	 * @param From Where the ways start.
	 * @param MaxCost The length of the longest way in cm, over neutral terrain.
	 * @param OutPlaces One for each cell, the first one included.
	 * @param AgentRadius Radius of the agent; 0 = the one the grid was built for.
	 * @return False where nothing can be reached from, and where the list is not complete.
	 */
	UFUNCTION(
		BlueprintCallable, Category = "AI|Grid Navigation", meta = (WorldContext = "WorldContextObject"))
	static bool ReachableWithinCost(const UObject* WorldContextObject, const FVector& From, double MaxCost,
		TArray<FGridNavReach>& OutPlaces, float AgentRadius = 0.0f);

	/**
	 * What the cheapest way costs: its length in cm, more over dearer terrain. Looks at no more cells than
	 * Find Grid Path Now.
	 * @param From Where the way starts.
	 * @param Goal Where it ends.
	 * @param AgentRadius Radius of the agent; 0 = the one the grid was built for.
	 * @return -1 where there is no way, or none was found in time.
	 */
	UFUNCTION(
		BlueprintCallable, Category = "AI|Grid Navigation", meta = (WorldContext = "WorldContextObject"))
	static double CostToGo(const UObject* WorldContextObject, const FVector& From, const FVector& Goal,
		float AgentRadius = 0.0f);

	/**
	 * Ends a request: its event is called with Cancelled. Or lets go of a live path, without any event.
	 * @param Handle What Find Grid Path returned.
	 * @return False for a handle that names nothing any more.
	 */
	UFUNCTION(BlueprintCallable, Category = "AI|Grid Navigation",
		meta = (WorldContext = "WorldContextObject", Keywords = "release stop abort"))
	static bool CancelGridPath(const UObject* WorldContextObject, const FGridPathHandle& Handle);

	/** Whether a handle was ever given out; it may name nothing any more. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	static bool IsValidGridPathHandle(const FGridPathHandle& Handle);

	/**
	 * Blocks or frees the cell at a place, on every grid that holds it.
	 * @param Location Anywhere above or below the cell.
	 * @param bBlocked False frees it, whatever blocked it.
	 */
	UFUNCTION(
		BlueprintCallable, Category = "AI|Grid Navigation", meta = (WorldContext = "WorldContextObject"))
	static EGridNavEditResult SetCellBlocked(
		const UObject* WorldContextObject, const FVector& Location, bool bBlocked);

	/**
	 * Blocks the cells that a box touches, on every grid it reaches into. Paths in use go around by
	 * themselves.
	 * @param Box In world space; its height does not matter.
	 */
	UFUNCTION(
		BlueprintCallable, Category = "AI|Grid Navigation", meta = (WorldContext = "WorldContextObject"))
	static EGridNavEditResult BlockBox(const UObject* WorldContextObject, const FBox& Box);

	/**
	 * Frees the cells that a box touches, whatever blocked them, on every grid it reaches into.
	 * @param Box In world space; its height does not matter.
	 */
	UFUNCTION(
		BlueprintCallable, Category = "AI|Grid Navigation", meta = (WorldContext = "WorldContextObject"))
	static EGridNavEditResult UnblockBox(const UObject* WorldContextObject, const FBox& Box);

	/**
	 * Makes the cells that a box touches dearer or cheaper, on every grid with terrain costs it reaches into.
	 * @param Box In world space; its height does not matter.
	 * @param Cost So many times their length, 1 to 254.
	 */
	UFUNCTION(
		BlueprintCallable, Category = "AI|Grid Navigation", meta = (WorldContext = "WorldContextObject"))
	static EGridNavEditResult SetTerrainCost(const UObject* WorldContextObject, const FBox& Box, int32 Cost);

	/** What the path queries of the world have come to. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation", meta = (WorldContext = "WorldContextObject"))
	static FGridNavStats GetGridNavStats(const UObject* WorldContextObject);

	/** The grid that answers for a place; none where there is none that is ready. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation", meta = (WorldContext = "WorldContextObject"))
	static UGridNavGraphComponent* FindGridAt(const UObject* WorldContextObject, const FVector& Location);

	/**
	 * The cell below or above a place.
	 * @param Location Anywhere on a grid.
	 * @param OutGrid The grid that the cell belongs to.
	 * @param OutCell Column and row.
	 * @return False off every grid that is ready.
	 */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation", meta = (WorldContext = "WorldContextObject"))
	static bool WorldToCell(const UObject* WorldContextObject, const FVector& Location,
		UGridNavGraphComponent*& OutGrid, FIntPoint& OutCell);

	/**
	 * The middle of a cell, on its floor.
	 * @param Grid What World To Cell or Find Grid At returned.
	 * @param Cell Column and row.
	 * @param OutLocation In world space.
	 * @return False off the grid, and without a grid that is ready.
	 */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	static bool CellToWorld(const UGridNavGraphComponent* Grid, FIntPoint Cell, FVector& OutLocation);
};
