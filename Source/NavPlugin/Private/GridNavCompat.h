// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What differs between the engine versions that we serve, or could not be verified, in one place.
#pragma once

#include "Misc/EngineVersionComparison.h"

// The contexts of automation tests are a constant of their own from 5.5 on.
#if UE_VERSION_OLDER_THAN(5, 5, 0)
#define GRIDNAV_TEST_FLAGS (EAutomationTestFlags::ApplicationContextMask | EAutomationTestFlags::EngineFilter)
#else
#define GRIDNAV_TEST_FLAGS (EAutomationTestFlags_ApplicationContextMask | EAutomationTestFlags::EngineFilter)
#endif
