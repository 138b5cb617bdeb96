// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FGenericPlatformProcess.
#pragma once

#include "HAL/Platform.h"

struct FPlatformProcess
{
	/** Lets other threads work for a while. */
	static void Sleep(float Seconds);
};
