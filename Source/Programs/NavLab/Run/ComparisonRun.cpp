// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/ComparisonRun.h"

#include "NavLab/Cli/Progress.h"
#include "NavLab/Run/MapSet.h"
#include "NavLab/Run/QueryRunner.h"
#include "NavLab/Run/RatioCollector.h"

#include "NavCore/Graph/NavGraph.h"

#include "NavReference/Bridge/CoreBridge.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace NavLab
{
namespace
{
/** Long enough for warm caches, short enough that all answers of a batch can be kept until checked. */
constexpr std::size_t BatchSize = 64;

/** All algorithms on one map. */
class MapPass
{
public:
	MapPass(const ProblemMap& source, std::span<const ReproduceAlgorithm> algorithms, int repeat)
		: source_(source), algorithms_(algorithms), repeat_(repeat),
		  grid_(NavReference::ToReference(source.map)),
		  outcomes_(algorithms.size(), std::vector<QueryOutcome>(BatchSize))
	{
		for (const ReproduceAlgorithm& algorithm : algorithms)
		{
			runners_.push_back(std::make_unique<QueryRunner>(algorithm.info));
			collectors_.emplace_back(repeat);
			graphs_.push_back(Prepare(algorithm, collectors_.back()));
		}
	}

	[[nodiscard]] MapComparison Run(std::size_t done, Progress& progress)
	{
		const std::span<const PathProblem> problems(source_.problems);
		for (std::size_t begin = 0; begin < problems.size(); begin += BatchSize)
		{
			const auto batch = problems.subspan(begin, (std::min)(BatchSize, problems.size() - begin));
			for (std::size_t i = 0; i < algorithms_.size(); ++i)
			{
				Solve(i, batch);
			}
			CheckBatch(batch);
			progress.Set(done + begin + batch.size());
		}
		return Finish();
	}

	[[nodiscard]] const std::string& FirstFault() const { return firstFault_; }

private:
	/** Each one sees the structures that it asks for and no others. */
	[[nodiscard]] NavCore::NavGraph Prepare(
		const ReproduceAlgorithm& algorithm, RatioCollector& collector) const
	{
		using Clock = std::chrono::steady_clock;
		NavCore::NavGraph graph(source_.map.Clone());
		if (NavCore::Includes(algorithm.info.uses, NavCore::GraphParts::Clusters))
		{
			graph.ConfigureClusters(algorithm.clusters);
		}
		const std::size_t before = graph.Bytes();
		const Clock::time_point begin = Clock::now();
		graph.Require(algorithm.info.uses);
		collector.SetPreparation(
			std::chrono::duration<double, std::milli>(Clock::now() - begin).count(), graph.Bytes() - before);
		return graph;
	}

	void Solve(std::size_t algorithm, std::span<const PathProblem> batch)
	{
		const NavCore::SearchContext context = graphs_[algorithm].Context();
		std::vector<QueryOutcome>& outcomes = outcomes_[algorithm];
		NavCore::SearchRequest request;
		const auto solve = [&](std::size_t place, int repeat)
		{
			request.start = batch[place].start;
			request.goal = batch[place].goal;
			runners_[algorithm]->Run(context, request, repeat, outcomes[place]);
		};
		// The algorithm before this one left its own memory in the caches.
		solve(batch.size() - 1, 1);
		for (std::size_t place = 0; place < batch.size(); ++place)
		{
			solve(place, repeat_);
		}
	}

	void CheckBatch(std::span<const PathProblem> batch)
	{
		for (std::size_t place = 0; place < batch.size(); ++place)
		{
			const QueryOutcome& control = outcomes_.front()[place];
			for (std::size_t i = 0; i < algorithms_.size(); ++i)
			{
				const QueryOutcome& outcome = outcomes_[i][place];
				collectors_[i].Add(source_.map, batch[place], outcome, control);
				CheckAnswer(i, batch[place], outcome, control);
			}
		}
	}

	void CheckAnswer(std::size_t algorithm, const PathProblem& problem, const QueryOutcome& outcome,
		const QueryOutcome& control)
	{
		const bool found = outcome.status == NavCore::SearchStatus::Found;
		const std::string fault = found
			? NavReference::ValidatePath(grid_, outcome.path, problem.start, problem.goal).reason
			: (outcome.path.IsEmpty() ? "" : "a path was returned with a status that has none");
		if (!fault.empty())
		{
			collectors_[algorithm].CountInvalidPath();
			NoteFault(algorithm, problem, fault);
		}
		if (outcome.status != control.status)
		{
			collectors_[algorithm].CountStatusMismatch();
			NoteFault(algorithm, problem,
				fmt::format("the answer is {}, but {} says {}", StatusWord(outcome.status),
					algorithms_.front().label, StatusWord(control.status)));
		}
	}

	void NoteFault(std::size_t algorithm, const PathProblem& problem, const std::string& fault)
	{
		if (firstFault_.empty())
		{
			firstFault_ =
				fmt::format("{}: {} from {},{} to {},{}: {}", source_.origin, algorithms_[algorithm].label,
					problem.start.x, problem.start.y, problem.goal.x, problem.goal.y, fault);
		}
	}

	[[nodiscard]] MapComparison Finish()
	{
		MapComparison comparison{source_.name, source_.origin, source_.map.Width(), source_.map.Height(),
			source_.map.WalkableCount(), {}};
		for (RatioCollector& collector : collectors_)
		{
			comparison.figures.push_back(collector.Finish());
		}
		return comparison;
	}

	const ProblemMap& source_;
	std::span<const ReproduceAlgorithm> algorithms_;
	int repeat_;
	NavReference::ReferenceGrid grid_;
	std::vector<NavCore::NavGraph> graphs_;
	std::vector<std::unique_ptr<QueryRunner>> runners_;
	std::vector<RatioCollector> collectors_;
	/** By algorithm, then by place in the batch. */
	std::vector<std::vector<QueryOutcome>> outcomes_;
	std::string firstFault_;
};
} // namespace

Comparison RunComparison(
	std::span<const MapSet> sets, std::vector<ReproduceAlgorithm> algorithms, int repeat, Progress& progress)
{
	Comparison comparison;
	comparison.algorithms = std::move(algorithms);
	comparison.repeat = repeat;
	std::size_t done = 0;
	for (const MapSet& set : sets)
	{
		SetComparison& compared = comparison.sets.emplace_back(SetComparison{set.name, set.generated, {}});
		for (const ProblemMap& map : set.maps)
		{
			MapPass pass(map, comparison.algorithms, repeat);
			compared.maps.push_back(pass.Run(done, progress));
			done += map.problems.size();
			if (comparison.firstFault.empty())
			{
				comparison.firstFault = pass.FirstFault();
			}
		}
	}
	return comparison;
}
} // namespace NavLab
