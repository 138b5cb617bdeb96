// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreGlobals.h"
#include "Misc/EngineVersionComparison.h"
#include "StandIn/AutomationRunner.h"

#include <gtest/gtest.h>

#if WITH_DEV_AUTOMATION_TESTS

#if UE_VERSION_OLDER_THAN(5, 5, 0)
#define STANDIN_TEST_FLAGS (EAutomationTestFlags::ApplicationContextMask | EAutomationTestFlags::EngineFilter)
#else
#define STANDIN_TEST_FLAGS (EAutomationTestFlags_ApplicationContextMask | EAutomationTestFlags::EngineFilter)
#endif

namespace
{
FString GSteps;
} // namespace

BEGIN_DEFINE_SPEC(FStandInOutcomeSpec, "StandIn.Outcome", STANDIN_TEST_FLAGS)
END_DEFINE_SPEC(FStandInOutcomeSpec)

void FStandInOutcomeSpec::Define()
{
	It(TEXT("passes"),
		[this]
		{
			TestEqual(TEXT("cost"), 10, 10);
			TestEqual(TEXT("place"), FVector(1.0, 2.0, 3.0), FVector(1.0, 2.0, 3.0));
			TestEqual(TEXT("name"), FString(TEXT("a")), TEXT("a"));
			TestNull(TEXT("nothing"), nullptr);
		});
	It(TEXT("fails"),
		[this]
		{
			TestEqual(TEXT("cost"), 10, 11);
			TestTrue(TEXT("never"), false);
			UE_LOG(LogTemp, Error, TEXT("a line of the log"));
			UE_LOG(LogTemp, Warning, TEXT("a warning of the log"));
		});
}

BEGIN_DEFINE_SPEC(FStandInSpec, "StandIn.Spec", STANDIN_TEST_FLAGS)
int32 Value = 0;
END_DEFINE_SPEC(FStandInSpec)

void FStandInSpec::Define()
{
	BeforeEach([] { GSteps += TEXT("<"); });
	Describe(TEXT("A grid"),
		[this]
		{
			BeforeEach(
				[this]
				{
					Value = 1;
					GSteps += TEXT("(");
				});
			It(TEXT("finds"),
				[this]
				{
					TestEqual(TEXT("value"), Value++, 1);
					GSteps += TEXT("f");
				});
			It(TEXT("fails"), [this] { AddError(TEXT("broken")); });
			AfterEach([] { GSteps += TEXT(")"); });
		});
	AfterEach([] { GSteps += TEXT(">"); });
}

namespace StandInTests
{
namespace
{
const StandIn::FAutomationCase* FindCase(const TArray<StandIn::FAutomationCase>& Cases, const TCHAR* Name)
{
	for (const StandIn::FAutomationCase& Case : Cases)
	{
		if (Case.Name.Equals(Name))
		{
			return &Case;
		}
	}
	return nullptr;
}

TArray<FString> RunCase(const TCHAR* Name)
{
	const TArray<StandIn::FAutomationCase> Cases = StandIn::ListAutomationCases();
	const StandIn::FAutomationCase* const Case = FindCase(Cases, Name);
	EXPECT_NE(Case, nullptr);
	GSteps = FString();
	return Case ? StandIn::RunAutomationCase(*Case) : TArray<FString>();
}
} // namespace

TEST(Automation, PassesAndFails)
{
	EXPECT_EQ(RunCase(TEXT("StandIn.Outcome.passes")).Num(), 0);
	const TArray<FString> Errors = RunCase(TEXT("StandIn.Outcome.fails"));
	ASSERT_EQ(Errors.Num(), 4);
	EXPECT_TRUE(Errors[0].Contains(TEXT("expected 11, but it was 10")));
	EXPECT_TRUE(Errors[2].Contains(TEXT("a line of the log")));
	EXPECT_TRUE(Errors[3].Contains(TEXT("a warning of the log")));
}

TEST(Automation, ASpecRunsItsStepsAroundEachCase)
{
	EXPECT_EQ(RunCase(TEXT("StandIn.Spec.A grid.finds")).Num(), 0);
	EXPECT_TRUE(GSteps.Equals(TEXT("<(f)>")));
	EXPECT_EQ(RunCase(TEXT("StandIn.Spec.A grid.finds")).Num(), 0) << "each run starts on fresh ground";
	EXPECT_EQ(RunCase(TEXT("StandIn.Spec.A grid.fails")).Num(), 1);
	EXPECT_TRUE(GSteps.Equals(TEXT("<()>")));
}

TEST(Automation, FlagsNeedAContextAndOneFilter)
{
	const TArray<StandIn::FAutomationCase> Cases = StandIn::ListAutomationCases();
	for (const StandIn::FAutomationCase& Case : Cases)
	{
		EXPECT_TRUE(StandIn::CheckAutomationFlags(*Case.Test).IsEmpty());
	}
}
} // namespace StandInTests

#endif
