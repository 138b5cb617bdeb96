// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Simulate/Simulation.h"

#include "NavLab/Cli/ExitCode.h"
#include "NavLab/Cli/Progress.h"
#include "NavLab/Simulate/Clocks.h"
#include "NavLab/Simulate/EditProbe.h"
#include "NavLab/Simulate/HeatProbe.h"
#include "NavLab/Simulate/PathAudit.h"
#include "NavLab/Simulate/RequestDesk.h"
#include "NavLab/Simulate/TickMeter.h"
#include "NavLab/Simulate/WorkerPool.h"

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavWorld.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <utility>

namespace NavLab
{
namespace
{
constexpr std::size_t FullAuditEvery = 64;
constexpr std::size_t MemoryLookEvery = 16;
constexpr std::size_t ProgressEvery = 8;
/** Requests that have not ended so long after the last frame never will. */
constexpr std::size_t MostDrainTicks = 200'000;
/** The oracle is slow, so only so many answers of "no path" are put to it. */
constexpr std::uint64_t MostNoPathChecks = 16;

/** Everything that any algorithm of the registry can use, since the scheduler may choose among them. */
NavCore::GraphParts PartsFor(std::string_view algorithm)
{
	NavCore::GraphParts parts = NavCore::GraphParts::Regions;
	for (const NavCore::AlgorithmInfo& info : NavCore::Algorithms())
	{
		if (algorithm.empty() || info.name == algorithm)
		{
			parts = parts | info.uses;
		}
	}
	return parts;
}

std::string Describe(const NavCore::PathGoal& goal)
{
	switch (goal.kind)
	{
	case NavCore::GoalKind::Radius:
		return fmt::format("within {} of {},{}", goal.radius, goal.cell.x, goal.cell.y);
	case NavCore::GoalKind::AnyOf:
		return fmt::format("any of {} cells", goal.cells.size());
	default:
		return fmt::format("{},{}", goal.cell.x, goal.cell.y);
	}
}

/** FNV-1a over the delivered paths, in order. */
class PathDigest
{
public:
	void Add(const DeliveredEvent& event)
	{
		Add(static_cast<std::uint64_t>(event.kind));
		Add(event.userData);
		Add(static_cast<std::uint64_t>(event.outcome));
		Add(event.path.points.size());
		for (const NavCore::Cell cell : event.path.points)
		{
			Add(static_cast<std::uint64_t>(cell.x) << 32 | static_cast<std::uint32_t>(cell.y));
		}
	}
	[[nodiscard]] std::uint64_t Value() const { return value_; }

private:
	void Add(std::uint64_t number)
	{
		for (int i = 0; i < 8; ++i)
		{
			value_ = (value_ ^ (number & 0xFF)) * 0x100000001B3ULL;
			number >>= 8;
		}
	}

	std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

/** Copies events out of the tick: whatever the simulation does about them is not part of its time. */
class Mailbox final : public NavCore::PathListener
{
public:
	void OnPathEvent(NavCore::PathScheduler&, const NavCore::PathEvent& event) override
	{
		if (count_ == events_.size())
		{
			events_.emplace_back();
		}
		DeliveredEvent& copy = events_[count_++];
		copy.kind = event.kind;
		copy.handle = event.handle;
		copy.userData = event.userData;
		copy.outcome = event.outcome;
		copy.quality = event.quality;
		copy.expanded = event.counters.expanded;
		copy.hasPath = event.path != nullptr && !event.path->IsEmpty();
		if (copy.hasPath)
		{
			copy.path = *event.path;
		}
		else
		{
			copy.path.Clear();
		}
	}

	[[nodiscard]] std::span<const DeliveredEvent> Events() const { return std::span(events_).first(count_); }
	void Clear() { count_ = 0; }

private:
	std::vector<DeliveredEvent> events_;
	std::size_t count_ = 0;
};

class Simulation
{
public:
	Simulation(NavCore::GridMap map, const SimulationOptions& options);

	SimulationResult Run(Progress& progress);

private:
	void RunFrame(std::size_t frame);
	void QueueEdits(std::size_t frame);
	void Tick();
	void LookAround(std::size_t frame);
	void HandleEvent(std::size_t frame, const DeliveredEvent& event);
	std::string Judge(const DeliveredEvent& event, const RequestDesk::Entry& entry);
	[[nodiscard]] std::string JudgeRest(
		const DeliveredEvent& event, const Agent& agent, const NavCore::PathGoal& goal) const;
	[[nodiscard]] NavCore::Cell StartOf(const DeliveredEvent& event, const RequestDesk::Entry& entry) const;
	std::string JudgeFailure(const DeliveredEvent& event, const RequestDesk::Entry& entry);
	void Note(std::uint64_t& fault, std::uint64_t count, std::string_view what);
	void Measure(std::size_t frame);
	void Drain();
	SimulationResult Finish();

