// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "EnvironmentQuery/EnvQueryContext.h"
#include "EnvironmentQuery/EnvQueryTest.h"
#include "EnvironmentQuery/EnvQueryTypes.h"
#include "EnvironmentQuery/Items/EnvQueryItemType_ActorBase.h"
#include "GameFramework/Actor.h"

FVector FEnvQueryResult::GetItemAsLocation(int32 Index) const
{
	const auto* Type = Cast<UEnvQueryItemType_VectorBase>(ItemType.GetDefaultObject());
	return Type != nullptr && Items.IsValidIndex(Index)
		? Type->GetItemLocation(RawData.GetData() + Items[Index].DataOffset)
		: FVector::ZeroVector;
}

AActor* FEnvQueryResult::GetItemAsActor(int32 Index) const
{
	const auto* Type = Cast<UEnvQueryItemType_ActorBase>(ItemType.GetDefaultObject());
	return Type != nullptr && Items.IsValidIndex(Index)
		? Type->GetActor(RawData.GetData() + Items[Index].DataOffset)
		: nullptr;
}

bool FEnvQueryInstance::PrepareContext(TSubclassOf<UEnvQueryContext> ContextClass, TArray<FVector>& Data)
{
	Data.Reset();
	UClass* Class = ContextClass.Get();
	if (Class == nullptr)
	{
		return false;
	}
	const FCachedContext* Known =
		ContextCache.FindByPredicate([Class](const FCachedContext& Cached) { return Cached.Class == Class; });
	if (Known == nullptr)
	{
		FEnvQueryContextData Provided;
		ContextClass.GetDefaultObject()->ProvideContext(*this, Provided);
		FCachedContext Fresh{Class, {}};
		const auto* Type = Cast<UEnvQueryItemType_VectorBase>(Provided.ValueType.GetDefaultObject());
		const auto* ActorType = Cast<UEnvQueryItemType_ActorBase>(Provided.ValueType.GetDefaultObject());
		for (int32 Index = 0; Type != nullptr && Index < Provided.NumValues; ++Index)
		{
			const uint8* Value = Provided.RawData.GetData() + Index * Type->GetValueSize();
			if (ActorType == nullptr || ActorType->GetActor(Value) != nullptr)
			{
				Fresh.Places.Add(Type->GetItemLocation(Value));
			}
		}
		Known = &ContextCache[ContextCache.Add(MoveTemp(Fresh))];
	}
	Data = Known->Places;
	return Data.Num() > 0;
}

void FEnvQueryInstance::ReserveItemData(int32 NumAdditionalItems)
{
	check(NumAdditionalItems >= 0);
	Items.Reserve(Items.Num() + NumAdditionalItems);
}

uint8* FEnvQueryInstance::AddItem(UClass* TypeOfItem)
{
	checkf(bIsGenerating, TEXT("Items can only be added by a generator"));
	check(ItemType.Get() != nullptr && ItemType->IsChildOf(TypeOfItem));
	FEnvQueryItem& Item = Items.AddDefaulted_GetRef();
	Item.DataOffset = RawData.AddZeroed(ItemType.GetDefaultObject()->GetValueSize());
	return RawData.GetData() + Item.DataOffset;
}

FEnvQueryInstance::FItemIterator::FItemIterator(
	const UEnvQueryTest* QueryTest, FEnvQueryInstance& QueryInstance, int32 StartingItemIndex)
	: Test(QueryTest), Instance(QueryInstance),
	  CurrentItem(StartingItemIndex != INDEX_NONE ? StartingItemIndex : QueryInstance.CurrentTestStartingItem)
{
	check(Test != nullptr);
	Begin();
}

FEnvQueryInstance::FItemIterator::~FItemIterator()
{
	// Whoever leaves the loop early has not gone on from the item, so it comes again.
	Instance.CurrentTestStartingItem = CurrentItem;
}

