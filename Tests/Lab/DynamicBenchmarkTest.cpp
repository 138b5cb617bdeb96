// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The dynamic scenarios of GPPC through the built program: patches and queries in order.
#include "LabProcess.h"
#include "Support/BenchmarkMaps.h"
#include "Support/BuildMode.h"

#include <filesystem>
#include <string>

namespace LabTest
{
class DynamicBenchmark : public LabProcess, public ::testing::WithParamInterface<const char*>
{
};

TEST_P(DynamicBenchmark, IsAnsweredRightByEveryAlgorithmAfterEveryPatch)
{
	const std::filesystem::path scen = std::filesystem::absolute(
		NavCore::Tests::BenchmarkFolder() + "/gppc-dynamic/" + GetParam() + ".scen");
	if (!std::filesystem::exists(scen))
	{
		GTEST_SKIP() << "no benchmark maps: set NAVPLUGIN_MAPS to the folder that holds gppc-dynamic";
	}
	// Every patch is applied whatever the limit; queries are spread over the file.
	const LabRun run = Run({"bench", "--scen", scen.string(), "--algorithms", "astar,jps,sga,hpa,auto",
		"--limit", NavCore::Tests::ByBuild<const char*>("400", "40"), "--json", "-"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	const nlohmann::json json = run.Json();
	ASSERT_TRUE(json.is_object()) << run.out << run.err;
	EXPECT_GT(json["patches"], 0);
	ASSERT_EQ(json["algorithms"].size(), 5U);
	const nlohmann::json& astar = json["algorithms"][0];
	EXPECT_GT(astar["solved"], 0);
	for (const nlohmann::json& algorithm : json["algorithms"])
	{
		EXPECT_EQ(algorithm["solved"], astar["solved"]) << algorithm;
		EXPECT_EQ(algorithm["unsolved"], astar["unsolved"]) << algorithm;
		EXPECT_EQ(algorithm["invalid_paths"], 0) << algorithm;
		EXPECT_EQ(algorithm["optimal_mismatches"], 0) << algorithm;
		EXPECT_GE(algorithm["mean_suboptimality_pct"], 0.0) << algorithm;
	}
}

INSTANTIATE_TEST_SUITE_P(Scenarios, DynamicBenchmark,
	::testing::Values("dao_arena2", "own_dyn_orz103d", "switch_sc1_Aurora_TheFrozenSea"),
	[](const ::testing::TestParamInfo<const char*>& scenario) { return std::string(scenario.param); });
} // namespace LabTest
