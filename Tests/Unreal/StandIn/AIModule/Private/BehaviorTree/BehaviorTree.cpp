// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BehaviorTree/BehaviorTree.h"

#include "BehaviorTree/BTCompositeNode.h"
#include "BehaviorTree/BTDecorator.h"
#include "BehaviorTree/BTService.h"
#include "BehaviorTree/BTTaskNode.h"
#include "BehaviorTree/BlackboardData.h"

const TArray<UBTNode*>& UBehaviorTree::Load()
{
	if (Nodes.IsEmpty() && RootNode != nullptr)
	{
		LoadComposite(*RootNode, nullptr, 0);
	}
	return Nodes;
}

void UBehaviorTree::LoadComposite(UBTCompositeNode& Composite, UBTCompositeNode* Parent, uint8 Depth)
{
	LoadNode(&Composite, Parent, Depth);
	const uint8 Below = static_cast<uint8>(Depth + 1);
	for (UBTService* Service : Composite.Services)
	{
		LoadNode(Service, &Composite, Below);
	}
	for (int32 Index = 0; Index < Composite.Children.Num(); ++Index)
	{
		const FBTCompositeChild& Child = Composite.Children[Index];
		checkf((Child.ChildComposite != nullptr) != (Child.ChildTask != nullptr),
			TEXT("Child %d of %s is not one node."), Index, *Composite.GetNodeName());
		for (UBTDecorator* Decorator : Child.Decorators)
		{
			Decorator->InitializeParentLink(static_cast<uint8>(Index));
			LoadNode(Decorator, &Composite, Below);
			checkf(Decorator->IsFlowAbortModeValid(), TEXT("%s may not interrupt there."),
				*Decorator->GetNodeName());
		}
		if (Child.ChildComposite != nullptr)
		{
			LoadComposite(*Child.ChildComposite, &Composite, Below);
			continue;
		}
		LoadNode(Child.ChildTask, &Composite, Below);
		for (UBTService* Service : Child.ChildTask->Services)
		{
			Service->InitializeParentLink(static_cast<uint8>(Index));
			LoadNode(Service, &Composite, Below);
		}
	}
}

void UBehaviorTree::LoadNode(UBTNode* Node, UBTCompositeNode* Parent, uint8 Depth)
{
	checkf(!Nodes.Contains(Node), TEXT("%s is in the tree twice."), *Node->GetNodeName());
	Node->InitializeNode(Parent, static_cast<uint16>(Nodes.Num()), 0, Depth);
	Nodes.Add(Node);
	Node->InitializeFromAsset(*this);
	checkf(Node->GetTreeAsset() == this, TEXT("%s does not call Super::InitializeFromAsset."),
		*Node->GetNodeName());
}
