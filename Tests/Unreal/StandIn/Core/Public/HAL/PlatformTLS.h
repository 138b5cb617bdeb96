// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page "FGenericPlatformTLS".
#pragma once

#include "HAL/Platform.h"

struct FPlatformTLS
{
	static uint32 GetCurrentThreadId();
};
