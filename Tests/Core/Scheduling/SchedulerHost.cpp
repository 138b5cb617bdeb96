// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Scheduling/SchedulerHost.h"

#include "NavCore/Path/LineOfSight.h"
#include "NavReference/Bridge/CoreBridge.h"

#include <algorithm>

namespace NavCore::Tests
{
namespace
{
void Mix(std::uint64_t& digest, std::uint64_t value)
{
	for (int i = 0; i < 8; ++i)
	{
		digest = (digest ^ (value >> (8 * i) & 0xFF)) * 1099511628211ULL;
	}
}

bool IsGoal(const PathGoal& goal, Cell cell)
{
	switch (goal.kind)
	{
	case GoalKind::Cell:
		return cell == goal.cell;
	case GoalKind::AnyOf:
		return std::find(goal.cells.begin(), goal.cells.end(), cell) != goal.cells.end();
	case GoalKind::Radius:
	{
		const std::int64_t dx = cell.x - goal.cell.x;
		const std::int64_t dy = cell.y - goal.cell.y;
		return dx * dx + dy * dy <= std::int64_t{goal.radius} * goal.radius;
	}
	}
	return false;
}
} // namespace

GridMap OpenMap(std::int32_t width, std::int32_t height)
{
	return GridMap::Create({.width = width, .height = height}).Value();
}

SchedulerHost::SchedulerHost(GridMap map, const SchedulerSettings& settings, GraphParts parts)
	: world_(std::move(map), parts), scheduler_(std::make_unique<PathScheduler>(world_, settings))
{
}

SchedulerHost::~SchedulerHost() = default;

PathHandle SchedulerHost::Ask(const PathRequest& request)
{
	const Result<PathHandle, SubmitError> handle = scheduler_->Submit(request);
	EXPECT_TRUE(handle.HasValue()) << Describe(handle.Error());
	if (!handle.HasValue())
	{
		return {};
	}
	EXPECT_TRUE(handle.Value().IsValid());
	Asked& asked = asked_[KeyOf(handle.Value())];
	EXPECT_FALSE(asked.live) << "the handle of a live path was given out again";
	asked = {request, false, false, {}};
	return handle.Value();
}

PathHandle SchedulerHost::Ask(Cell from, Cell to)
{
	PathRequest request;
	request.start = from;
	request.goal.cell = to;
	return Ask(request);
}

void SchedulerHost::Tick(std::int64_t expansions, WorkExecutor* executor)
{
	WorkBudget budget(expansions);
	Tick(budget, executor);
}

void SchedulerHost::Tick(WorkBudget& budget, WorkExecutor* executor)
{
	scheduler_->Tick(budget, *this, executor);
	if (budget.Left() != WorkBudget::Unlimited)
	{
		worstOverrun_ = (std::max)(worstOverrun_, -budget.Left());
	}
	++tick_;
}

int SchedulerHost::RunToEnd(std::int64_t expansions, int mostTicks, WorkExecutor* executor)
{
	int ticks = 0;
	while (scheduler_ != nullptr && !scheduler_->IsIdle() && ticks < mostTicks)
	{
		Tick(expansions, executor);
		++ticks;
	}
	EXPECT_LT(ticks, mostTicks) << "the scheduler does not come to an end";
	return ticks;
}

void SchedulerHost::Edit(MapEditKind kind, const CellRect& rect, std::int16_t value)
{
	EXPECT_EQ(scheduler_->Edit({kind, rect, value}), GridError::None);
}

void SchedulerHost::Walk(PathHandle handle, Cell at)
{
	EXPECT_TRUE(scheduler_->SetProgress(handle, at));
	asked_[KeyOf(handle)].stood.push_back(at);
}

void SchedulerHost::OnPathEvent(PathScheduler& scheduler, const PathEvent& event)
{
	const auto found = asked_.find(KeyOf(event.handle));
	if (found == asked_.end())
	{
		ADD_FAILURE() << "an event for a handle that was never given out";
		return;
	}
	CheckOrder(event, found->second);
	if (event.path != nullptr && event.kind != PathEventKind::Blocked)
	{
		CheckPath(event, found->second);
	}
	Note(event);
	if (onEvent)
	{
		onEvent(scheduler, event);
	}
}

void SchedulerHost::CheckOrder(const PathEvent& event, Asked& asked)
{
	EXPECT_EQ(event.userData, asked.request.userData);
	EXPECT_EQ(event.owner, asked.request.owner);
	switch (event.kind)
	{
	case PathEventKind::FirstLeg:
		EXPECT_FALSE(asked.ended) << "a first leg after the end";
		EXPECT_NE(event.path, nullptr);
		break;
	case PathEventKind::Ended:
	{
		EXPECT_FALSE(asked.ended) << "a request ended twice";
		EXPECT_NE(event.outcome, PathOutcome::Pending);
		const bool hasPath = event.outcome == PathOutcome::Found || event.outcome == PathOutcome::Partial;
		EXPECT_EQ(event.path != nullptr, hasPath) << Describe(event.outcome);
		asked.ended = true;
		asked.live = hasPath && asked.request.live;
		break;
	}
	case PathEventKind::Blocked:
		break;
	case PathEventKind::Rerouted:
		EXPECT_TRUE(asked.live) << "a path that is not live was changed";
		EXPECT_NE(event.path, nullptr);
		break;
	case PathEventKind::Lost:
		EXPECT_TRUE(asked.live);
		EXPECT_EQ(event.path, nullptr);
		asked.live = false;
		break;
	}
}

void SchedulerHost::CheckPath(const PathEvent& event, const Asked& asked)
{
	const PathRequest& request = asked.request;
	const Path& path = *event.path;
	const Cell start = path.points.front();
	EXPECT_TRUE(start == request.start ||
		std::find(asked.stood.begin(), asked.stood.end(), start) != asked.stood.end())
		<< "the path begins where the agent has never been";
	// A set of goals has no one cell for a partial path to miss: anywhere but where it ends will do.
	const Cell missed = request.goal.kind == GoalKind::Cell ? request.goal.cell : Cell{-1, -1};
	const NavReference::PathVerdict verdict = NavReference::ValidatePath(
		ReferenceOf(request.profile), path, start, path.partial ? missed : path.points.back());
	EXPECT_TRUE(verdict.ok) << verdict.reason << ", event " << static_cast<int>(event.kind) << " in tick "
							<< tick_ << ", " << request.algorithm << ", profile " << request.profile;
	invalidPaths += verdict.ok ? 0 : 1;
	EXPECT_EQ(path.form, PathForm::Cells);
	if (event.kind == PathEventKind::FirstLeg)
	{
		EXPECT_TRUE(path.partial);
		return;
	}
	EXPECT_EQ(path.partial, event.outcome == PathOutcome::Partial);
	EXPECT_TRUE(path.partial || IsGoal(request.goal, path.points.back())) << "the path ends elsewhere";
	if (!event.waypoints.empty())
	{
		EXPECT_EQ(event.waypoints.front(), path.points.front());
		EXPECT_EQ(event.waypoints.back(), path.points.back());
	}
	const std::uint8_t clearance = world_.Profile(request.profile).clearance;
	std::vector<PathLink> links;
	LocateLinks(path, event.waypoints, links);
	EXPECT_TRUE(event.waypoints.empty() || links.size() == path.links.size());
	for (std::size_t i = 1; i < event.waypoints.size(); ++i)
	{
		const bool linked = std::any_of(
			links.begin(), links.end(), [i](const PathLink& link) { return link.point + 1 == i; });
		EXPECT_TRUE(linked ||
			HasLineOfSight(
				world_.Graph(request.profile).Map(), event.waypoints[i - 1], event.waypoints[i], clearance));
	}
}

const NavReference::ReferenceGrid& SchedulerHost::ReferenceOf(ProfileId profile)
{
	const GridMap& map = world_.Graph(profile).Map();
	Reference& reference = references_[profile];
	if (!reference.grid || reference.version != map.Version())
	{
		reference.grid = NavReference::ToReference(map, world_.Profile(profile).clearance);
		if (const LinkSet* links = world_.Graph(profile).Links())
		{
			NavReference::SetLinks(*links, *reference.grid);
		}
		reference.version = map.Version();
	}
	return *reference.grid;
}

void SchedulerHost::Note(const PathEvent& event)
{
	HeardEvent heard;
	heard.kind = event.kind;
	heard.handle = event.handle;
	heard.outcome = event.outcome;
	heard.quality = event.quality;
	heard.partialReason = event.partialReason;
	heard.requestError = event.requestError;
	heard.waitedTicks = event.waitedTicks;
	heard.userData = event.userData;
	heard.blockedAt = event.blockedAt;
	heard.counters = event.counters;
	heard.hasPath = event.path != nullptr;
	heard.tick = tick_;
	Mix(digest_, static_cast<std::uint64_t>(event.kind) << 8 | static_cast<std::uint64_t>(event.outcome));
	Mix(digest_, std::uint64_t{event.handle.slot} << 32 | event.handle.serial);
	Mix(digest_, static_cast<std::uint64_t>(tick_));
	if (event.path != nullptr)
	{
		heard.path = *event.path;
		Mix(digest_, static_cast<std::uint64_t>(event.path->cost.units));
		for (const Cell cell : event.path->points)
		{
			Mix(digest_, static_cast<std::uint64_t>(cell.x) << 32 | static_cast<std::uint32_t>(cell.y));
		}
	}
	heard.waypoints.assign(event.waypoints.begin(), event.waypoints.end());
	heard_.push_back(std::move(heard));
}

std::vector<HeardEvent> SchedulerHost::HeardOf(PathEventKind kind) const
{
	std::vector<HeardEvent> result;
	std::copy_if(heard_.begin(), heard_.end(), std::back_inserter(result),
		[kind](const HeardEvent& event) { return event.kind == kind; });
	return result;
}

std::optional<HeardEvent> SchedulerHost::EndOf(PathHandle handle) const
{
	for (const HeardEvent& event : heard_)
	{
		if (event.kind == PathEventKind::Ended && event.handle == handle)
		{
			return event;
		}
	}
	return std::nullopt;
}

std::size_t SchedulerHost::OpenCount() const
{
	return static_cast<std::size_t>(
		std::count_if(asked_.begin(), asked_.end(), [](const auto& entry) { return !entry.second.ended; }));
}
} // namespace NavCore::Tests
