// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Edits during a query: where MayHaveRead says that they do not concern it, what it finds is legal
// afterwards.
#include "NavCore/Base/Random.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Path/PathCheck.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string_view>

namespace NavCore::Tests
{
namespace
{
constexpr std::int32_t Width = 24;
constexpr std::int32_t Height = 28;

Cell AnyCell(Random& random)
{
	return {random.Range(0, Width - 1), random.Range(0, Height - 1)};
}

/** Opens or blocks a few cells and tells the structures, without repairing them. */
GridChange EditSomewhere(NavGraph& graph, Random& random)
{
	GridEdit edit(graph.MapForEdit());
	const CellRect block{random.Range(0, Width - 2), random.Range(0, Height - 2), 2, 2};
	static_cast<void>(edit.FillWalkable(block, random.Percent(50)));
	static_cast<void>(edit.SetWalkable(AnyCell(random), random.Percent(50)));
	const GridChange change = edit.Commit();
	graph.Mark(change);
	return change;
}

/** Runs a query in slices with an edit before each. True if no edit concerned it and it found a path. */
bool SurvivesEdits(PathSearch& search, NavGraph& graph, const SearchRequest& request, Random& random)
{
	SearchStatus status = search.Begin(graph.Context(), request);
	while (status == SearchStatus::Running)
	{
		const GridChange change = EditSomewhere(graph, random);
		for (const CellRect& rect : change.Rects())
		{
			if (search.MayHaveRead(rect))
			{
				search.Cancel();
				return false;
			}
		}
		WorkBudget repair(random.Range(0, 40));
		static_cast<void>(graph.Repair(repair));
		WorkBudget slice(random.Range(1, 60));
		status = search.Advance(slice);
	}
	return status == SearchStatus::Found;
}
} // namespace

class EditedSearch : public testing::TestWithParam<std::string_view>
{
};

TEST_P(EditedSearch, FindsALegalPathIfNoEditConcernsIt)
{
	const AlgorithmInfo& algorithm = *FindAlgorithm(GetParam());
	int found = 0;
	for (std::uint64_t seed = 0; seed < 400; ++seed)
	{
		Random random(seed);
		constexpr std::array topologies{Topology::Octile, Topology::Tile, Topology::Hex};
		NavGraph graph(
			GridMap::Create({Width, Height, topologies[random.Below(3)], CornerRule::NoneBlocked}).Value());
		{
			GridEdit edit(graph.MapForEdit());
			for (int i = 0; i < 150; ++i)
			{
				static_cast<void>(edit.SetWalkable(AnyCell(random), false));
			}
		}
		graph.Require(algorithm.uses);
		SearchScratch scratch;
		const std::unique_ptr<PathSearch> search = algorithm.create(scratch);
		for (int query = 0; query < 12; ++query)
		{
			SearchRequest request;
			request.start = AnyCell(random);
			request.goal = AnyCell(random);
			if (SurvivesEdits(*search, graph, request, random))
			{
				++found;
				EXPECT_FALSE(FindBrokenStep(graph.Map(), search->GetPath(), 1)) << "seed " << seed;
			}
			WorkBudget all;
			static_cast<void>(graph.Repair(all));
		}
	}
	// hpa depends on whole clusters, and a map this small has one.
	EXPECT_GT(found, GetParam() == "hpa" ? 0 : 100);
}

INSTANTIATE_TEST_SUITE_P(Algorithms, EditedSearch, testing::Values("astar", "jps", "sga", "hpa", "auto"));
} // namespace NavCore::Tests
