// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/BTService_KeepGridPath.h"

#include "AI/GridBlackboard.h"
#include "AI/GridNodeMemory.h"
#include "AI/GridPathKeeper.h"
#include "AIController.h"
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "GameFramework/Pawn.h"
#include "Query/GridPathSubsystem.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(BTService_KeepGridPath)

namespace UE::GridNav::KeepPathServiceImpl
{
struct FNodeState
{
	/** None while the branch is not active. */
	TUniquePtr<FGridPathKeeper> Keeper;

	void Empty() { Keeper.Reset(); }
};

static FNodeState& MemoryOf(uint8* NodeMemory)
{
	return UE::GridNav::NodeMemory::Of<FNodeState>(NodeMemory);
}
} // namespace UE::GridNav::KeepPathServiceImpl

UBTService_KeepGridPath::UBTService_KeepGridPath(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
	NodeName = TEXT("Keep Grid Path");
	Interval = 0.25f;
	RandomDeviation = 0.05f;
	INIT_SERVICE_NODE_NOTIFY_FLAGS();
	UE::GridNav::Blackboard::AllowGoals(
		BlackboardKey, *this, GET_MEMBER_NAME_CHECKED(UBTService_KeepGridPath, BlackboardKey));
	HasPathKey.AddBoolFilter(this, GET_MEMBER_NAME_CHECKED(UBTService_KeepGridPath, HasPathKey));
	LengthKey.AddFloatFilter(this, GET_MEMBER_NAME_CHECKED(UBTService_KeepGridPath, LengthKey));
	NextPointKey.AddVectorFilter(this, GET_MEMBER_NAME_CHECKED(UBTService_KeepGridPath, NextPointKey));
	for (FBlackboardKeySelector* Key : {&HasPathKey, &LengthKey, &NextPointKey})
	{
		Key->AllowNoneAsValue(true);
	}
}

void UBTService_KeepGridPath::InitializeFromAsset(UBehaviorTree& Asset)
{
	Super::InitializeFromAsset(Asset);
	for (FBlackboardKeySelector* Key : {&HasPathKey, &LengthKey, &NextPointKey})
	{
		UE::GridNav::Blackboard::Resolve(*Key, GetBlackboardAsset());
	}
}

uint16 UBTService_KeepGridPath::GetInstanceMemorySize() const
{
	return sizeof(UE::GridNav::KeepPathServiceImpl::FNodeState);
}

void UBTService_KeepGridPath::InitializeMemory(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryInit::Type InitType) const
{
	UE::GridNav::NodeMemory::Initialize<UE::GridNav::KeepPathServiceImpl::FNodeState>(NodeMemory, InitType);
}

void UBTService_KeepGridPath::CleanupMemory(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryClear::Type CleanupType) const
{
	UE::GridNav::NodeMemory::Cleanup<UE::GridNav::KeepPathServiceImpl::FNodeState>(NodeMemory, CleanupType);
}

void UBTService_KeepGridPath::OnBecomeRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	Super::OnBecomeRelevant(OwnerComp, NodeMemory);
	const AAIController* Controller = OwnerComp.GetAIOwner();
	if (Controller == nullptr)
	{
		return;
	}
	FGridPathRequest Request;
	Request.AgentRadius = FMath::Max(Controller->GetNavAgentPropertiesRef().AgentRadius, 0.0f);
	Request.bAllowPartial = bAllowPartial;
	Request.Priority = Priority;
	Request.Algorithm = Algorithm;
	Request.Owner = Controller;
	TUniquePtr<FGridPathKeeper>& Keeper = UE::GridNav::KeepPathServiceImpl::MemoryOf(NodeMemory).Keeper;
	Keeper = MakeUnique<FGridPathKeeper>();
	Keeper->Begin(UGridPathSubsystem::Get(Controller), Request, GoalTrackingThreshold, Corridor);
	Update(OwnerComp, NodeMemory);
}

void UBTService_KeepGridPath::OnCeaseRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory)
{
	UE::GridNav::KeepPathServiceImpl::MemoryOf(NodeMemory).Empty();
	Super::OnCeaseRelevant(OwnerComp, NodeMemory);
}

void UBTService_KeepGridPath::TickNode(
	UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds)
{
	Super::TickNode(OwnerComp, NodeMemory, DeltaSeconds);
	Update(OwnerComp, NodeMemory);
}

void UBTService_KeepGridPath::Update(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const
{
	FGridPathKeeper* Keeper = UE::GridNav::KeepPathServiceImpl::MemoryOf(NodeMemory).Keeper.Get();
	const AAIController* Controller = OwnerComp.GetAIOwner();
	FGridBlackboardGoal Goal;
	if (Keeper == nullptr || Controller == nullptr)
	{
		return;
	}
	if (Controller->GetPawn() == nullptr ||
		!UE::GridNav::Blackboard::ReadGoal(OwnerComp, BlackboardKey, Goal))
	{
		Keeper->End();
		Write(OwnerComp, NodeMemory, false);
		return;
	}
	Keeper->Update(Controller->GetNavAgentLocation(), Goal.Location);
	// While the first answer is due, nothing is known. While another one is, the path before still holds.
	if (!Keeper->IsWaiting() || Keeper->HasPath())
	{
		Write(OwnerComp, NodeMemory, Keeper->HasPath());
	}
}

void UBTService_KeepGridPath::Write(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, bool bHasPath) const
{
	namespace Board = UE::GridNav::Blackboard;
	// Copied first: observers of the blackboard may end the branch.
	const FGridPathKeeper& Keeper = *UE::GridNav::KeepPathServiceImpl::MemoryOf(NodeMemory).Keeper;
	const double Length = bHasPath ? Keeper.GetLength() : -1.0;
	const FVector NextPoint = Keeper.GetNextPoint();
	if (bHasPath)
	{
		Board::WriteVector(OwnerComp, NextPointKey, NextPoint);
	}
	Board::WriteFloat(OwnerComp, LengthKey, Length);
	Board::WriteBool(OwnerComp, HasPathKey, bHasPath);
}

FString UBTService_KeepGridPath::GetStaticServiceDescription() const
{
	namespace Board = UE::GridNav::Blackboard;
	FString Text = FString::Printf(TEXT("path to %s%s"), *Board::NameOf(BlackboardKey),
		bAllowPartial ? TEXT(", or as near as possible") : TEXT(""));
	Board::AppendKey(Text, TEXT("has path"), HasPathKey);
	Board::AppendKey(Text, TEXT("length"), LengthKey);
	Board::AppendKey(Text, TEXT("next point"), NextPointKey);
	return Text;
}
