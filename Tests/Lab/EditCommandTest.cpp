// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

#include <algorithm>

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
	for (const char* part :
		{"regions_us", "hpa_us", "total_us", "block_regions_us", "block_hpa_us", "block_total_us"})
	{
		for (const char* key : {"mean", "p99", "max"})
		{
			EXPECT_TRUE(json[part][key].is_number()) << part << " " << key;
		}
	}
	for (const std::string prefix : {"", "block_"})
	{
		EXPECT_LE(
			json[prefix + "regions_us"]["mean"].get<double>() + json[prefix + "hpa_us"]["mean"].get<double>(),
			json[prefix + "total_us"]["mean"].get<double>());
	}
	EXPECT_NE(run.err.find("regions"), std::string::npos) << "the table goes to stderr";
}

TEST_F(EditCommand, JsonTellsOfEachStructureAndKindOfEdit)
{
	const LabRun run = Run({"edit", "--map", "small.map", "--edits", "40", "--block-edits", "60", "--block",
		"3", "--json", "-"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	const nlohmann::json json = run.Json();
	EXPECT_EQ(json["block"], 3);
	EXPECT_EQ(json["block_edits"], 60);
	EXPECT_EQ(json["comparisons"], 40) << "twenty for each kind of edit";
	for (const std::string name : {"regions", "hpa"})
	{
		EXPECT_GT(json[name + "_rebuild_ms"].get<double>(), 0.0) << name;
		EXPECT_GT(json[name + "_bytes"].get<int>(), 0) << name;
		EXPECT_EQ(json[name + "_mismatches"], 0) << name;
	}
}

TEST_F(EditCommand, BlocksCanBeLeftOut)
{
	const LabRun run =
		Run({"edit", "--map", "small.map", "--edits", "20", "--block-edits", "0", "--json", "-"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	EXPECT_TRUE(run.Json()["block_total_us"].is_null());
	EXPECT_EQ(run.err.find("block"), std::string::npos) << run.err;
}

TEST_F(EditCommand, CsvHasARowForEachKindOfEditAndPart)
{
	const LabRun run =
		Run({"edit", "--map", "small.map", "--edits", "20", "--csv", "edit.csv", "--png", "edit.png"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	const std::string csv = Read("edit.csv");
	EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 1 + 2 * 4) << csv;
	EXPECT_EQ(csv.rfind("map,edit,structure,edits,mean_us,", 0), 0U);
	EXPECT_NE(csv.find("\nsmall.map,cell,hpa,20,"), std::string::npos) << csv;
	EXPECT_NE(csv.find("\nsmall.map,8x8 block,total,2000,"), std::string::npos) << csv;
	EXPECT_EQ(Read("edit.png").substr(0, 4), "\x89PNG");
}

TEST_F(EditCommand, TableHasARowAStructure)
{
	const LabRun run = Run({"edit", "--map", "small.map", "--edits", "50", "--seed", "9"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.err, "");
	for (const char* name : {"\n50 edits of one cell", "\n2000 edits of one 8x8 block", "\ngrid", "\nregions",
			 "\nhpa", "\ntotal", "\n0 of "})
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
	ExpectBadInput({"edit", "--map", "small.map", "--block", "65"}, {"--block"});
	ExpectBadInput({"edit", "--map", "small.map", "--csv", "no/such/x.csv"}, {"--csv", "cannot write"});
	ExpectBadInput({"edit", "--map", "small.map", "--seed", "x"}, {"--seed"});
	ExpectBadInput({"edit", "--map", "small.map", "--json", "no/such/x.json"}, {"--json", "cannot write"});
}
} // namespace LabTest
