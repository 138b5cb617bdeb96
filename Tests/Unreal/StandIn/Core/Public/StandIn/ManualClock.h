// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not of the engine: lets a test decide what time it is.
#pragma once

#include "HAL/Platform.h"

namespace StandIn
{
/** While one is alive, FPlatformTime stands still but for what the test adds and what each look at it costs.
 */
class FManualClock
{
public:
	explicit FManualClock(double InSecondsPerLook = 0.0);
	~FManualClock();
	FManualClock(const FManualClock&) = delete;
	FManualClock& operator=(const FManualClock&) = delete;

	void Advance(double Seconds);
	void SetSecondsPerLook(double Seconds);
	/** How often FPlatformTime was asked. */
	uint64 CountLooks() const;
};
} // namespace StandIn
