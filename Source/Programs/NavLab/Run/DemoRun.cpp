// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/DemoRun.h"

#include "NavLab/Cli/Progress.h"
#include "NavLab/Generate/MapGenerator.h"
#include "NavLab/Generate/ScenarioGenerator.h"
#include "NavLab/Simulate/Simulation.h"

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Trace/TraceRecorder.h"

#include "NavReference/Bridge/CoreBridge.h"
#include "NavReference/ReferenceSolver.h"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace NavLab
{
namespace
{
constexpr std::int32_t MapSide = 192;
constexpr std::uint64_t Seed = 2026;
/** Denser than a usual battlefield, so that the paths have something to avoid. */
constexpr std::int32_t BattlefieldObstaclePercent = 25;
constexpr int TimedRuns = 5;

struct MapPlan
{
	MapKind kind;
	std::string_view title;
	std::string_view description;
};

constexpr MapPlan Plans[] = {
	{MapKind::PseudoRts, "Battlefield",
		"Open ground with many small obstacles, as in a real-time strategy game."},
	{MapKind::Rooms, "Rooms", "Rooms behind narrow doors: straight-line estimates mislead, and A* floods."},
	{MapKind::Caves, "Caves", "Winding caves with dead ends, where greedy choices cost the most."},
};

constexpr std::int32_t CrowdMapSide = 512;
constexpr std::size_t CrowdAgents = 500;
constexpr std::size_t CrowdFrames = 10 * FramesPerSecond;
constexpr std::size_t CrowdEditsPerFrame = 4;
/** The page holds other things too. */
constexpr std::size_t CrowdReplayBytes = 800'000;

NavCore::GridMap MakeMap(const GeneratorOptions& options)
{
	auto map = GenerateMap(options);
	if (!map)
	{
		throw std::runtime_error(fmt::format("cannot generate a demo map: {}", map.Error()));
	}
	return std::move(map).Value();
}

NavCore::NavGraph MakeGraph(MapKind kind)
{
	GeneratorOptions options;
	options.kind = kind;
	options.width = MapSide;
	options.height = MapSide;
	options.seed = Seed;
	if (kind == MapKind::PseudoRts)
	{
		options.obstaclePercent = BattlefieldObstaclePercent;
	}
	NavCore::NavGraph made(MakeMap(options));
	for (const NavCore::AlgorithmInfo& info : NavCore::Algorithms())
	{
		made.Require(info.uses);
	}
	return made;
}

DemoAttempt Attempt(const NavCore::AlgorithmInfo& info, const DemoMap& demo, const DemoQuery& query,
	const NavReference::ReferenceGrid& grid, bool record)
{
	DemoAttempt attempt;
	attempt.info = &info;
	NavCore::SearchRequest request;
	request.start = query.from;
	request.goal = query.to;
	QueryRunner runner(info);
	runner.Run(demo.graph.Context(), request, TimedRuns, attempt.outcome);
	if (attempt.outcome.status != NavCore::SearchStatus::Found)
	{
		attempt.fault = "no path was found although there is one";
		return attempt;
	}
	const NavCore::Path& path = attempt.outcome.path;
	attempt.fault = NavReference::ValidatePath(grid, path, query.from, query.to).reason;
	attempt.excessPct = (CostInSteps(path.cost) / query.optimum - 1.0) * 100.0;
	if (attempt.fault.empty() && info.optimal && *attempt.excessPct > 0.0)
	{
		attempt.fault = "the path is longer than the optimum";
	}
	if (record)
	{
		NavCore::TraceRecorder recorder;
		request.trace = &recorder;
		QueryOutcome traced;
		runner.Run(demo.graph.Context(), request, 1, traced);
		attempt.events.assign(recorder.Events().begin(), recorder.Events().end());
	}
	return attempt;
}

/** The longest problem of the scenario first, then shorter ones. */
std::vector<DemoQuery> ChooseQueries(const NavCore::ScenFile& scen)
{
	const std::size_t count = scen.problems.size();
	std::vector<DemoQuery> queries;
	for (const std::size_t place : {count - 1, count * 2 / 3, count / 3})
	{
		const NavCore::ScenProblem& problem = scen.problems[place];
		queries.push_back({problem.start, problem.goal, 0.0, {}});
	}
	return queries;
}
} // namespace

std::vector<DemoMap> RunDemo()
{
	std::vector<DemoMap> maps;
	Progress progress("demo", std::size(Plans));
	for (const MapPlan& plan : Plans)
	{
		const std::string name(NameOf(plan.kind));
		DemoMap demo{
			name, std::string(plan.title), std::string(plan.description), MakeGraph(plan.kind), {}, {}, {}};
		demo.navmesh = OutlineNavMesh(demo.graph.Map());
		ScenarioOptions scenario;
		scenario.seed = Seed;
		demo.scen = GenerateScenario(demo.graph.Map(), name + ".map", scenario);
		const NavReference::ReferenceGrid grid = NavReference::ToReference(demo.graph.Map());
		for (DemoQuery& query : demo.queries = ChooseQueries(demo.scen))
		{
			const std::int64_t units = NavReference::ShortestCost(
				grid, NavReference::ToPoint(query.from), NavReference::ToPoint(query.to));
			query.optimum = CostInSteps({units});
			const bool record = &query == &demo.queries.front();
			for (const NavCore::AlgorithmInfo& info : NavCore::Algorithms())
			{
				query.attempts.push_back(Attempt(info, demo, query, grid, record));
			}
		}
		maps.push_back(std::move(demo));
		progress.Set(maps.size());
	}
	return maps;
}

SimulationResult RunDemoCrowd()
{
	GeneratorOptions battlefield;
	battlefield.width = CrowdMapSide;
	battlefield.height = CrowdMapSide;
	battlefield.seed = Seed;
	SimulationOptions options;
	options.agents = CrowdAgents;
	options.frames = CrowdFrames;
	options.editsPerFrame = CrowdEditsPerFrame;
	options.seed = Seed;
	options.replayBytes = CrowdReplayBytes;
	Progress progress("crowd", options.frames);
	return RunSimulation(MakeMap(battlefield), options, progress);
}

std::size_t CountFaults(const std::vector<DemoMap>& maps)
{
	std::size_t faults = 0;
	for (const DemoMap& demo : maps)
	{
		for (const DemoQuery& query : demo.queries)
		{
			for (const DemoAttempt& attempt : query.attempts)
			{
				faults += attempt.fault.empty() ? 0 : 1;
			}
		}
	}
	return faults;
}
} // namespace NavLab
