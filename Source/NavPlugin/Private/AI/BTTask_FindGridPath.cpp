// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/BTTask_FindGridPath.h"

#include "AI/GridBlackboard.h"
#include "AI/GridNodeMemory.h"
#include "AI/GridPathObject.h"
#include "AI/GridPathWatch.h"
#include "AIController.h"
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "Convert/GridNavConvert.h"
#include "GameFramework/Pawn.h"
#include "Query/GridPathSubsystem.h"
#include "UObject/StrongObjectPtr.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(BTTask_FindGridPath)

namespace UE::GridNav::FindPathTaskImpl
{
struct FNodeState
{
	FGridPathWatch Watch;
	/** The blackboard does not keep it alive. */
	TStrongObjectPtr<UGridPathObject> Found;

	void Empty()
	{
		Watch.Reset();
		Found.Reset();
	}
};

static FNodeState& MemoryOf(uint8* NodeMemory)
{
	return UE::GridNav::NodeMemory::Of<FNodeState>(NodeMemory);
}
} // namespace UE::GridNav::FindPathTaskImpl

UBTTask_FindGridPath::UBTTask_FindGridPath(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	NodeName = TEXT("Find Grid Path");
	INIT_TASK_NODE_NOTIFY_FLAGS();
	namespace Board = UE::GridNav::Blackboard;
	Board::AllowGoals(BlackboardKey, *this, GET_MEMBER_NAME_CHECKED(UBTTask_FindGridPath, BlackboardKey));
	Board::AllowEnum(OutcomeKey, *this, GET_MEMBER_NAME_CHECKED(UBTTask_FindGridPath, OutcomeKey),
		StaticEnum<EGridPathOutcome>());
	FoundKey.AddBoolFilter(this, GET_MEMBER_NAME_CHECKED(UBTTask_FindGridPath, FoundKey));
	EndKey.AddVectorFilter(this, GET_MEMBER_NAME_CHECKED(UBTTask_FindGridPath, EndKey));
	LengthKey.AddFloatFilter(this, GET_MEMBER_NAME_CHECKED(UBTTask_FindGridPath, LengthKey));
	CostKey.AddFloatFilter(this, GET_MEMBER_NAME_CHECKED(UBTTask_FindGridPath, CostKey));
	PathKey.AddObjectFilter(
		this, GET_MEMBER_NAME_CHECKED(UBTTask_FindGridPath, PathKey), UGridPathObject::StaticClass());
	for (FBlackboardKeySelector* Key : {&FoundKey, &EndKey, &LengthKey, &CostKey, &PathKey})
	{
		Key->AllowNoneAsValue(true);
	}
}

void UBTTask_FindGridPath::InitializeFromAsset(UBehaviorTree& Asset)
{
	Super::InitializeFromAsset(Asset);
	for (FBlackboardKeySelector* Key : {&FoundKey, &OutcomeKey, &EndKey, &LengthKey, &CostKey, &PathKey})
	{
		UE::GridNav::Blackboard::Resolve(*Key, GetBlackboardAsset());
	}
}

uint16 UBTTask_FindGridPath::GetInstanceMemorySize() const
{
	return sizeof(UE::GridNav::FindPathTaskImpl::FNodeState);
}

void UBTTask_FindGridPath::InitializeMemory(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryInit::Type InitType) const
{
	UE::GridNav::NodeMemory::Initialize<UE::GridNav::FindPathTaskImpl::FNodeState>(NodeMemory, InitType);
}

void UBTTask_FindGridPath::CleanupMemory(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryClear::Type CleanupType) const
{
	UE::GridNav::NodeMemory::Cleanup<UE::GridNav::FindPathTaskImpl::FNodeState>(NodeMemory, CleanupType);
}

EBTNodeResult::Type UBTTask_FindGridPath::ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	UE::GridNav::FindPathTaskImpl::FNodeState& Memory = UE::GridNav::FindPathTaskImpl::MemoryOf(NodeMemory);
	Memory.Watch.Reset();
	const AAIController* Controller = OwnerComp.GetAIOwner();
	FGridBlackboardGoal Goal;
	if (Controller == nullptr || Controller->GetPawn() == nullptr ||
		!UE::GridNav::Blackboard::ReadGoal(OwnerComp, BlackboardKey, Goal))
	{
		FGridPathResult Nothing;
		Nothing.Outcome =
			Goal.Actor == nullptr ? EGridPathOutcome::InvalidGoal : EGridPathOutcome::InvalidStart;
		Write(OwnerComp, Nothing, nullptr);
		return EBTNodeResult::Failed;
	}
	FGridPathRequest Request;
	Request.Start = Controller->GetNavAgentLocation();
	Request.Goal = Goal.Location;
	Request.AgentRadius = FMath::Max(Controller->GetNavAgentPropertiesRef().AgentRadius, 0.0f);
	Request.bAllowPartial = bAllowPartial;
	Request.Priority = Priority;
	Request.Algorithm = Algorithm;
	Request.bFirstLeg = false;
	Request.Owner = Controller;
	Memory.Watch.Ask(UGridPathSubsystem::Get(Controller), Request);
	return TakeAnswer(OwnerComp, NodeMemory);
}

