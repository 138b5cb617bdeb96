// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API pages of the types and the fact sheet "Behaviour trees, blackboard, AI moves, EQS,
// StateTree", sections 1 and 2.

#include "CoreMinimal.h"
#include "Templates/SubclassOf.h"
#include "UObject/Object.h"
#include "UObject/ObjectMacros.h"

#include "BehaviorTreeTypes.generated.h"

class UBehaviorTreeComponent;
class UBlackboardComponent;
class UBlackboardData;
class UBlackboardKeyType;

namespace EBTNodeResult
{
enum Type : int
{
	Succeeded,
	Failed,
	Aborted,
	InProgress,
};
} // namespace EBTNodeResult

namespace EBTExecutionMode
{
enum Type : int
{
	SingleRun,
	Looped,
};
} // namespace EBTExecutionMode

namespace EBTStopMode
{
enum Type : int
{
	Safe,
	Forced,
};
} // namespace EBTStopMode

namespace EBTMemoryInit
{
enum Type : int
{
	Initialize,
	RestoreSubtree,
};
} // namespace EBTMemoryInit

namespace EBTMemoryClear
{
enum Type : int
{
	Destroy,
	StoreSubtree,
};
} // namespace EBTMemoryClear

namespace EBTFlowAbortMode
{
enum Type : int
{
	None,
	LowerPriority,
	Self,
	Both,
};
} // namespace EBTFlowAbortMode

namespace EBTTaskStatus
{
enum Type : int
{
	Active,
	Aborting,
	Inactive,
};
} // namespace EBTTaskStatus

namespace EBTDescriptionVerbosity
{
enum Type : int
{
	Basic,
	Detailed,
};
} // namespace EBTDescriptionVerbosity

namespace BTSpecialChild
{
inline constexpr int32 NotInitialized = -1;
inline constexpr int32 ReturnToParent = -2;
} // namespace BTSpecialChild

/** Why a decorator asks to look at the flow again. */
enum class EBTDecoratorAbortRequest : uint8
{
	ConditionResultChanged,
	ConditionPassing,
};

enum class EBlackboardNotificationResult : uint8
{
	RemoveObserver,
	ContinueObserving,
};

namespace FBlackboard
{
inline const FName KeySelf = TEXT("SelfActor");

/** Where a key stands in its blackboard asset. */
struct FKey
{
	constexpr FKey() = default;
	constexpr FKey(int32 InKey) : Key(static_cast<uint16>(InKey)) {}

	constexpr bool operator==(const FKey& Other) const = default;
	constexpr operator int32() const { return Key == NoKey ? -1 : Key; }

private:
	static constexpr uint16 NoKey = 0xffff;

	uint16 Key = NoKey;
};

inline constexpr FKey InvalidKey = FKey();
} // namespace FBlackboard

/** What a search over the tree is about. */
struct FBehaviorTreeSearchData
{
	explicit FBehaviorTreeSearchData(UBehaviorTreeComponent& InOwnerComp) : OwnerComp(InOwnerComp) {}

	UBehaviorTreeComponent& OwnerComp;
};

/** Stands before the memory of a task. */
struct FBTTaskMemory
{
	float NextTickRemainingTime;
	float AccumulatedDeltaTime;
};

/** Stands before the memory of a service or decorator. */
struct FBTAuxiliaryMemory
{
	float NextTickRemainingTime;
	float AccumulatedDeltaTime;
};

/** A key of a blackboard, chosen by a designer among those that the filters let through. */
USTRUCT(BlueprintType)
struct AIMODULE_API FBlackboardKeySelector
{
	GENERATED_BODY()

	FBlackboardKeySelector() = default;

	UPROPERTY(Transient, EditAnywhere, Category = Blackboard)
	TArray<TObjectPtr<UBlackboardKeyType>> AllowedTypes;

	UPROPERTY(EditAnywhere, Category = Blackboard)
	FName SelectedKeyName;

	UPROPERTY(Transient, EditInstanceOnly, Category = Blackboard)
	TSubclassOf<UBlackboardKeyType> SelectedKeyType;

	/** Looks the name up. Without one, and unless none is allowed, takes the first key that fits. */
	void ResolveSelectedKey(const UBlackboardData& BlackboardAsset);
	void InvalidateResolvedKey();

	void AllowNoneAsValue(bool bAllow) { bNoneIsAllowedValue = bAllow; }

	FBlackboard::FKey GetSelectedKeyID() const { return SelectedKeyID; }
	bool IsSet() const { return SelectedKeyID != FBlackboard::InvalidKey; }
	bool IsNone() const { return bNoneIsAllowedValue && SelectedKeyID == FBlackboard::InvalidKey; }
	bool NeedsResolve() const
	{
		return SelectedKeyID == FBlackboard::InvalidKey && !SelectedKeyName.IsNone();
	}

	void AddObjectFilter(UObject* Owner, FName PropertyName, TSubclassOf<UObject> AllowedClass);
	void AddClassFilter(UObject* Owner, FName PropertyName, TSubclassOf<UObject> AllowedClass);
	void AddEnumFilter(UObject* Owner, FName PropertyName, UEnum* AllowedEnum);
	void AddIntFilter(UObject* Owner, FName PropertyName);
	void AddFloatFilter(UObject* Owner, FName PropertyName);
	void AddBoolFilter(UObject* Owner, FName PropertyName);
	void AddVectorFilter(UObject* Owner, FName PropertyName);
	void AddRotatorFilter(UObject* Owner, FName PropertyName);
	void AddStringFilter(UObject* Owner, FName PropertyName);
	void AddNameFilter(UObject* Owner, FName PropertyName);

private:
	template <typename KeyType>
	KeyType* AddFilter(UObject* Owner, FName PropertyName, const TCHAR* Suffix);
	bool IsAllowed(const UBlackboardKeyType* KeyType) const;

	FBlackboard::FKey SelectedKeyID;

	UPROPERTY(EditDefaultsOnly, Category = Blackboard)
	uint32 bNoneIsAllowedValue : 1 = 0;
};
