// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FCollisionQueryParams and FCollisionResponseParams (navigation.md 8).
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"

class AActor;
class UPrimitiveComponent;

#define SCENE_QUERY_STAT(QueryName) FName(TEXT(#QueryName))

/** How a query goes about it, and what it leaves out. */
struct ENGINE_API FCollisionQueryParams
{
	FName TraceTag;
	bool bTraceComplex = false;
	/** False: what is overlapped at the start is not a hit. */
	bool bFindInitialOverlaps = true;
	/** Only blocking hits matter. */
	bool bIgnoreTouches = false;

	static FCollisionQueryParams DefaultQueryParam;

	FCollisionQueryParams() = default;
	explicit FCollisionQueryParams(
		FName InTraceTag, bool bInTraceComplex = false, const AActor* InIgnoreActor = nullptr);

	void AddIgnoredActor(const AActor* InIgnoreActor);
	void AddIgnoredComponent(const UPrimitiveComponent* InIgnoreComponent);

private:
	friend class UWorld;

	bool Ignores(const UPrimitiveComponent& Component) const;

	// Numbers of objects, as the engine keeps them: a query must not look at objects that may be gone.
	TArray<uint32> IgnoredActors;
	TArray<uint32> IgnoredComponents;
};

/** How the query itself responds to the kinds of objects it meets. */
struct ENGINE_API FCollisionResponseParams
{
	FCollisionResponseContainer CollisionResponse;

	static FCollisionResponseParams DefaultResponseParam;

	FCollisionResponseParams() = default;
	explicit FCollisionResponseParams(ECollisionResponse DefaultResponse) : CollisionResponse(DefaultResponse)
	{
	}
	explicit FCollisionResponseParams(const FCollisionResponseContainer& ResponseContainer)
		: CollisionResponse(ResponseContainer)
	{
	}
};
