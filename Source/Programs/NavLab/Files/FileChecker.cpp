// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Files/FileChecker.h"

#include "NavLab/Files/InputFiles.h"

#include "NavCore/Capture/CaptureFile.h"
#include "NavCore/Io/BakeFile.h"
#include "NavCore/Io/DynamicScenFile.h"
#include "NavCore/Io/FileKind.h"
#include "NavCore/Io/PatchFile.h"
#include "NavCore/Io/ScenFile.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <span>
#include <string_view>

namespace NavLab
{
namespace
{
std::string DescribeMap(const NavCore::GridMap& map)
{
	constexpr std::string_view names[] = {"octile", "tile", "hex"};
	return fmt::format("{} map, {} x {} cells, {} walkable",
		names[static_cast<std::size_t>(map.GetTopology())], map.Width(), map.Height(), map.WalkableCount());
}

std::string CheckMap(const std::string& path, std::string_view text)
{
	return DescribeMap(TakeOrThrow(NavCore::ReadMapFile(text, path)));
}

std::string CheckBake(const std::string& path, std::string_view bytes)
{
	const NavCore::BakedGrid grid = TakeOrThrow(NavCore::ReadBakeFile(std::as_bytes(std::span(bytes)), path));
	std::string message = DescribeMap(grid.map);
	message += grid.map.HasTerrain() ? ", terrain" : "";
	message +=
		grid.map.HasHeight() ? fmt::format(", heights with climb limit {}", grid.map.ClimbLimit()) : "";
	message += grid.map.HasClearance() ? fmt::format(", clearance up to {}", grid.map.ClearanceLimit()) : "";
	message += grid.map.Jumps() != nullptr ? ", jump bits" : "";
	return message +
		fmt::format("; cells of {} at {},{}", grid.frame.cellSize, grid.frame.originX, grid.frame.originY);
}

std::string CheckCapture(const std::string& path, std::string_view bytes)
{
	const NavCore::QueryCapture capture =
		TakeOrThrow(NavCore::ReadCaptureFile(std::as_bytes(std::span(bytes)), path));
	return fmt::format("{} queries on a {}", capture.queries.size(), DescribeMap(capture.grid.map));
}

std::string CheckPatch(const std::string& path, std::string_view text)
{
	const NavCore::PatchFile file = TakeOrThrow(NavCore::ReadPatchFile(text, path));
	return fmt::format("{} patches", file.patches.size());
}

/** Throws when a problem does not fit the map: wrong size, or a solvable one that starts in a wall. */
void CheckProblem(const std::string& path, std::size_t number, const NavCore::ScenProblem& problem,
	const std::string& mapPath, const NavCore::GridMap& map)
{
	if (problem.width != map.Width() || problem.height != map.Height())
	{
		throw InputError(fmt::format("{}: problem {} is for a map of {} x {} cells, but {} has {} x {}", path,
			number, problem.width, problem.height, mapPath, map.Width(), map.Height()));
	}
	for (const NavCore::Cell cell : {problem.start, problem.goal})
	{
		if (problem.IsSolvable() && !map.IsWalkable(cell))
		{
			throw InputError(
				fmt::format("{}: problem {} has a path length, but its {} {},{} is blocked on {}", path,
					number, cell == problem.start ? "start" : "goal", cell.x, cell.y, mapPath));
		}
	}
}

std::string CheckScen(const std::string& path, std::string_view text)
{
	const NavCore::ScenFile scen = TakeOrThrow(NavCore::ReadScenFile(text, path));
	std::string message = fmt::format("{} problems", scen.problems.size());
	for (std::size_t index = 0; index < scen.mapNames.size(); ++index)
	{
		const std::string mapPath = PathBeside(path, scen.mapNames[index]);
		if (!std::filesystem::exists(mapPath))
		{
			message += fmt::format("; map {} is not beside it, cells unchecked", scen.mapNames[index]);
			continue;
		}
		const NavCore::GridMap map = LoadMap(mapPath);
		for (std::size_t i = 0; i < scen.problems.size(); ++i)
		{
			if (static_cast<std::size_t>(scen.problems[i].mapIndex) == index)
			{
				CheckProblem(path, i + 1, scen.problems[i], mapPath, map);
			}
		}
		message += fmt::format("; starts and goals fit {}", NavCore::MapBaseName(scen.mapNames[index]));
	}
	return message;
}

std::string CheckDynamic(const std::string& path, std::string_view text)
{
	const NavCore::DynamicScenFile scen = TakeOrThrow(NavCore::ReadDynamicScenFile(text, path));
	const auto patchCount = std::count_if(scen.commands.begin(), scen.commands.end(),
		[](const NavCore::DynamicCommand& command) { return command.IsPatch(); });
	const std::string message = fmt::format("{} x {} cells, {} queries, {} patches applied", scen.width,
		scen.height, static_cast<std::ptrdiff_t>(scen.commands.size()) - patchCount, patchCount);
	const std::string patchPath = PathBeside(path, scen.patchName);
	if (!std::filesystem::exists(patchPath))
	{
		return message + fmt::format("; {} is not beside it, patches unchecked", scen.patchName);
	}
	const NavCore::PatchFile patches = TakeOrThrow(NavCore::ReadPatchFile(ReadFile(patchPath), patchPath));
	const NavCore::IoError fault = NavCore::CheckDynamicScen(scen, patches, path);
	if (fault.IsError())
	{
		throw InputError(NavCore::Describe(fault));
	}
	return message + fmt::format("; patches fit {}", scen.patchName);
}
} // namespace

FileVerdict CheckFile(const std::string& path)
{
	FileVerdict verdict;
	try
	{
		const std::string text = ReadFile(path);
		switch (NavCore::DetectFileKind(text))
		{
		case NavCore::FileKind::Map:
			verdict.kind = "map";
			verdict.message = CheckMap(path, text);
			break;
		case NavCore::FileKind::ScenV1:
			verdict.kind = "scen";
			verdict.message = CheckScen(path, text);
			break;
		case NavCore::FileKind::ScenV2:
			verdict.kind = "dynamic-scen";
			verdict.message = CheckDynamic(path, text);
			break;
		case NavCore::FileKind::Patch:
			verdict.kind = "patch";
			verdict.message = CheckPatch(path, text);
			break;
		case NavCore::FileKind::Bake:
			verdict.kind = "bake";
			verdict.message = CheckBake(path, text);
			break;
		case NavCore::FileKind::Capture:
			verdict.kind = "capture";
			verdict.message = CheckCapture(path, text);
			break;
		case NavCore::FileKind::Unknown:
			throw InputError(
				fmt::format("{}:1: neither a .map, .scen or .patch file nor a bake or capture", path));
		}
		verdict.ok = true;
	}
	catch (const InputError& error)
	{
		verdict.message = error.what();
	}
	return verdict;
}
} // namespace NavLab
