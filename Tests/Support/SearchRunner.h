// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Support/GridFixture.h"

#include "NavCore/Path/Path.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchRequest.h"
#include "NavCore/Search/WorkBudget.h"
#include "NavReference/ReferenceGrid.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace NavCore::Tests
{
/** Everything a search said, copied out of it. */
struct SearchOutcome
{
	SearchStatus status = SearchStatus::Idle;
	RequestError error = RequestError::None;
	PartialReason whyPartial = PartialReason::None;
	Path path;
	SearchCounters counters;
	std::string servedBy;
	/** Calls of Advance. */
	std::int64_t slices = 0;
};

/**
 * Runs an algorithm of the registry until it ends, in slices of so many expansions. An unknown name
 * fails the running test and leaves the status Idle.
 */
[[nodiscard]] SearchOutcome RunToEnd(std::string_view algorithm, const GridMap& map,
	const SearchRequest& request, std::int64_t sliceExpansions = WorkBudget::Unlimited);

/** The query drawn on the fixture. */
[[nodiscard]] SearchOutcome RunToEnd(std::string_view algorithm, const GridFixture& fixture);

/** The query drawn on the fixture with the other settings of the request: its ends are not used. */
[[nodiscard]] SearchOutcome RunToEnd(
	std::string_view algorithm, const GridFixture& fixture, SearchRequest request);

/** What an outcome has to prove. */
enum class Demand : std::uint8_t
{
	Legal,   // The path is a legal one, and NoPath is true.
	Optimal, // The path is also a cheapest one.
};

/**
 * Compares an outcome with the oracle: paths must be legal and of the stated cost, statuses true, and
 * there must be a path exactly when the status says so. Use with EXPECT_TRUE: a failure says why.
 */
[[nodiscard]] ::testing::AssertionResult ValidateOutcome(const NavReference::ReferenceGrid& reference,
	const SearchRequest& request, const SearchOutcome& outcome, Demand demand = Demand::Legal);
[[nodiscard]] ::testing::AssertionResult ValidateOutcome(
	const GridFixture& fixture, const SearchOutcome& outcome, Demand demand = Demand::Legal);
} // namespace NavCore::Tests
