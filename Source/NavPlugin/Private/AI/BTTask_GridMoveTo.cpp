// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/BTTask_GridMoveTo.h"

#include "AI/GridBlackboard.h"
#include "AI/GridMove.h"
#include "AI/GridNodeMemory.h"
#include "AIController.h"
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "GameFramework/Actor.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(BTTask_GridMoveTo)

namespace UE::GridNav::MoveToTaskImpl
{
struct FNodeState
{
	FGridMove Move;
	/** The goal of the move, if it is an actor. */
	TWeakObjectPtr<AActor> GoalActor;
	bool bHasGoalActor = false;

	void Empty()
	{
		Move = FGridMove();
		GoalActor = nullptr;
	}
};

static FNodeState& MemoryOf(uint8* NodeMemory)
{
	return UE::GridNav::NodeMemory::Of<FNodeState>(NodeMemory);
}
} // namespace UE::GridNav::MoveToTaskImpl

UBTTask_GridMoveTo::UBTTask_GridMoveTo(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	NodeName = TEXT("Grid Move To");
	INIT_TASK_NODE_NOTIFY_FLAGS();
	namespace Board = UE::GridNav::Blackboard;
	Board::AllowGoals(BlackboardKey, *this, GET_MEMBER_NAME_CHECKED(UBTTask_GridMoveTo, BlackboardKey));
	Board::AllowEnum(OutcomeKey, *this, GET_MEMBER_NAME_CHECKED(UBTTask_GridMoveTo, OutcomeKey),
		StaticEnum<EGridMoveOutcome>());
}

void UBTTask_GridMoveTo::InitializeFromAsset(UBehaviorTree& Asset)
{
	Super::InitializeFromAsset(Asset);
	UE::GridNav::Blackboard::Resolve(OutcomeKey, GetBlackboardAsset());
}

uint16 UBTTask_GridMoveTo::GetInstanceMemorySize() const
{
	return sizeof(UE::GridNav::MoveToTaskImpl::FNodeState);
}

void UBTTask_GridMoveTo::InitializeMemory(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryInit::Type InitType) const
{
	UE::GridNav::NodeMemory::Initialize<UE::GridNav::MoveToTaskImpl::FNodeState>(NodeMemory, InitType);
}

void UBTTask_GridMoveTo::CleanupMemory(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryClear::Type CleanupType) const
{
	UE::GridNav::NodeMemory::Cleanup<UE::GridNav::MoveToTaskImpl::FNodeState>(NodeMemory, CleanupType);
}

bool UBTTask_GridMoveTo::Begin(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const
{
	UE::GridNav::MoveToTaskImpl::FNodeState& Memory = UE::GridNav::MoveToTaskImpl::MemoryOf(NodeMemory);
	AAIController* Controller = OwnerComp.GetAIOwner();
	FGridBlackboardGoal Goal;
	if (Controller == nullptr || !UE::GridNav::Blackboard::ReadGoal(OwnerComp, BlackboardKey, Goal))
	{
		return false;
	}
	Memory.GoalActor = Goal.Actor;
	Memory.bHasGoalActor = Goal.Actor != nullptr;
	if (Goal.Actor != nullptr)
	{
		Memory.Move.Start(*Controller, *Goal.Actor, Settings);
	}
	else
	{
		Memory.Move.Start(*Controller, Goal.Location, Settings);
	}
	return true;
}

EBTNodeResult::Type UBTTask_GridMoveTo::ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	if (!Begin(OwnerComp, NodeMemory))
	{
		UE::GridNav::Blackboard::WriteEnum(
			OwnerComp, OutcomeKey, static_cast<uint8>(EGridMoveOutcome::InvalidGoal));
		return EBTNodeResult::Failed;
	}
	return TakeOutcome(OwnerComp, NodeMemory);
}

EBTNodeResult::Type UBTTask_GridMoveTo::AbortTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	UE::GridNav::MoveToTaskImpl::MemoryOf(NodeMemory).Move.Stop();
	return EBTNodeResult::Aborted;
}

