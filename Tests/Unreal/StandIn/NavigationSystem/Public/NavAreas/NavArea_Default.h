// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UNavArea_Default.

#include "NavAreas/NavArea.h"

#include "NavArea_Default.generated.h"

/** Ordinary ground. */
UCLASS(Config = Engine)
class NAVIGATIONSYSTEM_API UNavArea_Default : public UNavArea
{
	GENERATED_BODY()

public:
	UNavArea_Default(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};
