// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/Directions.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace NavCore
{
struct AlgorithmInfo;
}

namespace NavLab
{
// Strict readers of option values: anything but the exact form throws InputError, naming the option.

/** "X,Y" with X and Y from 0 to MaxGridSide - 1. */
[[nodiscard]] NavCore::Cell ParseCell(std::string_view option, std::string_view text);

struct MapSize
{
	std::int32_t width = 0;
	std::int32_t height = 0;
};

/** "W,H" with both from 1 to MaxGridSide. */
[[nodiscard]] MapSize ParseSize(std::string_view option, std::string_view text);

/** Any whole number of 64 bits. */
[[nodiscard]] std::uint64_t ParseSeed(std::string_view option, std::string_view text);

/** always, one-free, none-blocked or never. */
[[nodiscard]] NavCore::CornerRule ParseCornerRule(std::string_view option, std::string_view text);

/** One name of the registry. */
[[nodiscard]] const NavCore::AlgorithmInfo& ParseAlgorithm(std::string_view text);

/** "A,B,..", each a name of the registry and none twice; "all" stands for every one. */
[[nodiscard]] std::vector<const NavCore::AlgorithmInfo*> ParseAlgorithms(std::string_view text);
} // namespace NavLab
