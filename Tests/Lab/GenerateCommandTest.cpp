// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

namespace LabTest
{
class GenerateCommand : public LabProcess
{
protected:
	[[nodiscard]] static std::vector<std::string> Generate(
		const std::string& kind, const std::string& size, const std::string& seed, const std::string& out)
	{
		return {"generate", "--kind", kind, "--size", size, "--seed", seed, "--out", out};
	}
};

TEST_F(GenerateCommand, EveryKindGivesAMapAndSolvableProblems)
{
	for (const char* kind : {"pseudo-rts", "rooms", "maze", "random", "caves", "open"})
	{
		std::vector<std::string> arguments = Generate(kind, "48,40", "7", "x.map");
		arguments.insert(arguments.end(), {"--scen", "x.map.scen"});
		ASSERT_EQ(Run(arguments).exitCode, 0) << kind;
		const LabRun bench = Run({"bench", "--map", "x.map", "--scen", "x.map.scen", "--algorithms",
			"astar,jps", "--limit", "40", "--json", "-"});
		EXPECT_EQ(bench.exitCode, 0) << kind << ": " << bench.err;
		EXPECT_EQ(bench.Json()["algorithms"][1]["unsolved"], 0) << kind;
	}
}

TEST_F(GenerateCommand, EqualSeedsGiveEqualFiles)
{
	ASSERT_EQ(Run(Generate("caves", "40,40", "3", "a.map")).exitCode, 0);
	ASSERT_EQ(Run(Generate("caves", "40,40", "3", "b.map")).exitCode, 0);
	ASSERT_EQ(Run(Generate("caves", "40,40", "4", "c.map")).exitCode, 0);
	EXPECT_EQ(Read("a.map"), Read("b.map"));
	EXPECT_NE(Read("a.map"), Read("c.map"));
}

TEST_F(GenerateCommand, JsonDescribesTheFiles)
{
	std::vector<std::string> arguments = Generate("open", "20,10", "1", "o.map");
	arguments.insert(arguments.end(), {"--json", "-"});
	const nlohmann::json json = Run(arguments).Json();
	EXPECT_EQ(json["map"], "o.map");
	EXPECT_EQ(json["width"], 20);
	EXPECT_EQ(json["walkable"], 200);
	EXPECT_EQ(json["scen"], nullptr);
}

TEST_F(GenerateCommand, BadOptionsAreNamedAndLeaveNoFile)
{
	ExpectBadInput(Generate("swamp", "20,20", "1", "x.map"), {"--kind", "swamp", "pseudo-rts", "maze"});
	ExpectBadInput(Generate("maze", "20", "1", "x.map"), {"--size", "20"});
	ExpectBadInput(Generate("maze", "0,20", "1", "x.map"), {"--size", "0,20"});
	ExpectBadInput(Generate("maze", "20,20", "-1", "x.map"), {"--seed", "-1"});
	ExpectBadInput(Generate("maze", "20,20", "1", "no/such/x.map"), {"no/such/x.map", "cannot write"});
	std::vector<std::string> twice = Generate("maze", "20,20", "1", "x.map");
	twice.insert(twice.end(), {"--scen", "x.map"});
	ExpectBadInput(twice, {"--scen x.map"});
	std::vector<std::string> unwritable = Generate("maze", "20,20", "1", "x.map");
	unwritable.insert(unwritable.end(), {"--scen", "no/such/x.scen"});
	ExpectBadInput(unwritable, {"--scen", "cannot write"});
	EXPECT_FALSE(Exists("x.map"));
	ExpectBadInput({"generate", "--kind", "maze"}, {"required"});
}
} // namespace LabTest
