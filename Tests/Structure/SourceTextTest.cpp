// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "SourceText.h"

#include <gtest/gtest.h>

namespace NavStructure
{
TEST(SourceText, CommentsBecomeBlanksAndLinesStayInPlace)
{
	EXPECT_EQ(BlankOut("a; // throw\n/* try\n */ b;", Blank::Comments), "a;         \n      \n    b;");
}

TEST(SourceText, ACommentMarkInsideALiteralIsNoComment)
{
	EXPECT_EQ(BlankOut("f(\"//\"); g();", Blank::CommentsAndLiterals), "f(    ); g();");
	EXPECT_EQ(BlankOut("f('\"'); g();", Blank::CommentsAndLiterals), "f(   ); g();");
}

TEST(SourceText, ADigitSeparatorStartsNoCharacter)
{
	EXPECT_EQ(BlankOut("int a = 1'000; int b;", Blank::CommentsAndLiterals), "int a = 1'000; int b;");
}

TEST(SourceText, ARawStringEndsAtItsOwnMark)
{
	EXPECT_EQ(BlankOut("f(R\"x(\")\" )x\"); g();", Blank::CommentsAndLiterals), "f(           ); g();");
}

TEST(SourceText, IncludesAreFoundWithLineAndKind)
{
	const std::vector<Include> includes = FindIncludes("#include <vector>\n\n#  include \"A/B.h\"\n");
	ASSERT_EQ(includes.size(), 2U);
	EXPECT_EQ(includes[0].name, "vector");
	EXPECT_TRUE(includes[0].angled);
	EXPECT_EQ(includes[1].name, "A/B.h");
	EXPECT_EQ(includes[1].line, 3);
	EXPECT_FALSE(includes[1].angled);
}

TEST(SourceText, IncludesInCommentsAndRawStringsDoNotCount)
{
	EXPECT_TRUE(FindIncludes("// #include <a>\n/*\n#include <b>\n*/\nR\"(\n#include <c>\n)\"").empty());
}

TEST(SourceText, AnIncludeOfAMacroIsReportedAsItIsWritten)
{
	const std::vector<Include> includes = FindIncludes("#include HEADER_NAME");
	ASSERT_EQ(includes.size(), 1U);
	EXPECT_EQ(includes[0].name, "HEADER_NAME");
}

TEST(SourceText, QualifiedNamesStayInOnePiece)
{
	const std::vector<std::string_view> names = FindNames("std::min(a_1, Foo::b)");
	ASSERT_EQ(names.size(), 3U);
	EXPECT_EQ(names[0], "std::min");
	EXPECT_EQ(names[1], "a_1");
	EXPECT_EQ(names[2], "Foo::b");
}

TEST(SourceText, LinesLoseEitherKindOfEnd)
{
	const std::vector<std::string_view> lines = SplitLines("a\r\nb\n\nc");
	ASSERT_EQ(lines.size(), 4U);
	EXPECT_EQ(lines[0], "a");
	EXPECT_EQ(lines[3], "c");
}
} // namespace NavStructure
