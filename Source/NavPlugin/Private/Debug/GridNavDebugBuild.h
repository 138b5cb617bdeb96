// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "EngineDefines.h"

/** Whether this build can draw, record and capture queries. Games as they are shipped have nothing of it. */
#define GRIDNAV_WITH_DEBUG UE_ENABLE_DEBUG_DRAWING
