// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Path/Path.h"
#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchRequest.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace NavCore
{
class SearchScratch;
struct AlgorithmInfo;
} // namespace NavCore

namespace NavLab
{
/** All that a query gave back. The path is the caller's own copy. */
struct QueryOutcome
{
	NavCore::SearchStatus status = NavCore::SearchStatus::Idle;
	NavCore::RequestError error = NavCore::RequestError::None;
	NavCore::PartialReason partialReason = NavCore::PartialReason::None;
	NavCore::SearchCounters counters;
	NavCore::Path path;
	std::string servedBy;
	/** From the request to the path in the caller's hands. */
	double timeUs = 0.0;
	/** The same query by a caller who waits for the first leg, until that is there; absent without one. */
	std::optional<double> firstLegUs;
};

/** One algorithm with its scratch: answers queries one after the other, warm from the second on. */
class QueryRunner
{
public:
	explicit QueryRunner(const NavCore::AlgorithmInfo& info);
	~QueryRunner();
	QueryRunner(const QueryRunner&) = delete;
	QueryRunner& operator=(const QueryRunner&) = delete;

	[[nodiscard]] const NavCore::AlgorithmInfo& Info() const { return info_; }
	/**
	 * Runs the query repeat times and reports the fastest; then again as often for the first leg alone, where
	 * the algorithm has one. Reuses the memory of outOutcome.
	 */
	void Run(const NavCore::SearchContext& context, const NavCore::SearchRequest& request, int repeat,
		QueryOutcome& outOutcome);

private:
	[[nodiscard]] double TimeFirstLeg(const NavCore::SearchContext& context, NavCore::SearchRequest request);

	const NavCore::AlgorithmInfo& info_;
	std::unique_ptr<NavCore::SearchScratch> scratch_;
	std::unique_ptr<NavCore::PathSearch> search_;
	NavCore::Path firstLeg_;
};

/** The status as one word of the JSON, such as no_path. */
[[nodiscard]] std::string_view StatusWord(NavCore::SearchStatus status);

/** Why the outcome is not a whole path, in words; empty when it is one. */
[[nodiscard]] std::string ReasonText(const QueryOutcome& outcome);

/** Path cost in straight steps over neutral terrain, so that it reads like a length. */
[[nodiscard]] double CostInSteps(NavCore::Cost cost);
} // namespace NavLab
