// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

namespace LabTest
{
namespace
{
const char* const DynamicScen = "version 2\n"
								"height 5\n"
								"width 6\n"
								"cost 1 octile\n"
								"patch wall.patch\n"
								"commands\n"
								"Q 0 0 0 5 0 5\n"
								"P 0 0 2 0\n"
								"Q 0 0 0 5 0 -1\n"
								"P 1 1 2 4\n"
								"Q 1 0 0 5 0 11.24264069\n"
								"Q 1 2 0 5 0 -1\n";

const char* const WallPatch = "type patch\npatches 2\n"
							  "patch 0\nheight 5\nwidth 1\nmap\n@\n@\n@\n@\n@\n"
							  "patch 1\nheight 1\nwidth 1\nmap\n.\n";
} // namespace

class BenchCommand : public LabProcess
{
protected:
	BenchCommand()
	{
		Write("small.map", SmallMap);
		Write("small.map.scen", SmallScen);
	}

	[[nodiscard]] static std::vector<std::string> Bench(const std::vector<std::string>& more)
	{
		std::vector<std::string> arguments{"bench", "--map", "small.map", "--scen", "small.map.scen"};
		arguments.insert(arguments.end(), more.begin(), more.end());
		return arguments;
	}
};

TEST_F(BenchCommand, JsonHasEveryKeyOfTheContract)
{
	const LabRun run = Run(Bench({"--algorithms", "astar,greedy", "--json", "-"}));
	EXPECT_EQ(run.exitCode, 0) << run.err;
	const nlohmann::json json = run.Json();
	ASSERT_TRUE(json.is_object()) << run.out;
	EXPECT_EQ(json["map"], "small.map");
	EXPECT_EQ(json["width"], 6);
	EXPECT_EQ(json["height"], 5);
	EXPECT_EQ(json["walkable"], 23);
	EXPECT_FALSE(json.contains("patches"));
	ASSERT_EQ(json["algorithms"].size(), 2U);
	for (const char* key :
		{"name", "queries", "solved", "unsolved", "invalid_paths", "mean_us", "median_us", "p99_us", "max_us",
			"smoothed_mean_us", "mean_expanded", "mean_peak_nodes", "mean_suboptimality_pct",
			"p99_suboptimality_pct", "max_suboptimality_pct", "smoothed_mean_suboptimality_pct",
			"optimal_mismatches", "prepare_ms", "memory_bytes", "first_leg_mean_us"})
	{
		EXPECT_TRUE(json["algorithms"][0].contains(key)) << key;
	}
	const nlohmann::json astar = json["algorithms"][0];
	EXPECT_EQ(astar["name"], "astar");
	EXPECT_EQ(astar["queries"], 4);
	EXPECT_EQ(astar["solved"], 3);
	EXPECT_EQ(astar["unsolved"], 1);
	EXPECT_EQ(astar["invalid_paths"], 0);
	EXPECT_EQ(astar["optimal_mismatches"], 0);
	EXPECT_EQ(astar["smoothed_mean_suboptimality_pct"], 0.0) << "optimal paths stay optimal";
	for (const nlohmann::json& algorithm : json["algorithms"])
	{
		EXPECT_LE(algorithm["smoothed_mean_suboptimality_pct"].get<double>(),
			algorithm["mean_suboptimality_pct"].get<double>());
		EXPECT_GE(algorithm["smoothed_mean_us"].get<double>(), algorithm["mean_us"].get<double>());
	}
	EXPECT_GT(astar["memory_bytes"].get<int>(), 0);
	EXPECT_NE(run.err.find("greedy"), std::string::npos) << "the table goes to stderr";
}

TEST_F(BenchCommand, TableHasARowAnAlgorithm)
{
	const LabRun run = Run(Bench({"--algorithms", "all", "--repeat", "3"}));
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.err, "");
	EXPECT_NE(run.out.find("smoothed %"), std::string::npos);
	for (const char* name : {"\ndijkstra", "\ngreedy", "\nastar", "\nwastar", "\njps"})
	{
		EXPECT_NE(run.out.find(name), std::string::npos) << name;
	}
}

TEST_F(BenchCommand, LimitSpreadsOverTheFile)
{
	const auto queries = [&](const char* limit)
	{
		const nlohmann::json json =
			Run(Bench({"--algorithms", "astar", "--limit", limit, "--json", "-"})).Json();
		return json["algorithms"][0];
	};
	EXPECT_EQ(queries("2")["queries"], 2);
	EXPECT_EQ(queries("2")["unsolved"], 1) << "first and last problem";
	EXPECT_EQ(queries("1")["queries"], 1);
	EXPECT_EQ(queries("99")["queries"], 4);
}

