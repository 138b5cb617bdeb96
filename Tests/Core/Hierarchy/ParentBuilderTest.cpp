// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Clusters above the lowest level, against the clusters of cells that they are made of.
#include "Hierarchy/ParentBuilder.h"
#include "Hierarchy/HierarchySupport.h"

#include <algorithm>
#include <vector>

namespace NavCore::Tests
{
namespace
{
/** A transition of a cluster of any level. */
struct Place
{
	std::size_t level = 0;
	ClusterId id = NoCluster;
	std::uint32_t transition = 0;

	friend bool operator==(const Place&, const Place&) = default;
};

/** The same transition as one of a cluster of the lowest level. */
Place Lowest(const ClusterGraph& graph, Place place)
{
	for (; place.level > 0; --place.level)
	{
		const ClusterView view = graph.View(place.id, place.level);
		const ClusterLayout& children = graph.Layout(place.level - 1);
		const CellRect rect = graph.Layout(place.level).RectOf(place.id);
		const std::int32_t columns = (rect.width + children.size - 1) / children.size;
		const std::int32_t child = view.children[place.transition];
		place.id = children.IdAt(
			{rect.x + child % columns * children.size, rect.y + child / columns * children.size});
		place.transition = view.numbers[place.transition];
	}
	return place;
}

Place Beyond(const ClusterGraph& graph, const Place& place)
{
	const ClusterView view = graph.View(place.id, place.level);
	const std::size_t side = view.SideOf(place.transition);
	const ClusterId id = graph.Layout(place.level).NeighbourOf(place.id, static_cast<ClusterSide>(side));
	const auto opposite = static_cast<std::size_t>(Opposite(static_cast<ClusterSide>(side)));
	const std::uint32_t number =
		graph.View(id, place.level).sides[opposite] + place.transition - view.sides[side];
	return {place.level, id, number};
}

Cell CellOf(const ClusterGraph& graph, const Place& place)
{
	const Cell corner = graph.Layout(place.level).CornerOf(place.id);
	const ClusterView view = graph.View(place.id, place.level);
	const std::uint32_t k = place.transition;
	return place.level == 0 ? Cell{corner.x + (view.cells[k] & 63), corner.y + (view.cells[k] >> 6)}
							: Cell{corner.x + view.columns[k], corner.y + view.rows[k]};
}

constexpr std::uint64_t Unreached = ~std::uint64_t{0};

/** A transition with the cost of having stepped into its cluster there, and of having walked to it inside. */
struct Reached
{
	Place place;
	std::uint64_t entered = Unreached;
	std::uint64_t walked = Unreached;
};

/**
 * Costs to every transition inside a rectangle, found by relaxing to the end. Costs are rounded, so two walks
 * in a row through one cluster are not the same as one and do not count.
 */
std::vector<Reached> CostsInside(const ClusterGraph& graph, const CellRect& rect, const Place& source)
{
	std::vector<Reached> all;
	for (ClusterId id = 0; id < graph.Layout().Count(); ++id)
	{
		const bool inside = rect.Contains(graph.Layout().CornerOf(id));
		for (std::uint32_t k = 0; inside && k < graph.View(id).count; ++k)
		{
			all.push_back({{0, id, k}, source == Place{0, id, k} ? 0 : Unreached, Unreached});
		}
	}
	for (bool changes = true; changes;)
	{
		changes = false;
		const auto lower = [&changes](std::uint64_t& ioCost, std::uint64_t before, std::uint64_t step)
		{
			if (before != Unreached && before + step < ioCost)
			{
				ioCost = before + step;
				changes = true;
			}
		};
		for (const Reached& from : all)
		{
			const ClusterView view = graph.View(from.place.id);
			const std::uint32_t k = from.place.transition;
			for (Reached& to : all)
			{
				const bool sameCluster = to.place.id == from.place.id;
				const std::uint16_t distance =
					sameCluster ? view.Distance(k, to.place.transition) : ClusterView::Unreachable;
				if (distance != ClusterView::Unreachable)
				{
					lower(to.walked, from.entered, std::uint64_t{distance} << view.shift);
				}
				else if (!sameCluster && to.place == Beyond(graph, from.place))
				{
					lower(to.entered, from.walked, std::uint64_t{view.crossings[k]} << view.shift);
				}
			}
		}
	}
	return all;
}

/** Whether no cluster rounds its costs more than any other. */
bool IsExact(const ClusterGraph& graph)
{
	bool exact = true;
	for (std::size_t level = 0; level < graph.LevelCount(); ++level)
	{
		for (ClusterId id = 0; id < graph.Layout(level).Count(); ++id)
		{
			exact = exact && graph.View(id, level).shift == 6;
		}
	}
	return exact;
}

void ProveCosts(const ClusterGraph& graph, std::size_t level, ClusterId id)
{
	const ClusterView view = graph.View(id, level);
	const bool exact = IsExact(graph);
	for (std::uint32_t a = 1; a < view.count; a += 3)
	{
		const auto costs = CostsInside(graph, graph.Layout(level).RectOf(id), Lowest(graph, {level, id, a}));
		for (std::uint32_t b = 0; b < a; ++b)
		{
			const Place place = Lowest(graph, {level, id, b});
			const auto found = std::find_if(
				costs.begin(), costs.end(), [&place](const Reached& entry) { return entry.place == place; });
			RC_ASSERT(found != costs.end());
			const bool reached = view.Distance(a, b) != ClusterView::Unreachable;
			RC_ASSERT(reached == (found->walked != Unreached));
			// Each level rounds once more, and so do both sides of a border.
			const std::uint64_t cost = std::uint64_t{view.Distance(a, b)} << view.shift;
			const std::uint64_t apart = cost > found->walked ? cost - found->walked : found->walked - cost;
			RC_ASSERT(!reached || !exact || apart == 0);
			RC_ASSERT(!reached || apart * 50 <= found->walked + (std::uint64_t{50} << view.shift));
		}
	}
}
} // namespace

TEST(ParentBuilder, NeighboursListTheSameTransitionsInTheSameOrder)
{
	CheckProperty(400,
		[]
		{
			const MapSpec spec = *AnySpec(50);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			ClusterSettings settings = AnyClusterSettings(random, spec.clearance);
			settings.size = random.Range(2, 8);
			ClusterGraph graph(settings);
			graph.Build(map);
			for (std::size_t level = 1; level < graph.LevelCount(); ++level)
			{
				for (ClusterId id = 0; id < graph.Layout(level).Count(); ++id)
				{
					const ClusterView view = graph.View(id, level);
					for (std::uint32_t k = 0; k < view.count; ++k)
					{
						const Place place{level, id, k};
						const Place beyond = Beyond(graph, place);
						if (!graph.View(beyond.id, level).usable)
						{
							continue;
						}
						RC_ASSERT(Beyond(graph, Lowest(graph, place)) == Lowest(graph, beyond));
						RC_ASSERT(CellOf(graph, place) == CellOf(graph, Lowest(graph, place)));
					}
				}
			}
		});
}

TEST(ParentBuilder, CostsAreThoseOverTheClustersOfCells)
{
	CheckProperty(60,
		[]
		{
			const MapSpec spec = *AnySpec(40);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			ClusterSettings settings = AnyClusterSettings(random, spec.clearance);
			settings.size = random.Range(4, 10);
			ClusterGraph graph(settings);
			graph.Build(map);
			for (std::size_t level = 1; level < graph.LevelCount(); ++level)
			{
				ProveCosts(graph, level, random.Range(0, graph.Layout(level).Count() - 1));
			}
		});
}

TEST(ParentBuilder, AClusterWithTooManyTransitionsHasNoTableAndIsPassedOver)
{
	// Nothing is free but a ring on the border of the cluster in the middle, all of it transitions.
	GridMap map = GridMap::Create({.width = 216, .height = 216}).Value();
	GridEdit edit(map);
	ASSERT_EQ(edit.FillWalkable(map.Bounds(), false), GridError::None);
	for (const CellRect& strip :
		{CellRect{71, 71, 74, 2}, {71, 143, 74, 2}, {71, 71, 2, 74}, {143, 71, 2, 74}})
	{
		ASSERT_EQ(edit.FillWalkable(strip, true), GridError::None);
	}
	static_cast<void>(edit.Commit());
	ClusterGraph graph({.size = 12, .levels = 2, .factor = 6, .threshold = 1, .spacing = 1});
	graph.Build(map);
	ASSERT_EQ(graph.LevelCount(), 2U);
	const ClusterView middle = graph.View(graph.Layout(1).IdAt({100, 100}), 1);
	EXPECT_TRUE(graph.View(0, 1).usable);
	EXPECT_FALSE(middle.usable);
	EXPECT_EQ(middle.count, 0U);
	SearchSession session("hpa");
	SearchRequest request;
	request.start = {71, 100};
	request.goal = {144, 120};
	const SearchOutcome outcome = RunOnGraph(session.Search(), map, graph, request);
	EXPECT_EQ(outcome.status, SearchStatus::Found);
	EXPECT_TRUE(ValidateOutcome(ToReference(map), request, outcome));
}

TEST(ParentBuilder, AParentIsComputedAnewOnlyWhenAChildBecomesAnother)
{
	GridMap map = GridMap::Create({.width = 256, .height = 256}).Value();
	ClusterGraph graph({.size = 32, .levels = 2, .factor = 2});
	graph.Build(map);
	const ClusterView before = graph.View(0, 1);
	GridEdit edit(map);
	ASSERT_EQ(edit.SetWalkable({16, 10}, false), GridError::None);
	graph.Mark(map, edit.Commit());
	EXPECT_TRUE(graph.IsMarked(0, 1));
	WorkBudget budget;
	EXPECT_TRUE(graph.Repair(map, budget));
	EXPECT_FALSE(graph.IsMarked(0, 1));
	EXPECT_EQ(graph.View(0, 1).distances, before.distances);
}
} // namespace NavCore::Tests