void UBTTask_GridMoveTo::OnTaskFinished(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTNodeResult::Type TaskResult)
{
	UE::GridNav::MoveToTaskImpl::MemoryOf(NodeMemory).Move.Stop();
	Super::OnTaskFinished(OwnerComp, NodeMemory, TaskResult);
}

void UBTTask_GridMoveTo::TickTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds)
{
	UE::GridNav::MoveToTaskImpl::FNodeState& Memory = UE::GridNav::MoveToTaskImpl::MemoryOf(NodeMemory);
	FGridBlackboardGoal Goal;
	if (UE::GridNav::Blackboard::ReadGoal(OwnerComp, BlackboardKey, Goal) &&
		Settings.GoalTrackingThreshold > 0.0f)
	{
		if (Goal.Actor != nullptr ? Memory.GoalActor != Goal.Actor : Memory.bHasGoalActor)
		{
			Begin(OwnerComp, NodeMemory);
		}
		else if (Goal.Actor == nullptr)
		{
			Memory.Move.SetGoal(Goal.Location);
		}
	}
	Memory.Move.Tick(DeltaSeconds);
	const EBTNodeResult::Type Result = TakeOutcome(OwnerComp, NodeMemory);
	if (Result != EBTNodeResult::InProgress)
	{
		FinishLatentTask(OwnerComp, Result);
	}
}

EBTNodeResult::Type UBTTask_GridMoveTo::TakeOutcome(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const
{
	const FGridMove& Move = UE::GridNav::MoveToTaskImpl::MemoryOf(NodeMemory).Move;
	const EGridMoveOutcome Outcome = Move.GetOutcome();
	if (Outcome == EGridMoveOutcome::None)
	{
		return EBTNodeResult::InProgress;
	}
	UE::GridNav::Blackboard::WriteEnum(OwnerComp, OutcomeKey, static_cast<uint8>(Outcome));
	const bool bSuccess = Outcome == EGridMoveOutcome::Arrived ||
		(Outcome == EGridMoveOutcome::ArrivedNearest && bNearestIsSuccess);
	return bSuccess ? EBTNodeResult::Succeeded : EBTNodeResult::Failed;
}

FString UBTTask_GridMoveTo::GetStaticDescription() const
{
	namespace Board = UE::GridNav::Blackboard;
	FString Text = FString::Printf(
		TEXT("to %s, within %.0f cm"), *Board::NameOf(BlackboardKey), Settings.AcceptanceRadius);
	Text += FString::Printf(TEXT("\nno way: %s"), FGridMove::Describe(Settings.PartialPolicy));
	if (Settings.GoalTrackingThreshold > 0.0f)
	{
		Text += FString::Printf(TEXT("\nfollows the goal after %.0f cm"), Settings.GoalTrackingThreshold);
	}
	if (Settings.bGridAligned)
	{
		Text += TEXT("\nfrom cell to cell");
	}
	if (Settings.Following == EGridMoveFollowing::Steering)
	{
		Text += FString::Printf(TEXT("\nsteered, looks %.0f cm ahead"), Settings.LookAhead);
	}
	Board::AppendKey(Text, TEXT("outcome"), OutcomeKey);
	return Text;
}

void UBTTask_GridMoveTo::DescribeRuntimeValues(const UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory,
	EBTDescriptionVerbosity::Type Verbosity, TArray<FString>& Values) const
{
	Super::DescribeRuntimeValues(OwnerComp, NodeMemory, Verbosity, Values);
	const FGridMove& Move = UE::GridNav::MoveToTaskImpl::MemoryOf(NodeMemory).Move;
	Values.Add(FGridMove::Describe(Move.GetState()));
	if (Move.IsUnderWay())
	{
		Values.Add(FString::Printf(TEXT("%.0f cm left%s"), Move.GetRemainingLength(),
			Move.IsPartial() ? TEXT(", not all the way to the goal") : TEXT("")));
	}
}

#if WITH_EDITOR
FName UBTTask_GridMoveTo::GetNodeIconName() const
{
	return TEXT("BTEditor.Graph.BTNode.Task.MoveTo.Icon");
}
#endif
