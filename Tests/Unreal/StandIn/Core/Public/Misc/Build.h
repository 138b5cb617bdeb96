// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 8: what Unreal Build Tool defines for a target.
#pragma once

#define UE_BUILD_DEBUG 0
#define UE_BUILD_TEST 0
#if UE_BUILD_SHIPPING
#define UE_BUILD_DEVELOPMENT 0
#else
#define UE_BUILD_DEVELOPMENT 1
#endif

// An editor is made with both; a packaged game has neither.
#ifndef WITH_EDITOR
#define WITH_EDITOR 0
#endif
#define WITH_EDITORONLY_DATA WITH_EDITOR

#define DO_CHECK UE_BUILD_DEVELOPMENT
#define DO_GUARD_SLOW UE_BUILD_DEVELOPMENT
#define DO_ENSURE UE_BUILD_DEVELOPMENT
#define NO_LOGGING UE_BUILD_SHIPPING
#define STATS UE_BUILD_DEVELOPMENT
#define CSV_PROFILER UE_BUILD_DEVELOPMENT
#define CPUPROFILERTRACE_ENABLED UE_BUILD_DEVELOPMENT
#define COUNTERSTRACE_ENABLED UE_BUILD_DEVELOPMENT
#define WITH_DEV_AUTOMATION_TESTS UE_BUILD_DEVELOPMENT
