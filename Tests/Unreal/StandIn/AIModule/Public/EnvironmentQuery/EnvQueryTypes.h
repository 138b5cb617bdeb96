// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Behaviour trees, blackboard, AI moves, EQS, StateTree", section 4, and public
// tests and generators of games.

#include "CoreMinimal.h"
#include "EnvironmentQuery/Items/EnvQueryItemType.h"
#include "Templates/SubclassOf.h"
#include "UObject/Object.h"

#include "EnvQueryTypes.generated.h"

class AActor;
class UEnvQueryContext;
class UEnvQueryItemType;
class UEnvQueryTest;
class UWorld;

namespace StandIn
{
class FEnvQueryRunner;
}

namespace EEnvTestPurpose
{
enum Type : int
{
	Filter,
	Score,
	FilterAndScore,
};
} // namespace EEnvTestPurpose

namespace EEnvTestFilterType
{
enum Type : int
{
	Minimum,
	Maximum,
	Range,
	Match,
};
} // namespace EEnvTestFilterType

namespace EEnvTestFilterOperator
{
enum Type : int
{
	AllPass,
	AnyPass,
};
} // namespace EEnvTestFilterOperator

namespace EEnvTestScoreOperator
{
enum Type : int
{
	AverageScore,
	MinScore,
	MaxScore,
};
} // namespace EEnvTestScoreOperator

namespace EEnvTestScoreEquation
{
enum Type : int
{
	Linear,
	Square,
	InverseLinear,
	SquareRoot,
	Constant,
};
} // namespace EEnvTestScoreEquation

namespace EEnvTestCost
{
enum Type : int
{
	Low,
	Medium,
	High,
};
} // namespace EEnvTestCost

namespace EEnvItemStatus
{
enum Type : int
{
	Passed,
	Failed,
};
} // namespace EEnvItemStatus

namespace EEnvQueryStatus
{
enum Type : int
{
	Processing,
	Success,
	Failed,
	Aborted,
	OwnerLost,
	MissingParam,
};
} // namespace EEnvQueryStatus

namespace EEnvQueryRunMode
{
enum Type : int
{
	SingleResult,
	RandomBest5Pct,
	RandomBest25Pct,
	AllMatching,
};
} // namespace EEnvQueryRunMode

struct AIMODULE_API FEnvQueryItem
{
	/** The weighted sum of all tests; below 0 once the item is out. */
	float Score = 0.0f;
	int32 DataOffset = INDEX_NONE;

	bool IsValid() const { return DataOffset >= 0 && Score >= 0.0f; }
	void Discard() { Score = -1.0f; }
};

/** What a context hands out. */
struct AIMODULE_API FEnvQueryContextData
{
	TSubclassOf<UEnvQueryItemType> ValueType;
	TArray<uint8> RawData;
	int32 NumValues = 0;
};

struct AIMODULE_API FEnvQueryResult
{
	TArray<FEnvQueryItem> Items;
	TSubclassOf<UEnvQueryItemType> ItemType;
	TArray<uint8> RawData;
	int32 OptionIndex = 0;
	int32 QueryID = 0;
	TWeakObjectPtr<UObject> Owner;

	FVector GetItemAsLocation(int32 Index) const;
	AActor* GetItemAsActor(int32 Index) const;
	float GetItemScore(int32 Index) const { return Items.IsValidIndex(Index) ? Items[Index].Score : 0.0f; }
	EEnvQueryStatus::Type GetRawStatus() const { return Status; }
	bool IsFinished() const { return Status != EEnvQueryStatus::Processing; }
	bool IsSuccessful() const { return Status == EEnvQueryStatus::Success; }

protected:
	EEnvQueryStatus::Type Status = EEnvQueryStatus::Processing;
};

/** What the tests said of an item, in their order. */
struct AIMODULE_API FEnvQueryItemDetails
{
	TArray<float> TestResults;
};

/** A query that is under way. */
struct AIMODULE_API FEnvQueryInstance : public FEnvQueryResult
{
	/**
	 * Goes over the items that are left, for as long as the step has time. An item is written back when the
	 * iterator goes on to the next one.
	 */
	struct AIMODULE_API FItemIterator
	{
		FItemIterator(const UEnvQueryTest* QueryTest, FEnvQueryInstance& QueryInstance,
			int32 StartingItemIndex = INDEX_NONE);
		~FItemIterator();
		FItemIterator(const FItemIterator&) = delete;
		FItemIterator& operator=(const FItemIterator&) = delete;

		void SetScore(EEnvTestPurpose::Type TestPurpose, EEnvTestFilterType::Type FilterType, float Score,
			float Min, float Max);
		void SetScore(EEnvTestPurpose::Type TestPurpose, EEnvTestFilterType::Type FilterType, bool bScore,
			bool bExpected);
		void ForceItemState(EEnvItemStatus::Type InStatus);
		void IgnoreTimeLimit() { bIgnoreTimeLimit = true; }

		int32 GetIndex() const { return CurrentItem; }
		int32 operator*() const { return CurrentItem; }
		explicit operator bool() const;
		void operator++();

	private:
		void AddScore(float Score);
		void CountFilter(bool bPassed);
		void Begin();
		void Store();

		const UEnvQueryTest* Test;
		FEnvQueryInstance& Instance;
		int32 CurrentItem;
		int32 ItemsDone = 0;
		float ItemScore = 0.0f;
		int32 NumScores = 0;
		int32 NumPassed = 0;
		int32 NumFailed = 0;
		bool bIsAnswered = false;
		bool bIsForced = false;
		EEnvItemStatus::Type ForcedStatus = EEnvItemStatus::Passed;
		bool bIgnoreTimeLimit = false;
	};
	/** The name under which tests know it. */
	using ItemIterator = FItemIterator;

	UWorld* World = nullptr;
	int32 CurrentTest = INDEX_NONE;
	int32 CurrentTestStartingItem = 0;
	TArray<FEnvQueryItemDetails> ItemDetails;

	/** False when the context has no places. The same ones in every step of a query. */
	bool PrepareContext(TSubclassOf<UEnvQueryContext> ContextClass, TArray<FVector>& Data);
	void ReserveItemData(int32 NumAdditionalItems);

	/** Only from within GenerateItems, and only items of the generator's type. */
	template <typename TypeItem>
	void AddItemData(typename TypeItem::FValueType ItemValue)
	{
		TypeItem::SetValue(AddItem(TypeItem::StaticClass()), ItemValue);
	}

private:
	friend class StandIn::FEnvQueryRunner;

	uint8* AddItem(UClass* TypeOfItem);

	struct FCachedContext
	{
		UClass* Class;
		TArray<FVector> Places;
	};
	TArray<FCachedContext> ContextCache;
	/** Items that a step has time for; 0 = all. */
	int32 MaxItemsAStep = 0;
	bool bIsGenerating = false;
};

UCLASS(Abstract)
class AIMODULE_API UEnvQueryTypes : public UObject
{
	GENERATED_BODY()

public:
	static FText DescribeContext(TSubclassOf<UEnvQueryContext> ContextClass);
};
