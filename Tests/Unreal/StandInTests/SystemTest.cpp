// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreGlobals.h"
#include "HAL/PlatformTime.h"
#include "Misc/ConfigCacheIni.h"
#include "Misc/EngineVersionComparison.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Modules/ModuleManager.h"
#include "ProfilingDebugging/CountersTrace.h"
#include "ProfilingDebugging/CpuProfilerTrace.h"
#include "ProfilingDebugging/CsvProfiler.h"
#include "StandIn/ManualClock.h"
#include "Stats/Stats.h"

#include <gtest/gtest.h>

DECLARE_STATS_GROUP(TEXT("StandIn"), STATGROUP_StandIn, STATCAT_Advanced);
DECLARE_CYCLE_STAT(TEXT("Tick"), STAT_StandInTick, STATGROUP_StandIn);
DECLARE_DWORD_COUNTER_STAT(TEXT("Queries"), STAT_StandInQueries, STATGROUP_StandIn);
TRACE_DECLARE_INT_COUNTER(StandInTraced, TEXT("StandIn/Traced"));
CSV_DEFINE_CATEGORY(StandIn, true);
CSV_DEFINE_CATEGORY(StandInOff, false);

namespace
{
int32 GStarts = 0;
int32 GStops = 0;

class FCountingModule : public IModuleInterface
{
public:
	virtual void StartupModule() override { ++GStarts; }
	virtual void ShutdownModule() override { ++GStops; }
};
} // namespace

IMPLEMENT_MODULE(FCountingModule, StandInCounting)

