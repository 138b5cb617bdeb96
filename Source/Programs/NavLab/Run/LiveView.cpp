// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/LiveView.h"

#include "NavLab/Cli/ExitCode.h"

#include "NavCore/Base/Random.h"
#include "NavCore/Draw/MapDrawing.h"
#include "NavCore/Draw/PathDrawing.h"
#include "NavCore/Graph/NavWorld.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Scheduling/PathScheduler.h"
#include "NavCore/Search/WorkBudget.h"

#include <fmt/format.h>

#include <algorithm>

namespace NavLab
{
namespace
{
constexpr std::int64_t ExpansionsPerTick = 2000;
/** Ends that are drawn for one agent before it gives up. */
constexpr int Tries = 2000;

struct Agent
{
	NavCore::PathHandle handle;
	NavCore::Cell start;
	NavCore::Cell goal;
	/** Before the wall rose, and how much of it was walked by then. */
	NavCore::Path before;
	std::size_t walked = 0;
	bool blocked = false;
	bool lost = false;
};

/** A world of its own with a scheduler, some agents and a wall. */
class LiveStage final : public NavCore::PathListener
{
public:
	LiveStage(NavCore::GridMap map, const ViewRequest& request)
		: request_(request),
		  world_(std::move(map), NavCore::GraphParts::Regions | NavCore::GraphParts::Clusters),
		  scheduler_(world_)
	{
	}

	void OnPathEvent(NavCore::PathScheduler&, const NavCore::PathEvent& event) override
	{
		Agent& agent = agents_[event.userData];
		agent.blocked = agent.blocked || event.kind == NavCore::PathEventKind::Blocked;
		agent.lost = agent.lost || event.kind == NavCore::PathEventKind::Lost;
		rerouted_ += event.kind == NavCore::PathEventKind::Rerouted ? 1 : 0;
	}

	void Play()
	{
		PlaceAgents();
		RunUntilIdle();
		for (Agent& agent : agents_)
		{
			const NavCore::Path* path = scheduler_.PathOf(agent.handle);
			agent.before = path != nullptr ? *path : NavCore::Path();
			ListCells(agent.before, agent.before.points);
			agent.before.form = NavCore::PathForm::Cells;
			agent.walked = agent.before.points.size() / 3;
			if (!agent.before.IsEmpty())
			{
				scheduler_.SetProgress(agent.handle, agent.before.points[agent.walked]);
			}
		}
		RaiseWall();
		RunUntilIdle();
	}

	ViewResult Draw() const
	{
		const NavCore::GridMap& map = world_.Map();
		ViewResult result;
		result.picture = MapPicture(map, fmt::format("{} x {} cells", map.Width(), map.Height()));
		result.picture.maxPixels = request_.maxPixels;
		NavCore::DrawCells(map, WindowOf(map, request_.maxPixels), {}, result.picture.AddLayer("map"));
		result.picture.AddLayer("wall").rects.push_back(
			{wall_, NavCore::Fade(NavCore::DrawPalette::Blocked, 0.45)});
		NavCore::DrawList& before = result.picture.AddLayer("before");
		NavCore::DrawList& after = result.picture.AddLayer("after");
		const NavCore::DrawWindow window{map.Bounds(), 1, false};
		for (std::size_t i = 0; i < agents_.size(); ++i)
		{
			DrawAgent(agents_[i], NavCore::TurnColor(NavCore::DrawPalette::Agents, i), window, before, after);
		}
		Count(result);
		return result;
	}

private:
	void DrawAgent(const Agent& agent, NavCore::DrawColor color, const NavCore::DrawWindow& window,
		NavCore::DrawList& before, NavCore::DrawList& after) const
	{
		const NavCore::GridMap& map = world_.Map();
		NavCore::PathDrawing old;
		old.color = NavCore::Fade(color, 0.6);
		old.width = 0.2F;
		old.cased = false;
		old.ends = false;
		old.walkedSteps = agent.walked;
		NavCore::DrawPath(map, agent.before, window, old, before);
		NavCore::DrawBlockedSteps(map, agent.before, window, 1, agent.walked, before);
		const NavCore::Path* path = scheduler_.PathOf(agent.handle);
		if (path != nullptr)
		{
			// The live path begins where the agent was when it was found, or stands now.
			NavCore::PathDrawing now;
			now.color = color;
			now.ends = false;
			std::vector<NavCore::Cell> rest;
			ListCells(*path, rest);
			const NavCore::Cell at = agent.before.points[agent.walked];
			rest.erase(rest.begin(), std::find(rest.begin(), rest.end(), at));
			NavCore::DrawPath(map, rest, window, now, after);
			after.marks.push_back({.at = NavCore::GridFrame().CenterOf(map, at),
				.color = color,
				.radius = 0.75F,
				.shape = NavCore::DrawShape::Disc,
				.cased = true});
			after.marks.push_back({.at = NavCore::GridFrame().CenterOf(map, agent.goal),
				.color = color,
				.radius = 0.6F,
				.shape = NavCore::DrawShape::Diamond,
				.cased = true});
		}
	}

