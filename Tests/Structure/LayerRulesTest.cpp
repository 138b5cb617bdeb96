// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LayerRules.h"

#include <gtest/gtest.h>

#include <string>

// The rules themselves: each must accept what is right and catch what is wrong.
namespace NavStructure
{
namespace
{
/** A small NavCore with one file under test. */
SourceTree CoreWith(const std::string& path, const std::string& text)
{
	return {
		{"Source/NavCore/Public/NavCore/Base/Cost.h", ""},
		{"Source/NavCore/Public/NavCore/Grid/GridMap.h", ""},
		{"Source/NavCore/Public/NavCore/Search/PathSearch.h", ""},
		{"Source/NavCore/Public/NavCore/Path/Path.h", ""},
		{"Source/NavCore/Public/NavCore/Trace/TraceSink.h", ""},
		{"Source/NavCore/Public/NavCore/Trace/TraceRecorder.h", ""},
		{"Source/NavCore/Private/Search/QuadHeap.h", ""},
		{path, text},
	};
}

std::string IncludeFaults(const std::string& path, const std::string& text)
{
	return Describe(FindNavCoreIncludes(CoreWith(path, text)));
}

std::string WordFaults(const std::string& text)
{
	return Describe(FindNavCoreWords(CoreWith("Source/NavCore/Private/Search/A.cpp", text)));
}

SourceTree ProgramsWith(const std::string& path, const std::string& text)
{
	return {
		{"Source/NavCore/Public/NavCore/Grid/GridMap.h", ""},
		{"Source/NavCore/Private/Search/QuadHeap.h", ""},
		{"Source/Programs/NavReference/Solver.h", ""},
		{"Source/Programs/NavReference/Bridge/CoreBridge.h", ""},
		{"Source/Programs/NavLab/Draw/Canvas.h", ""},
		{path, text},
	};
}

std::string ReferenceFaults(const std::string& path, const std::string& text)
{
	return Describe(FindNavReferenceIncludes(ProgramsWith(path, text)));
}

std::string LabFaults(const std::string& text)
{
	return Describe(FindNavLabIncludes(ProgramsWith("Source/Programs/NavLab/Main.cpp", text)));
}
} // namespace

TEST(LayerRules, TheBridgeToRecastMayNotIncludeNavLab)
{
	const SourceTree tree = ProgramsWith("Source/Programs/NavRecast/Mesh.cpp",
		"#include \"NavCore/Grid/GridMap.h\"\n#include \"NavLab/Draw/Canvas.h\"\n");
	EXPECT_EQ(Describe(FindNavRecastIncludes(tree)),
		"Source/Programs/NavRecast/Mesh.cpp:2: \"NavLab/Draw/Canvas.h\" is not a file that "
		"Source/Programs/NavRecast may "
		"include\n");
}

TEST(LayerRules, AKernelMayIncludeTheGridItsOwnFolderAndPlainData)
{
	EXPECT_EQ(IncludeFaults("Source/NavCore/Private/Search/A.cpp",
				  "#include \"NavCore/Base/Cost.h\"\n#include \"NavCore/Grid/GridMap.h\"\n"
				  "#include \"NavCore/Search/PathSearch.h\"\n#include \"Search/QuadHeap.h\"\n"
				  "#include \"NavCore/Path/Path.h\"\n#include \"NavCore/Trace/TraceSink.h\"\n#include "
				  "<algorithm>\n"),
		"");
}

TEST(LayerRules, TheGridMayNotIncludeASearch)
{
	EXPECT_EQ(
		IncludeFaults("Source/NavCore/Private/Grid/A.cpp", "\n#include \"NavCore/Search/PathSearch.h\"\n"),
		"Source/NavCore/Private/Grid/A.cpp:2: Grid may not include Search "
		"(\"NavCore/Search/PathSearch.h\")\n");
	EXPECT_NE(IncludeFaults("Source/NavCore/Private/Grid/A.cpp", "#include \"Search/QuadHeap.h\"\n"), "");
}

TEST(LayerRules, BaseMayIncludeNothingButItself)
{
	EXPECT_EQ(
		IncludeFaults("Source/NavCore/Public/NavCore/Base/A.h", "#include \"NavCore/Base/Cost.h\"\n"), "");
	EXPECT_NE(
		IncludeFaults("Source/NavCore/Public/NavCore/Base/A.h", "#include \"NavCore/Path/Path.h\"\n"), "");
}

TEST(LayerRules, ASearchMayUseTheEventInterfaceButNotTheRecorder)
{
	EXPECT_NE(
		IncludeFaults("Source/NavCore/Private/Search/A.cpp", "#include \"NavCore/Trace/TraceRecorder.h\"\n"),
		"");
}

TEST(LayerRules, AFolderWithoutARuleIsCaught)
{
	EXPECT_NE(IncludeFaults("Source/NavCore/Private/Misc/A.cpp", "#include \"NavCore/Base/Cost.h\"\n"), "");
}

TEST(LayerRules, NavCoreMayNotIncludeUnrealOrStrangers)
{
	EXPECT_EQ(IncludeFaults("Source/NavCore/Private/Grid/A.cpp", "#include \"CoreMinimal.h\"\n"),
		"Source/NavCore/Private/Grid/A.cpp:1: \"CoreMinimal.h\" is not a file of NavCore\n");
	EXPECT_NE(IncludeFaults("Source/NavCore/Private/Grid/A.cpp", "#include \"HAL/Platform.h\"\n"), "");
	EXPECT_NE(IncludeFaults("Source/NavCore/Private/Grid/A.cpp", "#include <gtest/gtest.h>\n"), "");
	EXPECT_NE(IncludeFaults("Source/NavCore/Private/Grid/A.cpp", "#include HEADER_NAME\n"), "");
}

TEST(LayerRules, TheModuleFileAndTheExportMacroMaySeeUnreal)
{
	EXPECT_EQ(
		IncludeFaults("Source/NavCore/Private/NavCoreModule.cpp", "#include \"Modules/ModuleManager.h\"\n"),
		"");
	EXPECT_EQ(IncludeFaults("Source/NavCore/Public/NavCore/Base/Api.h", "#include \"HAL/Platform.h\"\n"), "");
	EXPECT_NE(IncludeFaults("Source/NavCore/Public/NavCore/Base/Api.h", "#include \"CoreMinimal.h\"\n"), "");
}

TEST(LayerRules, BannedStandardHeadersAreCaughtEverywhere)
{
	for (const char* name :
		{"iostream", "regex", "functional", "thread", "mutex", "chrono", "fstream", "filesystem"})
	{
		const std::string include = "#include <" + std::string(name) + ">\n";
		EXPECT_NE(IncludeFaults("Source/NavCore/Private/Grid/A.cpp", include), "") << name;
		EXPECT_NE(IncludeFaults("Source/NavCore/Public/NavCore/Grid/A.h", include), "") << name;
	}
}

TEST(LayerRules, PublicHeadersHaveAShorterListOfStandardHeaders)
{
	EXPECT_EQ(
		IncludeFaults("Source/NavCore/Public/NavCore/Grid/A.h", "#include <vector>\n#include <span>\n"), "");
	EXPECT_NE(IncludeFaults("Source/NavCore/Public/NavCore/Grid/A.h", "#include <algorithm>\n"), "");
	EXPECT_EQ(IncludeFaults("Source/NavCore/Public/NavCore/Io/A.h", "#include <string>\n"), "");
	EXPECT_NE(IncludeFaults("Source/NavCore/Public/NavCore/Grid/A.h", "#include <string>\n"), "");
}

TEST(LayerRules, APublicHeaderMayNotIncludeAPrivateOne)
{
	EXPECT_NE(
		IncludeFaults("Source/NavCore/Public/NavCore/Search/A.h", "#include \"Search/QuadHeap.h\"\n"), "");
}

TEST(LayerRules, ExceptionsAndRttiAreCaught)
{
	EXPECT_EQ(WordFaults("int a;\nthrow 1;\n"),
		"Source/NavCore/Private/Search/A.cpp:2: \"throw\": exceptions are banned from NavCore\n");
	EXPECT_NE(WordFaults("try { } catch (...) { }"), "");
	EXPECT_NE(WordFaults("dynamic_cast<A*>(b);"), "");
	EXPECT_NE(WordFaults("typeid(a);"), "");
}

TEST(LayerRules, ThreadsClocksAndPrintingAreCaught)
{
	EXPECT_NE(WordFaults("thread_local int a;"), "");
	EXPECT_NE(WordFaults("std::mutex lock;"), "");
	EXPECT_NE(WordFaults("auto t = std::chrono::steady_clock::now();"), "");
	EXPECT_NE(WordFaults("printf(\"a\");"), "");
	EXPECT_NE(WordFaults("std::function<void()> f;"), "");
}

TEST(LayerRules, WordsInCommentsLiteralsAndLongerNamesDoNotCount)
{
	EXPECT_EQ(WordFaults("// throw\nf(\"try\"); int catchAll; int nearest; Check(x);"), "");
}

TEST(LayerRules, NamesThatAreMacrosElsewhereAreCaught)
{
	EXPECT_NE(WordFaults("void check(int);"), "");
	EXPECT_NE(WordFaults("int near = 0;"), "");
	EXPECT_NE(WordFaults("std::max(a, b);"), "");
	EXPECT_NE(WordFaults("std::numeric_limits<int>::max();"), "");
	EXPECT_EQ(WordFaults("(std::max)(a, (std::numeric_limits<int>::min)());"), "");
}

TEST(LayerRules, ConditionsOnUnrealMacrosAreCaught)
{
	EXPECT_NE(WordFaults("#if WITH_EDITOR\n#endif"), "");
	EXPECT_NE(WordFaults("#  ifdef PLATFORM_WINDOWS\n#endif"), "");
	EXPECT_NE(WordFaults("#if defined(NAVCORE_WITH_UNREAL)\n#endif"), "");
	EXPECT_EQ(WordFaults("#if defined(NAVCORE_SHIPPING) && NAVCORE_SHIPPING\n#endif"), "");
}

TEST(LayerRules, UnnamedNamespacesAndUsingDirectivesAreCaught)
{
	EXPECT_NE(WordFaults("namespace\n{\n}"), "");
	EXPECT_NE(WordFaults("namespace {"), "");
	EXPECT_NE(WordFaults("using namespace NavCore;"), "");
	EXPECT_EQ(WordFaults("namespace NavCore::Detail::A\n{\nusing Word = int;\n}"), "");
}

TEST(LayerRules, TheOracleKnowsOnlyItself)
{
	const std::string path = "Source/Programs/NavReference/Solver.cpp";
	EXPECT_EQ(ReferenceFaults(path, "#include \"NavReference/Solver.h\"\n#include <vector>\n"), "");
	EXPECT_NE(ReferenceFaults(path, "#include \"NavCore/Grid/GridMap.h\"\n"), "");
	EXPECT_NE(ReferenceFaults(path, "#include \"NavLab/Draw/Canvas.h\"\n"), "");
	EXPECT_NE(ReferenceFaults(path, "#include \"NavReference/Bridge/CoreBridge.h\"\n"), "");
}

TEST(LayerRules, TheBridgeOfTheOracleMayKnowNavCore)
{
	EXPECT_EQ(
		ReferenceFaults("Source/Programs/NavReference/Bridge/A.cpp", "#include \"NavCore/Grid/GridMap.h\"\n"),
		"");
}

TEST(LayerRules, NavLabMayIncludeTheInterfaceOfNavCoreAndNothingOfUnreal)
{
	EXPECT_EQ(LabFaults("#include \"NavLab/Draw/Canvas.h\"\n#include \"NavCore/Grid/GridMap.h\"\n"
						"#include \"NavReference/Bridge/CoreBridge.h\"\n#include <fmt/format.h>\n"),
		"");
	EXPECT_NE(LabFaults("#include \"Search/QuadHeap.h\"\n"), "");
	EXPECT_NE(LabFaults("#include \"CoreMinimal.h\"\n"), "");
}
} // namespace NavStructure
