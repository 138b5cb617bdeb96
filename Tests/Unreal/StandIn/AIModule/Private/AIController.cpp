// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AIController.h"

#include "BehaviorTree/BehaviorTree.h"
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "BehaviorTree/BlackboardComponent.h"
#include "BrainComponent.h"
#include "GameFramework/Pawn.h"
#include "NavFilters/NavigationQueryFilter.h"
#include "NavigationSystem.h"

DEFINE_LOG_CATEGORY_STATIC(LogAINavigation, Log, All);

AAIController::AAIController(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), bStopAILogicOnUnposses(true)
{
	PathFollowingComponent = CreateDefaultSubobject<UPathFollowingComponent>(TEXT("PathFollowingComponent"));
}

void AAIController::PostInitializeComponents()
{
	Super::PostInitializeComponents();
	if (PathFollowingComponent != nullptr)
	{
		PathFollowingComponent->OnRequestFinished.AddUObject(this, &AAIController::OnMoveCompleted);
	}
}

void AAIController::OnPossess(APawn* InPawn)
{
	Super::OnPossess(InPawn);
	if (PathFollowingComponent != nullptr)
	{
		PathFollowingComponent->Initialize();
	}
}

void AAIController::OnUnPossess()
{
	if (PathFollowingComponent != nullptr)
	{
		PathFollowingComponent->Cleanup();
	}
	Super::OnUnPossess();
	if (BrainComponent != nullptr && bStopAILogicOnUnposses)
	{
		BrainComponent->Cleanup();
	}
}

bool AAIController::UseBlackboard(
	UBlackboardData* BlackboardAsset, UBlackboardComponent*& BlackboardComponent)
{
	if (BlackboardAsset == nullptr)
	{
		UE_LOG(LogAINavigation, Error, TEXT("%s was given no blackboard to use."), *GetName());
		return false;
	}
	bool bSuccess = true;
	if (Blackboard == nullptr)
	{
		Blackboard = FindComponentByClass<UBlackboardComponent>();
	}
	if (Blackboard == nullptr)
	{
		Blackboard = NewObject<UBlackboardComponent>(this, TEXT("BlackboardComponent"));
		Blackboard->RegisterComponent();
	}
	if (Blackboard->GetBlackboardAsset() != BlackboardAsset)
	{
		bSuccess = InitializeBlackboard(*Blackboard, *BlackboardAsset);
	}
	BlackboardComponent = Blackboard;
	return bSuccess;
}

bool AAIController::InitializeBlackboard(
	UBlackboardComponent& BlackboardComp, UBlackboardData& BlackboardAsset)
{
	if (!BlackboardComp.InitializeBlackboard(BlackboardAsset))
	{
		return false;
	}
	BlackboardComp.SetValueAsObject(FBlackboard::KeySelf, GetPawn());
	return true;
}

bool AAIController::RunBehaviorTree(UBehaviorTree* BTAsset)
{
	if (BTAsset == nullptr)
	{
		UE_LOG(LogAINavigation, Error, TEXT("%s was given no behaviour tree to run."), *GetName());
		return false;
	}
	UBlackboardComponent* BlackboardComp = Blackboard;
	if (BTAsset->BlackboardAsset != nullptr && !UseBlackboard(BTAsset->BlackboardAsset, BlackboardComp))
	{
		return false;
	}
	UBehaviorTreeComponent* Tree = Cast<UBehaviorTreeComponent>(BrainComponent);
	if (Tree == nullptr)
	{
		Tree = NewObject<UBehaviorTreeComponent>(this, TEXT("BTComponent"));
		Tree->RegisterComponent();
		BrainComponent = Tree;
	}
	Tree->CacheBlackboardComponent(BlackboardComp);
	if (BlackboardComp != nullptr)
	{
		BlackboardComp->CacheBrainComponent(*Tree);
	}
	Tree->StartTree(*BTAsset, EBTExecutionMode::Looped);
	return true;
}

