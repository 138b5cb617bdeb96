// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FHitResult (navigation.md 8).
#pragma once

#include "CoreMinimal.h"

class AActor;
class UPrimitiveComponent;

/** What a trace or a sweep ran into. */
struct ENGINE_API FHitResult
{
	/** How far along the way, from 0 to 1. */
	float Time = 1.0f;
	float Distance = 0.0f;
	/** Where the shape is when it touches. */
	FVector Location = FVector::ZeroVector;
	/** Where it touches. */
	FVector ImpactPoint = FVector::ZeroVector;
	/** Of the shape that was swept. */
	FVector Normal = FVector::ZeroVector;
	/** Of what was hit, outwards. */
	FVector ImpactNormal = FVector::ZeroVector;
	FVector TraceStart = FVector::ZeroVector;
	FVector TraceEnd = FVector::ZeroVector;
	/** The instance of an instanced mesh. */
	int32 Item = INDEX_NONE;
	uint8 bBlockingHit : 1;
	/** It touched or overlapped from the start. */
	uint8 bStartPenetrating : 1;
	TWeakObjectPtr<UPrimitiveComponent> Component;

	FHitResult();
	explicit FHitResult(float InTime);

	AActor* GetActor() const;
	UPrimitiveComponent* GetComponent() const;
	void Reset(float InTime = 1.0f, bool bPreserveTraceData = true);
	bool IsValidBlockingHit() const { return bBlockingHit && !bStartPenetrating; }
};
