// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreMinimal.h"
#include "GridNavLog.h"
#include "Misc/OutputDeviceRedirector.h"
#include "Modules/ModuleManager.h"
#include "StandIn/Failures.h"

#include "NavCore/Base/Assert.h"

#include <gtest/gtest.h>

namespace
{
/** Keeps the last line that the plugin logs. */
class FLastLine final : public FOutputDevice
{
public:
	FLastLine() { GLog->AddOutputDevice(this); }
	virtual ~FLastLine() override { GLog->RemoveOutputDevice(this); }

	virtual void Serialize(const TCHAR* V, ELogVerbosity::Type, const FName& Category) override
	{
		Line = Category == TEXT("LogGridNav") ? FString(V) : Line;
	}

	FString Line;
};
} // namespace

TEST(NavPluginModule, ModulesAreLoaded)
{
	EXPECT_TRUE(FModuleManager::Get().IsModuleLoaded(TEXT("NavCore")));
	EXPECT_TRUE(FModuleManager::Get().IsModuleLoaded(TEXT("NavPlugin")));
}

TEST(NavPluginModule, ABrokenPromiseOfTheCoreIsReportedAndSurvived)
{
	const FLastLine Log;
	const StandIn::FEnsureCounter Ensures;
	const NavCore::AssertHandler Handler = NavCore::SetAssertHandler(nullptr);
	ASSERT_NE(Handler, nullptr) << "the module installs one";
	NavCore::SetAssertHandler(Handler);
	Handler({"cost >= 0", "costs are never negative", "Search.cpp", 12});
#if !NO_LOGGING
	EXPECT_TRUE(Log.Line.Contains(TEXT("costs are never negative")));
	EXPECT_TRUE(Log.Line.Contains(TEXT("Search.cpp:12")));
#endif
#if DO_ENSURE
	EXPECT_EQ(Ensures.Num(), 1);
#endif
}

TEST(NavPluginModule, CanBeUnloadedAndLoadedAgain)
{
	FModuleManager& Modules = FModuleManager::Get();
	const NavCore::AssertHandler Ours = NavCore::SetAssertHandler(nullptr);
	NavCore::SetAssertHandler(Ours);
	EXPECT_TRUE(Modules.UnloadModule(TEXT("NavPlugin")));
	const NavCore::AssertHandler Without = NavCore::SetAssertHandler(nullptr);
	NavCore::SetAssertHandler(Without);
	EXPECT_NE(Without, Ours) << "an unloaded module leaves nothing behind";
	EXPECT_NE(Modules.LoadModule(TEXT("NavPlugin")), nullptr);
	const NavCore::AssertHandler Again = NavCore::SetAssertHandler(nullptr);
	NavCore::SetAssertHandler(Again);
	EXPECT_EQ(Again, Ours);
}
