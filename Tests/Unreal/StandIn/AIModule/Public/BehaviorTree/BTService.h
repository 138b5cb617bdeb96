// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTService.

#include "BehaviorTree/BTAuxiliaryNode.h"
#include "CoreMinimal.h"

#include "BTService.generated.h"

/** Does something now and then while the branch that it stands at is active. */
UCLASS(Abstract, MinimalAPI)
class UBTService : public UBTAuxiliaryNode
{
	GENERATED_BODY()

public:
	UBTService(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** A search enters the branch: called before its conditions are looked at. */
	void NotifyParentActivation(FBehaviorTreeSearchData& SearchData);
	virtual FString GetStaticDescription() const override;
	virtual FString GetStaticServiceDescription() const;

protected:
	/** Chooses when to tick again; to be called by those who override it. */
	virtual void TickNode(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) override;
	virtual void OnSearchStart(FBehaviorTreeSearchData& SearchData);
	void ScheduleNextTick(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory);

	/** In seconds. */
	UPROPERTY(EditAnywhere, Category = Service, meta = (ClampMin = "0.001"))
	float Interval;

	UPROPERTY(EditAnywhere, Category = Service, meta = (ClampMin = "0.0"))
	float RandomDeviation;

	uint32 bNotifyOnSearch : 1;

	UPROPERTY(EditAnywhere, Category = Service)
	uint32 bCallTickOnSearchStart : 1;

	UPROPERTY(EditAnywhere, Category = Service)
	uint32 bRestartTimerOnEachActivation : 1;

	friend class UBTAuxiliaryNode;
};

#define INIT_SERVICE_NODE_NOTIFY_FLAGS()                                                                     \
	do                                                                                                       \
	{                                                                                                        \
		bNotifyBecomeRelevant = STANDIN_NODE_OVERRIDES(OnBecomeRelevant, UBTAuxiliaryNode, UBTService);      \
		bNotifyCeaseRelevant = STANDIN_NODE_OVERRIDES(OnCeaseRelevant, UBTAuxiliaryNode, UBTService);        \
		bNotifyTick = STANDIN_NODE_OVERRIDES(TickNode, UBTAuxiliaryNode, UBTService);                        \
		bNotifyOnSearch = STANDIN_NODE_OVERRIDES(OnSearchStart, UBTService);                                 \
	} while (false)
