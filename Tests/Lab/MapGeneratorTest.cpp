// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Generate/MapGenerator.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace NavLab
{
namespace
{
GeneratorOptions Options(MapKind kind, std::int32_t width, std::int32_t height, std::uint64_t seed)
{
	GeneratorOptions options;
	options.kind = kind;
	options.width = width;
	options.height = height;
	options.seed = seed;
	return options;
}

NavCore::GridMap Generate(const GeneratorOptions& options)
{
	NavCore::Result<NavCore::GridMap, std::string> map = GenerateMap(options);
	EXPECT_TRUE(map.HasValue()) << map.Error();
	return std::move(map).Value();
}

/** FNV-1a over one byte a cell, in reading order. */
std::uint64_t HashOf(const NavCore::GridMap& map)
{
	std::uint64_t hash = 0xCBF29CE484222325ULL;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			hash = (hash ^ (map.IsWalkable({x, y}) ? 1U : 0U)) * 0x100000001B3ULL;
		}
	}
	return hash;
}

double BlockedPercent(const NavCore::GridMap& map)
{
	return 100.0 -
		100.0 * static_cast<double>(map.WalkableCount()) / static_cast<double>(map.Bounds().Area());
}

/** Size of the largest set of cells that straight moves connect, by a plain flood fill. */
std::int64_t LargestRegion(const NavCore::GridMap& map)
{
	std::vector<char> seen(static_cast<std::size_t>(map.Bounds().Area()), 0);
	const auto visit = [&](NavCore::Cell cell, std::vector<NavCore::Cell>& stack)
	{
		if (!map.IsWalkable(cell))
		{
			return;
		}
		char& mark = seen[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(map.Width()) +
			static_cast<std::size_t>(cell.x)];
		if (mark == 0)
		{
			mark = 1;
			stack.push_back(cell);
		}
	};
	std::int64_t largest = 0;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			std::vector<NavCore::Cell> stack;
			std::int64_t size = 0;
			for (visit({x, y}, stack); !stack.empty(); ++size)
			{
				const NavCore::Cell cell = stack.back();
				stack.pop_back();
				visit({cell.x + 1, cell.y}, stack);
				visit({cell.x - 1, cell.y}, stack);
				visit({cell.x, cell.y + 1}, stack);
				visit({cell.x, cell.y - 1}, stack);
			}
			largest = size > largest ? size : largest;
		}
	}
	return largest;
}

/** Pairs of free cells side by side. */
std::int64_t CountLinks(const NavCore::GridMap& map)
{
	std::int64_t links = 0;
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			if (map.IsWalkable({x, y}))
			{
				links += map.IsWalkable({x + 1, y}) + map.IsWalkable({x, y + 1});
			}
		}
	}
	return links;
}

class EveryKind : public ::testing::TestWithParam<MapKind>
{
};
} // namespace

TEST(MapGenerator, SeedsMeanTheSameMapsEverywhere)
{
	// Recorded once. A change here means that published seeds and files no longer match.
	EXPECT_EQ(HashOf(Generate(Options(MapKind::PseudoRts, 100, 70, 1))), 14460715505041750801ULL);
	EXPECT_EQ(HashOf(Generate(Options(MapKind::PseudoRts, 100, 70, 2))), 13124765621362173293ULL);
	EXPECT_EQ(HashOf(Generate(Options(MapKind::Rooms, 100, 70, 1))), 8995580427559983833ULL);
	EXPECT_EQ(HashOf(Generate(Options(MapKind::Maze, 100, 70, 1))), 11529895525799088763ULL);
	EXPECT_EQ(HashOf(Generate(Options(MapKind::Random, 100, 70, 1))), 11451766855891749345ULL);
	EXPECT_EQ(HashOf(Generate(Options(MapKind::Caves, 100, 70, 1))), 13940643151966745063ULL);
	GeneratorOptions boxes = Options(MapKind::Open, 100, 70, 1);
	boxes.boxes = 5;
	EXPECT_EQ(HashOf(Generate(boxes)), 15969265719316189462ULL);
}

TEST_P(EveryKind, WorksOnTheSmallestMaps)
{
	for (const auto& [width, height] : {std::pair(1, 1), std::pair(1, 9), std::pair(9, 1), std::pair(3, 3)})
	{
		const NavCore::GridMap map = Generate(Options(GetParam(), width, height, 5));
		EXPECT_EQ(map.Width(), width);
		EXPECT_EQ(map.Height(), height);
		EXPECT_GE(map.WalkableCount(), 1) << width << "x" << height;
	}
}

TEST_P(EveryKind, SeedDecidesTheMap)
{
	const std::uint64_t hash = HashOf(Generate(Options(GetParam(), 65, 64, 11)));
	EXPECT_EQ(HashOf(Generate(Options(GetParam(), 65, 64, 11))), hash);
	if (GetParam() != MapKind::Open)
	{
		EXPECT_NE(HashOf(Generate(Options(GetParam(), 65, 64, 12))), hash);
	}
}

TEST_P(EveryKind, IsFoundByItsName)
{
	EXPECT_EQ(FindMapKind(NameOf(GetParam())), GetParam());
}

INSTANTIATE_TEST_SUITE_P(MapGenerator, EveryKind,
	::testing::ValuesIn(AllMapKinds().begin(), AllMapKinds().end()),
	[](const ::testing::TestParamInfo<MapKind>& kind)
	{
		std::string name(NameOf(kind.param));
		std::erase(name, '-');
		return name;
	});

