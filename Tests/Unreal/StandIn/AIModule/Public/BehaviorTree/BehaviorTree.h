// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBehaviorTree.

#include "CoreMinimal.h"
#include "UObject/Object.h"
#include "UObject/ObjectMacros.h"

#include "BehaviorTree.generated.h"

class UBlackboardData;
class UBTCompositeNode;
class UBTNode;

/** What the agents of one kind do: a tree of nodes that they share. */
UCLASS(BlueprintType, MinimalAPI)
class UBehaviorTree : public UObject
{
	GENERATED_BODY()

public:
	UPROPERTY()
	TObjectPtr<UBTCompositeNode> RootNode;

	UPROPERTY()
	TObjectPtr<UBlackboardData> BlackboardAsset;

	UBlackboardData* GetBlackboardAsset() const { return BlackboardAsset; }

	/** Numbers the nodes and lets each prepare itself, the first time; the tree must not be changed
	 * afterwards. Not the engine's, whose manager of trees does it. */
	const TArray<UBTNode*>& Load();

private:
	void LoadComposite(UBTCompositeNode& Composite, UBTCompositeNode* Parent, uint8 Depth);
	void LoadNode(UBTNode* Node, UBTCompositeNode* Parent, uint8 Depth);

	/** By execution index. All hang on the root. */
	TArray<UBTNode*> Nodes;
};
