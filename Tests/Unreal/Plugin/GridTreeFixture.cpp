// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "BehaviorTree/BlackboardComponent.h"
#include "GridTreeTestObjects.h"

int32 UGridTreeCanary::NumAlive = 0;

EBTNodeResult::Type UGridTreeCounter::ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	UBlackboardComponent& Board = *OwnerComp.GetBlackboardComponent();
	Board.SetValueAsInt(Key, Board.GetValueAsInt(Key) + 1);
	return EBTNodeResult::Succeeded;
}
