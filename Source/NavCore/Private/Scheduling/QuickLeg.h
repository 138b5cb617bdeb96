// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Path/Path.h"
#include "NavCore/Search/SearchContext.h"

#include <cstdint>

namespace NavCore::Detail
{
/** Steps of a quick leg: far enough to be busy for some ticks, not far enough to be sorry. */
inline constexpr std::int32_t QuickLegSteps = 16;

/**
 * What an agent does that cannot wait: it sets off in a straight line to the goal, as far as the way is free.
 * No search; costs about as much as QuickLegSteps expansions at most. False when there is no such leg: the
 * first step is blocked, the goal is known to be out of reach, or the line ends at the goal itself.
 */
[[nodiscard]] bool MakeQuickLeg(
	const SearchContext& context, std::uint8_t clearance, Cell from, Cell goal, Path& outLeg);
} // namespace NavCore::Detail
