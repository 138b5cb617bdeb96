// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Graph/TrialEffort.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Grid/GridStatistics.h"
#include "NavCore/Hierarchy/ClusterGraph.h"
#include "NavCore/Search/SearchContext.h"
#include "NavCore/Search/SearchRequest.h"
#include "Search/JumpPointSearch.h"

#include <algorithm>
#include <cstdlib>

namespace NavCore::Detail
{
namespace TrialEffortImpl
{
// All efforts are in expansions of jump point search, of about 75 ns. The constants fit the measured times
// of HPA* and SGA* on 18 benchmark maps and 28 generated ones; `navlab reproduce auto` shows what they do.

/** Corners per thousand free cells. Games have 5 to 65, rooms 3 to 20, caves 170, strewn cells 110 to 590. */
constexpr std::int64_t TypicalCorners = 40;
/** Below this jump points are so few that jumping wins at nearly any distance, even through mazes. */
constexpr std::int64_t FewCorners = 18;
/** From here on HPA* wins but for short distances, */
constexpr std::int64_t UsualCorners = 32;
/** until every cluster is so full of corners that HPA* has much to do at both ends, */
constexpr std::int64_t ManyCorners = 70;
/** and in noise even more along the way. */
constexpr std::int64_t NoiseCorners = 180;

/** What a trial gets, in percent of the effort of HPA* or of its effort at the two ends. */
constexpr std::int64_t PlainShare = 400;
constexpr std::int64_t UsualShareOfEnds = 15;
constexpr std::int64_t FullShare = 100;
constexpr std::int64_t NoiseShare = 150;
/** Mazes are longer than distance tells, but nothing has more jump points than the map has corners. */
constexpr std::int64_t PlainTrialWithinCorners = 3000;
/** The first leg is ready after about so much of the effort, in percent. */
constexpr std::int64_t FirstLegShare = 60;

/** Start and goal enter the graph through every jump point of their clusters, up to a point. */
constexpr std::int64_t LeastEndsEffort = 47;
constexpr std::int64_t MostEndsEffort = 1000;
/** What each cell of distance adds, in 1/1024: a little, and more the more corners there are. */
constexpr std::int64_t PerCell = 273;
constexpr std::int64_t PerCellAndCorner = 12;
/** A marked cluster on the way is computed by the query. */
constexpr std::int64_t PerMarkedCluster = 130;

/** Where every step has its own price, A* wins over the shortest distances only. */
constexpr std::int64_t WeightedReach = 20;
constexpr std::int64_t WeightedTrial = 200;
constexpr std::int64_t WeightedPerMarkedCluster = 500;
/** Where costs are uniform but jumps do not serve, SGA* walks over open ground cheaply. */
constexpr std::int64_t WalkTrial = 300;

struct Facts
{
	std::int64_t distance = 0;
	std::int64_t allCorners = 0;
	/** Per thousand free cells. */
	std::int64_t corners = TypicalCorners;
	std::int64_t cornersPerCluster = 0;
	/** Marked clusters that the query may have to compute. */
	std::int64_t marked = 0;
};

Facts GatherFacts(const SearchContext& context, const SearchRequest& request, Cell target)
{
	const GridMap& map = *context.map;
	Facts facts;
	facts.distance = (std::max)(std::abs(target.x - request.start.x), std::abs(target.y - request.start.y));
	const std::int64_t walkable = (std::max)(map.WalkableCount(), std::int64_t{1});
	const bool known = context.statistics != nullptr && context.statistics->Follows(map);
	facts.allCorners = known ? context.statistics->CornerCount() : walkable * TypicalCorners / 1000;
	facts.corners = facts.allCorners * 1000 / walkable;
	const ClusterLayout& layout = context.clusters->Layout();
	const std::int64_t side = layout.size;
	facts.cornersPerCluster = facts.allCorners * side * side / map.Bounds().Area();
	// Twice as many as a straight way would cross.
	const std::int64_t crossed = 2 * (facts.distance / side + 1);
	facts.marked = (std::min)(std::int64_t{context.clusters->MarkedCount()}, crossed);
	return facts;
}

struct Effort
{
	/** Where start and goal enter the graph. */
	std::int64_t ends = 0;
	std::int64_t way = 0;
	/** Clusters that are not repaired yet. */
	std::int64_t repair = 0;

	[[nodiscard]] std::int64_t Sum() const { return ends + way + repair; }
};

Effort EffortOfHierarchy(const Facts& facts)
{
	Effort effort;
	effort.ends = (std::min)(LeastEndsEffort + facts.cornersPerCluster * 9 / 8, MostEndsEffort);
	effort.way = facts.distance * (PerCell + PerCellAndCorner * facts.corners) / 1024;
	effort.repair = facts.marked * PerMarkedCluster;
	return effort;
}

std::int64_t WholePathTrial(const Facts& facts, const Effort& effort)
{
	if (facts.corners < FewCorners)
	{
		return (std::max)(
			effort.Sum() * PlainShare / 100, (std::min)(facts.allCorners, PlainTrialWithinCorners));
	}
	if (facts.corners < ManyCorners)
	{
		const std::int64_t least = effort.ends * UsualShareOfEnds / 100 + effort.repair / 2;
		// From all of the effort down to nothing of it.
		const std::int64_t fading =
			effort.Sum() * (UsualCorners - facts.corners) / (UsualCorners - FewCorners);
		return (std::max)(least, fading);
	}
	return effort.Sum() * (facts.corners < NoiseCorners ? FullShare : NoiseShare) / 100;
}

std::int64_t JumpTrial(const Facts& facts, bool firstLeg)
{
	const Effort effort = EffortOfHierarchy(facts);
	const std::int64_t trial = WholePathTrial(facts, effort);
	// Only as much as the first leg is worth, to those who wait for it.
	return firstLeg ? (std::min)(trial, effort.Sum()) * FirstLegShare / 100 : trial;
}

std::int64_t StepTrial(const Facts& facts, bool uniform)
{
	const std::int64_t weighted = facts.distance <= WeightedReach ? WeightedTrial : 0;
	return (uniform ? WalkTrial : weighted) + facts.marked * WeightedPerMarkedCluster;
}
} // namespace TrialEffortImpl

std::int64_t TrialExpansions(const SearchContext& context, const SearchRequest& request, Cell target)
{
	const TrialEffortImpl::Facts facts = TrialEffortImpl::GatherFacts(context, request, target);
	return ServesJumps(*context.map, request) ? TrialEffortImpl::JumpTrial(facts, request.pauseAtFirstLeg)
											  : TrialEffortImpl::StepTrial(facts, context.map->IsUniform());
}
} // namespace NavCore::Detail
