// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Generate/DraftMap.h"
#include "NavLab/Generate/MapGenerator.h"

#include "NavCore/Base/Random.h"

namespace NavLab
{
// One function a kind, one file each. The options were checked; integers and the given generator only,
// so that a seed means the same map everywhere.

[[nodiscard]] DraftMap DraftPseudoRts(const GeneratorOptions& options, NavCore::Random& random);
[[nodiscard]] DraftMap DraftRooms(const GeneratorOptions& options, NavCore::Random& random);
[[nodiscard]] DraftMap DraftMaze(const GeneratorOptions& options, NavCore::Random& random);
[[nodiscard]] DraftMap DraftRandom(const GeneratorOptions& options, NavCore::Random& random);
[[nodiscard]] DraftMap DraftCaves(const GeneratorOptions& options, NavCore::Random& random);
[[nodiscard]] DraftMap DraftOpen(const GeneratorOptions& options, NavCore::Random& random);
} // namespace NavLab
