// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "ModuleRules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

// The rules themselves: each must accept what is right and catch what is wrong.
namespace NavStructure
{
namespace
{
const std::string CoreRules = R"(
public class NavCore : ModuleRules
{
	public NavCore(ReadOnlyTargetRules Target) : base(Target)
	{
		PublicDependencyModuleNames.Add("Core");
	}
}
)";

const std::string PluginRules = R"(
public class NavPlugin : ModuleRules
{
	public NavPlugin(ReadOnlyTargetRules Target) : base(Target)
	{
		// PublicDependencyModuleNames.Add("UnrealEd");
		PublicDependencyModuleNames.AddRange(new string[] { "Core", "CoreUObject" });
		PrivateDependencyModuleNames.AddRange(new string[]
		{
			"Engine",
			"NavCore",
		});
	}
}
)";

std::string ModuleJson(const std::string& name, const std::string& rest)
{
	return R"({"Name": ")" + name + R"(", )" + rest + "}";
}

const std::string RuntimeJson =
	R"("Type": "Runtime", "LoadingPhase": "PreDefault", "PlatformAllowList": ["Win64", "Mac", "Linux"])";

std::string DescriptorOf(const std::string& modules)
{
	return R"({"FileVersion": 3, "Modules": [)" + modules + "]}";
}

/** A sound project with one more file, or with another text in one. */
SourceTree ProjectWith(const std::string& path, const std::string& text)
{
	SourceTree tree{
		{"NavPlugin.uplugin",
			DescriptorOf(ModuleJson("NavCore", RuntimeJson) + "," + ModuleJson("NavPlugin", RuntimeJson))},
		{"Source/NavCore/NavCore.Build.cs", CoreRules},
		{"Source/NavCore/Public/NavCore/Base/Api.h", "#include \"HAL/Platform.h\"\n"},
		{"Source/NavPlugin/NavPlugin.Build.cs", PluginRules},
		{"Source/NavPlugin/Public/Grid.h", "#include \"CoreMinimal.h\"\n#include \"Grid.generated.h\"\n"},
		{"Source/NavPlugin/Private/GridBuild.h", "#include \"NavCore/Base/Api.h\"\n"},
		{"Source/NavPlugin/Private/Tests/GridSpec.cpp", "#include \"GridBuild.h\"\n#include \"Grid.h\"\n"},
		{"Source/NavPlugin/Private/Grid.cpp",
			"#include \"Grid.h\"\n#include \"Engine/World.h\"\n#include <span>\n"
			"#include UE_INLINE_GENERATED_CPP_BY_NAME(Grid)\n"},
		{"Tests/Unreal/StandIn/Core/Public/CoreMinimal.h", ""},
		{"Tests/Unreal/StandIn/Core/Public/HAL/Platform.h", ""},
		{"Tests/Unreal/StandIn/Engine/Public/Engine/World.h", ""},
		{"Tests/Unreal/StandIn/AIModule/Public/AIController.h", ""},
		{"Tests/Unreal/StandIn/UnrealEd/Public/Editor.h", ""},
	};
	const auto file = std::find_if(
		tree.begin(), tree.end(), [&path](const SourceFile& candidate) { return candidate.path == path; });
	if (file == tree.end())
	{
		tree.push_back({path, text});
	}
	else
	{
		file->text = text;
	}
	return tree;
}

std::string Replaced(std::string text, const std::string& from, const std::string& to)
{
	const std::size_t place = text.find(from);
	return place == std::string::npos ? "no such text" : text.replace(place, from.size(), to);
}

std::string DependencyFaults(const std::string& path, const std::string& text)
{
	return Describe(FindDependencyFaults(ProjectWith(path, text)));
}

std::string RulesFaults(const std::string& path, const std::string& text)
{
	return Describe(FindBuildRulesFaults(ProjectWith(path, text)));
}

std::string DescriptorFaults(const std::string& modules)
{
	return Describe(FindDescriptorFaults(ProjectWith("NavPlugin.uplugin", DescriptorOf(modules))));
}

bool Has(const std::string& faults, const std::string& part)
{
	return faults.find(part) != std::string::npos;
}

const std::string CoreJson = ModuleJson("NavCore", RuntimeJson);
} // namespace

