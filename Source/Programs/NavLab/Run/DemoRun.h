// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Run/NavMeshOutline.h"
#include "NavLab/Run/QueryRunner.h"
#include "NavLab/Simulate/SimulationResult.h"

#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Io/ScenFile.h"
#include "NavCore/Trace/TraceSink.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace NavLab
{
/** One algorithm's answer to one query. */
struct DemoAttempt
{
	const NavCore::AlgorithmInfo* info = nullptr;
	QueryOutcome outcome;
	/** Cost above the optimum in percent; absent without a path. */
	std::optional<double> excessPct;
	/** What the independent checks found wrong; empty when nothing is. */
	std::string fault;
	/** The steps of the search, recorded for the first query of a map only. */
	std::vector<NavCore::TraceEvent> events;
};

struct DemoQuery
{
	NavCore::Cell from;
	NavCore::Cell to;
	/** By the reference solver, in straight steps. */
	double optimum = 0.0;
	std::vector<DemoAttempt> attempts;
};

/** A generated map and every algorithm's answers to a few queries on it. */
struct DemoMap
{
	/** File name without extension. */
	std::string name;
	std::string title;
	std::string description;
	NavCore::NavGraph graph;
	NavCore::ScenFile scen;
	/** The first one is the longest; it is drawn and replayed. */
	std::vector<DemoQuery> queries;
	/** Recast's polygons of the same map. */
	NavMeshOutline navmesh;
};

/** Makes the maps and answers the queries. The same on every machine but for the times. */
[[nodiscard]] std::vector<DemoMap> RunDemo();

/** The finale: a crowd on a larger battlefield whose walls rise and fall, with a replay. */
[[nodiscard]] SimulationResult RunDemoCrowd();

/** How many answers the independent checks reject. */
[[nodiscard]] std::size_t CountFaults(const std::vector<DemoMap>& maps);
} // namespace NavLab
