// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GridNavTypes.h"
#include "Query/GridPathRequest.h"

#include "GridMoveSettings.generated.h"

/** What an agent does when its goal cannot be reached. */
UENUM(BlueprintType)
enum class EGridMovePartialPolicy : uint8
{
	/** Goes to the nearest place that can be reached, and has ended there. Takes a way that opens meanwhile.
	 */
	GoNearest,
	/** Gives up at once, without a step. */
	Refuse,
	/** Stays where it is until there is a way. */
	WaitForWay,
	/** Goes to the nearest place that can be reached and waits there for a way. */
	GoNearestAndWait,
};

/** Who walks the agent along its path. */
UENUM(BlueprintType)
enum class EGridMoveFollowing : uint8
{
	/** The path following component, as for every other AI move. Needs navigation data of any kind in the
	 * level; where there is none, the agent is steered. */
	PathFollowing,
	/** The movement component is told where to go in every frame: cuts corners by Look Ahead. */
	Steering,
};

/** How an agent moves over a grid. The defaults suit most agents. */
USTRUCT(BlueprintType)
struct NAVPLUGIN_API FGridMoveSettings
{
	GENERATED_BODY()

	/** The agent has arrived when it is so near to the goal. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "0.0", Units = "cm"))
	float AcceptanceRadius = 50.0f;

	/** Adds the radii of the agent and of the goal actor to the acceptance radius. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	bool bStopOnOverlap = true;

	/** What to do when the goal cannot be reached. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	EGridMovePartialPolicy PartialPolicy = EGridMovePartialPolicy::GoNearest;

	/** Another path is asked for when the goal has moved so far; the agent walks on meanwhile. 0 = the goal
	 * is where it was at the start. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "0.0", Units = "cm"))
	float GoalTrackingThreshold = 100.0f;

	/** From the middle of a cell to the middle of the next one, and to the middle of the goal's cell: for
	 * games of tiles. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	bool bGridAligned = false;

	/** Sets off on the beginning of the path before the whole of it is known. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay)
	bool bFirstLeg = true;

	/** How long the requests of this agent may be kept waiting by others. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay)
	EGridPathPriority Priority = EGridPathPriority::Normal;

	/** The search to use. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay)
	EGridNavAlgorithm Algorithm = EGridNavAlgorithm::ProjectDefault;

	/** How the path is mended when an edit blocks it. Ignore = only when the agent stands before the wall. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay)
	EGridPathRepair Repair = EGridPathRepair::Splice;

	/** Who walks the agent along its path. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay)
	EGridMoveFollowing Following = EGridMoveFollowing::PathFollowing;

	/** Steering aims so far ahead on the path, and a new path is joined so far ahead, where the way there is
	 * free. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay,
		meta = (ClampMin = "1.0", Units = "cm"))
	float LookAhead = 150.0f;

	/** An agent that is pushed so far away from its path asks for another one. 0 = never. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay,
		meta = (ClampMin = "0.0", Units = "cm"))
	float Corridor = 250.0f;

	/** Time between two looks whether there is a way by now. A look costs next to nothing. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay,
		meta = (ClampMin = "0.05", Units = "s"))
	float RetryInterval = 0.5f;

	/** Gives up when it has waited for a way so long; 0 = never. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay,
		meta = (ClampMin = "0.0", Units = "s"))
	float WaitTimeout = 0.0f;

	/** The same with every number within its limits; a NaN becomes the default. */
	FGridMoveSettings Clamped() const;
};
