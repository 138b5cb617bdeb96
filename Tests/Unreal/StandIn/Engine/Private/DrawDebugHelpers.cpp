// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "DrawDebugHelpers.h"

#include "Engine/World.h"

namespace StandIn
{
static int32 DebugShapes = 0;

int32 CountOfDebugShapes()
{
	return DebugShapes;
}
} // namespace StandIn

#if ENABLE_DRAW_DEBUG
void DrawDebugLine(const UWorld* InWorld, FVector const& LineStart, FVector const& LineEnd,
	FColor const& Color, bool bPersistentLines, float LifeTime, uint8 DepthPriority, float Thickness)
{
	check(IsInGameThread() && InWorld != nullptr);
	++StandIn::DebugShapes;
}

void DrawDebugBox(const UWorld* InWorld, FVector const& Center, FVector const& Extent, FColor const& Color,
	bool bPersistentLines, float LifeTime, uint8 DepthPriority, float Thickness)
{
	check(IsInGameThread() && InWorld != nullptr);
	++StandIn::DebugShapes;
}

void DrawDebugPoint(const UWorld* InWorld, FVector const& Position, float Size, FColor const& PointColor,
	bool bPersistentLines, float LifeTime, uint8 DepthPriority)
{
	check(IsInGameThread() && InWorld != nullptr);
	++StandIn::DebugShapes;
}
#endif
