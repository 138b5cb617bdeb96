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

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FStandInSimpleTest, "StandIn.Simple", STANDIN_TEST_FLAGS)

bool FStandInSimpleTest::RunTest(const FString& Parameters)
{
	TestEqual(TEXT("cost"), 10, 10);
	TestEqual(TEXT("place"), FVector(1.0, 2.0, 3.0), FVector(1.0, 2.0, 3.0));
	return TestEqual(TEXT("name"), FString(TEXT("a")), TEXT("a"));
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FStandInFailingTest, "StandIn.Failing", STANDIN_TEST_FLAGS)

bool FStandInFailingTest::RunTest(const FString& Parameters)
{
	TestEqual(TEXT("cost"), 10, 11);
	TestTrue(TEXT("never"), false);
	UE_LOG(LogTemp, Error, TEXT("a line of the log"));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FStandInExpectingTest, "StandIn.Expecting", STANDIN_TEST_FLAGS)

bool FStandInExpectingTest::RunTest(const FString& Parameters)
{
	AddExpectedError(TEXT("bad .* file"), EAutomationExpectedErrorFlags::Contains, 2);
	AddExpectedError(TEXT("never said"));
	UE_LOG(LogTemp, Warning, TEXT("a bad map file"));
	UE_LOG(LogTemp, Error, TEXT("a bad bake file"));
	return true;
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
	EXPECT_EQ(RunCase(TEXT("StandIn.Simple")).Num(), 0);
	const TArray<FString> Errors = RunCase(TEXT("StandIn.Failing"));
	ASSERT_EQ(Errors.Num(), 3);
	EXPECT_TRUE(Errors[0].Contains(TEXT("expected 11, but it was 10")));
	EXPECT_TRUE(Errors[2].Contains(TEXT("a line of the log")));
}

TEST(Automation, ExpectedLinesMustComeAsOftenAsExpected)
{
	const TArray<FString> Errors = RunCase(TEXT("StandIn.Expecting"));
	ASSERT_EQ(Errors.Num(), 1);
	EXPECT_TRUE(Errors[0].Contains(TEXT("never said")));
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
