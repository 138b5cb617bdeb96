// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/ScenFile.h"

#include "IoTestSupport.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace
{
using namespace NavCore;
using NavCoreTests::ExpectError;
using NavCoreTests::WithCrLf;

Result<ScenFile, IoError> ReadLine(const std::string& line)
{
	return ReadScenFile("version 1\n" + line + "\n", "a.scen");
}

Result<ScenFile, IoError> ReadLength(const std::string& length)
{
	return ReadLine("0 a.map 10 10 1 2 3 4 " + length);
}

ScenFile OneProblem()
{
	return {{"a.map"}, {{0, 0, 10, 8, {1, 2}, {9, 7}, 3.5}}};
}

TEST(ScenFile, ReadsProblemsSeparatedByTabsOrSpaces)
{
	const auto scen = ReadScenFile("version 1.0\n"
								   "1\tmaps/dao/a.map\t49\t50\t1\t2\t3\t4\t5.41421\n"
								   "2 maps/dao/a.map 49 50 48 49 0 0 -1\n",
		"a.scen");
	ASSERT_TRUE(scen.HasValue()) << Describe(scen.Error());
	ASSERT_EQ(scen.Value().problems.size(), 2U);
	const ScenProblem expected{1, 0, 49, 50, {1, 2}, {3, 4}, 5.41421};
	EXPECT_EQ(scen.Value().problems[0], expected);
	EXPECT_EQ(scen.Value().problems[1].optimalLength, NoPathLength);
	EXPECT_EQ(scen.Value().mapNames, std::vector<std::string>{"maps/dao/a.map"});
}

TEST(ScenFile, AcceptsCrLfBlankLinesAndAMissingLastLineEnd)
{
	const auto scen =
		ReadScenFile(WithCrLf("version 1 \n\n0 a.map 9 9 1 2 3 4 2 \n \t\n0 a.map 9 9 1 2 3 4 2"), "a.scen");
	ASSERT_TRUE(scen.HasValue()) << Describe(scen.Error());
	EXPECT_EQ(scen.Value().problems.size(), 2U);
}

TEST(ScenFile, ListsEveryMapNameOnce)
{
	const auto scen = ReadScenFile("version 1\n"
								   "0 b.map 9 9 0 0 0 0 0\n"
								   "0 a.map 9 9 0 0 0 0 0\n"
								   "0 b.map 9 9 0 0 0 0 0\n",
		"a.scen");
	ASSERT_TRUE(scen.HasValue());
	EXPECT_EQ(scen.Value().mapNames, (std::vector<std::string>{"b.map", "a.map"}));
	EXPECT_EQ(scen.Value().problems[0].mapIndex, 0);
	EXPECT_EQ(scen.Value().problems[1].mapIndex, 1);
	EXPECT_EQ(scen.Value().problems[2].mapIndex, 0);
}

TEST(ScenFile, NoProblemsIsFine)
{
	const auto scen = ReadScenFile("version 1", "a.scen");
	ASSERT_TRUE(scen.HasValue());
	EXPECT_TRUE(scen.Value().problems.empty());
}

TEST(ScenFile, RefusesBadVersions)
{
	ExpectError(ReadScenFile("", "a.scen"), IoErrorKind::Truncated, 0, "empty");
	ExpectError(ReadScenFile("version 2\n", "a.scen"), IoErrorKind::BadHeader, 1, "\"2\"");
	ExpectError(ReadScenFile("version\n", "a.scen"), IoErrorKind::MissingField, 1, "version");
	ExpectError(ReadScenFile("version 1 1\n", "a.scen"), IoErrorKind::ExtraText, 1, "\"1\"");
	ExpectError(ReadScenFile("type octile\n", "a.scen"), IoErrorKind::BadHeader, 1, "\"type\"");
}

TEST(ScenFile, NamesTheLineAndFieldAtFault)
{
	ExpectError(ReadLine("0 a.map 10 10 1 2 3 4"), IoErrorKind::MissingField, 2, "optimal length is missing");
	ExpectError(ReadLine("0"), IoErrorKind::MissingField, 2, "map name is missing");
	ExpectError(ReadLine("0 a.map 10 10 1 2 3 4 5 6"), IoErrorKind::ExtraText, 2, "\"6\"");
	ExpectError(ReadLine("x a.map 10 10 1 2 3 4 5"), IoErrorKind::BadNumber, 2, "bucket");
	ExpectError(ReadLine("\n0 a.map 10 10 1 2 3 4y 5"), IoErrorKind::BadNumber, 3, "goal y");
	ExpectError(ReadLine("-1 a.map 10 10 1 2 3 4 5"), IoErrorKind::OutOfRange, 2, "bucket");
	ExpectError(ReadLine("99999999999999999999 a.map 10 10 1 2 3 4 5"), IoErrorKind::OutOfRange, 2, "bucket");
	ExpectError(ReadLine("0 a.map 0 10 1 2 3 4 5"), IoErrorKind::OutOfRange, 2, "width");
	ExpectError(ReadLine("0 a.map 10 16385 1 2 3 4 5"), IoErrorKind::OutOfRange, 2, "height");
}

TEST(ScenFile, RefusesControlCharactersInMapNames)
{
	ExpectError(ReadLine("0 a\r.map 10 10 1 2 3 4 5"), IoErrorKind::BadCharacter, 2, "\"a\\x0d.map\"");
	EXPECT_TRUE(ReadLine("0 \xC3\xA9.map 10 10 1 2 3 4 5").HasValue());
}

TEST(ScenFile, RefusesCellsOutsideTheStatedSize)
{
	ExpectError(
		ReadLine("0 a.map 10 8 10 2 3 4 5"), IoErrorKind::OutOfRange, 2, "start x must be from 0 to 9");
	ExpectError(ReadLine("0 a.map 10 8 1 8 3 4 5"), IoErrorKind::OutOfRange, 2, "start y");
	ExpectError(ReadLine("0 a.map 10 8 1 2 -1 4 5"), IoErrorKind::OutOfRange, 2, "goal x");
	ExpectError(ReadLine("0 a.map 10 8 1 2 3 4294967296 5"), IoErrorKind::OutOfRange, 2, "goal y");
}

TEST(ScenFile, RefusesLengthsThatAreNoLengths)
{
	for (const char* text : {"nan", "inf", "-inf", "NAN", "0x1p3", "1,5", ".", "-", "e5", "1e", "1e+",
			 "1.2.3", "1e+-5", "--1", "+1", "1e5.0"})
	{
		ExpectError(ReadLength(text), IoErrorKind::BadNumber, 2, "optimal length");
	}
	for (const char* text : {"-2", "-0.5", "-1.5", "-0.99999999", "1e13", "1e400", "1e99999999999999999999",
			 "99999999999999999999", "-1e30"})
	{
		ExpectError(ReadLength(text), IoErrorKind::OutOfRange, 2, "optimal length");
	}
}

TEST(ScenFile, ReadsEveryUsualSpellingOfALength)
{
	const auto value = [](const std::string& text)
	{
		const auto scen = ReadLength(text);
		return scen.HasValue() ? scen.Value().problems[0].optimalLength
							   : std::numeric_limits<double>::quiet_NaN();
	};
	EXPECT_EQ(value("0"), 0.0);
	EXPECT_EQ(value("-0"), 0.0);
	EXPECT_EQ(value("-1"), NoPathLength);
	EXPECT_EQ(value("-1.00000000000"), NoPathLength);
	EXPECT_EQ(value("5."), 5.0);
	EXPECT_EQ(value(".5"), 0.5);
	EXPECT_EQ(value("005.50"), 5.5);
	EXPECT_EQ(value("0.001"), 0.001);
	EXPECT_EQ(value("1.41421"), 1.41421);
	EXPECT_EQ(value("776.17575683"), 776.17575683);
	EXPECT_EQ(value("288.23759005324"), 288.23759005324);
	EXPECT_EQ(value("1.5e+03"), 1500.0);
	EXPECT_EQ(value("1e6"), 1e6);
	EXPECT_EQ(value("125E-2"), 1.25);
	EXPECT_EQ(value("1e-400"), 0.0);
	EXPECT_EQ(value("1e12"), MaxScenLength);
	EXPECT_DOUBLE_EQ(value("1.41421356237309504880168872420969807856967"), 1.4142135623730951);
	EXPECT_DOUBLE_EQ(value("123456789.123456789123"), 123456789.123456789123);
	EXPECT_DOUBLE_EQ(value("0.00000000000000001234567890123456789"), 1.2e-17);
}

TEST(ScenFile, UnreachableProblemsAreMinusOneOrZeroBetweenTwoCells)
{
	EXPECT_FALSE(ReadLength("-1").Value().problems[0].IsSolvable());
	EXPECT_FALSE(ReadLength("0").Value().problems[0].IsSolvable());
	EXPECT_TRUE(ReadLength("2.5").Value().problems[0].IsSolvable());
	EXPECT_TRUE(ReadLine("0 a.map 10 10 1 2 1 2 0").Value().problems[0].IsSolvable());
}

TEST(ScenFile, WritesTabsAndEightDecimals)
{
	ScenFile scen{
		{"x/a.map"}, {{3, 0, 10, 8, {1, 2}, {9, 7}, 12.41421356237}, {0, 0, 10, 8, {0, 0}, {0, 1}, -1}}};
	scen.problems.push_back({7, 0, 10, 8, {0, 0}, {0, 1}, 0.999999999});
	const auto text = WriteScenFile(scen);
	ASSERT_TRUE(text.HasValue());
	EXPECT_EQ(text.Value(),
		"version 1\n"
		"3\tx/a.map\t10\t8\t1\t2\t9\t7\t12.41421356\n"
		"0\tx/a.map\t10\t8\t0\t0\t0\t1\t-1.00000000\n"
		"7\tx/a.map\t10\t8\t0\t0\t0\t1\t1.00000000\n");
}

TEST(ScenFile, WritingAndReadingGivesTheSameProblems)
{
	const auto first = ReadScenFile("version 1\n"
									"1 a.map 99 98 1 2 3 4 5.12345678\n"
									"2 b/b.map 16384 16384 16383 0 3 16383 400000000.25\n"
									"2 a.map 99 98 1 2 3 4 -1\n",
		"a.scen");
	ASSERT_TRUE(first.HasValue()) << Describe(first.Error());
	const auto text = WriteScenFile(first.Value());
	ASSERT_TRUE(text.HasValue());
	const auto second = ReadScenFile(text.Value(), "b.scen");
	ASSERT_TRUE(second.HasValue()) << Describe(second.Error());
	EXPECT_EQ(first.Value(), second.Value());
}

TEST(ScenFile, WriterRefusesWhatTheReaderWould)
{
	ScenFile scen = OneProblem();
	scen.mapNames[0] = "my map.map";
	ExpectError(WriteScenFile(scen), IoErrorKind::OutOfRange, 2, "map name");
	scen = OneProblem();
	scen.problems[0].mapIndex = 1;
	ExpectError(WriteScenFile(scen), IoErrorKind::OutOfRange, 2, "map index");
	scen = OneProblem();
	scen.problems[0].optimalLength = std::numeric_limits<double>::quiet_NaN();
	ExpectError(WriteScenFile(scen), IoErrorKind::OutOfRange, 2, "optimal length");
	scen = OneProblem();
	scen.problems[0].goal = {10, 0};
	ExpectError(WriteScenFile(scen), IoErrorKind::OutOfRange, 2, "goal");
	scen = OneProblem();
	scen.problems[0].height = 0;
	ExpectError(WriteScenFile(scen), IoErrorKind::OutOfRange, 2, "map size");
}

TEST(ScenFile, BaseNameDropsThePath)
{
	EXPECT_EQ(MapBaseName("maps/dao/a.map"), "a.map");
	EXPECT_EQ(MapBaseName("maps\\dao\\a.map"), "a.map");
	EXPECT_EQ(MapBaseName("a.map"), "a.map");
	EXPECT_EQ(MapBaseName("maps/"), "");
}
} // namespace
