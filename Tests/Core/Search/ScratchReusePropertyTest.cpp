// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Scratch is never cleared: what earlier queries left behind must not show.
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavReference/ReferenceSolver.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

namespace NavCore::Tests
{
namespace
{
const AlgorithmInfo& AnyAlgorithm(Random& random)
{
	return Algorithms()[random.Below(static_cast<std::uint32_t>(Algorithms().size()))];
}

SearchRequest AnyRequest(const MapSpec& spec, const GridMap& map, Random& random)
{
	SearchRequest request = RandomRequest(map, random, spec.clearance);
	request.allowPartial = random.Percent(30);
	request.maxExpansions = random.Percent(20) ? random.Range(1, 50) : 0;
	return request;
}
} // namespace

TEST(ScratchReuse, ManyMapsAndAlgorithmsOnOneScratchAnswerAsOnFreshScratch)
{
	CheckProperty(1500,
		[]
		{
			SearchScratch scratch;
			Random random(*AnySeed());
			for (int i = 0; i < 6; ++i)
			{
				const MapSpec spec = *AnySpec(40);
				const GridMap map = BuildMap(spec);
				const SearchRequest request = AnyRequest(spec, map, random);
				const AlgorithmInfo& algorithm = AnyAlgorithm(random);
				RC_LOG() << algorithm.name << '\n';
				const auto search = algorithm.create(scratch);
				const SearchOutcome reused = RunToEnd(*search, map, request);
				Prove(SameOutcome(reused, RunToEnd(algorithm.name, map, request)));
			}
		});
}

TEST(ScratchReuse, OneSearchObjectServesManyMaps)
{
	CheckProperty(1000,
		[]
		{
			Random random(*AnySeed());
			const AlgorithmInfo& algorithm = AnyAlgorithm(random);
			SearchSession session(algorithm.name);
			for (int i = 0; i < 6; ++i)
			{
				const MapSpec spec = *AnySpec(40);
				const GridMap map = BuildMap(spec);
				const SearchRequest request = AnyRequest(spec, map, random);
				Prove(SameOutcome(session.Run(map, request), RunToEnd(algorithm.name, map, request)));
			}
		});
}

TEST(ScratchReuse, EditsBetweenQueriesAreSeen)
{
	CheckProperty(1000,
		[]
		{
			const MapSpec spec = *AnySpec(30);
			Random random(*AnySeed());
			GridMap map = BuildMap(spec);
			const AlgorithmInfo& algorithm = AnyAlgorithm(random);
			SearchSession session(algorithm.name);
			for (int i = 0; i < 6; ++i)
			{
				EditAtRandom(map, random);
				const SearchRequest request = RandomRequest(map, random, spec.clearance);
				const SearchOutcome outcome = session.Run(map, request);
				RC_LOG() << algorithm.name << " after edit " << i << '\n' << Draw(map);
				Prove(ValidateOutcome(
					ToReference(map, spec.clearance), request, outcome, DemandOf(algorithm.name)));
				Prove(SameOutcome(outcome, RunToEnd(algorithm.name, map, request)));
			}
		});
}

TEST(ScratchReuse, ACancelledQueryLeavesNothingBehind)
{
	CheckProperty(500,
		[]
		{
			const MapSpec spec = *AnySpec(30);
			Random random(*AnySeed());
			const GridMap map = BuildMap(spec);
			const AlgorithmInfo& algorithm = AnyAlgorithm(random);
			SearchSession session(algorithm.name);
			WorkBudget budget(random.Range(1, 20));
			static_cast<void>(session.Search().Begin(map, RandomRequest(map, random, spec.clearance)));
			static_cast<void>(session.Search().Advance(budget));
			session.Search().Cancel();
			const SearchRequest request = RandomRequest(map, random, spec.clearance);
			Prove(SameOutcome(session.Run(map, request), RunToEnd(algorithm.name, map, request)));
		});
}

TEST(ScratchReuse, ReleasedScratchServesAgain)
{
	const MapSpec spec{.width = 50, .height = 50, .seed = 4};
	const GridMap map = BuildMap(spec);
	for (const AlgorithmInfo& algorithm : Algorithms())
	{
		SCOPED_TRACE(algorithm.name);
		Random random(7);
		SearchSession session(algorithm.name);
		const SearchRequest request = RandomRequest(map, random);
		const SearchOutcome first = session.Run(map, request);
		EXPECT_GT(session.Scratch().Bytes(), 0U);
		session.Scratch().Release();
		EXPECT_EQ(session.Scratch().Bytes(), 0U);
		EXPECT_TRUE(SameOutcome(first, session.Run(map, request)));
	}
}
} // namespace NavCore::Tests
