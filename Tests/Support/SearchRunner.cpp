// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Support/SearchRunner.h"

#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavReference/ReferenceSolver.h"

#include <memory>

namespace NavCore::Tests
{
namespace
{
::testing::AssertionResult ValidateReachability(const NavReference::ReferenceGrid& reference,
	const SearchRequest& request, const SearchOutcome& outcome, Demand demand)
{
	const bool claimsUnreachable = outcome.status == SearchStatus::NoPath ||
		(outcome.status == SearchStatus::Partial && outcome.whyPartial == PartialReason::GoalUnreachable);
	const bool mustBeOptimal = outcome.status == SearchStatus::Found && demand == Demand::Optimal;
	if (!claimsUnreachable && !mustBeOptimal)
	{
		return ::testing::AssertionSuccess();
	}
	const std::int64_t optimum =
		NavReference::ShortestCost(reference, ToPoint(request.start), ToPoint(request.goal));
	if (claimsUnreachable && optimum != NavReference::Unreachable)
	{
		return ::testing::AssertionFailure()
			<< "the goal was called unreachable, but a path of " << optimum << " units leads there";
	}
	if (mustBeOptimal && outcome.path.cost.units != optimum)
	{
		return ::testing::AssertionFailure()
			<< "the path costs " << outcome.path.cost.units << " units, the cheapest one " << optimum;
	}
	return ::testing::AssertionSuccess();
}
} // namespace

SearchOutcome RunToEnd(std::string_view algorithm, const GridMap& map, const SearchRequest& request,
	std::int64_t sliceExpansions)
{
	SearchOutcome outcome;
	const AlgorithmInfo* info = FindAlgorithm(algorithm);
	if (info == nullptr)
	{
		ADD_FAILURE() << "there is no algorithm called " << algorithm;
		return outcome;
	}
	SearchScratch scratch;
	const std::unique_ptr<PathSearch> search = info->create(scratch);
	outcome.status = search->Begin(map, request);
	while (outcome.status == SearchStatus::Running)
	{
		WorkBudget budget(sliceExpansions);
		outcome.status = search->Advance(budget);
		++outcome.slices;
	}
	outcome.error = search->Error();
	outcome.whyPartial = search->WhyPartial();
	outcome.path = search->GetPath();
	outcome.counters = search->Counters();
	outcome.servedBy = search->ServedBy();
	return outcome;
}

SearchOutcome RunToEnd(std::string_view algorithm, const GridFixture& fixture)
{
	return RunToEnd(algorithm, fixture.map, fixture.Request());
}

SearchOutcome RunToEnd(std::string_view algorithm, const GridFixture& fixture, SearchRequest request)
{
	request.start = fixture.start;
	request.goal = fixture.goal;
	return RunToEnd(algorithm, fixture.map, request);
}

::testing::AssertionResult ValidateOutcome(const NavReference::ReferenceGrid& reference,
	const SearchRequest& request, const SearchOutcome& outcome, Demand demand)
{
	const bool hasPath = outcome.status == SearchStatus::Found || outcome.status == SearchStatus::Partial;
	if (!hasPath && !outcome.path.IsEmpty())
	{
		return ::testing::AssertionFailure() << "status " << Describe(outcome.status) << " comes with a path";
	}
	if (hasPath && outcome.path.partial != (outcome.status == SearchStatus::Partial))
	{
		return ::testing::AssertionFailure()
			<< "status " << Describe(outcome.status) << " and the partial flag of the path disagree";
	}
	if (hasPath)
	{
		const NavReference::PathVerdict verdict =
			NavReference::ValidatePath(reference, outcome.path, request.start, request.goal);
		if (!verdict.ok)
		{
			return ::testing::AssertionFailure() << verdict.reason;
		}
	}
	return ValidateReachability(reference, request, outcome, demand);
}

::testing::AssertionResult ValidateOutcome(
	const GridFixture& fixture, const SearchOutcome& outcome, Demand demand)
{
	return ValidateOutcome(fixture.reference, fixture.Request(), outcome, demand);
}
} // namespace NavCore::Tests
