// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/MapFile.h"

#include "IoTestSupport.h"

#include <gtest/gtest.h>

#include <string>

namespace
{
using namespace NavCore;
using NavCoreTests::ExpectError;
using NavCoreTests::WithCrLf;

constexpr std::string_view AllTerrain = "type octile\nheight 2\nwidth 4\nmap\n.GS@\nOTW.\n";

TEST(MapFile, KnowsEveryTerrainCharacter)
{
	const auto map = ReadMapFile(AllTerrain, "a.map");
	ASSERT_TRUE(map.HasValue()) << Describe(map.Error());
	EXPECT_EQ(map.Value().Width(), 4);
	EXPECT_EQ(map.Value().Height(), 2);
	EXPECT_EQ(WriteMapFile(map.Value()), "type octile\nheight 2\nwidth 4\nmap\n...@\n@@@.\n");
	EXPECT_EQ(map.Value().WalkableCount(), 4);
	EXPECT_EQ(map.Value().GetTopology(), Topology::Octile);
	EXPECT_EQ(map.Value().GetCornerRule(), CornerRule::NoneBlocked);
	EXPECT_FALSE(map.Value().HasTerrain());
}

TEST(MapFile, WaterIsWalkableOnRequest)
{
	const auto map = ReadMapFile(AllTerrain, "a.map", {.waterPassable = true});
	ASSERT_TRUE(map.HasValue());
	EXPECT_TRUE(map.Value().IsWalkable({2, 1}));
	EXPECT_EQ(map.Value().WalkableCount(), 5);
}

TEST(MapFile, SwampGetsACostOnRequest)
{
	const auto map = ReadMapFile(AllTerrain, "a.map", {.swampCost = 5});
	ASSERT_TRUE(map.HasValue());
	ASSERT_TRUE(map.Value().HasTerrain());
	EXPECT_EQ(map.Value().TerrainAt({2, 0}), 5);
	EXPECT_EQ(map.Value().TerrainAt({0, 0}), TerrainNeutral);
	EXPECT_TRUE(map.Value().IsWalkable({2, 0}));
	EXPECT_EQ(
		WriteMapFile(map.Value(), {.swampCost = 5}), "type octile\nheight 2\nwidth 4\nmap\n..S@\n@@@.\n");
	EXPECT_EQ(WriteMapFile(map.Value()), "type octile\nheight 2\nwidth 4\nmap\n...@\n@@@.\n");
}

TEST(MapFile, SwampBlocksOnRequest)
{
	const auto map = ReadMapFile(AllTerrain, "a.map", {.swampCost = TerrainBlocked});
	ASSERT_TRUE(map.HasValue());
	EXPECT_FALSE(map.Value().IsWalkable({2, 0}));
	EXPECT_FALSE(map.Value().HasTerrain());
}

TEST(MapFile, TakesTheCornerRuleFromTheOptions)
{
	const auto map = ReadMapFile(AllTerrain, "a.map", {.cornerRule = CornerRule::OneFree});
	ASSERT_TRUE(map.HasValue());
	EXPECT_EQ(map.Value().GetCornerRule(), CornerRule::OneFree);
}

TEST(MapFile, ReadsAndWritesEveryTopology)
{
	const std::string rest = "\nheight 1\nwidth 2\nmap\n.@\n";
	const auto tile = ReadMapFile("type tile" + rest, "a.map");
	const auto hex = ReadMapFile("type hex" + rest, "a.map");
	ASSERT_TRUE(tile.HasValue() && hex.HasValue());
	EXPECT_EQ(tile.Value().GetTopology(), Topology::Tile);
	EXPECT_EQ(hex.Value().GetTopology(), Topology::Hex);
	EXPECT_EQ(WriteMapFile(tile.Value()), "type tile" + rest);
	EXPECT_EQ(WriteMapFile(hex.Value()), "type hex" + rest);
}

TEST(MapFile, AcceptsHeightAndWidthInEitherOrder)
{
	const auto map = ReadMapFile("type octile\nwidth 3\nheight 1\nmap\n.@.\n", "a.map");
	ASSERT_TRUE(map.HasValue()) << Describe(map.Error());
	EXPECT_EQ(map.Value().Width(), 3);
	EXPECT_EQ(map.Value().Height(), 1);
}

TEST(MapFile, AcceptsCrLfAndBlanksInTheHeader)
{
	const auto map = ReadMapFile(
		WithCrLf("\xEF\xBB\xBFtype octile  \n\nheight\t2 \nwidth 2\t\nmap \n.@\n@.\n\n \n"), "a.map");
	ASSERT_TRUE(map.HasValue()) << Describe(map.Error());
	EXPECT_EQ(map.Value().WalkableCount(), 2);
}

TEST(MapFile, AcceptsALastRowWithoutALineEnd)
{
	const auto map = ReadMapFile("type octile\nheight 2\nwidth 2\nmap\n.@\n@.", "a.map");
	ASSERT_TRUE(map.HasValue()) << Describe(map.Error());
	EXPECT_TRUE(map.Value().IsWalkable({1, 1}));
}

TEST(MapFile, NamesLineColumnAndCharacterOfUnknownTerrain)
{
	const auto map = ReadMapFile("type octile\nheight 2\nwidth 3\nmap\n...\n.x.\n", "dir/a.map");
	ExpectError(map, IoErrorKind::BadCharacter, 6, "column 2: \"x\"");
	EXPECT_EQ(Describe(map.Error()), "dir/a.map:6: column 2: \"x\" is not a terrain character");
}

TEST(MapFile, EscapesUnprintableCharactersInErrors)
{
	ExpectError(ReadMapFile("type octile\nheight 1\nwidth 3\nmap\n..\x07\n", "a.map"),
		IoErrorKind::BadCharacter, 5, "column 3: \"\\x07\"");
	ExpectError(ReadMapFile("type octile\nheight 1\nwidth 3\nmap\n..\xFF\n", "a.map"),
		IoErrorKind::BadCharacter, 5, "\\xff");
}

TEST(MapFile, RefusesRowsOfTheWrongLength)
{
	const std::string header = "type octile\nheight 2\nwidth 3\nmap\n";
	ExpectError(ReadMapFile(header + "..\n....\n", "a.map"), IoErrorKind::BadRowLength, 5, "has 2 cells");
	ExpectError(ReadMapFile(header + "...\n....\n", "a.map"), IoErrorKind::BadRowLength, 6, "has 4 cells");
	ExpectError(ReadMapFile(header + "... \n...\n", "a.map"), IoErrorKind::BadRowLength, 5, "has 4 cells");
	ExpectError(ReadMapFile(header + "\n...\n", "a.map"), IoErrorKind::BadRowLength, 5, "has 0 cells");
}

TEST(MapFile, RefusesMissingAndSurplusRows)
{
	const std::string header = "type octile\nheight 2\nwidth 3\nmap\n";
	ExpectError(ReadMapFile(header, "a.map"), IoErrorKind::Truncated, 4, "last row");
	ExpectError(ReadMapFile(header + "...\n", "a.map"), IoErrorKind::Truncated, 5, "last row");
	ExpectError(
		ReadMapFile(header + "...\n...\n...\n", "a.map"), IoErrorKind::ExtraText, 7, "after the last row");
}

TEST(MapFile, TruncationAnywhereIsAnError)
{
	const std::string text = "type octile\nheight 2\nwidth 3\nmap\n.@.\n@.@";
	for (std::size_t length = 0; length < text.size(); ++length)
	{
		const auto map = ReadMapFile(std::string_view(text).substr(0, length), "a.map");
		EXPECT_FALSE(map.HasValue()) << "after " << length << " bytes";
	}
	EXPECT_TRUE(ReadMapFile(text, "a.map").HasValue());
}

TEST(MapFile, RefusesBadHeaders)
{
	const auto read = [](std::string_view text)
	{
		return ReadMapFile(text, "a.map");
	};
	ExpectError(read(""), IoErrorKind::Truncated, 0, "empty");
	ExpectError(read("version 1\n"), IoErrorKind::BadHeader, 1, "\"version\"");
	ExpectError(read("type\n"), IoErrorKind::MissingField, 1, "map type");
	ExpectError(read("type cube\n"), IoErrorKind::BadHeader, 1, "\"cube\"");
	ExpectError(read("type octile 2\n"), IoErrorKind::ExtraText, 1, "\"2\"");
	ExpectError(read("type octile\nheight\n"), IoErrorKind::MissingField, 2, "height is missing");
	ExpectError(read("type octile\nheight 3\nheight 3\n"), IoErrorKind::BadHeader, 3, "twice");
	ExpectError(read("type octile\nheight 3\nmap\n"), IoErrorKind::BadHeader, 3, "must come after");
	ExpectError(read("type octile\nheight 3\nwidth 2\n...\n"), IoErrorKind::BadHeader, 4, "\"...\"");
	ExpectError(read("type octile\nheight 3\nwidth 2\nmap x\n"), IoErrorKind::ExtraText, 4, "\"x\"");
	ExpectError(read("type octile\nheight 3 3\n"), IoErrorKind::ExtraText, 2, "\"3\"");
}

TEST(MapFile, RefusesSizesThatAreNoNumbersOrOutOfRange)
{
	const auto readHeight = [](const std::string& height)
	{
		return ReadMapFile("type octile\nheight " + height + "\nwidth 1\nmap\n.\n", "a.map");
	};
	ExpectError(readHeight("ten"), IoErrorKind::BadNumber, 2, "\"ten\"");
	ExpectError(readHeight("1.5"), IoErrorKind::BadNumber, 2, "\"1.5\"");
	ExpectError(readHeight("0x10"), IoErrorKind::BadNumber, 2, "\"0x10\"");
	ExpectError(readHeight("+1"), IoErrorKind::BadNumber, 2, "\"+1\"");
	ExpectError(readHeight("-"), IoErrorKind::BadNumber, 2, "\"-\"");
	ExpectError(readHeight("0"), IoErrorKind::OutOfRange, 2, "from 1 to 16384");
	ExpectError(readHeight("-1"), IoErrorKind::OutOfRange, 2, "\"-1\"");
	ExpectError(readHeight("16385"), IoErrorKind::OutOfRange, 2, "\"16385\"");
	ExpectError(readHeight("4294967297"), IoErrorKind::OutOfRange, 2, "\"4294967297\"");
	ExpectError(readHeight("99999999999999999999"), IoErrorKind::OutOfRange, 2, "99999999999999999999");
	ExpectError(readHeight("-99999999999999999999"), IoErrorKind::OutOfRange, 2, "from 1");
	ExpectError(readHeight(std::string(100'000, '9')), IoErrorKind::OutOfRange, 2, "9...");
}

TEST(MapFile, HugeHeaderWithFewRowsFailsAtTheFirstShortRow)
{
	ExpectError(ReadMapFile("type octile\nheight 16384\nwidth 16384\nmap\n...\n", "a.map"),
		IoErrorKind::BadRowLength, 5, "has 3 cells");
}

TEST(MapFile, ReadsRowsOfTheLargestWidth)
{
	std::string row(MaxGridSide, '.');
	row[0] = '@';
	row[63] = '@';
	row[64] = '@';
	row[16383] = 'T';
	const auto map = ReadMapFile("type octile\nheight 2\nwidth 16384\nmap\n" + row + "\n" + row, "a.map");
	ASSERT_TRUE(map.HasValue()) << Describe(map.Error());
	EXPECT_EQ(map.Value().WalkableCount(), 2 * (MaxGridSide - 4));
	EXPECT_FALSE(map.Value().IsWalkable({16383, 1}));
	EXPECT_TRUE(map.Value().IsWalkable({16382, 1}));
	EXPECT_FALSE(map.Value().IsWalkable({64, 1}));
	EXPECT_TRUE(map.Value().IsWalkable({65, 1}));
}

TEST(MapFile, WritingAndReadingGivesTheSameMap)
{
	for (const std::int32_t width : {1, 7, 8, 9, 63, 64, 65, 130})
	{
		std::string text = "type octile\nheight 3\nwidth " + std::to_string(width) + "\nmap\n";
		for (std::int32_t i = 0; i < 3 * width; ++i)
		{
			text += i * i % 7 < 3 ? '@' : '.';
			text += i % width == width - 1 ? "\n" : "";
		}
		const auto map = ReadMapFile(text, "a.map");
		ASSERT_TRUE(map.HasValue()) << Describe(map.Error());
		EXPECT_EQ(WriteMapFile(map.Value()), text);
	}
}
} // namespace
