// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>

namespace NavCore
{
class GridMap;

namespace Detail
{
struct ScratchData;
}

/**
 * The working memory of one running search: node pages and open lists.
 *
 * It grows to what the largest query needs and is then reused without clearing: entries carry the
 * number of the query that wrote them. It serves any algorithm and any map, one search at a time.
 */
class NAVCORE_EXPORT SearchScratch
{
public:
	static constexpr std::size_t NoLimit = (std::numeric_limits<std::size_t>::max)();

	/** A search that would need more than maxBytes ends with OutOfMemory. */
	explicit SearchScratch(std::size_t maxBytes = NoLimit);
	~SearchScratch();
	SearchScratch(const SearchScratch&) = delete;
	SearchScratch& operator=(const SearchScratch&) = delete;

	/** Memory held now, in use or waiting for the next query. */
	[[nodiscard]] std::size_t Bytes() const;
	/**
	 * Takes the nodes that searches on such a map may need, as far as the cap allows, so that none of them
	 * has to: for the loading screen. Not while a search runs on it.
	 */
	void Warm(const GridMap& map);
	/** Gives all memory back. Not while a search runs on it. */
	void Release();

	[[nodiscard]] Detail::ScratchData& Data() { return *data_; }

private:
	std::unique_ptr<Detail::ScratchData> data_;
};
} // namespace NavCore
