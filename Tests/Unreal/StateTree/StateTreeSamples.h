// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "StateTreeExecutionContext.h"
#include "StateTreeTaskBase.h"

#include "StateTreeSamples.generated.h"

USTRUCT()
struct FGridSampleTaskInstanceData
{
	GENERATED_BODY()

	UPROPERTY(EditAnywhere, Category = "Parameter")
	int32 Frames = 3;

	/** Where the data was in the last call. */
	const void* Address = nullptr;
	bool bHasMoved = true;
	FString Calls;
};

/** Runs for some frames and notes what it is told. */
USTRUCT()
struct FGridSampleTask : public FStateTreeTaskCommonBase
{
	GENERATED_BODY()

	using FInstanceDataType = FGridSampleTaskInstanceData;

	virtual const UStruct* GetInstanceDataType() const override { return FInstanceDataType::StaticStruct(); }
	virtual EStateTreeRunStatus EnterState(
		FStateTreeExecutionContext& Context, const FStateTreeTransitionResult&) const override
	{
		Note(Context, TEXT("E"));
		return EStateTreeRunStatus::Running;
	}
	virtual EStateTreeRunStatus Tick(FStateTreeExecutionContext& Context, const float) const override
	{
		FInstanceDataType& Data = Note(Context, TEXT("T"));
		return --Data.Frames > 0 ? EStateTreeRunStatus::Running : EStateTreeRunStatus::Succeeded;
	}
	virtual void ExitState(
		FStateTreeExecutionContext& Context, const FStateTreeTransitionResult&) const override
	{
		Note(Context, TEXT("X"));
	}

private:
	FInstanceDataType& Note(FStateTreeExecutionContext& Context, const TCHAR* Call) const
	{
		FInstanceDataType& Data = Context.GetInstanceData(*this);
		Data.Calls += Call;
		Data.bHasMoved = Data.bHasMoved && Data.Address != &Data;
		Data.Address = &Data;
		return Data;
	}
};
