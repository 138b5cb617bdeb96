// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 8: columns of the CSV profiler, kept where tests can
// read them.
#pragma once

#include "HAL/Platform.h"
#include "HAL/PlatformTime.h"

enum class ECsvCustomStatOp : uint8
{
	Set,
	Min,
	Max,
	Accumulate,
};

#if CSV_PROFILER

namespace StandIn
{
struct FCsvCategory
{
	FCsvCategory(const TCHAR* InName, bool bInEnabled) : Name(InName), bEnabled(bInEnabled) {}

	const TCHAR* const Name;
	const bool bEnabled;
};

void RecordCsvStat(const FCsvCategory& Category, const ANSICHAR* Stat, double Value, ECsvCustomStatOp Op);

/** For tests: a recorded column, as "GridNav/Queries"; 0 when there is none. */
double FindCsvStat(const TCHAR* Column);

class FScopedCsvStat
{
public:
	FScopedCsvStat(const FCsvCategory& InCategory, const ANSICHAR* InStat)
		: Category(InCategory), Stat(InStat), Start(FPlatformTime::Cycles64())
	{
	}
	~FScopedCsvStat()
	{
		RecordCsvStat(Category, Stat, FPlatformTime::ToMilliseconds64(FPlatformTime::Cycles64() - Start),
			ECsvCustomStatOp::Accumulate);
	}
	FScopedCsvStat(const FScopedCsvStat&) = delete;
	FScopedCsvStat& operator=(const FScopedCsvStat&) = delete;

private:
	const FCsvCategory& Category;
	const ANSICHAR* Stat;
	uint64 Start;
};
} // namespace StandIn

#define CSV_DEFINE_CATEGORY(CategoryName, bDefaultValue)                                                     \
	StandIn::FCsvCategory CsvCategory_##CategoryName(TEXT(#CategoryName), bDefaultValue)
#define CSV_SCOPED_TIMING_STAT(Category, StatName)                                                           \
	StandIn::FScopedCsvStat CsvStat_##StatName(CsvCategory_##Category, #StatName)
#define CSV_CUSTOM_STAT(Category, StatName, Value, Op)                                                       \
	StandIn::RecordCsvStat(CsvCategory_##Category, #StatName, static_cast<double>(Value), Op)

#else

#define CSV_DEFINE_CATEGORY(CategoryName, bDefaultValue) static_assert(true)
#define CSV_SCOPED_TIMING_STAT(Category, StatName) static_assert(true)
#define CSV_CUSTOM_STAT(Category, StatName, Value, Op) static_assert(true)

#endif