	SimulationOptions options_;
	SimulationResult result_;
	NavCore::GraphParts parts_;
	PathAudit audit_;
	WallBuilder walls_;
	std::shared_ptr<ReplayRecorder> recorder_;
	EditProbe editProbe_;
	NavCore::NavWorld world_;
	NavCore::PathScheduler scheduler_;
	RequestDesk desk_;
	Crowd crowd_;
	HeatProbe heatProbe_;
	WorkerPool workers_;
	SteadyBudgetClock clock_;
	Mailbox mailbox_;
	PathDigest digest_;
	TimeStore tickTimes_;
	TimeStore tickCpuTimes_;
	TimeStore steadyCpuTimes_;
	TimeStore callTimes_;
	FrameSeries series_;
	/** Of the frame under way. */
	FramePoint point_;
	double tickUs_ = 0.0;
	std::size_t frame_ = 0;
	std::size_t stormFrame_ = 0;
	std::size_t stormLeft_ = 0;
	std::uint64_t noPathChecks_ = 0;
};

NavCore::SchedulerSettings SettingsFor(const SimulationOptions& options)
{
	NavCore::SchedulerSettings settings;
	settings.maxRequests = (std::max)(settings.maxRequests, 2 * options.agents + options.storm);
	return settings;
}

Simulation::Simulation(NavCore::GridMap map, const SimulationOptions& options)
	: options_(options), parts_(PartsFor(options.algorithm)), audit_(map),
	  walls_(map, options.editsPerFrame, options.seed + 1),
	  recorder_(std::make_shared<ReplayRecorder>(map, options.agents, options.replayBytes)),
	  editProbe_(map.Clone(), parts_, options.frames * options.editsPerFrame), world_(std::move(map), parts_),
	  scheduler_(world_, SettingsFor(options)), desk_(scheduler_),
	  crowd_(options_, world_.Map(), audit_, walls_, desk_, *recorder_), heatProbe_(options.algorithm),
	  workers_(options.workers), tickTimes_(options.frames), tickCpuTimes_(options.frames),
	  steadyCpuTimes_(options.frames), callTimes_(options.frames), series_(options.frames),
	  stormFrame_((std::min)(options.frames / 4, std::size_t{FramesPerSecond}))
{
}

SimulationResult Simulation::Run(Progress& progress)
{
	if (!crowd_.Place())
	{
		throw InputError("no cell of the map is free");
	}
	scheduler_.Warm();
	for (frame_ = 0; frame_ < options_.frames; ++frame_)
	{
		RunFrame(frame_);
		if (frame_ == options_.frames / 10)
		{
			result_.residentBytesAtTenth = ResidentBytes();
		}
		if (frame_ % ProgressEvery == 0)
		{
			progress.Set(frame_,
				fmt::format("{:.0f} us a tick, {} waiting, {} paths, {} faults", point_.cpuUs, point_.waiting,
					desk_.Latency().Count(), result_.faults.Total()));
		}
	}
	result_.residentBytesAtEnd = ResidentBytes();
	result_.digest = digest_.Value();
	Drain();
	return Finish();
}

void Simulation::RunFrame(std::size_t frame)
{
	point_ = {};
	crowd_.Move(frame);
	if (options_.storm > 0 && frame == stormFrame_)
	{
		for (std::size_t i = 0; i < options_.storm; ++i)
		{
			crowd_.SubmitStranger();
		}
		stormLeft_ = options_.storm;
	}
	QueueEdits(frame);
	Tick();
	LookAround(frame);
	Measure(frame);
}

void Simulation::QueueEdits(std::size_t frame)
{
	for (const WallEdit& edit : walls_.Choose(frame, audit_, crowd_.Taken()))
	{
		const NavCore::MapEdit mapEdit = WallBuilder::ToMapEdit(edit);
		if (scheduler_.Edit(mapEdit) != NavCore::GridError::None)
		{
			throw std::runtime_error("the scheduler refused an edit of a cell on the map");
		}
		editProbe_.Apply(mapEdit);
		++result_.edits;
	}
}

void Simulation::Tick()
{
	mailbox_.Clear();
	const double begin = WallUs();
	const double cpuBegin = ThreadCpuUs();
	NavCore::WorkBudget budget = options_.budgetExpansions > 0
		? NavCore::WorkBudget(static_cast<std::int64_t>(options_.budgetExpansions))
		: NavCore::WorkBudget(clock_, clock_.NowUs() + static_cast<std::int64_t>(options_.budgetUs));
	scheduler_.Tick(budget, mailbox_, options_.workers > 1 ? &workers_ : nullptr);
	point_.cpuUs = ThreadCpuUs() - cpuBegin;
	tickUs_ = WallUs() - begin;
}

void Simulation::LookAround(std::size_t frame)
{
	audit_.BeginFrame();
	for (const WallEdit& edit : walls_.NoteVisible(world_.Map(), audit_))
	{
		recorder_->Edit(frame, edit.cell, edit.rises);
		result_.editWait.Add(frame - edit.frame + 1);
	}
	desk_.BeginEvents();
	for (const DeliveredEvent& event : mailbox_.Events())
	{
		HandleEvent(frame, event);
	}
	desk_.EndTick();
	Note(result_.faults.stalePaths, crowd_.CountStale(frame % FullAuditEvery == 0),
		"nobody told an agent that its path is blocked");
	Note(result_.faults.agentsInWalls, crowd_.CountInWalls(), "a wall stands on an agent");
	if (frame % MemoryLookEvery == 0)
	{
		result_.peakBytes = (std::max)(result_.peakBytes, world_.Bytes() + scheduler_.Bytes());
	}
}

void Simulation::HandleEvent(std::size_t frame, const DeliveredEvent& event)
{
	RequestDesk::Ticket ticket = RequestDesk::NoTicket;
	if (event.hasPath)
	{
		digest_.Add(event);
	}
	const std::uint64_t strays = desk_.Strays();
	const std::uint64_t answered = desk_.Latency().Count();
	const std::uint64_t answeredWait = desk_.Latency().Sum();
	const std::uint64_t legs = desk_.FirstLeg().Count();
	const std::uint64_t legWait = desk_.FirstLeg().Sum();
	const RequestDesk::Entry* entry = desk_.Book(event, ticket);
	if (entry == nullptr)
	{
		Note(result_.faults.strayEvents, desk_.Strays() - strays, "an event belongs to no request under way");
		return;
	}
	point_.answered += static_cast<double>(desk_.Latency().Count() - answered);
	point_.answeredWait += static_cast<double>(desk_.Latency().Sum() - answeredWait);
	point_.firstLegs += static_cast<double>(desk_.FirstLeg().Count() - legs);
	point_.firstLegWait += static_cast<double>(desk_.FirstLeg().Sum() - legWait);
	result_.expanded += event.expanded;
	std::string fault = Judge(event, *entry);
	if (event.kind == NavCore::PathEventKind::Ended && stormLeft_ > 0 && !entry->live)
	{
		--stormLeft_;
		result_.stormFrames = frame - stormFrame_ + 1;
	}
	if (event.kind == NavCore::PathEventKind::Ended && event.hasPath && recorder_->WantsHeat())
	{
		heatProbe_.Look(world_.Graph(0), frame, entry->start, event.path.points.back(), *recorder_);
	}
	const std::uint32_t asker = entry->asker;
	const bool unwanted = asker == RequestDesk::Stranger && entry->live && event.hasPath && entry->ended;
	const NavCore::PathGoal goal = fault.empty() ? NavCore::PathGoal{} : entry->goal;
	crowd_.OnEvent(frame, event, ticket, asker);
	if (!fault.empty() && asker != RequestDesk::Stranger && crowd_.Agents()[asker].ticket == ticket)
	{
		fault = JudgeRest(event, crowd_.Agents()[asker], goal);
	}
	if (!fault.empty())
	{
		Note(result_.faults.invalidPaths, 1, fault);
	}
	if (unwanted)
	{
		desk_.Drop(ticket);
	}
	desk_.CloseIfSpent(event, ticket);
}

std::string Simulation::Judge(const DeliveredEvent& event, const RequestDesk::Entry& entry)
{
	if (!event.hasPath)
	{
		return JudgeFailure(event, entry);
	}
	switch (event.kind)
	{
	case NavCore::PathEventKind::FirstLeg:
		return audit_.JudgeLeg(event.path, entry.start);
	case NavCore::PathEventKind::Ended:
	case NavCore::PathEventKind::Rerouted:
		return audit_.JudgePath(event.path, StartOf(event, entry), entry.goal);
	case NavCore::PathEventKind::Blocked:
	case NavCore::PathEventKind::Lost:
		break;
	}
	return {};
}

/** Of a path whose beginning the agent has behind it, where walls may have risen: what it follows must be
 * right. */
std::string Simulation::JudgeRest(
	const DeliveredEvent& event, const Agent& agent, const NavCore::PathGoal& goal) const
{
	NavCore::Path rest;
	rest.points.assign(agent.route.begin() + static_cast<std::ptrdiff_t>(agent.pathBegin), agent.route.end());
	rest.partial = event.path.partial;
	NavCore::MeasureCells(world_.Map(), rest);
	return event.kind == NavCore::PathEventKind::FirstLeg ? audit_.JudgeLeg(rest, rest.points.front())
														  : audit_.JudgePath(rest, rest.points.front(), goal);
}

NavCore::Cell Simulation::StartOf(const DeliveredEvent& event, const RequestDesk::Entry& entry) const
{
	// The path of an agent that has set off may start anywhere on its way.
	const NavCore::Cell start = event.path.points.front();
	const bool isOnItsWay = entry.asker != RequestDesk::Stranger &&
		crowd_.Agents()[entry.asker].ticket == RequestDesk::TicketOf(event) &&
		crowd_.Agents()[entry.asker].Knows(start);
	// That of one who has lost interest starts where it was seen last.
	return isOnItsWay || start == entry.toldAt ? start : entry.start;
}

std::string Simulation::JudgeFailure(const DeliveredEvent& event, const RequestDesk::Entry& entry)
{
	if (event.kind != NavCore::PathEventKind::Ended)
	{
		return {};
	}
	if (event.outcome == NavCore::PathOutcome::Found || event.outcome == NavCore::PathOutcome::Partial)
	{
		return "an answer with a path has none";
	}
	if (event.outcome == NavCore::PathOutcome::NoPath && noPathChecks_ < MostNoPathChecks)
	{
		++noPathChecks_;
		// Whoever set off on a first leg was answered from where it has come to.
		const NavCore::Cell from =
			entry.asker == RequestDesk::Stranger ? entry.start : crowd_.Agents()[entry.asker].at;
		if (audit_.HasPath(from, entry.goal))
		{
			Note(result_.faults.wrongNoPath, 1,
				fmt::format("there is a path from {},{} to {} where none was found", from.x, from.y,
					Describe(entry.goal)));
		}
	}
	return {};
}

void Simulation::Note(std::uint64_t& fault, std::uint64_t count, std::string_view what)
{
	fault += count;
	if (count > 0 && result_.firstFault.empty())
	{
		result_.firstFault = fmt::format("frame {}: {}", frame_, what);
	}
}

void Simulation::Measure(std::size_t frame)
{
	tickTimes_.Add(tickUs_);
	tickCpuTimes_.Add(point_.cpuUs);
	if (frame >= options_.frames / 10)
	{
		steadyCpuTimes_.Add(point_.cpuUs);
	}
	callTimes_.Add(desk_.TakeCallUs());
	if (options_.budgetExpansions == 0 && point_.cpuUs > static_cast<double>(options_.budgetUs) * 1.1)
	{
		++result_.overBudget;
	}
	const std::span<const NavCore::TickReport> log = scheduler_.Stats().Log();
	if (!log.empty())
	{
		const NavCore::TickReport& report = *std::max_element(log.begin(), log.end(),
			[](const NavCore::TickReport& a, const NavCore::TickReport& b) { return a.tick < b.tick; });
		point_.waiting = report.waiting;
		point_.running = report.running;
		point_.live = report.live;
		for (std::size_t i = 0; i < point_.units.size(); ++i)
		{
			point_.units[i] = static_cast<double>(report.units[i]);
		}
	}
	series_.Add(frame, point_);
	recorder_->EndFrame(frame);
}

void Simulation::Drain()
{
	crowd_.Retire();
	recorder_->Stop();
	for (; desk_.Pending() > 0 && result_.drainTicks < MostDrainTicks; ++result_.drainTicks, ++frame_)
	{
		crowd_.Move(frame_);
		Tick();
		LookAround(frame_);
	}
}

SimulationResult Simulation::Finish()
{
	result_.options = options_;
	result_.algorithm =
		options_.algorithm.empty() ? std::string(NavCore::SchedulerSettings{}.algorithm) : options_.algorithm;
	result_.width = world_.Map().Width();
	result_.height = world_.Map().Height();
	result_.submitted = desk_.Submitted();
	result_.refused = desk_.Refused();
	for (std::size_t i = 0; i < result_.ended.size(); ++i)
	{
		result_.ended[i] = desk_.Ended(static_cast<NavCore::PathOutcome>(i));
	}
	Note(result_.faults.lost, desk_.Pending() + desk_.Repeated(), "a request never ended, or ended twice");
	result_.tickUs = tickTimes_.Ranks();
	result_.tickCpuUs = tickCpuTimes_.Ranks();
	result_.steadyCpuUs = steadyCpuTimes_.Ranks();
	result_.callUs = callTimes_.Ranks();
	result_.editUs = editProbe_.Ranks();
	result_.latency = desk_.Latency();
	result_.firstLeg = desk_.FirstLeg();
	result_.crowd = crowd_.Counts();
	result_.stats = scheduler_.Stats();
	result_.points = series_.Take();
	result_.replay = options_.replayBytes > 0 ? recorder_ : nullptr;
	return std::move(result_);
}
} // namespace

SimulationResult RunSimulation(NavCore::GridMap map, const SimulationOptions& options, Progress& progress)
{
	return Simulation(std::move(map), options).Run(progress);
}
} // namespace NavLab
