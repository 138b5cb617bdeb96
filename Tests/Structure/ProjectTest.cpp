// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LayerRules.h"
#include "ModuleRules.h"
#include "PluginRules.h"
#include "SourceLists.h"
#include "SourceTree.h"
#include "TextRules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

// The rules applied to the project as it lies on the disk.
namespace NavStructure
{
namespace
{
const std::string Root = NAVSTRUCTURE_ROOT;

const SourceTree& Project()
{
	static const SourceTree tree = LoadTree(Root);
	return tree;
}

std::set<std::string> Listed(const char* fileName)
{
	std::ifstream stream(std::string(NAVSTRUCTURE_LISTS) + "/" + fileName);
	const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
	return ParseSourceList(text, Root);
}

bool IsExecutable(const char* path)
{
	const std::filesystem::perms perms = std::filesystem::status(Root + "/" + path).permissions();
	return (perms & std::filesystem::perms::owner_exec) != std::filesystem::perms::none;
}
} // namespace

TEST(Project, IsRead)
{
	const auto hasPath = [](const char* path)
	{
		return std::any_of(
			Project().begin(), Project().end(), [path](const SourceFile& file) { return file.path == path; });
	};
	EXPECT_TRUE(hasPath("CMakeLists.txt"));
	EXPECT_TRUE(hasPath("nav"));
	EXPECT_TRUE(hasPath("Source/NavCore/Public/NavCore/Search/PathSearch.h"));
	EXPECT_TRUE(hasPath("Source/Programs/NavLab/Main.cpp"));
}

TEST(Project, NavCoreKeepsItsLayers)
{
	EXPECT_EQ(Describe(FindNavCoreIncludes(Project())), "");
}

TEST(Project, NavCoreUsesNothingBanned)
{
	EXPECT_EQ(Describe(FindNavCoreWords(Project())), "");
}

TEST(Project, TheOracleSharesNothingWithNavCore)
{
	EXPECT_EQ(Describe(FindNavReferenceIncludes(Project())), "");
}

TEST(Project, NavLabIncludesNothingOfUnreal)
{
	EXPECT_EQ(Describe(FindNavLabIncludes(Project())), "");
}

TEST(Project, TheBridgeToRecastIncludesNothingOfTheProgramsAboveIt)
{
	EXPECT_EQ(Describe(FindNavRecastIncludes(Project())), "");
}

TEST(Project, TheDescriptorNamesTheModules)
{
	EXPECT_EQ(Describe(FindDescriptorFaults(Project())), "");
}

TEST(Project, BuildRulesAreSound)
{
	EXPECT_EQ(Describe(FindBuildRulesFaults(Project())), "");
}

TEST(Project, BuildRulesListTheModulesThatAreIncluded)
{
	EXPECT_EQ(Describe(FindDependencyFaults(Project())), "");
}

TEST(Project, NavPluginUsesNothingBanned)
{
	EXPECT_EQ(Describe(FindNavPluginWords(Project())), "");
}

TEST(Project, CMakeBuildsWhatUnrealBuildToolWouldCompile)
{
	std::set<std::string> found = SourcesBelow(Project(), "Source/NavCore");
	EXPECT_EQ(found.erase("Source/NavCore/Private/NavCoreModule.cpp"), 1U);
	EXPECT_EQ(Describe(CompareSources(found, Listed("NavCoreSources.txt"))), "");
}

TEST(Project, EverySourceIsCompiled)
{
	const std::set<std::string> listed = Listed("AllSources.txt");
	std::set<std::string> found = SourcesBelow(Project(), "Source/Programs");
	found.merge(SourcesBelow(Project(), "Source/NavPlugin"));
	found.merge(SourcesBelow(Project(), "Source/NavPluginEditor"));
	found.merge(SourcesBelow(Project(), "Tests"));
	std::set<std::string> missing;
	std::set_difference(
		found.begin(), found.end(), listed.begin(), listed.end(), std::inserter(missing, missing.end()));
	// Fuzz targets need clang; the sanitizer build has them.
	// Compile-failure cases are given to the compiler one by one, by a script.
	std::erase_if(missing,
		[](const std::string& path)
		{ return IsBelow(path, "Tests/Fuzz") || IsBelow(path, "Tests/Unreal/CompileFail"); });
	EXPECT_EQ(Describe(CompareSources(missing, {})), "");
}

TEST(Project, SourcesCarryTheCopyrightLine)
{
	EXPECT_EQ(Describe(FindMissingCopyright(Project())), "");
}

TEST(Project, LinesAreInHouseStyle)
{
	EXPECT_EQ(Describe(FindBadLines(Project())), "");
}

TEST(Project, OpenNotesNameAnIssue)
{
	EXPECT_EQ(Describe(FindOpenNotes(Project())), "");
}

TEST(Project, NoFileNamesAFolderOfSomeMachine)
{
	EXPECT_EQ(Describe(FindMachinePaths(Project())), "");
}

TEST(Project, EntryPointsAreExecutable)
{
	EXPECT_TRUE(IsExecutable("nav"));
	EXPECT_TRUE(IsExecutable(".ci/run"));
}
} // namespace NavStructure