EBTNodeResult::Type UBTTask_FindGridPath::AbortTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	UE::GridNav::FindPathTaskImpl::MemoryOf(NodeMemory).Watch.Reset();
	return EBTNodeResult::Aborted;
}

void UBTTask_FindGridPath::TickTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds)
{
	const EBTNodeResult::Type Result = TakeAnswer(OwnerComp, NodeMemory);
	if (Result != EBTNodeResult::InProgress)
	{
		FinishLatentTask(OwnerComp, Result);
	}
}

EBTNodeResult::Type UBTTask_FindGridPath::TakeAnswer(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const
{
	UE::GridNav::FindPathTaskImpl::FNodeState& Memory = UE::GridNav::FindPathTaskImpl::MemoryOf(NodeMemory);
	if (!Memory.Watch.IsAnswered())
	{
		return EBTNodeResult::InProgress;
	}
	const FGridPathResult Result = Memory.Watch.GetResult();
	Memory.Watch.Reset();
	Memory.Found.Reset();
	if (PathKey.IsSet() && Result.HasPath())
	{
		UGridPathObject* Object = NewObject<UGridPathObject>(&OwnerComp);
		Object->Path = Result;
		Memory.Found = TStrongObjectPtr<UGridPathObject>(Object);
	}
	UGridPathObject* Found = Memory.Found.Get();
	// Observers of the blackboard may interrupt this task; nothing of its memory is used after this.
	Write(OwnerComp, Result, Found);
	return Result.HasPath() ? EBTNodeResult::Succeeded : EBTNodeResult::Failed;
}

void UBTTask_FindGridPath::Write(
	UBehaviorTreeComponent& OwnerComp, const FGridPathResult& Result, UGridPathObject* Object) const
{
	namespace Board = UE::GridNav::Blackboard;
	const bool bHasPath = Result.HasPath();
	Board::WriteObject(OwnerComp, PathKey, Object);
	if (bHasPath)
	{
		Board::WriteVector(OwnerComp, EndKey, Result.Points.Last());
	}
	Board::WriteFloat(OwnerComp, LengthKey, bHasPath ? Result.Length : -1.0);
	Board::WriteFloat(OwnerComp, CostKey, bHasPath ? Result.Cost : -1.0);
	Board::WriteEnum(OwnerComp, OutcomeKey, static_cast<uint8>(Result.Outcome));
	Board::WriteBool(OwnerComp, FoundKey, Result.Outcome == EGridPathOutcome::Found);
}

FString UBTTask_FindGridPath::GetStaticDescription() const
{
	namespace Board = UE::GridNav::Blackboard;
	FString Text = FString::Printf(TEXT("to %s%s"), *Board::NameOf(BlackboardKey),
		bAllowPartial ? TEXT(", or as near as possible") : TEXT(""));
	Board::AppendKey(Text, TEXT("found"), FoundKey);
	Board::AppendKey(Text, TEXT("outcome"), OutcomeKey);
	Board::AppendKey(Text, TEXT("end"), EndKey);
	Board::AppendKey(Text, TEXT("length"), LengthKey);
	Board::AppendKey(Text, TEXT("cost"), CostKey);
	Board::AppendKey(Text, TEXT("path"), PathKey);
	return Text;
}

void UBTTask_FindGridPath::DescribeRuntimeValues(const UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory,
	EBTDescriptionVerbosity::Type Verbosity, TArray<FString>& Values) const
{
	Super::DescribeRuntimeValues(OwnerComp, NodeMemory, Verbosity, Values);
	const FGridPathWatch& Watch = UE::GridNav::FindPathTaskImpl::MemoryOf(NodeMemory).Watch;
	Values.Add(Watch.IsEmpty() ? FString(TEXT("idle")) : FString(TEXT("waits for its path")));
}

#if WITH_EDITOR
FName UBTTask_FindGridPath::GetNodeIconName() const
{
	return TEXT("BTEditor.Graph.BTNode.Task.MoveTo.Icon");
}
#endif
