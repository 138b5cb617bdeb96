// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

namespace LabTest
{
class DemoCommand : public LabProcess
{
};

TEST_F(DemoCommand, WritesReportPicturesAndMaps)
{
	const LabRun run = Run({"demo", "--json", "demo.json"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.err, "");
	EXPECT_NE(run.out.find("Out/demo/index.html"), std::string::npos);
	for (const char* name : {"dijkstra", "greedy", "astar", "wastar", "jps"})
	{
		EXPECT_NE(run.out.find(name), std::string::npos) << name;
		const std::string png = Read("Out/demo/pseudo-rts-" + std::string(name) + ".png");
		EXPECT_EQ(png.substr(0, 4), "\x89PNG") << name;
	}
	EXPECT_EQ(Run({"check", "Out/demo/rooms.map", "Out/demo/rooms.map.scen"}).exitCode, 0);
	const nlohmann::json json = nlohmann::json::parse(Read("demo.json"));
	EXPECT_EQ(json["wrong_answers"], 0);
	EXPECT_GE(json["answers"].size(), 30U);
	EXPECT_EQ(json["simulation"]["agents"], 500);
	EXPECT_EQ(json["simulation"]["lost"], 0);
	EXPECT_GT(json["simulation"]["completed"].get<int>(), 0);
	EXPECT_NE(run.out.find("500 agents on 512 x 512 cells"), std::string::npos);

	const std::string html = Read("Out/demo/index.html");
	EXPECT_EQ(html.rfind("<!DOCTYPE html>", 0), 0U);
	for (const char* part : {"<canvas", "data-replay=", "<table>", "type=\"range\"", "class SearchView",
			 "data-navmesh=\"[[", "class=\"navmesh\"", "class=\"crowd\"", "class CrowdReplay", "</html>"})
	{
		EXPECT_NE(html.find(part), std::string::npos) << part;
	}
	for (const char* external : {"http://", "https://", "src=", "<link", "@import", "url("})
	{
		EXPECT_EQ(html.find(external), std::string::npos) << external;
	}
}

TEST_F(DemoCommand, UnusableFoldersAreNamed)
{
	Write("file", "x");
	ExpectBadInput({"demo", "--out", "file"}, {"--out file"});
	ExpectBadInput({"demo", "--out", "file/below"}, {"--out file/below"});
	ExpectBadInput({"demo", "--json", "no/such/x.json"}, {"--json"});
	ExpectBadInput({"demo", "more"}, {"more"});
}
} // namespace LabTest
