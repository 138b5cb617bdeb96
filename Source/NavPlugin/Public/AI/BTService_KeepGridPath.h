// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "BehaviorTree/Services/BTService_BlackboardBase.h"
#include "CoreMinimal.h"
#include "GridNavTypes.h"
#include "Query/GridPathRequest.h"

#include "BTService_KeepGridPath.generated.h"

/**
 * Keeps a path from the pawn to a goal, a vector or an actor of the blackboard, while its branch is active,
 * and writes what is known of it.
 *
 * The path is kept up to date by the subsystem, within its budget: edits change it without another request.
 * The service asks again only when the goal has moved, the agent has left the path, or a way has opened to a
 * goal that could not be reached; never while an answer is due, and at most once an interval. The keys keep
 * their values when the branch ends.
 */
UCLASS(meta = (DisplayName = "Keep Grid Path"))
class NAVPLUGIN_API UBTService_KeepGridPath : public UBTService_BlackboardBase
{
	GENERATED_BODY()

public:
	UBTService_KeepGridPath(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** A path to the nearest place that can be reached will do. */
	UPROPERTY(EditAnywhere, Category = "Grid Path")
	bool bAllowPartial = false;

	/** Another path is asked for when the goal has moved so far. */
	UPROPERTY(EditAnywhere, Category = "Grid Path", meta = (ClampMin = "1.0", Units = "cm"))
	float GoalTrackingThreshold = 100.0f;

	/** Another path is asked for when the agent is so far away from the path. */
	UPROPERTY(EditAnywhere, Category = "Grid Path", meta = (ClampMin = "1.0", Units = "cm"))
	float Corridor = 250.0f;

	/** How long requests may be kept waiting by others. */
	UPROPERTY(EditAnywhere, Category = "Grid Path", AdvancedDisplay)
	EGridPathPriority Priority = EGridPathPriority::Background;

	/** The search to use. */
	UPROPERTY(EditAnywhere, Category = "Grid Path", AdvancedDisplay)
	EGridNavAlgorithm Algorithm = EGridNavAlgorithm::ProjectDefault;

	/** Bool: there is a path. */
	UPROPERTY(EditAnywhere, Category = "Result")
	FBlackboardKeySelector HasPathKey;

	/** Float: length of the rest of the path in cm; -1 without one. */
	UPROPERTY(EditAnywhere, Category = "Result")
	FBlackboardKeySelector LengthKey;

	/** Vector: the next waypoint, or the end. Left alone without a path. */
	UPROPERTY(EditAnywhere, Category = "Result")
	FBlackboardKeySelector NextPointKey;

	virtual void InitializeFromAsset(UBehaviorTree& Asset) override;
	virtual uint16 GetInstanceMemorySize() const override;
	virtual void InitializeMemory(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryInit::Type InitType) const override;
	virtual void CleanupMemory(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory,
		EBTMemoryClear::Type CleanupType) const override;
	virtual FString GetStaticServiceDescription() const override;

protected:
	virtual void OnBecomeRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
	virtual void OnCeaseRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
	virtual void TickNode(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) override;

private:
	void Update(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const;
	void Write(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, bool bHasPath) const;
};
