// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTreeSearch.h"

#include "BehaviorTree/BTCompositeNode.h"
#include "BehaviorTree/BTDecorator.h"
#include "BehaviorTree/BTService.h"
#include "BehaviorTree/BTTaskNode.h"
#include "BehaviorTree/BehaviorTree.h"

namespace StandIn
{
UBTTaskNode* FTreeSearch::Run(const FTreeSearchStart& Start)
{
	EBTNodeResult::Type Result = EBTNodeResult::Failed;
	const bool bInterrupted = Start.Result == EBTNodeResult::Aborted;
	// Branches that are given up, from the innermost on.
	while (Path.Num() > Start.Level + 1)
	{
		const FTreeStep Step = Path.Pop();
		Leave(Step.Composite->Children[Step.Child], EBTNodeResult::Aborted);
	}
	if (Path.IsEmpty())
	{
		UBTCompositeNode* Root = Tree.CurrentTree->RootNode;
		Result = Root != nullptr ? Enter(*Root) : EBTNodeResult::Failed;
	}
	else
	{
		const FTreeStep& Last = Path.Last();
		Result = Leave(Last.Composite->Children[Last.Child], Start.Result);
		Result = RunFrom(
			bInterrupted ? Start.Child : Last.Composite->GetNextChild(Data, Last.Child, Result), Result);
	}
	while (Result != EBTNodeResult::InProgress && !Path.IsEmpty())
	{
		const FTreeStep& Last = Path.Last();
		Result = Leave(Last.Composite->Children[Last.Child], Result);
		Result = RunFrom(Last.Composite->GetNextChild(Data, Last.Child, Result), Result);
	}
	return Task;
}

bool FTreeSearch::FindsBelow(int32 Level, int32 Child)
{
	check(bDry && Path.IsValidIndex(Level));
	Path.SetNum(Level + 1);
	return TryChild(Child) == EBTNodeResult::InProgress;
}

EBTNodeResult::Type FTreeSearch::Enter(UBTCompositeNode& Composite)
{
	if (!bDry)
	{
		for (UBTService* Service : Composite.Services)
		{
			Service->NotifyParentActivation(Data);
		}
	}
	FTreeStep& Step = Path.AddDefaulted_GetRef();
	Step.Composite = &Composite;
	Step.Serial = ++Tree.LastSerial;
	const int32 First =
		Composite.GetNextChild(Data, BTSpecialChild::NotInitialized, EBTNodeResult::Succeeded);
	return RunFrom(First, EBTNodeResult::Failed);
}

EBTNodeResult::Type FTreeSearch::RunFrom(int32 Child, EBTNodeResult::Type Result)
{
	const int32 Level = Path.Num() - 1;
	EBTNodeResult::Type LastResult = Result;
	int32 Next = Child;
	while (Next >= 0)
	{
		LastResult = TryChild(Next);
		if (LastResult == EBTNodeResult::InProgress)
		{
			return LastResult;
		}
		check(Path.Num() == Level + 1);
		Next = Path[Level].Composite->GetNextChild(Data, Next, LastResult);
	}
	Path.Pop();
	return LastResult == EBTNodeResult::Succeeded ? LastResult : EBTNodeResult::Failed;
}

EBTNodeResult::Type FTreeSearch::TryChild(int32 Child)
{
	FTreeStep& Step = Path.Last();
	const FBTCompositeChild& Link = Step.Composite->Children[Child];
	Step.Child = Child;
	Step.ChildSerial = ++Tree.LastSerial;
	if (!MayEnter(Link))
	{
		return EBTNodeResult::Failed;
	}
	for (int32 Index = 0; !bDry && Index < Link.Decorators.Num(); ++Index)
	{
		Link.Decorators[Index]->WrappedOnNodeActivation(Data);
	}
	if (Link.ChildTask != nullptr)
	{
		for (int32 Index = 0; !bDry && Index < Link.ChildTask->Services.Num(); ++Index)
		{
			Link.ChildTask->Services[Index]->NotifyParentActivation(Data);
		}
		Task = Link.ChildTask;
		return EBTNodeResult::InProgress;
	}
	const EBTNodeResult::Type Result = Enter(*Link.ChildComposite);
	return Result == EBTNodeResult::InProgress ? Result : Leave(Link, Result);
}

bool FTreeSearch::MayEnter(const FBTCompositeChild& Child) const
{
	for (const UBTDecorator* Decorator : Child.Decorators)
	{
		if (!Decorator->WrappedCanExecute(Tree, Tree.GetMemoryOf(Decorator)))
		{
			return false;
		}
	}
	return true;
}

EBTNodeResult::Type FTreeSearch::Leave(const FBTCompositeChild& Child, EBTNodeResult::Type Result)
{
	EBTNodeResult::Type Seen = Result;
	for (int32 Index = 0; !bDry && Index < Child.Decorators.Num(); ++Index)
	{
		const UBTDecorator& Decorator = *Child.Decorators[Index];
		if (Result != EBTNodeResult::Aborted)
		{
			Decorator.WrappedOnNodeProcessed(Data, Seen);
		}
		Decorator.WrappedOnNodeDeactivation(Data, Seen);
	}
	return Seen;
}
} // namespace StandIn
