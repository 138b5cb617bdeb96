// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/subsystem-threading.md section 3: names for tasks.
#pragma once

#include "Misc/CoreMiscDefines.h"

/** "File.cpp(12)", as a name for tasks. */
#define UE_SOURCE_LOCATION TEXT(__FILE__) TEXT("(") TEXT(UE_STRINGIZE(__LINE__)) TEXT(")")
