// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "../FreshStart.h"
#include "CoreMinimal.h"
#include "Engine/Engine.h"
#include "Modules/ModuleManager.h"
#include "StandIn/AutomationRunner.h"

#include <gtest/gtest.h>

#include <string>

// Loads the modules of the plugin in the order of its descriptor, as the engine does before the first world,
// and turns the automation tests that users run in the Session Frontend into cases of this program.
namespace
{
#if WITH_DEV_AUTOMATION_TESTS

class FAutomationCaseTest final : public testing::Test
{
public:
	explicit FAutomationCaseTest(const StandIn::FAutomationCase& InCase) : Case(InCase) {}

	virtual void TestBody() override
	{
		EXPECT_STREQ(TCHAR_TO_UTF8(*StandIn::CheckAutomationFlags(*Case.Test)), "");
		for (const FString& Error : StandIn::RunAutomationCase(Case))
		{
			ADD_FAILURE() << TCHAR_TO_UTF8(*Error);
		}
	}

private:
	StandIn::FAutomationCase Case;
};

void RegisterAutomationCases()
{
	for (const StandIn::FAutomationCase& Case : StandIn::ListAutomationCases())
	{
		const std::string Name = TCHAR_TO_UTF8(*Case.Name);
		testing::RegisterTest("Automation", Name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
			[Case]() -> testing::Test* { return new FAutomationCaseTest(Case); });
	}
}

#else

void RegisterAutomationCases() {}

#endif
} // namespace

int main(int Count, char** Arguments)
{
	testing::InitGoogleTest(&Count, Arguments);
	FFreshStart::Install();
	UEngine::StandInStart();
	FModuleManager::Get().LoadModule(TEXT("NavCore"));
	FModuleManager::Get().LoadModule(TEXT("NavPlugin"));
	RegisterAutomationCases();
	const int Result = RUN_ALL_TESTS();
	UEngine::StandInStop();
	return Result;
}
