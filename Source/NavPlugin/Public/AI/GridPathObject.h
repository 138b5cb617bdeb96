// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Query/GridPathRequest.h"
#include "UObject/Object.h"

#include "GridPathObject.generated.h"

/** A path as an object, for what can hold objects alone, such as a blackboard. It never changes. */
UCLASS(BlueprintType)
class NAVPLUGIN_API UGridPathObject : public UObject
{
	GENERATED_BODY()

public:
	/** The outcome, and the points in world space. */
	UPROPERTY(BlueprintReadOnly, Category = "AI|Grid Navigation")
	FGridPathResult Path;
};
