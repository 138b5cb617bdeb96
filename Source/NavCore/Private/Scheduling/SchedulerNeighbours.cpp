// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Agents that stand close together and go to the same place: one is searched for, the others join its path.
#include "NavCore/Grid/GridMap.h"
#include "Scheduling/PathSchedulerImpl.h"
#include "Search/Heuristics.h"

#include <algorithm>
#include <cstdlib>

namespace NavCore
{
using Detail::JobKind;
using Detail::LanePhase;
using Detail::NoItem;
using Detail::NoSlot;

namespace Detail::SchedulerNeighboursImpl
{
/** Who follows one search: they are let go in one piece. */
constexpr std::size_t MostFollowers = 32;
/** Of the way from a start to the path of a neighbour. */
constexpr std::int64_t MostExpansions = 512;
/** By what a joined path may be dearer than the neighbour's and the way between the starts: one part of so
 * many.
 */
constexpr std::int64_t ToleranceParts = 50;

/** What it costs to copy so many cells. */
std::int64_t CopyUnits(std::size_t cells)
{
	return static_cast<std::int64_t>(cells / 16);
}

bool MayFollow(const SearchJob& job, const PathRequest& request)
{
	return job.kind == JobKind::Answer && job.nearPath == NoItem && !job.hasFound && !job.hasLeg &&
		!job.needsSearch && !job.needsAllMemory && request.trace == nullptr && request.maxExpansions == 0 &&
		request.goal.kind == GoalKind::Cell && job.from != job.goal;
}

/** Where the whole path of a job begins. */
Cell StartOf(const SearchJob& job)
{
	return job.hasLeg ? job.leg.points.front() : job.from;
}

/** The least that a way between two cells can cost. */
std::int64_t UnitsBetween(const GridMap& map, Cell from, Cell to)
{
	SearchRequest request;
	request.start = from;
	request.goal = to;
	return static_cast<std::int64_t>(SelectedHeuristic(MakeHeuristicSetup(map, request))(from.x, from.y));
}
} // namespace Detail::SchedulerNeighboursImpl

/** The first in line waits for a search that is under way nearby, if there is one. */
bool PathScheduler::Impl::FollowNext()
{
	const SlotIndex slot = jobs_.Queue().Top();
	SearchJob& job = jobs_.At(slot);
	const SlotIndex leader = FindLeader(job);
	if (leader == NoSlot)
	{
		return false;
	}
	static_cast<void>(jobs_.PopNext());
	Charge(TickWork::Searches, 1);
	SearchLane& lane = lanes_.At(leader);
	job.leader = leader;
	lane.followers.push_back(slot);
	// It is in a hurry for all of them.
	lane.key = job.key < lane.key ? job.key : lane.key;
	return true;
}

/** A lane that searches for a path which the job could join, or NoSlot. */
PathScheduler::Impl::SlotIndex PathScheduler::Impl::FindLeader(const SearchJob& job)
{
	const PathRequest& wanted = jobs_.RequestOf(job);
	// Joining a path over links is no matter of a few cells.
	if (settings_.nearbyStartCells <= 0 || LinksOf(job.profile) != nullptr ||
		!Detail::SchedulerNeighboursImpl::MayFollow(job, wanted))
	{
		return NoSlot;
	}
	for (SlotIndex i = 0; i < lanes_.Count(); ++i)
	{
		const SearchLane& lane = lanes_.At(i);
		if (lane.job == NoSlot || lane.Phase() != LanePhase::Searching ||
			lane.followers.size() >= Detail::SchedulerNeighboursImpl::MostFollowers)
		{
			continue;
		}
		const SearchJob& leader = jobs_.At(lane.job);
		const PathRequest& request = jobs_.RequestOf(leader);
		const Cell start = Detail::SchedulerNeighboursImpl::StartOf(leader);
		const std::int64_t apart = (std::max)(
			std::abs(std::int64_t{start.x} - job.from.x), std::abs(std::int64_t{start.y} - job.from.y));
		if (leader.kind == JobKind::Answer && leader.algorithm == job.algorithm && request.trace == nullptr &&
			apart <= settings_.nearbyStartCells && Detail::DifferOnlyInStart(request, wanted))
		{
			return i;
		}
	}
	return NoSlot;
}

/** The path of the lane is there: who followed goes back in line to join it. */
void PathScheduler::Impl::FeedFollowers(SearchLane& lane)
{
	if (lane.followers.empty() || lane.finished.partial)
	{
		ScatterFollowers(lane);
		return;
	}
	const SearchJob& leader = jobs_.At(lane.job);
	const std::uint32_t index = jobs_.AddNear();
	Detail::NearPath& nearPath = jobs_.Near(index);
	nearPath.isCoarse = leader.quality == PathQuality::Coarse;
	nearPath.path.Clear();
	nearPath.path.form = PathForm::Cells;
	nearPath.path.cost = lane.finished.cost;
	// As it was found; each smooths its own. The lane is done with it.
	nearPath.path.points.swap(lane.tail.points);
	if (leader.hasLeg)
	{
		nearPath.path.points.insert(
			nearPath.path.points.begin(), leader.leg.points.begin(), leader.leg.points.end() - 1);
		Charge(TickWork::Searches, Detail::SchedulerNeighboursImpl::CopyUnits(leader.leg.points.size()));
	}
	for (const SlotIndex slot : lane.followers)
	{
		jobs_.Lend(slot, index);
		jobs_.At(slot).leader = NoSlot;
		jobs_.Requeue(slot);
	}
	lane.followers.clear();
}

/** There is no path to join. Everybody is searched for, and is as urgent as before. */
void PathScheduler::Impl::ScatterFollowers(SearchLane& lane)
{
	for (const SlotIndex slot : lane.followers)
	{
		jobs_.At(slot).leader = NoSlot;
		jobs_.At(slot).needsSearch = true;
		jobs_.Requeue(slot);
	}
	lane.followers.clear();
}

/** Nobody waits for the job any more. */
void PathScheduler::Impl::LeaveLeader(SlotIndex slot)
{
	SearchJob& job = jobs_.At(slot);
	if (job.leader != NoSlot)
	{
		std::vector<SlotIndex>& followers = lanes_.At(job.leader).followers;
		followers.erase(std::find(followers.begin(), followers.end(), slot));
		job.leader = NoSlot;
	}
}

void PathScheduler::Impl::BeginJoin(SearchLane& lane)
{
	const SearchJob& job = jobs_.At(lane.job);
	SpliceRequest request;
	request.start = job.from;
	request.clearance = world_.Profile(job.profile).clearance;
	request.maxExpansions = Detail::SchedulerNeighboursImpl::MostExpansions;
	if (lane.BeginSplice(world_.Graph(job.profile).Context(), jobs_.Near(job.nearPath).path, request) !=
		SpliceStatus::Running)
	{
		CommitJoin(lane);
	}
}

void PathScheduler::Impl::CommitJoin(SearchLane& lane)
{
	SearchJob& job = jobs_.At(lane.job);
	const std::size_t cells = lane.Splicer().Result().points.size();
	if (!CanAfford(HandUnits(cells)))
	{
		return;
	}
	const bool joined = lane.Splicer().Status() == SpliceStatus::Done && IsWorthJoining(lane);
	const bool isCoarse = jobs_.Near(job.nearPath).isCoarse;
	jobs_.ReturnNear(lane.job);
	if (!joined)
	{
		job.counters.Add(CountersOf(lane));
		job.needsSearch = true;
		BeginSearch(lane);
		return;
	}
	// Its other members, if any, have been counted since they asked for the same.
	++report_.shared;
	++stats_.shared;
	job.quality = isCoarse ? PathQuality::Coarse : job.quality;
	lane.tail = lane.Splicer().Result();
	lane.tail.partial = false;
	Charge(TickWork::Searches, Detail::SchedulerNeighboursImpl::CopyUnits(cells));
	SmoothOrFinish(lane);
}

/** Whether the joined path is about as good as the neighbour's, so that no search would gain much. */
bool PathScheduler::Impl::IsWorthJoining(const SearchLane& lane) const
{
	const SearchJob& job = jobs_.At(lane.job);
	const Path& nearPath = jobs_.Near(job.nearPath).path;
	const std::int64_t between = Detail::SchedulerNeighboursImpl::UnitsBetween(
		world_.Graph(job.profile).Map(), job.from, nearPath.points.front());
	return lane.Splicer().Result().cost.units <=
		nearPath.cost.units + nearPath.cost.units / Detail::SchedulerNeighboursImpl::ToleranceParts + between;
}
} // namespace NavCore
