// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "FuzzSupport.h"

#include "NavCore/Io/MazeLevelFile.h"

using namespace NavCore;
using namespace NavCoreFuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
	const Result<MazeLevel, IoError> level = ReadMazeLevel(AsText(data, size), "fuzz");
	if (!level)
	{
		RequireGoodError(level.Error());
		return 0;
	}
	const MazeLevel& first = level.Value();
	const Result<MazeLevel, IoError> again = ReadMazeLevel(WriteMazeLevel(first), "fuzz");
	Require(again.HasValue(), "a written level is readable");
	const MazeLevel& second = again.Value();
	Require(first.letters == second.letters, "letters are kept");
	Require(first.map.Width() == second.map.Width() && first.map.Height() == second.map.Height(),
		"the size is kept");
	Require(first.map.WalkableCount() == second.map.WalkableCount(), "walls are kept");
	Require(first.map.HasTerrain() == second.map.HasTerrain(), "terrain is kept");
	Require(first.monsters == second.monsters && first.keys == second.keys && first.doors == second.doors &&
			first.aiStarts == second.aiStarts && first.humanStart == second.humanStart,
		"entities are kept");
	return 0;
}
