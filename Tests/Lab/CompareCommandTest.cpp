// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

namespace LabTest
{
class CompareCommand : public LabProcess
{
protected:
	void SetUp() override
	{
		ASSERT_EQ(Run({"generate", "--kind", "rooms", "--size", "96,96", "--seed", "4", "--out", "rooms.map",
						  "--scen", "rooms.map.scen"})
					  .exitCode,
			0);
	}
	[[nodiscard]] LabRun Compare(const std::vector<std::string>& more) const
	{
		std::vector<std::string> arguments{"compare", "--map", "rooms.map", "--scen", "rooms.map.scen",
			"--limit", "20", "--repeat", "1", "--edits", "6"};
		arguments.insert(arguments.end(), more.begin(), more.end());
		return Run(arguments);
	}
};

TEST_F(CompareCommand, JsonHasEveryKeyOfTheContract)
{
	const LabRun run = Compare({"--json", "-"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	const nlohmann::json json = run.Json();
	ASSERT_TRUE(json.is_object()) << run.out;
	EXPECT_EQ(json["queries"], 20);
	for (const char* key : {"query_speedup", "edit_speedup", "build_speedup"})
	{
		EXPECT_GT(json[key].get<double>(), 0.0) << key;
	}
	EXPECT_TRUE(json["detour_truncated_2048_pct"].is_number());
	for (const char* side : {"detour", "ours"})
	{
		EXPECT_EQ(json[side]["found"], 20) << side;
		EXPECT_EQ(json[side]["missed"], 0) << side;
		EXPECT_GT(json[side]["build_ms"].get<double>(), 0.0) << side;
		EXPECT_GT(json[side]["edit_mean_us"].get<double>(), 0.0) << side;
		EXPECT_GT(json[side]["memory_bytes"].get<double>(), 0.0) << side;
	}
	const double ratio =
		json["ours"]["mean_length"].get<double>() / json["detour"]["mean_length"].get<double>();
	EXPECT_GT(ratio, 0.9) << "both walk the same halls";
	EXPECT_LT(ratio, 1.2);
	EXPECT_DOUBLE_EQ(json["query_speedup"].get<double>(),
		json["detour"]["mean_us"].get<double>() / json["ours"]["mean_us"].get<double>());
}

TEST_F(CompareCommand, HybridPathsAreAskedTooAndLieBetweenBothSides)
{
	const nlohmann::json json = Compare({"--json", "-"}).Json();
	const nlohmann::json& hybrid = json["hybrid"];
	EXPECT_EQ(hybrid["found"], 20);
	EXPECT_EQ(hybrid["missed"], 0);
	EXPECT_EQ(hybrid["grid_pieces"], 0);
	EXPECT_GT(hybrid["mean_us"].get<double>(), 0.0);
	// Detour keeps to its first best guess of polygons, so it may be beaten by a little.
	EXPECT_GT(hybrid["mean_length"].get<double>(), json["detour"]["mean_length"].get<double>() * 0.95);
	EXPECT_LT(hybrid["mean_length"].get<double>(), json["ours"]["mean_length"].get<double>() * 1.01);
}

TEST_F(CompareCommand, WritesTableCsvAndPlot)
{
	const LabRun run = Compare({"--algorithm", "jps", "--csv", "out.csv", "--png", "out.png"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	EXPECT_NE(run.out.find("Detour"), std::string::npos);
	EXPECT_NE(run.out.find("jps"), std::string::npos);
	EXPECT_EQ(Read("out.csv").substr(0, 22), "map,figure,detour,jps\n");
	EXPECT_EQ(Read("out.png").substr(1, 3), "PNG");
}

TEST_F(CompareCommand, RefusesWhatItCannotCompare)
{
	EXPECT_EQ(Compare({"--algorithm", "nonsense"}).exitCode, 2);
	const LabRun run = Run({"compare", "--map", "nowhere.map", "--scen", "rooms.map.scen"});
	EXPECT_EQ(run.exitCode, 2);
	EXPECT_NE(run.err.find("nowhere.map"), std::string::npos);
}
} // namespace LabTest
