// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Simulate/HeatProbe.h"

#include "NavLab/Simulate/ReplayRecorder.h"

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Scheduling/PathScheduler.h"

namespace NavLab
{
namespace
{
/** Past this a search is cut off: the picture is full anyway. */
constexpr std::size_t MostCells = 4000;

const NavCore::AlgorithmInfo& InfoOf(std::string_view name)
{
	const std::string_view wanted = name.empty() ? NavCore::SchedulerSettings{}.algorithm : name;
	const NavCore::AlgorithmInfo* info = NavCore::FindAlgorithm(wanted);
	// The scheduler does the same.
	return info != nullptr ? *info : *NavCore::FindAlgorithm("sga");
}
} // namespace

HeatProbe::HeatProbe(std::string_view algorithm) : runner_(InfoOf(algorithm)), trace_(4 * MostCells) {}

void HeatProbe::Look(const NavCore::NavGraph& graph, std::size_t frame, NavCore::Cell start,
	NavCore::Cell goal, ReplayRecorder& recorder)
{
	if (frame < nextFrame_)
	{
		return;
	}
	nextFrame_ = frame + 1;
	trace_.Clear();
	NavCore::SearchRequest request;
	request.start = start;
	request.goal = goal;
	request.trace = &trace_;
	runner_.Run(graph.Context(), request, 1, outcome_);
	cells_.clear();
	for (const NavCore::TraceEvent& event : trace_.Events())
	{
		// Hierarchical searches look at few cells: the ends of the legs that they weigh.
		const bool looked = event.kind == NavCore::TraceKind::Expand ||
			event.kind == NavCore::TraceKind::Subgoal || event.kind == NavCore::TraceKind::Refine;
		if (looked && cells_.size() < MostCells)
		{
			cells_.push_back(event.cell);
		}
	}
	recorder.Heat(frame, cells_);
}
} // namespace NavLab
