// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Support/SearchSession.h"

#include "NavCore/Graph/Algorithms.h"

#include <cctype>

namespace NavCore::Tests
{
SearchOutcome OutcomeOf(const PathSearch& search)
{
	SearchOutcome outcome;
	outcome.status = search.Status();
	outcome.error = search.Error();
	outcome.whyPartial = search.WhyPartial();
	outcome.path = search.GetPath();
	outcome.counters = search.Counters();
	outcome.servedBy = search.ServedBy();
	return outcome;
}

SearchOutcome RunToEnd(
	PathSearch& search, const GridMap& map, const SearchRequest& request, std::int64_t sliceExpansions)
{
	return RunToEnd(search, SearchContext{&map}, request, sliceExpansions);
}

SearchOutcome RunToEnd(PathSearch& search, const SearchContext& context, const SearchRequest& request,
	std::int64_t sliceExpansions)
{
	std::int64_t slices = 0;
	SearchStatus status = search.Begin(context, request);
	while (status == SearchStatus::Running)
	{
		WorkBudget budget(sliceExpansions);
		status = search.Advance(budget);
		++slices;
	}
	SearchOutcome outcome = OutcomeOf(search);
	outcome.slices = slices;
	return outcome;
}

SearchSession::SearchSession(std::string_view algorithm, std::size_t maxBytes)
	: scratch_(std::make_unique<SearchScratch>(maxBytes)),
	  search_(FindAlgorithm(algorithm)->create(*scratch_))
{
}

::testing::AssertionResult SameOutcome(const SearchOutcome& a, const SearchOutcome& b)
{
	const auto differs = [](std::string_view what)
	{
		return ::testing::AssertionFailure() << "the two differ in their " << what;
	};
	if (a.status != b.status)
	{
		return differs("statuses: ") << Describe(a.status) << " and " << Describe(b.status);
	}
	if (a.error != b.error || a.whyPartial != b.whyPartial)
	{
		return differs("errors or partial reasons");
	}
	if (a.counters.expanded > 0 && a.servedBy != b.servedBy)
	{
		return differs("servers: ") << a.servedBy << " and " << b.servedBy;
	}
	if (a.path.links != b.path.links)
	{
		return differs("links");
	}
	if (a.path.cost != b.path.cost)
	{
		return differs("costs: ") << a.path.cost.units << " and " << b.path.cost.units;
	}
	if (a.path.points != b.path.points || a.path.form != b.path.form || a.path.partial != b.path.partial)
	{
		return differs("points");
	}
	if (a.path.straightSteps != b.path.straightSteps || a.path.diagonalSteps != b.path.diagonalSteps ||
		a.path.mapVersion != b.path.mapVersion)
	{
		return differs("steps or map versions");
	}
	const SearchCounters& x = a.counters;
	const SearchCounters& y = b.counters;
	if (x.expanded != y.expanded || x.generated != y.generated || x.revisited != y.revisited ||
		x.peakNodes != y.peakNodes || x.peakBytes != y.peakBytes || x.subgoals != y.subgoals ||
		x.refinements != y.refinements)
	{
		return differs("counters; expanded: ") << x.expanded << " and " << y.expanded;
	}
	return ::testing::AssertionSuccess();
}

std::vector<std::string> AlgorithmNames()
{
	std::vector<std::string> names;
	for (const AlgorithmInfo& algorithm : Algorithms())
	{
		names.emplace_back(algorithm.name);
	}
	return names;
}

std::vector<std::string> OptimalAlgorithmNames()
{
	std::vector<std::string> names;
	for (const AlgorithmInfo& algorithm : Algorithms())
	{
		if (algorithm.optimal)
		{
			names.emplace_back(algorithm.name);
		}
	}
	return names;
}

Demand DemandOf(std::string_view algorithm)
{
	return FindAlgorithm(algorithm)->optimal ? Demand::Optimal : Demand::Legal;
}

std::string TestNameOf(std::string_view name)
{
	std::string clean(name);
	for (char& letter : clean)
	{
		letter = std::isalnum(static_cast<unsigned char>(letter)) != 0 ? letter : '_';
	}
	return clean;
}
} // namespace NavCore::Tests
