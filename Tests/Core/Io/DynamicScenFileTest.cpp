// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/DynamicScenFile.h"

#include "IoTestSupport.h"
#include "NavCore/Io/PatchFile.h"
#include "NavCore/Io/ScenFile.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace
{
using namespace NavCore;
using NavCoreTests::ExpectError;
using NavCoreTests::WithCrLf;

constexpr std::string_view Header = "version 2\nheight 5\nwidth 8\ncost 1 octile\npatch a.patch\ncommands\n";

Result<DynamicScenFile, IoError> ReadCommands(std::string_view commands)
{
	return ReadDynamicScenFile(std::string(Header) + std::string(commands), "a.scen");
}

TEST(DynamicScenFile, ReadsCommandsInOrder)
{
	const auto scen = ReadCommands("P 0 3 1 2\nQ 4 0 1 7 4 9.5\nQ 5 0 0 1 1 -1\n");
	ASSERT_TRUE(scen.HasValue()) << Describe(scen.Error());
	EXPECT_EQ(scen.Value().width, 8);
	EXPECT_EQ(scen.Value().height, 5);
	EXPECT_EQ(scen.Value().patchName, "a.patch");
	ASSERT_EQ(scen.Value().commands.size(), 3U);
	const DynamicCommand& patch = scen.Value().commands[0];
	EXPECT_TRUE(patch.IsPatch());
	EXPECT_EQ(patch.patch, 3);
	EXPECT_EQ(patch.corner, (Cell{1, 2}));
	EXPECT_EQ(patch.line, 7);
	const DynamicCommand& query = scen.Value().commands[1];
	EXPECT_FALSE(query.IsPatch());
	EXPECT_EQ(query.bucket, 4);
	EXPECT_EQ(query.start, (Cell{0, 1}));
	EXPECT_EQ(query.goal, (Cell{7, 4}));
	EXPECT_EQ(query.optimalLength, 9.5);
	EXPECT_EQ(scen.Value().commands[2].optimalLength, NoPathLength);
}

TEST(DynamicScenFile, AcceptsCrLfBlankLinesAnyHeaderOrderAndAMissingLastLineEnd)
{
	const auto scen = ReadDynamicScenFile(
		WithCrLf("version 2\n\npatch p.patch\ncost 1 octile\nwidth 2\nheight 1 \ncommands\n\nP 0 0 1 0"),
		"a.scen");
	ASSERT_TRUE(scen.HasValue()) << Describe(scen.Error());
	EXPECT_EQ(scen.Value().commands.size(), 1U);
}

TEST(DynamicScenFile, KeepsTheOctileCostOfSeveral)
{
	const auto scen = ReadDynamicScenFile(
		"version 2\nheight 5\nwidth 8\ncost 3 any octile tile\npatch p\ncommands\nQ 0 0 0 1 1 3 2 1\n",
		"a.scen");
	ASSERT_TRUE(scen.HasValue()) << Describe(scen.Error());
	EXPECT_EQ(scen.Value().commands[0].optimalLength, 2.0);
}

TEST(DynamicScenFile, RefusesBadHeaders)
{
	const auto read = [](std::string_view text)
	{
		return ReadDynamicScenFile(text, "a.scen");
	};
	ExpectError(read(""), IoErrorKind::Truncated, 0, "empty");
	ExpectError(read("version 1\n"), IoErrorKind::BadHeader, 1, "\"1\"");
	ExpectError(read("version 2\n"), IoErrorKind::Truncated, 1, "commands");
	ExpectError(read("version 2\ncommands\n"), IoErrorKind::BadHeader, 2, "must come after");
	ExpectError(read("version 2\ndepth 3\n"), IoErrorKind::BadHeader, 2, "\"depth\"");
	ExpectError(read("version 2\nwidth 3\nwidth 3\n"), IoErrorKind::BadHeader, 3, "twice");
	ExpectError(read("version 2\nwidth 16385\n"), IoErrorKind::OutOfRange, 2, "width");
	ExpectError(read("version 2\nwidth 99999999999999999999\n"), IoErrorKind::OutOfRange, 2, "width");
	ExpectError(read("version 2\npatch\n"), IoErrorKind::MissingField, 2, "patch file name");
	ExpectError(read("version 2\npatch a\x01\n"), IoErrorKind::BadCharacter, 2, "\\x01");
	ExpectError(read("version 2\npatch a b\n"), IoErrorKind::ExtraText, 2, "\"b\"");
	ExpectError(read("version 2\ncost 1 manhattan\n"), IoErrorKind::BadHeader, 2, "octile");
	ExpectError(read("version 2\ncost 2 octile octile\n"), IoErrorKind::BadHeader, 2, "twice");
	ExpectError(read("version 2\ncost 2 octile\n"), IoErrorKind::MissingField, 2, "cost name");
	ExpectError(read("version 2\ncost 0\n"), IoErrorKind::OutOfRange, 2, "number of costs");
}

TEST(DynamicScenFile, RefusesBadCommands)
{
	ExpectError(ReadCommands("R 0 0 0 0\n"), IoErrorKind::BadContent, 7, "\"R\"");
	ExpectError(ReadCommands("P 0 0 0\n"), IoErrorKind::MissingField, 7, "patch y");
	ExpectError(ReadCommands("P 0 0 0 0 0\n"), IoErrorKind::ExtraText, 7, "\"0\"");
	ExpectError(ReadCommands("P 0 -1 0 0\n"), IoErrorKind::OutOfRange, 7, "patch id");
	ExpectError(ReadCommands("P 0 0 8 0\n"), IoErrorKind::OutOfRange, 7, "patch x");
	ExpectError(ReadCommands("\nQ 0 0 5 0 0 1\n"), IoErrorKind::OutOfRange, 8, "start y must be from 0 to 4");
	ExpectError(ReadCommands("Q 0 0 0 0 0 nan\n"), IoErrorKind::BadNumber, 7, "optimal length");
	ExpectError(ReadCommands("Q 0 0 0 0 0 -3\n"), IoErrorKind::OutOfRange, 7, "optimal length");
	ExpectError(ReadCommands("Q 0 0 0 0 0\n"), IoErrorKind::MissingField, 7, "optimal length");
}

TEST(DynamicScenFile, WritingGivesTheTextBack)
{
	const std::string text =
		std::string(Header) + "P 0 3 1 2\nQ 4 0 1 7 4 9.50000000\nQ 5 0 0 1 1 -1.00000000\n";
	const auto scen = ReadDynamicScenFile(text, "a.scen");
	ASSERT_TRUE(scen.HasValue()) << Describe(scen.Error());
	const auto written = WriteDynamicScenFile(scen.Value());
	ASSERT_TRUE(written.HasValue());
	EXPECT_EQ(written.Value(), text);
}

TEST(DynamicScenFile, WriterRefusesWhatTheReaderWould)
{
	DynamicScenFile scen{8, 5, "a patch", {}};
	ExpectError(WriteDynamicScenFile(scen), IoErrorKind::BadContent, 0, "patch file name");
	scen.patchName = "a.patch";
	scen.commands.push_back({DynamicCommandKind::Query, 0, 0, {}, {0, 0}, {8, 0}, 1.0});
	ExpectError(WriteDynamicScenFile(scen), IoErrorKind::OutOfRange, 7, "goal");
	scen.commands[0].goal = {7, 0};
	scen.commands[0].optimalLength = std::numeric_limits<double>::infinity();
	ExpectError(WriteDynamicScenFile(scen), IoErrorKind::OutOfRange, 7, "optimal length");
	scen.commands[0] = {DynamicCommandKind::Patch, 0, -1, {0, 0}};
	ExpectError(WriteDynamicScenFile(scen), IoErrorKind::OutOfRange, 7, "patch id");
	scen.width = 0;
	ExpectError(WriteDynamicScenFile(scen), IoErrorKind::OutOfRange, 0, "map size");
}

TEST(DynamicScenFile, CheckFindsPatchesThatDoNotExist)
{
	const auto scen = ReadCommands("P 0 0 0 0\nQ 0 0 0 1 1 1\nP 0 1 0 0\n");
	ASSERT_TRUE(scen.HasValue());
	PatchFile patches;
	patches.patches.emplace_back(8, 5);
	const IoError error = CheckDynamicScen(scen.Value(), patches, "a.scen");
	EXPECT_EQ(error.kind, IoErrorKind::OutOfRange);
	EXPECT_EQ(Describe(error), "a.scen:9: patch 1 does not exist: the patch file holds 1");
}

TEST(DynamicScenFile, CheckFindsPatchesThatLeaveTheMap)
{
	PatchFile patches;
	patches.patches.emplace_back(3, 2);
	EXPECT_FALSE(CheckDynamicScen(ReadCommands("P 0 0 5 3\n").Value(), patches, "a.scen").IsError());
	EXPECT_EQ(CheckDynamicScen(ReadCommands("P 0 0 5 3\nP 0 0 6 3\n").Value(), patches, "a.scen").line, 8);
	EXPECT_EQ(CheckDynamicScen(ReadCommands("P 0 0 5 4\n").Value(), patches, "a.scen").line, 7);
	patches.patches[0] = PatchBits(9, 1);
	EXPECT_TRUE(CheckDynamicScen(ReadCommands("P 0 0 0 0\n").Value(), patches, "a.scen").IsError());
}
} // namespace
