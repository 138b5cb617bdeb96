// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Settings/GridNavSettings.h"

#include "HAL/IConsoleManager.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridNavSettings)

namespace UE::GridNav::SettingsImpl
{
// Unsaved and for all worlds of the process: for trying values out, and for scalability settings.
static TAutoConsoleVariable<float> CVarBudget(TEXT("GridNav.Budget"), 0.0f,
	TEXT("Time a frame for grid path queries in microseconds, in every world. 0 = as in Project Settings."),
	ECVF_Default);
static TAutoConsoleVariable<int32> CVarWorkers(TEXT("GridNav.Workers"), -1,
	TEXT("Threads that help with grid path queries; results do not depend on it. -1 = as in Project "
		 "Settings."),
	ECVF_Default);

constexpr double LeastBudgetMicroseconds = 20.0;
constexpr double MostBudgetMicroseconds = 100000.0;
constexpr int32 MostWorkers = 16;

/** What is no number becomes the default. */
static double ClampNumber(float Value, double Least, double Most, double Default)
{
	return FMath::IsFinite(Value) ? FMath::Clamp(static_cast<double>(Value), Least, Most) : Default;
}

static EGridNavAlgorithm ClampAlgorithm(EGridNavAlgorithm Value)
{
	const bool bIsKnown = Value > EGridNavAlgorithm::ProjectDefault && Value <= EGridNavAlgorithm::Hpa;
	return bIsKnown ? Value : EGridNavAlgorithm::Auto;
}
} // namespace UE::GridNav::SettingsImpl

FName UGridNavSettings::GetCategoryName() const
{
	return TEXT("Plugins");
}

FGridNavLimits UGridNavSettings::Clamped() const
{
	namespace Impl = UE::GridNav::SettingsImpl;
	const FGridNavLimits Defaults;
	FGridNavLimits Limits;
	Limits.BudgetUnit = BudgetUnit == EGridNavBudgetUnit::Expansions ? EGridNavBudgetUnit::Expansions
																	 : EGridNavBudgetUnit::Microseconds;
	Limits.BudgetMicroseconds = Impl::ClampNumber(BudgetMicroseconds, Impl::LeastBudgetMicroseconds,
		Impl::MostBudgetMicroseconds, Defaults.BudgetMicroseconds);
	Limits.BudgetExpansions = FMath::Clamp(BudgetExpansions, 256, 100000000);
	Limits.BuildBudgetMicroseconds =
		Impl::ClampNumber(BuildBudgetMicroseconds, 100.0, 1000000.0, Defaults.BuildBudgetMicroseconds);
	Limits.MaxExpansionsNow = FMath::Clamp(MaxExpansionsNow, 32, 1000000);
	Limits.Workers = FMath::Clamp(Workers, 0, Impl::MostWorkers);
	Limits.MaxMemoryMegabytes = FMath::Clamp(MaxMemoryMegabytes, 4, 4096);
	Limits.MaxRequests = FMath::Clamp(MaxRequests, 16, 1000000);
	Limits.Algorithm = Impl::ClampAlgorithm(Algorithm);
	Limits.PatienceHigh = FMath::Clamp(PatienceHigh, 0, 10000);
	Limits.PatienceNormal = FMath::Clamp(PatienceNormal, 0, 10000);
	Limits.PatienceBackground = FMath::Clamp(PatienceBackground, 0, 10000);
	Limits.bShareSearches = bShareSearches;
	Limits.NearbyStartCells = FMath::Clamp(NearbyStartCells, 0, 64);
	Limits.QuickLegFrames = FMath::Clamp(QuickLegFrames, 0, 1000);
	Limits.HybridLastLeg = Impl::ClampNumber(HybridLastLeg, 0.0, 100000.0, Defaults.HybridLastLeg);
	return Limits;
}

FGridNavLimits UGridNavSettings::Read()
{
	namespace Impl = UE::GridNav::SettingsImpl;
	FGridNavLimits Limits = GetDefault<UGridNavSettings>()->Clamped();
	const float Budget = Impl::CVarBudget.GetValueOnGameThread();
	if (FMath::IsFinite(Budget) && Budget > 0.0f)
	{
		Limits.BudgetUnit = EGridNavBudgetUnit::Microseconds;
		Limits.BudgetMicroseconds = FMath::Clamp(
			static_cast<double>(Budget), Impl::LeastBudgetMicroseconds, Impl::MostBudgetMicroseconds);
	}
	const int32 Workers = Impl::CVarWorkers.GetValueOnGameThread();
	if (Workers >= 0)
	{
		Limits.Workers = FMath::Min(Workers, Impl::MostWorkers);
	}
	return Limits;
}
