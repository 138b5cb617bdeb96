// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Capture/CaptureFile.h"

#include "Support/GridFixture.h"

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Io/FileKind.h"
#include "NavCore/Search/SearchScratch.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
namespace
{
GridFixture SmallFixture()
{
	return GridFromText({
		"S..#....",
		".#.#.##.",
		".#...#.G",
	});
}

CapturedQuery Capture(const GridFixture& fixture, std::string_view algorithm)
{
	NavGraph graph(fixture.map.Clone());
	const AlgorithmInfo& info = *FindAlgorithm(algorithm);
	graph.Require(info.uses);
	SearchRequest request;
	request.start = fixture.start;
	request.goal = fixture.goal;
	SearchScratch scratch;
	return CaptureQuery(graph.Context(), info, request, scratch);
}

std::vector<std::byte> SomeBytes()
{
	const GridFixture fixture = SmallFixture();
	std::vector<CapturedQuery> queries{Capture(fixture, "astar"), Capture(fixture, "hpa")};
	queries[1].request.allowPartial = true;
	queries[1].request.maxExpansions = 77;
	queries[1].request.maxCost = Cost{123456};
	queries[1].request.clearance = 3;
	queries[1].request.heuristic = HeuristicKind::Euclidean;
	return WriteCaptureFile(fixture.map, {1.5, -2.0, 50.0}, queries).Value();
}
} // namespace

TEST(CaptureFile, WhatWasWrittenIsRead)
{
	const std::vector<std::byte> bytes = SomeBytes();
	const auto capture = ReadCaptureFile(bytes, "a.capture");
	ASSERT_TRUE(capture.HasValue()) << Describe(capture.Error());
	ASSERT_EQ(capture.Value().queries.size(), 2U);
	const CapturedQuery& first = capture.Value().queries[0];
	EXPECT_EQ(first.algorithm, "astar");
	EXPECT_EQ(first.status, SearchStatus::Found);
	EXPECT_GT(first.cost.units, 0);
	EXPECT_GT(first.expanded, 0);
	const SearchRequest& second = capture.Value().queries[1].request;
	EXPECT_TRUE(second.allowPartial);
	EXPECT_EQ(second.maxExpansions, 77);
	EXPECT_EQ(second.maxCost, Cost{123456});
	EXPECT_EQ(second.clearance, 3);
	EXPECT_EQ(second.heuristic, HeuristicKind::Euclidean);
	EXPECT_EQ(capture.Value().grid.frame.cellSize, 50.0);
	EXPECT_EQ(WriteCaptureFile(capture.Value().grid.map, capture.Value().grid.frame, capture.Value().queries)
				  .Value(),
		bytes);
	EXPECT_EQ(DetectFileKind({reinterpret_cast<const char*>(bytes.data()), bytes.size()}), FileKind::Capture);
}

TEST(CaptureFile, EveryAlgorithmGivesTheSameDigestAgain)
{
	const GridFixture fixture = SmallFixture();
	for (const AlgorithmInfo& info : Algorithms())
	{
		EXPECT_EQ(Capture(fixture, info.name).digest, Capture(fixture, info.name).digest) << info.name;
	}
}

TEST(CaptureFile, TheDigestKnowsCellsCostAndStatusButNotTheForm)
{
	const GridFixture fixture = GridFromText({"S..", "...", "..G"});
	Path cells;
	cells.points = {{0, 0}, {1, 1}, {2, 2}};
	MeasureCells(fixture.map, cells);
	Path waypoints = cells;
	waypoints.points = {{0, 0}, {2, 2}};
	waypoints.form = PathForm::Waypoints;
	EXPECT_EQ(DigestOf(SearchStatus::Found, cells), DigestOf(SearchStatus::Found, waypoints));
	EXPECT_NE(DigestOf(SearchStatus::Found, cells), DigestOf(SearchStatus::Partial, cells));
	Path other = cells;
	other.points[1] = {1, 0};
	EXPECT_NE(DigestOf(SearchStatus::Found, cells), DigestOf(SearchStatus::Found, other));
	other = cells;
	other.cost.units += 1;
	EXPECT_NE(DigestOf(SearchStatus::Found, cells), DigestOf(SearchStatus::Found, other));
}

TEST(CaptureFile, EveryTruncationIsRefusedWithAnOffset)
{
	const std::vector<std::byte> bytes = SomeBytes();
	for (std::size_t size = 0; size < bytes.size(); ++size)
	{
		const auto capture = ReadCaptureFile(std::span(bytes).first(size), "a.capture");
		ASSERT_FALSE(capture.HasValue()) << size;
		EXPECT_EQ(capture.Error().kind, IoErrorKind::Truncated) << size;
		EXPECT_LE(capture.Error().offset, static_cast<std::int64_t>(size));
	}
}

TEST(CaptureFile, EveryFlippedBitIsNoticed)
{
	const std::vector<std::byte> bytes = SomeBytes();
	for (std::size_t i = 0; i < bytes.size() * 8; ++i)
	{
		std::vector<std::byte> flipped = bytes;
		flipped[i / 8] ^= static_cast<std::byte>(1U << (i % 8));
		ASSERT_FALSE(ReadCaptureFile(flipped, "a.capture").HasValue()) << i;
	}
}

TEST(CaptureFile, TheLastQueriesAreKept)
{
	const GridFixture fixture = SmallFixture();
	std::vector<CapturedQuery> queries(MaxCapturedQueries + 5, Capture(fixture, "astar"));
	queries.back().expanded = 4711;
	const auto bytes = WriteCaptureFile(fixture.map, {}, queries).Value();
	const auto capture = ReadCaptureFile(bytes, "many");
	ASSERT_TRUE(capture.HasValue());
	EXPECT_EQ(capture.Value().queries.size(), MaxCapturedQueries);
	EXPECT_EQ(capture.Value().queries.back().expanded, 4711);
}

TEST(CaptureFile, ABadFrameIsRefused)
{
	const GridFixture fixture = SmallFixture();
	EXPECT_FALSE(WriteCaptureFile(fixture.map, {0, 0, 0}, {}).HasValue());
}
} // namespace NavCore::Tests
