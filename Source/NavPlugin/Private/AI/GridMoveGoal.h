// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

/** Where a move goes: a place, or an actor wherever it is. */
struct FGridMoveGoal
{
	FGridMoveGoal() = default;
	explicit FGridMoveGoal(const FVector& InLocation) : Location(InLocation) {}
	explicit FGridMoveGoal(AActor& InActor)
		: Actor(&InActor), Location(InActor.GetActorLocation()), bIsActor(true)
	{
	}

	bool IsGone() const { return bIsActor && !Actor.IsValid(); }
	/** Where it is now; of an actor that is gone, where it was seen last. */
	const FVector& Where()
	{
		if (const AActor* Pinned = Actor.Get())
		{
			Location = Pinned->GetActorLocation();
		}
		return Location;
	}
	AActor* GetActor() const { return Actor.Get(); }

private:
	TWeakObjectPtr<AActor> Actor;
	FVector Location = FVector::ZeroVector;
	bool bIsActor = false;
};
