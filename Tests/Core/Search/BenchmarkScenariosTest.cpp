// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The published optima of the benchmark maps: every problem with jump points in a thorough build, a sample
// elsewhere. A* takes ten times as long, so that ./nav bench, not this test, runs all of its problems.
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Io/MapFile.h"
#include "NavCore/Io/ScenFile.h"
#include "Support/BenchmarkMaps.h"
#include "Support/BuildMode.h"
#include "Support/MapVariant.h"
#include "Support/SearchSession.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <vector>

namespace NavCore::Tests
{
namespace
{
class BenchmarkScenarios : public ::testing::TestWithParam<std::string_view>
{
protected:
	void SetUp() override
	{
		const std::string path = BenchmarkFolder() + "/" + std::string(GetParam()) + ".map";
		const std::string text = ReadBenchmarkFile(path);
		if (text.empty())
		{
			GTEST_SKIP() << "no benchmark maps: set NAVPLUGIN_MAPS to the folder that holds them";
		}
		auto map = ReadMapFile(text, path);
		ASSERT_TRUE(map.HasValue()) << Describe(map.Error());
		map_ = std::make_unique<GridMap>(std::move(map).Value());
		const auto scen = ReadScenFile(ReadBenchmarkFile(path + ".scen"), path + ".scen");
		ASSERT_TRUE(scen.HasValue()) << Describe(scen.Error());
		problems_ = scen.Value().problems;
	}

	/** Runs every step-th problem and counts the answers that are not the published ones. */
	void ExpectPublishedOptima(std::string_view algorithm, std::size_t step)
	{
		SearchSession session(algorithm);
		std::size_t mismatches = 0;
		for (std::size_t i = 0; i < problems_.size(); i += step)
		{
			if (!IsAnsweredRight(session.Search(), problems_[i]))
			{
				EXPECT_GT(++mismatches, 3U) << "problem " << i;
			}
		}
		EXPECT_EQ(mismatches, 0U) << "of " << problems_.size() << " problems, every " << step << ". run";
	}

	GridMap& Map() { return *map_; }

private:
	[[nodiscard]] bool IsAnsweredRight(PathSearch& search, const ScenProblem& problem)
	{
		SearchRequest request;
		request.start = problem.start;
		request.goal = problem.goal;
		SearchStatus status = search.Begin(*map_, request);
		WorkBudget budget;
		status = search.Advance(budget);
		if (!problem.IsSolvable())
		{
			return status == SearchStatus::NoPath;
		}
		const double length = search.GetPath().Length();
		return status == SearchStatus::Found && std::abs(length - problem.optimalLength) <= 0.01;
	}

	std::unique_ptr<GridMap> map_;
	std::vector<ScenProblem> problems_;
};
} // namespace

TEST_P(BenchmarkScenarios, AStarFindsThePublishedOptimaOfASample)
{
	ExpectPublishedOptima("astar", ByBuild<std::size_t>(16, 160));
}

TEST_P(BenchmarkScenarios, JumpPointSearchFindsThePublishedOptima)
{
	ExpectPublishedOptima("jps", ByBuild<std::size_t>(1, 40));
}

TEST_P(BenchmarkScenarios, JumpPointSearchWithItsLayerFindsThePublishedOptima)
{
	{
		GridEdit edit(Map());
		ApplyVariant(edit, MapVariant::JumpLayer);
	}
	ExpectPublishedOptima("jps", ByBuild<std::size_t>(1, 40));
}

TEST_P(BenchmarkScenarios, DijkstraFindsThePublishedOptimaOfASample)
{
	ExpectPublishedOptima("dijkstra", ByBuild<std::size_t>(80, 800));
}

INSTANTIATE_TEST_SUITE_P(Maps, BenchmarkScenarios, ::testing::ValuesIn(BenchmarkMapNames), NameOfCase());
} // namespace NavCore::Tests
