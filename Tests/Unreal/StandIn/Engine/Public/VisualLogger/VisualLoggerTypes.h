// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FVisualLogEntry and FVisualLogStatusCategory.
#pragma once

#include "CoreMinimal.h"
#include "EngineDefines.h"

#if ENABLE_VISUAL_LOG

/** A table of what an object is like. */
struct FVisualLogStatusCategory
{
	TArray<FString> Data;
	FString Category;

	void Add(const FString& Key, const FString& Value) { Data.Add(Key + TEXT("|") + Value); }
};

/** What is known of one object in one frame. */
struct FVisualLogEntry
{
	TArray<FVisualLogStatusCategory> Status;
};

#endif
