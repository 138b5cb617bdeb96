// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/HierarchyExperiment.h"

#include "NavLab/Cli/ExitCode.h"
#include "NavLab/Cli/Progress.h"
#include "NavLab/Generate/MapGenerator.h"
#include "NavLab/Generate/TerrainPainter.h"
#include "NavLab/Run/EditChooser.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Hierarchy/ClusterGraph.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace NavLab
{
namespace
{
using Clock = std::chrono::steady_clock;
using NavCore::TransitionRule;

struct Column
{
	std::int32_t size;
	std::int32_t levels;
	TransitionRule rule;
};

/** A new row of the table is one line here. */
constexpr std::array<Column, 12> Columns{{
	{8, 1, TransitionRule::Spread},
	{16, 1, TransitionRule::Spread},
	{32, 1, TransitionRule::Spread},
	{64, 1, TransitionRule::Spread},
	{8, 2, TransitionRule::Spread},
	{16, 2, TransitionRule::Spread},
	{16, 3, TransitionRule::Spread},
	{32, 2, TransitionRule::Spread},
	{8, 1, TransitionRule::Ends},
	{16, 1, TransitionRule::Ends},
	{32, 1, TransitionRule::Ends},
	{64, 1, TransitionRule::Ends},
}};

constexpr std::array<MapKind, 5> Kinds{
	MapKind::PseudoRts, MapKind::Rooms, MapKind::Maze, MapKind::Caves, MapKind::Open};

constexpr std::array<PublishedHierarchy, 2> Published{{
	{"HPA*, Botea, Mueller, Schaeffer 2004 (Baldur's Gate)", "up to 10x", 6.0, 1.0},
	{"HPA*, as quoted in the SGA* thesis", "up to 9x", 6.0, 1.0},
}};

constexpr int WarmUpEdits = 16;
constexpr int CellEdits = 300;
constexpr int BlockEdits = 150;
constexpr std::int32_t BlockSide = 8;
constexpr int BuildRuns = 3;

double MicrosecondsSince(Clock::time_point begin)
{
	return std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
}

NavCore::GridMap Generate(MapKind kind, const HierarchySetOptions& options, std::uint64_t seed)
{
	GeneratorOptions generator;
	generator.kind = kind;
	generator.width = options.width;
	generator.height = options.height;
	generator.seed = seed;
	generator.boxes = 30;
	NavCore::Result<NavCore::GridMap, std::string> map = GenerateMap(generator);
	if (!map)
	{
		throw InputError(map.Error());
	}
	return std::move(map).Value();
}

/** Edits a copy of the map and times the repair of the graph alone. */
RepairFigures MeasureRepairs(const NavCore::GridMap& source, const NavCore::ClusterSettings& settings)
{
	NavCore::GridMap map = source.Clone();
	NavCore::ClusterGraph graph(settings);
	graph.Build(map);
	EditChooser chooser(map, 1);
	const auto measure = [&](int edits, const auto& choose)
	{
		std::vector<double> times;
		for (int i = -WarmUpEdits; i < edits; ++i)
		{
			NavCore::GridEdit edit(map);
			ApplyStep(edit, choose());
			const NavCore::GridChange change = edit.Commit();
			const Clock::time_point begin = Clock::now();
			graph.Update(map, change);
			if (i >= 0)
			{
				times.push_back(MicrosecondsSince(begin));
			}
		}
		return Summarize(times);
	};
	RepairFigures figures;
	figures.cell = measure(CellEdits, [&] { return chooser.NextCell(); });
	figures.block = measure(BlockEdits, [&] { return chooser.NextBlock(BlockSide); });
	return figures;
}

BuildFigures MeasureBuild(std::string name, const NavCore::GridMap& map)
{
	BuildFigures figures{std::move(name), map.Width(), map.HasTerrain(), 0.0, 0};
	for (int run = 0; run < BuildRuns; ++run)
	{
		NavCore::ClusterGraph graph;
		const Clock::time_point begin = Clock::now();
		graph.Build(map);
		const double ms = MicrosecondsSince(begin) / 1000.0;
		figures.buildMs = run == 0 ? ms : (std::min)(figures.buildMs, ms);
		figures.bytes = graph.Bytes();
	}
	return figures;
}

void AddBuilds(std::span<const MapSet> sets, std::int32_t side, std::vector<BuildFigures>& builds)
{
	const HierarchySetOptions options{side, side, 1, 1, 1};
	for (const MapKind kind : Kinds)
	{
		NavCore::GridMap map = Generate(kind, options, options.seed);
		builds.push_back(MeasureBuild(std::string(NameOf(kind)), map));
		PaintTerrain(map, {});
		builds.push_back(MeasureBuild(std::string(NameOf(kind)), map));
	}
	for (const MapSet& set : sets)
	{
		for (const ProblemMap& map : set.maps)
		{
			if (map.map.Width() == side && map.map.Height() == side)
			{
				builds.push_back(MeasureBuild(map.name, map.map));
			}
		}
	}
}

std::size_t CountMaps(std::span<const MapSet> sets)
{
	std::size_t count = 0;
	for (const MapSet& set : sets)
	{
		count += set.maps.size();
	}
	return count;
}
} // namespace

std::vector<ReproduceAlgorithm> MakeHierarchyColumns()
{
	const NavCore::AlgorithmInfo& hpa = *NavCore::FindAlgorithm("hpa");
	std::vector<ReproduceAlgorithm> columns;
	columns.push_back({"A*", *NavCore::FindAlgorithm("astar"), {}});
	columns.push_back({"as shipped", hpa, {}});
	for (const Column& column : Columns)
	{
		NavCore::ClusterSettings settings;
		settings.size = column.size;
		settings.levels = column.levels;
		settings.transitions = column.rule;
		columns.push_back(
			{fmt::format("{} cells, {} level{}{}", column.size, column.levels, column.levels == 1 ? "" : "s",
				 column.rule == TransitionRule::Ends ? ", ends" : ""),
				hpa, settings});
	}
	return columns;
}

std::vector<MapSet> GenerateHierarchySets(const HierarchySetOptions& options)
{
	MapSet uniform{"generated", true, {}};
	MapSet weighted{std::string(WeightedSet), true, {}};
	NavCore::Random random(options.seed);
	for (const MapKind kind : Kinds)
	{
		for (std::int32_t i = 0; i < options.count; ++i)
		{
			const std::uint64_t seed = random.Next();
			const std::string name =
				options.count == 1 ? std::string(NameOf(kind)) : fmt::format("{} {}", NameOf(kind), i + 1);
			ProblemMap made{
				name, fmt::format("{}, seed {}", NameOf(kind), seed), Generate(kind, options, seed), {}};
			AddRandomProblems(made, options.problems, random);
			ProblemMap painted{name, made.origin + ", terrain", made.map.Clone(), made.problems};
			PaintTerrain(painted.map, {.seed = seed});
			uniform.maps.push_back(std::move(made));
			weighted.maps.push_back(std::move(painted));
		}
	}
	std::vector<MapSet> sets;
	sets.push_back(std::move(uniform));
	sets.push_back(std::move(weighted));
	return sets;
}

std::size_t CountHierarchySteps(std::span<const MapSet> sets)
{
	std::size_t problems = 0;
	for (const MapSet& set : sets)
	{
		problems += set.ProblemCount();
	}
	return problems + CountMaps(sets) * (Columns.size() + 1);
}

HierarchyResult RunHierarchyExperiment(
	std::span<const MapSet> sets, const HierarchyRunOptions& options, Progress& progress)
{
	HierarchyResult result;
	result.comparison = RunComparison(sets, MakeHierarchyColumns(), options.repeat, progress);
	std::size_t done = CountHierarchySteps(sets) - CountMaps(sets) * (Columns.size() + 1);
	const std::vector<ReproduceAlgorithm>& columns = result.comparison.algorithms;
	result.repairs.resize(columns.size());
	for (std::size_t column = ShippedColumn; column < columns.size(); ++column)
	{
		for (const MapSet& set : sets)
		{
			for (const ProblemMap& map : set.maps)
			{
				result.repairs[column].push_back(MeasureRepairs(map.map, columns[column].clusters));
				progress.Set(++done);
			}
		}
	}
	AddBuilds(sets, options.buildSide, result.builds);
	return result;
}

std::span<const PublishedHierarchy> PublishedHierarchyRows()
{
	return Published;
}
} // namespace NavLab
