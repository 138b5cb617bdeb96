// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/HybridMesh.h"

#include "NavCore/Base/Random.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Recast/MeshFixture.h"

#include <gtest/gtest.h>

#include <cmath>
#include <span>
#include <vector>

namespace RecastTest
{
namespace
{
using NavCore::Cell;
using NavCore::HybridPath;
using NavCore::HybridStatus;
using NavCore::MeshPoint;

/** A generated map with its hierarchy and its navmesh. */
class HybridWorld
{
public:
	explicit HybridWorld(NavLab::MapKind kind, std::uint64_t seed)
		: map_(Generate(kind, 192, 192, seed)), source_(map_), tiles_(source_, {}), graph_(map_.Clone())
	{
		graph_.Require(NavCore::FindAlgorithm("hpa")->uses);
	}

	/** The turning points of the path that the hierarchy finds; empty without one. */
	std::vector<MeshPoint> GridPath(Cell start, Cell goal)
	{
		const auto search = NavCore::FindAlgorithm("hpa")->create(scratch_);
		NavCore::SearchRequest request;
		request.start = start;
		request.goal = goal;
		std::vector<MeshPoint> points;
		NavCore::WorkBudget budget;
		if (search->Begin(graph_.Context(), request) == NavCore::SearchStatus::Running &&
			search->Advance(budget) == NavCore::SearchStatus::Found)
		{
			std::vector<Cell> cells;
			NavCore::ExpandToCells(search->GetPath(), cells);
			for (const Cell cell : cells)
			{
				points.push_back({cell.x + 0.5, cell.y + 0.5, 0});
			}
		}
		return points;
	}

	Cell PickFree(NavCore::Random& random) const
	{
		Cell cell;
		do
		{
			cell = {
				static_cast<std::int32_t>(random.Below(192)), static_cast<std::int32_t>(random.Below(192))};
		} while (!map_.IsWalkable(cell));
		return cell;
	}

	NavCore::GridMap map_;
	NavRecast::ExtrudedMap source_;
	NavRecast::NavMeshTiles tiles_;
	NavCore::NavGraph graph_;
	NavCore::SearchScratch scratch_;
};

class HybridMeshTest : public testing::TestWithParam<NavLab::MapKind>
{
};

double LengthOf(const std::vector<MeshPoint>& points)
{
	double length = 0;
	for (std::size_t i = 1; i < points.size(); ++i)
	{
		length += std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
	}
	return length;
}

/** Every place along the path has the mesh below it. Corners lie on its very border, hence the slack. */
void ExpectOnMesh(const NavRecast::NavMeshQuery& query, std::span<const MeshPoint> points)
{
	for (std::size_t leg = 1; leg < points.size(); ++leg)
	{
		const MeshPoint& from = points[leg - 1];
		const MeshPoint& to = points[leg];
		const int places = 1 + static_cast<int>(std::hypot(to.x - from.x, to.y - from.y) * 4);
		for (int i = 0; i <= places; ++i)
		{
			const double along = static_cast<double>(i) / places;
			const NavRecast::Point place{static_cast<float>(from.x + (to.x - from.x) * along), 0,
				static_cast<float>(from.y + (to.y - from.y) * along)};
			EXPECT_TRUE(query.Nearest(place, {0.05F, 2, 0.05F}).has_value()) << place.x << ' ' << place.z;
		}
	}
}
} // namespace

TEST_P(HybridMeshTest, PathsStayOnTheMeshAndAreNoLongerThanTheGrids)
{
	HybridWorld world(GetParam(), 3);
	// A pool far too small for whole paths: legs must not need more.
	NavRecast::NavMeshQuery query(world.tiles_.Mesh(), 512);
	NavRecast::HybridMesh mesh(query);
	NavRecast::NavMeshQuery whole(world.tiles_.Mesh(), 65535);
	NavRecast::MeshPath best;
	NavCore::Random random(11);
	HybridPath path;
	int done = 0;
	double ours = 0;
	double theirs = 0;
	for (int i = 0; i < 60; ++i)
	{
		const Cell start = world.PickFree(random);
		const Cell goal = world.PickFree(random);
		const std::vector<MeshPoint> route = world.GridPath(start, goal);
		if (route.empty())
		{
			continue;
		}
		NavCore::WorkBudget budget;
		(void)path.Begin(mesh, route, {.lastLeg = 24, .lookAhead = 16});
		ASSERT_EQ(path.Advance(budget), HybridStatus::Done);
		++done;
		EXPECT_EQ(path.Counters().gridPieces, 0);
		EXPECT_LE(path.Length(), LengthOf(route) + 1e-3);
		ExpectOnMesh(whole, path.Points());
		whole.FindPath(NavRecast::CenterOf(start), NavRecast::CenterOf(goal), best);
		ours += path.Length();
		theirs += best.Length();
	}
	EXPECT_GT(done, 20);
	EXPECT_LT(ours, theirs * 1.1) << "mean length against Detour's own paths";
}

INSTANTIATE_TEST_SUITE_P(Maps, HybridMeshTest,
	testing::Values(NavLab::MapKind::Rooms, NavLab::MapKind::PseudoRts, NavLab::MapKind::Caves));
} // namespace RecastTest
