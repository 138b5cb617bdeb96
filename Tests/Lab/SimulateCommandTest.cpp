// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

#include <string>
#include <vector>

namespace LabTest
{
class SimulateCommand : public LabProcess
{
protected:
	/** Makes a map of a generated kind and returns its name. */
	std::string Generate(const std::string& kind, const std::string& size) const
	{
		const std::string name = kind + ".map";
		const LabRun run = Run({"generate", "--kind", kind, "--size", size, "--seed", "3", "--out", name});
		EXPECT_EQ(run.exitCode, 0) << run.err;
		return name;
	}

	/** The figures of a run that must succeed. */
	nlohmann::json Simulate(std::vector<std::string> arguments) const
	{
		arguments.insert(arguments.begin(), "simulate");
		arguments.insert(arguments.end(), {"--json", "-"});
		const LabRun run = Run(arguments);
		EXPECT_EQ(run.exitCode, 0) << run.err;
		return run.Json();
	}
};

namespace
{
void ExpectNumbers(const nlohmann::json& json, const std::string& part, const std::vector<std::string>& keys)
{
	ASSERT_TRUE(json.contains(part)) << part;
	for (const std::string& key : keys)
	{
		EXPECT_TRUE(json[part].contains(key) && json[part][key].is_number()) << part << " " << key;
	}
}

void ExpectNoFaults(const nlohmann::json& json, const std::string& what)
{
	for (const char* key :
		{"lost", "invalid_paths", "stale_paths", "agents_in_walls", "wrong_no_path", "stray_events"})
	{
		EXPECT_EQ(json[key], 0) << what << " " << key;
	}
}
} // namespace

TEST_F(SimulateCommand, JsonHasEveryKeyOfTheContract)
{
	const std::string map = Generate("pseudo-rts", "64,64");
	const nlohmann::json json =
		Simulate({"--map", map, "--agents", "20", "--frames", "90", "--edits-per-frame", "2"});
	ASSERT_TRUE(json.is_object());
	EXPECT_EQ(json["frames"], 90);
	EXPECT_EQ(json["agents"], 20);
	EXPECT_GE(json["submitted"].get<int>(), 20) << "everybody sets off within the first second";
	EXPECT_GT(json["completed"].get<int>(), 0);
	EXPECT_GT(json["edits"].get<int>(), 90) << "nearly two in each frame";
	for (const char* key : {"partial", "no_path", "cancelled", "expanded", "peak_bytes"})
	{
		EXPECT_TRUE(json[key].is_number_integer()) << key;
	}
	ExpectNoFaults(json, map);
	ExpectNumbers(json, "tick_us", {"p50", "p99", "p999", "max"});
	ExpectNumbers(json, "tick_cpu_us", {"p50", "p99", "p999", "max"});
	ExpectNumbers(json, "latency_frames", {"mean", "p99", "max"});
	ExpectNumbers(json, "first_leg_frames", {"mean", "p99"});
	ExpectNumbers(json, "edit_us", {"mean", "p99", "max"});
	ExpectNumbers(json, "resident_bytes", {"at_10_pct", "at_100_pct"});
	EXPECT_GT(json["peak_bytes"].get<int>(), 64 * 64 / 8);
	EXPECT_EQ(json["digest"].get<std::string>().size(), 16U);
}

TEST_F(SimulateCommand, SmoothWalkersKeepToTheirCorridorsAndOutOfWalls)
{
	for (const char* kind : {"pseudo-rts", "random", "caves"})
	{
		const std::string map = Generate(kind, "64,64");
		const nlohmann::json json = Simulate({"--map", map, "--agents", "60", "--frames", "600",
			"--edits-per-frame", "4", "--budget-expansions", "2000", "--follow", "smooth"});
		ExpectNoFaults(json, map);
		EXPECT_EQ(json["follow"], "smooth");
		EXPECT_EQ(json["outside_corridor"], 0) << map;
		EXPECT_GT(json["arrived"].get<int>(), 30) << map;
		EXPECT_LT(json["strayed"].get<int>(), json["arrived"].get<int>()) << map;
	}
	ExpectBadInput(
		{"simulate", "--map", "none.map", "--follow", "hop"}, {"--follow", "hop", "cells, smooth"});
}

TEST_F(SimulateCommand, EveryRequestIsInExactlyOneColumn)
{
	const std::string map = Generate("caves", "64,64");
	const nlohmann::json json = Simulate({"--map", map, "--agents", "60", "--frames", "400",
		"--edits-per-frame", "4", "--budget-expansions", "2000"});
	int sum = 0;
	for (const char* key : {"completed", "partial", "no_path", "cancelled", "lost"})
	{
		sum += json[key].get<int>();
	}
	EXPECT_EQ(sum, json["submitted"].get<int>());
	EXPECT_GT(json["cancelled"].get<int>(), 0) << "some agents change their minds";
}

TEST_F(SimulateCommand, NothingIsLostStaleOrInvalidOnAnyKindOfMap)
{
	for (const char* kind : {"pseudo-rts", "rooms", "maze", "random", "caves", "open"})
	{
		const nlohmann::json json = Simulate({"--map", Generate(kind, "48,40"), "--agents", "40", "--frames",
			"240", "--edits-per-frame", "4", "--budget-expansions", "3000"});
		ExpectNoFaults(json, kind);
		EXPECT_GT(json["completed"].get<int>(), 0) << kind;
	}
}

TEST_F(SimulateCommand, TightBudgetsLoseNothing)
{
	const nlohmann::json json = Simulate({"--map", Generate("rooms", "64,64"), "--agents", "30", "--frames",
		"120", "--edits-per-frame", "6", "--budget-expansions", "40"});
	ExpectNoFaults(json, "rooms");
	EXPECT_GT(json["latency_frames"]["max"].get<int>(), 1) << "the budget was not tight";
}

TEST_F(SimulateCommand, DigestDependsOnTheInputsAloneWithABudgetInExpansions)
{
	const std::string map = Generate("pseudo-rts", "80,80");
	const auto digest = [&](const char* workers, const char* seed)
	{
		return Simulate({"--map", map, "--agents", "60", "--frames", "150", "--edits-per-frame", "3",
			"--budget-expansions", "1500", "--workers", workers, "--seed", seed})["digest"]
			.get<std::string>();
	};
	const std::string first = digest("1", "5");
	EXPECT_EQ(digest("1", "5"), first);
	EXPECT_EQ(digest("2", "5"), first);
	EXPECT_EQ(digest("4", "5"), first);
	EXPECT_NE(digest("1", "6"), first);
}

TEST_F(SimulateCommand, StormsOfRequestsDrain)
{
	const nlohmann::json json = Simulate({"--map", Generate("open", "64,64"), "--agents", "5", "--frames",
		"120", "--storm", "500", "--budget-expansions", "20000"});
	ExpectNoFaults(json, "open");
	EXPECT_GE(json["submitted"].get<int>(), 505);
	EXPECT_EQ(json["storm"]["requests"], 500);
	EXPECT_GT(json["storm"]["frames"].get<int>(), 0);
}

TEST_F(SimulateCommand, AlgorithmsCanBeChosen)
{
	const std::string map = Generate("rooms", "48,48");
	for (const char* algorithm : {"astar", "jps", "sga", "hpa"})
	{
		const nlohmann::json json = Simulate({"--map", map, "--agents", "20", "--frames", "120",
			"--algorithm", algorithm, "--budget-expansions", "4000"});
		ExpectNoFaults(json, algorithm);
		EXPECT_EQ(json["algorithm"], algorithm);
	}
}

TEST_F(SimulateCommand, TableIsForPeopleAndOnStdout)
{
	Write("small.map", SmallMap);
	const LabRun run = Run({"simulate", "--map", "small.map", "--agents", "3", "--frames", "60"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.err, "");
	for (const char* part : {"tick, CPU us", "first leg, frames", "Requests", "Faults    none", "Digest"})
	{
		EXPECT_NE(run.out.find(part), std::string::npos) << part;
	}
}

TEST_F(SimulateCommand, MapsOfOneCellAndOfOtherShapesAreFine)
{
	Write("cell.map", "type octile\nheight 1\nwidth 1\nmap\n.\n");
	ExpectNoFaults(Simulate({"--map", "cell.map", "--agents", "2", "--frames", "50"}), "cell");
	Write("hex.map", "type hex\nheight 3\nwidth 4\nmap\n....\n.@..\n....\n");
	ExpectNoFaults(Simulate({"--map", "hex.map", "--agents", "3", "--frames", "100"}), "hex");
	Write("none.map", SmallMap);
	ExpectNoFaults(Simulate({"--map", "none.map", "--agents", "0", "--frames", "5"}), "no agents");
}

TEST_F(SimulateCommand, PageNeedsNoOtherFile)
{
	const std::string map = Generate("rooms", "64,64");
	const LabRun run = Run({"simulate", "--map", map, "--agents", "20", "--frames", "120",
		"--edits-per-frame", "3", "--html", "run.html"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	const std::string html = Read("run.html");
	EXPECT_EQ(html.rfind("<!DOCTYPE html>", 0), 0U);
	for (const char* part : {"class=\"crowd\"", "data-tracks=\"", "data-routes=\"", "data-edits=\"",
			 "<svg class=\"chart\"", "class CrowdReplay", "</html>"})
	{
		EXPECT_NE(html.find(part), std::string::npos) << part;
	}
	for (const char* external : {"http://", "https://", "src=", "<link", "@import", "url("})
	{
		EXPECT_EQ(html.find(external), std::string::npos) << external;
	}
}

TEST_F(SimulateCommand, PageLeavesTheRunAsItIs)
{
	const std::string map = Generate("rooms", "64,64");
	const std::vector<std::string> arguments{"--map", map, "--agents", "20", "--frames", "100",
		"--edits-per-frame", "3", "--budget-expansions", "1500"};
	std::vector<std::string> watched = arguments;
	watched.insert(watched.end(), {"--html", "run.html"});
	EXPECT_EQ(Simulate(arguments)["digest"], Simulate(watched)["digest"]);
}

TEST_F(SimulateCommand, BadInputIsNamed)
{
	Write("small.map", SmallMap);
	Write("walls.map", "type octile\nheight 2\nwidth 2\nmap\n@@\n@@\n");
	ExpectBadInput({"simulate"}, {"--map"});
	ExpectBadInput({"simulate", "--map", "none.map"}, {"none.map"});
	ExpectBadInput({"simulate", "--map", "walls.map"}, {"walls.map", "free"});
	ExpectBadInput({"simulate", "--map", "small.map", "--agents", "-5"}, {"--agents"});
	ExpectBadInput({"simulate", "--map", "small.map", "--frames", "0"}, {"--frames"});
	ExpectBadInput({"simulate", "--map", "small.map", "--workers", "0"}, {"--workers"});
	ExpectBadInput({"simulate", "--map", "small.map", "--budget-us", "0"}, {"--budget-us"});
	ExpectBadInput({"simulate", "--map", "small.map", "--budget-us", "9", "--budget-expansions", "9"},
		{"--budget-us", "--budget-expansions"});
	ExpectBadInput({"simulate", "--map", "small.map", "--algorithm", "none"}, {"none"});
	ExpectBadInput({"simulate", "--map", "small.map", "--seed", "x"}, {"--seed"});
	ExpectBadInput(
		{"simulate", "--map", "small.map", "--html", "no/such/x.html"}, {"--html", "cannot write"});
	ExpectBadInput(
		{"simulate", "--map", "small.map", "--json", "no/such/x.json"}, {"--json", "cannot write"});
}
} // namespace LabTest