TEST(ModuleRules, ReadsBuildRules)
{
	const BuildRules rules = ParseBuildRules("Source/NavPlugin/NavPlugin.Build.cs", PluginRules);
	EXPECT_EQ(rules.className, "NavPlugin");
	EXPECT_EQ(rules.constructorName, "NavPlugin");
	EXPECT_EQ(rules.publicModules, (std::vector<std::string>{"Core", "CoreUObject"}));
	EXPECT_EQ(rules.privateModules, (std::vector<std::string>{"Engine", "NavCore"}));
}

TEST(ModuleRules, ASoundProjectHasNoFaults)
{
	const SourceTree tree = ProjectWith("README.md", "");
	EXPECT_EQ(Describe(FindDescriptorFaults(tree)), "");
	EXPECT_EQ(Describe(FindBuildRulesFaults(tree)), "");
	EXPECT_EQ(Describe(FindDependencyFaults(tree)), "");
}

TEST(ModuleRules, APrivateIncludeNeedsItsModuleListed)
{
	const std::string faults =
		DependencyFaults("Source/NavPlugin/Private/Walk.cpp", "\n#include \"AIController.h\"\n");
	EXPECT_TRUE(Has(faults, "Source/NavPlugin/Private/Walk.cpp:2")) << faults;
	EXPECT_TRUE(Has(faults, "needs AIModule among the listed modules")) << faults;
}

TEST(ModuleRules, APublicIncludeNeedsItsModuleListedPublicly)
{
	const std::string faults =
		DependencyFaults("Source/NavPlugin/Public/World.h", "#include \"Engine/World.h\"\n");
	EXPECT_TRUE(Has(faults, "needs Engine among the public modules")) << faults;
}

TEST(ModuleRules, AnIncludeOfNobodyIsReported)
{
	EXPECT_TRUE(
		Has(DependencyFaults("Source/NavPlugin/Private/A.cpp", "#include \"No/Such.h\"\n"), "no module has"));
	EXPECT_TRUE(
		Has(DependencyFaults("Source/NavCore/Private/A.cpp", "#include \"GridBuild.h\"\n"), "no module has"))
		<< "private headers of another module cannot be included";
}

TEST(ModuleRules, ASourceIncludesTheGeneratedSourceOfItsOwnHeader)
{
	const std::string faults = DependencyFaults(
		"Source/NavPlugin/Private/Other.cpp", "#include UE_INLINE_GENERATED_CPP_BY_NAME(Grid)\n");
	EXPECT_TRUE(Has(faults, "generated source of another file")) << faults;
}

TEST(ModuleRules, AModuleThatNothingIncludesIsReported)
{
	const std::string faults = DependencyFaults("Source/NavPlugin/NavPlugin.Build.cs",
		Replaced(PluginRules, "\"Engine\",", "\"Engine\", \"AIModule\", \"GameplayTasks\","));
	EXPECT_TRUE(Has(faults, "lists AIModule, which nothing includes")) << faults;
	EXPECT_TRUE(Has(faults, "lists GameplayTasks, which nothing includes")) << faults;
}

TEST(ModuleRules, AModuleThatAnotherNeedsMayBeListed)
{
	SourceTree tree = ProjectWith("Source/NavPlugin/NavPlugin.Build.cs",
		Replaced(PluginRules, "\"Engine\",", "\"Engine\", \"AIModule\", \"GameplayTasks\","));
	tree.push_back({"Source/NavPlugin/Private/Walk.cpp", "#include \"AIController.h\"\n"});
	EXPECT_EQ(Describe(FindDependencyFaults(tree)), "");
}

TEST(ModuleRules, APublicModuleThatOnlySourcesNeedIsReported)
{
	const std::string faults = DependencyFaults("Source/NavPlugin/NavPlugin.Build.cs",
		Replaced(Replaced(PluginRules, "\"Engine\",", ""), "\"CoreUObject\"", "\"CoreUObject\", \"Engine\""));
	EXPECT_TRUE(Has(faults, "Engine can be private")) << faults;
}

TEST(ModuleRules, NamesMustAgree)
{
	const std::string path = "Source/NavPlugin/NavPlugin.Build.cs";
	EXPECT_TRUE(Has(RulesFaults(path, Replaced(PluginRules, "class NavPlugin", "class Nav")), "one name"));
	EXPECT_TRUE(
		Has(RulesFaults(path, Replaced(PluginRules, "public NavPlugin(", "public Nav(")), "one name"));
	EXPECT_TRUE(Has(RulesFaults("Source/NavPlugin/Other.Build.cs", PluginRules), "one name"));
}

