// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Support/GridFixture.h"

// The drawings of the scenario table.
namespace NavCore::Tests::ScenarioMaps
{
inline GridFixture Empty(CornerRule rule)
{
	return GridFromText(
		{
			"S.......",
			"........",
			"........",
			".......G",
		},
		Topology::Octile, rule);
}

inline GridFixture WallWithGap(CornerRule rule)
{
	return GridFromText(
		{
			"....#....",
			"....#....",
			"S...#...G",
			"....#....",
			"....#....",
			".........",
		},
		Topology::Octile, rule);
}

inline GridFixture UTrap(CornerRule rule)
{
	return GridFromText(
		{
			"............",
			"..#######...",
			"........#...",
			"S.......#..G",
			"........#...",
			"..#######...",
			"............",
		},
		Topology::Octile, rule);
}

inline GridFixture PocketStart(CornerRule rule)
{
	return GridFromText(
		{
			"###....",
			"#S#....",
			"###...G",
		},
		Topology::Octile, rule);
}

inline GridFixture PocketGoal(CornerRule rule)
{
	return GridFromText(
		{
			"S......",
			"....###",
			"....#G#",
			"....###",
		},
		Topology::Octile, rule);
}

inline GridFixture Maze(CornerRule rule)
{
	return GridFromText(
		{
			"S#.....#.",
			".#.###.#.",
			".#.#...#.",
			".#.#.###.",
			"...#.....",
			"####.###.",
			".....#...",
			".#####.##",
			".......#G",
			"######...",
		},
		Topology::Octile, rule);
}

inline GridFixture DiagonalSqueeze(CornerRule rule)
{
	return GridFromText(
		{
			"..#..",
			"S.#..",
			"..#..",
			"##...",
			"...#.",
			"...#G",
		},
		Topology::Octile, rule);
}

inline GridFixture OneCornerBlocked(CornerRule rule)
{
	return GridFromText(
		{
			"S#.",
			"...",
			".#G",
		},
		Topology::Octile, rule);
}

inline GridFixture StartIsGoal(CornerRule rule)
{
	GridFixture fixture = GridFromText({"S..", ".#."}, Topology::Octile, rule);
	fixture.goal = fixture.start;
	return fixture;
}

inline GridFixture Corridor(CornerRule rule)
{
	return GridFromText({"S..............................................................................G"},
		Topology::Octile, rule);
}

inline GridFixture Column(CornerRule rule)
{
	return GridFromText({"G", ".", ".", ".", ".", ".", "S", "."}, Topology::Octile, rule);
}

inline GridFixture SingleCell(CornerRule rule)
{
	return GridFromText({"S"}, Topology::Octile, rule);
}

inline GridFixture TwoRoutes(CornerRule rule)
{
	return GridFromText(
		{
			"..........",
			".########.",
			".########.",
			"S55555555G",
			"..........",
		},
		Topology::Octile, rule);
}

inline GridFixture DearEverywhere(CornerRule rule)
{
	return GridFromText({"S333333G", "33393333", "33333333"}, Topology::Octile, rule);
}

inline GridFixture Cliff(CornerRule rule)
{
	return GridFromText(
		{
			"......",
			"S.#..G",
			"......",
		},
		Topology::Octile, rule);
}

inline GridFixture NarrowGap(CornerRule rule)
{
	return GridFromText(
		{
			"...............",
			"...............",
			".S.....#.....G.",
			".......#.......",
			".......#.......",
			"...............",
		},
		Topology::Octile, rule);
}

inline GridFixture HexDetour(CornerRule rule)
{
	return GridFromText(
		{
			".....#..",
			"S.#..#.G",
			"..#.....",
			"..####..",
			"........",
		},
		Topology::Hex, rule);
}

inline GridFixture TileDetour(CornerRule rule)
{
	return GridFromText(
		{
			"S.#.....",
			"..#.###.",
			".....#G.",
		},
		Topology::Tile, rule);
}
} // namespace NavCore::Tests::ScenarioMaps
