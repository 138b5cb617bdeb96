// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "StandIn/BehaviorTreeBuilder.h"

#include "UObject/UnrealType.h"

namespace StandIn
{
FTreeBuilder::FTreeBuilder() : Tree(NewObject<UBehaviorTree>())
{
	Tree->BlackboardAsset = NewObject<UBlackboardData>(Tree.Get());
}

UBTCompositeNode& FTreeBuilder::Open(UClass* Class)
{
	UBTCompositeNode* Made = NewObject<UBTCompositeNode>(Tree.Get(), Class);
	if (OpenNodes.IsEmpty())
	{
		checkf(Tree->RootNode == nullptr, TEXT("The tree has a root already."));
		Tree->RootNode = Made;
	}
	else
	{
		AddChild().ChildComposite = Made;
	}
	OpenNodes.Add(Made);
	LastParent = nullptr;
	return *Made;
}

void FTreeBuilder::End()
{
	OpenNodes.Pop();
	LastParent = OpenNodes.IsEmpty() ? nullptr : OpenNodes.Last();
}

FBTCompositeChild& FTreeBuilder::AddChild()
{
	checkf(!OpenNodes.IsEmpty(), TEXT("No composite is open."));
	LastParent = OpenNodes.Last();
	return LastParent->Children.AddDefaulted_GetRef();
}

void FTreeBuilder::AddTask(UBTTaskNode& Task)
{
	AddChild().ChildTask = &Task;
}

void FTreeBuilder::AddDecorator(UBTDecorator& Decorator)
{
	checkf(LastParent != nullptr, TEXT("There is no child to decorate."));
	LastParent->Children.Last().Decorators.Add(&Decorator);
}

void FTreeBuilder::AddService(UBTService& Service)
{
	if (LastParent == nullptr)
	{
		checkf(!OpenNodes.IsEmpty(), TEXT("No composite is open."));
		OpenNodes.Last()->Services.Add(&Service);
		return;
	}
	const FBTCompositeChild& Child = LastParent->Children.Last();
	(Child.ChildTask != nullptr ? Child.ChildTask->Services : Child.ChildComposite->Services).Add(&Service);
}

void FTreeBuilder::Set(UBTNode& Node, const TCHAR* Property, const TCHAR* Value)
{
	const FProperty* Found = FindFProperty<FProperty>(Node.GetClass(), Property);
	checkf(Found != nullptr, TEXT("%s has no property %s."), *Node.GetNodeName(), Property);
	// Also where checks are compiled out.
	verify(Found->ImportText_Direct(Value, Found->ContainerPtrToValuePtr<void>(&Node), &Node, 0) != nullptr);
}

void FTreeBuilder::UseKey(UBTNode& Node, const TCHAR* Property, const TCHAR* KeyName)
{
	const FStructProperty* Found = FindFProperty<FStructProperty>(Node.GetClass(), Property);
	checkf(Found != nullptr && Found->Struct == FBlackboardKeySelector::StaticStruct(),
		TEXT("%s has no key %s."), *Node.GetNodeName(), Property);
	Found->ContainerPtrToValuePtr<FBlackboardKeySelector>(&Node)->SelectedKeyName = FName(KeyName);
}
} // namespace StandIn
