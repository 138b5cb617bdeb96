// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Components/GridNavGraphComponent.h"
#include "Engine/World.h"
#include "Query/GridPathSubsystem.h"
#include "Settings/GridNavSettings.h"
#include "Tests/GridNavTestWorld.h"

#include <gtest/gtest.h>

/** Keeps what a listener was told. */
struct FHeard
{
	struct FEvent
	{
		EGridPathEvent Event;
		FGridPathResult Result;
	};
	TArray<FEvent> Events;

	int32 Count(EGridPathEvent Event) const
	{
		return Events.FilterByPredicate([Event](const FEvent& Heard) { return Heard.Event == Event; }).Num();
	}
	int32 Ends() const { return Count(EGridPathEvent::Ended); }
	/** Of the end; Pending when there was none. */
	EGridPathOutcome Outcome() const { return End().Outcome; }
	FGridPathResult End() const
	{
		const FEvent* Found =
			Events.FindByPredicate([](const FEvent& Heard) { return Heard.Event == EGridPathEvent::Ended; });
		return Found != nullptr ? Found->Result : FGridPathResult();
	}
};

inline FOnGridPathEvent Into(const TSharedRef<FHeard>& Heard)
{
	return FOnGridPathEvent::CreateLambda(
		[Heard](EGridPathEvent Event, const FGridPathResult& Result) {
			Heard->Events.Add({Event, Result});
		});
}

inline FGridPathRequest MakeRequest(const FVector& Start, const FVector& Goal)
{
	FGridPathRequest Request;
	Request.Start = Start;
	Request.Goal = Goal;
	return Request;
}

/** Across a grid of 32 cells around the origin. */
inline FGridPathRequest MakeRequest()
{
	return MakeRequest(FVector(-1234.0, -1210.0, 0.0), FVector(1234.0, 1210.0, 0.0));
}

/** A wall across such a grid, from the left; Y is along it. */
inline FBox WallTo(double EndY)
{
	return FBox(FVector(-50.0, -1600.0, 0.0), FVector(50.0, EndY, 0.0));
}

/** Changes the settings of the project until it goes out of scope. */
class FSettingsScope
{
public:
	FSettingsScope() : Settings(GetMutableDefault<UGridNavSettings>())
	{
		Unit = Settings->BudgetUnit;
		Expansions = Settings->BudgetExpansions;
		Microseconds = Settings->BudgetMicroseconds;
		Workers = Settings->Workers;
		MaxRequests = Settings->MaxRequests;
		MaxExpansionsNow = Settings->MaxExpansionsNow;
	}
	~FSettingsScope()
	{
		Settings->BudgetUnit = Unit;
		Settings->BudgetExpansions = Expansions;
		Settings->BudgetMicroseconds = Microseconds;
		Settings->Workers = Workers;
		Settings->MaxRequests = MaxRequests;
		Settings->MaxExpansionsNow = MaxExpansionsNow;
	}
	FSettingsScope(const FSettingsScope&) = delete;
	FSettingsScope& operator=(const FSettingsScope&) = delete;

	UGridNavSettings* operator->() const { return Settings; }
	void UseExpansions(int32 Budget)
	{
		Settings->BudgetUnit = EGridNavBudgetUnit::Expansions;
		Settings->BudgetExpansions = Budget;
	}

private:
	UGridNavSettings* Settings;
	EGridNavBudgetUnit Unit;
	int32 Expansions;
	float Microseconds;
	int32 Workers;
	int32 MaxRequests;
	int32 MaxExpansionsNow;
};

/** Prints outcomes by number in failed expectations. */
inline void PrintTo(EGridPathOutcome Outcome, std::ostream* Out)
{
	*Out << "outcome " << static_cast<int>(Outcome);
}
