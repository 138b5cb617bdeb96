// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"
#include "NavLab/Cli/Command.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Files/InputFiles.h"
#include "NavLab/Generate/MapGenerator.h"
#include "NavLab/Generate/ScenarioGenerator.h"

#include "NavCore/Io/MapFile.h"
#include "NavCore/Io/ScenFile.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <memory>

namespace NavLab
{
namespace
{
struct GenerateOptions
{
	std::string kind;
	std::string size;
	std::string seed;
	std::string out;
	std::string scen;
	std::int32_t problems = ScenarioOptions{}.maxProblems;
	std::string json;
};

std::string KnownKinds()
{
	std::string names;
	for (const MapKind kind : AllMapKinds())
	{
		names += names.empty() ? "" : ", ";
		names += NameOf(kind);
	}
	return names;
}

NavCore::GridMap MakeMap(const GenerateOptions& options)
{
	GeneratorOptions generator;
	const std::optional<MapKind> kind = FindMapKind(options.kind);
	if (!kind)
	{
		throw InputError(
			fmt::format("--kind: unknown kind of map \"{}\"; known: {}", options.kind, KnownKinds()));
	}
	const MapSize size = ParseSize("--size", options.size);
	generator.kind = *kind;
	generator.width = size.width;
	generator.height = size.height;
	generator.seed = ParseSeed("--seed", options.seed);
	NavCore::Result<NavCore::GridMap, std::string> map = GenerateMap(generator);
	if (!map)
	{
		throw InputError(map.Error());
	}
	return std::move(map).Value();
}

ExitCode RunGenerateCommand(const GenerateOptions& options)
{
	const Output output(options.json);
	const NavCore::GridMap map = MakeMap(options);
	if (options.scen == options.out)
	{
		throw InputError(fmt::format("--scen {}: is the file that --out writes", options.scen));
	}
	if (!options.scen.empty())
	{
		RequireWritable("--scen", options.scen);
	}
	WriteFile(options.out, NavCore::WriteMapFile(map));
	output.Print(fmt::format(
		"{}: {} x {} cells, {} walkable\n", options.out, map.Width(), map.Height(), map.WalkableCount()));
	nlohmann::ordered_json json = {{"map", options.out}, {"kind", options.kind},
		{"seed", ParseSeed("--seed", options.seed)}, {"width", map.Width()}, {"height", map.Height()},
		{"walkable", map.WalkableCount()}, {"scen", nullptr}, {"problems", nullptr}};
	if (!options.scen.empty())
	{
		ScenarioOptions scenario;
		scenario.seed = ParseSeed("--seed", options.seed);
		scenario.maxProblems = options.problems;
		const std::string mapName = std::filesystem::path(options.out).filename().string();
		const NavCore::ScenFile scen = GenerateScenario(map, mapName, scenario);
		WriteFile(options.scen, TakeOrThrow(NavCore::WriteScenFile(scen)));
		output.Print(fmt::format("{}: {} problems\n", options.scen, scen.problems.size()));
		json["scen"] = options.scen;
		json["problems"] = scen.problems.size();
	}
	output.WriteJson(json);
	return ExitCode::Success;
}
} // namespace

void AddGenerateCommand(CLI::App& app, ExitCode& outCode)
{
	Command command(app, "generate", "Make a map, and problems with known optima on it.");
	auto options = std::make_shared<GenerateOptions>();
	command.AddRequired("--kind", options->kind, KnownKinds());
	command.AddRequired("--size", options->size, "Width and height in cells: W,H");
	command.AddRequired("--seed", options->seed, "Equal seeds give equal maps");
	command.AddRequired("--out", options->out, "Map to write (.map)");
	command.AddOption("--scen", options->scen, "Also write a scenario (.scen)");
	command.AddNumber("--problems", options->problems, {1, 1'000'000}, "Most problems in the scenario");
	command.AddOption("--json", options->json, "Describe the files as JSON; - for stdout");
	command.OnRun([options, &outCode] { outCode = RunGenerateCommand(*options); });
}
} // namespace NavLab
