// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"
#include "NavLab/Cli/Command.h"
#include "NavLab/Cli/Output.h"
#include "NavLab/Commands/Commands.h"
#include "NavLab/Files/InputFiles.h"
#include "NavLab/Report/ReplayReport.h"
#include "NavLab/Run/ReplayRun.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <span>

namespace NavLab
{
namespace
{
struct ReplayOptions
{
	std::vector<std::string> files;
	/** From 1; 0 = the first one that is answered differently, or the last one. */
	std::size_t query = 0;
	std::string png;
	std::string json;
};

/** Which query to draw, from 0. */
std::size_t QueryToDraw(const ReplayOptions& options, const ReplayResult& result)
{
	if (options.query > 0)
	{
		return options.query - 1;
	}
	for (std::size_t i = 0; i < result.queries.size(); ++i)
	{
		if (!result.queries[i].IsSame())
		{
			return i;
		}
	}
	return result.queries.size() - 1;
}

ExitCode RunReplayCommand(const ReplayOptions& options)
{
	const std::string& file = options.files.front();
	if (options.files.size() > 1)
	{
		throw InputError("replay takes one file");
	}
	const Output output(options.json);
	if (!options.png.empty())
	{
		RequireWritable("--png", options.png);
	}
	const std::string bytes = ReadFile(file);
	const NavCore::QueryCapture capture =
		TakeOrThrow(NavCore::ReadCaptureFile(std::as_bytes(std::span(bytes)), file));
	if (capture.queries.empty() || options.query > capture.queries.size())
	{
		throw InputError(fmt::format("{}: there are {} queries in it", file, capture.queries.size()));
	}
	const ReplayResult result = Replay(file, capture);
	output.Print(MakeReplayTable(file, capture, result));
	output.WriteJson(MakeReplayJson(file, capture, result));
	if (!options.png.empty())
	{
		WriteFile(options.png, DrawReplayPng(capture, QueryToDraw(options, result)));
	}
	return result.Mismatches() == 0 ? ExitCode::Success : ExitCode::FailedRun;
}
} // namespace

void AddReplayCommand(CLI::App& app, ExitCode& outCode)
{
	Command command(app, "replay", "Run the queries of a capture again, and draw one of them.");
	auto options = std::make_shared<ReplayOptions>();
	command.AddRequired("file", options->files, "Capture, from Unreal or from navlab find --capture");
	command.AddNumber("--query", options->query, {1, NavCore::MaxCapturedQueries},
		"Which one to draw; else the first one that is answered differently, or the last");
	command.AddOption("--png", options->png, "Draw map, search and path as PNG");
	command.AddOption("--json", options->json, "Write the answers as JSON; - for stdout");
	command.OnRun([options, &outCode] { outCode = RunReplayCommand(*options); });
}
} // namespace NavLab