namespace StandInTests
{
namespace
{
TStatId QuickStat()
{
	RETURN_QUICK_DECLARE_CYCLE_STAT(UStandInSubsystem, STATGROUP_Tickables);
}

void TickWithStats()
{
	SCOPE_CYCLE_COUNTER(STAT_StandInTick);
	TRACE_CPUPROFILER_EVENT_SCOPE(StandIn::Tick);
	CSV_SCOPED_TIMING_STAT(StandIn, Tick);
	INC_DWORD_STAT_BY(STAT_StandInQueries, 3);
	TRACE_COUNTER_SET(StandInTraced, 5);
	CSV_CUSTOM_STAT(StandIn, Queries, 3, ECsvCustomStatOp::Accumulate);
	CSV_CUSTOM_STAT(StandInOff, Queries, 3, ECsvCustomStatOp::Accumulate);
}
} // namespace

TEST(Stats, CompileAndCountWhereThereAreStats)
{
	TickWithStats();
	TickWithStats();
#if STATS
	EXPECT_EQ(StandIn::FindStat(TEXT("STAT_StandInTick")).Value, 2);
	EXPECT_EQ(StandIn::FindStat(TEXT("STAT_StandInQueries")).Value, 6);
	EXPECT_TRUE(StandIn::FindStatGroup(TEXT("STAT_StandInTick")).Equals(TEXT("STATGROUP_StandIn")));
	StandIn::ClearFrameStats();
	EXPECT_EQ(StandIn::FindStat(TEXT("STAT_StandInQueries")).Value, 0);
	EXPECT_EQ(StandIn::FindTraceCounter(TEXT("StandIn/Traced"))->Get(), 5.0);
	EXPECT_EQ(StandIn::FindCsvStat(TEXT("StandIn/Queries")), 6.0);
	EXPECT_EQ(StandIn::FindCsvStat(TEXT("StandInOff/Queries")), 0.0);
	EXPECT_TRUE(QuickStat().IsValidStat());
#else
	EXPECT_FALSE(QuickStat().IsValidStat());
#endif
}

TEST(PlatformTime, GoesOnByItself)
{
	const double First = FPlatformTime::Seconds();
	EXPECT_GE(FPlatformTime::Seconds(), First);
	EXPECT_EQ(FPlatformTime::ToMilliseconds64(2'000'000), 2.0);
}

TEST(PlatformTime, ObeysAManualClock)
{
	StandIn::FManualClock Clock;
	const uint64 Start = FPlatformTime::Cycles64();
	EXPECT_EQ(FPlatformTime::Cycles64(), Start);
	Clock.Advance(0.25);
	EXPECT_DOUBLE_EQ(FPlatformTime::ToSeconds64(FPlatformTime::Cycles64() - Start), 0.25);
	Clock.SetSecondsPerLook(0.001);
	const uint64 Then = FPlatformTime::Cycles64();
	EXPECT_DOUBLE_EQ(FPlatformTime::ToMilliseconds64(FPlatformTime::Cycles64() - Then), 1.0);
	EXPECT_EQ(Clock.CountLooks(), 5u);
}

TEST(Modules, StartOnceAndStopOnce)
{
	FModuleManager& Modules = FModuleManager::Get();
	const FName Name(TEXT("StandInCounting"));
	EXPECT_FALSE(Modules.IsModuleLoaded(Name));
	EXPECT_EQ(Modules.GetModule(Name), nullptr);
	IModuleInterface* const Module = Modules.LoadModule(Name);
	EXPECT_NE(Module, nullptr);
	EXPECT_EQ(Modules.LoadModule(Name), Module);
	EXPECT_EQ(GStarts, 1);
	EXPECT_TRUE(Modules.UnloadModule(Name));
	EXPECT_FALSE(Modules.UnloadModule(Name));
	EXPECT_EQ(GStops, 1);
	EXPECT_EQ(Modules.LoadModule(FName(TEXT("NoSuchModule"))), nullptr);
}

TEST(Config, ReadsSectionsKeysAndLists)
{
	FConfigFile File;
	File.CombineFromBuffer(
		TEXT("; comment\n[/Script/A.B]\nOne=1\n Two = \"two words\" \n+List=a\n+List=b\n-List=a\n"
			 "+List=c\n[Other]\nOne=2\n"),
		TEXT("test"));
	File.CombineFromBuffer(TEXT("[/script/a.b]\none=3\n"), TEXT("later"));
	GConfig->Add(TEXT("StandInTest"), File);
	FString Value;
	EXPECT_TRUE(GConfig->GetString(TEXT("/Script/A.B"), TEXT("One"), Value, TEXT("StandInTest")));
	EXPECT_TRUE(Value.Equals(TEXT("3"))) << "the later file wins";
	EXPECT_TRUE(GConfig->GetString(TEXT("/Script/A.B"), TEXT("Two"), Value, TEXT("StandInTest")));
	EXPECT_TRUE(Value.Equals(TEXT("two words")));
	TArray<FString> List;
	EXPECT_EQ(GConfig->GetArray(TEXT("/Script/A.B"), TEXT("List"), List, TEXT("StandInTest")), 2);
	EXPECT_TRUE(List[1].Equals(TEXT("c")));
	EXPECT_FALSE(GConfig->GetString(TEXT("/Script/A.B"), TEXT("Three"), Value, TEXT("StandInTest")));
	EXPECT_FALSE(GConfig->DoesSectionExist(TEXT("Nowhere"), TEXT("StandInTest")));
	GConfig->UnloadFile(TEXT("StandInTest"));
	EXPECT_FALSE(GConfig->DoesSectionExist(TEXT("Other"), TEXT("StandInTest")));
}

TEST(Files, AreReadAsTheyWereWritten)
{
	const FString Name = FPaths::Combine(FPaths::AutomationTransientDir(), TEXT("SystemTest.bin"));
	const TArray<uint8> Bytes = {0, 1, 255};
	ASSERT_TRUE(FFileHelper::SaveArrayToFile(Bytes, *Name));
	EXPECT_TRUE(FPaths::FileExists(Name));
	TArray<uint8> Read;
	EXPECT_TRUE(FFileHelper::LoadFileToArray(Read, *Name));
	EXPECT_TRUE(Read == Bytes);
	ASSERT_TRUE(FFileHelper::SaveStringToFile(TEXT("caf\u00e9"), *Name));
	FString Text;
	EXPECT_TRUE(FFileHelper::LoadFileToString(Text, *Name));
	EXPECT_TRUE(Text.Equals(TEXT("caf\u00e9")));
	EXPECT_FALSE(FFileHelper::LoadFileToArray(Read, TEXT("/no/such/file")));
}

TEST(Paths, AreJoinedAndFolded)
{
	EXPECT_TRUE(FPaths::Combine(TEXT("a"), FString(TEXT("b/")), TEXT("c.map")).Equals(TEXT("a/b/c.map")));
	EXPECT_TRUE(FPaths::GetExtension(TEXT("a/c.map")).Equals(TEXT("map")));
	EXPECT_TRUE(FPaths::GetCleanFilename(TEXT("a/c.map")).Equals(TEXT("c.map")));
	FString Path = TEXT("a/../b/./c");
	EXPECT_TRUE(FPaths::CollapseRelativeDirectories(Path));
	EXPECT_TRUE(Path.Equals(TEXT("b/c")));
	Path = TEXT("../x");
	EXPECT_FALSE(FPaths::CollapseRelativeDirectories(Path));
	EXPECT_TRUE(FPaths::IsUnderDirectory(TEXT("Content/../Content/a.map"), FPaths::ProjectContentDir()));
	EXPECT_FALSE(FPaths::IsUnderDirectory(TEXT("Content/../../a.map"), FPaths::ProjectContentDir()));
	EXPECT_TRUE(FPaths::IsRelative(TEXT("a/b")));
	EXPECT_FALSE(FPaths::IsRelative(TEXT("/a/b")));
}

// The engine that the stand-in plays lies between 5.3 and 5.6.
static_assert(!UE_VERSION_OLDER_THAN(5, 3, 0) && UE_VERSION_OLDER_THAN(5, 7, 0));
static_assert(
	UE_VERSION_NEWER_THAN(5, 2, 9) && !UE_VERSION_NEWER_THAN(5, 6, 0) && UE_VERSION_NEWER_THAN(4, 27, 2));
static_assert(UE_VERSION_OLDER_THAN(5, 5, 0) == (NAVPLUGIN_STANDIN_ENGINE_MINOR < 5));
} // namespace StandInTests
