// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Draw/MapPicture.h"

#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridMap.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace NavCore
{
struct AlgorithmInfo;
}

namespace NavLab
{
enum class ViewKind : std::uint8_t
{
	Cells,
	Terrain,
	Clearance,
	Regions,
	Clusters,
	Path,
	Search,
	Live,
};

/** Every view with its name on the command line. */
[[nodiscard]] std::span<const std::pair<std::string_view, ViewKind>> AllViews();

/** What is to be drawn of a map. */
struct ViewRequest
{
	ViewKind kind = ViewKind::Cells;
	/** Numbers beside cells that are large enough. */
	bool labels = false;
	std::int32_t maxPixels = MapPicture::DefaultMaxPixels;
	/** Of the clusters; -1 shows the borders of all levels. */
	std::int32_t level = -1;
	/** Ways between the transitions of a cluster. */
	bool edges = false;
	/** For paths and searches. */
	const NavCore::AlgorithmInfo* algorithm = nullptr;
	NavCore::Cell from;
	NavCore::Cell to;
	bool smooth = false;
	/** Events of the search that are shown; all without a value. */
	std::optional<std::size_t> step;
	/** For live paths. */
	std::int32_t agents = 6;
	std::uint64_t seed = 1;
};

/** A picture, and what it counts: names as in JSON. */
struct ViewResult
{
	MapPicture picture;
	std::vector<std::pair<std::string, std::int64_t>> counts;
	/** False if there was a path to draw and none was found. */
	bool found = true;
};

/** Draws one view. Throws InputError where the map or the query does not have what the view needs. */
[[nodiscard]] ViewResult RunView(NavCore::GridMap map, const ViewRequest& request);
} // namespace NavLab
