// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The flow through a tree: which task runs, what is relevant beside it, and what interrupts it.
#include "BehaviorTree/BTCompositeNode.h"
#include "BehaviorTree/BTDecorator.h"
#include "BehaviorTree/BTService.h"
#include "BehaviorTree/BTTaskNode.h"
#include "BehaviorTree/BehaviorTree.h"
#include "BehaviorTree/BehaviorTreeComponent.h"
#include "BehaviorTree/BlackboardComponent.h"
#include "BehaviorTreeSearch.h"

using StandIn::FRelevantNode;
using StandIn::FTreeSearch;
using StandIn::FTreeSearchStart;
using StandIn::FTreeStep;

void UBehaviorTreeComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	const FNodeScope Scope(*this);
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);
	if (!IsRunning() || bStopDeferred)
	{
		return;
	}
	TickRelevantNodes(DeltaTime);
	if (bFlowRequested && !bStopDeferred && !bIsPaused)
	{
		ProcessFlow();
	}
	if (TaskStatus != EBTTaskStatus::Inactive && !bStopDeferred && !bIsPaused)
	{
		ActiveTask->WrappedTickTask(*this, GetMemoryOf(ActiveTask), DeltaTime);
	}
}

void UBehaviorTreeComponent::TickRelevantNodes(float DeltaTime)
{
	const TArray<FRelevantNode> Ticking = Relevant;
	for (const FRelevantNode& Entry : Ticking)
	{
		if (!bStopDeferred && !bIsPaused && Relevant.Contains(Entry))
		{
			Entry.Node->WrappedTickNode(*this, GetMemoryOf(Entry.Node), DeltaTime);
		}
	}
}

void UBehaviorTreeComponent::RequestExecution(const UBTDecorator* RequestedBy)
{
	if (TreeHasBeenStarted() && GetMemoryOf(RequestedBy) != nullptr)
	{
		DecoratorRequests.AddUnique(static_cast<const UBTDecorator*>(RequestedBy->GetTemplateNode()));
		RequestFlow();
	}
}

void UBehaviorTreeComponent::OnTaskFinished(const UBTTaskNode* TaskNode, EBTNodeResult::Type TaskResult)
{
	const EBTTaskStatus::Type OldStatus = TaskNode != nullptr ? GetTaskStatus(TaskNode) : TaskStatus;
	if (TaskNode == nullptr || TaskResult == EBTNodeResult::InProgress ||
		!ensureMsgf(OldStatus != EBTTaskStatus::Inactive && !bIsFinishingTask,
			TEXT("%s finishes twice, or without being active."), *TaskNode->GetNodeName()))
	{
		return;
	}
	const FNodeScope Scope(*this);
	UBTTaskNode* Finished = ActiveTask;
	UnregisterMessageObserversFrom(Finished);
	bIsFinishingTask = true;
	Finished->WrappedOnTaskFinished(*this, GetMemoryOf(Finished), TaskResult);
	bIsFinishingTask = false;
	UnregisterMessageObserversFrom(Finished);
	TaskStatus = EBTTaskStatus::Inactive;
	ActiveTask = nullptr;
	if (OldStatus == EBTTaskStatus::Active && !bHasPendingStart)
	{
		PendingStart = {Path.Num() - 1, INDEX_NONE, TaskResult};
		bHasPendingStart = true;
	}
	RequestFlow();
	if (bStopAfterAbort && !bIsStopping)
	{
		bStopAfterAbort = false;
		StopTree(EBTStopMode::Safe);
	}
}

EBTTaskStatus::Type UBehaviorTreeComponent::GetTaskStatus(const UBTTaskNode* TaskNode) const
{
	const bool bIsItsTask = ActiveTask != nullptr && TaskNode->GetTemplateNode() == ActiveTask;
	return bIsItsTask ? TaskStatus : EBTTaskStatus::Inactive;
}

