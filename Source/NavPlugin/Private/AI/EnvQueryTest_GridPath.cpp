// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/EnvQueryTest_GridPath.h"

#include "AI/GridSharedFields.h"
#include "Engine/World.h"
#include "EnvironmentQuery/Contexts/EnvQueryContext_Querier.h"
#include "EnvironmentQuery/Items/EnvQueryItemType_VectorBase.h"
#include "Query/GridPathQueue.h"
#include "Query/GridPathSubsystem.h"
#include "Settings/GridNavSettings.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(EnvQueryTest_GridPath)

struct UEnvQueryTest_GridPath::FRun
{
	/** Null once the world is going away. */
	TSharedPtr<FGridPathQueue> Queue;
	FGridNavLimits Limits;
	FGridFieldQuestion Question;
	TArray<FVector> Origins;
	bool bWanted = true;
	bool bSkipUnreachable = true;
	float UnreachableValue = 0.0f;
	float Min = 0.0f;
	float Max = 0.0f;

	FGridFieldAnswer Ask(const FVector& Origin, const FVector& Item)
	{
		FGridFieldAnswer Answer;
		Answer.Outcome = EGridPathOutcome::NoGrid;
		Question.Origin = Origin;
		return Queue.IsValid() ? Queue->GetFields().Ask(Question, Item, Limits) : Answer;
	}
};

namespace UE::GridNav::PathTestImpl
{
static EGridFieldWish ToWish(EGridPathTestMode Mode)
{
	switch (Mode)
	{
	case EGridPathTestMode::Cost:
		return EGridFieldWish::Cost;
	case EGridPathTestMode::Length:
		return EGridFieldWish::Length;
	default:
		return EGridFieldWish::Exists;
	}
}
} // namespace UE::GridNav::PathTestImpl

UEnvQueryTest_GridPath::UEnvQueryTest_GridPath(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	Context = UEnvQueryContext_Querier::StaticClass();
	Cost = EEnvTestCost::High;
	ValidItemType = UEnvQueryItemType_VectorBase::StaticClass();
	SkipUnreachable.DefaultValue = true;
	UnreachableValue.DefaultValue = 1000000.0f;
	SetWorkOnFloatValues(TestMode != EGridPathTestMode::Exists);
}

void UEnvQueryTest_GridPath::SetTestMode(EGridPathTestMode Mode)
{
	TestMode = Mode;
	SetWorkOnFloatValues(TestMode != EGridPathTestMode::Exists);
}

void UEnvQueryTest_GridPath::RunTest(FEnvQueryInstance& QueryInstance) const
{
	const UObject* QueryOwner = QueryInstance.Owner.Get();
	FRun Run;
	if (QueryOwner == nullptr || !QueryInstance.PrepareContext(Context, Run.Origins))
	{
		return;
	}
	const int32 QueryId = QueryInstance.QueryID;
	for (const FAIDataProviderFloatValue* Value :
		{&FloatValueMin, &FloatValueMax, &AgentRadius, &MaxCost, &UnreachableValue})
	{
		Value->BindData(QueryOwner, QueryId);
	}
	BoolValue.BindData(QueryOwner, QueryId);
	SkipUnreachable.BindData(QueryOwner, QueryId);
	Run.Min = FloatValueMin.GetValue();
	Run.Max = FloatValueMax.GetValue();
	Run.bWanted = BoolValue.GetValue();
	Run.bSkipUnreachable = SkipUnreachable.GetValue();
	Run.UnreachableValue = UnreachableValue.GetValue();
	Run.Question.AgentRadius = AgentRadius.GetValue();
	Run.Question.MaxCost = MaxCost.GetValue();
	Run.Question.Places = QueryInstance.Items.Num();
	Run.Question.Wish = UE::GridNav::PathTestImpl::ToWish(TestMode);
	Run.Limits = UGridNavSettings::Read();
	if (Run.Origins.Num() > MaxContextPlaces)
	{
		Run.Origins.SetNum(MaxContextPlaces);
	}
	if (const UGridPathSubsystem* Paths = UWorld::GetSubsystem<UGridPathSubsystem>(QueryInstance.World))
	{
		Run.Queue = Paths->GetQueue();
	}
	// Called again with the items that are left once the time of a step is used up; the search goes on then.
	for (FEnvQueryInstance::ItemIterator It(this, QueryInstance); It; ++It)
	{
		TestItem(It, GetItemLocation(QueryInstance, It.GetIndex()), Run);
	}
}

void UEnvQueryTest_GridPath::TestItem(
	FEnvQueryInstance::ItemIterator& It, const FVector& Item, FRun& Run) const
{
	const bool bAny = MultipleContextFilterOp == EEnvTestFilterOperator::AnyPass;
	int32 Reached = 0;
	for (const FVector& Origin : Run.Origins)
	{
		const FGridFieldAnswer Answer = Run.Ask(Origin, Item);
		const bool bFound = Answer.Outcome == EGridPathOutcome::Found;
		Reached += bFound ? 1 : 0;
		if (TestMode == EGridPathTestMode::Exists)
		{
			It.SetScore(TestPurpose, FilterType, bFound, Run.bWanted);
		}
		else if (bFound || !Run.bSkipUnreachable)
		{
			const double Value = TestMode == EGridPathTestMode::Cost ? Answer.Cost : Answer.Length;
			const float Score = bFound ? static_cast<float>(Value) : Run.UnreachableValue;
			It.SetScore(TestPurpose, FilterType, Score, Run.Min, Run.Max);
		}
	}
	const bool bIsOut = bAny ? Reached == 0 : Reached < Run.Origins.Num();
	if (TestMode != EGridPathTestMode::Exists && Run.bSkipUnreachable && bIsOut)
	{
		It.ForceItemState(EEnvItemStatus::Failed);
	}
}

FText UEnvQueryTest_GridPath::GetDescriptionTitle() const
{
	const TCHAR* Names[] = {TEXT("exists"), TEXT("cost"), TEXT("length")};
	return FText::FromString(FString::Printf(TEXT("Grid Path %s: to %s"), Names[static_cast<int32>(TestMode)],
		*UEnvQueryTypes::DescribeContext(Context).ToString()));
}

FText UEnvQueryTest_GridPath::GetDescriptionDetails() const
{
	return TestMode == EGridPathTestMode::Exists ? DescribeBoolTestParams(TEXT("reachable"))
												 : DescribeFloatTestParams();
}

void UEnvQueryTest_GridPath::PostLoad()
{
	Super::PostLoad();
	SetWorkOnFloatValues(TestMode != EGridPathTestMode::Exists);
}

#if WITH_EDITOR
void UEnvQueryTest_GridPath::PostEditChangeProperty(FPropertyChangedEvent& PropertyChangedEvent)
{
	Super::PostEditChangeProperty(PropertyChangedEvent);
	SetWorkOnFloatValues(TestMode != EGridPathTestMode::Exists);
}
#endif
