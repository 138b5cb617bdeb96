// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"

namespace NavCore
{
/** What a broken invariant reports. Strings are literals and live for ever. */
struct AssertFailure
{
	const char* condition;
	const char* reason;
	const char* file;
	int line;
};

using AssertHandler = void (*)(const AssertFailure& failure);

/**
 * Installs the host's handler and returns the one before it; null restores the default, which aborts.
 * Call once at start-up: this is NavCore's only mutable global. A handler may return, so that a
 * host can report and go on; only the value of a Result that holds an error must not be used then.
 */
NAVCORE_EXPORT AssertHandler SetAssertHandler(AssertHandler handler);

NAVCORE_EXPORT void ReportAssertFailure(const AssertFailure& failure);
} // namespace NavCore

// For our own invariants only: bad input gets a typed error instead. No side effects in the condition.
#if defined(NAVCORE_SHIPPING) && NAVCORE_SHIPPING
#define NAVCORE_ASSERT(condition, reason) static_cast<void>(0)
#else
#define NAVCORE_ASSERT(condition, reason)                                                                    \
	((condition) ? static_cast<void>(0)                                                                      \
				 : ::NavCore::ReportAssertFailure({#condition, reason, __FILE__, __LINE__}))
#endif
