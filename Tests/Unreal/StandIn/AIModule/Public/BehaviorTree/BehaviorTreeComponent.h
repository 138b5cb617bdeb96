// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBehaviorTreeComponent. One tree at a time; no subtrees and no parallel tasks.

#include "BehaviorTree/BehaviorTreeTypes.h"
#include "BrainComponent.h"
#include "CoreMinimal.h"
#include "StandIn/NodeMemory.h"

#include "BehaviorTreeComponent.generated.h"

class UBehaviorTree;
class UBTAuxiliaryNode;
class UBTCompositeNode;
class UBTDecorator;
class UBTNode;
class UBTTaskNode;

namespace StandIn
{
/** One composite on the way from the root to the task that runs. */
struct FTreeStep
{
	UBTCompositeNode* Composite = nullptr;
	int32 Child = INDEX_NONE;
	/** Tells this stay in the composite, and in the child, from an earlier one. */
	uint32 Serial = 0;
	uint32 ChildSerial = 0;
};

struct FRelevantNode
{
	const UBTAuxiliaryNode* Node = nullptr;
	uint32 Serial = 0;

	bool operator==(const FRelevantNode& Other) const = default;
};

/** Where the next search begins. */
struct FTreeSearchStart
{
	/** Of the composite in the path; negative: at the root. */
	int32 Level = INDEX_NONE;
	int32 Child = INDEX_NONE;
	/** Of the child, whose decorators are looked at again where this is Aborted. */
	EBTNodeResult::Type Result = EBTNodeResult::Aborted;
};

class FTreeSearch;
} // namespace StandIn

/** Runs a behaviour tree for one agent. */
UCLASS(MinimalAPI)
class UBehaviorTreeComponent : public UBrainComponent
{
	GENERATED_BODY()

public:
	UBehaviorTreeComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual void UninitializeComponent() override;
	virtual void BeginDestroy() override;
	virtual void TickComponent(
		float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction) override;

	virtual void StartLogic() override { RestartTree(); }
	virtual void RestartLogic() override { RestartTree(); }
	virtual void StopLogic(const FString& Reason) override;
	virtual void PauseLogic(const FString& Reason) override;
	virtual EAILogicResuming::Type ResumeLogic(const FString& Reason) override;
	virtual void Cleanup() override;
	virtual bool IsRunning() const override { return !bIsPaused && TreeHasBeenStarted(); }
	virtual bool IsPaused() const override { return bIsPaused; }

	/** The first task begins with the next tick. */
	void StartTree(UBehaviorTree& Asset, EBTExecutionMode::Type ExecuteMode = EBTExecutionMode::Looped);
	/** Aborts what runs; waits for that in safe mode. Put off where a node calls it. */
	void StopTree(EBTStopMode::Type StopMode = EBTStopMode::Safe);
	/** Begins again at the root; the memory of the nodes stays. */
	void RestartTree();
	bool TreeHasBeenStarted() const { return bIsStarted && CurrentTree != nullptr; }
	UBehaviorTree* GetCurrentTree() const { return CurrentTree; }
	UBehaviorTree* GetRootTree() const { return CurrentTree; }

	/** A decorator wants the flow to be looked at again. */
	void RequestExecution(const UBTDecorator* RequestedBy);
	void OnTaskFinished(const UBTTaskNode* TaskNode, EBTNodeResult::Type TaskResult);

	/** The task that runs or is aborted; the composite nearest to where the flow stands otherwise. */
	const UBTNode* GetActiveNode() const;
	EBTTaskStatus::Type GetTaskStatus(const UBTTaskNode* TaskNode) const;
	bool IsAbortPending() const { return TaskStatus == EBTTaskStatus::Aborting; }
	/** The flow is below the node, and below that child of it if one is given. */
	bool IsExecutingBranch(const UBTNode* Node, int32 ChildIndex = -1) const;
	bool IsAuxNodeActive(const UBTAuxiliaryNode* AuxNode) const;
	int32 GetActiveInstanceIdx() const { return 0; }
	int32 FindInstanceContainingNode(const UBTNode* Node) const;
	/** Null while there is none. */
	uint8* GetNodeMemory(UBTNode* Node, int32 InstanceIdx) const;

	void RegisterMessageObserver(const UBTTaskNode* TaskNode, FName MessageType);
	void RegisterMessageObserver(const UBTTaskNode* TaskNode, FName MessageType, FAIRequestID RequestID);
	void UnregisterMessageObserversFrom(const UBTTaskNode* TaskNode);

	/** The node that does the work for this agent: an object of its own, or the template. Not the engine's.
	 */
	UBTNode* GetOwnNode(const UBTNode* Template) const;
	uint8* GetMemoryOf(const UBTNode* Template) const;
	int32 GetNumRelevantNodes() const { return Relevant.Num(); }

protected:
	UPROPERTY(Transient)
	TObjectPtr<UBehaviorTree> CurrentTree;

	/** By execution index; null where the template does the work. */
	UPROPERTY(Transient)
	TArray<TObjectPtr<UBTNode>> NodeInstances;

private:
	friend class StandIn::FTreeSearch;

	/** While one lives, a node may be running: the tree is not stopped before the outermost ends. */
	struct FNodeScope
	{
		explicit FNodeScope(UBehaviorTreeComponent& InTree) : Tree(InTree) { ++Tree.NodeDepth; }
		~FNodeScope();
		UBehaviorTreeComponent& Tree;
	};
	struct FMessageObserver
	{
		const UBTTaskNode* Task = nullptr;
		FAIMessageObserverHandle Handle;
	};

	void InitializeNodes();
	void CleanupNodes();
	void CheckCleanedMemory();
	void TickRelevantNodes(float DeltaTime);
	void RequestFlow() { bFlowRequested = true; }
	void ProcessFlow();
	bool TakeDecoratorRequest(StandIn::FTreeSearchStart& OutStart);
	bool IsStillWanted(const UBTDecorator& Decorator, StandIn::FTreeSearchStart& OutStart);
	void RunSearch(const StandIn::FTreeSearchStart& Start);
	void UpdateRelevantNodes(const TArray<StandIn::FTreeStep>& NewPath, const UBTTaskNode* NewTask);
	void RemoveRelevantNodes(TArray<StandIn::FRelevantNode> Staying);
	void ExecuteTask(UBTTaskNode& Task);
	void AbortTask();
	void EndTree();
	int32 FindLevel(const UBTNode* Composite) const;

	TArray<StandIn::FNodeMemory> Memory;
	TArray<StandIn::FNodeMemory> CleanedMemory;
	TArray<StandIn::FTreeStep> Path;
	TArray<StandIn::FRelevantNode> Relevant;
	TArray<const UBTDecorator*> DecoratorRequests;
	TArray<FMessageObserver> TaskObservers;
	UBTTaskNode* ActiveTask = nullptr;
	StandIn::FTreeSearchStart PendingStart;
	EBTTaskStatus::Type TaskStatus = EBTTaskStatus::Inactive;
	EBTExecutionMode::Type Mode = EBTExecutionMode::Looped;
	EBTStopMode::Type DeferredStopMode = EBTStopMode::Safe;
	uint32 LastSerial = 0;
	int32 NodeDepth = 0;
	bool bIsStarted = false;
	bool bIsPaused = false;
	bool bIsStopping = false;
	bool bIsFinishingTask = false;
	bool bFlowRequested = false;
	/** The start is known: at the root, after a task, or where a decorator has interrupted. */
	bool bHasPendingStart = false;
	bool bStopDeferred = false;
	bool bStopAfterAbort = false;
};
