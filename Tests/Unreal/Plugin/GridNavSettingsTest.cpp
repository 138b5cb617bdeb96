// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Settings/GridNavSettings.h"

#include "Convert/GridNavConvert.h"
#include "GridPathFixture.h"
#include "HAL/IConsoleManager.h"
#include "Misc/ConfigCacheIni.h"

#include <limits>

namespace
{
const TCHAR* const Section = TEXT("/Script/NavPlugin.GridNavSettings");

/** Lines of an ini file over the defaults. */
FGridNavLimits ReadIni(const TCHAR* Lines)
{
	const FString Name = TEXT("GridNavSettingsTest.ini");
	FConfigFile File;
	File.CombineFromBuffer(FString::Printf(TEXT("[%s]\n%s"), Section, Lines), Name);
	GConfig->Add(Name, File);
	UGridNavSettings* Settings = NewObject<UGridNavSettings>();
	Settings->LoadConfig(UGridNavSettings::StaticClass(), *Name);
	GConfig->UnloadFile(Name);
	return Settings->Clamped();
}
} // namespace

TEST(GridNavSettings, StandUnderPluginsOfTheProjectSettings)
{
	EXPECT_TRUE(GetDefault<UGridNavSettings>()->GetCategoryName() == FName(TEXT("Plugins")));
}

TEST(GridNavSettings, DefaultsAreTheirOwnLimits)
{
	const FGridNavLimits Defaults;
	const FGridNavLimits Read = NewObject<UGridNavSettings>()->Clamped();
	EXPECT_EQ(Read.BudgetUnit, Defaults.BudgetUnit);
	EXPECT_EQ(Read.BudgetMicroseconds, Defaults.BudgetMicroseconds);
	EXPECT_EQ(Read.BudgetExpansions, Defaults.BudgetExpansions);
	EXPECT_EQ(Read.BuildBudgetMicroseconds, Defaults.BuildBudgetMicroseconds);
	EXPECT_EQ(Read.MaxExpansionsNow, Defaults.MaxExpansionsNow);
	EXPECT_EQ(Read.Workers, Defaults.Workers);
	EXPECT_EQ(Read.MaxMemoryMegabytes, Defaults.MaxMemoryMegabytes);
	EXPECT_EQ(Read.MaxRequests, Defaults.MaxRequests);
	EXPECT_EQ(Read.Algorithm, Defaults.Algorithm);
	EXPECT_EQ(Read.PatienceHigh, Defaults.PatienceHigh);
	EXPECT_EQ(Read.PatienceNormal, Defaults.PatienceNormal);
	EXPECT_EQ(Read.PatienceBackground, Defaults.PatienceBackground);
	EXPECT_EQ(Read.bShareSearches, Defaults.bShareSearches);
	EXPECT_EQ(Read.NearbyStartCells, Defaults.NearbyStartCells);
	EXPECT_EQ(Read.QuickLegFrames, Defaults.QuickLegFrames);
	EXPECT_EQ(Read.QueryHistory, Defaults.QueryHistory);
}

TEST(GridNavSettings, AnIniFileIsRead)
{
	const FGridNavLimits Limits = ReadIni(TEXT(
		"BudgetUnit=Expansions\nBudgetExpansions=5000\nBudgetMicroseconds=250.5\nWorkers=3\nAlgorithm=Hpa\n"
		"bShareSearches=False\nPatienceNormal=7\n"));
	EXPECT_EQ(Limits.BudgetUnit, EGridNavBudgetUnit::Expansions);
	EXPECT_EQ(Limits.BudgetExpansions, 5000);
	EXPECT_EQ(Limits.BudgetMicroseconds, 250.5);
	EXPECT_EQ(Limits.Workers, 3);
	EXPECT_EQ(Limits.Algorithm, EGridNavAlgorithm::Hpa);
	EXPECT_FALSE(Limits.bShareSearches);
	EXPECT_EQ(Limits.PatienceNormal, 7);
}

TEST(GridNavSettings, ValuesOutOfRangeAreClamped)
{
	const FGridNavLimits Low = ReadIni(TEXT(
		"BudgetMicroseconds=-1\nBudgetExpansions=-5\nMaxExpansionsNow=0\nWorkers=-3\nMaxMemoryMegabytes=0\n"
		"MaxRequests=-2147483648\nPatienceHigh=-1\nNearbyStartCells=-9\nQuickLegFrames=-1\nQueryHistory=-"
		"5\n"));
	EXPECT_EQ(Low.BudgetMicroseconds, 20.0);
	EXPECT_EQ(Low.BudgetExpansions, 256);
	EXPECT_EQ(Low.MaxExpansionsNow, 32);
	EXPECT_EQ(Low.Workers, 0);
	EXPECT_EQ(Low.MaxMemoryMegabytes, 4);
	EXPECT_EQ(Low.MaxRequests, 16);
	EXPECT_EQ(Low.PatienceHigh, 0);
	EXPECT_EQ(Low.NearbyStartCells, 0);
	EXPECT_EQ(Low.QuickLegFrames, 0);
	EXPECT_EQ(Low.QueryHistory, 0);
	const FGridNavLimits High =
		ReadIni(TEXT("BudgetMicroseconds=1000000000.0\nBudgetExpansions=2147483647\nWorkers="
					 "2147483647\nMaxMemoryMegabytes=99999999\n"
					 "MaxRequests=2147483647\nPatienceBackground=2147483647\nNearbyStartCells=2147483647\n"));
	EXPECT_EQ(High.BudgetMicroseconds, 100000.0);
	EXPECT_EQ(High.BudgetExpansions, 100000000);
	EXPECT_EQ(High.Workers, 16);
	EXPECT_EQ(High.MaxMemoryMegabytes, 4096);
	EXPECT_EQ(High.MaxRequests, 1000000);
	EXPECT_EQ(High.PatienceBackground, 10000);
	EXPECT_EQ(High.NearbyStartCells, 64);
}

