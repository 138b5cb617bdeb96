// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 8: counters for Unreal Insights, kept where tests can
// read them.
#pragma once

#include "HAL/Platform.h"

#if COUNTERSTRACE_ENABLED

namespace StandIn
{
/** A counter as declared; the display name must be given. */
class FTraceCounter
{
public:
	explicit FTraceCounter(const TCHAR* InDisplayName);
	~FTraceCounter();
	FTraceCounter(const FTraceCounter&) = delete;
	FTraceCounter& operator=(const FTraceCounter&) = delete;

	void Set(double InValue) { Value = InValue; }
	double Get() const { return Value; }

	const TCHAR* const DisplayName;

private:
	double Value = 0.0;
};

/** For tests: a counter by its display name; null when there is none. */
const FTraceCounter* FindTraceCounter(const TCHAR* DisplayName);
} // namespace StandIn

#define TRACE_DECLARE_INT_COUNTER(CounterName, CounterDisplayName)                                           \
	StandIn::FTraceCounter TraceCounter##CounterName(CounterDisplayName)
#define TRACE_COUNTER_SET(CounterName, Value) TraceCounter##CounterName.Set(static_cast<double>(Value))

#else

#define TRACE_DECLARE_INT_COUNTER(CounterName, CounterDisplayName) static_assert(true)
#define TRACE_COUNTER_SET(CounterName, Value) static_assert(true)

#endif
