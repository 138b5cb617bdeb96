// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreGlobals.h"
#include "LogCapture.h"
#include "Misc/StringOutputDevice.h"

#include <gtest/gtest.h>

DEFINE_LOG_CATEGORY_STATIC(LogStandInTest, Log, All);
DEFINE_LOG_CATEGORY_STATIC(LogStandInQuiet, Warning, Warning);

#if !NO_LOGGING

namespace StandInTests
{
TEST(Log, LinesReachEveryDeviceWithTheirCategory)
{
	const FLogCapture Capture;
	UE_LOG(LogStandInTest, Display, TEXT("%d of %s"), 3, TEXT("cells"));
	ASSERT_EQ(Capture.Num(), 1);
	EXPECT_TRUE(Capture[0].Text.Equals(TEXT("3 of cells")));
	EXPECT_EQ(Capture[0].Verbosity, ELogVerbosity::Display);
	EXPECT_EQ(Capture[0].Category, FName(TEXT("LogStandInTest")));
}

TEST(Log, TalkativeLinesAreKeptBackUntilAskedFor)
{
	const FLogCapture Capture;
	UE_LOG(LogStandInTest, Verbose, TEXT("not yet"));
	EXPECT_EQ(Capture.Num(), 0);
	LogStandInTest.SetVerbosity(ELogVerbosity::Verbose);
	UE_LOG(LogStandInTest, Verbose, TEXT("now"));
	LogStandInTest.SetVerbosity(ELogVerbosity::Log);
	EXPECT_EQ(Capture.Num(), 1);
}

TEST(Log, ACategoryNeverSaysMoreThanItWasCompiledFor)
{
	const FLogCapture Capture;
	LogStandInQuiet.SetVerbosity(ELogVerbosity::All);
	EXPECT_EQ(LogStandInQuiet.GetVerbosity(), ELogVerbosity::Warning);
	UE_LOG(LogStandInQuiet, Log, TEXT("compiled out"));
	EXPECT_EQ(Capture.Num(), 0);
}

TEST(Log, ArgumentsOfSuppressedLinesAreNotEvaluated)
{
	int32 Calls = 0;
	const auto Count = [&Calls]
	{
		return ++Calls;
	};
	UE_LOG(LogStandInTest, VeryVerbose, TEXT("%d"), Count());
	UE_CLOG(false, LogStandInTest, Log, TEXT("%d"), Count());
	EXPECT_EQ(Calls, 0);
}

TEST(Log, AFatalLineEndsTheProgram)
{
	EXPECT_DEATH(UE_LOG(LogStandInTest, Fatal, TEXT("no way on")), "no way on");
}

TEST(OutputDevice, KeepsFormattedLines)
{
	FStringOutputDevice Device;
	Device.SetAutoEmitLineTerminator(true);
	FOutputDevice& Ar = Device;
	Ar.Logf(TEXT("%d cells"), 7);
	Ar.Logf(ELogVerbosity::Warning, TEXT("%s"), TEXT("slow"));
	Ar.Log(TEXT("end"));
	EXPECT_TRUE(Device.Equals(TEXT("7 cells\nslow\nend\n")));
}
} // namespace StandInTests

#endif
