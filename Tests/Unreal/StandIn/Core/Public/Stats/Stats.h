// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 8 and the "Stats System Overview" page.
#pragma once

#include "HAL/PlatformTime.h"
#include "UObject/NameTypes.h"

/** Names a stat; not valid in builds without stats. */
struct TStatId
{
	TStatId() = default;
	explicit TStatId(FName InName) : Name(InName) {}

	bool IsValidStat() const { return Name != NAME_None; }
	FName GetName() const { return Name; }

private:
	FName Name;
};

#if STATS

namespace StandIn
{
/** What a stat holds in this frame: calls of a cycle counter, or the value of the others. */
struct FStatValue
{
	int64 Value = 0;
	double Seconds = 0.0;
};

/** A stat as declared. All of the same name share one value, as they do in the engine. */
class FStat
{
public:
	FStat(const TCHAR* InName, const TCHAR* InDescription, const TCHAR* InGroup);
	FStat(const FStat&) = delete;
	FStat& operator=(const FStat&) = delete;

	TStatId GetStatId() const;
	void Add(int64 Value);
	void AddCall(double Seconds);

private:
	int32 Index;
};

/** For tests: the value of a stat by its name, "STAT_GridNavTick" for instance; -1 when there is none. */
FStatValue FindStat(const TCHAR* Name);
/** For tests: the group of a stat, "STATGROUP_GridNav" for instance. */
FString FindStatGroup(const TCHAR* Name);
/** Counters of a frame go back to zero. The world calls it between frames. */
void ClearFrameStats();

class FScopeCycleCounterBase
{
public:
	explicit FScopeCycleCounterBase(FStat& InStat) : Stat(InStat), Start(FPlatformTime::Cycles64()) {}
	~FScopeCycleCounterBase() { Stat.AddCall(FPlatformTime::ToSeconds64(FPlatformTime::Cycles64() - Start)); }
	FScopeCycleCounterBase(const FScopeCycleCounterBase&) = delete;
	FScopeCycleCounterBase& operator=(const FScopeCycleCounterBase&) = delete;

private:
	FStat& Stat;
	uint64 Start;
};
} // namespace StandIn

#define DECLARE_STATS_GROUP(GroupDesc, GroupId, GroupCat)                                                    \
	struct FStatGroup_##GroupId                                                                              \
	{                                                                                                        \
		static const TCHAR* GetName() { return TEXT(#GroupId); }                                             \
	}

// Only within the macros below.
#define STANDIN_DECLARE_STAT(CounterName, StatId, GroupId)                                                   \
	struct FStat_##StatId                                                                                    \
	{                                                                                                        \
		static StandIn::FStat& Get()                                                                         \
		{                                                                                                    \
			static StandIn::FStat Stat(TEXT(#StatId), CounterName, FStatGroup_##GroupId::GetName());         \
			return Stat;                                                                                     \
		}                                                                                                    \
	}

#define DECLARE_CYCLE_STAT(CounterName, StatId, GroupId) STANDIN_DECLARE_STAT(CounterName, StatId, GroupId)
#define DECLARE_DWORD_COUNTER_STAT(CounterName, StatId, GroupId)                                             \
	STANDIN_DECLARE_STAT(CounterName, StatId, GroupId)

#define GET_STATID(StatId) (FStat_##StatId::Get().GetStatId())
#define SCOPE_CYCLE_COUNTER(StatId) StandIn::FScopeCycleCounterBase CycleCount_##StatId(FStat_##StatId::Get())
#define RETURN_QUICK_DECLARE_CYCLE_STAT(StatId, GroupId)                                                     \
	DECLARE_CYCLE_STAT(TEXT(#StatId), StatId, GroupId);                                                      \
	return GET_STATID(StatId)

#define INC_DWORD_STAT_BY(StatId, Amount) FStat_##StatId::Get().Add(Amount)

#else

#define DECLARE_STATS_GROUP(GroupDesc, GroupId, GroupCat) static_assert(true)
#define DECLARE_CYCLE_STAT(CounterName, StatId, GroupId) static_assert(true)
#define DECLARE_DWORD_COUNTER_STAT(CounterName, StatId, GroupId) static_assert(true)
#define GET_STATID(StatId) (TStatId())
#define SCOPE_CYCLE_COUNTER(StatId) static_assert(true)
#define RETURN_QUICK_DECLARE_CYCLE_STAT(StatId, GroupId) return TStatId()
#define INC_DWORD_STAT_BY(StatId, Amount) static_assert(true)

#endif

DECLARE_STATS_GROUP(TEXT("Tickables"), STATGROUP_Tickables, STATCAT_Advanced);
