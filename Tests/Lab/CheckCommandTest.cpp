// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Io/BakeFile.h"

namespace LabTest
{
class CheckCommand : public LabProcess
{
};

TEST_F(CheckCommand, GoodFilesGetALineEach)
{
	Write("small.map", SmallMap);
	Write("small.map.scen", SmallScen);
	Write("one.patch", "type patch\npatches 1\npatch 0\nheight 1\nwidth 2\nmap\n.@\n");
	Write("one.scen", "version 2\nheight 2\nwidth 2\ncost 1 octile\npatch one.patch\ncommands\nP 0 0 0 1\n");
	const LabRun run = Run({"check", "small.map", "small.map.scen", "one.patch", "one.scen"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.err, "");
	EXPECT_NE(run.out.find("small.map: ok, octile map, 6 x 5 cells, 23 walkable\n"), std::string::npos)
		<< run.out;
	EXPECT_NE(
		run.out.find("small.map.scen: ok, 4 problems; starts and goals fit small.map\n"), std::string::npos);
	EXPECT_NE(run.out.find("one.patch: ok, 1 patches\n"), std::string::npos);
	EXPECT_NE(
		run.out.find("one.scen: ok, 2 x 2 cells, 0 queries, 1 patches applied; patches fit one.patch\n"),
		std::string::npos);
}

TEST_F(CheckCommand, ABakeIsDescribedAndADamagedOneIsNamedWithItsByte)
{
	NavCore::GridMap map = NavCore::GridMap::Create({.width = 6, .height = 5}).Value().Clone();
	NavCore::GridEdit edit(map);
	edit.EnableTerrain();
	ASSERT_EQ(edit.EnableHeight(45), NavCore::GridError::None);
	ASSERT_EQ(edit.EnableClearance(3), NavCore::GridError::None);
	ASSERT_EQ(edit.EnableJumps(), NavCore::GridError::None);
	ASSERT_EQ(edit.SetWalkable({2, 2}, false), NavCore::GridError::None);
	static_cast<void>(edit.Commit());
	const auto bytes = NavCore::WriteBakeFile(map, {-150, 25.5, 50}).Value();
	std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
	Write("level.bake", text);
	const LabRun run = Run({"check", "level.bake", "--json", "-"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.Json()["files"][0]["kind"], "bake");
	EXPECT_EQ(run.Json()["files"][0]["message"],
		"octile map, 6 x 5 cells, 29 walkable, terrain, heights with climb limit 45, clearance up to 3, jump "
		"bits; cells of 50 at -150,25.5");
	text[66] = '\0';
	Write("damaged.bake", text);
	ExpectBadInput({"check", "damaged.bake"}, {"damaged.bake: byte 159:", "checksum"});
	Write("short.bake", text.substr(0, 100));
	ExpectBadInput({"check", "short.bake"}, {"short.bake: byte 100:", "100 bytes of 163"});
}

TEST_F(CheckCommand, ScenariosWithoutTheirMapAreSaidToBeUnchecked)
{
	Write("small.map.scen", SmallScen);
	const LabRun run = Run({"check", "small.map.scen"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_NE(run.out.find("not beside it"), std::string::npos);
}

TEST_F(CheckCommand, BadFilesAreNamedWithLineAndReason)
{
	ExpectBadInput({"check", "none.map"}, {"none.map", "cannot read"});
	Write("odd.txt", "hello\n");
	ExpectBadInput({"check", "odd.txt"}, {"odd.txt:1:"});
	Write("empty.map", "");
	ExpectBadInput({"check", "empty.map"}, {"empty.map"});
	Write("bad.map", "type octile\nheight 1\nwidth 2\nmap\n.?\n");
	ExpectBadInput({"check", "bad.map"}, {"bad.map:5:"});
	Write("bad.patch", "type patch\npatches 1\npatch 1\nheight 1\nwidth 1\nmap\n.\n");
	ExpectBadInput({"check", "bad.patch"}, {"bad.patch:3:"});
	Write("bad.scen", "version 1\n0\tx.map\t6\t5\t0\t0\t9\t0\t2\n");
	ExpectBadInput({"check", "bad.scen"}, {"bad.scen:2:"});
}

TEST_F(CheckCommand, ScenariosMustFitTheirMap)
{
	Write("small.map", SmallMap);
	Write("wall.scen", "version 1\n0\tsmall.map\t6\t5\t3\t0\t0\t0\t4\n");
	ExpectBadInput({"check", "wall.scen"}, {"wall.scen", "problem 1", "start 3,0", "blocked"});
	Write("size.scen", "version 1\n0\tsmall.map\t7\t5\t0\t0\t1\t0\t1\n");
	ExpectBadInput({"check", "size.scen"}, {"size.scen", "7 x 5", "6 x 5"});
}

TEST_F(CheckCommand, OneBadFileSpoilsTheResultButNotTheOthers)
{
	Write("small.map", SmallMap);
	const LabRun run = Run({"check", "none.map", "small.map", "--json", "-"});
	EXPECT_EQ(run.exitCode, 2);
	const nlohmann::json json = run.Json();
	EXPECT_EQ(json["ok"], false);
	ASSERT_EQ(json["files"].size(), 2U);
	EXPECT_EQ(json["files"][0]["ok"], false);
	EXPECT_EQ(json["files"][1]["ok"], true);
	EXPECT_EQ(json["files"][1]["kind"], "map");
}

TEST_F(CheckCommand, NoFileIsBadUsage)
{
	ExpectBadInput({"check"}, {"files"});
}
} // namespace LabTest
