// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "BehaviorTree/BehaviorTreeComponent.h"

struct FBTCompositeChild;

namespace StandIn
{
/** Looks for the next task. Starts from the way to the last one, and ends with the way to the next. */
class FTreeSearch
{
public:
	/** A dry search tells no node of it. */
	FTreeSearch(UBehaviorTreeComponent& InTree, bool bInDry)
		: Tree(InTree), Data(InTree), Path(InTree.Path), bDry(bInDry)
	{
	}

	/** Goes on to later nodes until there is a task; null when the root has ended. */
	UBTTaskNode* Run(const FTreeSearchStart& Start);
	/** Whether there is a task below that one child. */
	bool FindsBelow(int32 Level, int32 Child);

	const TArray<FTreeStep>& GetPath() const { return Path; }

private:
	EBTNodeResult::Type Enter(UBTCompositeNode& Composite);
	EBTNodeResult::Type TryChild(int32 Child);
	/** Children of the last composite of the path, which is left behind unless there is a task. */
	EBTNodeResult::Type RunFrom(int32 Child, EBTNodeResult::Type Result);
	bool MayEnter(const FBTCompositeChild& Child) const;
	/** What the child came to, as its decorators see it. */
	EBTNodeResult::Type Leave(const FBTCompositeChild& Child, EBTNodeResult::Type Result);

	UBehaviorTreeComponent& Tree;
	FBehaviorTreeSearchData Data;
	TArray<FTreeStep> Path;
	UBTTaskNode* Task = nullptr;
	const bool bDry;
};
} // namespace StandIn