EPathFollowingRequestResult::Type AAIController::MoveToActor(AActor* Goal, float AcceptanceRadius,
	bool bStopOnOverlap, bool bUsePathfinding, bool bCanStrafe,
	TSubclassOf<UNavigationQueryFilter> FilterClass, bool bAllowPartialPath)
{
	FAIMoveRequest MoveRequest(Goal);
	MoveRequest.SetUsePathfinding(bUsePathfinding);
	MoveRequest.SetAllowPartialPath(bAllowPartialPath);
	MoveRequest.SetNavigationFilter(FilterClass != nullptr ? FilterClass : DefaultNavigationFilterClass);
	MoveRequest.SetAcceptanceRadius(AcceptanceRadius);
	MoveRequest.SetReachTestIncludesAgentRadius(bStopOnOverlap);
	MoveRequest.SetCanStrafe(bCanStrafe);
	return MoveTo(MoveRequest);
}

EPathFollowingRequestResult::Type AAIController::MoveToLocation(const FVector& Dest, float AcceptanceRadius,
	bool bStopOnOverlap, bool bUsePathfinding, bool bProjectDestinationToNavigation, bool bCanStrafe,
	TSubclassOf<UNavigationQueryFilter> FilterClass, bool bAllowPartialPath)
{
	FAIMoveRequest MoveRequest(Dest);
	MoveRequest.SetUsePathfinding(bUsePathfinding);
	MoveRequest.SetAllowPartialPath(bAllowPartialPath);
	MoveRequest.SetProjectGoalLocation(bProjectDestinationToNavigation);
	MoveRequest.SetNavigationFilter(FilterClass != nullptr ? FilterClass : DefaultNavigationFilterClass);
	MoveRequest.SetAcceptanceRadius(AcceptanceRadius);
	MoveRequest.SetReachTestIncludesAgentRadius(bStopOnOverlap);
	MoveRequest.SetCanStrafe(bCanStrafe);
	return MoveTo(MoveRequest);
}

bool AAIController::ProjectGoal(const FAIMoveRequest& MoveRequest) const
{
	if (MoveRequest.IsMoveToActorRequest())
	{
		return true;
	}
	if (MoveRequest.GetGoalLocation().ContainsNaN())
	{
		UE_LOG(LogAINavigation, Error, TEXT("%s was asked to move to a location that is no number."),
			*GetName());
		return false;
	}
	if (!MoveRequest.IsProjectingGoal())
	{
		return true;
	}
	const UNavigationSystemV1* NavSystem = FNavigationSystem::GetCurrent<UNavigationSystemV1>(GetWorld());
	FNavLocation Projected;
	if (NavSystem == nullptr ||
		!NavSystem->ProjectPointToNavigation(
			MoveRequest.GetGoalLocation(), Projected, INVALID_NAVEXTENT, &GetNavAgentPropertiesRef()))
	{
		UE_LOG(LogAINavigation, Warning, TEXT("%s failed to project the goal on navigation."), *GetName());
		return false;
	}
	MoveRequest.UpdateGoalLocation(Projected.Location);
	return true;
}

FPathFollowingRequestResult AAIController::MoveTo(
	const FAIMoveRequest& MoveRequest, FNavPathSharedPtr* OutPath)
{
	FPathFollowingRequestResult Result;
	if (!MoveRequest.IsValid() || PathFollowingComponent == nullptr || GetPawn() == nullptr)
	{
		UE_LOG(LogAINavigation, Error,
			TEXT("%s cannot move: no goal, no pawn or nothing to follow a path with."), *GetName());
		return Result;
	}
	FPathFindingQuery Query;
	FNavPathSharedPtr Path;
	const bool bGoalIsValid = ProjectGoal(MoveRequest);
	if (bGoalIsValid && PathFollowingComponent->HasReached(MoveRequest))
	{
		Result.MoveId = PathFollowingComponent->RequestMoveWithImmediateFinish(EPathFollowingResult::Success);
		Result.Code = EPathFollowingRequestResult::AlreadyAtGoal;
		return Result;
	}
	if (bGoalIsValid && BuildPathfindingQuery(MoveRequest, Query))
	{
		FindPathForMoveRequest(MoveRequest, Query, Path);
	}
	Result.MoveId = Path.IsValid() ? RequestMove(MoveRequest, Path) : FAIRequestID::InvalidRequest;
	if (Result.MoveId.IsValid())
	{
		Result.Code = EPathFollowingRequestResult::RequestSuccessful;
		if (OutPath != nullptr)
		{
			*OutPath = Path;
		}
		return Result;
	}
	Result.MoveId = PathFollowingComponent->RequestMoveWithImmediateFinish(EPathFollowingResult::Invalid);
	return Result;
}

