// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Behaviour trees, blackboard, AI moves, EQS, StateTree", section 4, and public
// tests and generators of games.

#include "CoreMinimal.h"
#include "DataProviders/AIDataProvider.h"
#include "EnvironmentQuery/EnvQueryNode.h"
#include "EnvironmentQuery/EnvQueryTypes.h"
#include "EnvironmentQuery/Items/EnvQueryItemType.h"
#include "Templates/SubclassOf.h"

#include "EnvQueryTest.generated.h"

/** Filters and scores the items of a query. A template that queries share: nothing in it may change. */
UCLASS(Abstract)
class AIMODULE_API UEnvQueryTest : public UEnvQueryNode
{
	GENERATED_BODY()

public:
	UEnvQueryTest(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	TEnumAsByte<EEnvTestPurpose::Type> TestPurpose;
	TEnumAsByte<EEnvTestFilterOperator::Type> MultipleContextFilterOp;
	TEnumAsByte<EEnvTestScoreOperator::Type> MultipleContextScoreOp;
	TEnumAsByte<EEnvTestFilterType::Type> FilterType;
	TEnumAsByte<EEnvTestScoreEquation::Type> ScoringEquation;
	TEnumAsByte<EEnvTestCost::Type> Cost;

	/** Of items that the test can deal with; others are not given to it. */
	TSubclassOf<UEnvQueryItemType> ValidItemType;

	UPROPERTY(EditAnywhere, Category = Filter)
	FAIDataProviderBoolValue BoolValue;

	UPROPERTY(EditAnywhere, Category = Filter)
	FAIDataProviderFloatValue FloatValueMin;

	UPROPERTY(EditAnywhere, Category = Filter)
	FAIDataProviderFloatValue FloatValueMax;

	UPROPERTY(EditAnywhere, Category = Score)
	FAIDataProviderFloatValue ScoringFactor;

	/** Goes on where it stopped: called again until every item has had its turn. */
	virtual void RunTest(FEnvQueryInstance& QueryInstance) const {}

	bool IsScoring() const { return TestPurpose != EEnvTestPurpose::Filter; }
	bool IsFiltering() const { return TestPurpose != EEnvTestPurpose::Score; }
	bool GetWorkOnFloatValues() const { return bWorkOnFloatValues; }

protected:
	void SetWorkOnFloatValues(bool bWorkOnFloats);
	FVector GetItemLocation(FEnvQueryInstance& QueryInstance, int32 ItemIndex) const;
	AActor* GetItemActor(FEnvQueryInstance& QueryInstance, int32 ItemIndex) const;
	FText DescribeFloatTestParams() const;
	FText DescribeBoolTestParams(const FString& ConditionDesc) const;

private:
	bool bWorkOnFloatValues = true;
};
