// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "DataProviders/AIDataProvider.h"
#include "EnvironmentQuery/Contexts/EnvQueryContext_Querier.h"
#include "EnvironmentQuery/EnvQueryGenerator.h"
#include "EnvironmentQuery/EnvQueryNode.h"
#include "EnvironmentQuery/EnvQueryTest.h"
#include "EnvironmentQuery/Items/EnvQueryItemType_Actor.h"
#include "GameFramework/Actor.h"

void FAIDataProviderValue::BindData(const UObject* Owner, int32) const
{
	bIsBound = Owner != nullptr;
}

void FAIDataProviderValue::EnsureBound() const
{
	ensureMsgf(bIsBound, TEXT("A value of a query was read before BindData"));
}

UEnvQueryNode::UEnvQueryNode(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer) {}

FText UEnvQueryNode::GetDescriptionTitle() const
{
	return FText::FromString(GetClass()->GetName());
}

UEnvQueryContext::UEnvQueryContext(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer) {}

void UEnvQueryContext_Querier::ProvideContext(
	FEnvQueryInstance& QueryInstance, FEnvQueryContextData& ContextData) const
{
	UEnvQueryItemType_Actor::SetContextHelper(ContextData, Cast<AActor>(QueryInstance.Owner.Get()));
}

UEnvQueryGenerator::UEnvQueryGenerator(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

UEnvQueryTest::UEnvQueryTest(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), TestPurpose(EEnvTestPurpose::FilterAndScore),
	  MultipleContextFilterOp(EEnvTestFilterOperator::AllPass),
	  MultipleContextScoreOp(EEnvTestScoreOperator::AverageScore), FilterType(EEnvTestFilterType::Range),
	  ScoringEquation(EEnvTestScoreEquation::Linear), Cost(EEnvTestCost::Low)
{
	BoolValue.DefaultValue = true;
	ScoringFactor.DefaultValue = 1.0f;
}

void UEnvQueryTest::SetWorkOnFloatValues(bool bWorkOnFloats)
{
	bWorkOnFloatValues = bWorkOnFloats;
	FilterType = bWorkOnFloats ? EEnvTestFilterType::Range : EEnvTestFilterType::Match;
}

FVector UEnvQueryTest::GetItemLocation(FEnvQueryInstance& QueryInstance, int32 ItemIndex) const
{
	return QueryInstance.GetItemAsLocation(ItemIndex);
}

AActor* UEnvQueryTest::GetItemActor(FEnvQueryInstance& QueryInstance, int32 ItemIndex) const
{
	return QueryInstance.GetItemAsActor(ItemIndex);
}

FText UEnvQueryTest::DescribeFloatTestParams() const
{
	return FText::FromString(
		FString::Printf(TEXT("%g to %g"), FloatValueMin.DefaultValue, FloatValueMax.DefaultValue));
}

FText UEnvQueryTest::DescribeBoolTestParams(const FString& ConditionDesc) const
{
	return FText::FromString((BoolValue.DefaultValue ? TEXT("") : TEXT("not ")) + ConditionDesc);
}

FText UEnvQueryTypes::DescribeContext(TSubclassOf<UEnvQueryContext> ContextClass)
{
	return FText::FromString(ContextClass.Get() != nullptr ? ContextClass->GetName() : FString(TEXT("none")));
}
