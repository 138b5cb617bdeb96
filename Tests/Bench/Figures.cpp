// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Runs A* and JPS over every map of a folder that has a scenario beside it, and prints the figures that the
// project promises: time per A* expansion, the speed-up of JPS, wrong answers and memory of the maps.
#include "NavLab/Cli/Progress.h"
#include "NavLab/Cli/TextTable.h"
#include "NavLab/Run/BenchPlan.h"
#include "NavLab/Run/BenchRun.h"

#include "NavCore/Graph/Algorithms.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace
{
namespace fs = std::filesystem;

/** What a map contributes to the figures. */
struct MapFigures
{
	/** Folder and name, "dao/orz103d". */
	std::string name;
	std::size_t queries = 0;
	double astarMeanUs = 0.0;
	double astarNsPerExpansion = 0.0;
	double jpsMeanUs = 0.0;
	double speedUp = 0.0;
	std::size_t wrongAnswers = 0;
	double bitsPerCell = 0.0;
	std::string firstFault;
};

std::vector<fs::path> FindMaps(const fs::path& folder)
{
	std::vector<fs::path> maps;
	for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
	{
		if (entry.path().extension() == ".map" && fs::exists(entry.path().string() + ".scen"))
		{
			maps.push_back(entry.path());
		}
	}
	std::sort(maps.begin(), maps.end());
	return maps;
}

NavLab::BenchResult RunAlgorithm(const NavLab::BenchPlan& plan, const std::string& algorithm, int repeat)
{
	NavLab::Progress progress(
		fmt::format("{} {}", fs::path(plan.mapName).stem().string(), algorithm), plan.commands.size());
	return NavLab::RunBench(plan, *NavCore::FindAlgorithm(algorithm), repeat, progress);
}

MapFigures Measure(const fs::path& folder, const fs::path& path, std::size_t limit, int repeat)
{
	const NavLab::BenchPlan plan = NavLab::LoadBenchPlan(path.string(), path.string() + ".scen", limit);
	const NavLab::BenchResult astar = RunAlgorithm(plan, "astar", repeat);
	const NavLab::BenchResult jps = RunAlgorithm(plan, "jps", repeat);
	const double cells = static_cast<double>(plan.map.Width()) * plan.map.Height();

	MapFigures figures;
	figures.name = path.lexically_relative(folder).replace_extension().generic_string();
	figures.queries = astar.queries;
	figures.astarMeanUs = astar.timeUs.mean;
	figures.astarNsPerExpansion = astar.timeUs.mean * 1000.0 / (std::max)(astar.meanExpanded, 1.0);
	figures.jpsMeanUs = jps.timeUs.mean;
	figures.speedUp = astar.timeUs.mean / jps.timeUs.mean;
	figures.wrongAnswers =
		astar.invalidPaths + astar.optimalMismatches + jps.invalidPaths + jps.optimalMismatches;
	figures.bitsPerCell = static_cast<double>(plan.map.Bytes()) * 8.0 / cells;
	figures.firstFault = astar.firstFault.empty() ? jps.firstFault : astar.firstFault;
	return figures;
}

std::string MakeTable(const std::vector<MapFigures>& maps)
{
	NavLab::TextTable table(
		{"map", "queries", "A* us", "A* ns/expansion", "JPS us", "JPS speed-up", "wrong", "bits/cell"});
	for (const MapFigures& map : maps)
	{
		table.AddRow({map.name, fmt::format("{}", map.queries), fmt::format("{:.1f}", map.astarMeanUs),
			fmt::format("{:.1f}", map.astarNsPerExpansion), fmt::format("{:.2f}", map.jpsMeanUs),
			fmt::format("{:.1f}", map.speedUp), fmt::format("{}", map.wrongAnswers),
			fmt::format("{:.2f}", map.bitsPerCell)});
	}
	return table.ToText();
}

/** Mean time of an A* expansion over the maps of one set; nothing when the set is not there. */
std::optional<double> MeanExpansionNs(const std::vector<MapFigures>& maps, std::string_view set)
{
	double sum = 0.0;
	int count = 0;
	for (const MapFigures& map : maps)
	{
		if (map.name.starts_with(set))
		{
			sum += map.astarNsPerExpansion;
			++count;
		}
	}
	return count > 0 ? std::optional<double>(sum / count) : std::nullopt;
}

double GeometricMeanSpeedUp(const std::vector<MapFigures>& maps)
{
	double sum = 0.0;
	for (const MapFigures& map : maps)
	{
		sum += std::log(map.speedUp);
	}
	return std::exp(sum / static_cast<double>(maps.size()));
}

/** Returns the number of wrong answers. */
std::size_t PrintTotals(const std::vector<MapFigures>& maps)
{
	std::size_t queries = 0;
	std::size_t wrong = 0;
	double bits = 0.0;
	for (const MapFigures& map : maps)
	{
		queries += 2 * map.queries;
		wrong += map.wrongAnswers;
		bits = (std::max)(bits, map.bitsPerCell);
	}
	const std::optional<double> dao = MeanExpansionNs(maps, "dao/");
	const std::string daoText = dao ? fmt::format("{:.1f} ns", *dao) : "no dao maps";
	fmt::print("A* expansion, mean over the dao maps    {:>12}   (at most 120 ns)\n", daoText);
	fmt::print("A* expansion, mean over all maps        {:>9.1f} ns\n", *MeanExpansionNs(maps, ""));
	fmt::print("JPS speed-up, geometric mean            {:>10.1f} x   (at least 55 x over the 18 maps)\n",
		GeometricMeanSpeedUp(maps));
	fmt::print("wrong answers                           {:>12}   (of {} on {} maps; 0 wanted)\n", wrong,
		queries, maps.size());
	fmt::print("memory of a map, most                 {:>9.2f} bits   (at most 2.5 bits a cell)\n", bits);
	return wrong;
}

int Run(const fs::path& folder, std::size_t limit, int repeat)
{
	const std::vector<fs::path> paths = FindMaps(folder);
	if (paths.empty())
	{
		fmt::print(stderr, "{}: no map with a scenario beside it\n", folder.string());
		return 2;
	}
	std::vector<MapFigures> maps;
	for (const fs::path& path : paths)
	{
		maps.push_back(Measure(folder, path, limit, repeat));
	}
	fmt::print("{}\n", MakeTable(maps));
	const std::size_t wrong = PrintTotals(maps);
	for (const MapFigures& map : maps)
	{
		if (!map.firstFault.empty())
		{
			fmt::print(stderr, "{}: {}\n", map.name, map.firstFault);
		}
	}
	return wrong == 0 ? 0 : 1;
}
} // namespace

int main(int argc, char** argv)
{
	if (argc < 2 || argc > 4)
	{
		fmt::print(stderr,
			"usage: navbench_figures FOLDER [LIMIT [REPEAT]]\n"
			"LIMIT: problems a map, 0 for all; REPEAT: keep the best of so many runs of a query\n");
		return 2;
	}
	try
	{
		const std::size_t limit = argc > 2 ? std::stoul(argv[2]) : 0;
		const int repeat = argc > 3 ? std::stoi(argv[3]) : 1;
		return Run(argv[1], limit, (std::max)(repeat, 1));
	}
	catch (const std::exception& error)
	{
		fmt::print(stderr, "navbench_figures: {}\n", error.what());
		return 2;
	}
}
