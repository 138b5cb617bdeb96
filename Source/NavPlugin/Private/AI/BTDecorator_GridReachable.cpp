// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/BTDecorator_GridReachable.h"

#include "AI/GridBlackboard.h"
#include "AI/GridNodeMemory.h"
#include "AI/GridReach.h"
#include "AIController.h"
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "GameFramework/Pawn.h"
#include "Query/GridPathSubsystem.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(BTDecorator_GridReachable)

namespace UE::GridNav::ReachableDecoratorImpl
{
struct FNodeState
{
	/** What the last answer was given for. */
	FGridReachStamp Stamp;
	bool bIsReachable = true;
	bool bIsKnown = false;

	void Empty() { *this = FNodeState(); }
};

static FNodeState& MemoryOf(uint8* NodeMemory)
{
	return UE::GridNav::NodeMemory::Of<FNodeState>(NodeMemory);
}

/** False where there is nobody to go, or no goal. */
static bool MakeQuestion(const UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key,
	float GoalRadius, FGridReachQuestion& OutQuestion)
{
	const AAIController* Controller = Tree.GetAIOwner();
	FGridBlackboardGoal Goal;
	if (Controller == nullptr || Controller->GetPawn() == nullptr ||
		!UE::GridNav::Blackboard::ReadGoal(Tree, Key, Goal))
	{
		return false;
	}
	OutQuestion.From = Controller->GetNavAgentLocation();
	OutQuestion.To = Goal.Location;
	OutQuestion.AgentRadius = FMath::Max(Controller->GetNavAgentPropertiesRef().AgentRadius, 0.0f);
	OutQuestion.GoalRadius = GoalRadius;
	return true;
}
} // namespace UE::GridNav::ReachableDecoratorImpl

UBTDecorator_GridReachable::UBTDecorator_GridReachable(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	NodeName = TEXT("Grid Reachable");
	INIT_DECORATOR_NODE_NOTIFY_FLAGS();
	UE::GridNav::Blackboard::AllowGoals(
		BlackboardKey, *this, GET_MEMBER_NAME_CHECKED(UBTDecorator_GridReachable, BlackboardKey));
}

uint16 UBTDecorator_GridReachable::GetInstanceMemorySize() const
{
	return sizeof(UE::GridNav::ReachableDecoratorImpl::FNodeState);
}

void UBTDecorator_GridReachable::InitializeMemory(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryInit::Type InitType) const
{
	UE::GridNav::NodeMemory::Initialize<UE::GridNav::ReachableDecoratorImpl::FNodeState>(
		NodeMemory, InitType);
}

void UBTDecorator_GridReachable::CleanupMemory(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryClear::Type CleanupType) const
{
	UE::GridNav::NodeMemory::Cleanup<UE::GridNav::ReachableDecoratorImpl::FNodeState>(
		NodeMemory, CleanupType);
}

bool UBTDecorator_GridReachable::CalculateRawConditionValue(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const
{
	namespace Impl = UE::GridNav::ReachableDecoratorImpl;
	Impl::FNodeState& Memory = Impl::MemoryOf(NodeMemory);
	FGridReachQuestion Question;
	if (!Impl::MakeQuestion(OwnerComp, BlackboardKey, GoalRadius, Question))
	{
		Memory.Empty();
		Memory.bIsReachable = false;
		return false;
	}
	const UGridPathSubsystem* Paths = UGridPathSubsystem::Get(OwnerComp.GetAIOwner());
	const EGridReach Reach = UE::GridNav::IsReachable(Paths, Question);
	if (Reach == EGridReach::Busy)
	{
		return Memory.bIsReachable;
	}
	Memory.Stamp = UE::GridNav::StampOf(Paths, Question);
	Memory.bIsReachable = Reach == EGridReach::Yes;
	Memory.bIsKnown = true;
	return Memory.bIsReachable;
}

void UBTDecorator_GridReachable::TickNode(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds)
{
	Super::TickNode(OwnerComp, NodeMemory, DeltaSeconds);
	namespace Impl = UE::GridNav::ReachableDecoratorImpl;
	Impl::FNodeState& Memory = Impl::MemoryOf(NodeMemory);
	FGridReachQuestion Question;
	const bool bHasQuestion = Impl::MakeQuestion(OwnerComp, BlackboardKey, GoalRadius, Question);
	const UGridPathSubsystem* Paths = UGridPathSubsystem::Get(OwnerComp.GetAIOwner());
	if (bHasQuestion == Memory.bIsKnown &&
		(!bHasQuestion || UE::GridNav::StampOf(Paths, Question) == Memory.Stamp))
	{
		return;
	}
	const bool bWasReachable = Memory.bIsReachable;
	if (CalculateRawConditionValue(OwnerComp, NodeMemory) != bWasReachable)
	{
		ConditionalFlowAbort(OwnerComp, EBTDecoratorAbortRequest::ConditionResultChanged);
	}
}

FString UBTDecorator_GridReachable::GetStaticDescription() const
{
	FString Text = IsInversed() ? TEXT("no way to ") : TEXT("a way to ");
	Text += UE::GridNav::Blackboard::NameOf(BlackboardKey);
	if (GoalRadius > 0.0f)
	{
		Text += FString::Printf(TEXT(", or within %.0f cm of it"), GoalRadius);
	}
	return Text;
}

void UBTDecorator_GridReachable::DescribeRuntimeValues(const UBehaviorTreeComponent& OwnerComp,
	uint8* NodeMemory, EBTDescriptionVerbosity::Type Verbosity, TArray<FString>& Values) const
{
	Super::DescribeRuntimeValues(OwnerComp, NodeMemory, Verbosity, Values);
	const UE::GridNav::ReachableDecoratorImpl::FNodeState& Memory =
		UE::GridNav::ReachableDecoratorImpl::MemoryOf(NodeMemory);
	Values.Add(!Memory.bIsKnown   ? TEXT("not known")
			: Memory.bIsReachable ? TEXT("there is a way")
								  : TEXT("there is no way"));
}
