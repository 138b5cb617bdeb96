// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTree/BTService.h"

#include "BehaviorTree/BehaviorTreeComponent.h"

UBTService::UBTService(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), Interval(0.5f), RandomDeviation(0.1f), bNotifyOnSearch(true),
	  bCallTickOnSearchStart(false), bRestartTimerOnEachActivation(false)
{
	bNotifyTick = true;
	bTickIntervals = true;
}

void UBTService::NotifyParentActivation(FBehaviorTreeSearchData& SearchData)
{
	if (!bNotifyOnSearch && !bCallTickOnSearchStart)
	{
		return;
	}
	uint8* NodeMemory = SearchData.OwnerComp.GetMemoryOf(this);
	UBTService* Own = static_cast<UBTService*>(SearchData.OwnerComp.GetOwnNode(this));
	if (bNotifyOnSearch)
	{
		Own->OnSearchStart(SearchData);
	}
	if (bCallTickOnSearchStart)
	{
		Own->TickNode(SearchData.OwnerComp, NodeMemory, 0.f);
	}
}

void UBTService::TickNode(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds)
{
	ScheduleNextTick(OwnerComp, NodeMemory);
}

void UBTService::OnSearchStart(FBehaviorTreeSearchData& SearchData) {}

void UBTService::ScheduleNextTick(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	const float Shortest = FMath::Max(0.f, Interval - RandomDeviation);
	SetNextTickTime(NodeMemory, static_cast<float>(FMath::FRandRange(Shortest, Interval + RandomDeviation)));
}

FString UBTService::GetStaticDescription() const
{
	return FString::Printf(TEXT("%s every %.2fs"), *GetStaticServiceDescription(), Interval);
}

FString UBTService::GetStaticServiceDescription() const
{
	return Super::GetStaticDescription();
}
