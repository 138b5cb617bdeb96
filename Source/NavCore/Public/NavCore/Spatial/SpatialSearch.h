// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"

#include <cstdint>
#include <memory>

namespace NavCore
{
class PathSearch;
class SearchScratch;

/** The published variants of SGA* and ours. */
enum class SpatialVariant : std::uint8_t
{
	First,   // V1: the free pieces of one straight line, connected one after the other.
	Second,  // V2: from both ends, aiming anew after every obstacle; recommended by the thesis.
	Third,   // V3: as V2, but the line only chooses where to aim. Better raw paths, more search.
	Bounded, // V2 with a cap on its effort and its path, and a plain search where it does not pay.
};

/** Where V2 and V3 cut the way around an obstacle before they aim anew. */
enum class TrimRule : std::uint8_t
{
	MaxDistance,  // At the cell with the greatest straight distance from where the way began.
	MaxDeviation, // At the cell with the greatest deviation in both dimensions together.
};

/** The discrete search that finds the ways around obstacles. */
enum class InnerKernel : std::uint8_t
{
	AStar,
	Fastest, // Jump point search where costs are uniform, A* elsewhere.
};

struct SpatialOptions
{
	SpatialVariant variant = SpatialVariant::Bounded;
	TrimRule trim = TrimRule::MaxDeviation;
	InnerKernel kernel = InnerKernel::Fastest;
};

/** An SGA* search with settings of its own; the registry has the usual ones by name. */
[[nodiscard]] NAVCORE_EXPORT std::unique_ptr<PathSearch> CreateSpatialSearch(
	SearchScratch& scratch, const SpatialOptions& options);
} // namespace NavCore
