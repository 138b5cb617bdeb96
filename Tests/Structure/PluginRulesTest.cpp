// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "PluginRules.h"

#include <gtest/gtest.h>

#include <string>

namespace NavStructure
{
namespace
{
std::string PublicFaults(const std::string& text)
{
	return Describe(FindNavPluginWords({{"Source/NavPlugin/Public/Grid.h", text}}));
}

std::string PrivateFaults(const std::string& text)
{
	return Describe(FindNavPluginWords({{"Source/NavPlugin/Private/Grid.cpp", text}}));
}
} // namespace

TEST(PluginRules, AcceptWhatIsUsual)
{
	EXPECT_EQ(
		PublicFaults("#include \"CoreMinimal.h\"\n/** std::vector, try */\nTArray<int32> Cells;\n"), "");
	EXPECT_EQ(PrivateFaults("#include <vector>\nnamespace GridNavBake\n{\nstd::vector<int> Cells;\n}\n"), "");
	EXPECT_EQ(Describe(FindNavPluginWords({{"Tests/Unreal/A.cpp", "namespace\n{\n}\n"}})), "");
}

TEST(PluginRules, KeepTheStandardLibraryOutOfPublicHeaders)
{
	EXPECT_NE(PublicFaults("std::vector<int> Cells;\n"), "");
	EXPECT_NE(PublicFaults("#include <vector>\n"), "");
}

TEST(PluginRules, CatchWhatTheEngineDoesNotHave)
{
	for (const char* const line : {"throw 1;", "try {", "catch (...)", "dynamic_cast<A*>(B)", "typeid(A)",
			 "thread_local int A;", "std::thread A;", "std::mutex A;", "std::async(A);",
			 "std::chrono::seconds A;", "std::function<void()> A;", "UE_LOG(LogTemp, Log, A);"})
	{
		EXPECT_NE(PrivateFaults(line), "") << line;
	}
}

TEST(PluginRules, CatchWordsAboutTheStandIn)
{
	EXPECT_NE(PrivateFaults("#if NAVPLUGIN_STANDIN_ENGINE_MINOR\n"), "");
	EXPECT_NE(PrivateFaults("StandIn::FManualClock Clock;\n"), "");
}

TEST(PluginRules, CatchWhatCollidesInUnityBuilds)
{
	EXPECT_NE(PrivateFaults("namespace\n{\n}\n"), "");
	EXPECT_NE(PrivateFaults("using namespace NavCore;\n"), "");
}
TEST(PluginRules, HoldForTheEditorModuleToo)
{
	const std::string text = "std::thread A;\n";
	EXPECT_NE(Describe(FindNavPluginWords({{"Source/NavPluginEditor/Private/A.cpp", text}})), "");
	EXPECT_NE(
		Describe(FindNavPluginWords({{"Source/NavPluginEditor/Public/A.h", "std::vector<int> A;\n"}})), "");
	EXPECT_EQ(
		Describe(FindNavPluginWords({{"Source/NavPluginEditor/Private/A.h", "std::vector<int> A;\n"}})), "");
}
} // namespace NavStructure
