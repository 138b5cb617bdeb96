// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

#include <algorithm>
#include <utility>

namespace LabTest
{
namespace
{
/** Width and height as the header of a PNG file states them. */
std::pair<unsigned, unsigned> PngSize(const std::string& png)
{
	const auto number = [&png](std::size_t at)
	{
		unsigned value = 0;
		for (std::size_t i = at; i < at + 4 && i < png.size(); ++i)
		{
			value = value << 8 | static_cast<unsigned char>(png[i]);
		}
		return value;
	};
	return {number(16), number(20)};
}
} // namespace

class ReproduceCommand : public LabProcess
{
protected:
	[[nodiscard]] static std::vector<std::string> Small(const std::vector<std::string>& more)
	{
		std::vector<std::string> arguments{
			"reproduce", "sga", "--count", "2", "--size", "64,64", "--problems", "20", "--repeat", "1"};
		arguments.insert(arguments.end(), more.begin(), more.end());
		return arguments;
	}
};

TEST_F(ReproduceCommand, GeneratedSetGivesTableCsvAndPictures)
{
	const LabRun run = Run(Small({}));
	ASSERT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.err, "");
	for (const char* words : {"pseudo-rts: 2 generated maps, 40 problems", "published as \"Pseudo RTS\"",
			 "time each", "A*", "JPS", "release", "All maps", "Out/reproduce-sga/sga.csv"})
	{
		const bool isBuild = std::string(words) == "release";
		EXPECT_TRUE(run.out.find(words) != std::string::npos ||
			(isBuild && run.out.find("debug") != std::string::npos))
			<< words << "\n"
			<< run.out;
	}
	for (const char* name : {"Out/reproduce-sga/sga-time.png", "Out/reproduce-sga/sga-memory.png"})
	{
		const std::string png = Read(name);
		EXPECT_EQ(png.substr(0, 4), "\x89PNG") << name;
		EXPECT_EQ(PngSize(png).first, 1200U) << name;
		EXPECT_GT(PngSize(png).second, 400U) << name;
	}
}

TEST_F(ReproduceCommand, CsvHasOneRowAMapAndAlgorithm)
{
	const LabRun run = Run(Small({"--json", "-", "--out", "here"}));
	ASSERT_EQ(run.exitCode, 0) << run.err;
	const std::size_t algorithms = run.Json()["all"].size();
	const std::string csv = Read("here/sga.csv");
	EXPECT_EQ(static_cast<std::size_t>(std::count(csv.begin(), csv.end(), '\n')), 1 + 2 * algorithms);
	EXPECT_EQ(csv.rfind("set,map,width,height,walkable,algorithm,label,problems,", 0), 0U);
	EXPECT_NE(csv.find("\npseudo-rts,1,64,64,"), std::string::npos) << csv;
	EXPECT_NE(csv.find("\npseudo-rts,2,64,64,"), std::string::npos) << csv;
}

TEST_F(ReproduceCommand, JsonHasEveryFigure)
{
	const LabRun run = Run(Small({"--json", "-", "--seed", "7"}));
	ASSERT_EQ(run.exitCode, 0) << run.err;
	const nlohmann::json json = run.Json();
	ASSERT_TRUE(json.is_object()) << run.out;
	EXPECT_EQ(json["experiment"], "sga");
	EXPECT_EQ(json["wrong_answers"], 0);
	EXPECT_EQ(json["settings"]["control"], "astar");
	EXPECT_EQ(json["settings"]["repeat"], 1);
	EXPECT_TRUE(json["machine"].contains("cpu"));
	ASSERT_EQ(json["sets"].size(), 1U);
	const nlohmann::json& set = json["sets"][0];
	EXPECT_EQ(set["published_set"], "Pseudo RTS");
	ASSERT_EQ(set["maps"].size(), 2U);
	EXPECT_NE(set["maps"][0]["origin"].get<std::string>().find("seed"), std::string::npos);
	for (const char* key : {"time", "memory", "expanded", "optimality_pct", "smoothed_optimality_pct",
			 "expanded_ratio", "worst_map_by_mean", "worst_map_by_total", "worst_map_against_jps",
			 "invalid_paths", "status_mismatches", "mean_refinements", "mean_subgoals", "published"})
	{
		EXPECT_TRUE(set["algorithms"][0].contains(key)) << key;
	}
	EXPECT_EQ(set["algorithms"][0]["compared"], 40);
	EXPECT_EQ(set["algorithms"][0]["time"]["mean_pct"], 100.0);
	EXPECT_EQ(set["algorithms"][0]["time"]["sd_pct"], 0.0);
	EXPECT_EQ(json["files"]["csv"], "Out/reproduce-sga/sga.csv");
}

