// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTCompositeNode.

#include "BehaviorTree/BTNode.h"
#include "CoreMinimal.h"

#include "BTCompositeNode.generated.h"

class UBTCompositeNode;
class UBTDecorator;
class UBTService;
class UBTTaskNode;

USTRUCT()
struct FBTCompositeChild
{
	GENERATED_BODY()

	/** One of the two is set. */
	UPROPERTY()
	TObjectPtr<UBTCompositeNode> ChildComposite;

	UPROPERTY()
	TObjectPtr<UBTTaskNode> ChildTask;

	/** All must hold. */
	UPROPERTY()
	TArray<TObjectPtr<UBTDecorator>> Decorators;
};

/** Chooses which of its children runs next. */
UCLASS(Abstract, MinimalAPI)
class UBTCompositeNode : public UBTNode
{
	GENERATED_BODY()

public:
	UBTCompositeNode(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	UPROPERTY()
	TArray<FBTCompositeChild> Children;

	UPROPERTY()
	TArray<TObjectPtr<UBTService>> Services;

	int32 GetChildrenNum() const { return Children.Num(); }
	UBTNode* GetChildNode(int32 Index) const;
	/** Whether a decorator may interrupt a later child of this. */
	virtual bool CanAbortLowerPriority() const { return true; }
	virtual bool CanAbortSelf() const { return true; }
	/** The child after one that ended so, or BTSpecialChild::ReturnToParent. */
	int32 GetNextChild(
		FBehaviorTreeSearchData& SearchData, int32 LastChildIdx, EBTNodeResult::Type LastResult) const
	{
		return GetNextChildHandler(SearchData, LastChildIdx, LastResult);
	}

protected:
	virtual int32 GetNextChildHandler(
		FBehaviorTreeSearchData& SearchData, int32 PrevChild, EBTNodeResult::Type LastResult) const;
};
