// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FSlateApplication.
#pragma once

#include "CoreMinimal.h"

/** The program's windows. */
class SLATE_API FSlateApplication
{
public:
	/** False in commandlets, and when the windows are gone already. */
	static bool IsInitialized();
	/** Not the engine's. */
	static void StandInSetInitialized(bool bInitialized);
};
