// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What the checks of live paths report is what the independent validator finds, in slices of any size.
#include "Scheduling/LivePathsTestSupport.h"
#include "Support/Properties.h"

#include <array>
#include <optional>

namespace NavCore::Tests
{
namespace
{
/** What a plain observer knows about one live path. */
struct Followed
{
	LivePathId id;
	std::vector<Cell> cells;
	std::size_t at = 0;
	std::uint8_t clearance = 1;
	std::optional<BrokenStep> broken;
	std::int64_t knownCost = 0;
};

std::optional<BrokenStep> FirstBreak(const NavReference::ReferenceGrid& grid, const Followed& path)
{
	for (std::size_t i = path.at; i + 1 < path.cells.size(); ++i)
	{
		const NavReference::Point from = ToPoint(path.cells[i]);
		if (NavReference::JudgeStep(grid, from, ToPoint(path.cells[i + 1])) !=
			NavReference::StepVerdict::Legal)
		{
			return BrokenStep{i, NavReference::IsPassable(grid, from) ? path.cells[i + 1] : path.cells[i]};
		}
	}
	return std::nullopt;
}

std::int64_t CostAhead(const NavReference::ReferenceGrid& grid, const Followed& path)
{
	std::int64_t units = 0;
	for (std::size_t i = path.at; i + 1 < path.cells.size(); ++i)
	{
		units += NavReference::StepCost(grid, ToPoint(path.cells[i]), ToPoint(path.cells[i + 1]));
	}
	return units;
}

/** A map, paths on it, and an observer who looks at everything. */
class World
{
public:
	World(const MapSpec& spec, Random& random)
		: spec_(spec), random_(random), map_(BuildMap(spec)), live_(map_)
	{
	}

	GridMap& Map() { return map_; }
	LivePaths& Live() { return live_; }
	std::vector<Followed>& Paths() { return paths_; }

	void AddSome(int count)
	{
		const std::array algorithms{"astar", "jps", "greedy"};
		for (int i = 0; i < count; ++i)
		{
			const std::uint8_t clearance = random_.Percent(50) ? spec_.clearance : std::uint8_t{1};
			SearchRequest request = RandomRequest(map_, random_, clearance);
			request.allowPartial = true;
			const Path path =
				RunToEnd(algorithms[static_cast<std::size_t>(random_.Range(0, 2))], map_, request).path;
			if (path.IsEmpty())
			{
				continue;
			}
			Followed followed;
			followed.id = AddPath(live_, map_, path, clearance);
			followed.clearance = clearance;
			ExpandToCells(path, followed.cells);
			followed.knownCost = path.cost.units;
			paths_.push_back(followed);
		}
	}

	void WalkSome()
	{
		for (Followed& path : paths_)
		{
			const auto ahead = static_cast<std::int32_t>(path.cells.size() - 1 - path.at);
			const std::size_t to =
				path.at + static_cast<std::size_t>(random_.Range(0, (std::min)(ahead, random_.Range(0, 60))));
			// A path that crosses itself may be taken to be where it comes by first.
			const auto first = std::find(
				path.cells.begin() + static_cast<std::ptrdiff_t>(path.at), path.cells.end(), path.cells[to]);
			const NavReference::ReferenceGrid& grid = Grid(path.clearance);
			const std::int64_t before = CostAhead(grid, path);
			path.at = static_cast<std::size_t>(first - path.cells.begin());
			path.knownCost -= before - CostAhead(grid, path);
			RC_ASSERT(live_.SetProgress(path.id, map_, path.cells[to]) == ProgressAnswer::OnPath);
			RC_ASSERT(live_.StepOf(path.id) == path.at);
			if (path.broken && path.broken->step < path.at)
			{
				path.broken.reset(); // Whatever else is broken is news.
			}
		}
	}

	void RemoveSome()
	{
		for (std::size_t i = paths_.size(); i-- > 0;)
		{
			if (random_.Percent(20))
			{
				RC_ASSERT(live_.Remove(paths_[i].id));
				RC_ASSERT(!live_.Remove(paths_[i].id));
				paths_.erase(paths_.begin() + static_cast<std::ptrdiff_t>(i));
			}
		}
	}

	/** The oracle's copy of the map as it is now, by clearance. */
	const NavReference::ReferenceGrid& Grid(std::uint8_t clearance)
	{
		for (Snapshot& snapshot : snapshots_)
		{
			if (snapshot.clearance == clearance && snapshot.version == map_.Version())
			{
				return snapshot.grid;
			}
		}
		Snapshot& oldest = snapshots_[nextSnapshot_++ % snapshots_.size()];
		oldest = {clearance, map_.Version(), ToReference(map_, clearance)};
		return oldest.grid;
	}

