// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/PatchFile.h"

#include "IoTestSupport.h"
#include "NavCore/Io/MapFile.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace
{
using namespace NavCore;
using NavCoreTests::ExpectError;
using NavCoreTests::WithCrLf;

constexpr std::string_view TwoPatches = "type patch\npatches 2\n"
										"patch 0\nheight 2\nwidth 3\nmap\n@.@\n.@.\n"
										"patch 1\nheight 1\nwidth 1\nmap\n@\n";

GridMap OpenMap(std::int32_t width, std::int32_t height)
{
	return GridMap::Create({.width = width, .height = height}).Value().Clone();
}

TEST(PatchFile, ReadsPatchesInOrder)
{
	const auto file = ReadPatchFile(TwoPatches, "a.patch");
	ASSERT_TRUE(file.HasValue()) << Describe(file.Error());
	ASSERT_EQ(file.Value().patches.size(), 2U);
	const PatchBits& first = file.Value().patches[0];
	EXPECT_EQ(first.Width(), 3);
	EXPECT_EQ(first.Height(), 2);
	EXPECT_EQ(first.Row(0)[0], 0b010U);
	EXPECT_EQ(first.Row(1)[0], 0b101U);
	EXPECT_TRUE(first.IsWalkable({2, 1}));
	EXPECT_FALSE(first.IsWalkable({1, 1}));
}

TEST(PatchFile, AcceptsCrLfSwappedSizesBlankLinesAndAMissingLastLineEnd)
{
	const auto file =
		ReadPatchFile(WithCrLf("type patch \npatches 1\n\npatch 0\nwidth 2\nheight 1\nmap\n.T"), "a.patch");
	ASSERT_TRUE(file.HasValue()) << Describe(file.Error());
	EXPECT_EQ(file.Value().patches[0].Row(0)[0], 1U);
}

TEST(PatchFile, NoPatchesIsFine)
{
	const auto file = ReadPatchFile("type patch\npatches 0\n", "a.patch");
	ASSERT_TRUE(file.HasValue()) << Describe(file.Error());
	EXPECT_TRUE(file.Value().patches.empty());
}

TEST(PatchFile, WritingGivesTheTextBack)
{
	const auto file = ReadPatchFile(TwoPatches, "a.patch");
	ASSERT_TRUE(file.HasValue());
	EXPECT_EQ(WritePatchFile(file.Value()), TwoPatches);
}

TEST(PatchFile, WideRowsSurviveARoundTrip)
{
	std::string row(MaxGridSide, '.');
	row[65] = '@';
	row[16383] = '@';
	const std::string text = "type patch\npatches 1\npatch 0\nheight 1\nwidth 16384\nmap\n" + row + "\n";
	const auto file = ReadPatchFile(text, "a.patch");
	ASSERT_TRUE(file.HasValue()) << Describe(file.Error());
	EXPECT_EQ(WritePatchFile(file.Value()), text);
}

TEST(PatchFile, TruncationAnywhereIsAnError)
{
	const std::string_view text = TwoPatches.substr(0, TwoPatches.size() - 1);
	for (std::size_t length = 0; length < text.size(); ++length)
	{
		EXPECT_FALSE(ReadPatchFile(text.substr(0, length), "a.patch").HasValue()) << "after " << length;
	}
	EXPECT_TRUE(ReadPatchFile(text, "a.patch").HasValue());
}

TEST(PatchFile, RefusesBadHeaders)
{
	const auto read = [](std::string_view text)
	{
		return ReadPatchFile(text, "a.patch");
	};
	ExpectError(read(""), IoErrorKind::Truncated, 0, "empty");
	ExpectError(read("type octile\n"), IoErrorKind::BadHeader, 1, "type octile");
	ExpectError(read("type patch\n"), IoErrorKind::Truncated, 1, "patches");
	ExpectError(read("type patch\nmap\n"), IoErrorKind::BadHeader, 2, "\"map\"");
	ExpectError(read("type patch\npatches -1\n"), IoErrorKind::OutOfRange, 2, "number of patches");
	ExpectError(read("type patch\npatches many\n"), IoErrorKind::BadNumber, 2, "\"many\"");
}

TEST(PatchFile, RefusesMorePatchesThanTheTextCanHold)
{
	const auto read = [](std::string_view text)
	{
		return ReadPatchFile(text, "a.patch");
	};
	ExpectError(read("type patch\npatches 2147483647\npatch 0\n"), IoErrorKind::Truncated, 2, "too short");
	ExpectError(read("type patch\npatches 99999999999999999999\n"), IoErrorKind::OutOfRange, 2, "number");
}

TEST(PatchFile, RefusesBadBlocks)
{
	const auto read = [](std::string_view block)
	{
		return ReadPatchFile("type patch\npatches 1\n" + std::string(block), "a.patch");
	};
	ExpectError(read("patch 1\nheight 1\nwidth 1\nmap\n.\n"), IoErrorKind::BadHeader, 3, "in order");
	ExpectError(read("pitch 0\nheight 1\nwidth 1\nmap\n.\n"), IoErrorKind::BadHeader, 3, "pitch");
	ExpectError(
		read("patch 0\nheight 1\nwidth 1\nmap\n?\n"), IoErrorKind::BadCharacter, 7, "column 1: \"?\"");
	ExpectError(read("patch 0\nheight 1\nwidth 2\nmap\n.\n"), IoErrorKind::BadRowLength, 7, "width is 2");
	ExpectError(read("patch 0\nheight 2\nwidth 1\nmap\n.\n"), IoErrorKind::Truncated, 7, "last row");
	ExpectError(
		read("patch 0\nheight 16384\nwidth 16384\nmap\n.\n"), IoErrorKind::BadRowLength, 7, "1 cells");
	ExpectError(read("patch 0\nheight 1\nwidth 1\nmap\n.\npatch 1\n"), IoErrorKind::ExtraText, 8, "patch 1");
}

TEST(PatchFile, ApplyingOverwritesBothWays)
{
	const auto file = ReadPatchFile(TwoPatches, "a.patch");
	ASSERT_TRUE(file.HasValue());
	GridMap map = OpenMap(4, 3);
	GridEdit edit(map);
	EXPECT_EQ(edit.SetWalkable({2, 1}, false), GridError::None);
	EXPECT_EQ(ApplyPatch(edit, file.Value().patches[0], {1, 1}), GridError::None);
	EXPECT_FALSE(edit.Commit().IsEmpty());
	EXPECT_EQ(WriteMapFile(map), "type octile\nheight 3\nwidth 4\nmap\n....\n.@.@\n..@.\n");
}

TEST(PatchFile, ApplyingOffTheMapChangesNothing)
{
	const auto file = ReadPatchFile(TwoPatches, "a.patch");
	ASSERT_TRUE(file.HasValue());
	constexpr std::int32_t Max = (std::numeric_limits<std::int32_t>::max)();
	constexpr std::int32_t Min = (std::numeric_limits<std::int32_t>::min)();
	for (const Cell corner : {Cell{2, 1}, Cell{1, 2}, Cell{-1, 0}, Cell{0, -1}, Cell{Max, 0}, Cell{0, Max},
			 Cell{Min, Min}, Cell{0, Max - 1}})
	{
		GridMap map = OpenMap(4, 3);
		GridEdit edit(map);
		EXPECT_EQ(ApplyPatch(edit, file.Value().patches[0], corner), GridError::CellOutOfRange);
		EXPECT_TRUE(edit.Commit().IsEmpty()) << corner.x << "," << corner.y;
	}
}
} // namespace
