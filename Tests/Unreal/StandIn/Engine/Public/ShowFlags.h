// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FEngineShowFlags.
#pragma once

#include "CoreMinimal.h"

/** What a view shows. */
struct FEngineShowFlags
{
	/** Show > Navigation. */
	uint32 Navigation : 1;

	FEngineShowFlags() : Navigation(0) {}
};
