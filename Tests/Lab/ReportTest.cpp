// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/TextTable.h"
#include "NavLab/Report/HtmlPage.h"
#include "NavLab/Report/PackedBytes.h"
#include "NavLab/Report/PosthocTrace.h"
#include "NavLab/Report/SearchReplay.h"
#include "NavLab/Run/Statistics.h"

#include <gtest/gtest.h>

#include <vector>

namespace NavLab
{
TEST(Report, Base64FollowsTheStandard)
{
	EXPECT_EQ(EncodeBase64(""), "");
	EXPECT_EQ(EncodeBase64("f"), "Zg==");
	EXPECT_EQ(EncodeBase64("fo"), "Zm8=");
	EXPECT_EQ(EncodeBase64("foo"), "Zm9v");
	EXPECT_EQ(EncodeBase64("foobar"), "Zm9vYmFy");
	EXPECT_EQ(EncodeBase64("\xff\xfe"), "//4=");
}

TEST(Report, MapBitsRunRowByRowFromTheLowestBit)
{
	const NavCore::GridMap map = NavCore::GridMap::Create({3, 3}).Value();
	EXPECT_EQ(EncodeMapBits(map), EncodeBase64("\xff\x01"));
}

TEST(Report, ReplayStepsAreDifferencesWithAKind)
{
	const NavCore::GridMap map = NavCore::GridMap::Create({100, 2}).Value();
	const std::vector<NavCore::TraceEvent> events{
		{NavCore::TraceKind::Source, {1, 0}, {1, 0}, {}, {}},
		{NavCore::TraceKind::Expand, {1, 0}, {1, 0}, {}, {}},
		{NavCore::TraceKind::Generate, {0, 0}, {1, 0}, {}, {}},
		{NavCore::TraceKind::Generate, {9, 0}, {1, 0}, {}, {}},
		{NavCore::TraceKind::Close, {1, 0}, {1, 0}, {}, {}},
	};
	// +1 expanded; -1 seen; +9 by a jump, its parent 8 before it.
	EXPECT_EQ(EncodeReplay(map, events), EncodeBase64({"\x08\x05\x4a\x0f", 4}));
}

TEST(Report, ReplaysShowTheStepsOfSpatialSearches)
{
	const NavCore::GridMap map = NavCore::GridMap::Create({100, 2}).Value();
	const std::vector<NavCore::TraceEvent> events{
		{NavCore::TraceKind::Line, {3, 0}, {1, 0}, {}, {}},
		{NavCore::TraceKind::Subgoal, {5, 0}, {5, 0}, {}, {}},
		{NavCore::TraceKind::Refine, {3, 0}, {5, 0}, {}, {}},
		{NavCore::TraceKind::Trim, {4, 0}, {4, 0}, {}, {}},
	};
	// +3 line from 2 before it; +2 sub-goal; -2 refinement; +1 trim.
	EXPECT_EQ(EncodeReplay(map, events), EncodeBase64({"\x1b\x00\x03\x13\x01\x0f\x02\x0b\x03", 9}));
}

TEST(Report, PosthocTracesOfSpatialSearchesEndInTheWholePath)
{
	const NavCore::GridMap map = NavCore::GridMap::Create({10, 1}).Value();
	const std::vector<NavCore::TraceEvent> events{
		{NavCore::TraceKind::Line, {1, 0}, {0, 0}, {}, {}},
		{NavCore::TraceKind::Subgoal, {3, 0}, {3, 0}, {}, {}},
		{NavCore::TraceKind::Refine, {1, 0}, {3, 0}, {}, {}},
		{NavCore::TraceKind::Generate, {2, 0}, {3, 0}, {}, {}},
		{NavCore::TraceKind::Trim, {2, 0}, {2, 0}, {}, {}},
	};
	NavCore::Path path;
	path.points = {{0, 0}, {1, 0}, {2, 0}};
	const std::string text = WritePosthocTrace(map, events, path);
	for (const char* line : {"{ type: line, id: 1, pId: 0, x: 1, y: 0 }",
			 "{ type: subgoal, id: 3, x: 3, y: 0 }", "{ type: refining, id: 1, pId: 3, x: 1, y: 0 }",
			 "{ type: generating, id: 2, pId: 3,", "{ type: trimming, id: 2, x: 2, y: 0 }",
			 "{ type: path, id: 0, x: 0,", "{ type: path, id: 1, pId: 0,", "{ type: path, id: 2, pId: 1,",
			 "{ type: end, id: 2, pId: 1,", "$.type == 'path'"})
	{
		EXPECT_NE(text.find(line), std::string::npos) << line << "\n" << text;
	}
}

TEST(Report, MarkupInTextIsEscaped)
{
	EXPECT_EQ(EscapeHtml("<a href=\"x\">&</a>"), "&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;");
}

TEST(Report, TablesAlignTheirColumns)
{
	TextTable table({"name", "n"});
	table.AddRow({"a", "12345"});
	table.AddRule();
	table.AddRow({"longer"});
	EXPECT_EQ(table.ToText(), "name        n\n-------------\na       12345\n-------------\nlonger\n");
}

TEST(Report, SummariesUseTheNearestRank)
{
	std::vector<double> values;
	for (int i = 200; i >= 1; --i)
	{
		values.push_back(i);
	}
	const Summary summary = Summarize(values);
	EXPECT_DOUBLE_EQ(summary.mean, 100.5);
	EXPECT_DOUBLE_EQ(summary.median, 100.5);
	EXPECT_DOUBLE_EQ(summary.p99, 198.0);
	EXPECT_DOUBLE_EQ(summary.max, 200.0);
	EXPECT_DOUBLE_EQ(Summarize({7.0}).p99, 7.0);
	EXPECT_DOUBLE_EQ(Summarize({}).max, 0.0);
}
} // namespace NavLab
