// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Io/BakeFile.h"
#include "NavCore/Io/IoError.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchRequest.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace NavCore
{
struct AlgorithmInfo;
class SearchScratch;

/** A query with its answer, as much of it as tells whether another run gave the same. */
struct CapturedQuery
{
	std::string algorithm;
	/** Without the trace, which is no part of a file. */
	SearchRequest request;
	SearchStatus status = SearchStatus::Idle;
	Cost cost;
	std::int64_t expanded = 0;
	/** Of status, cost, every cell of the path and its links; see DigestOf. */
	std::uint64_t digest = 0;
	/** The map had links, which files do not hold. */
	bool hadLinks = false;
};

/** Queries that were asked on one map: a fault seen in a game, to be looked at and run again elsewhere. */
struct QueryCapture
{
	BakedGrid grid;
	std::vector<CapturedQuery> queries;
};

/** What this library writes; later versions are refused. */
inline constexpr std::uint32_t CaptureFormatVersion = 1;
inline constexpr std::size_t MaxCapturedQueries = 65536;
/** Names of algorithms are shorter. */
inline constexpr std::size_t MaxAlgorithmName = 32;

/** Equal for equal answers on every platform, whichever form the path has. */
[[nodiscard]] NAVCORE_EXPORT std::uint64_t DigestOf(SearchStatus status, const Path& path);

/** Runs the query to its end and notes the answer. The trace of the request, if any, sees it. */
[[nodiscard]] NAVCORE_EXPORT CapturedQuery CaptureQuery(const SearchContext& context,
	const AlgorithmInfo& info, const SearchRequest& request, SearchScratch& scratch);

/**
 * Packs a capture; the error of WriteBakeFile, or LinksNotKept if a query was asked on a map with links. At
 * most MaxCapturedQueries are written, the last ones.
 *
 * Little-endian: 32 bytes of header (magic, format version, number of queries, total size, size of the bake),
 * the map as a bake file, then 96 bytes a query: 32 of the algorithm's name filled up with zeros, start,
 * goal, clearance, heuristic, allowPartial and status in one byte each, weight, maxExpansions, maxCost,
 * cost, expanded and digest. Last a CRC-32 of everything before it.
 */
[[nodiscard]] NAVCORE_EXPORT Result<std::vector<std::byte>, GridError> WriteCaptureFile(
	const GridMap& map, const GridFrame& frame, std::span<const CapturedQuery> queries);

/** Reads what WriteCaptureFile wrote, with the guarantees of ReadBakeFile. Algorithms need not be known. */
[[nodiscard]] NAVCORE_EXPORT Result<QueryCapture, IoError> ReadCaptureFile(
	std::span<const std::byte> bytes, std::string_view fileName);
} // namespace NavCore
