// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Command.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Draw/SearchScene.h"
#include "NavLab/Files/InputFiles.h"
#include "NavLab/Report/DemoReport.h"
#include "NavLab/Report/SimulationReport.h"
#include "NavLab/Run/DemoRun.h"

#include "NavCore/Graph/Algorithms.h"
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
struct DemoOptions
{
	std::string out = "Out/demo";
	std::string json;
};

/** Map, scenario and one picture an algorithm. Returns how many pictures were drawn. */
std::size_t WriteMapFiles(const std::filesystem::path& folder, const DemoMap& demo)
{
	WriteFile((folder / (demo.name + ".map")).string(), NavCore::WriteMapFile(demo.graph.Map()));
	WriteFile((folder / (demo.name + ".map.scen")).string(), TakeOrThrow(NavCore::WriteScenFile(demo.scen)));
	const DemoQuery& query = demo.queries.front();
	for (const DemoAttempt& attempt : query.attempts)
	{
		const SearchScene scene(demo.graph.Map(), attempt.events, query.from, query.to, attempt.outcome.path);
		const std::string name = fmt::format("{}-{}.png", demo.name, attempt.info->name);
		WriteFile((folder / name).string(), DrawPng(scene));
	}
	return query.attempts.size();
}

nlohmann::ordered_json MakeDemoJson(
	const std::vector<DemoMap>& maps, const SimulationResult& crowd, const std::string& report)
{
	nlohmann::ordered_json answers = nlohmann::ordered_json::array();
	for (const DemoMap& demo : maps)
	{
		for (const DemoQuery& query : demo.queries)
		{
			for (const DemoAttempt& attempt : query.attempts)
			{
				answers.push_back({{"map", demo.name}, {"from", {query.from.x, query.from.y}},
					{"to", {query.to.x, query.to.y}}, {"algorithm", attempt.info->name},
					{"status", StatusWord(attempt.outcome.status)}, {"optimum", query.optimum},
					{"length", attempt.outcome.path.Length()},
					{"expanded", attempt.outcome.counters.expanded}, {"time_us", attempt.outcome.timeUs},
					{"fault", attempt.fault}});
			}
		}
	}
	return {{"report", report}, {"wrong_answers", CountFaults(maps)}, {"answers", std::move(answers)},
		{"simulation", MakeSimulationJson("pseudo-rts", crowd)}};
}

ExitCode RunDemoCommand(const DemoOptions& options)
{
	const Output output(options.json);
	MakeOutputFolder("--out", options.out);
	const std::filesystem::path folder(options.out);
	const std::string report = (folder / "index.html").string();
	RequireWritable("--out", report);

	const std::vector<DemoMap> maps = RunDemo();
	output.Print(MakeDemoTable(maps));
	std::size_t pictures = 0;
	for (const DemoMap& demo : maps)
	{
		pictures += WriteMapFiles(folder, demo);
	}
	const SimulationResult crowd = RunDemoCrowd();
	output.Print(fmt::format("Crowd     {}\n", MakeSimulationLine(crowd)));
	WriteFile(report, MakeDemoHtml(maps, crowd));
	output.WriteJson(MakeDemoJson(maps, crowd, report));

	const std::size_t faults = CountFaults(maps);
	output.Print(fmt::format("Report    {}   (open it in a browser; it needs no other file)\n"
							 "Pictures  {} PNG files, maps and scenarios in {}\n"
							 "Checks    {}\n",
		report, pictures, options.out,
		faults == 0 ? "every path is legal, and every optimal algorithm found the optimum"
					: fmt::format("{} wrong answers", faults)));
	return faults == 0 && crowd.faults.Total() == 0 ? ExitCode::Success : ExitCode::FailedRun;
}
} // namespace

void AddDemoCommand(CLI::App& app, ExitCode& outCode)
{
	Command command(app, "demo", "Show what it does: every algorithm on generated maps, with a report.");
	auto options = std::make_shared<DemoOptions>();
	command.AddOption("--out", options->out, "Folder for the report and pictures");
	command.AddOption("--json", options->json, "Write the answers as JSON; - for stdout");
	command.OnRun([options, &outCode] { outCode = RunDemoCommand(*options); });
}
} // namespace NavLab
