// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
using UnrealBuildTool;

/// Engine-free library. Everything but NavCoreModule.cpp compiles with a plain C++20 compiler too.
public class NavCore : ModuleRules
{
	public NavCore(ReadOnlyTargetRules Target) : base(Target)
	{
		// Without a precompiled header no Unreal macro reaches the engine-free sources.
		PCHUsage = PCHUsageMode.NoPCHs;
		CppStandard = CppStandardVersion.Cpp20;
		bEnableExceptions = false;
		bUseRTTI = false;

		// Search loops are unusable without optimisation, so DebugGame keeps it here.
		OptimizeCode = CodeOptimization.Always;

		// Api.h takes the export macro from Unreal when this is set; see Base/Api.h.
		PublicDefinitions.Add("NAVCORE_WITH_UNREAL=1");
		bool bShipping = Target.Configuration == UnrealTargetConfiguration.Shipping;
		PublicDefinitions.Add("NAVCORE_SHIPPING=" + (bShipping ? "1" : "0"));

		// Public, because Api.h includes HAL/Platform.h.
		PublicDependencyModuleNames.Add("Core");
	}
}
