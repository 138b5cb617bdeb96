// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of AAIController and the fact sheets "Navigation API facts", section 0, and "Behaviour
// trees, blackboard, AI moves, EQS, StateTree", sections 2 and 3.

#include "AITypes.h"
#include "CoreMinimal.h"
#include "GameFramework/Controller.h"
#include "Navigation/PathFollowingComponent.h"
#include "NavigationSystemTypes.h"

#include "AIController.generated.h"

class APawn;
class UBehaviorTree;
class UBlackboardComponent;
class UBlackboardData;
class UBrainComponent;

UCLASS(Blueprintable)
class AIMODULE_API AAIController : public AController
{
	GENERATED_BODY()

public:
	AAIController(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual FPathFollowingRequestResult MoveTo(
		const FAIMoveRequest& MoveRequest, FNavPathSharedPtr* OutPath = nullptr);

	EPathFollowingRequestResult::Type MoveToActor(AActor* Goal, float AcceptanceRadius = -1,
		bool bStopOnOverlap = true, bool bUsePathfinding = true, bool bCanStrafe = true,
		TSubclassOf<UNavigationQueryFilter> FilterClass = nullptr, bool bAllowPartialPath = true);

	EPathFollowingRequestResult::Type MoveToLocation(const FVector& Dest, float AcceptanceRadius = -1,
		bool bStopOnOverlap = true, bool bUsePathfinding = true, bool bProjectDestinationToNavigation = false,
		bool bCanStrafe = true, TSubclassOf<UNavigationQueryFilter> FilterClass = nullptr,
		bool bAllowPartialPath = true);

	virtual FAIRequestID RequestMove(const FAIMoveRequest& MoveRequest, FNavPathSharedPtr Path);
	virtual void FindPathForMoveRequest(
		const FAIMoveRequest& MoveRequest, FPathFindingQuery& Query, FNavPathSharedPtr& OutPath) const;
	bool BuildPathfindingQuery(const FAIMoveRequest& MoveRequest, FPathFindingQuery& OutQuery) const;
#if NAVPLUGIN_STANDIN_ENGINE_MINOR >= 5
	bool BuildPathfindingQuery(
		const FAIMoveRequest& MoveRequest, const FVector& StartLocation, FPathFindingQuery& OutQuery) const;
#endif

	virtual void OnMoveCompleted(FAIRequestID RequestID, const FPathFollowingResult& Result) {}
	virtual void StopMovement() override;
	virtual bool IsFollowingAPath() const override;
	EPathFollowingStatus::Type GetMoveStatus() const;
	UPathFollowingComponent* GetPathFollowingComponent() const
	{
		return PathFollowingComponent;
	}
	TSubclassOf<UNavigationQueryFilter> GetDefaultNavigationFilterClass() const
	{
		return DefaultNavigationFilterClass;
	}

	/** Runs the tree, with the blackboard that it wants. */
	virtual bool RunBehaviorTree(UBehaviorTree* BTAsset);
	/** The component that there is keeps its values if it has that asset. */
	bool UseBlackboard(UBlackboardData* BlackboardAsset, UBlackboardComponent*& BlackboardComponent);
	UBlackboardComponent* GetBlackboardComponent()
	{
		return Blackboard;
	}
	const UBlackboardComponent* GetBlackboardComponent() const
	{
		return Blackboard;
	}
	UBrainComponent* GetBrainComponent() const
	{
		return BrainComponent;
	}

	/** What decides, if anything does. */
	UPROPERTY(BlueprintReadWrite, Category = AI)
	TObjectPtr<UBrainComponent> BrainComponent;

	/** When it loses its pawn, the brain stops too. */
	UPROPERTY(EditDefaultsOnly, Category = AI)
	uint32 bStopAILogicOnUnposses : 1;

	virtual void PostInitializeComponents() override;

protected:
	virtual void OnPossess(APawn* InPawn) override;
	virtual void OnUnPossess() override;

	UPROPERTY(EditAnywhere, Category = AI)
	TSubclassOf<UNavigationQueryFilter> DefaultNavigationFilterClass;

	UPROPERTY(BlueprintReadOnly, Category = AI)
	TObjectPtr<UBlackboardComponent> Blackboard;

	virtual bool InitializeBlackboard(UBlackboardComponent& BlackboardComp, UBlackboardData& BlackboardAsset);

private:
	bool ProjectGoal(const FAIMoveRequest& MoveRequest) const;
	bool FillQuery(
		const FAIMoveRequest& MoveRequest, const FVector& StartLocation, FPathFindingQuery& OutQuery) const;

	UPROPERTY(VisibleDefaultsOnly, Category = AI)
	TObjectPtr<UPathFollowingComponent> PathFollowingComponent;
};