const UBTNode* UBehaviorTreeComponent::GetActiveNode() const
{
	if (ActiveTask != nullptr)
	{
		return ActiveTask;
	}
	return Path.IsEmpty() ? nullptr : Path.Last().Composite;
}

int32 UBehaviorTreeComponent::FindLevel(const UBTNode* Composite) const
{
	return Path.IndexOfByPredicate(
		[Composite](const FTreeStep& Step) { return Step.Composite == Composite; });
}

bool UBehaviorTreeComponent::IsExecutingBranch(const UBTNode* Node, int32 ChildIndex) const
{
	const bool bOwnPlace = FindLevel(Node->GetTemplateNode()) != INDEX_NONE;
	const int32 Level = FindLevel(bOwnPlace ? Node->GetTemplateNode() : Node->GetParentNode());
	if (Level == INDEX_NONE)
	{
		return Node->GetTemplateNode() == ActiveTask;
	}
	return ChildIndex < 0 || ChildIndex == MAX_uint8 || Path[Level].Child == ChildIndex;
}

bool UBehaviorTreeComponent::IsAuxNodeActive(const UBTAuxiliaryNode* AuxNode) const
{
	return Relevant.ContainsByPredicate(
		[AuxNode](const FRelevantNode& Entry) { return Entry.Node == AuxNode->GetTemplateNode(); });
}

bool UBehaviorTreeComponent::IsStillWanted(const UBTDecorator& Decorator, FTreeSearchStart& OutStart)
{
	const int32 Level = FindLevel(Decorator.GetParentNode());
	if (Level == INDEX_NONE)
	{
		return false;
	}
	const int32 Child = Decorator.GetChildIndex();
	const EBTFlowAbortMode::Type Wanted = Decorator.GetFlowAbortMode();
	const bool bPasses = Decorator.WrappedCanExecute(*this, GetMemoryOf(&Decorator));
	OutStart = {Level, Child, EBTNodeResult::Aborted};
	if (Path[Level].Child == Child)
	{
		// Either it fails now, or its value has changed and the branch begins again.
		return Wanted == EBTFlowAbortMode::Self || Wanted == EBTFlowAbortMode::Both;
	}
	return bPasses && Child < Path[Level].Child && Decorator.ObservesFromHigherUp() &&
		FTreeSearch(*this, true).FindsBelow(Level, Child);
}

bool UBehaviorTreeComponent::TakeDecoratorRequest(FTreeSearchStart& OutStart)
{
	TArray<const UBTDecorator*> Requests = MoveTemp(DecoratorRequests);
	DecoratorRequests.Reset();
	Requests.Sort([](const UBTDecorator& A, const UBTDecorator& B)
		{ return A.GetExecutionIndex() < B.GetExecutionIndex(); });
	for (const UBTDecorator* Decorator : Requests)
	{
		if (IsStillWanted(*Decorator, OutStart))
		{
			return true;
		}
	}
	return false;
}

void UBehaviorTreeComponent::ProcessFlow()
{
	FTreeSearchStart Start;
	if (TakeDecoratorRequest(Start))
	{
		// The start that reaches farther up the tree wins over what is pending.
		const bool bPendingWins = bHasPendingStart && PendingStart.Level < Start.Level;
		PendingStart = bPendingWins ? PendingStart : Start;
		bHasPendingStart = true;
	}
	bFlowRequested = false;
	if (!bHasPendingStart)
	{
		return;
	}
	if (TaskStatus == EBTTaskStatus::Active)
	{
		AbortTask();
	}
	if (TaskStatus == EBTTaskStatus::Aborting)
	{
		// The end of the abort asks for the flow again.
		return;
	}
	bHasPendingStart = false;
	bFlowRequested = !DecoratorRequests.IsEmpty();
	RunSearch(PendingStart);
}