TEST(ModuleRules, NoModuleIsListedTwice)
{
	const std::string faults = RulesFaults(
		"Source/NavPlugin/NavPlugin.Build.cs", Replaced(PluginRules, "\"Engine\",", "\"Engine\", \"Core\","));
	EXPECT_TRUE(Has(faults, "lists Core twice")) << faults;
}

TEST(ModuleRules, ARuntimeModuleNeedsNoEditor)
{
	const std::string faults = RulesFaults("Source/NavPlugin/NavPlugin.Build.cs",
		Replaced(PluginRules, "\"Engine\",", "\"Engine\", \"UnrealEd\","));
	EXPECT_TRUE(Has(faults, "a runtime module needs UnrealEd")) << faults;
}

TEST(ModuleRules, NothingNeedsOurEditorModule)
{
	const std::string ours = Replaced(PluginRules, "\"Engine\",", "\"Engine\", \"NavPluginEditor\",");
	EXPECT_TRUE(Has(RulesFaults("Source/NavPlugin/NavPlugin.Build.cs", ours), "needs NavPluginEditor"));
	SourceTree tree = ProjectWith("Source/NavPlugin/NavPlugin.Build.cs", PluginRules);
	tree.push_back({"Source/ToolsEditor/ToolsEditor.Build.cs",
		Replaced(Replaced(ours, "class NavPlugin", "class ToolsEditor"), "public NavPlugin(",
			"public ToolsEditor(")});
	EXPECT_TRUE(Has(Describe(FindBuildRulesFaults(tree)), "needs NavPluginEditor"));
}

TEST(ModuleRules, DescriptorAndFoldersAgree)
{
	EXPECT_TRUE(Has(DescriptorFaults(CoreJson), "is not a module of the descriptor"));
	EXPECT_TRUE(Has(DescriptorFaults(CoreJson + "," + ModuleJson("NavPlugin", RuntimeJson) + "," +
						ModuleJson("NavMore", RuntimeJson)),
		"NavMore has no Source/NavMore/NavMore.Build.cs"));
	EXPECT_TRUE(Has(Describe(FindDescriptorFaults(ProjectWith("NavPlugin.uplugin", "{"))), "no JSON"));
}

TEST(ModuleRules, TypesPhasesAndPlatformsAreRight)
{
	const auto faults = [](const std::string& from, const std::string& to)
	{
		return DescriptorFaults(CoreJson + "," + ModuleJson("NavPlugin", Replaced(RuntimeJson, from, to)));
	};
	EXPECT_EQ(faults("Runtime", "Runtime"), "");
	EXPECT_TRUE(Has(faults("Runtime", "Editor"), "NavPlugin has the wrong type"));
	EXPECT_TRUE(Has(faults("PreDefault", "PostEngineInit"), "NavPlugin has the wrong loading phase"));
	EXPECT_TRUE(Has(faults("\"Mac\", ", ""), "platforms we build for"));
	EXPECT_TRUE(Has(faults("PlatformAllowList", "WhitelistPlatforms"), "platforms we build for"));
	EXPECT_TRUE(Has(faults("\"Type\"", "\"WhitelistPlatforms\": [], \"Type\""), "which Unreal ignores"));
}

TEST(ModuleRules, AnEditorModuleIsLoadedByTheEditor)
{
	SourceTree tree = ProjectWith("NavPlugin.uplugin",
		DescriptorOf(CoreJson + "," + ModuleJson("NavPlugin", RuntimeJson) + "," +
			ModuleJson("NavPluginEditor",
				Replaced(Replaced(RuntimeJson, "Runtime", "Editor"), "PreDefault", "PostEngineInit"))));
	tree.push_back({"Source/NavPluginEditor/NavPluginEditor.Build.cs",
		Replaced(Replaced(CoreRules, "class NavCore", "class NavPluginEditor"), "public NavCore(",
			"public NavPluginEditor(")});
	EXPECT_EQ(Describe(FindDescriptorFaults(tree)), "");
}

TEST(ModuleRules, ModulesComeAfterThoseTheyNeed)
{
	EXPECT_TRUE(Has(DescriptorFaults(ModuleJson("NavPlugin", RuntimeJson) + "," + CoreJson),
		"NavPlugin comes before NavCore, which it needs"));
}
} // namespace NavStructure
