// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "SourceTree.h"

#include <vector>

// Rules for the text of files, whatever is in them.
namespace NavStructure
{
/** Sources start with the copyright line; scripts have it below their #! line. */
[[nodiscard]] std::vector<Finding> FindMissingCopyright(const SourceTree& tree);

/** Tabs indent, no line is wider than 120 columns, none ends in blanks, and files end with a line end. */
[[nodiscard]] std::vector<Finding> FindBadLines(const SourceTree& tree);

/** A note about work to be done names an issue, such as #12. */
[[nodiscard]] std::vector<Finding> FindOpenNotes(const SourceTree& tree);

/** Absolute paths that exist on one machine only. */
[[nodiscard]] std::vector<Finding> FindMachinePaths(const SourceTree& tree);
} // namespace NavStructure
