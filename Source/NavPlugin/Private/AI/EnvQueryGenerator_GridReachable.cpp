// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/EnvQueryGenerator_GridReachable.h"

#include "AI/GridSharedFields.h"
#include "AI/Navigation/NavigationTypes.h"
#include "Engine/World.h"
#include "EnvironmentQuery/Contexts/EnvQueryContext_Querier.h"
#include "EnvironmentQuery/Items/EnvQueryItemType_Point.h"
#include "Query/GridPathQueue.h"
#include "Query/GridPathSubsystem.h"
#include "Settings/GridNavSettings.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(EnvQueryGenerator_GridReachable)

UEnvQueryGenerator_GridReachable::UEnvQueryGenerator_GridReachable(
	const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	GenerateAround = UEnvQueryContext_Querier::StaticClass();
	ItemType = UEnvQueryItemType_Point::StaticClass();
	MaxCost.DefaultValue = 1500.0f;
	SpaceBetween.DefaultValue = 200.0f;
	MaxItems.DefaultValue = 256;
}

void UEnvQueryGenerator_GridReachable::GenerateItems(FEnvQueryInstance& QueryInstance) const
{
	const UObject* QueryOwner = QueryInstance.Owner.Get();
	const UGridPathSubsystem* Paths = UWorld::GetSubsystem<UGridPathSubsystem>(QueryInstance.World);
	TArray<FVector> Origins;
	if (QueryOwner == nullptr || Paths == nullptr || !Paths->GetQueue().IsValid() ||
		!QueryInstance.PrepareContext(GenerateAround, Origins))
	{
		return;
	}
	for (const FAIDataProviderFloatValue* Value : {&MaxCost, &SpaceBetween, &AgentRadius})
	{
		Value->BindData(QueryOwner, QueryInstance.QueryID);
	}
	MaxItems.BindData(QueryOwner, QueryInstance.QueryID);
	FGridSpreadQuestion Question;
	Question.MaxCost = MaxCost.GetValue();
	Question.Spacing = SpaceBetween.GetValue();
	Question.MaxPlaces = MaxItems.GetValue();
	Question.AgentRadius = AgentRadius.GetValue();

	TArray<FVector> Places;
	const TSharedPtr<FGridPathQueue> Queue = Paths->GetQueue();
	Queue->GetFields().ListReachable(Origins, Question, UGridNavSettings::Read(), Places);
	QueryInstance.ReserveItemData(Places.Num());
	for (const FVector& Place : Places)
	{
		QueryInstance.AddItemData<UEnvQueryItemType_Point>(FNavLocation(Place));
	}
}

FText UEnvQueryGenerator_GridReachable::GetDescriptionTitle() const
{
	return FText::FromString(FString::Printf(TEXT("Reachable Grid Cells: around %s"),
		*UEnvQueryTypes::DescribeContext(GenerateAround).ToString()));
}

FText UEnvQueryGenerator_GridReachable::GetDescriptionDetails() const
{
	return FText::FromString(FString::Printf(TEXT("cost up to %g, every %g, %d at most"),
		MaxCost.DefaultValue, SpaceBetween.DefaultValue, MaxItems.DefaultValue));
}
