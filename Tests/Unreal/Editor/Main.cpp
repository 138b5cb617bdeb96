// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "../FreshStart.h"
#include "CoreMinimal.h"
#include "Engine/Engine.h"
#include "Modules/ModuleManager.h"

#include <gtest/gtest.h>

// The runtime modules are loaded as before the first world; the editor module is each test's business, since
// what it registers depends on the editor there is.
int main(int Count, char** Arguments)
{
	testing::InitGoogleTest(&Count, Arguments);
	FFreshStart::Install();
	UEngine::StandInStart();
	FModuleManager::Get().LoadModule(TEXT("NavCore"));
	FModuleManager::Get().LoadModule(TEXT("NavPlugin"));
	const int Result = RUN_ALL_TESTS();
	UEngine::StandInStop();
	return Result;
}
