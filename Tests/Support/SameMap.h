// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridMap.h"

#include <gtest/gtest.h>

namespace NavCore::Tests
{
/** Whether two maps agree in every cell, layer and derived bit; versions may differ. */
[[nodiscard]] ::testing::AssertionResult SameMap(const GridMap& a, const GridMap& b);
} // namespace NavCore::Tests
