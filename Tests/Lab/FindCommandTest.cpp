// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

namespace LabTest
{
namespace
{
std::string Repeat(const std::string& text, int count)
{
	std::string all;
	for (int i = 0; i < count; ++i)
	{
		all += text;
	}
	return all;
}
} // namespace

class FindCommand : public LabProcess
{
protected:
	FindCommand() { Write("small.map", SmallMap); }

	/** A query on the small map with further arguments. */
	[[nodiscard]] static std::vector<std::string> Query(
		const std::string& from, const std::string& to, const std::vector<std::string>& more = {})
	{
		std::vector<std::string> arguments{"find", "--map", "small.map", "--from", from, "--to", to};
		arguments.insert(arguments.end(), more.begin(), more.end());
		return arguments;
	}
};

TEST_F(FindCommand, PrintsAReadableAnswer)
{
	const LabRun run = Run(Query("0,0", "5,4"));
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.err, "");
	EXPECT_NE(run.out.find("astar"), std::string::npos);
	EXPECT_NE(run.out.find("7.2426"), std::string::npos);
}

TEST_F(FindCommand, JsonHasEveryKeyAndTheRightValues)
{
	const LabRun run = Run(Query("0,0", "5,4", {"--json", "-"}));
	EXPECT_EQ(run.exitCode, 0);
	const nlohmann::json json = run.Json();
	ASSERT_TRUE(json.is_object()) << run.out;
	for (const char* key : {"map", "algorithm", "served_by", "status", "reason", "from", "to", "smoothed",
			 "length", "cost", "cells", "waypoints", "points", "expanded", "generated", "revisited",
			 "peak_nodes", "bytes", "time_us"})
	{
		EXPECT_TRUE(json.contains(key)) << key;
	}
	EXPECT_EQ(json["status"], "found");
	EXPECT_EQ(json["reason"], nullptr);
	EXPECT_NEAR(json["length"].get<double>(), 7.24264069, 1e-6);
	EXPECT_NEAR(json["cost"].get<double>(), 7.24264069, 1e-4);
	EXPECT_EQ(json["points"].front(), nlohmann::json({0, 0}));
	EXPECT_EQ(json["points"].back(), nlohmann::json({5, 4}));
	EXPECT_EQ(json["points"].size(), json["cells"].get<std::size_t>());
	EXPECT_GT(json["expanded"].get<int>(), 0);
	EXPECT_NE(run.err.find("found"), std::string::npos) << "people read stderr then";
}

TEST_F(FindCommand, JsonGoesToAFileAsWell)
{
	const LabRun run = Run(Query("0,0", "5,4", {"--json", "answer.json", "--algorithm", "jps"}));
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(nlohmann::json::parse(Read("answer.json"))["algorithm"], "jps");
}

TEST_F(FindCommand, TheNavMeshIsDrawnBetweenMapAndSearch)
{
	ASSERT_EQ(Run(Query("0,0", "5,4", {"--svg", "mesh.svg", "--navmesh"})).exitCode, 0);
	ASSERT_EQ(Run(Query("0,0", "5,4", {"--svg", "plain.svg"})).exitCode, 0);
	const std::string svg = Read("mesh.svg");
	const std::size_t mesh = svg.find("class=\"navmesh\"");
	ASSERT_NE(mesh, std::string::npos);
	EXPECT_LT(svg.find("class=\"map\""), mesh);
	EXPECT_LT(mesh, svg.find("class=\"search\""));
	EXPECT_EQ(Read("plain.svg").find("navmesh"), std::string::npos);
}

TEST_F(FindCommand, NoPathIsAnAnswerAndAFailedRun)
{
	const LabRun run = Run(Query("0,0", "5,0", {"--json", "-"}));
	EXPECT_EQ(run.exitCode, 1);
	const nlohmann::json json = run.Json();
	EXPECT_EQ(json["status"], "no_path");
	EXPECT_EQ(json["length"], nullptr);
	EXPECT_EQ(json["points"], nlohmann::json::array());
	EXPECT_TRUE(json["reason"].is_string());
}

TEST_F(FindCommand, PartialPathIsASuccess)
{
	const LabRun run = Run(Query("0,0", "5,0", {"--partial", "--json", "-"}));
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.Json()["status"], "partial");
	EXPECT_FALSE(run.Json()["points"].empty());
}

