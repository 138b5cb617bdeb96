// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Stats/Stats.h"

#include "HAL/CriticalSection.h"
#include "Misc/AssertionMacros.h"
#include "Misc/ScopeLock.h"
#include "ProfilingDebugging/CountersTrace.h"
#include "ProfilingDebugging/CsvProfiler.h"

#include <deque>
#include <map>
#include <string>
#include <vector>

namespace StandIn
{
#if STATS

namespace Detail
{
struct FStatEntry
{
	std::u16string Name;
	std::u16string Group;
	FStatValue Value;
};

struct FStatTable
{
	FCriticalSection Lock;
	std::deque<FStatEntry> Entries;
};

FStatTable& GetStatTable()
{
	static FStatTable* const Table = new FStatTable();
	return *Table;
}

FStatEntry* FindEntry(FStatTable& Table, const TCHAR* Name)
{
	for (FStatEntry& Entry : Table.Entries)
	{
		if (Entry.Name == Name)
		{
			return &Entry;
		}
	}
	return nullptr;
}
} // namespace Detail

FStat::FStat(const TCHAR* InName, const TCHAR* InDescription, const TCHAR* InGroup)
{
	checkf(*InDescription != 0, TEXT("%s has no description"), InName);
	Detail::FStatTable& Table = Detail::GetStatTable();
	FScopeLock Guard(&Table.Lock);
	for (SIZE_T Place = 0; Place < Table.Entries.size(); ++Place)
	{
		if (Table.Entries[Place].Name == InName)
		{
			Index = static_cast<int32>(Place);
			return;
		}
	}
	Index = static_cast<int32>(Table.Entries.size());
	Table.Entries.push_back({InName, InGroup, {}});
}

TStatId FStat::GetStatId() const
{
	Detail::FStatTable& Table = Detail::GetStatTable();
	FScopeLock Guard(&Table.Lock);
	return TStatId(FName(Table.Entries[static_cast<SIZE_T>(Index)].Name.c_str()));
}

void FStat::Add(int64 Value)
{
	Detail::FStatTable& Table = Detail::GetStatTable();
	FScopeLock Guard(&Table.Lock);
	Table.Entries[static_cast<SIZE_T>(Index)].Value.Value += Value;
}

void FStat::AddCall(double Seconds)
{
	Detail::FStatTable& Table = Detail::GetStatTable();
	FScopeLock Guard(&Table.Lock);
	FStatValue& Value = Table.Entries[static_cast<SIZE_T>(Index)].Value;
	++Value.Value;
	Value.Seconds += Seconds;
}

FStatValue FindStat(const TCHAR* Name)
{
	Detail::FStatTable& Table = Detail::GetStatTable();
	FScopeLock Guard(&Table.Lock);
	const Detail::FStatEntry* const Entry = Detail::FindEntry(Table, Name);
	return Entry ? Entry->Value : FStatValue{-1, 0.0};
}

FString FindStatGroup(const TCHAR* Name)
{
	Detail::FStatTable& Table = Detail::GetStatTable();
	FScopeLock Guard(&Table.Lock);
	const Detail::FStatEntry* const Entry = Detail::FindEntry(Table, Name);
	return Entry ? FString(Entry->Group.c_str()) : FString();
}

void ClearFrameStats()
{
	Detail::FStatTable& Table = Detail::GetStatTable();
	FScopeLock Guard(&Table.Lock);
	for (Detail::FStatEntry& Entry : Table.Entries)
	{
		Entry.Value = FStatValue();
	}
}

#endif

#if COUNTERSTRACE_ENABLED

namespace Detail
{
std::vector<const FTraceCounter*>& GetTraceCounters()
{
	static std::vector<const FTraceCounter*>* const Counters = new std::vector<const FTraceCounter*>();
	return *Counters;
}
} // namespace Detail

FTraceCounter::FTraceCounter(const TCHAR* InDisplayName) : DisplayName(InDisplayName)
{
	Detail::GetTraceCounters().push_back(this);
}

FTraceCounter::~FTraceCounter()
{
	std::erase(Detail::GetTraceCounters(), this);
}

const FTraceCounter* FindTraceCounter(const TCHAR* DisplayName)
{
	for (const FTraceCounter* const Counter : Detail::GetTraceCounters())
	{
		if (std::u16string_view(Counter->DisplayName) == DisplayName)
		{
			return Counter;
		}
	}
	return nullptr;
}

#endif

#if CSV_PROFILER

namespace Detail
{
struct FCsvTable
{
	FCriticalSection Lock;
	std::map<std::u16string, double> Columns;
	/** "Category/Stat" while it is looked up. Keeps its memory: tests count allocations. */
	std::u16string Wanted;
};

FCsvTable& GetCsvTable()
{
	static FCsvTable* const Table = new FCsvTable();
	return *Table;
}

double Combine(double Old, double New, ECsvCustomStatOp Op)
{
	switch (Op)
	{
	case ECsvCustomStatOp::Set:
		return New;
	case ECsvCustomStatOp::Min:
		return Old < New ? Old : New;
	case ECsvCustomStatOp::Max:
		return Old < New ? New : Old;
	case ECsvCustomStatOp::Accumulate:
		return Old + New;
	}
	return New;
}
} // namespace Detail

void RecordCsvStat(const FCsvCategory& Category, const ANSICHAR* Stat, double Value, ECsvCustomStatOp Op)
{
	if (!Category.bEnabled)
	{
		return;
	}
	Detail::FCsvTable& Table = Detail::GetCsvTable();
	FScopeLock Guard(&Table.Lock);
	Table.Wanted.assign(Category.Name);
	Table.Wanted += u'/';
	for (const ANSICHAR* Letter = Stat; *Letter != 0; ++Letter)
	{
		Table.Wanted += static_cast<TCHAR>(*Letter);
	}
	const auto Entry = Table.Columns.find(Table.Wanted);
	if (Entry == Table.Columns.end())
	{
		Table.Columns.emplace(Table.Wanted, Value);
		return;
	}
	Entry->second = Detail::Combine(Entry->second, Value, Op);
}

double FindCsvStat(const TCHAR* Column)
{
	Detail::FCsvTable& Table = Detail::GetCsvTable();
	FScopeLock Guard(&Table.Lock);
	const auto Entry = Table.Columns.find(Column);
	return Entry == Table.Columns.end() ? 0.0 : Entry->second;
}

#endif
} // namespace StandIn