TEST_F(ReproduceCommand, FoldersOfMapsAreSets)
{
	std::filesystem::create_directories(Folder() / "maps" / "sc1");
	std::filesystem::create_directories(Folder() / "maps" / "empty");
	Write("maps/sc1/small.map", SmallMap);
	Write("maps/sc1/small.map.scen", SmallScen);
	Write("maps/sc1/alone.map", SmallMap);
	const LabRun run = Run({"reproduce", "sga", "--maps", "maps", "--json", "-"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	const nlohmann::json json = run.Json();
	ASSERT_EQ(json["sets"].size(), 1U);
	EXPECT_EQ(json["sets"][0]["name"], "sc1");
	EXPECT_EQ(json["sets"][0]["published_set"], "Starcraft");
	ASSERT_EQ(json["sets"][0]["maps"].size(), 1U);
	EXPECT_EQ(json["sets"][0]["maps"][0]["name"], "small");
	EXPECT_GT(json["sets"][0]["algorithms"][0]["unsolvable"], 0);
	EXPECT_NE(run.err.find("alone.map: skipped"), std::string::npos) << run.err;
	EXPECT_NE(run.err.find("empty: skipped"), std::string::npos) << run.err;

	const LabRun limited = Run({"reproduce", "sga", "--maps", "maps/sc1/", "--limit", "2", "--json", "-"});
	ASSERT_EQ(limited.exitCode, 0) << limited.err;
	EXPECT_EQ(limited.Json()["sets"][0]["name"], "sc1");
	EXPECT_EQ(limited.Json()["sets"][0]["algorithms"][0]["problems"], 2);
}

TEST_F(ReproduceCommand, HpaGivesTablesVerdictsCsvAndPictures)
{
	const LabRun run = Run(
		{"reproduce", "hpa", "--size", "48,48", "--problems", "6", "--repeat", "1", "--build-size", "64"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.err, "");
	for (const char* words : {"generated: 5 generated maps, 30 problems", "weighted: 5 generated maps",
			 "as shipped", "8 cells, 1 level", "16 cells, 3 levels", "64 cells, 1 level, ends", "up to 10x",
			 "verdict", "0 wrong answers"})
	{
		EXPECT_NE(run.out.find(words), std::string::npos) << words << "\n" << run.out;
	}
	const std::string csv = Read("Out/reproduce-hpa/hpa.csv");
	EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 1 + 10 * 13) << csv;
	for (const char* name : {"Out/reproduce-hpa/hpa-speedup.png", "Out/reproduce-hpa/hpa-quality.png"})
	{
		EXPECT_EQ(Read(name).substr(0, 4), "\x89PNG") << name;
	}
}

TEST_F(ReproduceCommand, HpaJsonHasEveryFigureOfMapsFromFiles)
{
	std::filesystem::create_directories(Folder() / "maps" / "dao");
	Write("maps/dao/small.map", SmallMap);
	Write("maps/dao/small.map.scen", SmallScen);
	const LabRun run = Run({"reproduce", "hpa", "--maps", "maps", "--limit", "4", "--size", "40,40",
		"--build-size", "64", "--repeat", "1", "--json", "-"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	const nlohmann::json json = run.Json();
	EXPECT_EQ(json["experiment"], "hpa");
	EXPECT_EQ(json["wrong_answers"], 0);
	ASSERT_EQ(json["sets"].size(), 3U) << "the folder, generated ones and weighted ones";
	EXPECT_EQ(json["sets"][0]["name"], "dao");
	const nlohmann::json& shipped = json["sets"][0]["columns"][0];
	for (const char* key : {"search_speedup", "smoothed_speedup", "first_leg_speedup", "mean_us",
			 "smoothed_mean_us", "first_leg_mean_us", "suboptimality_pct", "smoothed_suboptimality_pct",
			 "build_ms", "bytes", "cell_repair_us", "block_repair_us"})
	{
		EXPECT_TRUE(shipped.contains(key) && !shipped[key].is_null()) << key;
	}
	EXPECT_EQ(json["published"][0]["suboptimality_pct"], 6.0);
	bool judgesFirstLeg = false;
	for (const nlohmann::json& verdict : json["verdicts"])
	{
		judgesFirstLeg = judgesFirstLeg || verdict["figure"] == "dao: first leg, times faster than A*";
		EXPECT_EQ(verdict["met"].get<bool>(),
			verdict["at_most"].get<bool>() ? verdict["measured"] <= verdict["wanted"]
										   : verdict["measured"] >= verdict["wanted"]);
	}
	EXPECT_TRUE(judgesFirstLeg);
}

TEST_F(ReproduceCommand, AutoStandsBesideWhatItChoosesFrom)
{
	const LabRun run = Run({"reproduce", "auto", "--size", "48,48", "--problems", "6", "--repeat", "1"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	for (const char* words : {"map, mean us", "weighted caves", "ratio, auto by the best of the others"})
	{
		EXPECT_NE(run.out.find(words), std::string::npos) << words << "\n" << run.out;
	}
}

TEST_F(ReproduceCommand, BadInputIsNamed)
{
	std::filesystem::create_directories(Folder() / "empty");
	Write("file", "x");
	ExpectBadInput({"reproduce"}, {"experiment"});
	ExpectBadInput({"reproduce", "nonsense"}, {"nonsense", "known: sga, hpa, auto"});
	ExpectBadInput({"reproduce", "sga", "--maps", "no/such"}, {"--maps no/such", "not a folder"});
	ExpectBadInput({"reproduce", "sga", "--maps", "empty"}, {"--maps empty", ".map.scen"});
	ExpectBadInput({"reproduce", "sga", "--maps", "empty", "--count", "2"}, {"--count"});
	ExpectBadInput({"reproduce", "sga", "--size", "64"}, {"--size"});
	ExpectBadInput({"reproduce", "sga", "--size", "1,1"}, {"1 x 1"});
	ExpectBadInput({"reproduce", "sga", "--count", "0"}, {"--count"});
	ExpectBadInput({"reproduce", "sga", "--seed", "x"}, {"--seed"});
	ExpectBadInput({"reproduce", "sga", "--out", "file"}, {"--out file"});
	ExpectBadInput({"reproduce", "sga", "--json", "no/such/x.json"}, {"--json"});
}

TEST_F(ReproduceCommand, BrokenMapsAreNamed)
{
	std::filesystem::create_directories(Folder() / "maps" / "set");
	Write("maps/set/bad.map", "type octile\nheight 2\n");
	Write("maps/set/bad.map.scen", SmallScen);
	ExpectBadInput({"reproduce", "sga", "--maps", "maps"}, {"bad.map"});
}
} // namespace LabTest
