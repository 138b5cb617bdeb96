// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "../FreshStart.h"
#include "CoreMinimal.h"
#include "Engine/Engine.h"
#include "Modules/ModuleManager.h"

#include <gtest/gtest.h>

int main(int Count, char** Arguments)
{
	testing::InitGoogleTest(&Count, Arguments);
	FFreshStart::Install();
	UEngine::StandInStart();
	for (const TCHAR* Module : {TEXT("NavCore"), TEXT("NavPlugin"), TEXT("NavPluginStateTree")})
	{
		FModuleManager::Get().LoadModule(Module);
	}
	const int Result = RUN_ALL_TESTS();
	UEngine::StandInStop();
	return Result;
}
