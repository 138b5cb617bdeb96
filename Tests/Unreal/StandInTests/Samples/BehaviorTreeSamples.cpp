// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTreeSamples.h"

#include "AIController.h"
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Bool.h"
#include "BehaviorTree/BlackboardComponent.h"
#include "GameFramework/Pawn.h"

#include <new>

TArray<FString> FNodeDiary::Lines;
int32 FNodeDiary::NumMemories = 0;

namespace
{
const TCHAR* NameOf(EBTNodeResult::Type Result)
{
	switch (Result)
	{
	case EBTNodeResult::Succeeded:
		return TEXT("Succeeded");
	case EBTNodeResult::Failed:
		return TEXT("Failed");
	case EBTNodeResult::Aborted:
		return TEXT("Aborted");
	default:
		return TEXT("InProgress");
	}
}
} // namespace

void FNodeDiary::Write(const TCHAR* Event, const UBTNode& Node, const TCHAR* More)
{
	FString Line = FString::Printf(TEXT("%s %s"), Event, *Node.NodeName);
	Line += *More != 0 ? FString(TEXT(" ")) + More : FString();
	Lines.Add(Line);
}

FString FNodeDiary::Take()
{
	FString All;
	for (const FString& Line : Lines)
	{
		All += (All.IsEmpty() ? FString() : FString(TEXT(", "))) + Line;
	}
	Lines.Reset();
	return All;
}

UDiaryTask::UDiaryTask(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	INIT_TASK_NODE_NOTIFY_FLAGS();
}

void UDiaryTask::InitializeMemory(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryInit::Type InitType) const
{
	new (NodeMemory) FDiaryMemory();
}

void UDiaryTask::CleanupMemory(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryClear::Type CleanupType) const
{
	CastInstanceNodeMemory<FDiaryMemory>(NodeMemory)->~FDiaryMemory();
}

EBTNodeResult::Type UDiaryTask::ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	FNodeDiary::Write(TEXT("run"), *this);
	CastInstanceNodeMemory<FDiaryMemory>(NodeMemory)->Ticks.Reset();
	++NumRuns;
	SetNextTickTime(NodeMemory, TickInterval);
	if (Mischief != EMischief::FinishTwice && Mischief != EMischief::FinishAfterTheEnd)
	{
		Misbehave(OwnerComp);
	}
	return TicksToRun > 0 ? EBTNodeResult::InProgress : Result;
}

void UDiaryTask::Misbehave(UBehaviorTreeComponent& OwnerComp)
{
	switch (Mischief)
	{
	case EMischief::FinishAbortUnasked:
		FinishLatentAbort(OwnerComp);
		break;
	case EMischief::StopTheTree:
		OwnerComp.StopTree();
		break;
	case EMischief::DestroyThePawn:
		OwnerComp.GetAIOwner()->GetPawn()->Destroy();
		break;
	case EMischief::DestroyTheController:
		OwnerComp.GetAIOwner()->Destroy();
		break;
	case EMischief::RestartTheTree:
		OwnerComp.RestartTree();
		break;
	default:
		break;
	}
}

EBTNodeResult::Type UDiaryTask::AbortTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	FNodeDiary::Write(TEXT("abort"), *this);
	CastInstanceNodeMemory<FDiaryMemory>(NodeMemory)->Ticks.Reset();
	if (Mischief == EMischief::SucceedInAbort)
	{
		return EBTNodeResult::Succeeded;
	}
	return TicksToAbort > 0 ? EBTNodeResult::InProgress : EBTNodeResult::Aborted;
}

void UDiaryTask::TickTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds)
{
	FDiaryMemory& Memory = *CastInstanceNodeMemory<FDiaryMemory>(NodeMemory);
	FNodeDiary::Write(TEXT("tick"), *this);
	Memory.Ticks.Add(Memory.Ticks.Num());
	SetNextTickTime(NodeMemory, TickInterval);
	if (OwnerComp.GetTaskStatus(this) == EBTTaskStatus::Aborting)
	{
		if (Memory.Ticks.Num() >= TicksToAbort)
		{
			FinishLatentAbort(OwnerComp);
		}
		return;
	}
	if (Memory.Ticks.Num() >= TicksToRun)
	{
		FinishLatentTask(OwnerComp, Result);
		if (Mischief == EMischief::FinishAfterTheEnd)
		{
			FinishLatentTask(OwnerComp, Result);
		}
	}
}

