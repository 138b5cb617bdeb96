// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// NavCore's rules list Core and no more.
// modules: Core
// expect: Engine/World.h
#include "HAL/Platform.h"
#if MISUSE
#include "Engine/World.h"
#endif

int32 Number = 1;
