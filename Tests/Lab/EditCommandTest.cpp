// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

namespace LabTest
{
class EditCommand : public LabProcess
{
protected:
	EditCommand() { Write("small.map", SmallMap); }
};

TEST_F(EditCommand, JsonHasEveryKeyOfTheContract)
{
	const LabRun run = Run({"edit", "--map", "small.map", "--edits", "300", "--json", "-"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	const nlohmann::json json = run.Json();
	ASSERT_TRUE(json.is_object()) << run.out;
	EXPECT_EQ(json["edits"], 300);
	EXPECT_EQ(json["mismatches"], 0);
	EXPECT_GT(json["rebuild_ms"].get<double>(), 0.0);
	EXPECT_TRUE(json.contains("hpa_us"));
	for (const char* part : {"regions_us", "total_us"})
	{
		for (const char* key : {"mean", "p99", "max"})
		{
			EXPECT_TRUE(json[part][key].is_number()) << part << " " << key;
		}
	}
	EXPECT_LE(json["regions_us"]["mean"].get<double>(), json["total_us"]["mean"].get<double>());
	EXPECT_NE(run.err.find("regions"), std::string::npos) << "the table goes to stderr";
}

TEST_F(EditCommand, TableHasARowAStructure)
{
	const LabRun run = Run({"edit", "--map", "small.map", "--edits", "50", "--seed", "9"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.err, "");
	for (const char* name : {"\ngrid", "\nregions", "\ntotal", "0 of "})
	{
		EXPECT_NE(run.out.find(name), std::string::npos) << name;
	}
}

TEST_F(EditCommand, EqualSeedsGiveEqualEdits)
{
	const auto walkable = [&](const char* seed)
	{
		const std::string out = Run({"edit", "--map", "small.map", "--edits", "31", "--seed", seed}).out;
		return out.substr(0, out.find('\n'));
	};
	EXPECT_EQ(walkable("5"), walkable("5"));
}

TEST_F(EditCommand, MapsOfOneCellAndOfWallsAloneAreFine)
{
	Write("cell.map", "type octile\nheight 1\nwidth 1\nmap\n.\n");
	EXPECT_EQ(Run({"edit", "--map", "cell.map", "--edits", "20"}).exitCode, 0);
	Write("walls.map", "type octile\nheight 2\nwidth 2\nmap\n@@\n@@\n");
	EXPECT_EQ(Run({"edit", "--map", "walls.map", "--edits", "20"}).exitCode, 0);
	Write("hex.map", "type hex\nheight 2\nwidth 2\nmap\n..\n.@\n");
	EXPECT_EQ(Run({"edit", "--map", "hex.map", "--edits", "20"}).exitCode, 0);
}

TEST_F(EditCommand, BadInputIsNamed)
{
	ExpectBadInput({"edit"}, {"--map"});
	ExpectBadInput({"edit", "--map", "none.map"}, {"none.map"});
	ExpectBadInput({"edit", "--map", "small.map", "--edits", "0"}, {"--edits"});
	ExpectBadInput({"edit", "--map", "small.map", "--seed", "x"}, {"--seed"});
	ExpectBadInput({"edit", "--map", "small.map", "--json", "no/such/x.json"}, {"--json", "cannot write"});
}
} // namespace LabTest
