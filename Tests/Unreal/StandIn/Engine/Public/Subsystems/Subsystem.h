// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of USubsystem (subsystem-threading.md 1).
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "Subsystem.generated.h"

class FSubsystemCollectionBase;

/** Lives as long as what it belongs to; one is made for every concrete subclass there is. */
UCLASS(Abstract)
class ENGINE_API USubsystem : public UObject
{
	GENERATED_BODY()

public:
	USubsystem();

	/** Asked of the class default object, before one is made. */
	virtual bool ShouldCreateSubsystem(UObject* Outer) const { return true; }
	virtual void Initialize(FSubsystemCollectionBase& Collection) {}
	virtual void Deinitialize() {}
};