TEST_F(FindCommand, StartMayBeTheGoal)
{
	const LabRun run =
		Run(Query("1,1", "1,1", {"--json", "-", "--png", "p.png", "--svg", "p.svg", "--trace", "p.yaml"}));
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.Json()["length"], 0.0);
	EXPECT_EQ(run.Json()["cells"], 1);
}

TEST_F(FindCommand, CornerRulesChangeThePath)
{
	const auto length = [&](const char* rule)
	{
		return Run(Query("2,2", "4,3", {"--corner-rule", rule, "--json", "-"}))
			.Json()["length"]
			.get<double>();
	};
	EXPECT_NEAR(length("none-blocked"), 3.0, 1e-9);
	EXPECT_NEAR(length("never"), 3.0, 1e-9);
	EXPECT_NEAR(length("one-free"), 2.41421356, 1e-6);
	EXPECT_NEAR(length("always"), 2.41421356, 1e-6);
}

TEST_F(FindCommand, SmoothStraightensThePath)
{
	Write("open.map",
		"type octile\nheight 6\nwidth 9\nmap\n" + Repeat(".........\n", 2) + "...@@@...\n" +
			Repeat(".........\n", 3));
	const std::vector<std::string> query{
		"find", "--map", "open.map", "--from", "0,3", "--to", "8,1", "--algorithm", "greedy", "--smooth"};
	std::vector<std::string> json = query;
	json.insert(json.end(), {"--json", "-", "--svg", "s.svg", "--png", "s.png"});
	const LabRun run = Run(json);
	EXPECT_EQ(run.exitCode, 0) << run.err;
	const nlohmann::json answer = run.Json();
	EXPECT_EQ(answer["smoothed"], true);
	EXPECT_LE(answer["length"].get<double>(), answer["raw_length"].get<double>());
	EXPECT_LE(answer["cost"].get<double>(), answer["raw_cost"].get<double>());
	EXPECT_NEAR(answer["length"].get<double>(), 8.82842712, 1e-6);
	EXPECT_EQ(answer["points"].size(), answer["cells"].get<std::size_t>());
	EXPECT_EQ(answer["points"].front(), nlohmann::json({0, 3}));
	EXPECT_EQ(answer["waypoints"].front(), nlohmann::json({0, 3}));
	EXPECT_EQ(answer["waypoints"].back(), nlohmann::json({8, 1}));
	EXPECT_GE(answer["smooth_time_us"].get<double>(), 0.0);
	const std::string svg = Read("s.svg");
	EXPECT_LT(svg.find("class=\"raw-path\""), svg.find("class=\"path\""));
	EXPECT_NE(svg.find("class=\"path\""), std::string::npos);
	EXPECT_NE(Run(query).out.find("smoothed"), std::string::npos);
}

TEST_F(FindCommand, WithoutSmoothThePathStaysAsItWasFound)
{
	const nlohmann::json answer = Run(Query("0,0", "5,4", {"--json", "-"})).Json();
	EXPECT_EQ(answer["smoothed"], false);
	EXPECT_FALSE(answer.contains("raw_length"));
	EXPECT_EQ(answer["waypoints"].front(), nlohmann::json({0, 0}));
}

TEST_F(FindCommand, SmoothWithoutAPathHasNothingToDo)
{
	const LabRun run = Run(Query("0,0", "5,0", {"--smooth", "--json", "-"}));
	EXPECT_EQ(run.exitCode, 1);
	const nlohmann::json answer = run.Json();
	EXPECT_EQ(answer["smoothed"], true);
	EXPECT_EQ(answer["length"], nullptr);
	EXPECT_EQ(answer["raw_length"], nullptr);
	EXPECT_EQ(answer["waypoints"], nlohmann::json::array());
}

TEST_F(FindCommand, PngHasTheSizeOfTheMap)
{
	ASSERT_EQ(Run(Query("0,0", "5,4", {"--png", "p.png"})).exitCode, 0);
	const std::string png = Read("p.png");
	ASSERT_GT(png.size(), 100U);
	EXPECT_EQ(png.substr(0, 8), "\x89PNG\r\n\x1a\n");
	// Big-endian width and height at 16 and 20: 16 pixels a cell.
	EXPECT_EQ(static_cast<unsigned char>(png[19]), 6 * 16);
	EXPECT_EQ(static_cast<unsigned char>(png[23]), 5 * 16);
}

