// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "StateTreeTypes.h"
#include "UObject/Class.h"
#include "UObject/WeakObjectPtrTemplates.h"

struct FStateTreeExecutionContext;
struct FStateTreeTaskBase;

namespace StandIn
{
/**
 * Runs one state with one task: enters it, ticks it and leaves it, as a tree does.
 *
 * Instance data is a copy of what was set up, and lies somewhere else in every frame: whoever keeps a pointer
 * into it, or whose struct cannot be copied, is found out. What is destroyed without being left is a tree
 * whose component is destroyed.
 */
class STATETREEMODULE_API FStateTreeRunner
{
public:
	FStateTreeRunner(UObject& InOwner, const FStateTreeTaskBase& InTask);
	~FStateTreeRunner();
	FStateTreeRunner(const FStateTreeRunner&) = delete;
	FStateTreeRunner& operator=(const FStateTreeRunner&) = delete;

	/** What the editor would set; what bindings write before a tick. Not to be kept over a call. */
	template <typename T>
	T& Data()
	{
		check(Type == T::StaticStruct());
		return *static_cast<T*>(Memory);
	}

	EStateTreeRunStatus Enter();
	/** Does nothing unless the last status was Running. */
	EStateTreeRunStatus Tick(float DeltaTime);
	void Exit();
	EStateTreeRunStatus GetStatus() const { return Status; }

private:
	friend struct ::FStateTreeExecutionContext;

	void Relocate();

	TWeakObjectPtr<UObject> Owner;
	const FStateTreeTaskBase& Task;
	const UScriptStruct* Type;
	void* Memory = nullptr;
	EStateTreeRunStatus Status = EStateTreeRunStatus::Unset;
	bool bIsEntered = false;
};
} // namespace StandIn
