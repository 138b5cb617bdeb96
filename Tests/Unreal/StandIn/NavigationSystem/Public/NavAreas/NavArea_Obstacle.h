// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UNavArea_Obstacle.

#include "NavAreas/NavArea.h"

#include "NavArea_Obstacle.generated.h"

/** Ground that paths cross only when there is no other way. */
UCLASS(Config = Engine)
class NAVIGATIONSYSTEM_API UNavArea_Obstacle : public UNavArea
{
	GENERATED_BODY()

public:
	UNavArea_Obstacle(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};
