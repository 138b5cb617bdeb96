// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GridNavTypes.h"

#include "GridPathRequest.generated.h"

/** How long a request may be kept waiting by others. */
UENUM(BlueprintType)
enum class EGridPathPriority : uint8
{
	Critical,
	High,
	Normal,
	Background,
};

/** What finds the path. The request and its answer look the same for all of them. */
UENUM(BlueprintType)
enum class EGridPathBackend : uint8
{
	/** The grid: sliced searches, first legs, live paths. */
	Grid,
	/**
	 * The grid finds the way; the navmesh straightens it and finds its last leg. For worlds of free shapes
	 * that are too large for a search of the navmesh. Where the navmesh does not reach, the grid's path
	 * stays.
	 */
	Hybrid,
	/**
	 * The navmesh alone, no grid needed; one search in one piece. Of the request only places, the agent's
	 * radius, the owner and whether a partial path will do count; the path is not kept live.
	 */
	NavMesh,
};

/** What happens to a path that was handed out when an edit blocks it. */
UENUM(BlueprintType)
enum class EGridPathRepair : uint8
{
	/** Only the event. */
	Ignore,
	/** Goes around the blockage nearby; a new path where that would be a long way. */
	Splice,
	/** A new path from where the agent stands. */
	Replan,
};

/** How a request ended. */
UENUM(BlueprintType)
enum class EGridPathOutcome : uint8
{
	/** Not yet. */
	Pending,
	Found,
	/** The path ends at the reachable place nearest to the goal. */
	Partial,
	/** Proven: there is no way. */
	NoPath,
	/** The start is off the grid, blocked, or not a number. */
	InvalidStart,
	/** The goal is off the grid, blocked, or not a number. */
	InvalidGoal,
	InvalidRequest,
	/** The grid is still being built. */
	NotReady,
	Cancelled,
	/** Whoever asked, or the grid itself, was destroyed. */
	OwnerGone,
	/** The request's own limit of expansions was reached. */
	OverLimit,
	/** Too many requests are waiting. Nothing was queued. */
	QueueFull,
	/** There is no grid at the start, or no grid at all in this world. */
	NoGrid,
	/** The request wants the navmesh, and this world has none. */
	NoNavMesh,
};

/** What a listener is told. */
UENUM(BlueprintType)
enum class EGridPathEvent : uint8
{
	/** A beginning to set off on; Ended follows. */
	FirstLeg,
	/** The outcome, exactly once. */
	Ended,
	/** An edit blocks the path; by policy, Rerouted or Lost follows. */
	Blocked,
	/** The path goes another way now. */
	Rerouted,
	/** No way is left. */
	Lost,
};

/** Names a request, and later its live path. Plain value; stays safe after everything it named is gone. */
USTRUCT(BlueprintType)
struct NAVPLUGIN_API FGridPathHandle
{
	GENERATED_BODY()

	bool IsValid() const { return Serial != 0; }
	bool operator==(const FGridPathHandle& Other) const
	{
		return Slot == Other.Slot && Serial == Other.Serial;
	}

private:
	friend class FGridPathQueue;

	/** Place in the table of the subsystem, and which of its users, one after the other, is meant. */
	UPROPERTY()
	uint32 Slot = 0;
	UPROPERTY()
	uint32 Serial = 0;
};

/** One path request. The defaults suit most agents. */
USTRUCT(BlueprintType)
struct NAVPLUGIN_API FGridPathRequest
{
	GENERATED_BODY()

	/** Where the path starts, in world space. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	FVector Start = FVector::ZeroVector;

	/** Where it should end, in world space. Ignored when Goals is not empty. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	FVector Goal = FVector::ZeroVector;

	/** Any of these will do; the cheapest to reach is taken. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay)
	TArray<FVector> Goals;

	/** Any free place so near to the goal will do. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "0.0", Units = "cm"))
	float GoalRadius = 0.0f;

	/** Radius of the agent; 0 = the one the grid was built for. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay,
		meta = (ClampMin = "0.0", Units = "cm"))
	float AgentRadius = 0.0f;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	EGridPathPriority Priority = EGridPathPriority::Normal;

	/** Answer within so many frames if the load allows it; 0 = by priority alone. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay,
		meta = (ClampMin = "0"))
	int32 DeadlineFrames = 0;

	/** Grid, navmesh, or long range by the one and the end by the other. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay)
	EGridPathBackend Backend = EGridPathBackend::Grid;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay)
	EGridNavAlgorithm Algorithm = EGridNavAlgorithm::ProjectDefault;

	/** Gives up past so many expansions; 0 = never. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay,
		meta = (ClampMin = "0"))
	int64 MaxExpansions = 0;

	/** Where the goal cannot be reached, a path to the nearest place that can. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	bool bAllowPartial = true;

	/** Straight lines at any angle instead of steps from cell to cell. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	bool bSmooth = true;

	/** Hand out the beginning as soon as it is known. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay)
	bool bFirstLeg = true;

	/** Keep the path up to date after it was handed out, until it is released. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay)
	bool bKeepLive = false;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation", AdvancedDisplay)
	EGridPathRepair Repair = EGridPathRepair::Splice;

	/** Everything asked for in this object's name ends with it. */
	TWeakObjectPtr<const UObject> Owner;
};

/** What a request led to. */
USTRUCT(BlueprintType)
struct NAVPLUGIN_API FGridPathResult
{
	GENERATED_BODY()

	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	FGridPathHandle Handle;

	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	EGridPathOutcome Outcome = EGridPathOutcome::Pending;

	/** The path in world space, start and end included; empty unless Found or Partial. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	TArray<FVector> Points;

	/** Length along the points, in cm. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	double Length = 0.0;

	/** What the path costs: its length over neutral terrain, in cm, more over dearer terrain. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	double Cost = 0.0;

	/** Frames from the request to this answer. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int32 WaitedFrames = 0;

	/** Cells that the search looked at. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 ExpandedCells = 0;

	/** True when the subsystem was overloaded and gave less than was asked for. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	bool bReducedQuality = false;

	bool HasPath() const { return Points.Num() > 0; }
};

/** For C++: every event of a request. Called on the game thread at the end of the subsystem's tick. */
DECLARE_DELEGATE_TwoParams(FOnGridPathEvent, EGridPathEvent, const FGridPathResult&);

/** For Blueprints: the outcome of a request, exactly once. */
DECLARE_DYNAMIC_DELEGATE_OneParam(FOnGridPathEnded, const FGridPathResult&, Result);