FEnvQueryInstance::FItemIterator::operator bool() const
{
	const bool bHasTime =
		bIgnoreTimeLimit || Instance.MaxItemsAStep == 0 || ItemsDone < Instance.MaxItemsAStep;
	return CurrentItem < Instance.Items.Num() && bHasTime;
}

void FEnvQueryInstance::FItemIterator::operator++()
{
	Store();
	++CurrentItem;
	++ItemsDone;
	Begin();
}

void FEnvQueryInstance::FItemIterator::Begin()
{
	while (CurrentItem < Instance.Items.Num() && !Instance.Items[CurrentItem].IsValid())
	{
		++CurrentItem;
	}
	ItemScore = 0.0f;
	NumScores = 0;
	NumPassed = 0;
	NumFailed = 0;
	bIsAnswered = false;
	bIsForced = false;
}

void FEnvQueryInstance::FItemIterator::CountFilter(bool bPassed)
{
	NumPassed += bPassed ? 1 : 0;
	NumFailed += bPassed ? 0 : 1;
}

void FEnvQueryInstance::FItemIterator::AddScore(float Score)
{
	switch (Test->MultipleContextScoreOp)
	{
	case EEnvTestScoreOperator::MinScore:
		ItemScore = NumScores == 0 ? Score : FMath::Min(ItemScore, Score);
		break;
	case EEnvTestScoreOperator::MaxScore:
		ItemScore = NumScores == 0 ? Score : FMath::Max(ItemScore, Score);
		break;
	default:
		ItemScore += Score;
		break;
	}
	++NumScores;
}

void FEnvQueryInstance::FItemIterator::SetScore(
	EEnvTestPurpose::Type TestPurpose, EEnvTestFilterType::Type FilterType, float Score, float Min, float Max)
{
	ensureMsgf(Test->GetWorkOnFloatValues() && FilterType != EEnvTestFilterType::Match,
		TEXT("A test that said it works on bools gave a number"));
	ensureMsgf(FMath::IsFinite(Score), TEXT("A score is not a number"));
	bIsAnswered = true;
	if (TestPurpose != EEnvTestPurpose::Score)
	{
		CountFilter((FilterType == EEnvTestFilterType::Maximum || Score >= Min) &&
			(FilterType == EEnvTestFilterType::Minimum || Score <= Max));
	}
	AddScore(Score);
}

void FEnvQueryInstance::FItemIterator::SetScore(
	EEnvTestPurpose::Type TestPurpose, EEnvTestFilterType::Type FilterType, bool bScore, bool bExpected)
{
	ensureMsgf(!Test->GetWorkOnFloatValues() && FilterType == EEnvTestFilterType::Match,
		TEXT("A test that said it works on numbers gave a bool"));
	bIsAnswered = true;
	if (TestPurpose != EEnvTestPurpose::Score)
	{
		CountFilter(bScore == bExpected);
	}
	AddScore(bScore == bExpected ? 1.0f : 0.0f);
}

void FEnvQueryInstance::FItemIterator::ForceItemState(EEnvItemStatus::Type InStatus)
{
	bIsAnswered = true;
	bIsForced = true;
	ForcedStatus = InStatus;
}

void FEnvQueryInstance::FItemIterator::Store()
{
	ensureMsgf(bIsAnswered, TEXT("A test left an item without a score"));
	const bool bAny = Test->MultipleContextFilterOp == EEnvTestFilterOperator::AnyPass;
	const bool bFiltered = bAny ? NumPassed == 0 && NumFailed > 0 : NumFailed > 0;
	FEnvQueryItem& Item = Instance.Items[CurrentItem];
	if (bIsForced ? ForcedStatus == EEnvItemStatus::Failed : bFiltered)
	{
		Item.Discard();
		return;
	}
	const bool bAverage = Test->MultipleContextScoreOp == EEnvTestScoreOperator::AverageScore;
	Instance.ItemDetails[CurrentItem].TestResults[Instance.CurrentTest] =
		bAverage && NumScores > 0 ? ItemScore / static_cast<float>(NumScores) : ItemScore;
}
