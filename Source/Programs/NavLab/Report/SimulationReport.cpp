// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/SimulationReport.h"

#include "NavLab/Cli/TextTable.h"
#include "NavLab/Simulate/SimulationResult.h"

#include "NavCore/Scheduling/PathRequest.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <vector>

namespace NavLab
{
namespace
{
using Json = nlohmann::ordered_json;
using NavCore::PathOutcome;

Json MakeTickJson(const TimeRanks& ranks)
{
	return {{"p50", ranks.p50}, {"p99", ranks.p99}, {"p999", ranks.p999}, {"max", ranks.max}};
}

Json MakeOutcomesJson(const SimulationResult& result)
{
	return {
		{"found", result.Ended(PathOutcome::Found)},
		{"partial", result.Ended(PathOutcome::Partial)},
		{"no_path", result.Ended(PathOutcome::NoPath)},
		{"invalid_start", result.Ended(PathOutcome::InvalidStart)},
		{"invalid_goal", result.Ended(PathOutcome::InvalidGoal)},
		{"invalid_request", result.Ended(PathOutcome::InvalidRequest)},
		{"not_ready", result.Ended(PathOutcome::NotReady)},
		{"cancelled", result.Ended(PathOutcome::Cancelled)},
		{"owner_gone", result.Ended(PathOutcome::OwnerGone)},
		{"over_limit", result.Ended(PathOutcome::OverLimit)},
		{"refused", result.refused},
	};
}

Json MakeLivePathsJson(const SimulationResult& result)
{
	const NavCore::SchedulerStats& stats = result.stats;
	return {{"blocked", stats.blockedPaths}, {"spliced", stats.spliced}, {"replanned", stats.replanned},
		{"shortened", stats.shortened}, {"lost", stats.lost}, {"detached", result.crowd.detached},
		{"walked_back", result.crowd.walkedBack}};
}

Json MakeUnitsJson(const SimulationResult& result)
{
	constexpr std::array<const char*, NavCore::TickWorkCount> names{
		"edits", "repair", "live_paths", "reroutes", "searches", "smoothing", "shortcuts"};
	Json units = Json::object();
	for (std::size_t i = 0; i < names.size(); ++i)
	{
		units[names[i]] = result.stats.units[i];
	}
	return units;
}

std::vector<std::string> MakeTimeRow(std::string name, const TimeRanks& us)
{
	return {std::move(name), fmt::format("{:.1f}", us.mean), fmt::format("{:.1f}", us.p50),
		fmt::format("{:.1f}", us.p99), fmt::format("{:.1f}", us.p999), fmt::format("{:.1f}", us.max)};
}

std::vector<std::string> MakeFramesRow(std::string name, const FrameCounts& frames)
{
	return {std::move(name), fmt::format("{:.2f}", frames.Mean()), fmt::format("{}", frames.Percentile(500)),
		fmt::format("{}", frames.Percentile(990)), fmt::format("{}", frames.Percentile(999)),
		fmt::format("{}", frames.Max())};
}

std::string Megabytes(std::size_t bytes)
{
	return fmt::format("{:.1f} MB", static_cast<double>(bytes) / 1e6);
}

std::string FaultsText(const SimulationFaults& faults)
{
	if (faults.Total() == 0)
	{
		return "none: no request lost, every path legal, every blocked path told in the same tick";
	}
	return fmt::format("{} lost, {} invalid, {} stale, {} in walls, {} wrongly without a path, {} stray",
		faults.lost, faults.invalidPaths, faults.stalePaths, faults.agentsInWalls, faults.wrongNoPath,
		faults.strayEvents);
}
} // namespace

std::string DigestText(const SimulationResult& result)
{
	return fmt::format("{:016x}", result.digest);
}

std::string BudgetText(const SimulationResult& result)
{
	return result.options.budgetExpansions > 0 ? fmt::format("{} expansions", result.options.budgetExpansions)
											   : fmt::format("{} us", result.options.budgetUs);
}

std::uint64_t CountNoPath(const SimulationResult& result)
{
	return result.Ended(PathOutcome::NoPath) + result.Ended(PathOutcome::InvalidStart) +
		result.Ended(PathOutcome::InvalidGoal) + result.Ended(PathOutcome::InvalidRequest) +
		result.Ended(PathOutcome::NotReady) + result.Ended(PathOutcome::OverLimit);
}

std::uint64_t CountCancelled(const SimulationResult& result)
{
	return result.Ended(PathOutcome::Cancelled) + result.Ended(PathOutcome::OwnerGone);
}

nlohmann::ordered_json MakeSimulationJson(std::string_view mapName, const SimulationResult& result)
{
	const SimulationFaults& faults = result.faults;
	return {
		{"frames", result.options.frames},
		{"agents", result.options.agents},
		{"submitted", result.submitted},
		{"completed", result.Ended(PathOutcome::Found)},
		{"partial", result.Ended(PathOutcome::Partial)},
		{"no_path", CountNoPath(result)},
		{"cancelled", CountCancelled(result)},
		{"lost", faults.lost},
		{"invalid_paths", faults.invalidPaths},
		{"stale_paths", faults.stalePaths},
		{"tick_us", MakeTickJson(result.tickUs)},
		{"tick_cpu_us", MakeTickJson(result.tickCpuUs)},
		{"latency_frames",
			{{"mean", result.latency.Mean()}, {"p99", result.latency.Percentile(990)},
				{"max", result.latency.Max()}}},
		{"first_leg_frames",
			{{"mean", result.firstLeg.Mean()}, {"p99", result.firstLeg.Percentile(990)},
				{"max", result.firstLeg.Max()}}},
		{"edits", result.edits},
		{"edit_us", {{"mean", result.editUs.mean}, {"p99", result.editUs.p99}, {"max", result.editUs.max}}},
		{"expanded", result.expanded},
		{"peak_bytes", result.peakBytes},
		{"digest", DigestText(result)},
		// Beyond the contract.
		{"map", mapName},
		{"algorithm", result.algorithm},
		{"seed", result.options.seed},
		{"workers", result.options.workers},
		{"budget_us", result.options.budgetExpansions > 0 ? Json() : Json(result.options.budgetUs)},
		{"budget_expansions",
			result.options.budgetExpansions > 0 ? Json(result.options.budgetExpansions) : Json()},
		{"over_budget_ticks", result.overBudget},
		{"tick_cpu_steady_us", MakeTickJson(result.steadyCpuUs)},
		{"calls_us", MakeTickJson(result.callUs)},
		{"edit_frames", {{"mean", result.editWait.Mean()}, {"max", result.editWait.Max()}}},
		{"outcomes", MakeOutcomesJson(result)},
		{"live_paths", MakeLivePathsJson(result)},
		{"units", MakeUnitsJson(result)},
		{"shared", result.stats.shared},
		{"quality", result.stats.quality},
		{"agents_in_walls", faults.agentsInWalls},
		{"wrong_no_path", faults.wrongNoPath},
		{"stray_events", faults.strayEvents},
		{"storm", {{"requests", result.options.storm}, {"frames", result.stormFrames}}},
		{"drain_ticks", result.drainTicks},
		{"resident_bytes",
			{{"at_10_pct", result.residentBytesAtTenth}, {"at_100_pct", result.residentBytesAtEnd}}},
		{"follow", result.options.walk == WalkStyle::Smooth ? "smooth" : "cells"},
		{"arrived", result.crowd.arrivals},
		{"strayed", result.crowd.strayed},
		{"outside_corridor", result.crowd.outsideCorridor},
	};
}

std::string MakeSimulationTable(std::string_view mapName, const SimulationResult& result)
{
	const SimulationOptions& options = result.options;
	std::string text = fmt::format("{}: {} agents, {} frames, {} edits, {} a tick, {}, {} worker{}\n",
		mapName, options.agents, options.frames, result.edits, BudgetText(result), result.algorithm,
		options.workers, options.workers == 1 ? "" : "s");
	TextTable times({"", "mean", "p50", "p99", "p99.9", "max"});
	times.AddRow(MakeTimeRow("tick, CPU us", result.tickCpuUs));
	times.AddRow(MakeTimeRow("  after a tenth", result.steadyCpuUs));
	times.AddRow(MakeTimeRow("tick, wall us", result.tickUs));
	times.AddRow(MakeTimeRow("calls a frame, us", result.callUs));
	times.AddRow(MakeTimeRow("one edit, us", result.editUs));
	times.AddRule();
	times.AddRow(MakeFramesRow("first leg, frames", result.firstLeg));
	times.AddRow(MakeFramesRow("whole path, frames", result.latency));
	times.AddRow(MakeFramesRow("edit on the map, frames", result.editWait));
	text += times.ToText();
	text += fmt::format("Requests  {}: {} found, {} partial, {} without a path, {} cancelled; {} refused\n",
		result.submitted, result.Ended(PathOutcome::Found), result.Ended(PathOutcome::Partial),
		CountNoPath(result), CountCancelled(result), result.refused);
	const NavCore::SchedulerStats& stats = result.stats;
	text += fmt::format("Paths     {} blocked by edits: {} spliced, {} replanned, {} lost; {} shortened; {} "
						"searches shared\n",
		stats.blockedPaths, stats.spliced, stats.replanned, stats.lost, stats.shortened, stats.shared);
	text += fmt::format("Memory    {} at most; process {} at 10 % of the run, {} at its end\n",
		Megabytes(result.peakBytes), Megabytes(result.residentBytesAtTenth),
		Megabytes(result.residentBytesAtEnd));
	if (options.storm > 0)
	{
		text += fmt::format("Storm     {} requests in one frame, the last one answered {} frames later\n",
			options.storm, result.stormFrames);
	}
	if (options.budgetExpansions == 0)
	{
		text += fmt::format(
			"Budget    {} of {} ticks more than a tenth above it (CPU)\n", result.overBudget, options.frames);
	}
	text += fmt::format("Faults    {}\nDigest    {}\n", FaultsText(result.faults), DigestText(result));
	return text;
}

std::string MakeSimulationLine(const SimulationResult& result)
{
	return fmt::format(
		"{} agents on {} x {} cells, {} edits: {} requests, first leg after {:.1f} frames, tick "
		"p99 {:.0f} us of {}, {}",
		result.options.agents, result.width, result.height, result.edits, result.submitted,
		result.firstLeg.Mean(), result.tickCpuUs.p99, BudgetText(result),
		result.faults.Total() == 0 ? "no faults" : FaultsText(result.faults));
}
} // namespace NavLab
