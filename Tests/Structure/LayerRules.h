// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "SourceTree.h"

#include <vector>

// Who may include whom, and what NavCore must never use. Source/NavCore/README.md explains the layers.
namespace NavStructure
{
/**
 * NavCore includes its own files and the listed standard headers; folders include only those below
 * them in the layering; public headers include public ones.
 */
[[nodiscard]] std::vector<Finding> FindNavCoreIncludes(const SourceTree& tree);

/** No exceptions, RTTI, threads, clocks, printing or Unreal macros in NavCore, and no names that are macros
 * there. */
[[nodiscard]] std::vector<Finding> FindNavCoreWords(const SourceTree& tree);

/** The oracle includes itself and the standard library; only its bridge knows NavCore. */
[[nodiscard]] std::vector<Finding> FindNavReferenceIncludes(const SourceTree& tree);

/** NavLab includes itself, NavCore's interface, the oracle, the bridge to Recast and its libraries: nothing
 * of Unreal. */
[[nodiscard]] std::vector<Finding> FindNavLabIncludes(const SourceTree& tree);

/** The bridge to Recast includes itself, NavCore's interface and Recast. */
[[nodiscard]] std::vector<Finding> FindNavRecastIncludes(const SourceTree& tree);
} // namespace NavStructure
