// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FOverlapResult (navigation.md 8).
#pragma once

#include "CoreMinimal.h"

class AActor;
class UPrimitiveComponent;

/** One of the things that a shape overlaps. */
struct ENGINE_API FOverlapResult
{
	TWeakObjectPtr<UPrimitiveComponent> Component;
	/** The instance of an instanced mesh. */
	int32 ItemIndex = INDEX_NONE;
	uint32 bBlockingHit : 1;

	FOverlapResult();

	AActor* GetActor() const;
	UPrimitiveComponent* GetComponent() const;
};
