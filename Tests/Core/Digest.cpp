// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Prints one number over the answers of every algorithm to a fixed set of queries, and over the smoothed
// paths. It must be the same with every compiler and at every level of optimisation: lockstep games depend on
// it.
#include "NavCore/Base/Random.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Hierarchy/ClusterGraph.h"
#include "NavCore/Path/PathSmoother.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavLab/Generate/MapGenerator.h"

#include <array>
#include <cinttypes>
#include <cstdio>
#include <memory>
#include <string_view>

namespace
{
using namespace NavCore;

/** FNV-1a over 64-bit words. */
class Digest
{
public:
	void Add(std::int64_t value)
	{
		auto word = static_cast<std::uint64_t>(value);
		for (int i = 0; i < 8; ++i, word >>= 8)
		{
			hash_ = (hash_ ^ (word & 0xFF)) * 0x100000001B3ULL;
		}
	}
	[[nodiscard]] std::uint64_t Value() const { return hash_; }

private:
	std::uint64_t hash_ = 0xCBF29CE484222325ULL;
};

void AddAnswer(const PathSearch& search, Digest& digest)
{
	const Path& path = search.GetPath();
	digest.Add(static_cast<std::int64_t>(search.Status()));
	digest.Add(static_cast<std::int64_t>(search.WhyPartial()));
	digest.Add(path.cost.units);
	digest.Add(path.straightSteps);
	digest.Add(path.diagonalSteps);
	for (const Cell cell : path.points)
	{
		digest.Add(cell.x);
		digest.Add(cell.y);
	}
	const SearchCounters& counters = search.Counters();
	for (const std::int64_t count : {counters.expanded, counters.generated, counters.revisited,
			 counters.peakNodes, counters.peakBytes, counters.subgoals, counters.refinements})
	{
		digest.Add(count);
	}
}

void AddSmoothed(const GridMap& map, const Path& path, PathSmoother& smoother, Digest& digest)
{
	for (const SmoothingMethod method :
		{SmoothingMethod::StringPulling, SmoothingMethod::Rays, SmoothingMethod::BoxedRays})
	{
		SmoothingOptions options;
		options.method = method;
		SmoothingStatus status = smoother.Begin(map, path, options);
		while (status == SmoothingStatus::Running)
		{
			WorkBudget budget(100);
			status = smoother.Advance(budget);
		}
		digest.Add(smoother.Result().cost.units);
		digest.Add(smoother.Counters().looks);
		for (const Cell cell : smoother.Waypoints())
		{
			digest.Add(cell.x);
			digest.Add(cell.y);
		}
	}
}

Cell AnyFreeCell(const GridMap& map, Random& random)
{
	Cell cell;
	do
	{
		cell.x = random.Range(0, map.Width() - 1);
		cell.y = random.Range(0, map.Height() - 1);
	} while (!map.IsWalkable(cell));
	return cell;
}

void AddQueries(const AlgorithmInfo& algorithm, const GridMap& map, Digest& digest)
{
	constexpr int queries = 12;
	SearchScratch scratch;
	const std::unique_ptr<PathSearch> search = algorithm.create(scratch);
	PathSmoother smoother;
	Random random(99);
	for (int i = 0; i < queries; ++i)
	{
		SearchRequest request;
		request.start = AnyFreeCell(map, random);
		request.goal = AnyFreeCell(map, random);
		request.allowPartial = i % 3 != 1;
		request.maxExpansions = i % 4 == 3 ? 100 : 0;
		// The one estimate that asks for a square root.
		const bool euclidean = i % 3 == 0 && map.GetTopology() != Topology::Hex;
		request.heuristic = euclidean ? HeuristicKind::Euclidean : HeuristicKind::Automatic;
		SearchStatus status = search->Begin(map, request);
		while (status == SearchStatus::Running)
		{
			WorkBudget budget(1000);
			status = search->Advance(budget);
		}
		AddAnswer(*search, digest);
		AddSmoothed(map, search->GetPath(), smoother, digest);
	}
}

/** A cluster graph with levels, built by queries that meet nothing, then by repairs; queries on both. */
void AddClusters(const GridMap& map, Digest& digest)
{
	ClusterGraph graph({.size = 8, .levels = 3, .factor = 2});
	graph.Reset(map);
	SearchContext context;
	context.map = &map;
	context.clusters = &graph;
	SearchScratch scratch;
	const std::unique_ptr<PathSearch> search = FindAlgorithm("hpa")->create(scratch);
	Random random(7);
	for (int i = 0; i < 8; ++i)
	{
		SearchRequest request;
		request.start = AnyFreeCell(map, random);
		request.goal = AnyFreeCell(map, random);
		SearchStatus status = search->Begin(context, request);
		while (status == SearchStatus::Running)
		{
			WorkBudget budget(500);
			status = search->Advance(budget);
		}
		AddAnswer(*search, digest);
		digest.Add(graph.Adopt(map, scratch));
		WorkBudget budget(i < 4 ? 100 : WorkBudget::Unlimited);
		static_cast<void>(graph.Repair(map, budget));
	}
	digest.Add(static_cast<std::int64_t>(graph.Digest()));
}

/** Every algorithm over links, before and after their distances are known. */
void AddLinks(const GridMap& map, Digest& digest)
{
	NavGraph graph(map.Clone());
	Random random(31);
	for (int i = 0; i < 12; ++i)
	{
		static_cast<void>(graph.LinksForEdit().Add({AnyFreeCell(map, random), AnyFreeCell(map, random),
			Cost{random.Range(0, 20 * StraightUnits)}, LinkKind::Teleport, i % 2 == 0}));
	}
	graph.Mark(graph.CommitLinks());
	for (const AlgorithmInfo& algorithm : Algorithms())
	{
		SearchScratch scratch;
		const std::unique_ptr<PathSearch> search = algorithm.create(scratch);
		for (int i = 0; i < 6; ++i)
		{
			SearchRequest request;
			request.start = AnyFreeCell(map, random);
			request.goal = AnyFreeCell(map, random);
			request.allowPartial = i % 2 == 0;
			SearchStatus status = search->Begin(graph.Context(), request);
			while (status == SearchStatus::Running)
			{
				WorkBudget budget(300);
				status = search->Advance(budget);
			}
			AddAnswer(*search, digest);
			for (const PathLink& link : search->GetPath().links)
			{
				digest.Add(link.link);
			}
			WorkBudget budget(200);
			static_cast<void>(graph.Repair(budget));
		}
	}
}

void AddLayers(GridMap& map, bool weighted)
{
	GridEdit edit(map);
	if (!weighted)
	{
		static_cast<void>(edit.EnableJumps());
		return;
	}
	edit.EnableTerrain();
	Random random(5);
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			static_cast<void>(edit.SetTerrain({x, y}, static_cast<std::uint8_t>(random.Range(2, 9))));
		}
	}
}

