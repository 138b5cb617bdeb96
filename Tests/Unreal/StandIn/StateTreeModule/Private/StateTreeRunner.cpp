// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "StandIn/StateTreeRunner.h"

#include "StateTreeExecutionContext.h"
#include "StateTreeTaskBase.h"

namespace StandIn
{
FStateTreeRunner::FStateTreeRunner(UObject& InOwner, const FStateTreeTaskBase& InTask)
	: Owner(&InOwner), Task(InTask), Type(static_cast<const UScriptStruct*>(InTask.GetInstanceDataType()))
{
	if (Type != nullptr)
	{
		Memory = FMemory::Malloc(static_cast<SIZE_T>(Type->GetStructureSize()));
		Type->InitializeStruct(Memory);
	}
}

FStateTreeRunner::~FStateTreeRunner()
{
	if (Type != nullptr)
	{
		Type->DestroyStruct(Memory);
		FMemory::Free(Memory);
	}
}

void FStateTreeRunner::Relocate()
{
	if (Type == nullptr)
	{
		return;
	}
	void* Moved = FMemory::Malloc(static_cast<SIZE_T>(Type->GetStructureSize()));
	Type->InitializeStruct(Moved);
	Type->CopyScriptStruct(Moved, Memory);
	Type->DestroyStruct(Memory);
	FMemory::Free(Memory);
	Memory = Moved;
}

EStateTreeRunStatus FStateTreeRunner::Enter()
{
	checkf(!bIsEntered, TEXT("The state was entered already"));
	check(Owner.IsValid());
	Relocate();
	bIsEntered = true;
	FStateTreeExecutionContext Context(*Owner, *this);
	Status = Task.EnterState(Context, FStateTreeTransitionResult());
	Relocate();
	return Status;
}

EStateTreeRunStatus FStateTreeRunner::Tick(float DeltaTime)
{
	if (bIsEntered && Status == EStateTreeRunStatus::Running && Task.bShouldCallTick && Owner.IsValid())
	{
		FStateTreeExecutionContext Context(*Owner, *this);
		Status = Task.Tick(Context, DeltaTime);
		Relocate();
	}
	return Status;
}

void FStateTreeRunner::Exit()
{
	checkf(bIsEntered, TEXT("The state was never entered"));
	check(Owner.IsValid());
	bIsEntered = false;
	FStateTreeExecutionContext Context(*Owner, *this);
	FStateTreeTransitionResult Transition;
	Transition.CurrentRunStatus = Status;
	Task.ExitState(Context, Transition);
	Relocate();
}
} // namespace StandIn

void* FStateTreeExecutionContext::FindInstanceData(const FStateTreeNodeBase& Node, const UStruct* Type) const
{
	checkf(&Node == &Runner.Task && Type == Runner.Type, TEXT("Instance data of another node"));
	return Runner.Memory;
}
