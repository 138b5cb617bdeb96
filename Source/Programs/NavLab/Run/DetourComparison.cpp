// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/DetourComparison.h"

#include "NavLab/Cli/Progress.h"
#include "NavLab/Run/BenchPlan.h"
#include "NavLab/Run/EditChooser.h"
#include "NavLab/Run/QueryRunner.h"
#include "NavLab/Run/SmoothRunner.h"

#include "NavRecast/ExtrudedMap.h"
#include "NavRecast/HybridMesh.h"
#include "NavRecast/NavMeshQuery.h"
#include "NavRecast/NavMeshTiles.h"
#include "NavRecast/ObstacleTiles.h"

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Path/HybridPath.h"
#include "NavCore/Search/WorkBudget.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace NavLab
{
namespace
{
using Clock = std::chrono::steady_clock;

/** Detour numbers nodes with 16 bits. */
constexpr int LargePool = 65535;
/** What Unreal's navmesh has unless told otherwise. */
constexpr int SmallPool = 2048;
/** Passes over the queries: three on Detour, one on ours, one on both together. */
constexpr std::size_t QueryPasses = 5;
/** Of hybrid paths: the part that Detour searches, in cells. */
constexpr double HybridLastLeg = 24.0;

double MicrosecondsSince(Clock::time_point begin)
{
	return std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
}

/** The best time of several runs, in microseconds. */
template <class Work>
double BestUs(int repeat, Work&& work)
{
	double best = (std::numeric_limits<double>::max)();
	for (int i = 0; i < repeat; ++i)
	{
		const Clock::time_point begin = Clock::now();
		work();
		best = (std::min)(best, MicrosecondsSince(begin));
	}
	return best;
}

double LengthOf(const std::vector<NavCore::Cell>& waypoints)
{
	double length = 0.0;
	for (std::size_t i = 1; i < waypoints.size(); ++i)
	{
		length += std::hypot(static_cast<double>(waypoints[i].x - waypoints[i - 1].x),
			static_cast<double>(waypoints[i].y - waypoints[i - 1].y));
	}
	return length;
}

NavRecast::Bounds BoxOver(const NavCore::CellRect& rect)
{
	return {{static_cast<float>(rect.x), -0.5F, static_cast<float>(rect.y)},
		{static_cast<float>(rect.x + rect.width), 4.0F, static_cast<float>(rect.y + rect.height)}};
}

/** Lengths of the paths of one pass by problem; nothing where there is none. */
using Lengths = std::vector<std::optional<double>>;

class Comparison
{
public:
	Comparison(const BenchPlan& plan, const NavCore::AlgorithmInfo& info, const DetourOptions& options,
		Progress& progress)
		: plan_(plan), info_(info), options_(options), progress_(progress), source_(plan.map)
	{
		result_.queries = plan.QueryCount();
		result_.ours.algorithm = info.name;
	}

	DetourComparison Run()
	{
		const Lengths theirs = AskDetour();
		const Lengths ours = AskOurs();
		const Lengths hybrid = AskHybrid();
		CompareLengths(theirs, ours, hybrid);
		EditTiles();
		EditCache();
		EditOurs();
		return result_;
	}

private:
	/** Runs a query of the plan; the length of its path if it reached the goal. */
	template <class Ask>
	Lengths Pass(QueryFigures& figures, Ask&& ask)
	{
		Lengths lengths;
		std::vector<double> times;
		for (const NavCore::DynamicCommand& command : plan_.commands)
		{
			std::optional<double> length;
			times.push_back(ask(command, length));
			const bool solvable = command.optimalLength > 0.0 ||
				(command.optimalLength == 0.0 && command.start == command.goal);
			figures.found += length ? 1U : 0U;
			figures.missed += solvable && !length ? 1U : 0U;
			lengths.push_back(length);
			progress_.Set(++steps_);
		}
		figures.timeUs = Summarize(std::move(times));
		return lengths;
	}

	Lengths AskMesh(const NavRecast::NavMeshTiles& mesh, int nodes, int slice, QueryFigures& figures)
	{
		NavRecast::NavMeshQuery query(mesh.Mesh(), nodes);
		if (!query.IsValid())
		{
			throw std::runtime_error("Detour could not make its node pool");
		}
		result_.detour.poolBytes = (std::max)(result_.detour.poolBytes, query.Bytes());
		NavRecast::MeshPath path;
		return Pass(figures,
			[&](const NavCore::DynamicCommand& command, std::optional<double>& outLength)
			{
				const NavRecast::Point start = NavRecast::CenterOf(command.start);
				const NavRecast::Point goal = NavRecast::CenterOf(command.goal);
				const double time = BestUs(options_.repeat,
					[&] {
						slice > 0 ? query.FindPathSliced(start, goal, slice, path)
								  : query.FindPath(start, goal, path);
					});
				figures.truncated += path.status == NavRecast::MeshPathStatus::Truncated ? 1U : 0U;
				if (path.status == NavRecast::MeshPathStatus::Found)
				{
					outLength = path.Length();
				}
				return time;
			});
	}

	Lengths AskDetour()
	{
		DetourFigures& detour = result_.detour;
		detour.buildMs =
			BestUs(1, [&] { mesh_ = std::make_unique<NavRecast::NavMeshTiles>(source_, settings_); }) / 1000;
		if (!mesh_->IsValid())
		{
			throw std::runtime_error("the map has more tiles than Detour's references can name");
		}
		detour.polygons = mesh_->PolygonCount();
		detour.bytes = mesh_->Bytes();
		const Lengths lengths = AskMesh(*mesh_, LargePool, 0, detour.queries);
		AskMesh(*mesh_, SmallPool, 0, detour.smallPool);
		AskMesh(*mesh_, LargePool, static_cast<int>(NavCore::WorkBudget::QuantumExpansions), detour.sliced);
		return lengths;
	}

	Lengths AskOurs()
	{
		GridFigures& ours = result_.ours;
		std::optional<NavCore::NavGraph> graph;
		ours.buildMs = BestUs(options_.repeat,
						   [&]
						   {
							   graph.emplace(plan_.map.Clone());
							   graph->Require(info_.uses);
						   }) /
			1000;
		QueryRunner runner(info_);
		SmoothRunner smoother;
		QueryOutcome outcome;
		SmoothOutcome smoothed;
		std::vector<double> raw;
		std::int64_t peak = 0;
		Lengths lengths = Pass(ours.queries,
			[&](const NavCore::DynamicCommand& command, std::optional<double>& outLength)
			{
				NavCore::SearchRequest request;
				request.start = command.start;
				request.goal = command.goal;
				runner.Run(graph->Context(), request, options_.repeat, outcome);
				raw.push_back(outcome.timeUs);
				peak = (std::max)(peak, outcome.counters.peakBytes);
				if (outcome.status != NavCore::SearchStatus::Found)
				{
					return outcome.timeUs;
				}
				smoother.Run(graph->Map(), outcome.path, options_.repeat, smoothed);
				outLength = LengthOf(smoothed.waypoints);
				return outcome.timeUs + smoothed.timeUs;
			});
		ours.rawUs = Summarize(std::move(raw));
		ours.bytes = graph->Bytes() + static_cast<std::size_t>(peak);
		return lengths;
	}

	/** Our smoothed path, then corners and last leg by Detour with Unreal's usual pool. */
	Lengths AskHybrid()
	{
		NavCore::NavGraph graph(plan_.map.Clone());
		graph.Require(info_.uses);
		NavRecast::NavMeshQuery query(mesh_->Mesh(), SmallPool);
		if (!query.IsValid())
		{
			throw std::runtime_error("Detour could not make its node pool");
		}
		NavRecast::HybridMesh mesh(query);
		QueryRunner runner(info_);
		SmoothRunner smoother;
		QueryOutcome outcome;
		SmoothOutcome smoothed;
		NavCore::HybridPath hybrid;
		NavCore::HybridSettings settings;
		settings.lastLeg = HybridLastLeg;
		return Pass(result_.hybrid.queries,
			[&](const NavCore::DynamicCommand& command, std::optional<double>& outLength)
			{
				NavCore::SearchRequest request;
				request.start = command.start;
				request.goal = command.goal;
				runner.Run(graph.Context(), request, options_.repeat, outcome);
				if (outcome.status != NavCore::SearchStatus::Found)
				{
					return outcome.timeUs;
				}
				smoother.Run(graph.Map(), outcome.path, options_.repeat, smoothed);
				const double time = BestUs(options_.repeat,
					[&]
					{
						route_.clear();
						for (const NavCore::Cell cell : smoothed.waypoints)
						{
							const NavRecast::Point place = NavRecast::CenterOf(cell);
							route_.push_back({static_cast<double>(place.x), static_cast<double>(place.z),
								static_cast<double>(place.y)});
						}
						NavCore::WorkBudget budget;
						(void)hybrid.Begin(mesh, route_, settings);
						(void)hybrid.Advance(budget);
					});
				result_.hybrid.gridPieces += static_cast<std::size_t>(hybrid.Counters().gridPieces);
				if (hybrid.Status() == NavCore::HybridStatus::Done)
				{
					outLength = hybrid.Length();
				}
				return outcome.timeUs + smoothed.timeUs + time;
			});
	}

	void CompareLengths(const Lengths& theirs, const Lengths& ours, const Lengths& hybrid)
	{
		double theirSum = 0.0;
		double ourSum = 0.0;
		double hybridSum = 0.0;
		for (std::size_t i = 0; i < theirs.size(); ++i)
		{
			if (theirs[i] && ours[i] && hybrid[i])
			{
				hybridSum += *hybrid[i];
				++result_.solvedByBoth;
				theirSum += *theirs[i];
				ourSum += *ours[i];
			}
		}
		const double count = static_cast<double>((std::max)(result_.solvedByBoth, std::size_t{1}));
		result_.detour.queries.meanLength = theirSum / count;
		result_.ours.queries.meanLength = ourSum / count;
		result_.hybrid.queries.meanLength = hybridSum / count;
	}

	/** Makes the same edits on a copy of the map; work is timed after the map was written. */
	template <class Work>
	Summary MakeEdits(NavCore::GridMap& map, Work&& work)
	{
		EditChooser chooser(map, options_.seed);
		std::vector<double> times;
		for (std::size_t i = 0; i < options_.edits; ++i)
		{
			times.push_back(work(chooser.NextBlock(options_.block)));
			progress_.Set(++steps_);
		}
		return Summarize(std::move(times));
	}

	void EditTiles()
	{
		NavCore::GridMap map = plan_.map.Clone();
		const NavRecast::ExtrudedMap source(map);
		NavRecast::NavMeshTiles mesh(source, settings_);
		result_.detour.tileEditUs = MakeEdits(map,
			[&](const EditStep& step)
			{
				NavCore::GridEdit edit(map);
				ApplyStep(edit, step);
				(void)edit.Commit();
				return BestUs(1, [&] { mesh.Rebuild(BoxOver(step.rect)); });
			});
	}

	/** The cache carves boxes out of the map as it was, which is what it is for. */
	void EditCache()
	{
		NavCore::GridMap map = plan_.map.Clone();
		const NavRecast::ExtrudedMap source(plan_.map);
		std::unique_ptr<NavRecast::ObstacleTiles> cache;
		result_.detour.cacheBuildMs =
			BestUs(1, [&] { cache = std::make_unique<NavRecast::ObstacleTiles>(source, settings_); }) / 1000;
		if (!cache->IsValid())
		{
			throw std::runtime_error("the map has more tiles than Detour's tile cache can name");
		}
		result_.detour.cacheBytes = cache->Bytes();
		std::map<std::pair<std::int32_t, std::int32_t>, NavRecast::ObstacleTiles::ObstacleId> standing;
		result_.detour.cacheEditUs = MakeEdits(map,
			[&](const EditStep& step)
			{
				NavCore::GridEdit edit(map);
				ApplyStep(edit, step);
				(void)edit.Commit();
				return EditCacheOnce(*cache, step, standing);
			});
	}

	template <class Standing>
	static double EditCacheOnce(NavRecast::ObstacleTiles& cache, const EditStep& step, Standing& standing)
	{
		const std::pair corner(step.rect.x, step.rect.y);
		const bool falls = !step.rows.empty();
		bool done = false;
		const double time = BestUs(1,
			[&]
			{
				if (falls)
				{
					done = cache.Remove(standing.at(corner));
				}
				else if (const auto obstacle = cache.Add(BoxOver(step.rect)))
				{
					standing[corner] = *obstacle;
					done = true;
				}
			});
		if (!done)
		{
			throw std::runtime_error("Detour's tile cache refused an obstacle");
		}
		return time;
	}

	void EditOurs()
	{
		NavCore::NavGraph graph(plan_.map.Clone());
		graph.Require(info_.uses);
		result_.ours.editUs = MakeEdits(graph.MapForEdit(),
			[&](const EditStep& step)
			{
				return BestUs(1,
					[&]
					{
						NavCore::GridEdit edit(graph.MapForEdit());
						ApplyStep(edit, step);
						graph.Apply(edit.Commit());
					});
			});
	}

	const BenchPlan& plan_;
	const NavCore::AlgorithmInfo& info_;
	const DetourOptions& options_;
	Progress& progress_;
	NavRecast::NavMeshSettings settings_;
	NavRecast::ExtrudedMap source_;
	std::unique_ptr<NavRecast::NavMeshTiles> mesh_;
	std::vector<NavCore::MeshPoint> route_;
	DetourComparison result_;
	std::size_t steps_ = 0;
};

double Ratio(double a, double b)
{
	return b > 0.0 ? a / b : 0.0;
}
} // namespace

double DetourComparison::QuerySpeedup() const
{
	return Ratio(detour.queries.timeUs.mean, ours.queries.timeUs.mean);
}

double DetourComparison::EditSpeedup() const
{
	return Ratio(detour.tileEditUs.mean, ours.editUs.mean);
}

double DetourComparison::CacheEditSpeedup() const
{
	return Ratio(detour.cacheEditUs.mean, ours.editUs.mean);
}

double DetourComparison::BuildSpeedup() const
{
	return Ratio(detour.buildMs, ours.buildMs);
}

double DetourComparison::TruncatedSmallPoolPct() const
{
	return 100.0 * Ratio(static_cast<double>(detour.smallPool.truncated), static_cast<double>(queries));
}

DetourComparison CompareWithDetour(const BenchPlan& plan, const NavCore::AlgorithmInfo& info,
	const DetourOptions& options, Progress& progress)
{
	return Comparison(plan, info, options, progress).Run();
}

std::size_t DetourComparisonSteps(const BenchPlan& plan, const DetourOptions& options)
{
	return plan.QueryCount() * QueryPasses + options.edits * 3;
}
} // namespace NavLab
