// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GameplayDebuggerCategory_GridNav.h"
#include "GridNavLog.h"
#include "Modules/ModuleManager.h"
#include "NavCore/Base/Assert.h"

DEFINE_LOG_CATEGORY(LogGridNav);

/** Takes the reports of NavCore's assertions for as long as the module is loaded. */
class FNavPluginModule : public IModuleInterface
{
public:
	virtual void StartupModule() override
	{
		Previous = NavCore::SetAssertHandler(&FNavPluginModule::Report);
		UE::GridNav::RegisterDebuggerCategory();
	}
	virtual void ShutdownModule() override
	{
		UE::GridNav::UnregisterDebuggerCategory();
		NavCore::SetAssertHandler(Previous);
	}

private:
	/** Reported and gone on from: a broken path is better than a game that ends. */
	static void Report(const NavCore::AssertFailure& Failure)
	{
		UE_LOG(LogGridNav, Error, TEXT("NavCore: %hs (%hs, %hs:%d)"), Failure.reason, Failure.condition,
			Failure.file, Failure.line);
		ensureMsgf(false, TEXT("NavCore: %hs"), Failure.reason);
	}

	NavCore::AssertHandler Previous = nullptr;
};

IMPLEMENT_MODULE(FNavPluginModule, NavPlugin)
