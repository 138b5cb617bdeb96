// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Behaviour trees, blackboard, AI moves, EQS, StateTree", section 5, and public tasks
// of games.

#include "CoreMinimal.h"
#include "StateTreeTypes.h"
#include "UObject/Class.h"
#include "UObject/Object.h"

class UWorld;
struct FStateTreeNodeBase;

namespace StandIn
{
class FStateTreeRunner;
}

/** A tree that runs, for the length of one call. Never to be kept. */
struct STATETREEMODULE_API FStateTreeExecutionContext
{
	FStateTreeExecutionContext(const FStateTreeExecutionContext&) = delete;
	FStateTreeExecutionContext& operator=(const FStateTreeExecutionContext&) = delete;

	UObject* GetOwner() const { return &Owner; }
	UWorld* GetWorld() const { return Owner.GetWorld(); }

	template <typename T>
	typename T::FInstanceDataType& GetInstanceData(const T& Node) const
	{
		return *static_cast<typename T::FInstanceDataType*>(
			FindInstanceData(Node, T::FInstanceDataType::StaticStruct()));
	}

private:
	friend class StandIn::FStateTreeRunner;

	FStateTreeExecutionContext(UObject& InOwner, StandIn::FStateTreeRunner& InRunner)
		: Owner(InOwner), Runner(InRunner)
	{
	}
	void* FindInstanceData(const FStateTreeNodeBase& Node, const UStruct* Type) const;

	UObject& Owner;
	StandIn::FStateTreeRunner& Runner;
};