void UBehaviorTreeComponent::RunSearch(const FTreeSearchStart& Start)
{
	FTreeSearch Search(*this, false);
	UBTTaskNode* Task = Search.Run(Start);
	if (bStopDeferred)
	{
		return;
	}
	UpdateRelevantNodes(Search.GetPath(), Task);
	if (bStopDeferred)
	{
		return;
	}
	if (Task != nullptr)
	{
		ExecuteTask(*Task);
	}
	else if (Mode == EBTExecutionMode::Looped)
	{
		RestartTree();
	}
	else
	{
		StopTree(EBTStopMode::Safe);
	}
}

void UBehaviorTreeComponent::UpdateRelevantNodes(const TArray<FTreeStep>& NewPath, const UBTTaskNode* NewTask)
{
	TArray<FRelevantNode> Wanted;
	for (const FTreeStep& Step : NewPath)
	{
		for (const UBTService* Service : Step.Composite->Services)
		{
			Wanted.Add({Service, Step.Serial});
		}
		for (int32 Child = 0; Child <= Step.Child; ++Child)
		{
			for (const UBTDecorator* Decorator : Step.Composite->Children[Child].Decorators)
			{
				const bool bFromHigherUp = Decorator->ObservesFromHigherUp();
				const bool bOnlyHigherUp = Decorator->GetFlowAbortMode() == EBTFlowAbortMode::LowerPriority;
				if (Child < Step.Child ? bFromHigherUp : !bOnlyHigherUp)
				{
					Wanted.Add({Decorator, bFromHigherUp ? Step.Serial : Step.ChildSerial});
				}
			}
		}
	}
	for (int32 Index = 0; NewTask != nullptr && Index < NewTask->Services.Num(); ++Index)
	{
		Wanted.Add({NewTask->Services[Index], NewPath.Last().ChildSerial});
	}
	RemoveRelevantNodes(Wanted);
	Path = NewPath;
	for (const FRelevantNode& Entry : Wanted)
	{
		if (!Relevant.Contains(Entry))
		{
			Relevant.Add(Entry);
			Entry.Node->WrappedOnBecomeRelevant(*this, GetMemoryOf(Entry.Node));
		}
	}
}

void UBehaviorTreeComponent::RemoveRelevantNodes(TArray<FRelevantNode> Staying)
{
	const FNodeScope Scope(*this);
	const TArray<FRelevantNode> Before = Relevant;
	for (int32 Index = Before.Num() - 1; Index >= 0; --Index)
	{
		if (!Staying.Contains(Before[Index]))
		{
			Relevant.Remove(Before[Index]);
			Before[Index].Node->WrappedOnCeaseRelevant(*this, GetMemoryOf(Before[Index].Node));
		}
	}
}

void UBehaviorTreeComponent::ExecuteTask(UBTTaskNode& Task)
{
	ActiveTask = &Task;
	TaskStatus = EBTTaskStatus::Active;
	const EBTNodeResult::Type Result = Task.WrappedExecuteTask(*this, GetMemoryOf(&Task));
	ensureMsgf(
		Result != EBTNodeResult::Aborted, TEXT("%s cannot say that it was aborted."), *Task.GetNodeName());
	if (Result != EBTNodeResult::InProgress)
	{
		OnTaskFinished(&Task, Result);
	}
}

void UBehaviorTreeComponent::AbortTask()
{
	const FNodeScope Scope(*this);
	UBTTaskNode& Task = *ActiveTask;
	UnregisterMessageObserversFrom(&Task);
	TaskStatus = EBTTaskStatus::Aborting;
	const EBTNodeResult::Type Result = Task.WrappedAbortTask(*this, GetMemoryOf(&Task));
	ensureMsgf(Result == EBTNodeResult::Aborted || Result == EBTNodeResult::InProgress,
		TEXT("%s can only be aborted, not succeed or fail."), *Task.GetNodeName());
	if (Result != EBTNodeResult::InProgress)
	{
		OnTaskFinished(&Task, EBTNodeResult::Aborted);
	}
}
