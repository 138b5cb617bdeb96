// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/MazeLevelFile.h"

#include "IoTestSupport.h"

#include <gtest/gtest.h>

#include <string>

namespace
{
using namespace NavCore;
using NavCoreTests::ExpectError;
using NavCoreTests::WithCrLf;

TEST(MazeLevelFile, KnowsEveryClassOfLetter)
{
	const auto level = ReadMazeLevel("ATSBJ\n"
									 "oq aj\n"
									 "pxyzu\n"
									 "XYZ29\n"
									 "UVW1k\n",
		"a.maze");
	ASSERT_TRUE(level.HasValue()) << Describe(level.Error());
	const MazeLevel& maze = level.Value();
	EXPECT_EQ(maze.map.Width(), 5);
	EXPECT_EQ(maze.map.Height(), 5);
	EXPECT_EQ(maze.map.WalkableCount(), 20);
	EXPECT_FALSE(maze.map.IsWalkable({0, 0}));
	EXPECT_EQ(maze.humanStart, (Cell{0, 1}));
	EXPECT_EQ(maze.aiStarts, (std::vector<MazeAiStart>{{{1, 1}, 2}, {{0, 2}, 1}}));
	EXPECT_EQ(maze.monsters, (std::vector<MazeEntity>{{{3, 1}, 0}, {{4, 1}, 9}}));
	EXPECT_EQ(maze.keys, (std::vector<MazeEntity>{{{1, 2}, 0}, {{2, 2}, 1}, {{3, 2}, 2}}));
	EXPECT_EQ(maze.doors, (std::vector<MazeEntity>{{{0, 3}, 0}, {{1, 3}, 1}, {{2, 3}, 2}}));
	ASSERT_TRUE(maze.map.HasTerrain());
	EXPECT_EQ(maze.map.TerrainAt({3, 3}), 2);
	EXPECT_EQ(maze.map.TerrainAt({4, 3}), 9);
	EXPECT_EQ(maze.map.TerrainAt({3, 4}), 1);
	EXPECT_EQ(maze.LetterAt({4, 0}), 'J');
}

TEST(MazeLevelFile, DoorsAndUnusedLettersAreNoWalls)
{
	const auto level = ReadMazeLevel("xXUVW", "a.maze");
	ASSERT_TRUE(level.HasValue()) << Describe(level.Error());
	EXPECT_EQ(level.Value().map.WalkableCount(), 5);
	EXPECT_FALSE(level.Value().map.HasTerrain());
	EXPECT_FALSE(level.Value().humanStart.has_value());
}

TEST(MazeLevelFile, PadsShortRowsWithFreeCells)
{
	const auto level = ReadMazeLevel("AAAA\n\nAx\nAX A", "a.maze");
	ASSERT_TRUE(level.HasValue()) << Describe(level.Error());
	EXPECT_EQ(level.Value().map.Width(), 4);
	EXPECT_EQ(level.Value().map.Height(), 4);
	EXPECT_TRUE(level.Value().map.IsWalkable({0, 1}));
	EXPECT_TRUE(level.Value().map.IsWalkable({3, 2}));
	EXPECT_EQ(WriteMazeLevel(level.Value()), "AAAA\n    \nAx  \nAX A\n");
}

TEST(MazeLevelFile, EmptyLinesAtTheEndAreNoRows)
{
	const auto level = ReadMazeLevel(WithCrLf("xX\n  \n\n\n"), "a.maze");
	ASSERT_TRUE(level.HasValue()) << Describe(level.Error());
	EXPECT_EQ(level.Value().map.Height(), 2);
	EXPECT_EQ(level.Value().map.Width(), 2);
}

TEST(MazeLevelFile, UnprintableBytesBecomeSpaces)
{
	const auto level = ReadMazeLevel("\xEF\xBB\xBFx\tX\xC3\xA9.", "a.maze");
	ASSERT_TRUE(level.HasValue()) << Describe(level.Error());
	EXPECT_EQ(level.Value().letters, "x X  .");
}

TEST(MazeLevelFile, WritingAndReadingGivesTheSameLevel)
{
	const auto first = ReadMazeLevel("AAAAA\nAo3xA\nAp.XA\nAA\n", "a.maze", CornerRule::OneFree);
	ASSERT_TRUE(first.HasValue());
	EXPECT_EQ(first.Value().map.GetCornerRule(), CornerRule::OneFree);
	const auto second = ReadMazeLevel(WriteMazeLevel(first.Value()), "b.maze");
	ASSERT_TRUE(second.HasValue()) << Describe(second.Error());
	EXPECT_EQ(first.Value().letters, second.Value().letters);
	EXPECT_EQ(first.Value().keys, second.Value().keys);
	EXPECT_EQ(first.Value().map.WalkableCount(), second.Value().map.WalkableCount());
}

TEST(MazeLevelFile, AllowsThreeComputerPlayersInAnyGrouping)
{
	EXPECT_TRUE(ReadMazeLevel("xXr", "a.maze").HasValue());
	EXPECT_TRUE(ReadMazeLevel("xXqp", "a.maze").HasValue());
	EXPECT_TRUE(ReadMazeLevel("xXppp", "a.maze").HasValue());
	EXPECT_TRUE(ReadMazeLevel("xX", "a.maze").HasValue());
}

TEST(MazeLevelFile, RefusesAFourthComputerPlayer)
{
	ExpectError(ReadMazeLevel("xX\nqq\n", "a.maze"), IoErrorKind::BadContent, 2, "at most 3");
	ExpectError(ReadMazeLevel("xXr\n\np", "a.maze"), IoErrorKind::BadContent, 3, "at most 3");
}

TEST(MazeLevelFile, RefusesASecondHumanStart)
{
	ExpectError(ReadMazeLevel("xX\no\no", "a.maze"), IoErrorKind::BadContent, 3, "second start");
}

TEST(MazeLevelFile, RefusesLevelsWithoutAKeyAndItsDoor)
{
	ExpectError(ReadMazeLevel("AAA\n", "a.maze"), IoErrorKind::BadContent, 0, "no key");
	ExpectError(ReadMazeLevel("xyZ\n", "a.maze"), IoErrorKind::BadContent, 0, "no key");
}

TEST(MazeLevelFile, RefusesEmptyAndOversizedLevels)
{
	ExpectError(ReadMazeLevel("", "a.maze"), IoErrorKind::Truncated, 0, "empty");
	ExpectError(ReadMazeLevel("\r\n\n", "a.maze"), IoErrorKind::Truncated, 0, "empty");
	ExpectError(
		ReadMazeLevel("xX\n" + std::string(1025, ' '), "a.maze"), IoErrorKind::BadRowLength, 2, "1024");
	ExpectError(
		ReadMazeLevel(std::string(1024, '\n') + "xX", "a.maze"), IoErrorKind::BadRowLength, 1025, "1024");
	EXPECT_TRUE(
		ReadMazeLevel(std::string(1022, ' ') + "xX" + std::string(1023, '\n') + " ", "a.maze").HasValue());
}
} // namespace
