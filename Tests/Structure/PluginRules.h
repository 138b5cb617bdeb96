// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "SourceTree.h"

#include <vector>

namespace NavStructure
{
/**
 * What the Unreal modules must not hold: exceptions, RTTI, threads of their own, the log of others, a word
 * about the stand-in, names that collide when a unity build merges sources; and in public headers nothing of
 * the standard library.
 */
[[nodiscard]] std::vector<Finding> FindNavPluginWords(const SourceTree& tree);
} // namespace NavStructure
