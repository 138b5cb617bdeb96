// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/ReplayRun.h"

#include "NavLab/Cli/ExitCode.h"
#include "NavLab/Draw/SearchScene.h"
#include "NavLab/Run/QueryRunner.h"

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Trace/TraceRecorder.h"

#include <fmt/format.h>

#include <algorithm>

namespace NavLab
{
std::size_t ReplayResult::Mismatches() const
{
	return static_cast<std::size_t>(std::count_if(
		queries.begin(), queries.end(), [](const ReplayedQuery& query) { return !query.IsSame(); }));
}

ReplayResult Replay(const std::string& fileName, const NavCore::QueryCapture& capture)
{
	ReplayResult result;
	NavCore::NavGraph graph(capture.grid.map.Clone());
	NavCore::SearchScratch scratch;
	for (const NavCore::CapturedQuery& recorded : capture.queries)
	{
		const NavCore::AlgorithmInfo* info = NavCore::FindAlgorithm(recorded.algorithm);
		if (info == nullptr)
		{
			throw InputError(fmt::format("{}: there is no algorithm \"{}\"", fileName, recorded.algorithm));
		}
		graph.Require(info->uses);
		result.queries.push_back(
			{recorded, NavCore::CaptureQuery(graph.Context(), *info, recorded.request, scratch)});
	}
	return result;
}

std::string DrawReplayPng(const NavCore::QueryCapture& capture, std::size_t query)
{
	const NavCore::CapturedQuery& recorded = capture.queries[query];
	const NavCore::AlgorithmInfo& info = *NavCore::FindAlgorithm(recorded.algorithm);
	NavCore::NavGraph graph(capture.grid.map.Clone());
	graph.Require(info.uses);
	NavCore::TraceRecorder recorder;
	NavCore::SearchRequest request = recorded.request;
	request.trace = &recorder;
	QueryOutcome outcome;
	QueryRunner(info).Run(graph.Context(), request, 1, outcome);
	return DrawPng(SearchScene(graph.Map(), recorder.Events(), request.start, request.goal, outcome.path));
}
} // namespace NavLab
