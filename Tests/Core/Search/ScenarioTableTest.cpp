// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Every algorithm of the registry on every scenario of the table, under every corner rule.
#include "Search/ScenarioTable.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavReference/ReferenceSolver.h"
#include "Support/RandomMap.h"
#include "Support/SearchSession.h"

#include <string>
#include <tuple>

namespace NavCore::Tests
{
namespace
{
using Parameters = std::tuple<std::size_t, std::string>;

class EveryAlgorithm : public ::testing::TestWithParam<Parameters>
{
protected:
	[[nodiscard]] const Scenario& Case() const { return AllScenarios()[std::get<0>(GetParam())]; }
	[[nodiscard]] const std::string& Algorithm() const { return std::get<1>(GetParam()); }

	struct Run
	{
		GridFixture fixture;
		SearchRequest request;
		SearchOutcome outcome;
	};

	[[nodiscard]] Run RunUnder(CornerRule rule) const
	{
		Run run{Case().make(rule), {}, {}};
		run.request = run.fixture.Request();
		if (Case().adjust != nullptr)
		{
			Case().adjust(run.fixture, run.request);
		}
		run.outcome = RunToEnd(Algorithm(), run.fixture.map, run.request);
		return run;
	}
};

std::string NameOfScenario(const ::testing::TestParamInfo<Parameters>& info)
{
	return std::string(AllScenarios()[std::get<0>(info.param)].name) + "_" +
		TestNameOf(std::get<1>(info.param));
}
} // namespace

TEST_P(EveryAlgorithm, EndsWithTheExpectedStatusUnderEveryCornerRule)
{
	for (const CornerRule rule : AllCornerRules)
	{
		SCOPED_TRACE(static_cast<int>(rule));
		const Run run = RunUnder(rule);
		EXPECT_EQ(run.outcome.status, Case().status[static_cast<std::size_t>(rule)]);
		EXPECT_EQ(run.outcome.error, Case().error);
	}
}

TEST_P(EveryAlgorithm, AgreesWithTheReferenceUnderEveryCornerRule)
{
	for (const CornerRule rule : AllCornerRules)
	{
		SCOPED_TRACE(static_cast<int>(rule));
		const Run run = RunUnder(rule);
		EXPECT_TRUE(ValidateOutcome(run.fixture.reference, run.request, run.outcome, DemandOf(Algorithm())));
		const std::int64_t optimum = NavReference::ShortestCost(
			run.fixture.reference, ToPoint(run.request.start), ToPoint(run.request.goal));
		const bool found = run.outcome.status == SearchStatus::Found;
		EXPECT_EQ(found, optimum != NavReference::Unreachable);
		EXPECT_TRUE(!found || run.outcome.path.cost.units >= optimum);
	}
}

INSTANTIATE_TEST_SUITE_P(Scenarios, EveryAlgorithm,
	::testing::Combine(
		::testing::Range(std::size_t{0}, AllScenarios().size()), ::testing::ValuesIn(AlgorithmNames())),
	NameOfScenario);
} // namespace NavCore::Tests
