// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of ULevel.
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "UObject/Object.h"

#include "Level.generated.h"

class AActor;
class UWorld;
struct FTickFunction;

/** Actors that come and go together. */
UCLASS()
class ENGINE_API ULevel : public UObject
{
	GENERATED_BODY()

public:
	/** Holes where actors were destroyed. */
	UPROPERTY()
	TArray<TObjectPtr<AActor>> Actors;

	UPROPERTY()
	TObjectPtr<UWorld> OwningWorld;

	/** It is part of the world now. */
	uint8 bIsVisible : 1;

	ULevel();

	virtual UWorld* GetWorld() const override { return OwningWorld; }
	bool IsPersistentLevel() const;
	void ApplyWorldOffset(const FVector& InWorldOffset, bool bWorldShift);

private:
	friend class UWorld;
	friend struct FTickFunction;

	void RegisterActors();
	void UnregisterActors();
	void InitializeActors();
	void BeginActors();
	void EndActors(const EEndPlayReason::Type Reason);

	/** Holes while a frame is under way. */
	TArray<FTickFunction*> TickFunctions;
};
