// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#include "GridNavStats.generated.h"

/** What the path queries of a world have come to: totals since the world began, and the state of this frame.
 */
USTRUCT(BlueprintType)
struct NAVPLUGIN_API FGridNavStats
{
	GENERATED_BODY()

	/** Grids that can be asked. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int32 ReadyGrids = 0;

	/** Grids that are still being built, or whose build failed. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int32 OtherGrids = 0;

	/** Requests that have not ended. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int32 OpenRequests = 0;

	/** Paths that are kept up to date. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int32 LivePaths = 0;

	/** Requests that were queued. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 Requests = 0;

	/** Requests that were refused at once: bad places, no grid, queue full. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 Refused = 0;

	/** Of the queued ones, those that reached their goal. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 Found = 0;

	/** Those that came as near as they could. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 Partial = 0;

	/** Those without a way, with a bad place, or past a limit. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 Failed = 0;

	/** Those that were cancelled, or whose owner or grid went away. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 Cancelled = 0;

	/** Paths that were handed out again because of an edit. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 Rerouted = 0;

	/** Edits that were applied. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 Edits = 0;

	/** Frames within which 99 of 100 requests were answered. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int32 Wait99Frames = 0;

	/** Time of the last tick, without listeners, in microseconds. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	double TickMicroseconds = 0.0;

	/** The longest tick so far, without listeners, in microseconds. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	double LongestTickMicroseconds = 0.0;

	/** Time that listeners took in the last tick, in microseconds. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	double ListenerMicroseconds = 0.0;

	/** Work of the last tick in expansions, or their like. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 TickExpansions = 0;

	/** Memory of grids, searches, queues and live paths. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	int64 MemoryBytes = 0;
};
