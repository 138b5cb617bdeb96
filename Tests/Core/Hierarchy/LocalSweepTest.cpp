// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Several searches at once against one after the other.
#include "Hierarchy/LocalSweep.h"
#include "Hierarchy/ClusterBuilder.h"
#include "Hierarchy/HierarchySupport.h"

#include <memory>

namespace NavCore::Tests
{
namespace
{
using Detail::LocalCell;
using Detail::LocalSearch;
using Detail::LocalSweep;

std::vector<LocalCell> FreeCells(const LocalSearch& search)
{
	std::vector<LocalCell> cells;
	for (std::int32_t y = 0; y < search.Window().height; ++y)
	{
		for (std::int32_t x = 0; x < search.Window().width; ++x)
		{
			const auto cell = static_cast<LocalCell>(y << 6 | x);
			if (search.IsFree(cell))
			{
				cells.push_back(cell);
			}
		}
	}
	return cells;
}

/** Two corridors of the dearest ground, one beside the other, so long that their ends are too far for a
 * float. */
GridMap DearSnake()
{
	GridMap map = GridMap::Create({.width = 64, .height = 64}).Value();
	GridEdit edit(map);
	edit.EnableTerrain();
	for (std::int32_t y = 0; y < 64; ++y)
	{
		for (std::int32_t x = 0; x < 64; ++x)
		{
			const bool isWall = y % 2 == 1 && x != (y % 4 == 1 ? 63 : 0);
			EXPECT_EQ(edit.SetWalkable({x, y}, !isWall), GridError::None);
			EXPECT_EQ(edit.SetTerrain({x, y}, 254), GridError::None);
		}
	}
	static_cast<void>(edit.Commit());
	return map;
}
} // namespace

TEST(LocalSweep, FindsTheCostsAndTheWaysOfSingleSearches)
{
	const auto search = std::make_unique<LocalSearch>();
	LocalSweep sweep;
	CheckProperty(1000,
		[&search, &sweep]
		{
			const MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			search->Load(map, map.Bounds(), spec.clearance);
			const std::vector<LocalCell> cells = FreeCells(*search);
			if (cells.empty())
			{
				return;
			}
			const auto anyCell = [&cells, &random]
			{
				return cells[random.Below(static_cast<std::uint32_t>(cells.size()))];
			};
			std::vector<LocalCell> sources(static_cast<std::size_t>(random.Range(1, LocalSweep::MaxLanes)));
			sweep.Load(*search);
			sweep.Begin(sources.size());
			for (std::size_t lane = 0; lane < sources.size(); ++lane)
			{
				sources[lane] = anyCell();
				sweep.AddSource(lane, sources[lane]);
			}
			const std::int64_t slice = random.Percent(50) ? random.Range(1, 200) : WorkBudget::Unlimited;
			while (!sweep.Run(slice))
			{
			}
			std::vector<std::uint8_t> steps;
			std::vector<std::uint8_t> expected;
			for (std::size_t lane = 0; lane < sources.size(); ++lane)
			{
				search->Begin(sources[lane]);
				const LocalCell target = anyCell();
				search->AddTarget(target);
				RC_ASSERT(search->Run(WorkBudget::Unlimited));
				RC_ASSERT(sweep.CostTo(lane, target) == search->CostTo(target));
				const bool jumps = Detail::HasJumpPoints(map, spec.clearance);
				if (!jumps && search->CostTo(target) != LocalSearch::Unreached)
				{
					sweep.StepsBackFrom(lane, target, steps);
					search->StepsBackFrom(target, expected);
					RC_ASSERT(steps == expected);
				}
			}
		});
}

TEST(LocalSweep, SaysWhichCostsItCannotTell)
{
	const GridMap map = DearSnake();
	const auto search = std::make_unique<LocalSearch>();
	LocalSweep sweep;
	search->Load(map, map.Bounds(), 1);
	sweep.Load(*search);
	sweep.Begin(1);
	sweep.AddSource(0, 0);
	ASSERT_TRUE(sweep.Run(WorkBudget::Unlimited));
	search->Begin(0);
	ASSERT_TRUE(search->Run(WorkBudget::Unlimited));
	std::int32_t inexact = 0;
	for (const LocalCell cell : FreeCells(*search))
	{
		const bool isExact = search->CostTo(cell) < 1U << 24;
		EXPECT_EQ(sweep.CostTo(0, cell), isExact ? search->CostTo(cell) : LocalSweep::Inexact);
		inexact += isExact ? 0 : 1;
	}
	EXPECT_GT(inexact, 1000);
}

TEST(LocalSweep, ClustersTooDearForItAreRepairedAsTheyAreBuilt)
{
	GridMap map = DearSnake();
	const ClusterSettings settings{.size = 32, .threshold = 2, .spacing = 2};
	ClusterGraph graph(settings);
	graph.Build(map);
	Random random(3);
	for (int i = 0; i < 20; ++i)
	{
		GridEdit edit(map);
		const Cell cell{random.Range(0, 63), random.Range(0, 63)};
		ASSERT_EQ(edit.SetWalkable(cell, !map.IsWalkable(cell)), GridError::None);
		graph.Update(map, edit.Commit());
		ClusterGraph built(settings);
		built.Build(map);
		ASSERT_EQ(graph.Digest(), built.Digest());
	}
}
} // namespace NavCore::Tests
