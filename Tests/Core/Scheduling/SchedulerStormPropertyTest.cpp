// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Random storms of everything a host can do. SchedulerHost holds every event to the contract; this looks at
// what no event tells: paths that are live and silently broken.
#include "NavCore/Path/PathCheck.h"
#include "NavCore/Scheduling/PathScheduler.h"
#include "Scheduling/SchedulerHost.h"
#include "Support/Properties.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace NavCore::Tests
{
namespace
{
constexpr std::array<std::string_view, 5> Algorithms{"astar", "sga", "hpa", "jps", ""};

class Storm
{
public:
	Storm(const MapSpec& spec, std::uint64_t seed) : random_(seed), host_(BuildMap(spec), SettingsOf(seed))
	{
		if (spec.clearance > 1)
		{
			AgentProfile wide;
			wide.clearance = spec.clearance;
			wide.cornerRule = host_.World().Map().GetCornerRule();
			profile_ = host_.World().AddProfile(wide).Value();
		}
		host_.onEvent = [this](PathScheduler&, const PathEvent& event)
		{
			OnEvent(event);
		};
	}

	void Run(int ticks)
	{
		for (int i = 0; i < ticks; ++i)
		{
			Act();
			host_.Tick(static_cast<std::int64_t>(random_.Below(600)));
			ExpectLivePathsSound();
		}
		host_.onEvent = nullptr;
		host_.RunToEnd(2000);
		EXPECT_EQ(host_.OpenCount(), 0U) << "a request was lost";
		EXPECT_EQ(host_.invalidPaths, 0U);
	}

private:
	static SchedulerSettings SettingsOf(std::uint64_t seed)
	{
		SchedulerSettings settings;
		settings.lanes = 1 + static_cast<std::int32_t>(seed % 4);
		settings.turnExpansions = 32 << (seed / 4 % 4);
		settings.sharedGoalThreshold = seed % 3 == 0 ? 4 : SchedulerSettings::AutomaticThreshold;
		settings.maxScratchBytes = seed % 5 == 0 ? 300'000 : std::size_t{64} << 20;
		return settings;
	}

	[[nodiscard]] PathHandle AnyHandle()
	{
		return handles_.empty() ? PathHandle{}
								: handles_[random_.Below(static_cast<std::uint32_t>(handles_.size()))];
	}

	void Submit()
	{
		const GridMap& map = host_.World().Map();
		PathRequest request;
		request.start = random_.Percent(95) ? RandomFreeCell(map, random_) : RandomCell(map, random_);
		request.goal.cell = random_.Percent(30) ? meetingPoint_ : RandomFreeCell(map, random_);
		if (random_.Percent(10))
		{
			request.goal.kind = GoalKind::AnyOf;
			request.goal.cells = {RandomCell(map, random_), RandomCell(map, random_)};
		}
		else if (random_.Percent(10))
		{
			request.goal.kind = GoalKind::Radius;
			request.goal.radius = static_cast<std::int32_t>(random_.Below(4));
		}
		request.profile = random_.Percent(50) ? profile_ : ProfileId{0};
		request.priority = static_cast<PathPriority>(random_.Below(4));
		request.algorithm = Algorithms[random_.Below(Algorithms.size())];
		request.allowPartial = random_.Percent(30);
		request.smooth = random_.Percent(60);
		request.firstLeg = random_.Percent(60);
		request.live = random_.Percent(80);
		request.policy = static_cast<RepairPolicy>(random_.Below(3));
		request.maxExpansions = random_.Percent(10) ? 50 : 0;
		request.owner = random_.Below(4);
		handles_.push_back(host_.Ask(request));
		profiles_[handles_.back().slot] = request.profile;
	}

	void Act()
	{
		const GridMap& map = host_.World().Map();
		meetingPoint_ = random_.Percent(5) ? RandomFreeCell(map, random_) : meetingPoint_;
		for (std::uint32_t i = random_.Below(6); i > 0; --i)
		{
			Submit();
		}
		for (std::uint32_t i = random_.Below(4); i > 0; --i)
		{
			const Cell at = RandomCell(map, random_);
			const CellRect rect{at.x, at.y, random_.Range(1, 3), random_.Range(1, 3)};
			host_.Edit(random_.Percent(50) ? MapEditKind::Block : MapEditKind::Unblock,
				rect.Intersect(map.Bounds()));
		}
		const PathHandle handle = AnyHandle();
		switch (random_.Below(8))
		{
		case 0:
			static_cast<void>(host_.Scheduler().Cancel(handle));
			break;
		case 1:
			static_cast<void>(host_.Scheduler().Retire(handle));
			break;
		case 2:
			static_cast<void>(host_.Scheduler().ReleaseOwner(1 + random_.Below(3)));
			break;
		default:
			Walk(handle);
			break;
		}
	}

	/** An agent goes some way along its path. */
	void Walk(PathHandle handle)
	{
		const Path* path = host_.Scheduler().PathOf(handle);
		if (path != nullptr)
		{
			const auto last = static_cast<std::uint32_t>((std::min)(path->points.size(), std::size_t{20}));
			host_.Walk(handle, path->points[random_.Below(last)]);
			walked_.insert(handle.slot);
		}
	}

	void OnEvent(const PathEvent& event)
	{
		if (event.kind == PathEventKind::Blocked)
		{
			blocked_.insert(event.handle.slot);
		}
		else
		{
			blocked_.erase(event.handle.slot);
		}
		if (random_.Percent(20))
		{
			Act();
		}
	}

	/** Whoever has not been told that its path is blocked can walk it from start to end. */
	void ExpectLivePathsSound()
	{
		if (!host_.Scheduler().Stats().log.empty() && host_.Scheduler().Stats().log.back().spent)
		{
			// The budget may have ended in the middle of the checks.
			return;
		}
		for (const PathHandle handle : handles_)
		{
			const Path* path = host_.Scheduler().PathOf(handle);
			// A path of one cell has no step that could be blocked: its agent is there.
			const bool isKnown = path == nullptr || path->points.size() < 2 ||
				blocked_.count(handle.slot) > 0 || walked_.count(handle.slot) > 0;
			if (!isKnown)
			{
				const ProfileId profile = profiles_[handle.slot];
				const auto broken = FindBrokenStep(
					host_.World().Graph(profile).Map(), *path, host_.World().Profile(profile).clearance);
				EXPECT_FALSE(broken) << "step " << (broken ? broken->step : 0) << " of "
									 << path->points.size() << "slot " << handle.slot << " outcome "
									 << Describe(host_.Scheduler().OutcomeOf(handle)) << " tick "
									 << host_.TicksRun() << " map version " << host_.World().Map().Version()
									 << " path version " << path->mapVersion << " profile " << profile
									 << EventsOf(handle);
			}
		}
	}

	[[nodiscard]] std::string EventsOf(PathHandle handle) const
	{
		std::string text = " events:";
		for (const HeardEvent& event : host_.Heard())
		{
			if (event.handle == handle)
			{
				text += ' ' + std::to_string(static_cast<int>(event.kind)) + '@' + std::to_string(event.tick);
			}
		}
		return text;
	}

	Random random_;
	SchedulerHost host_;
	ProfileId profile_ = 0;
	Cell meetingPoint_;
	std::vector<PathHandle> handles_;
	std::map<std::uint32_t, ProfileId> profiles_;
	std::set<std::uint32_t> blocked_;
	std::set<std::uint32_t> walked_;
};
} // namespace

TEST(SchedulerStormProperty, EveryRequestEndsOnceAndNoPathIsSilentlyBroken)
{
	CheckProperty(60,
		[]
		{
			MapSpec spec = *AnySpec(40);
			const std::uint64_t seed = *AnySeed();
			Storm(spec, seed).Run(60);
			RC_ASSERT(!::testing::Test::HasFailure());
		});
}
} // namespace NavCore::Tests
