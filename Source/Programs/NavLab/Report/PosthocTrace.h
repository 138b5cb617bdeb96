// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Path/Path.h"
#include "NavCore/Trace/TraceSink.h"

#include <span>
#include <string>

namespace NavCore
{
class GridMap;
}

namespace NavLab
{
/**
 * The events of a search in the search-trace format of the Posthoc visualiser, version 1.4.0 (YAML).
 * The path, which may be empty, closes the trace: the viewer follows the parents back from its end.
 */
[[nodiscard]] std::string WritePosthocTrace(
	const NavCore::GridMap& map, std::span<const NavCore::TraceEvent> events, const NavCore::Path& path);
} // namespace NavLab
