// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "BehaviorTree/Tasks/BTTask_BlackboardBase.h"
#include "CoreMinimal.h"
#include "GridNavTypes.h"
#include "Query/GridPathRequest.h"

#include "BTTask_FindGridPath.generated.h"

/**
 * Finds a path from the pawn to a goal, a vector or an actor of the blackboard, over the next frames, and
 * writes what came of it. The agent does not move.
 *
 * Succeeds with a path, fails without one. Every key but the goal may be left out.
 */
UCLASS(meta = (DisplayName = "Find Grid Path"))
class NAVPLUGIN_API UBTTask_FindGridPath : public UBTTask_BlackboardBase
{
	GENERATED_BODY()

public:
	UBTTask_FindGridPath(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** A path to the nearest place that can be reached counts as success, too. */
	UPROPERTY(EditAnywhere, Category = "Grid Path")
	bool bAllowPartial = true;

	/** How long the request may be kept waiting by others. */
	UPROPERTY(EditAnywhere, Category = "Grid Path")
	EGridPathPriority Priority = EGridPathPriority::Normal;

	/** The search to use. */
	UPROPERTY(EditAnywhere, Category = "Grid Path", AdvancedDisplay)
	EGridNavAlgorithm Algorithm = EGridNavAlgorithm::ProjectDefault;

	/** Bool: there is a path all the way to the goal. */
	UPROPERTY(EditAnywhere, Category = "Result")
	FBlackboardKeySelector FoundKey;

	/** Enum Grid Path Outcome, or int: how the search ended. */
	UPROPERTY(EditAnywhere, Category = "Result")
	FBlackboardKeySelector OutcomeKey;

	/** Vector: where the path ends, which is the goal unless the path is partial. */
	UPROPERTY(EditAnywhere, Category = "Result")
	FBlackboardKeySelector EndKey;

	/** Float: length of the path in cm; -1 without one. */
	UPROPERTY(EditAnywhere, Category = "Result")
	FBlackboardKeySelector LengthKey;

	/** Float: what the path costs in cm, more than its length over dear terrain; -1 without one. */
	UPROPERTY(EditAnywhere, Category = "Result")
	FBlackboardKeySelector CostKey;

	/** Object Grid Path Object: the points. It is kept until the task finds another path or the tree ends. */
	UPROPERTY(EditAnywhere, Category = "Result")
	FBlackboardKeySelector PathKey;

	virtual void InitializeFromAsset(UBehaviorTree& Asset) override;
	virtual uint16 GetInstanceMemorySize() const override;
	virtual void InitializeMemory(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryInit::Type InitType) const override;
	virtual void CleanupMemory(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory,
		EBTMemoryClear::Type CleanupType) const override;
	virtual EBTNodeResult::Type ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
	virtual EBTNodeResult::Type AbortTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
	virtual FString GetStaticDescription() const override;
	virtual void DescribeRuntimeValues(const UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory,
		EBTDescriptionVerbosity::Type Verbosity, TArray<FString>& Values) const override;
#if WITH_EDITOR
	virtual FName GetNodeIconName() const override;
#endif

protected:
	virtual void TickTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) override;

private:
	/** Writes the answer; InProgress while there is none. */
	EBTNodeResult::Type TakeAnswer(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const;
	void Write(UBehaviorTreeComponent& OwnerComp, const FGridPathResult& Result,
		class UGridPathObject* Object) const;
};