TEST_F(BenchCommand, WrongOptimaAreCountedAndFailTheRun)
{
	Write(
		"wrong.scen", "version 1\n0\tsmall.map\t6\t5\t0\t0\t2\t0\t2.02\n0\tsmall.map\t6\t5\t0\t0\t1\t0\t0\n");
	const LabRun run = Run({"bench", "--map", "small.map", "--scen", "wrong.scen", "--algorithms",
		"astar,greedy", "--json", "out.json"});
	EXPECT_EQ(run.exitCode, 1);
	EXPECT_EQ(run.ErrorLines(), 1U) << run.err;
	const nlohmann::json json = nlohmann::json::parse(Read("out.json"));
	EXPECT_EQ(json["algorithms"][0]["optimal_mismatches"], 2);
	EXPECT_EQ(json["algorithms"][1]["optimal_mismatches"], 0) << "greedy claims nothing";
}

TEST_F(BenchCommand, DynamicScenariosApplyTheirPatchesInOrder)
{
	Write("wall.patch", WallPatch);
	Write("wall.scen", DynamicScen);
	const LabRun run = Run({"bench", "--scen", "wall.scen", "--algorithms", "all", "--json", "-"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	const nlohmann::json json = run.Json();
	EXPECT_EQ(json["patches"], 2);
	EXPECT_EQ(json["walkable"], 26);
	for (const nlohmann::json& algorithm : json["algorithms"])
	{
		EXPECT_EQ(algorithm["queries"], 4) << algorithm;
		EXPECT_EQ(algorithm["solved"], 2) << algorithm;
		EXPECT_EQ(algorithm["invalid_paths"], 0) << algorithm;
		EXPECT_EQ(algorithm["optimal_mismatches"], 0) << algorithm;
		EXPECT_TRUE(algorithm.contains("patch_mean_us"));
		EXPECT_TRUE(algorithm.contains("patch_p99_us"));
		EXPECT_TRUE(algorithm.contains("patch_max_us"));
	}
}

TEST_F(BenchCommand, DynamicScenariosNeedTheirPatchFile)
{
	Write("wall.scen", DynamicScen);
	ExpectBadInput({"bench", "--scen", "wall.scen", "--algorithms", "astar"}, {"wall.patch", "cannot read"});
}

TEST_F(BenchCommand, PatchesOffTheMapAreBadInput)
{
	Write("wall.patch", WallPatch);
	std::string text = DynamicScen;
	text.replace(text.find("P 0 0 2 0"), 9, "P 0 0 2 1");
	Write("wall.scen", text);
	ExpectBadInput({"bench", "--scen", "wall.scen", "--algorithms", "astar"}, {"wall.scen:8:"});
}

TEST_F(BenchCommand, VersionOneNeedsAMapOfTheRightSize)
{
	ExpectBadInput(
		{"bench", "--scen", "small.map.scen", "--algorithms", "astar"}, {"small.map.scen", "--map"});
	Write("other.map", "type octile\nheight 1\nwidth 2\nmap\n..\n");
	ExpectBadInput({"bench", "--map", "other.map", "--scen", "small.map.scen", "--algorithms", "astar"},
		{"small.map.scen", "6 x 5", "other.map", "2 x 1"});
}

TEST_F(BenchCommand, BadFilesAreNamed)
{
	ExpectBadInput(
		{"bench", "--map", "small.map", "--scen", "none.scen", "--algorithms", "astar"}, {"none.scen"});
	ExpectBadInput(
		{"bench", "--map", "none.map", "--scen", "small.map.scen", "--algorithms", "astar"}, {"none.map"});
	Write("bad.scen", "version 1\n0\tsmall.map\t6\t5\t0\t0\t2\n");
	ExpectBadInput(
		{"bench", "--map", "small.map", "--scen", "bad.scen", "--algorithms", "astar"}, {"bad.scen:2:"});
	Write("empty.scen", "version 1\n");
	ExpectBadInput(
		{"bench", "--map", "small.map", "--scen", "empty.scen", "--algorithms", "astar"}, {"no query"});
}

TEST_F(BenchCommand, BadOptionsAreNamed)
{
	ExpectBadInput(Bench({"--algorithms", "astar,bfs"}), {"bfs", "known:", "jps"});
	ExpectBadInput(Bench({"--algorithms", "astar,astar"}), {"astar", "twice"});
	ExpectBadInput(Bench({"--algorithms", "astar", "--limit", "0"}), {"--limit"});
	ExpectBadInput(Bench({"--algorithms", "astar", "--limit", "x"}), {"--limit"});
	ExpectBadInput(Bench({"--algorithms", "astar", "--repeat", "0"}), {"--repeat"});
	ExpectBadInput(Bench({"--algorithms", "astar", "--json", "no/such/x.json"}), {"--json", "cannot write"});
	ExpectBadInput(Bench({}), {"--algorithms"});
}
} // namespace LabTest
