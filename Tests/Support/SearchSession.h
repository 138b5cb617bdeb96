// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Search/PathSearch.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Support/SearchRunner.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace NavCore::Tests
{
/** Copies out everything that a search says. */
[[nodiscard]] SearchOutcome OutcomeOf(const PathSearch& search);

/** Runs a query on a search that may have served others before. */
[[nodiscard]] SearchOutcome RunToEnd(PathSearch& search, const GridMap& map, const SearchRequest& request,
	std::int64_t sliceExpansions = WorkBudget::Unlimited);

/** The same with the structures that the host keeps beside the map. */
[[nodiscard]] SearchOutcome RunToEnd(PathSearch& search, const SearchContext& context,
	const SearchRequest& request, std::int64_t sliceExpansions = WorkBudget::Unlimited);

/** One algorithm with scratch of its own, for any number of queries. */
class SearchSession
{
public:
	explicit SearchSession(std::string_view algorithm, std::size_t maxBytes = SearchScratch::NoLimit);

	[[nodiscard]] PathSearch& Search() { return *search_; }
	[[nodiscard]] SearchScratch& Scratch() { return *scratch_; }
	[[nodiscard]] SearchOutcome Run(const GridMap& map, const SearchRequest& request)
	{
		return RunToEnd(*search_, map, request);
	}

private:
	std::unique_ptr<SearchScratch> scratch_;
	std::unique_ptr<PathSearch> search_;
};

/** Whether two outcomes agree in everything but the number of slices. */
[[nodiscard]] ::testing::AssertionResult SameOutcome(const SearchOutcome& a, const SearchOutcome& b);

/** Names of the registry: all, or only those whose paths are always cheapest. */
[[nodiscard]] std::vector<std::string> AlgorithmNames();
[[nodiscard]] std::vector<std::string> OptimalAlgorithmNames();
[[nodiscard]] Demand DemandOf(std::string_view algorithm);
/** For names of parameterised tests, which may hold letters, digits and underscores only. */
[[nodiscard]] std::string TestNameOf(std::string_view name);

/** Names the cases of a test that runs over names, of algorithms for instance. */
struct NameOfCase
{
	template <class Text>
	std::string operator()(const ::testing::TestParamInfo<Text>& text) const
	{
		return TestNameOf(text.param);
	}
};
} // namespace NavCore::Tests
