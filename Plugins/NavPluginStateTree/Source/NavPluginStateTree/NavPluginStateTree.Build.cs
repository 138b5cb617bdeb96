// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
using UnrealBuildTool;

/// Tasks for StateTree. A plugin of its own, so that NavPlugin does not need StateTree.
public class NavPluginStateTree : ModuleRules
{
	public NavPluginStateTree(ReadOnlyTargetRules Target) : base(Target)
	{
		PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;
		CppStandard = CppStandardVersion.Cpp20;
		bEnableExceptions = false;
		bUseRTTI = false;

		// What public headers show.
		PublicDependencyModuleNames.AddRange(new string[]
		{
			"Core",
			"CoreUObject",
			"GameplayStateTreeModule",
			"NavPlugin",
			"StateTreeModule",
		});

		PrivateDependencyModuleNames.AddRange(new string[]
		{
			"AIModule",
			"Engine",
			"GameplayTasks",
		});
	}
}
