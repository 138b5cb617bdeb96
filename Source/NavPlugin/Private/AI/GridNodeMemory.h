// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "BehaviorTree/BehaviorTreeTypes.h"
#include "CoreMinimal.h"

#include <new>

/**
 * What an agent keeps for a node of a behavior tree. The memory is raw bytes, so the object in it is
 * constructed and destroyed here; the templates of UBTNode that do that are missing in 5.3.
 *
 * When a subtree is stored, its bytes are copied away, and come back with RestoreSubtree, or are destroyed
 * later. So the object is emptied and not destroyed then, and must not know its own address. All of ours
 * consist of pointers and numbers.
 */
namespace UE::GridNav::NodeMemory
{
template <typename MemoryType>
MemoryType& Of(uint8* NodeMemory)
{
	return *reinterpret_cast<MemoryType*>(NodeMemory);
}

template <typename MemoryType>
void Initialize(uint8* NodeMemory, EBTMemoryInit::Type InitType)
{
	if (InitType != EBTMemoryInit::RestoreSubtree)
	{
		new (NodeMemory) MemoryType();
	}
}

template <typename MemoryType>
void Cleanup(uint8* NodeMemory, EBTMemoryClear::Type CleanupType)
{
	MemoryType& Memory = Of<MemoryType>(NodeMemory);
	Memory.Empty();
	if (CleanupType != EBTMemoryClear::StoreSubtree)
	{
		Memory.~MemoryType();
	}
}
} // namespace UE::GridNav::NodeMemory
