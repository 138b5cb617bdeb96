// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 8: named scopes for Unreal Insights. Nothing listens
// here, so only the name is checked.
#pragma once

#include "HAL/Platform.h"
#include "HAL/PreprocessorHelpers.h"

#if CPUPROFILERTRACE_ENABLED
// A name may be scoped, as in GridNav::Tick.
#define TRACE_CPUPROFILER_EVENT_SCOPE(Name)                                                                  \
	[[maybe_unused]] constexpr const ANSICHAR* UE_JOIN(TraceScopeName, __LINE__) = #Name
#else
#define TRACE_CPUPROFILER_EVENT_SCOPE(Name) static_assert(true)
#endif
