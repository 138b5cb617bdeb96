// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "HAL/IConsoleManager.h"
#include "LogCapture.h"
#include "Misc/StringOutputDevice.h"

#include <gtest/gtest.h>

#include <thread>

namespace StandInTests
{
namespace
{
FString Type(const TCHAR* Input, UWorld* World = nullptr)
{
	FStringOutputDevice Device;
	const bool bKnown = IConsoleManager::Get().ProcessUserConsoleInput(Input, Device, World);
	return bKnown ? FString(Device) : FString(TEXT("unknown"));
}
} // namespace

TEST(Console, AVariableIsFoundByNameAndSetByTyping)
{
	TAutoConsoleVariable<float> Variable(TEXT("StandIn.Budget"), 1.5f, TEXT("Milliseconds a frame."));
	EXPECT_EQ(Variable.GetValueOnGameThread(), 1.5f);
	EXPECT_TRUE(Type(TEXT("standin.budget")).Contains(TEXT("\"1.5\"")));
	Type(TEXT("StandIn.Budget 0.25"));
	EXPECT_EQ(Variable.GetValueOnAnyThread(), 0.25f);
	EXPECT_EQ(IConsoleManager::Get().FindConsoleVariable(TEXT("StandIn.Budget"))->GetFloat(), 0.25f);
	EXPECT_TRUE(Type(TEXT("StandIn.Budget ?")).Contains(TEXT("Milliseconds a frame.")));
}

TEST(Console, TheWeakerDoesNotOverrideTheStronger)
{
	const FLogCapture Capture;
	TAutoConsoleVariable<int32> Variable(TEXT("StandIn.Limit"), 1, TEXT("help"));
	Variable->Set(2, ECVF_SetByProjectSetting);
	Type(TEXT("StandIn.Limit 3"));
	Variable->Set(4, ECVF_SetByCode);
	EXPECT_EQ(Variable.GetValueOnGameThread(), 3);
#if !NO_LOGGING
	EXPECT_EQ(Capture.Num(), 1);
#endif
}

TEST(Console, AVariableTellsOfItsChangesAndKeepsLargeNumbers)
{
	int32 Changes = 0;
	TAutoConsoleVariable<int32> Variable(TEXT("StandIn.Large"), 5, TEXT("help"));
	Variable->SetOnChangedCallback(
		FConsoleVariableDelegate::CreateLambda([&Changes](IConsoleVariable*) { ++Changes; }));
	Type(TEXT("StandIn.Large 16777217"));
	EXPECT_EQ(Variable.GetValueOnGameThread(), 16777217);
	EXPECT_EQ(Changes, 1);
}

TEST(Console, BoolsAreWordsOrNumbers)
{
	TAutoConsoleVariable<bool> Variable(TEXT("StandIn.Flag"), false, TEXT("help"));
	Type(TEXT("StandIn.Flag true"));
	EXPECT_TRUE(Variable.GetValueOnGameThread());
	Type(TEXT("StandIn.Flag 0"));
	EXPECT_FALSE(Variable.GetValueOnGameThread());
}

TEST(Console, ReadOnlyVariablesAreNotSetByTyping)
{
	TAutoConsoleVariable<int32> Variable(TEXT("StandIn.Fixed"), 1, TEXT("help"), ECVF_ReadOnly);
	EXPECT_TRUE(Type(TEXT("StandIn.Fixed 2")).Contains(TEXT("read only")));
	EXPECT_EQ(Variable.GetValueOnGameThread(), 1);
}

TEST(Console, ACommandGetsItsWordsWorldAndDevice)
{
	FAutoConsoleCommandWithWorldArgsAndOutputDevice Command(TEXT("StandIn.Say"), TEXT("help"),
		FConsoleCommandWithWorldArgsAndOutputDeviceDelegate::CreateLambda(
			[](const TArray<FString>& Args, UWorld* World, FOutputDevice& Ar)
			{ Ar.Logf(TEXT("%d %s %s"), Args.Num(), *Args[1], World ? TEXT("world") : TEXT("no world")); }));
	EXPECT_TRUE(Type(TEXT("StandIn.Say one \"two words\"")).Equals(TEXT("2 two words no world")));
	EXPECT_TRUE(Type(TEXT("StandIn.Unsaid")).Equals(TEXT("unknown")));
}

TEST(Console, AnObjectIsGoneWithItsOwner)
{
	{
		FAutoConsoleCommandWithWorldArgsAndOutputDevice Command(
			TEXT("StandIn.Brief"), TEXT("help"), FConsoleCommandWithWorldArgsAndOutputDeviceDelegate());
		EXPECT_NE(IConsoleManager::Get().FindConsoleObject(TEXT("StandIn.Brief")), nullptr);
	}
	EXPECT_EQ(IConsoleManager::Get().FindConsoleObject(TEXT("StandIn.Brief")), nullptr);
}

#if DO_CHECK
TEST(Console, TwoObjectsOfOneNameAreCaught)
{
	TAutoConsoleVariable<int32> Variable(TEXT("StandIn.Twice"), 1, TEXT("help"));
	EXPECT_DEATH(TAutoConsoleVariable<int32>(TEXT("standin.twice"), 1, TEXT("help")), "two console objects");
}

TEST(Console, TheGameThreadReadIsForTheGameThread)
{
	TAutoConsoleVariable<int32> Variable(TEXT("StandIn.Thread"), 1, TEXT("help"));
	EXPECT_DEATH(std::thread([&Variable] { Variable.GetValueOnGameThread(); }).join(), "IsInGameThread");
}
#endif
} // namespace StandInTests