void UDiaryTask::OnTaskFinished(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTNodeResult::Type TaskResult)
{
	FNodeDiary::Write(TEXT("end"), *this, NameOf(TaskResult));
	if (Mischief == EMischief::FinishTwice)
	{
		FinishLatentTask(OwnerComp, Result);
	}
}

UDiaryMoveTask::UDiaryMoveTask(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	INIT_TASK_NODE_NOTIFY_FLAGS();
	BlackboardKey.AddVectorFilter(this, GET_MEMBER_NAME_CHECKED(UDiaryMoveTask, BlackboardKey));
	BlackboardKey.AddObjectFilter(
		this, GET_MEMBER_NAME_CHECKED(UDiaryMoveTask, BlackboardKey), AActor::StaticClass());
}

EBTNodeResult::Type UDiaryMoveTask::ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	FNodeDiary::Write(TEXT("run"), *this);
	FVector Goal;
	const UBlackboardComponent* Blackboard = OwnerComp.GetBlackboardComponent();
	if (!Blackboard->GetLocationFromEntry(BlackboardKey.GetSelectedKeyID(), Goal))
	{
		return EBTNodeResult::Failed;
	}
	const FPathFollowingRequestResult Move = OwnerComp.GetAIOwner()->MoveTo(FAIMoveRequest(Goal));
	if (Move.Code == EPathFollowingRequestResult::RequestSuccessful)
	{
		WaitForMessage(
			OwnerComp, UBrainComponent::AIMessage_MoveFinished, static_cast<int32>(Move.MoveId.GetID()));
		return EBTNodeResult::InProgress;
	}
	return Move.Code == EPathFollowingRequestResult::AlreadyAtGoal ? EBTNodeResult::Succeeded
																   : EBTNodeResult::Failed;
}

EBTNodeResult::Type UDiaryMoveTask::AbortTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	FNodeDiary::Write(TEXT("abort"), *this);
	OwnerComp.GetAIOwner()->GetPathFollowingComponent()->AbortMove(
		*this, FPathFollowingResultFlags::OwnerFinished);
	return EBTNodeResult::Aborted;
}

void UDiaryMoveTask::OnMessage(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, FName Message, int32 RequestID, bool bSuccess)
{
	FNodeDiary::Write(TEXT("hear"), *this, *Message.ToString());
	Super::OnMessage(OwnerComp, NodeMemory, Message, RequestID, bSuccess);
}

void UDiaryMoveTask::OnTaskFinished(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTNodeResult::Type TaskResult)
{
	FNodeDiary::Write(TEXT("end"), *this, NameOf(TaskResult));
}

UDiaryService::UDiaryService(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	INIT_SERVICE_NODE_NOTIFY_FLAGS();
	TickEvery(0.f);
}

void UDiaryService::OnBecomeRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	FNodeDiary::Write(TEXT("begin"), *this);
}

void UDiaryService::OnCeaseRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	FNodeDiary::Write(TEXT("cease"), *this);
}

void UDiaryService::TickNode(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds)
{
	Super::TickNode(OwnerComp, NodeMemory, DeltaSeconds);
	FNodeDiary::Write(TEXT("tick"), *this);
}

void UDiaryService::OnSearchStart(FBehaviorTreeSearchData& SearchData)
{
	FNodeDiary::Write(TEXT("search"), *this);
}

UDiaryDecorator::UDiaryDecorator(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	INIT_DECORATOR_NODE_NOTIFY_FLAGS();
	BlackboardKey.AddBoolFilter(this, GET_MEMBER_NAME_CHECKED(UDiaryDecorator, BlackboardKey));
}

bool UDiaryDecorator::CalculateRawConditionValue(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const
{
	return OwnerComp.GetBlackboardComponent()->GetValue<UBlackboardKeyType_Bool>(
		BlackboardKey.GetSelectedKeyID());
}