TEST_F(FindCommand, SvgShowsPathAndEnds)
{
	ASSERT_EQ(Run(Query("0,0", "5,4", {"--svg", "p.svg"})).exitCode, 0);
	const std::string svg = Read("p.svg");
	EXPECT_EQ(svg.rfind("<svg", 0), 0U);
	for (const char* part :
		{"class=\"path\"", "class=\"start\"", "class=\"goal\"", "viewBox=\"0 0 6 5\"", "</svg>"})
	{
		EXPECT_NE(svg.find(part), std::string::npos) << part;
	}
}

TEST_F(FindCommand, TraceIsInTheFormatOfPosthoc)
{
	ASSERT_EQ(Run(Query("0,0", "5,4", {"--trace", "p.trace.yaml"})).exitCode, 0);
	const std::string trace = Read("p.trace.yaml");
	EXPECT_EQ(trace.rfind("version: 1.4.0\n", 0), 0U);
	for (const char* part :
		{"\nviews:\n", "\n  main:\n", "\npivot:\n", "\nevents:\n", "type: source, id: 0, x: 0, y: 0",
			"type: destination, id: 29", "type: generating", "type: expanding", "type: end, id: 29, pId: "})
	{
		EXPECT_NE(trace.find(part), std::string::npos) << part;
	}
}

TEST_F(FindCommand, HexMapsCanBeSearchedAndDrawn)
{
	Write("hex.map", "type hex\nheight 3\nwidth 4\nmap\n....\n.@@.\n....\n");
	const LabRun run = Run({"find", "--map", "hex.map", "--from", "0,0", "--to", "3,2", "--json", "-",
		"--png", "h.png", "--svg", "h.svg", "--algorithm", "jps"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_NE(run.Json()["served_by"], "jps") << "jump point search does not serve hexagons";
	EXPECT_NE(Read("h.svg").find("viewBox=\"0 0 4.5 3\""), std::string::npos);
}

TEST_F(FindCommand, CellsOffTheMapAreBadInput)
{
	ExpectBadInput(Query("6,0", "5,4"), {"small.map", "--from 6,0", "off the map", "6 x 5"});
	ExpectBadInput(Query("0,0", "0,5"), {"small.map", "--to 0,5", "off the map"});
}

TEST_F(FindCommand, BlockedCellsAreBadInputAndStillLeaveJson)
{
	ExpectBadInput(Query("3,0", "5,4"), {"--from 3,0", "blocked"});
	const LabRun run = Run(Query("0,0", "3,0", {"--json", "-"}));
	EXPECT_EQ(run.exitCode, 2);
	EXPECT_EQ(run.ErrorLines(), 1U);
	EXPECT_EQ(run.Json()["status"], "invalid_request");
}

TEST_F(FindCommand, MalformedCellsAreBadUsage)
{
	ExpectBadInput(Query("1,2,3", "5,4"), {"--from", "1,2,3"});
	ExpectBadInput(Query("0,0", "nan,1"), {"--to", "nan,1"});
}

TEST_F(FindCommand, UnknownAlgorithmListsTheKnownOnes)
{
	ExpectBadInput(Query("0,0", "5,4", {"--algorithm", "bfs"}), {"bfs", "dijkstra", "astar", "jps"});
}

TEST_F(FindCommand, UnknownCornerRuleListsTheKnownOnes)
{
	ExpectBadInput(Query("0,0", "5,4", {"--corner-rule", "maybe"}), {"maybe", "one-free"});
}

TEST_F(FindCommand, BadMapsAreNamedWithLineAndReason)
{
	ExpectBadInput(
		{"find", "--map", "none.map", "--from", "0,0", "--to", "1,1"}, {"none.map", "cannot read"});
	ExpectBadInput({"find", "--map", ".", "--from", "0,0", "--to", "1,1"}, {"folder"});
	Write("short.map", "type octile\nheight 2\nwidth 3\nmap\n...\n..\n");
	ExpectBadInput({"find", "--map", "short.map", "--from", "0,0", "--to", "1,1"}, {"short.map:6:"});
}

TEST_F(FindCommand, UnwritableOutputsAreNamedBeforeTheSearch)
{
	for (const char* option : {"--png", "--svg", "--trace", "--json"})
	{
		ExpectBadInput(
			Query("0,0", "5,4", {option, "no/such/folder/x"}), {option, "no/such/folder/x", "cannot write"});
	}
}

TEST_F(FindCommand, MissingOptionsAreBadUsage)
{
	ExpectBadInput({"find", "--map", "small.map", "--from", "0,0"}, {"--to"});
}
} // namespace LabTest
