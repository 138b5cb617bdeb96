// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UNavArea_Null.

#include "NavAreas/NavArea.h"

#include "NavArea_Null.generated.h"

/** Ground that no path crosses. */
UCLASS(Config = Engine)
class NAVIGATIONSYSTEM_API UNavArea_Null : public UNavArea
{
	GENERATED_BODY()

public:
	UNavArea_Null(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};
