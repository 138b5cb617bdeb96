// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "TextRules.h"

#include "SourceLists.h"

#include <gtest/gtest.h>

#include <string>

namespace NavStructure
{
namespace
{
const std::string Notice = "Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT\n";

std::string CopyrightFaults(const std::string& path, const std::string& text)
{
	return Describe(FindMissingCopyright({{path, text}}));
}

std::string LineFaults(const std::string& text)
{
	return Describe(FindBadLines({{"a.cpp", text}}));
}

std::string NoteFaults(const std::string& text)
{
	return Describe(FindOpenNotes({{"a.cpp", text}}));
}

std::string PathFaults(const std::string& text)
{
	return Describe(FindMachinePaths({{"a.md", text}}));
}
} // namespace

TEST(TextRules, SourcesStartWithTheCopyrightLine)
{
	EXPECT_EQ(CopyrightFaults("a.h", "// " + Notice + "#pragma once\n"), "");
	EXPECT_NE(CopyrightFaults("a.h", "#pragma once\n// " + Notice), "");
	EXPECT_NE(CopyrightFaults("a.cs", "using UnrealBuildTool;\n"), "");
	EXPECT_NE(CopyrightFaults("a.cpp", ""), "");
	EXPECT_EQ(CopyrightFaults("a.md", "# Title\n"), "");
}

TEST(TextRules, ScriptsHaveTheCopyrightLineBelowTheirFirst)
{
	EXPECT_EQ(CopyrightFaults("nav", "#!/usr/bin/env bash\n# " + Notice), "");
	EXPECT_NE(CopyrightFaults("nav", "#!/usr/bin/env bash\nset -e\n"), "");
}

TEST(TextRules, SpacesDoNotIndent)
{
	EXPECT_EQ(LineFaults("/**\n * Text.\n */\n\tint a;\n\t\t  , b(1)\n"), "");
	EXPECT_EQ(LineFaults("{\n    int a;\n}\n"), "a.cpp:2: indented with spaces\n");
}

TEST(TextRules, TextInALiteralOfSeveralLinesIsData)
{
	EXPECT_EQ(LineFaults("f(R\"(\n  drawing\n)\");\n"), "");
}

TEST(TextRules, LinesHaveAtMost120Columns)
{
	EXPECT_EQ(LineFaults(std::string(120, 'a') + "\n"), "");
	EXPECT_NE(LineFaults(std::string(121, 'a') + "\n"), "");
	EXPECT_NE(LineFaults("\t" + std::string(117, 'a') + "\n"), "") << "a tab is four columns wide";
}

TEST(TextRules, LinesAndFilesEndCleanly)
{
	EXPECT_NE(LineFaults("int a; \n"), "");
	EXPECT_NE(LineFaults("int a;\t\n"), "");
	EXPECT_NE(LineFaults("int a;"), "");
}

TEST(TextRules, OpenNotesNameAnIssue)
{
	const std::string mark = std::string("TO") + "DO";
	EXPECT_NE(NoteFaults("// " + mark + ": later\n"), "");
	EXPECT_NE(NoteFaults("// FIX" + std::string("ME") + "\n"), "");
	EXPECT_EQ(NoteFaults("// " + mark + "(#12): later\n"), "");
	EXPECT_EQ(NoteFaults("// " + mark + "S is another word\n"), "");
}

TEST(TextRules, MachinePathsAreCaught)
{
	// Put together here, or this file would break the rule it tests.
	for (const char* folder : {"work", "root", "home", "tmp"})
	{
		const std::string path = "/" + std::string(folder);
		EXPECT_NE(PathFaults("see " + path + "/x\n"), "") << folder;
		EXPECT_NE(PathFaults("\"" + path + "\"\n"), "") << folder;
		EXPECT_NE(PathFaults(path + "\n"), "") << folder;
		EXPECT_EQ(PathFaults("frame" + path + " and a" + path + "/b\n"), "") << folder;
		EXPECT_EQ(PathFaults("see " + path + "shop\n"), "") << folder;
	}
}

TEST(SourceLists, FilesOnOneSideOnlyAreFound)
{
	const SourceTree tree{
		{"Source/A/a.cpp", ""}, {"Source/A/b.cpp", ""}, {"Source/A/b.h", ""}, {"Source/B/c.cpp", ""}};
	const std::set<std::string> listed =
		ParseSourceList("/r/Source/A/a.cpp\n/r/Source/A/gone.cpp\n/build/x.cpp\n", "/r");
	EXPECT_EQ(Describe(CompareSources(SourcesBelow(tree, "Source/A"), listed)),
		"Source/A/b.cpp: is in the folder, but not in the CMake list\n"
		"Source/A/gone.cpp: is in the CMake list, but not in the folder\n");
}

TEST(SourceLists, EqualListsHaveNoFindings)
{
	const SourceTree tree{{"Source/A/a.cpp", ""}};
	EXPECT_TRUE(
		CompareSources(SourcesBelow(tree, "Source/A"), ParseSourceList("/r/Source/A/a.cpp", "/r")).empty());
}
} // namespace NavStructure
