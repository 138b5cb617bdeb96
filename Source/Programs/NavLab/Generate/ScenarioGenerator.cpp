// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Generate/ScenarioGenerator.h"

#include "NavReference/Bridge/CoreBridge.h"
#include "NavReference/ReferenceSolver.h"

#include "NavCore/Base/Random.h"
#include "NavCore/Grid/GridMap.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace NavLab
{
namespace
{
constexpr std::uint32_t NoCell = ~std::uint32_t{0};

std::size_t BucketOf(double length)
{
	return static_cast<std::size_t>(length / 4.0);
}

/**
 * Collects goals for one source after the other. A Dijkstra search from a source knows the optimum of
 * every goal, so a few searches give all problems.
 */
class ProblemCollector
{
public:
	ProblemCollector(const NavCore::GridMap& map, const ScenarioOptions& options)
		: grid_(NavReference::ToReference(map)), random_(options.seed), options_(options)
	{
		for (std::size_t i = 0; i < grid_.walkable.size(); ++i)
		{
			if (grid_.walkable[i] != 0)
			{
				freeCells_.push_back(static_cast<std::uint32_t>(i));
			}
		}
	}

	[[nodiscard]] NavCore::ScenFile Collect(std::string_view mapName)
	{
		NavCore::ScenFile scen;
		scen.mapNames.emplace_back(mapName);
		const std::vector<std::uint32_t> sources = ChooseSources();
		if (sources.empty())
		{
			return scen;
		}
		for (const std::uint32_t source : sources)
		{
			SampleGoals(source);
		}
		std::set<std::pair<std::uint32_t, std::uint32_t>> used;
		for (std::size_t bucket = 0; bucket + 1 < firstSlots_.size(); ++bucket)
		{
			PickProblems(bucket, used, scen.problems);
		}
		return scen;
	}

private:
	struct Goal
	{
		std::uint32_t cell = NoCell;
		double length = 0.0;
	};
	struct Source
	{
		std::uint32_t cell = NoCell;
		/** One entry a slot; bucket b owns the slots [firstSlots_[b], firstSlots_[b + 1]). */
		std::vector<Goal> goals;
	};

	/** Random cells, led by two that lie far apart: the first is what the buckets are laid out by. */
	[[nodiscard]] std::vector<std::uint32_t> ChooseSources()
	{
		constexpr int MaxTries = 16;
		std::vector<std::uint32_t> sources;
		Goal farthest;
		for (int i = 0; i < MaxTries && farthest.length <= 0.0 && !freeCells_.empty(); ++i)
		{
			farthest = FindFarthest(RandomCell());
		}
		if (farthest.length <= 0.0)
		{
			return sources;
		}
		// The farthest cell from anywhere is an end of one of the longest paths.
		const Goal end = FindFarthest(farthest.cell);
		LayOutBuckets(BucketOf(end.length) + 1);
		sources.push_back(farthest.cell);
		sources.push_back(end.cell);
		constexpr std::size_t CellBudget = 8'000'000;
		const std::size_t count = std::clamp<std::size_t>(CellBudget / freeCells_.size(), 4, 64);
		while (sources.size() < count)
		{
			sources.push_back(RandomCell());
		}
		return sources;
	}

	void LayOutBuckets(std::size_t buckets)
	{
		const std::size_t wanted = static_cast<std::size_t>((std::max)(0, options_.perBucket)) * buckets;
		const std::size_t total =
			(std::min)(wanted, static_cast<std::size_t>((std::max)(0, options_.maxProblems)));
		for (std::size_t bucket = 0; bucket <= buckets; ++bucket)
		{
			firstSlots_.push_back(bucket * total / buckets);
		}
	}

	/** Reservoir sampling: every goal of a bucket is equally likely to get one of its slots. */
	void SampleGoals(std::uint32_t cell)
	{
		const std::vector<double> lengths = NavReference::ShortestLengths(grid_, PointOf(cell));
		Source source{cell, std::vector<Goal>(firstSlots_.back())};
		std::vector<std::uint32_t> seen(firstSlots_.size() - 1, 0);
		for (const std::uint32_t goal : freeCells_)
		{
			const double length = lengths[goal];
			if (length <= 0.0 || BucketOf(length) >= seen.size())
			{
				continue;
			}
			const std::size_t bucket = BucketOf(length);
			const std::size_t slots = firstSlots_[bucket + 1] - firstSlots_[bucket];
			const std::size_t slot = seen[bucket] < slots ? seen[bucket] : random_.Below(seen[bucket] + 1);
			++seen[bucket];
			if (slot < slots)
			{
				source.goals[firstSlots_[bucket] + slot] = {goal, length};
			}
		}
		sources_.push_back(std::move(source));
	}

	/** Takes one goal from each source in turn, starting with another source for every bucket. */
	void PickProblems(std::size_t bucket, std::set<std::pair<std::uint32_t, std::uint32_t>>& used,
		std::vector<NavCore::ScenProblem>& outProblems)
	{
		std::size_t wanted = firstSlots_[bucket + 1] - firstSlots_[bucket];
		for (std::size_t slot = firstSlots_[bucket]; slot < firstSlots_[bucket + 1]; ++slot)
		{
			for (std::size_t turn = 0; turn < sources_.size() && wanted > 0; ++turn)
			{
				const Source& source = sources_[(bucket + turn) % sources_.size()];
				const Goal& goal = source.goals[slot];
				if (goal.cell == NoCell || !used.insert(std::minmax(source.cell, goal.cell)).second)
				{
					continue;
				}
				// Paths have no direction; turning half of them round gives far more different starts.
				const bool turnRound = random_.Percent(50);
				outProblems.push_back(MakeProblem(bucket, turnRound ? goal.cell : source.cell,
					turnRound ? source.cell : goal.cell, goal.length));
				--wanted;
			}
		}
	}

	[[nodiscard]] NavCore::ScenProblem MakeProblem(
		std::size_t bucket, std::uint32_t start, std::uint32_t goal, double length) const
	{
		NavCore::ScenProblem problem;
		problem.bucket = static_cast<std::int32_t>(bucket);
		problem.width = grid_.width;
		problem.height = grid_.height;
		problem.start = {PointOf(start).x, PointOf(start).y};
		problem.goal = {PointOf(goal).x, PointOf(goal).y};
		problem.optimalLength = length;
		return problem;
	}

	[[nodiscard]] Goal FindFarthest(std::uint32_t from) const
	{
		const std::vector<double> lengths = NavReference::ShortestLengths(grid_, PointOf(from));
		const auto farthest = std::max_element(lengths.begin(), lengths.end());
		return {static_cast<std::uint32_t>(farthest - lengths.begin()), *farthest};
	}

	[[nodiscard]] std::uint32_t RandomCell()
	{
		return freeCells_[random_.Below(static_cast<std::uint32_t>(freeCells_.size()))];
	}

	[[nodiscard]] NavReference::Point PointOf(std::uint32_t cell) const
	{
		const std::uint32_t width = static_cast<std::uint32_t>(grid_.width);
		return {static_cast<int>(cell % width), static_cast<int>(cell / width)};
	}

	NavReference::ReferenceGrid grid_;
	NavCore::Random random_;
	ScenarioOptions options_;
	std::vector<std::uint32_t> freeCells_;
	/** Where the slots of each bucket begin, and one entry more. */
	std::vector<std::size_t> firstSlots_;
	std::vector<Source> sources_;
};
} // namespace

NavCore::ScenFile GenerateScenario(
	const NavCore::GridMap& map, std::string_view mapName, const ScenarioOptions& options)
{
	return ProblemCollector(map, options).Collect(mapName);
}
} // namespace NavLab
