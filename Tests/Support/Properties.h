// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Support/BuildMode.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstddef>
#include <functional>
#include <ostream>

// What a property needs is compiled once, in Properties.cpp: the templates behind it take seconds in
// every file that spells them out.
namespace NavCore::Tests
{
/**
 * Checks a property on so many generated cases, a tenth of them in builds that are not thorough. The
 * seed is fixed, so that a run repeats; RC_PARAMS overrides it, for a hunt or to replay a failure.
 */
void CheckProperty(int cases, const std::function<void()>& property);

/** The cases of each of so many tests that share a fixed effort: more algorithms must not mean longer runs.
 */
[[nodiscard]] constexpr int CasesEach(int total, std::size_t tests)
{
	return total / static_cast<int>(tests);
}

/** Passes the verdict of an assertion on to the property that asked. */
void Prove(const ::testing::AssertionResult& verdict);

void showValue(const MapSpec& spec, std::ostream& out);

/** Any number of 64 bits, which follows the seed but is never made smaller to explain a failure. */
[[nodiscard]] rc::Gen<std::uint64_t> AnySeed();

/** Maps with square cells that cost only their length. */
[[nodiscard]] rc::Gen<MapSpec> UniformOctileSpec(std::int32_t longestSide);

/** Every topology, corner rule, wall style and set of layers. */
[[nodiscard]] rc::Gen<MapSpec> AnySpec(std::int32_t longestSide);
} // namespace NavCore::Tests
