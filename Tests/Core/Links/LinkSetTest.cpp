// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Links/LinkSet.h"

#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Links/LinkGraph.h"
#include "Support/GridFixture.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
LinkSet TenByTen()
{
	return LinkSet({0, 0, 10, 10});
}
} // namespace

TEST(LinkSet, RefusesWhatIsNoLink)
{
	LinkSet links = TenByTen();
	EXPECT_EQ(links.Add({{0, 0}, {10, 0}}).Error(), LinkError::OffMap);
	EXPECT_EQ(links.Add({{-1, 0}, {1, 0}}).Error(), LinkError::OffMap);
	EXPECT_EQ(links.Add({{1, 1}, {1, 1}}).Error(), LinkError::SameCell);
	EXPECT_EQ(links.Add({{1, 1}, {2, 1}, Cost{-1}}).Error(), LinkError::BadCost);
	EXPECT_EQ(links.Add({{1, 1}, {2, 1}, LinkSet::MaxCost + Cost{1}}).Error(), LinkError::BadCost);
	EXPECT_EQ(links.Remove(0), LinkError::UnknownLink);
	EXPECT_EQ(links.SetEnabled(7, true), LinkError::UnknownLink);
	EXPECT_TRUE(links.IsEmpty());
	EXPECT_TRUE(links.Touched().empty());
}

TEST(LinkSet, NeverGivesANumberTwice)
{
	LinkSet links = TenByTen();
	const LinkId first = links.Add({{0, 0}, {5, 5}}).Value();
	ASSERT_EQ(links.Remove(first), LinkError::None);
	const LinkId second = links.Add({{0, 0}, {5, 5}}).Value();
	EXPECT_NE(first, second);
	EXPECT_EQ(links.Find(first), nullptr);
	ASSERT_NE(links.Find(second), nullptr);
	EXPECT_EQ(links.Find(second)->spec.to, (Cell{5, 5}));
}

TEST(LinkSet, HasALimit)
{
	LinkSet links = TenByTen();
	for (std::size_t i = 0; i < LinkSet::MaxLinks; ++i)
	{
		ASSERT_TRUE(links.Add({{0, 0}, {5, 5}}).HasValue());
	}
	EXPECT_EQ(links.Add({{0, 0}, {5, 5}}).Error(), LinkError::TooManyLinks);
}

TEST(LinkSet, RemembersWhichCellsChanged)
{
	LinkSet links = TenByTen();
	const LinkId id = links.Add({{0, 0}, {5, 5}}).Value();
	EXPECT_EQ(links.Touched().size(), 2U);
	links.ForgetTouched();
	ASSERT_EQ(links.SetEnabled(id, true), LinkError::None);
	EXPECT_TRUE(links.Touched().empty()) << "it was enabled already";
	ASSERT_EQ(links.SetEnabled(id, false), LinkError::None);
	EXPECT_EQ(links.Touched().size(), 2U);
}

TEST(LinkGraph, HasAnEdgeForEachDirectionOfEnabledLinks)
{
	LinkSet links = TenByTen();
	const LinkId both = links.Add({{0, 0}, {5, 5}}).Value();
	ASSERT_TRUE(links.Add({.from = {0, 0}, .to = {9, 9}, .twoWay = false}).HasValue());
	ASSERT_TRUE(links.Add({.from = {3, 3}, .to = {4, 4}, .enabled = false}).HasValue());
	LinkGraph graph;
	graph.Rebuild(links);
	EXPECT_EQ(graph.Edges().size(), 3U);
	EXPECT_EQ(graph.Ports().size(), 3U);
	EXPECT_EQ(graph.PortAt({3, 3}), LinkGraph::NoPort);
	const std::uint32_t port = graph.PortAt({0, 0});
	EXPECT_EQ(graph.EdgesFrom(port).size(), 2U);
	EXPECT_EQ(graph.EdgesTo(port).size(), 1U);
	EXPECT_FALSE(graph.IsDeparture(graph.PortAt({9, 9})));
	const GridMap map = GridMap::Create({10, 10}).Value();
	EXPECT_NE(graph.FindUsable(map, both, {5, 5}, {0, 0}, 1), nullptr);
	EXPECT_EQ(graph.FindUsable(map, both, {9, 9}, {0, 0}, 1), nullptr);
}

TEST(LinkGraph, ANarrowLinkIsOnlyForThoseWhoFitThrough)
{
	LinkSet links = TenByTen();
	const LinkId narrow = links.Add({.from = {3, 3}, .to = {6, 6}, .maxClearance = 1}).Value();
	LinkGraph graph;
	graph.Rebuild(links);
	GridMap map = GridMap::Create({10, 10}).Value();
	GridEdit edit(map);
	ASSERT_EQ(edit.EnableClearance(4), GridError::None);
	static_cast<void>(edit.Commit());
	ASSERT_GE(map.ClearanceAt({3, 3}), 2) << "both ends have room for the wide agent";
	EXPECT_NE(graph.FindUsable(map, narrow, {3, 3}, {6, 6}, 1), nullptr);
	EXPECT_EQ(graph.FindUsable(map, narrow, {3, 3}, {6, 6}, 2), nullptr);
}
} // namespace NavCore::Tests
