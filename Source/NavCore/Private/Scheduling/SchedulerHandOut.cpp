// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// A finished path goes to everybody who waits for it, as many of them at a time as the budget allows.
#include "NavCore/Path/PathCheck.h"
#include "Scheduling/PathSchedulerImpl.h"

#include <algorithm>

namespace NavCore
{
using Detail::JobKind;
using Detail::NoSlot;
using Detail::RequestState;

namespace Detail::SchedulerHandOutImpl
{
/**
 * How often a new path is searched for anew because the agent has gone elsewhere meanwhile. An agent whose
 * path is blocked or ends soon stops, so this ends long before.
 */
constexpr std::uint32_t MostMisses = 64;
} // namespace Detail::SchedulerHandOutImpl

/** What it costs to copy and measure so many cells, and to watch them from then on. */
std::int64_t PathScheduler::Impl::HandUnits(std::size_t cells)
{
	return 4 + static_cast<std::int64_t>(cells / 8);
}

/**
 * Whether a piece of work that cannot be divided fits into what is left. What does not waits for the next
 * tick, unless it would fit into none.
 */
bool PathScheduler::Impl::CanAfford(std::int64_t units) const
{
	if (budget_->NextQuantum() <= 0)
	{
		return false;
	}
	return budget_->Left() >= (std::min)(units - WorkBudget::QuantumExpansions / 2, tickUnits_ / 4);
}

/** Waypoints that are in sight of each other because nothing but cells of the path lies between them. */
void PathScheduler::Impl::PlainWaypoints(
	ProfileId profile, const Path& path, std::vector<Cell>& outCells) const
{
	if (world_.Graph(profile).Map().GetTopology() == Topology::Hex)
	{
		// A run of hexagons looks like no straight line in rows and columns.
		outCells = path.points;
		return;
	}
	ReduceToWaypoints(path, outCells);
}

/** Joins what was found to the leg that was handed out before. */
void PathScheduler::Impl::FinishFound(SearchLane& lane, const Path& tail, std::span<const Cell> waypoints)
{
	SearchJob& job = jobs_.At(lane.job);
	Path& path = lane.finished;
	path.Clear();
	lane.waypoints.clear();
	if (job.hasLeg)
	{
		path.points = job.leg.points;
		path.links = job.leg.links;
		if (!waypoints.empty())
		{
			PlainWaypoints(job.profile, job.leg, lane.waypoints);
		}
	}
	const std::ptrdiff_t joint = job.hasLeg ? 1 : 0;
	const std::size_t base = path.points.size() - static_cast<std::size_t>(joint);
	for (const PathLink& link : tail.links)
	{
		path.links.push_back({static_cast<std::uint32_t>(base) + link.point, link.link, link.cost});
	}
	path.points.insert(path.points.end(), tail.points.begin() + joint, tail.points.end());
	if (!waypoints.empty())
	{
		lane.waypoints.insert(lane.waypoints.end(), waypoints.begin() + joint, waypoints.end());
	}
	path.partial = lane.tail.partial;
	MeasureCells(world_.Graph(job.profile).Map(), path);
	job.counters.Add(CountersOf(lane));
	lane.BeginHandOut();
	jobs_.CloseToOthers(lane.job);
	FeedFollowers(lane);
	HandOut(lane);
}

void PathScheduler::Impl::HandOut(SearchLane& lane)
{
	const SlotIndex slot = lane.job;
	const std::int64_t units = HandUnits(lane.finished.points.size());
	while (jobs_.At(slot).memberCount > 0)
	{
		if (!CanAfford(units))
		{
			return;
		}
		SearchJob& job = jobs_.At(slot);
		RequestRecord& record = requests_.At(job.firstMember);
		const bool isOnTheWay = IsOnTheWay(record, lane.finished);
		if (!isOnTheWay && job.kind == JobKind::Shortcut)
		{
			// Too late for this one.
			static_cast<void>(jobs_.Leave(record));
			continue;
		}
		if (!isOnTheWay && job.misses < Detail::SchedulerHandOutImpl::MostMisses)
		{
			++job.misses;
			const bool isLast = job.memberCount == 1;
			job.kind == JobKind::Answer ? BreakLeg(record) : Restart(lane);
			if (isLast)
			{
				return;
			}
			continue;
		}
		Charge(WorkOf(lane), units);
		record.counters = job.counters;
		record.partialReason =
			lane.spliced && lane.finished.partial ? record.partialReason : lane.partialReason;
		static_cast<void>(jobs_.Leave(record));
		if (record.state == RequestState::Live)
		{
			Reroute(record, job.kind, lane);
		}
		else
		{
			GivePath(record, job.quality, lane);
		}
	}
	FreeLane(lane);
	jobs_.Remove(slot);
}

void PathScheduler::Impl::GivePath(RequestRecord& record, PathQuality quality, const SearchLane& lane)
{
	record.path = lane.finished;
	record.waypoints = lane.waypoints;
	record.quality = quality;
	CutToAgent(record);
	if (record.hasLeg)
	{
		// Whoever was about to be told of the beginning may as well have the whole.
		events_.Drop(PathEventKind::FirstLeg, record);
		record.hasLeg = false;
	}
	else
	{
		stats_.firstLegTicks.Add(static_cast<std::uint32_t>(tick_ - record.submitTick));
	}
	++stats_.quality[static_cast<std::size_t>(quality)];
	report_.degraded += quality != PathQuality::Full ? 1 : 0;
	if (record.request.live)
	{
		Watch(record);
	}
	EndRequest(record, record.path.partial ? PathOutcome::Partial : PathOutcome::Found);
}

namespace Detail::SchedulerHandOutImpl
{
/** Where on the first cells of its new path the agent is; the number of cells if nowhere there. */
std::size_t FindAgent(const RequestRecord& record, const Path& path)
{
	constexpr std::size_t mostCells = 256;
	const auto end =
		path.points.begin() + static_cast<std::ptrdiff_t>((std::min)(path.points.size(), mostCells));
	const auto found = std::find(path.points.begin(), end, record.Position());
	return found == end ? path.points.size() : static_cast<std::size_t>(found - path.points.begin());
}
} // namespace Detail::SchedulerHandOutImpl

/** Whether an agent that has been walking while its path was searched for is still where the path passes. */
bool PathScheduler::Impl::IsOnTheWay(const RequestRecord& record, const Path& path) const
{
	const GridMap& map = world_.Graph(record.request.profile).Map();
	const std::uint8_t clearance = world_.Profile(record.request.profile).clearance;
	const Cell at = record.Position();
	if (record.hasLeg && (!map.IsWalkable(at) || (clearance > 1 && map.ClearanceAt(at) < clearance)))
	{
		// A wall has risen where the agent stands on its leg; a search from there will say so.
		return false;
	}
	// Even one whose leg has been called off walks on to where it ends.
	const std::size_t from = record.hasProgress ? Detail::SchedulerHandOutImpl::FindAgent(record, path) : 0;
	if (from == path.points.size())
	{
		return false;
	}
	// The last look before a path goes out, whatever happened since it was found. What an agent has behind it
	// is not watched, for example, and one that has gone back may have that ahead again.
	return !FindBrokenStep(map, path, clearance, from, LinksOf(record.request.profile));
}

/** What lies behind the agent is cut off: it may be blocked by now. */
void PathScheduler::Impl::CutToAgent(RequestRecord& record) const
{
	const std::size_t at = Detail::SchedulerHandOutImpl::FindAgent(record, record.path);
	if (!record.hasProgress || at == 0 || at == record.path.points.size())
	{
		return;
	}
	DropPoints(record.path, at);
	MeasureCells(world_.Graph(record.request.profile).Map(), record.path);
	if (!record.waypoints.empty())
	{
		// Where the agent stands now, the way to the next waypoint need not be clear.
		PlainWaypoints(record.request.profile, record.path, record.waypoints);
	}
}

/** The path stays as it is from the agent on; what lies behind may be blocked by now. */
void PathScheduler::Impl::KeepRest(RequestRecord& record)
{
	const GridMap& map = world_.Graph(record.request.profile).Map();
	const bool partial = record.path.partial;
	LiveOf(record.request.profile).CopyRest(record.liveId, map, rest_);
	ExpandToCells(rest_, record.path.points, record.path.links);
	record.path.form = PathForm::Cells;
	record.path.partial = partial;
	MeasureCells(map, record.path);
	if (!record.waypoints.empty())
	{
		PlainWaypoints(record.request.profile, record.path, record.waypoints);
	}
	Watch(record);
}

/** Gives a live path its new way, unless the old one turns out to be as good. */
void PathScheduler::Impl::Reroute(RequestRecord& record, JobKind kind, const SearchLane& lane)
{
	Detail::LivePaths& live = LiveOf(record.request.profile);
	const Path& path = lane.finished;
	const bool isSound = !live.BrokenStepOf(record.liveId);
	const std::int64_t now = live.CostToGo(record.liveId).units;
	const std::int64_t gain = kind == JobKind::Shortcut ? settings_.shortcutGainPermille : 0;
	const bool isBetter = path.cost.units < now - now / 1000 * gain - now % 1000 * gain / 1000;
	if (kind == JobKind::Shortcut && (!isSound || !isBetter || path.partial != record.path.partial))
	{
		return;
	}
	if (!isSound || isBetter)
	{
		record.path = path;
		record.waypoints = lane.waypoints;
		record.outcome = path.partial ? PathOutcome::Partial : PathOutcome::Found;
		CutToAgent(record);
		Watch(record);
	}
	else
	{
		KeepRest(record);
	}
	++report_.rerouted;
	++(kind == JobKind::Shortcut ? stats_.shortened : lane.spliced ? stats_.spliced : stats_.replanned);
	stats_.rerouteTicks.Add(static_cast<std::uint32_t>(tick_ - record.editTick));
	Announce(PathEventKind::Rerouted, record, record.editTick);
}
} // namespace NavCore