TEST(GridNavSettings, NonsenseBecomesTheDefault)
{
	UGridNavSettings* Settings = NewObject<UGridNavSettings>();
	for (const float Value : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(),
			 -std::numeric_limits<float>::infinity()})
	{
		Settings->BudgetMicroseconds = Value;
		Settings->BuildBudgetMicroseconds = Value;
		EXPECT_EQ(Settings->Clamped().BudgetMicroseconds, 1000.0);
		EXPECT_EQ(Settings->Clamped().BuildBudgetMicroseconds, 2000.0);
	}
	Settings->Algorithm = static_cast<EGridNavAlgorithm>(200);
	EXPECT_EQ(Settings->Clamped().Algorithm, EGridNavAlgorithm::Auto);
	Settings->Algorithm = EGridNavAlgorithm::ProjectDefault;
	EXPECT_EQ(Settings->Clamped().Algorithm, EGridNavAlgorithm::Auto);
	Settings->BudgetUnit = static_cast<EGridNavBudgetUnit>(77);
	EXPECT_EQ(Settings->Clamped().BudgetUnit, EGridNavBudgetUnit::Microseconds);
	const FGridNavLimits Words = ReadIni(TEXT("BudgetMicroseconds=nan\nWorkers=many\nAlgorithm=quick\n"));
	EXPECT_GE(Words.BudgetMicroseconds, 20.0);
	EXPECT_LE(Words.BudgetMicroseconds, 1000.0);
	EXPECT_EQ(Words.Workers, 0);
	EXPECT_EQ(Words.Algorithm, EGridNavAlgorithm::Auto);
}

TEST(GridNavSettings, BadSettingsBreakNothing)
{
	FSettingsScope Settings;
	Settings->BudgetMicroseconds = std::numeric_limits<float>::quiet_NaN();
	Settings->Workers = -7;
	Settings->MaxRequests = -1;
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	EXPECT_EQ(World.Find(MakeRequest()).Outcome, EGridPathOutcome::Found);
}

TEST(GridNavSettings, TheConsoleOverridesWithinTheSameLimits)
{
	IConsoleVariable* Budget = IConsoleManager::Get().FindConsoleVariable(TEXT("GridNav.Budget"));
	IConsoleVariable* Workers = IConsoleManager::Get().FindConsoleVariable(TEXT("GridNav.Workers"));
	ASSERT_NE(Budget, nullptr);
	ASSERT_NE(Workers, nullptr);
	FSettingsScope Settings;
	Settings.UseExpansions(4000);
	Settings->Workers = 2;
	EXPECT_EQ(UGridNavSettings::Read().BudgetUnit, EGridNavBudgetUnit::Expansions);
	Budget->Set(TEXT("300"), ECVF_SetByConsole);
	EXPECT_EQ(UGridNavSettings::Read().BudgetUnit, EGridNavBudgetUnit::Microseconds);
	EXPECT_EQ(UGridNavSettings::Read().BudgetMicroseconds, 300.0);
	Budget->Set(TEXT("1e12"), ECVF_SetByConsole);
	EXPECT_EQ(UGridNavSettings::Read().BudgetMicroseconds, 100000.0);
	Budget->Set(TEXT("nan"), ECVF_SetByConsole);
	EXPECT_EQ(UGridNavSettings::Read().BudgetUnit, EGridNavBudgetUnit::Expansions);
	Budget->Set(TEXT("0"), ECVF_SetByConsole);
	EXPECT_EQ(UGridNavSettings::Read().Workers, 2);
	Workers->Set(TEXT("0"), ECVF_SetByConsole);
	EXPECT_EQ(UGridNavSettings::Read().Workers, 0);
	Workers->Set(TEXT("500"), ECVF_SetByConsole);
	EXPECT_EQ(UGridNavSettings::Read().Workers, 16);
	Workers->Set(TEXT("-1"), ECVF_SetByConsole);
}

TEST(GridNavSettings, BecomeThoseOfTheScheduler)
{
	FGridNavLimits Limits;
	Limits.MaxRequests = 100;
	Limits.MaxMemoryMegabytes = 8;
	Limits.Algorithm = EGridNavAlgorithm::Sga2Dev;
	Limits.PatienceHigh = 1;
	Limits.PatienceNormal = 2;
	Limits.PatienceBackground = 3;
	Limits.bShareSearches = false;
	Limits.QuickLegFrames = 9;
	const NavCore::SchedulerSettings Settings = UE::GridNav::ToSchedulerSettings(Limits);
	EXPECT_EQ(Settings.maxRequests, 100u);
	EXPECT_EQ(Settings.maxScratchBytes, std::size_t{8} << 20);
	EXPECT_EQ(Settings.algorithm, "sga2-dev");
	EXPECT_EQ(Settings.patienceTicks, (std::array<std::uint32_t, 4>{0, 1, 2, 3}));
	EXPECT_EQ(Settings.sharedGoalThreshold, 0);
	EXPECT_EQ(Settings.nearbyStartCells, 0);
	EXPECT_EQ(Settings.quickAfterTicks, 9u);
}