/** A copy of the map under another rule, with or without layers. */
GridMap Variant(const GridMap& map, Topology topology, CornerRule rule)
{
	GridMap copy = GridMap::Create({map.Width(), map.Height(), topology, rule}).Value();
	GridEdit edit(copy);
	for (std::int32_t y = 0; y < map.Height(); ++y)
	{
		for (std::int32_t x = 0; x < map.Width(); ++x)
		{
			static_cast<void>(edit.SetWalkable({x, y}, map.IsWalkable({x, y})));
		}
	}
	static_cast<void>(edit.Commit());
	return copy;
}

void AddMap(const GridMap& map, Digest& digest)
{
	for (const Topology topology : {Topology::Octile, Topology::Tile, Topology::Hex})
	{
		for (const CornerRule rule :
			{CornerRule::Always, CornerRule::OneFree, CornerRule::NoneBlocked, CornerRule::Never})
		{
			// Corners matter on octile maps only.
			if (topology != Topology::Octile && rule != CornerRule::NoneBlocked)
			{
				continue;
			}
			for (const int layers : {0, 1, 2})
			{
				GridMap variant = Variant(map, topology, rule);
				if (layers != 0)
				{
					AddLayers(variant, layers == 2);
				}
				for (const AlgorithmInfo& algorithm : Algorithms())
				{
					AddQueries(algorithm, variant, digest);
				}
				AddClusters(variant, digest);
				if (topology == Topology::Octile && rule == CornerRule::NoneBlocked && layers == 1)
				{
					// Walks between links are the searches above: once for each kind of map will do.
					AddLinks(variant, digest);
				}
			}
		}
	}
}
} // namespace

int main(int argc, char** argv)
{
	const bool verbose = argc > 1 && std::string_view(argv[1]) == "--verbose";
	Digest digest;
	for (const NavLab::MapKind kind : NavLab::AllMapKinds())
	{
		NavLab::GeneratorOptions options;
		options.kind = kind;
		options.width = 150;
		options.height = 130;
		options.seed = 42;
		options.boxes = 12;
		const auto map = NavLab::GenerateMap(options);
		if (!map.HasValue())
		{
			std::fprintf(stderr, "%s\n", map.Error().c_str());
			return 1;
		}
		AddMap(map.Value(), digest);
		if (verbose)
		{
			std::fprintf(stderr, "%.*s %016" PRIx64 "\n", static_cast<int>(NavLab::NameOf(kind).size()),
				NavLab::NameOf(kind).data(), digest.Value());
		}
	}
	std::printf("%016" PRIx64 "\n", digest.Value());
	return 0;
}
