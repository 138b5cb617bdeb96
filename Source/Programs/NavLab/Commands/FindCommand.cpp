// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"
#include "NavLab/Cli/Command.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Draw/SearchScene.h"
#include "NavLab/Files/InputFiles.h"
#include "NavLab/Report/FindReport.h"
#include "NavLab/Report/PosthocTrace.h"
#include "NavLab/Run/NavMeshOutline.h"
#include "NavLab/Run/QueryRunner.h"
#include "NavLab/Run/SmoothRunner.h"

#include "NavCore/Capture/CaptureFile.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Trace/TraceRecorder.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <memory>

namespace NavLab
{
namespace
{
/** The first run pays for fresh memory, which a game pays once; the best of a few does not. */
constexpr int TimedRuns = 3;

struct FindOptions
{
	std::string map;
	std::string from;
	std::string to;
	std::string algorithm = "astar";
	std::string cornerRule = "none-blocked";
	bool smooth = false;
	bool partial = false;
	bool navmesh = false;
	std::string png;
	std::string svg;
	std::string trace;
	std::string capture;
	std::string json;

	[[nodiscard]] bool WantsTrace() const { return !png.empty() || !svg.empty() || !trace.empty(); }
};

void RequireOutputs(const FindOptions& options)
{
	const std::array<std::pair<std::string_view, const std::string*>, 4> files{{{"--png", &options.png},
		{"--svg", &options.svg}, {"--trace", &options.trace}, {"--capture", &options.capture}}};
	for (const auto& [option, path] : files)
	{
		if (!path->empty())
		{
			RequireWritable(option, *path);
		}
	}
}

/** Runs the query once more with a recorder, so that the first run's time stays honest. */
void WritePictures(const FindOptions& options, const NavCore::NavGraph& graph, QueryRunner& runner,
	NavCore::SearchRequest request, const SmoothOutcome& smoothed)
{
	NavCore::TraceRecorder recorder;
	request.trace = &recorder;
	QueryOutcome outcome;
	runner.Run(graph.Context(), request, 1, outcome);
	if (recorder.Dropped() > 0)
	{
		PrintNote(fmt::format("the trace is cut after {} events", recorder.Events().size()));
	}
	SearchScene scene(graph.Map(), recorder.Events(), request.start, request.goal, outcome.path);
	scene.AddSmoothed(smoothed.waypoints);
	if (options.navmesh)
	{
		DrawNavMesh(OutlineNavMesh(graph.Map()), scene.AddGroundLayer("navmesh"));
	}
	if (!options.png.empty())
	{
		WriteFile(options.png, DrawPng(scene));
	}
	if (!options.svg.empty())
	{
		WriteFile(options.svg, DrawSvg(scene));
	}
	if (!options.trace.empty())
	{
		WriteFile(options.trace, WritePosthocTrace(graph.Map(), recorder.Events(), outcome.path));
	}
}

/** The query with its map, for the replay command. */
void WriteCapture(const std::string& path, const NavCore::NavGraph& graph, const NavCore::AlgorithmInfo& info,
	const NavCore::SearchRequest& request)
{
	NavCore::SearchScratch scratch;
	const NavCore::CapturedQuery query = NavCore::CaptureQuery(graph.Context(), info, request, scratch);
	const std::vector<std::byte> bytes = NavCore::WriteCaptureFile(graph.Map(), {}, {&query, 1}).Value();
	WriteFile(path, std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
}

/** Which of the two cells a refused request is about. */
std::string_view OptionAtFault(NavCore::RequestError error)
{
	const bool start = error == NavCore::RequestError::StartOffMap ||
		error == NavCore::RequestError::StartBlocked || error == NavCore::RequestError::StartTooNarrow;
	return start ? "--from" : "--to";
}

[[noreturn]] void ThrowRefused(
	const FindOptions& options, const NavCore::GridMap& map, NavCore::RequestError error)
{
	const std::string_view option = OptionAtFault(error);
	throw InputError(fmt::format("{}: {} {}: {} (the map has {} x {} cells)", options.map, option,
		option == "--from" ? options.from : options.to, NavCore::Describe(error), map.Width(), map.Height()));
}

ExitCode RunFindCommand(const FindOptions& options)
{
	const NavCore::AlgorithmInfo& info = ParseAlgorithm(options.algorithm);
	NavCore::SearchRequest request;
	request.start = ParseCell("--from", options.from);
	request.goal = ParseCell("--to", options.to);
	request.allowPartial = options.partial;
	NavCore::MapReadOptions mapOptions;
	mapOptions.cornerRule = ParseCornerRule("--corner-rule", options.cornerRule);
	const Output output(options.json);
	RequireOutputs(options);
	NavCore::NavGraph graph(LoadMap(options.map, mapOptions));
	if (options.navmesh && graph.Map().GetTopology() == NavCore::Topology::Hex)
	{
		throw InputError(fmt::format("{}: --navmesh takes maps of square cells", options.map));
	}
	graph.Require(info.uses);

	QueryRunner runner(info);
	QueryOutcome outcome;
	runner.Run(graph.Context(), request, TimedRuns, outcome);
	SmoothOutcome smoothed;
	if (options.smooth)
	{
		SmoothRunner().Run(graph.Map(), outcome.path, TimedRuns, smoothed);
	}
	const FindAnswer answer{options.map, std::string(info.name), request.start, request.goal, outcome,
		options.smooth ? &smoothed : nullptr};
	output.WriteJson(MakeFindJson(answer));
	if (outcome.status == NavCore::SearchStatus::InvalidRequest)
	{
		ThrowRefused(options, graph.Map(), outcome.error);
	}
	output.Print(MakeFindText(answer));
	if (!options.capture.empty())
	{
		WriteCapture(options.capture, graph, info, request);
	}
	if (options.WantsTrace())
	{
		WritePictures(options, graph, runner, request, smoothed);
	}
	return outcome.path.IsEmpty() ? ExitCode::FailedRun : ExitCode::Success;
}
} // namespace

void AddFindCommand(CLI::App& app, ExitCode& outCode)
{
	Command command(app, "find", "Find one path on a map, and draw how it was found.");
	auto options = std::make_shared<FindOptions>();
	command.AddRequired("--map", options->map, "Map (.map)");
	command.AddRequired("--from", options->from, "Start cell X,Y; 0,0 is the top left");
	command.AddRequired("--to", options->to, "Goal cell X,Y");
	command.AddOption("--algorithm", options->algorithm, "Name of the algorithm");
	command.AddOption("--corner-rule", options->cornerRule,
		"Diagonal steps: always, one-free, none-blocked (both cells beside it free) or never");
	command.AddFlag("--partial", options->partial, "Without a path, go to the best reachable place");
	command.AddFlag(
		"--smooth", options->smooth, "Straighten the path: never dearer, and waypoints to walk between");
	command.AddOption("--png", options->png, "Draw map, search and path as PNG");
	command.AddOption("--svg", options->svg, "The same as SVG");
	command.AddFlag("--navmesh", options->navmesh, "Draw Recast's polygons of the same map under the search");
	command.AddOption("--trace", options->trace, "Write the search for the Posthoc visualiser (.trace.yaml)");
	command.AddOption("--capture", options->capture, "Write map and query for navlab replay");
	command.AddOption("--json", options->json, "Write the answer as JSON; - for stdout");
	command.OnRun([options, &outCode] { outCode = RunFindCommand(*options); });
}
} // namespace NavLab
