// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// NAVCORE_API is Unreal Build Tool's; it expands to a platform macro that only Unreal headers define.
// Core headers therefore use a macro of their own, which is empty outside Unreal.
#if defined(NAVCORE_WITH_UNREAL) && NAVCORE_WITH_UNREAL
#include "HAL/Platform.h"
#define NAVCORE_EXPORT NAVCORE_API
#else
#define NAVCORE_EXPORT
#endif
