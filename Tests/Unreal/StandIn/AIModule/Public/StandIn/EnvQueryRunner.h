// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "EnvironmentQuery/EnvQueryTypes.h"

class UEnvQuery;
class UEnvQueryOption;

namespace StandIn
{
/**
 * Runs a query as the engine's manager does, a step at a time: a generator, or a test for as many items as
 * the time allows. Time is counted in items here, so that slices are the same in every run.
 */
class AIMODULE_API FEnvQueryRunner
{
public:
	FEnvQueryRunner(UObject& Owner, UWorld& World, const UEnvQuery& Query,
		EEnvQueryRunMode::Type Mode = EEnvQueryRunMode::AllMatching);

	/** Of a step; 0 = all of them. */
	int32 MaxItemsAStep = 0;

	/** One step; false once the query has ended. */
	bool Step();
	/** Steps until the query has ended. */
	const FEnvQueryInstance& Run();

	const FEnvQueryInstance& Instance() const { return Query; }
	FEnvQueryInstance& Instance() { return Query; }
	int32 Steps() const { return StepsDone; }

private:
	void Generate(const UEnvQueryOption& Option);
	void RunTest(const UEnvQueryOption& Option);
	void Finish(const UEnvQueryOption& Option);
	void NormalizeScores(const UEnvQueryTest& Test, int32 TestIndex);

	FEnvQueryInstance Query;
	const UEnvQuery& Asset;
	bool bIsGenerated = false;
	int32 StepsDone = 0;
};
} // namespace StandIn