FAIRequestID AAIController::RequestMove(const FAIMoveRequest& MoveRequest, FNavPathSharedPtr Path)
{
	return PathFollowingComponent != nullptr ? PathFollowingComponent->RequestMove(MoveRequest, Path)
											 : FAIRequestID::InvalidRequest;
}

bool AAIController::BuildPathfindingQuery(
	const FAIMoveRequest& MoveRequest, FPathFindingQuery& OutQuery) const
{
	return FillQuery(MoveRequest, GetNavAgentLocation(), OutQuery);
}

#if NAVPLUGIN_STANDIN_ENGINE_MINOR >= 5
bool AAIController::BuildPathfindingQuery(
	const FAIMoveRequest& MoveRequest, const FVector& StartLocation, FPathFindingQuery& OutQuery) const
{
	return FillQuery(MoveRequest, StartLocation, OutQuery);
}
#endif

bool AAIController::FillQuery(
	const FAIMoveRequest& MoveRequest, const FVector& StartLocation, FPathFindingQuery& OutQuery) const
{
	const UNavigationSystemV1* NavSystem = FNavigationSystem::GetCurrent<UNavigationSystemV1>(GetWorld());
	const ANavigationData* NavData = NavSystem != nullptr
		? NavSystem->GetNavDataForProps(GetNavAgentPropertiesRef(), StartLocation)
		: nullptr;
	if (NavData == nullptr)
	{
		UE_LOG(LogAINavigation, Warning, TEXT("%s has no navigation data to move on."), *GetName());
		return false;
	}
	FVector Goal = MoveRequest.GetDestination();
	if (const INavAgentInterface* GoalAgent = Cast<const INavAgentInterface>(MoveRequest.GetGoalActor()))
	{
		Goal += GoalAgent->GetMoveGoalOffset(this);
	}
	const FSharedConstNavQueryFilter Filter =
		UNavigationQueryFilter::GetQueryFilter(*NavData, this, MoveRequest.GetNavigationFilter());
	OutQuery = FPathFindingQuery(
		*static_cast<const INavAgentInterface*>(this), *NavData, StartLocation, Goal, Filter);
	OutQuery.SetAllowPartialPaths(MoveRequest.IsUsingPartialPaths());
	OutQuery.SetRequireNavigableEndLocation(MoveRequest.IsNavigableEndLocationRequired());
	return true;
}

void AAIController::FindPathForMoveRequest(
	const FAIMoveRequest& MoveRequest, FPathFindingQuery& Query, FNavPathSharedPtr& OutPath) const
{
	constexpr float GoalTether = 100.f;

	UNavigationSystemV1* NavSystem = FNavigationSystem::GetCurrent<UNavigationSystemV1>(GetWorld());
	const FPathFindingResult Result = NavSystem != nullptr
		? NavSystem->FindPathSync(Query)
		: FPathFindingResult(ENavigationQueryResult::Error);
	if (!Result.IsSuccessful() || !Result.Path.IsValid())
	{
		return;
	}
	if (const AActor* GoalActor = MoveRequest.GetGoalActor())
	{
		Result.Path->SetGoalActorObservation(*GoalActor, GoalTether);
	}
	Result.Path->EnableRecalculationOnInvalidation(true);
	OutPath = Result.Path;
}

void AAIController::StopMovement()
{
	if (PathFollowingComponent != nullptr)
	{
		PathFollowingComponent->AbortMove(*this, FPathFollowingResultFlags::MovementStop);
	}
}

bool AAIController::IsFollowingAPath() const
{
	return GetMoveStatus() != EPathFollowingStatus::Idle;
}

EPathFollowingStatus::Type AAIController::GetMoveStatus() const
{
	return PathFollowingComponent != nullptr ? PathFollowingComponent->GetStatus()
											 : EPathFollowingStatus::Idle;
}