	void Count(ViewResult& result) const
	{
		const auto count = [this](bool Agent::*what)
		{
			return std::count_if(
				agents_.begin(), agents_.end(), [what](const Agent& agent) { return agent.*what; });
		};
		result.counts = {{"agents", static_cast<std::int64_t>(agents_.size())},
			{"blocked", count(&Agent::blocked)}, {"rerouted", rerouted_}, {"lost", count(&Agent::lost)}};
	}

	static void ListCells(const NavCore::Path& path, std::vector<NavCore::Cell>& outCells)
	{
		std::vector<NavCore::Cell> cells;
		if (!path.IsEmpty())
		{
			NavCore::ExpandToCells(path, cells);
		}
		outCells = std::move(cells);
	}

	/** Between places far apart that are connected. */
	void PlaceAgents()
	{
		const NavCore::GridMap& map = world_.Map();
		const NavCore::RegionMap& regions = *world_.Graph(0).Context().regions;
		const std::int32_t least = (map.Width() + map.Height()) / 3;
		NavCore::Random random(request_.seed);
		for (int i = 0; i < Tries && agents_.size() < static_cast<std::size_t>(request_.agents); ++i)
		{
			const NavCore::Cell a{random.Range(0, map.Width() - 1), random.Range(0, map.Height() - 1)};
			const NavCore::Cell b{random.Range(0, map.Width() - 1), random.Range(0, map.Height() - 1)};
			if (a != b && regions.AreConnected(a, b) && std::abs(a.x - b.x) + std::abs(a.y - b.y) >= least)
			{
				Submit(a, b);
			}
		}
		if (agents_.empty())
		{
			throw InputError("view live: the map has no two connected cells far enough apart");
		}
	}

	void Submit(NavCore::Cell from, NavCore::Cell to)
	{
		NavCore::PathRequest request;
		request.start = from;
		request.goal.cell = to;
		request.policy = NavCore::RepairPolicy::Replan;
		request.userData = agents_.size();
		agents_.push_back({scheduler_.Submit(request).Value(), from, to, {}, 0, false, false});
	}

	void RunUntilIdle()
	{
		do
		{
			NavCore::WorkBudget budget(ExpansionsPerTick);
			scheduler_.Tick(budget, *this);
		} while (!scheduler_.IsIdle());
	}

	/** On the middle of what most is left to walk; smaller where agents stand in the way. */
	void RaiseWall()
	{
		const Agent* most = &agents_.front();
		for (const Agent& agent : agents_)
		{
			most = agent.before.points.size() > most->before.points.size() ? &agent : most;
		}
		if (most->before.IsEmpty())
		{
			return;
		}
		const NavCore::Cell middle = most->before.points[most->before.points.size() * 3 / 5];
		const NavCore::GridMap& map = world_.Map();
		for (std::int32_t reach = (std::max)(map.Width(), map.Height()) / 24; reach >= 0; --reach)
		{
			wall_ = NavCore::CellRect{middle.x, middle.y, 1, 1}.Inflate(reach).Intersect(map.Bounds());
			const bool free = std::none_of(
				agents_.begin(), agents_.end(), [this](const Agent& agent) { return HoldsAnEnd(agent); });
			if (free)
			{
				static_cast<void>(scheduler_.Edit({NavCore::MapEditKind::Block, wall_, 0}));
				return;
			}
		}
	}

	[[nodiscard]] bool HoldsAnEnd(const Agent& agent) const
	{
		return wall_.Contains(agent.goal) ||
			(!agent.before.IsEmpty() && wall_.Contains(agent.before.points[agent.walked]));
	}

	const ViewRequest& request_;
	NavCore::NavWorld world_;
	NavCore::PathScheduler scheduler_;
	std::vector<Agent> agents_;
	NavCore::CellRect wall_;
	std::int64_t rerouted_ = 0;
};
} // namespace

ViewResult RunLiveView(NavCore::GridMap map, const ViewRequest& request)
{
	LiveStage stage(std::move(map), request);
	stage.Play();
	return stage.Draw();
}
} // namespace NavLab
