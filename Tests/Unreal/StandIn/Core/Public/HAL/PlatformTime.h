// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/subsystem-threading.md section 2: a monotonic clock. Tests may wind it by hand, see
// StandIn/ManualClock.h.
#pragma once

#include "HAL/Platform.h"

struct FPlatformTime
{
	static double Seconds();
	static uint64 Cycles64();
	static double GetSecondsPerCycle64();
	static double ToMilliseconds64(const uint64 Cycles) { return ToSeconds64(Cycles) * 1000.0; }
	static double ToSeconds64(const uint64 Cycles)
	{
		return static_cast<double>(Cycles) * GetSecondsPerCycle64();
	}
};
