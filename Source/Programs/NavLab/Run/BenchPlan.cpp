// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/BenchPlan.h"

#include "NavLab/Cli/ExitCode.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Files/InputFiles.h"

#include "NavCore/Io/FileKind.h"
#include "NavCore/Io/ScenFile.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace NavLab
{
namespace
{
BenchPlan LoadStaticPlan(const std::string& mapPath, const std::string& scenPath, std::string_view text)
{
	if (mapPath.empty())
	{
		throw InputError(fmt::format("{}: a version-1 scenario needs --map", scenPath));
	}
	const NavCore::ScenFile scen = TakeOrThrow(NavCore::ReadScenFile(text, scenPath));
	BenchPlan plan{mapPath, scenPath, LoadMap(mapPath), {}, {}, false};
	for (const NavCore::ScenProblem& problem : scen.problems)
	{
		if (problem.width != plan.map.Width() || problem.height != plan.map.Height())
		{
			throw InputError(fmt::format("{}: problem {} is for a map of {} x {} cells, but {} has {} x {}",
				scenPath, plan.commands.size() + 1, problem.width, problem.height, mapPath, plan.map.Width(),
				plan.map.Height()));
		}
		NavCore::DynamicCommand command;
		command.bucket = problem.bucket;
		command.start = problem.start;
		command.goal = problem.goal;
		command.optimalLength = problem.optimalLength;
		plan.commands.push_back(command);
	}
	return plan;
}

BenchPlan LoadDynamicPlan(const std::string& mapPath, const std::string& scenPath, std::string_view text)
{
	if (!mapPath.empty())
	{
		PrintNote(fmt::format("{}: a version-2 scenario brings its own map; --map is not used", scenPath));
	}
	NavCore::DynamicScenFile scen = TakeOrThrow(NavCore::ReadDynamicScenFile(text, scenPath));
	const std::string patchPath = PathBeside(scenPath, scen.patchName);
	NavCore::PatchFile patches = TakeOrThrow(NavCore::ReadPatchFile(ReadFile(patchPath), patchPath));
	const NavCore::IoError fault = NavCore::CheckDynamicScen(scen, patches, scenPath);
	if (fault.IsError())
	{
		throw InputError(NavCore::Describe(fault));
	}
	auto map = NavCore::GridMap::Create({scen.width, scen.height});
	if (!map)
	{
		throw InputError(fmt::format("{}: {}", scenPath, NavCore::Describe(map.Error())));
	}
	return {scenPath, scenPath, std::move(map).Value(), std::move(scen.commands), std::move(patches), true};
}

/** Keeps the queries with these places: first, last, and the rest evenly between them. */
void LimitQueries(BenchPlan& plan, std::size_t limit)
{
	const std::size_t count = plan.QueryCount();
	if (limit == 0 || limit >= count)
	{
		return;
	}
	std::size_t query = 0;
	std::size_t kept = 0;
	const auto isSkipped = [&](const NavCore::DynamicCommand& command)
	{
		if (command.IsPatch())
		{
			return false;
		}
		const std::size_t next = limit == 1 ? count / 2 : kept * (count - 1) / (limit - 1);
		const bool keep = kept < limit && query == next;
		++query;
		kept += keep ? 1 : 0;
		return !keep;
	};
	// A loop of our own: the standard algorithms may copy a predicate that counts.
	std::vector<NavCore::DynamicCommand> commands;
	for (const NavCore::DynamicCommand& command : plan.commands)
	{
		if (!isSkipped(command))
		{
			commands.push_back(command);
		}
	}
	plan.commands = std::move(commands);
}
} // namespace

std::size_t BenchPlan::QueryCount() const
{
	return static_cast<std::size_t>(std::count_if(commands.begin(), commands.end(),
		[](const NavCore::DynamicCommand& command) { return !command.IsPatch(); }));
}

BenchPlan LoadBenchPlan(const std::string& mapPath, const std::string& scenPath, std::size_t limit)
{
	const std::string text = ReadFile(scenPath);
	const bool dynamic = NavCore::DetectFileKind(text) == NavCore::FileKind::ScenV2;
	BenchPlan plan =
		dynamic ? LoadDynamicPlan(mapPath, scenPath, text) : LoadStaticPlan(mapPath, scenPath, text);
	if (plan.QueryCount() == 0)
	{
		throw InputError(fmt::format("{}: the scenario holds no query", scenPath));
	}
	LimitQueries(plan, limit);
	return plan;
}
} // namespace NavLab