	/** Compares notices and states with what the validator says now. */
	void Prove(const std::vector<LiveNotice>& notices)
	{
		std::size_t expected = 0;
		for (Followed& path : paths_)
		{
			const NavReference::ReferenceGrid& grid = Grid(path.clearance);
			const std::optional<BrokenStep> broken = FirstBreak(grid, path);
			RC_ASSERT(live_.BrokenStepOf(path.id) == broken);
			if (broken)
			{
				if (broken != path.broken)
				{
					++expected;
					RC_ASSERT(Contains(notices, path.id, LiveNoticeKind::Blocked));
				}
			}
			else
			{
				const std::int64_t cost = CostAhead(grid, path);
				RC_ASSERT(live_.CostToGo(path.id).units == cost);
				if (cost > path.knownCost)
				{
					++expected;
					RC_ASSERT(Contains(notices, path.id, LiveNoticeKind::CostChanged));
				}
				path.knownCost = cost;
			}
			path.broken = broken;
		}
		RC_ASSERT(notices.size() == expected);
		for (std::size_t i = 1; i < notices.size(); ++i)
		{
			RC_ASSERT(notices[i - 1].id.slot < notices[i].id.slot);
		}
	}

private:
	static bool Contains(const std::vector<LiveNotice>& notices, LivePathId id, LiveNoticeKind kind)
	{
		return std::any_of(notices.begin(), notices.end(),
			[&](const LiveNotice& notice) { return notice.id == id && notice.kind == kind; });
	}

	struct Snapshot
	{
		std::uint8_t clearance = 0;
		std::uint64_t version = 0;
		NavReference::ReferenceGrid grid;
	};

	MapSpec spec_;
	Random& random_;
	GridMap map_;
	LivePaths live_;
	std::vector<Followed> paths_;
	std::array<Snapshot, 2> snapshots_;
	std::size_t nextSnapshot_ = 0;
};
} // namespace

TEST(LivePathsProperties, ReportsExactlyWhatTheValidatorFinds)
{
	CheckProperty(1500,
		[]
		{
			MapSpec spec = *AnySpec(100);
			spec.blockedPercent /= 2;
			Random random(*AnySeed());
			World world(spec, random);
			const std::int32_t longest = random.Percent(50) ? 1 : 30;
			for (int round = 0; round < 8; ++round)
			{
				world.AddSome(round == 0 ? 8 : 2);
				for (std::int32_t edits = random.Range(0, 3); edits > 0; --edits)
				{
					world.Live().Note(world.Map(), EditEverything(world.Map(), random));
				}
				world.Prove(CheckSliced(
					world.Live(), world.Map(), [&] { return WorkBudget(random.Range(1, longest)); }));
				world.WalkSome();
				world.Prove(CheckAll(world.Live(), world.Map()));
				world.RemoveSome();
			}
			for (const Followed& path : world.Paths())
			{
				RC_ASSERT(world.Live().Remove(path.id));
			}
			RC_ASSERT(world.Live().UsedBytes() == 0U);
			RC_ASSERT(world.Live().Count() == 0U);
			RC_ASSERT(world.Live().ShortcutCount() == 0U);
			RC_ASSERT(world.Live().IsIdle());
		});
}

// Edits, removals and steps may come between any two slices; once all is quiet, the state is right.
TEST(LivePathsProperties, WhateverHappensBetweenSlicesTheStateIsRightInTheEnd)
{
	CheckProperty(800,
		[]
		{
			MapSpec spec = *AnySpec(80);
			spec.blockedPercent /= 2;
			Random random(*AnySeed());
			World world(spec, random);
			world.AddSome(10);
			std::vector<LiveNotice> notices;
			for (int slice = 0; slice < 40; ++slice)
			{
				switch (random.Range(0, 9))
				{
				case 0:
					world.RemoveSome();
					break;
				case 1:
					world.AddSome(2);
					break;
				case 2:
					world.WalkSome();
					break;
				default:
					world.Live().Note(world.Map(), EditEverything(world.Map(), random));
					break;
				}
				WorkBudget budget(random.Range(0, 6));
				static_cast<void>(world.Live().Check(world.Map(), budget, notices));
			}
			static_cast<void>(CheckAll(world.Live(), world.Map()));
			for (Followed& path : world.Paths())
			{
				const NavReference::ReferenceGrid& grid = world.Grid(path.clearance);
				path.broken = FirstBreak(grid, path);
				RC_ASSERT(world.Live().BrokenStepOf(path.id) == path.broken);
				RC_ASSERT(path.broken || world.Live().CostToGo(path.id).units == CostAhead(grid, path));
			}
		});
}

TEST(LivePathsProperties, TheRestOfAPathIsHandedBackAsItWas)
{
	CheckProperty(1500,
		[]
		{
			const MapSpec spec = *AnySpec(60);
			Random random(*AnySeed());
			World world(spec, random);
			world.AddSome(3);
			world.WalkSome();
			for (const Followed& path : world.Paths())
			{
				Path rest;
				world.Live().CopyRest(path.id, world.Map(), rest);
				std::vector<Cell> cells;
				ExpandToCells(rest, cells);
				RC_ASSERT(std::equal(cells.begin(), cells.end(),
					path.cells.begin() + static_cast<std::ptrdiff_t>(path.at), path.cells.end()));
				rest.partial = false;
				const NavReference::PathVerdict verdict = NavReference::ValidatePath(
					ToReference(world.Map(), path.clearance), rest, cells.front(), cells.back());
				if (!verdict)
				{
					RC_FAIL(verdict.reason);
				}
			}
		});
}
} // namespace NavCore::Tests
