// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not the engine's: what the render thread would have been given.
#pragma once

#include "CoreMinimal.h"

namespace StandIn
{
/** Proxies of the process since it began. */
struct FProxyCounters
{
	int64 Created = 0;
	int64 Destroyed = 0;

	int64 Alive() const { return Created - Destroyed; }
};

ENGINE_API const FProxyCounters& GetProxyCounters();
} // namespace StandIn
