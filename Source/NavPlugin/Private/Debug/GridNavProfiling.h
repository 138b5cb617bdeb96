// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class FGridPathQueue;
struct FGridNavLimits;

namespace UE::GridNav
{
/**
 * A tick under the eyes of the profilers: stat GridNav, the category GridNav of the CSV profiler, Unreal
 * Insights. Stats and columns add up over the worlds of a frame; counters of Insights show the world that
 * ticked last.
 */
void TickProfiled(FGridPathQueue& Queue, const FGridNavLimits& Limits);
} // namespace UE::GridNav
