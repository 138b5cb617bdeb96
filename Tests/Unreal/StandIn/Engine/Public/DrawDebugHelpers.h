// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of DrawDebugHelpers.h (debug-editor.md 1). Nothing is drawn; calls are counted for
// tests.
#pragma once

#include "CoreMinimal.h"

class UWorld;

#ifndef ENABLE_DRAW_DEBUG
#define ENABLE_DRAW_DEBUG !UE_BUILD_SHIPPING
#endif

#if ENABLE_DRAW_DEBUG
ENGINE_API void DrawDebugLine(const UWorld* InWorld, FVector const& LineStart, FVector const& LineEnd,
	FColor const& Color, bool bPersistentLines = false, float LifeTime = -1.0f, uint8 DepthPriority = 0,
	float Thickness = 0.0f);
ENGINE_API void DrawDebugBox(const UWorld* InWorld, FVector const& Center, FVector const& Extent,
	FColor const& Color, bool bPersistentLines = false, float LifeTime = -1.0f, uint8 DepthPriority = 0,
	float Thickness = 0.0f);
ENGINE_API void DrawDebugPoint(const UWorld* InWorld, FVector const& Position, float Size,
	FColor const& PointColor, bool bPersistentLines = false, float LifeTime = -1.0f, uint8 DepthPriority = 0);
#else
inline void DrawDebugLine(const UWorld*, FVector const&, FVector const&, FColor const&, bool = false,
	float = -1.0f, uint8 = 0, float = 0.0f)
{
}
inline void DrawDebugBox(const UWorld*, FVector const&, FVector const&, FColor const&, bool = false,
	float = -1.0f, uint8 = 0, float = 0.0f)
{
}
inline void DrawDebugPoint(
	const UWorld*, FVector const&, float, FColor const&, bool = false, float = -1.0f, uint8 = 0)
{
}
#endif

namespace StandIn
{
/** How many shapes were drawn since the program started. */
ENGINE_API int32 CountOfDebugShapes();
} // namespace StandIn
