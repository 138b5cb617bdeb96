// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Nodes that do what a test tells them, and write down what is done to them.

#include "BehaviorTree/BTService.h"
#include "BehaviorTree/BTTaskNode.h"
#include "BehaviorTree/Decorators/BTDecorator_BlackboardBase.h"
#include "BehaviorTree/Tasks/BTTask_BlackboardBase.h"
#include "CoreMinimal.h"

#include "BehaviorTreeSamples.generated.h"

/** Everything that the nodes of a test went through, in order: "run A", "tick A", "end A Succeeded". */
struct FNodeDiary
{
	static TArray<FString> Lines;
	static int32 NumMemories;
	static void Write(const TCHAR* Event, const UBTNode& Node, const TCHAR* More = TEXT(""));
	/** What was written since the last look, in one line. */
	static FString Take();
};

/** Counts its kind, so that a block that is initialised twice or never cleaned up shows. */
struct FDiaryMemory
{
	FDiaryMemory() { ++FNodeDiary::NumMemories; }
	~FDiaryMemory() { --FNodeDiary::NumMemories; }

	/** Allocates: forgetting the clean-up is a leak for the sanitizers too. */
	TArray<int32> Ticks;
};

/** Runs for as many ticks as it is told; aborts at once, or as many ticks later. */
UCLASS()
class UDiaryTask : public UBTTaskNode
{
	GENERATED_BODY()

public:
	UDiaryTask(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual uint16 GetInstanceMemorySize() const override { return sizeof(FDiaryMemory); }
	virtual void InitializeMemory(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryInit::Type InitType) const override;
	virtual void CleanupMemory(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory,
		EBTMemoryClear::Type CleanupType) const override;
	virtual EBTNodeResult::Type ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
	virtual EBTNodeResult::Type AbortTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;

	enum class EMischief : uint8
	{
		None,
		FinishTwice,
		FinishAfterTheEnd,
		FinishAbortUnasked,
		SucceedInAbort,
		StopTheTree,
		DestroyThePawn,
		DestroyTheController,
		RestartTheTree,
	};

	int32 TicksToRun = 0;
	int32 TicksToAbort = 0;
	EBTNodeResult::Type Result = EBTNodeResult::Succeeded;
	EMischief Mischief = EMischief::None;

	void MakeInstances() { bCreateNodeInstance = true; }
	void TickEvery(float Seconds)
	{
		bTickIntervals = true;
		TickInterval = Seconds;
	}
	/** Of the instance. */
	int32 NumRuns = 0;

protected:
	virtual void TickTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) override;
	virtual void OnTaskFinished(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTNodeResult::Type TaskResult) override;

private:
	void Misbehave(UBehaviorTreeComponent& OwnerComp);

	float TickInterval = 0.f;
};

/** Walks to a key and ends with the message of the finished move, as move tasks do. */
UCLASS()
class UDiaryMoveTask : public UBTTask_BlackboardBase
{
	GENERATED_BODY()

public:
	UDiaryMoveTask(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual EBTNodeResult::Type ExecuteTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
	virtual EBTNodeResult::Type AbortTask(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;

protected:
	virtual void OnMessage(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, FName Message,
		int32 RequestID, bool bSuccess) override;
	virtual void OnTaskFinished(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTNodeResult::Type TaskResult) override;
};

UCLASS()
class UDiaryService : public UBTService
{
	GENERATED_BODY()

public:
	UDiaryService(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Empty: every tick. */
	void TickEvery(float Seconds)
	{
		Interval = Seconds;
		RandomDeviation = 0.f;
	}

protected:
	virtual void OnBecomeRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
	virtual void OnCeaseRelevant(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) override;
	virtual void TickNode(UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, float DeltaSeconds) override;
	virtual void OnSearchStart(FBehaviorTreeSearchData& SearchData) override;
};

/** Whether a bool of the blackboard is set. */
UCLASS()
class UDiaryDecorator : public UBTDecorator_BlackboardBase
{
	GENERATED_BODY()

public:
	UDiaryDecorator(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

protected:
	virtual bool CalculateRawConditionValue(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory) const override;
};
