// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The life of a tree: start, stop, pause, the memory of its nodes and the messages for its tasks.
#include "BehaviorTree/BehaviorTreeComponent.h"

#include "AIController.h"
#include "BehaviorTree/BTCompositeNode.h"
#include "BehaviorTree/BTTaskNode.h"
#include "BehaviorTree/BehaviorTree.h"
#include "BehaviorTree/BlackboardComponent.h"
#include "BehaviorTreeLog.h"

DEFINE_LOG_CATEGORY(LogBehaviorTree);

UBehaviorTreeComponent::UBehaviorTreeComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

UBehaviorTreeComponent::FNodeScope::~FNodeScope()
{
	if (--Tree.NodeDepth == 0 && Tree.bStopDeferred)
	{
		Tree.bStopDeferred = false;
		Tree.StopTree(Tree.DeferredStopMode);
	}
}

void UBehaviorTreeComponent::UninitializeComponent()
{
	Cleanup();
	Super::UninitializeComponent();
}

void UBehaviorTreeComponent::BeginDestroy()
{
	ensureMsgf(Memory.IsEmpty(), TEXT("%s goes away with the memory of its nodes."), *GetName());
	CheckCleanedMemory();
	Super::BeginDestroy();
}

void UBehaviorTreeComponent::StartTree(UBehaviorTree& Asset, EBTExecutionMode::Type ExecuteMode)
{
	check(IsInGameThread());
	if (CurrentTree == &Asset && TreeHasBeenStarted())
	{
		return;
	}
	StopTree(EBTStopMode::Forced);
	if (!ensureMsgf(!TreeHasBeenStarted(), TEXT("%s starts a tree out of a node of another."), *GetName()))
	{
		return;
	}
	CurrentTree = &Asset;
	Mode = ExecuteMode;
	bIsStarted = true;
	InitializeNodes();
	RestartTree();
}

void UBehaviorTreeComponent::RestartTree()
{
	if (!TreeHasBeenStarted())
	{
		return;
	}
	DecoratorRequests.Reset();
	PendingStart = StandIn::FTreeSearchStart();
	bHasPendingStart = true;
	RequestFlow();
}

void UBehaviorTreeComponent::StopTree(EBTStopMode::Type StopMode)
{
	if (!bIsStarted || bIsStopping)
	{
		return;
	}
	if (NodeDepth > 0)
	{
		DeferredStopMode = bStopDeferred ? FMath::Max(DeferredStopMode, StopMode) : StopMode;
		bStopDeferred = true;
		return;
	}
	bIsStopping = true;
	bHasPendingStart = false;
	bFlowRequested = false;
	DecoratorRequests.Reset();
	if (TaskStatus == EBTTaskStatus::Active)
	{
		AbortTask();
	}
	const bool bWaits = TaskStatus == EBTTaskStatus::Aborting;
	if (bWaits && StopMode == EBTStopMode::Forced)
	{
		OnTaskFinished(ActiveTask, EBTNodeResult::Aborted);
	}
	bStopAfterAbort = TaskStatus == EBTTaskStatus::Aborting;
	if (!bStopAfterAbort)
	{
		EndTree();
	}
	bIsStopping = false;
}

void UBehaviorTreeComponent::EndTree()
{
	RemoveRelevantNodes({});
	TaskObservers.Reset();
	Path.Reset();
	ActiveTask = nullptr;
	CleanupNodes();
	CurrentTree = nullptr;
	bIsStarted = false;
	if (bIsPaused && BlackboardComp != nullptr)
	{
		BlackboardComp->ResumeObserverNotifications(false);
	}
	bIsPaused = false;
	bStopDeferred = false;
}

void UBehaviorTreeComponent::StopLogic(const FString& Reason)
{
	StopTree(EBTStopMode::Safe);
}

void UBehaviorTreeComponent::Cleanup()
{
	StopTree(EBTStopMode::Forced);
}

void UBehaviorTreeComponent::PauseLogic(const FString& Reason)
{
	bIsPaused = true;
	if (BlackboardComp != nullptr)
	{
		BlackboardComp->PauseObserverNotifications();
	}
}

EAILogicResuming::Type UBehaviorTreeComponent::ResumeLogic(const FString& Reason)
{
	if (bIsPaused)
	{
		bIsPaused = false;
		if (BlackboardComp != nullptr)
		{
			const FNodeScope Scope(*this);
			BlackboardComp->ResumeObserverNotifications(true);
		}
	}
	return Super::ResumeLogic(Reason);
}

