// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"
#include "NavLab/Cli/Command.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Draw/PngPicture.h"
#include "NavLab/Draw/SvgPicture.h"
#include "NavLab/Files/InputFiles.h"
#include "NavLab/Generate/TerrainPainter.h"
#include "NavLab/Run/ViewRun.h"

#include "NavCore/Draw/MapDrawing.h"
#include "NavCore/Grid/GridEdit.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace NavLab
{
namespace
{
constexpr std::int32_t MinPixels = 64;
constexpr std::int32_t MaxPixels = 8192;
constexpr std::int32_t MaxAgents = 1000;
constexpr std::size_t NoStep = static_cast<std::size_t>(-1);
constexpr std::size_t MaxStep = 4'000'000;

struct ViewOptions
{
	std::string map;
	std::string view;
	std::string from;
	std::string to;
	std::string algorithm = "astar";
	std::string terrainSeed;
	std::string seed = "1";
	std::size_t step = NoStep;
	std::int32_t level = -1;
	std::int32_t clearance = 8;
	std::int32_t agents = ViewRequest{}.agents;
	std::int32_t pixels = MapPicture::DefaultMaxPixels;
	bool edges = false;
	bool smooth = false;
	bool labels = false;
	std::string png;
	std::string svg;
	std::string json;
};

std::string KnownViews()
{
	std::string names;
	for (const auto& [name, kind] : AllViews())
	{
		names += names.empty() ? "" : ", ";
		names += name;
	}
	return names;
}

ViewKind ParseView(const std::string& text)
{
	for (const auto& [name, kind] : AllViews())
	{
		if (name == text)
		{
			return kind;
		}
	}
	throw InputError(fmt::format("--view: unknown view \"{}\"; known: {}", text, KnownViews()));
}

/** Throws InputError unless both ends are there for a view that needs them. */
void ReadQuery(const ViewOptions& options, ViewRequest& outRequest)
{
	if (outRequest.kind != ViewKind::Path && outRequest.kind != ViewKind::Search)
	{
		return;
	}
	if (options.from.empty() || options.to.empty())
	{
		throw InputError(
			fmt::format("{}: view {} needs it", options.from.empty() ? "--from" : "--to", options.view));
	}
	outRequest.from = ParseCell("--from", options.from);
	outRequest.to = ParseCell("--to", options.to);
	outRequest.algorithm = &ParseAlgorithm(options.algorithm);
}

ViewRequest MakeRequest(const ViewOptions& options)
{
	ViewRequest request;
	request.kind = ParseView(options.view);
	request.labels = options.labels;
	request.maxPixels = options.pixels;
	request.level = options.level;
	request.edges = options.edges;
	request.smooth = options.smooth;
	request.agents = options.agents;
	request.seed = ParseSeed("--seed", options.seed);
	if (options.step != NoStep)
	{
		request.step = options.step;
	}
	ReadQuery(options, request);
	return request;
}

/** The layers that the view shows, where the file has none. */
void AddLayers(const ViewOptions& options, ViewKind kind, NavCore::GridMap& map)
{
	if (!options.terrainSeed.empty())
	{
		TerrainOptions terrain;
		terrain.seed = ParseSeed("--paint-terrain", options.terrainSeed);
		PaintTerrain(map, terrain);
	}
	if (kind == ViewKind::Terrain && NavCore::LargestTerrain(map) <= NavCore::TerrainNeutral)
	{
		throw InputError(
			fmt::format("{}: has no terrain to view; --paint-terrain SEED makes some up", options.map));
	}
	if (kind == ViewKind::Clearance)
	{
		NavCore::GridEdit edit(map);
		static_cast<void>(edit.EnableClearance(static_cast<std::uint8_t>(options.clearance)));
		edit.Commit();
	}
}

nlohmann::ordered_json MakeJson(const ViewOptions& options, const ViewResult& result)
{
	nlohmann::ordered_json json = {{"map", options.map}, {"view", options.view}};
	for (const auto& [name, value] : result.counts)
	{
		json[name] = value;
	}
	json["found"] = result.found;
	nlohmann::ordered_json layers = nlohmann::ordered_json::array();
	for (const PictureLayer& layer : result.picture.layers)
	{
		layers.push_back(
			{{"name", layer.name}, {"rects", layer.list.rects.size()}, {"lines", layer.list.lines.size()},
				{"marks", layer.list.marks.size()}, {"labels", layer.list.labels.size()}});
	}
	json["layers"] = layers;
	return json;
}

std::string MakeText(const ViewOptions& options, const ViewResult& result)
{
	std::string text = fmt::format("{}: {}", options.map, options.view);
	for (const auto& [name, value] : result.counts)
	{
		text += fmt::format(", {} {}", value, name);
	}
	return text + "\n";
}

ExitCode RunViewCommand(const ViewOptions& options)
{
	const ViewRequest request = MakeRequest(options);
	const Output output(options.json);
	for (const auto& [option, path] : {std::pair("--png", &options.png), std::pair("--svg", &options.svg)})
	{
		if (!path->empty())
		{
			RequireWritable(option, *path);
		}
	}
	NavCore::MapReadOptions mapOptions;
	// What swamp costs where it is to be seen; elsewhere maps are read like everywhere.
	mapOptions.swampCost = request.kind == ViewKind::Terrain ? 5 : 0;
	NavCore::GridMap map = LoadMap(options.map, mapOptions);
	AddLayers(options, request.kind, map);
	const ViewResult result = RunView(std::move(map), request);
	output.Print(MakeText(options, result));
	output.WriteJson(MakeJson(options, result));
	if (!options.png.empty())
	{
		WriteFile(options.png, DrawPng(result.picture));
	}
	if (!options.svg.empty())
	{
		WriteFile(options.svg, DrawSvg(result.picture));
	}
	return result.found ? ExitCode::Success : ExitCode::FailedRun;
}
} // namespace

void AddViewCommand(CLI::App& app, ExitCode& outCode)
{
	Command command(app, "view", "Draw what a debug view shows of a map, a search or live paths.");
	auto options = std::make_shared<ViewOptions>();
	command.AddRequired("--map", options->map, "Map (.map)");
	command.AddRequired("--view", options->view, KnownViews());
	command.AddOption("--from", options->from, "Start cell X,Y of a path or search");
	command.AddOption("--to", options->to, "Goal cell X,Y");
	command.AddOption("--algorithm", options->algorithm, "Name of the algorithm");
	command.AddFlag("--smooth", options->smooth, "Straighten the path");
	command.AddNumber("--step", options->step, {0, MaxStep}, "Show the search after so many of its steps");
	command.AddNumber("--level", options->level, {0, 7}, "Level of clusters; else the borders of all");
	command.AddFlag("--edges", options->edges, "Draw the ways between the transitions of a cluster");
	command.AddNumber(
		"--clearance", options->clearance, {1, NavCore::MaxClearanceLimit}, "Largest clearance told apart");
	command.AddOption("--paint-terrain", options->terrainSeed, "Give the map terrain made up from a seed");
	command.AddNumber("--agents", options->agents, {1, MaxAgents}, "Agents of the live view");
	command.AddOption("--seed", options->seed, "Where the agents of the live view go");
	command.AddFlag("--labels", options->labels, "Numbers beside cells that are large enough");
	command.AddNumber("--pixels", options->pixels, {MinPixels, MaxPixels}, "Longest side of the picture");
	command.AddOption("--png", options->png, "Write the picture as PNG");
	command.AddOption("--svg", options->svg, "The same as SVG");
	command.AddOption("--json", options->json, "Write what was counted as JSON; - for stdout");
	command.OnRun([options, &outCode] { outCode = RunViewCommand(*options); });
}
} // namespace NavLab