TEST(MapGenerator, EveryKindButRandomIsConnected)
{
	for (const MapKind kind :
		{MapKind::PseudoRts, MapKind::Rooms, MapKind::Maze, MapKind::Caves, MapKind::Open})
	{
		for (const std::int32_t side : {7, 20, 64, 130})
		{
			for (std::uint64_t seed = 1; seed <= 8; ++seed)
			{
				const NavCore::GridMap map = Generate(Options(kind, side, side + 3, seed));
				EXPECT_EQ(LargestRegion(map), map.WalkableCount())
					<< NameOf(kind) << ", side " << side << ", seed " << seed;
			}
		}
	}
}

TEST(MapGenerator, UnknownNameIsNoKind)
{
	EXPECT_FALSE(FindMapKind("swamp").has_value());
}

TEST(MapGenerator, PseudoRtsKeepsTheObstacleShare)
{
	for (std::uint64_t seed = 1; seed <= 5; ++seed)
	{
		const double blocked = BlockedPercent(Generate(Options(MapKind::PseudoRts, 256, 256, seed)));
		EXPECT_GE(blocked, 9.9) << "seed " << seed;
		EXPECT_LE(blocked, 11.0) << "filled pockets come on top; seed " << seed;
	}
}

TEST(MapGenerator, PseudoRtsStaysConnectedWhenCrowded)
{
	GeneratorOptions options = Options(MapKind::PseudoRts, 200, 200, 3);
	options.obstaclePercent = 30;
	const NavCore::GridMap map = Generate(options);
	EXPECT_EQ(LargestRegion(map), map.WalkableCount());
	EXPECT_LE(BlockedPercent(map), 45.0);
}

TEST(MapGenerator, RandomShareIsExact)
{
	for (const std::int32_t percent : {0, 1, 25, 40, 100})
	{
		GeneratorOptions options = Options(MapKind::Random, 120, 110, 9);
		options.obstaclePercent = percent;
		EXPECT_DOUBLE_EQ(BlockedPercent(Generate(options)), percent);
	}
}

TEST(MapGenerator, MazeOfNarrowCorridorsIsATree)
{
	for (std::uint64_t seed = 1; seed <= 3; ++seed)
	{
		GeneratorOptions options = Options(MapKind::Maze, 101, 75, seed);
		options.corridorWidth = 1;
		const NavCore::GridMap map = Generate(options);
		EXPECT_EQ(LargestRegion(map), map.WalkableCount());
		EXPECT_EQ(CountLinks(map), map.WalkableCount() - 1) << "one link more closes a loop";
	}
}

TEST(MapGenerator, MazeCorridorsHaveTheirWidth)
{
	GeneratorOptions options = Options(MapKind::Maze, 49, 39, 4);
	options.corridorWidth = 4;
	const NavCore::GridMap map = Generate(options);
	// 10 x 8 places of 16 cells, and 4 cells of opened wall for each of the 79 links between them.
	EXPECT_EQ(map.WalkableCount(), 80 * 16 + 79 * 4);
	EXPECT_EQ(LargestRegion(map), map.WalkableCount());
}

TEST(MapGenerator, RoomsHaveWallsAndDoors)
{
	GeneratorOptions options = Options(MapKind::Rooms, 64, 64, 2);
	options.roomSize = 7;
	options.doorPercent = 100;
	const NavCore::GridMap map = Generate(options);
	// 8 x 8 rooms; the last wall lies on the edge and has no door. Doors: 2 x 7 x 8.
	EXPECT_EQ(map.WalkableCount(), 64 * 49 + 112);
	options.doorPercent = 0;
	EXPECT_EQ(Generate(options).WalkableCount(), 64 * 49 + 63) << "only the doors that connect all";
}

TEST(MapGenerator, CavesAreNeitherEmptyNorSolid)
{
	const double blocked = BlockedPercent(Generate(Options(MapKind::Caves, 256, 256, 1)));
	EXPECT_GE(blocked, 40.0);
	EXPECT_LE(blocked, 65.0);
}

TEST(MapGenerator, OpenMapHasOnlyItsBoxes)
{
	EXPECT_EQ(Generate(Options(MapKind::Open, 80, 60, 1)).WalkableCount(), 80 * 60);
	GeneratorOptions options = Options(MapKind::Open, 80, 60, 1);
	options.boxes = 1;
	const std::int64_t blocked = 80 * 60 - Generate(options).WalkableCount();
	EXPECT_GE(blocked, 1);
	EXPECT_LE(blocked, 7 * 7);
}

TEST(MapGenerator, BadOptionsAreNamed)
{
	EXPECT_EQ(GenerateMap(Options(MapKind::Open, 0, 5, 1)).Error(), "width is 0, but must be 1 to 16384");
	EXPECT_EQ(
		GenerateMap(Options(MapKind::Open, 5, 16385, 1)).Error(), "height is 16385, but must be 1 to 16384");
	GeneratorOptions options = Options(MapKind::PseudoRts, 5, 5, 1);
	options.obstaclePercent = 51;
	EXPECT_EQ(GenerateMap(options).Error(), "obstacle percent is 51, but must be 0 to 50");
}
} // namespace NavLab