void UBehaviorTreeComponent::InitializeNodes()
{
	CheckCleanedMemory();
	const TArray<UBTNode*>& Nodes = CurrentTree->Load();
	NodeInstances.SetNum(Nodes.Num());
	for (UBTNode* Node : Nodes)
	{
		Memory.AddDefaulted_GetRef().Allocate(UBTNode::SpecialMemorySize, Node->GetInstanceMemorySize());
	}
	const FNodeScope Scope(*this);
	for (UBTNode* Node : Nodes)
	{
		if (Node->HasInstance())
		{
			UBTNode* Instance = DuplicateObject(Node, this);
			Instance->InitializeInstance(*Node);
			NodeInstances[Node->GetExecutionIndex()] = Instance;
			Instance->OnInstanceCreated(*this);
		}
		Node->InitializeMemory(*this, GetMemoryOf(Node), EBTMemoryInit::Initialize);
	}
}

void UBehaviorTreeComponent::CleanupNodes()
{
	const FNodeScope Scope(*this);
	for (UBTNode* Node : CurrentTree->Load())
	{
		Node->CleanupMemory(*this, GetMemoryOf(Node), EBTMemoryClear::Destroy);
		if (UBTNode* Instance = NodeInstances[Node->GetExecutionIndex()])
		{
			Instance->OnInstanceDestroyed(*this);
			Instance->MarkAsGarbage();
		}
	}
	NodeInstances.Reset();
	for (StandIn::FNodeMemory& Block : Memory)
	{
		Block.Poison();
		CleanedMemory.Add(MoveTemp(Block));
	}
	Memory.Reset();
}

void UBehaviorTreeComponent::CheckCleanedMemory()
{
	for (StandIn::FNodeMemory& Old : CleanedMemory)
	{
		Old.CheckAndFree(*GetName());
	}
	CleanedMemory.Reset();
}

int32 UBehaviorTreeComponent::FindInstanceContainingNode(const UBTNode* Node) const
{
	return GetMemoryOf(Node) != nullptr ? 0 : INDEX_NONE;
}

uint8* UBehaviorTreeComponent::GetNodeMemory(UBTNode* Node, int32 InstanceIdx) const
{
	return GetMemoryOf(Node);
}

uint8* UBehaviorTreeComponent::GetMemoryOf(const UBTNode* Node) const
{
	const bool bIsHere =
		Node != nullptr && CurrentTree != nullptr && Node->GetTreeAsset() == CurrentTree && bIsStarted;
	return bIsHere && Memory.IsValidIndex(Node->GetExecutionIndex()) ? Memory[Node->GetExecutionIndex()].Get()
																	 : nullptr;
}

UBTNode* UBehaviorTreeComponent::GetOwnNode(const UBTNode* Template) const
{
	UBTNode* Instance = NodeInstances.IsValidIndex(Template->GetExecutionIndex())
		? NodeInstances[Template->GetExecutionIndex()].Get()
		: nullptr;
	return Instance != nullptr ? Instance : const_cast<UBTNode*>(Template);
}

void UBehaviorTreeComponent::RegisterMessageObserver(const UBTTaskNode* TaskNode, FName MessageType)
{
	UBTTaskNode* Own = static_cast<UBTTaskNode*>(GetOwnNode(TaskNode));
	TaskObservers.Add({static_cast<const UBTTaskNode*>(TaskNode->GetTemplateNode()),
		FAIMessageObserver::Create(
			this, MessageType, FOnAIMessage::CreateUObject(Own, &UBTTaskNode::ReceivedMessage))});
}

void UBehaviorTreeComponent::RegisterMessageObserver(
	const UBTTaskNode* TaskNode, FName MessageType, FAIRequestID RequestID)
{
	UBTTaskNode* Own = static_cast<UBTTaskNode*>(GetOwnNode(TaskNode));
	TaskObservers.Add({static_cast<const UBTTaskNode*>(TaskNode->GetTemplateNode()),
		FAIMessageObserver::Create(
			this, MessageType, RequestID, FOnAIMessage::CreateUObject(Own, &UBTTaskNode::ReceivedMessage))});
}

void UBehaviorTreeComponent::UnregisterMessageObserversFrom(const UBTTaskNode* TaskNode)
{
	const UBTNode* Template = TaskNode->GetTemplateNode();
	TaskObservers.RemoveAll(
		[Template](const FMessageObserver& Observer) { return Observer.Task == Template; });
}
