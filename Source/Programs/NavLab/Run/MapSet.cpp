// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/MapSet.h"

#include "NavLab/Cli/ExitCode.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Generate/MapGenerator.h"
#include "NavLab/Run/BenchPlan.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

namespace NavLab
{
namespace
{
namespace fs = std::filesystem;

std::vector<fs::path> ListSorted(std::string_view option, const fs::path& folder)
{
	std::error_code error;
	std::vector<fs::path> entries;
	for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
	{
		entries.push_back(it->path());
	}
	if (error)
	{
		throw InputError(
			fmt::format("{} {}: cannot list the folder: {}", option, folder.string(), error.message()));
	}
	std::sort(entries.begin(), entries.end());
	return entries;
}

/** Folders such as "." and "maps/" have a name too. */
std::string NameOfFolder(const fs::path& folder)
{
	const std::string name = folder.filename().string();
	std::error_code ignored;
	return name.empty() || name == "." || name == ".." ? fs::canonical(folder, ignored).filename().string()
													   : name;
}

ProblemMap LoadProblemMap(const fs::path& map, const fs::path& scen, std::size_t limit)
{
	BenchPlan plan = LoadBenchPlan(map.string(), scen.string(), limit);
	if (plan.dynamic)
	{
		throw InputError(fmt::format("{}: expected a version-1 scenario", scen.string()));
	}
	ProblemMap loaded{map.stem().string(), map.string(), std::move(plan.map), {}};
	for (const NavCore::DynamicCommand& command : plan.commands)
	{
		loaded.problems.push_back({command.start, command.goal});
	}
	return loaded;
}

MapSet LoadSet(std::string_view option, const fs::path& folder, std::size_t limit)
{
	MapSet set{NameOfFolder(folder), false, {}};
	for (const fs::path& path : ListSorted(option, folder))
	{
		if (path.extension() != ".map")
		{
			continue;
		}
		const fs::path scen = path.string() + ".scen";
		std::error_code ignored;
		if (fs::is_regular_file(scen, ignored))
		{
			set.maps.push_back(LoadProblemMap(path, scen, limit));
		}
		else
		{
			PrintNote(
				fmt::format("{}: skipped, since there is no {}", path.string(), scen.filename().string()));
		}
	}
	return set;
}

/** A map with few pockets, or nothing. */
std::optional<ProblemMap> TryPseudoRts(const PseudoRtsSetOptions& options, NavCore::Random& random)
{
	constexpr double LeastConnected = 0.995;
	GeneratorOptions generator;
	generator.width = options.width;
	generator.height = options.height;
	generator.smallBlobs = true;
	generator.obstaclePercent = random.Range(20, 35);
	generator.seed = random.Next();
	NavCore::Result<NavCore::GridMap, std::string> map = GenerateMap(generator);
	if (!map)
	{
		throw InputError(map.Error());
	}
	const std::int64_t area = std::int64_t{options.width} * options.height;
	const std::int64_t strewn = area - area * *generator.obstaclePercent / 100;
	const std::int64_t walkable = map.Value().WalkableCount();
	if (walkable < 2 || static_cast<double>(walkable) < LeastConnected * static_cast<double>(strewn))
	{
		return std::nullopt;
	}
	const std::string origin =
		fmt::format("pseudo-rts, blobs over {} %, seed {}", *generator.obstaclePercent, generator.seed);
	return ProblemMap{"", origin, std::move(map).Value(), {}};
}

ProblemMap MakePseudoRts(const PseudoRtsSetOptions& options, NavCore::Random& random)
{
	// Some three of four maps are too dense; a hundred in a row only where the size rules them all out.
	constexpr int Attempts = 100;
	for (int attempt = 0; attempt < Attempts; ++attempt)
	{
		std::optional<ProblemMap> made = TryPseudoRts(options, random);
		if (made)
		{
			return std::move(*made);
		}
	}
	throw InputError(fmt::format("no well connected pseudo-rts map of {} x {} cells in {} attempts",
		options.width, options.height, Attempts));
}
} // namespace

std::size_t MapSet::ProblemCount() const
{
	std::size_t count = 0;
	for (const ProblemMap& map : maps)
	{
		count += map.problems.size();
	}
	return count;
}

std::vector<MapSet> LoadMapSets(std::string_view option, const std::string& folder, std::size_t limit)
{
	std::error_code ignored;
	const fs::path root(folder);
	if (!fs::is_directory(root, ignored))
	{
		throw InputError(fmt::format("{} {}: is not a folder", option, folder));
	}
	std::vector<MapSet> sets;
	MapSet own = LoadSet(option, root, limit);
	if (!own.maps.empty())
	{
		sets.push_back(std::move(own));
	}
	for (const fs::path& path : ListSorted(option, root))
	{
		if (!fs::is_directory(path, ignored))
		{
			continue;
		}
		MapSet set = LoadSet(option, path, limit);
		if (set.maps.empty())
		{
			PrintNote(
				fmt::format("{}: skipped, since no .map in it has a .map.scen beside it", path.string()));
			continue;
		}
		sets.push_back(std::move(set));
	}
	if (sets.empty())
	{
		throw InputError(fmt::format(
			"{} {}: no .map with a .map.scen beside it, here or in a folder below", option, folder));
	}
	return sets;
}

void AddRandomProblems(ProblemMap& made, std::int32_t count, NavCore::Random& random)
{
	std::vector<NavCore::Cell> cells;
	for (std::int32_t y = 0; y < made.map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < made.map.Width(); ++x)
		{
			if (made.map.IsWalkable({x, y}))
			{
				cells.push_back({x, y});
			}
		}
	}
	if (cells.size() < 2)
	{
		throw InputError(fmt::format("{}: fewer than two free cells", made.origin));
	}
	const auto cellCount = static_cast<std::uint32_t>(cells.size());
	for (std::int32_t i = 0; i < count; ++i)
	{
		const std::uint32_t start = random.Below(cellCount);
		const std::uint32_t goal = (start + 1 + random.Below(cellCount - 1)) % cellCount;
		made.problems.push_back({cells[start], cells[goal]});
	}
}
MapSet GeneratePseudoRtsSet(const PseudoRtsSetOptions& options)
{
	MapSet set{"pseudo-rts", true, {}};
	NavCore::Random random(options.seed);
	for (std::int32_t i = 0; i < options.count; ++i)
	{
		ProblemMap made = MakePseudoRts(options, random);
		made.name = fmt::format("{}", i + 1);
		AddRandomProblems(made, options.problems, random);
		set.maps.push_back(std::move(made));
	}
	return set;
}
} // namespace NavLab
