// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Search/PathSearch.h"

#include <memory>

namespace NavCore::Detail
{
/**
 * Lets an algorithm that knows nothing of links serve maps that have some.
 *
 * Without links it hands everything to the algorithm. With links a LinkRoute chooses the links, and the
 * algorithm finds the walks between them, those that the choice depends on first. If its paths are cheapest,
 * so is the whole; otherwise every walk keeps the algorithm's bound. What can be reached is exact in any
 * case.
 */
[[nodiscard]] std::unique_ptr<PathSearch> CreateLinkedSearch(
	std::unique_ptr<PathSearch> kernel, bool optimal);
} // namespace NavCore::Detail
