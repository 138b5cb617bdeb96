// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Simulate/Crowd.h"

#include "NavLab/Simulate/PathAudit.h"
#include "NavLab/Simulate/ReplayRecorder.h"

#include "NavReference/ReferenceGrid.h"

#include <algorithm>

namespace NavLab
{
namespace
{
constexpr std::int32_t SlowestCellsPerSecond = 6;
constexpr std::int32_t FastestCellsPerSecond = 12;
/** In frames. */
constexpr std::int32_t LongestRest = 30;
constexpr std::int32_t RestAfterFailure = 45;
constexpr int Tries = 256;
/** Cells behind an agent that it remembers, to find back to a path that starts there. */
constexpr std::size_t LongestTrail = 256;
constexpr std::int32_t GoalRadius = 4;
/** In frames: whoever cannot go on for so long looks for another way. */
constexpr std::size_t LongestHold = 120;
/** Of a cell. */
constexpr double HalfDiagonal = 0.7072;
constexpr std::size_t GoalsToChooseFrom = 3;
/** In each frame so many of ten thousand agents change their minds. */
constexpr std::uint32_t FickleOfTenThousand = 5;
constexpr std::size_t FramesBetweenRespawns = 240;

/** Agents differ by number, so that every kind of request is in every larger run. */
NavCore::RepairPolicy PolicyOf(std::uint32_t id)
{
	switch (id % 8)
	{
	case 1:
		return NavCore::RepairPolicy::Replan;
	case 2:
		return NavCore::RepairPolicy::Ignore;
	default:
		return NavCore::RepairPolicy::Splice;
	}
}

NavCore::GoalKind GoalKindOf(std::uint32_t id)
{
	switch (id % 16)
	{
	case 3:
		return NavCore::GoalKind::Radius;
	case 6:
		return NavCore::GoalKind::AnyOf;
	default:
		return NavCore::GoalKind::Cell;
	}
}

std::int32_t StepLength(NavCore::Cell from, NavCore::Cell to)
{
	const bool diagonal = from.x != to.x && from.y != to.y;
	return static_cast<std::int32_t>(
		diagonal ? NavReference::DiagonalStepUnits : NavReference::StraightStepUnits);
}
} // namespace

Crowd::Crowd(const SimulationOptions& options, const NavCore::GridMap& map, const PathAudit& audit,
	const WallBuilder& walls, RequestDesk& desk, ReplayRecorder& recorder)
	: map_(map), width_(map.Width()), height_(map.Height()), walkStyle_(options.walk),
	  algorithm_(options.algorithm), audit_(audit), walls_(walls), desk_(desk), recorder_(recorder),
	  random_(options.seed), occupancy_(width_, height_), agents_(options.agents)
{
}

bool Crowd::Place()
{
	constexpr auto unitsPerFrame =
		static_cast<std::int32_t>(NavReference::StraightStepUnits / FramesPerSecond);
	for (std::uint32_t id = 0; id < agents_.size(); ++id)
	{
		Agent& agent = agents_[id];
		if (!FindFreeCell(agent.at))
		{
			return false;
		}
		agent.from = agent.at;
		agent.speed =
			random_.Range(unitsPerFrame * SlowestCellsPerSecond, unitsPerFrame * FastestCellsPerSecond);
		agent.policy = PolicyOf(id);
		agent.wakeFrame = random_.Below(FramesPerSecond);
		Stop(agent);
		occupancy_.Enter(agent.at);
		occupancy_.Enter(agent.from);
		PlaceWalk(agent);
		recorder_.Place(id, agent.at, agent.speed);
	}
	return true;
}

void Crowd::Move(std::size_t frame)
{
	for (std::uint32_t id = 0; id < agents_.size(); ++id)
	{
		Agent& agent = agents_[id];
		if (walkStyle_ == WalkStyle::Smooth)
		{
			Glide(frame, id);
		}
		else
		{
			Walk(frame, id);
		}
		if (agent.state == AgentState::Resting && frame >= agent.wakeFrame && !retired_)
		{
			Ask(frame, id, ChooseGoal(id, agent.at));
		}
	}
	if (!retired_ && !agents_.empty())
	{
		ChangeMinds(frame);
	}
}

void Crowd::Walk(std::size_t frame, std::uint32_t id)
{
	Agent& agent = agents_[id];
	if (agent.left > 0)
	{
		agent.left -= agent.speed;
	}
	while (agent.left <= 0)
	{
		if (agent.place + 1 >= agent.route.size())
		{
			agent.left = 0;
			ReachEnd(frame, id);
			return;
		}
		if (!TryStep(frame, id))
		{
			agent.left = 0;
			SetState(frame, id, AgentState::Held);
			return;
		}
	}
}

void Crowd::PlaceWalk(Agent& agent)
{
	if (walkStyle_ == WalkStyle::Smooth)
	{
		agent.walk.Place(map_, agent.at);
		occupancy_.Enter(agent.at);
	}
}

void Crowd::ReachEnd(std::size_t frame, std::uint32_t id)
{
	Agent& agent = agents_[id];
	if (agent.whole && agent.ticket != RequestDesk::NoTicket)
	{
		++counts_.arrivals;
		desk_.Drop(agent.ticket);
		Rest(frame, id, LongestRest);
	}
	else if (agent.state == AgentState::Walking)
	{
		SetState(frame, id, AgentState::Asking);
	}
}

void Crowd::Glide(std::size_t frame, std::uint32_t id)
{
	Agent& agent = agents_[id];
	const NavCore::Cell before = agent.walk.StandsOn();
	const SmoothWalk::Outcome outcome = agent.walk.Advance(map_, audit_, walls_,
		static_cast<double>(agent.speed) / static_cast<double>(NavReference::StraightStepUnits));
	occupancy_.Leave(before);
	occupancy_.Enter(agent.walk.StandsOn());
	const auto reached = std::find(
		agent.route.begin() + static_cast<std::ptrdiff_t>(agent.place), agent.route.end(), outcome.progress);
	const bool known = outcome.state != NavCore::FollowState::Idle && reached != agent.route.end();
	while (known && agent.route.begin() + static_cast<std::ptrdiff_t>(agent.place) < reached)
	{
		TakeStep(frame, id);
	}
	counts_.outsideCorridor +=
		agent.walk.DistanceFromRoute() > NavCore::FollowSettings().corridor + HalfDiagonal ? 1 : 0;
	agent.heldFrames = outcome.state == NavCore::FollowState::Blocked ? agent.heldFrames + 1 : 0;
	const bool stuck = agent.heldFrames > LongestHold;
	if (outcome.state == NavCore::FollowState::Arrived)
	{
		ReachEnd(frame, id);
	}
	else if (outcome.state == NavCore::FollowState::Strayed || stuck)
	{
		++counts_.strayed;
		desk_.Drop(agent.ticket);
		Rest(frame, id, LongestRest);
	}
	else if (outcome.state == NavCore::FollowState::Blocked)
	{
		SetState(frame, id, AgentState::Held);
	}
	else if (outcome.state == NavCore::FollowState::Moving)
	{
		SetState(frame, id, AgentState::Walking);
	}
}

bool Crowd::TryStep(std::size_t frame, std::uint32_t id)
{
	Agent& agent = agents_[id];
	const NavCore::Cell next = agent.route[agent.place + 1];
	if (!audit_.IsStepLegal(agent.at, next) || walls_.IsRising(next))
	{
		return false;
	}
	TakeStep(frame, id);
	agent.left += StepLength(agent.from, next);
	SetState(frame, id, AgentState::Walking);
	return true;
}

void Crowd::TakeStep(std::size_t frame, std::uint32_t id)
{
	Agent& agent = agents_[id];
	const NavCore::Cell next = agent.route[agent.place + 1];
	occupancy_.Leave(agent.from);
	occupancy_.Enter(next);
	agent.from = agent.at;
	agent.at = next;
	++agent.place;
	++counts_.steps;
	recorder_.Step(frame, id, agent.from, next);
	if (agent.place >= agent.pathBegin && agent.ticket != RequestDesk::NoTicket)
	{
		desk_.SetProgress(agent.ticket, next);
	}
}

void Crowd::SubmitStranger()
{
	NavCore::PathRequest request;
	NavCore::Cell goal;
	if (!FindFreeCell(request.start) || !FindFreeCell(goal))
	{
		return;
	}
	request.goal.cell = goal;
	request.algorithm = algorithm_;
	request.live = false;
	desk_.Submit(request, RequestDesk::Stranger);
}

bool Crowd::FindFreeCell(NavCore::Cell& outCell)
{
	for (int i = 0; i < Tries; ++i)
	{
		outCell.x = random_.Range(0, width_ - 1);
		outCell.y = random_.Range(0, height_ - 1);
		if (audit_.IsFree(outCell) && !walls_.IsRising(outCell))
		{
			return true;
		}
	}
	// Hardly any cell is free: the first one there is, from a random place on.
	const auto total = static_cast<std::uint32_t>(width_) * static_cast<std::uint32_t>(height_);
	const std::uint32_t begin = random_.Below(total);
	for (std::uint32_t i = 0; i < total; ++i)
	{
		const auto index = static_cast<std::int32_t>((begin + i) % total);
		outCell = {index % width_, index / width_};
		if (audit_.IsFree(outCell) && !walls_.IsRising(outCell))
		{
			return true;
		}
	}
	return false;
}

NavCore::PathGoal Crowd::ChooseGoal(std::uint32_t id, NavCore::Cell from)
{
	NavCore::PathGoal goal;
	goal.kind = GoalKindOf(id);
	goal.cell = from;
	static_cast<void>(FindFreeCell(goal.cell));
	if (goal.kind == NavCore::GoalKind::Radius)
	{
		goal.radius = GoalRadius;
	}
	if (goal.kind == NavCore::GoalKind::AnyOf)
	{
		goal.cells.push_back(goal.cell);
		NavCore::Cell other;
		while (goal.cells.size() < GoalsToChooseFrom && FindFreeCell(other))
		{
			goal.cells.push_back(other);
		}
	}
	return goal;
}

void Crowd::Ask(std::size_t frame, std::uint32_t id, const NavCore::PathGoal& goal)
{
	Agent& agent = agents_[id];
	Stop(agent);
	NavCore::PathRequest request;
	request.start = agent.at;
	request.goal = goal;
	request.algorithm = algorithm_;
	request.allowPartial = id % 2 == 0;
	request.smooth = id % 4 != 3;
	request.policy = agent.policy;
	request.owner = std::uint64_t{id} + 1;
	agent.ticket = desk_.Submit(request, id);
	if (agent.ticket == RequestDesk::NoTicket)
	{
		Rest(frame, id, RestAfterFailure);
		return;
	}
	SetState(frame, id, AgentState::Asking);
}

void Crowd::Rest(std::size_t frame, std::uint32_t id, std::int32_t most)
{
	Agent& agent = agents_[id];
	agent.ticket = RequestDesk::NoTicket;
	Stop(agent);
	agent.wakeFrame = frame + 1 + random_.Below(static_cast<std::uint32_t>(most));
	SetState(frame, id, AgentState::Resting);
}

void Crowd::Stop(Agent& agent)
{
	agent.route.clear();
	agent.route.push_back(agent.at);
	agent.place = 0;
	agent.pathBegin = 0;
	agent.whole = false;
	agent.toldBlocked = false;
	agent.heldFrames = 0;
	agent.walk.Stop();
}

void Crowd::OnEvent(
	std::size_t frame, const DeliveredEvent& event, RequestDesk::Ticket ticket, std::uint32_t asker)
{
	if (asker == RequestDesk::Stranger)
	{
		return;
	}
	Agent& agent = agents_[asker];
	if (agent.ticket != ticket)
	{
		return;
	}
	switch (event.kind)
	{
	case NavCore::PathEventKind::FirstLeg:
	case NavCore::PathEventKind::Rerouted:
		Follow(frame, asker, event.path);
		break;
	case NavCore::PathEventKind::Ended:
		agent.whole = true;
		if (event.hasPath)
		{
			Follow(frame, asker, event.path);
		}
		else
		{
			Rest(frame, asker, RestAfterFailure);
		}
		break;
	case NavCore::PathEventKind::Blocked:
		agent.toldBlocked = true;
		if (agent.policy == NavCore::RepairPolicy::Ignore)
		{
			// Nobody repairs the path of this one: it gives up and looks for another place to go.
			desk_.Drop(ticket);
			Rest(frame, asker, LongestRest);
		}
		break;
	case NavCore::PathEventKind::Lost:
		Rest(frame, asker, RestAfterFailure);
		break;
	}
}

void Crowd::Follow(std::size_t frame, std::uint32_t id, const NavCore::Path& path)
{
	Agent& agent = agents_[id];
	NavCore::ExpandToCells(path, cells_);
	if (Join(agent))
	{
		agent.toldBlocked = false;
		if (agent.place >= agent.pathBegin)
		{
			desk_.SetProgress(agent.ticket, agent.at);
		}
		const std::span<const NavCore::Cell> ahead = std::span(agent.route).subspan(agent.place);
		recorder_.Route(frame, id, ahead);
		if (walkStyle_ == WalkStyle::Smooth)
		{
			agent.walk.Follow(map_, ahead);
		}
		return;
	}
	++counts_.detached;
	desk_.Drop(agent.ticket);
	Rest(frame, id, LongestRest);
}

bool Crowd::Join(Agent& agent)
{
	const auto onPath = [this](NavCore::Cell cell)
	{
		return std::find(cells_.begin(), cells_.end(), cell);
	};
	// The way so far, then the way from here to the path: nothing, a bit further along, or a bit back.
	const std::size_t trail = (std::min)(agent.place, LongestTrail);
	const auto here = agent.route.begin() + static_cast<std::ptrdiff_t>(agent.place);
	joined_.assign(here - static_cast<std::ptrdiff_t>(trail), here + 1);
	auto meeting = onPath(agent.at);
	for (std::size_t i = agent.place + 1; meeting == cells_.end() && i < agent.route.size(); ++i)
	{
		if (!audit_.IsStepLegal(joined_.back(), agent.route[i]))
		{
			break;
		}
		joined_.push_back(agent.route[i]);
		meeting = onPath(joined_.back());
	}
	if (meeting == cells_.end())
	{
		joined_.resize(trail + 1);
		for (std::size_t i = 1; meeting == cells_.end() && i <= trail; ++i)
		{
			const NavCore::Cell back = agent.route[agent.place - i];
			if (!audit_.IsStepLegal(joined_.back(), back))
			{
				return false;
			}
			joined_.push_back(back);
			meeting = onPath(back);
		}
		++counts_.walkedBack;
	}
	if (meeting == cells_.end())
	{
		return false;
	}
	agent.place = trail;
	agent.pathBegin = joined_.size() - 1;
	joined_.insert(joined_.end(), meeting + 1, cells_.end());
	agent.route.swap(joined_);
	return true;
}

void Crowd::ChangeMinds(std::size_t frame)
{
	const auto count = static_cast<std::uint32_t>(agents_.size());
	if (random_.Below(10'000) < count * FickleOfTenThousand)
	{
		const std::uint32_t id = random_.Below(count);
		// Some twice in a row, so that requests are also taken back before anybody has looked at them.
		for (std::int32_t times = random_.Range(1, 2); times > 0; --times)
		{
			if (agents_[id].ticket != RequestDesk::NoTicket)
			{
				desk_.Drop(agents_[id].ticket);
			}
			Ask(frame, id, ChooseGoal(id, agents_[id].at));
		}
	}
	if (frame % FramesBetweenRespawns == FramesBetweenRespawns - 1)
	{
		Respawn(frame, random_.Below(count));
	}
}

void Crowd::Respawn(std::size_t frame, std::uint32_t id)
{
	Agent& agent = agents_[id];
	desk_.Release(std::uint64_t{id} + 1, agent.ticket);
	occupancy_.Leave(agent.at);
	occupancy_.Leave(agent.from);
	if (walkStyle_ == WalkStyle::Smooth)
	{
		occupancy_.Leave(agent.walk.StandsOn());
	}
	static_cast<void>(FindFreeCell(agent.at));
	agent.from = agent.at;
	agent.left = 0;
	PlaceWalk(agent);
	occupancy_.Enter(agent.at);
	occupancy_.Enter(agent.from);
	recorder_.Jump(frame, id, agent.at);
	Rest(frame, id, LongestRest);
}

void Crowd::SetState(std::size_t frame, std::uint32_t id, AgentState state)
{
	if (agents_[id].state != state)
	{
		agents_[id].state = state;
		recorder_.State(frame, id, state);
		if (state == AgentState::Resting || state == AgentState::Asking)
		{
			recorder_.Route(frame, id, {});
		}
	}
}

std::size_t Crowd::CountStale(bool everyStep) const
{
	return static_cast<std::size_t>(std::count_if(agents_.begin(), agents_.end(),
		[&](const Agent& agent)
		{
			const auto ahead = agent.Ahead();
			return agent.whole && !agent.toldBlocked &&
				(everyStep ? audit_.IsBroken(ahead) : audit_.IsNewlyBroken(ahead));
		}));
}

std::size_t Crowd::CountInWalls() const
{
	const auto standsInWall = [this](const Agent& agent)
	{
		return !audit_.IsFree(agent.at) ||
			(walkStyle_ == WalkStyle::Smooth && !audit_.IsFree(agent.walk.StandsOn()));
	};
	return static_cast<std::size_t>(std::count_if(agents_.begin(), agents_.end(), standsInWall));
}
} // namespace NavLab
