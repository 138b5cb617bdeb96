// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

#include <cstdint>

namespace LabTest
{
class ViewCommand : public LabProcess
{
protected:
	ViewCommand() { Write("small.map", SmallMap); }

	[[nodiscard]] std::vector<std::string> View(
		const std::string& view, const std::vector<std::string>& more = {}) const
	{
		std::vector<std::string> arguments{"view", "--map", "small.map", "--view", view};
		arguments.insert(arguments.end(), more.begin(), more.end());
		return arguments;
	}
	[[nodiscard]] nlohmann::json JsonOf(std::vector<std::string> arguments) const
	{
		arguments.insert(arguments.end(), {"--json", "-"});
		const LabRun run = Run(arguments);
		EXPECT_EQ(run.exitCode, 0) << run.err;
		return run.Json();
	}
	/** What a layer of the picture holds; null without it. */
	[[nodiscard]] static nlohmann::json Layer(const nlohmann::json& json, const std::string& name)
	{
		for (const nlohmann::json& layer : json["layers"])
		{
			if (layer["name"] == name)
			{
				return layer;
			}
		}
		return nullptr;
	}
	/** A map of several clusters, sectors and components. */
	void GenerateMap(const std::string& kind, const std::string& size = "80,80") const
	{
		const LabRun run =
			Run({"generate", "--kind", kind, "--size", size, "--seed", "4", "--out", "large.map"});
		ASSERT_EQ(run.exitCode, 0) << run.err;
	}
};

TEST_F(ViewCommand, EveryViewIsDrawnInBothFormats)
{
	GenerateMap("caves");
	std::vector<std::string> pictures;
	for (const std::string view : {"cells", "terrain", "clearance", "regions", "clusters", "live"})
	{
		const LabRun run = Run({"view", "--map", "large.map", "--view", view, "--paint-terrain", "2", "--png",
			"view.png", "--svg", "view.svg"});
		ASSERT_EQ(run.exitCode, 0) << view << run.err;
		EXPECT_EQ(Read("view.png").substr(1, 3), "PNG") << view;
		EXPECT_NE(Read("view.svg").find("</svg>"), std::string::npos) << view;
		pictures.push_back(Read("view.svg"));
	}
	EXPECT_NE(pictures[2].find("class=\"clearance\""), std::string::npos);
	EXPECT_NE(pictures[3].find("class=\"regions\""), std::string::npos);
	EXPECT_NE(pictures[4].find("class=\"clusters\""), std::string::npos);
	EXPECT_NE(pictures[5].find("class=\"after\""), std::string::npos);
}

TEST_F(ViewCommand, ASearchIsShownAtAnyStep)
{
	const std::vector<std::string> query{"--from", "0,0", "--to", "5,4"};
	const nlohmann::json whole = JsonOf(View("search", query));
	const auto events = whole["events"].get<std::int64_t>();
	EXPECT_EQ(whole["step"], events);
	EXPECT_GT(whole["closed"], 0);
	std::int64_t seen = 0;
	for (std::int64_t step = 0; step <= events; step += 3)
	{
		std::vector<std::string> arguments = query;
		arguments.insert(arguments.end(), {"--step", std::to_string(step)});
		const nlohmann::json json = JsonOf(View("search", arguments));
		EXPECT_EQ(json["step"], step);
		EXPECT_EQ(json["events"], events);
		EXPECT_GE(json["closed"].get<std::int64_t>() + json["open"].get<std::int64_t>(), seen - 1)
			<< "a search forgets nothing; the cell that is being expanded is neither";
		seen = json["closed"].get<std::int64_t>() + json["open"].get<std::int64_t>();
	}
	ExpectBadInput(View("search", {"--from", "0,0", "--to", "5,4", "--step", "3999999"}),
		{"--step 3999999", "the search has", std::to_string(events)});
}

TEST_F(ViewCommand, APathIsDrawnWithItsEnds)
{
	const nlohmann::json json = JsonOf(View("path", {"--from", "0,0", "--to", "5,4"}));
	EXPECT_EQ(json["found"], true);
	EXPECT_EQ(Layer(json, "path")["marks"], 2);
	EXPECT_GT(Layer(json, "path")["lines"], 1);
	const nlohmann::json smooth = JsonOf(View("path", {"--from", "0,0", "--to", "5,4", "--smooth"}));
	EXPECT_GT(Layer(smooth, "raw-path")["lines"], 1);
	EXPECT_GE(smooth["waypoints"], 2);
}

TEST_F(ViewCommand, NoPathFailsTheRunAndIsStillDrawn)
{
	const LabRun run = Run(View("path", {"--from", "0,0", "--to", "5,0", "--png", "view.png"}));
	EXPECT_EQ(run.exitCode, 1) << run.out;
	EXPECT_EQ(Read("view.png").substr(1, 3), "PNG");
}

TEST_F(ViewCommand, LabelsAreDrawnWhereCellsHaveRoom)
{
	const nlohmann::json plain = JsonOf(View("clearance"));
	EXPECT_EQ(Layer(plain, "clearance")["labels"], 0);
	const nlohmann::json labeled = JsonOf(View("clearance", {"--labels", "--svg", "view.svg"}));
	EXPECT_EQ(Layer(labeled, "clearance")["labels"], labeled["walkable"]);
	EXPECT_NE(Read("view.svg").find("<text"), std::string::npos);
	const nlohmann::json order = JsonOf(View("search", {"--labels", "--from", "0,0", "--to", "5,4"}));
	EXPECT_EQ(Layer(order, "search")["labels"], order["expanded"]);
}

TEST_F(ViewCommand, ClustersHaveLevels)
{
	GenerateMap("open", "300,300");
	const std::vector<std::string> view{"view", "--map", "large.map", "--view", "clusters"};
	const nlohmann::json all = JsonOf(view);
	EXPECT_EQ(all["levels"], 2);
	EXPECT_EQ(Layer(all, "clusters")["marks"], all["transitions"]);
	std::vector<std::string> top = view;
	top.insert(top.end(), {"--level", "1"});
	const nlohmann::json upper = JsonOf(top);
	EXPECT_LT(Layer(upper, "clusters")["marks"], Layer(all, "clusters")["marks"]);
	top.back() = "2";
	ExpectBadInput(top, {"--level 2", "2 levels"});
}

TEST_F(ViewCommand, AWallReroutesLivePaths)
{
	GenerateMap("pseudo-rts", "96,96");
	const std::vector<std::string> view{"view", "--map", "large.map", "--view", "live", "--agents", "8"};
	const nlohmann::json json = JsonOf(view);
	EXPECT_EQ(json["agents"], 8);
	EXPECT_GE(json["blocked"], 1) << "the wall stands on a path";
	EXPECT_EQ(json["rerouted"].get<int>() + json["lost"].get<int>(), json["blocked"]);
	EXPECT_EQ(Layer(json, "wall")["rects"], 1);
	EXPECT_GE(Layer(json, "before")["marks"], json["blocked"]) << "crosses on blocked steps";
	EXPECT_EQ(JsonOf(view), json) << "the same every time";
}

TEST_F(ViewCommand, BadInputIsNamed)
{
	ExpectBadInput(View("sounds"), {"--view", "sounds", "known: cells, terrain"});
	ExpectBadInput(View("path"), {"--from", "view path needs it"});
	ExpectBadInput(View("search", {"--from", "0,0"}), {"--to", "view search needs it"});
	ExpectBadInput(View("search", {"--from", "0,0", "--to", "99,0"}), {"--to 99,0", "6 x 5"});
	ExpectBadInput(View("path", {"--from", "0,0", "--to", "5,4", "--algorithm", "teleport"}), {"teleport"});
	ExpectBadInput(View("terrain"), {"small.map", "--paint-terrain"});
	ExpectBadInput(View("cells", {"--png", "no/such/folder/view.png"}), {"--png"});
	ExpectBadInput({"view", "--map", "none.map", "--view", "cells"}, {"none.map"});
	Write("closed.map", "type octile\nheight 1\nwidth 3\nmap\n.@.\n");
	ExpectBadInput({"view", "--map", "closed.map", "--view", "live"}, {"view live", "connected"});
}

TEST_F(ViewCommand, SwampsAreTerrain)
{
	Write("swamp.map", "type octile\nheight 2\nwidth 3\nmap\n.SS\n..@\n");
	const LabRun run = Run({"view", "--map", "swamp.map", "--view", "terrain", "--labels", "--json", "-"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(Layer(run.Json(), "map")["labels"], 2);
}

TEST_F(ViewCommand, PicturesAreAsLargeAsAskedFor)
{
	GenerateMap("open", "100,100");
	const LabRun run =
		Run({"view", "--map", "large.map", "--view", "cells", "--pixels", "500", "--svg", "view.svg"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	EXPECT_NE(Read("view.svg").find("width=\"500\""), std::string::npos);
}
} // namespace LabTest
