// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "StandIn/EnvQueryRunner.h"

#include "EnvironmentQuery/EnvQuery.h"
#include "EnvironmentQuery/EnvQueryGenerator.h"
#include "EnvironmentQuery/EnvQueryOption.h"
#include "EnvironmentQuery/EnvQueryTest.h"

namespace StandIn
{
namespace
{
int32 LastQueryId = 0;

float Weigh(EEnvTestScoreEquation::Type Equation, float Normalized)
{
	switch (Equation)
	{
	case EEnvTestScoreEquation::Square:
		return Normalized * Normalized;
	case EEnvTestScoreEquation::SquareRoot:
		return FMath::Sqrt(Normalized);
	case EEnvTestScoreEquation::InverseLinear:
		return 1.0f - Normalized;
	case EEnvTestScoreEquation::Constant:
		return Normalized > 0.0f ? 1.0f : 0.0f;
	default:
		return Normalized;
	}
}
} // namespace

FEnvQueryRunner::FEnvQueryRunner(
	UObject& Owner, UWorld& World, const UEnvQuery& InQuery, EEnvQueryRunMode::Type Mode)
	: Asset(InQuery)
{
	checkf(Mode == EEnvQueryRunMode::AllMatching, TEXT("Other modes are not played here"));
	Query.Owner = &Owner;
	Query.World = &World;
	Query.QueryID = ++LastQueryId;
}

const FEnvQueryInstance& FEnvQueryRunner::Run()
{
	while (Step())
	{
	}
	return Query;
}

bool FEnvQueryRunner::Step()
{
	if (Query.IsFinished())
	{
		return false;
	}
	if (!Query.Owner.IsValid())
	{
		Query.Status = EEnvQueryStatus::OwnerLost;
		return false;
	}
	if (!Asset.GetOptions().IsValidIndex(Query.OptionIndex))
	{
		Query.Status = EEnvQueryStatus::Failed;
		return false;
	}
	++StepsDone;
	Query.MaxItemsAStep = MaxItemsAStep;
	const UEnvQueryOption& Option = *Asset.GetOptions()[Query.OptionIndex];
	if (!bIsGenerated)
	{
		Generate(Option);
	}
	else if (Query.CurrentTest < Option.Tests.Num())
	{
		RunTest(Option);
	}
	else
	{
		Finish(Option);
	}
	return !Query.IsFinished();
}

void FEnvQueryRunner::Generate(const UEnvQueryOption& Option)
{
	const UEnvQueryGenerator& Generator = *Option.Generator;
	Query.Items.Reset();
	Query.RawData.Reset();
	Query.ItemType = Generator.ItemType;
	Query.bIsGenerating = true;
	Generator.GenerateItems(Query);
	Query.bIsGenerating = false;
	Query.ItemDetails.Reset();
	Query.ItemDetails.SetNum(Query.Items.Num());
	for (FEnvQueryItemDetails& Details : Query.ItemDetails)
	{
		Details.TestResults.SetNumZeroed(Option.Tests.Num());
	}
	Query.CurrentTest = 0;
	Query.CurrentTestStartingItem = 0;
	bIsGenerated = true;
}

void FEnvQueryRunner::RunTest(const UEnvQueryOption& Option)
{
	const UEnvQueryTest& Test = *Option.Tests[Query.CurrentTest];
	const int32 Before = Query.CurrentTestStartingItem;
	if (Query.ItemType.Get() != nullptr && Query.ItemType->IsChildOf(Test.ValidItemType.Get()))
	{
		Test.RunTest(Query);
	}
	// A test that comes no further will not do so in the next step either.
	if (Query.CurrentTestStartingItem >= Query.Items.Num() || Query.CurrentTestStartingItem == Before)
	{
		if (Test.IsScoring())
		{
			NormalizeScores(Test, Query.CurrentTest);
		}
		++Query.CurrentTest;
		Query.CurrentTestStartingItem = 0;
	}
}

void FEnvQueryRunner::NormalizeScores(const UEnvQueryTest& Test, int32 TestIndex)
{
	Test.ScoringFactor.BindData(Query.Owner.Get(), Query.QueryID);
	const float Factor = Test.ScoringFactor.GetValue();
	float Min = TNumericLimits<float>::Max();
	float Max = TNumericLimits<float>::Lowest();
	for (int32 Index = 0; Index < Query.Items.Num(); ++Index)
	{
		if (Query.Items[Index].IsValid())
		{
			const float Score = Query.ItemDetails[Index].TestResults[TestIndex];
			Min = FMath::Min(Min, Score);
			Max = FMath::Max(Max, Score);
		}
	}
	for (int32 Index = 0; Index < Query.Items.Num(); ++Index)
	{
		if (Query.Items[Index].IsValid() && Max > Min)
		{
			const float Score = Query.ItemDetails[Index].TestResults[TestIndex];
			Query.Items[Index].Score += Factor * Weigh(Test.ScoringEquation, (Score - Min) / (Max - Min));
		}
	}
}

void FEnvQueryRunner::Finish(const UEnvQueryOption& Option)
{
	if (Query.Items.ContainsByPredicate([](const FEnvQueryItem& Item) { return Item.IsValid(); }))
	{
		Query.Status = EEnvQueryStatus::Success;
		return;
	}
	++Query.OptionIndex;
	bIsGenerated = false;
}
} // namespace StandIn
