// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GridNavProfiling.h"

#include "ProfilingDebugging/CountersTrace.h"
#include "ProfilingDebugging/CpuProfilerTrace.h"
#include "ProfilingDebugging/CsvProfiler.h"
#include "Query/GridPathQueue.h"
#include "Stats/Stats.h"

DECLARE_STATS_GROUP(TEXT("GridNav"), STATGROUP_GridNav, STATCAT_Advanced);
DECLARE_CYCLE_STAT(TEXT("Tick"), STAT_GridNavTick, STATGROUP_GridNav);
DECLARE_DWORD_COUNTER_STAT(TEXT("Open requests"), STAT_GridNavOpenRequests, STATGROUP_GridNav);
DECLARE_DWORD_COUNTER_STAT(TEXT("Live paths"), STAT_GridNavLivePaths, STATGROUP_GridNav);
DECLARE_DWORD_COUNTER_STAT(TEXT("Ended"), STAT_GridNavEnded, STATGROUP_GridNav);
DECLARE_DWORD_COUNTER_STAT(TEXT("Expansions"), STAT_GridNavExpansions, STATGROUP_GridNav);

CSV_DEFINE_CATEGORY(GridNav, true);

TRACE_DECLARE_INT_COUNTER(GridNavOpenRequests, TEXT("GridNav/OpenRequests"));
TRACE_DECLARE_INT_COUNTER(GridNavExpansions, TEXT("GridNav/Expansions"));

void UE::GridNav::TickProfiled(FGridPathQueue& Queue, const FGridNavLimits& Limits)
{
	const FGridPathLoad Before = Queue.GetLoad();
	{
		SCOPE_CYCLE_COUNTER(STAT_GridNavTick);
		CSV_SCOPED_TIMING_STAT(GridNav, Tick);
		TRACE_CPUPROFILER_EVENT_SCOPE(GridNav::Tick);
		Queue.Tick(Limits);
	}
	[[maybe_unused]] const FGridPathLoad After = Queue.GetLoad();
	[[maybe_unused]] const int32 Ended = static_cast<int32>(After.Ended - Before.Ended);
	[[maybe_unused]] const int32 Expansions =
		static_cast<int32>(FMath::Min<int64>(After.TickExpansions, MAX_int32));

	INC_DWORD_STAT_BY(STAT_GridNavOpenRequests, After.OpenRequests);
	INC_DWORD_STAT_BY(STAT_GridNavLivePaths, After.LivePaths);
	INC_DWORD_STAT_BY(STAT_GridNavEnded, Ended);
	INC_DWORD_STAT_BY(STAT_GridNavExpansions, Expansions);
	CSV_CUSTOM_STAT(GridNav, OpenRequests, After.OpenRequests, ECsvCustomStatOp::Accumulate);
	CSV_CUSTOM_STAT(GridNav, Ended, Ended, ECsvCustomStatOp::Accumulate);
	CSV_CUSTOM_STAT(GridNav, Expansions, Expansions, ECsvCustomStatOp::Accumulate);
	TRACE_COUNTER_SET(GridNavOpenRequests, After.OpenRequests);
	TRACE_COUNTER_SET(GridNavExpansions, Expansions);
}
