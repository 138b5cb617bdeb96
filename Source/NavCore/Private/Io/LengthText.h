// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace NavCore::Detail
{
/**
 * A decimal with an optional fraction and exponent. Our own code, as some standard libraries in use
 * have no from_chars for doubles; correctly rounded up to 15 digits, and the same everywhere.
 */
[[nodiscard]] bool ParseDecimal(std::string_view field, double& value);

/** True for a length that a scenario may state: 0..MaxScenLength, or NoPathLength. */
[[nodiscard]] bool IsScenLength(double length);

/** Appends a length that satisfies IsScenLength with eight decimals. */
void AppendLength(std::string& out, double length);
} // namespace NavCore::Detail
