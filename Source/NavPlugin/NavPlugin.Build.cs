// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
using UnrealBuildTool;

/// The runtime module: grid navigation for Unreal, on top of the engine-free NavCore.
public class NavPlugin : ModuleRules
{
	public NavPlugin(ReadOnlyTargetRules Target) : base(Target)
	{
		PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;
		CppStandard = CppStandardVersion.Cpp20;
		bEnableExceptions = false;
		bUseRTTI = false;

		// What public headers show. Editor modules have no place here: a packaged game has none.
		PublicDependencyModuleNames.AddRange(new string[]
		{
			"AIModule",
			"Core",
			"CoreUObject",
			"DeveloperSettings",
			"Engine",
			"NavigationSystem",
		});

		// Headers of AIModule want GameplayTasks.
		PrivateDependencyModuleNames.AddRange(new string[]
		{
			"GameplayTasks",
			"NavCore",
		});
	}
}
