// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
using UnrealBuildTool;

/// The editor module: details, visualizers, imports and tools for what the runtime module offers.
public class NavPluginEditor : ModuleRules
{
	public NavPluginEditor(ReadOnlyTargetRules Target) : base(Target)
	{
		PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;
		CppStandard = CppStandardVersion.Cpp20;
		bEnableExceptions = false;
		bUseRTTI = false;

		// Nothing includes this module, so only its own header counts as public.
		PublicDependencyModuleNames.Add("Core");

		PrivateDependencyModuleNames.AddRange(new string[]
		{
			"CoreUObject",
			"Engine",
			"NavCore",
			"NavPlugin",
			"PropertyEditor",
			"Slate",
			"SlateCore",
			"UnrealEd",
			"WorkspaceMenuStructure",
		});
	}
}
