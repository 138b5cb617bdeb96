// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "SourceTree.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

// Compares what CMake compiles with what lies in the folders.
namespace NavStructure
{
/** The .cpp files below a folder. */
[[nodiscard]] std::set<std::string> SourcesBelow(const SourceTree& tree, std::string_view folder);

/** Paths, one a line, as CMake wrote them; those outside root, such as generated files, are left out. */
[[nodiscard]] std::set<std::string> ParseSourceList(std::string_view text, std::string_view root);

/** Files that lie in the folder but are not listed, and the other way round. */
[[nodiscard]] std::vector<Finding> CompareSources(
	const std::set<std::string>& found, const std::set<std::string>& listed);
} // namespace NavStructure
