// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GridQueryHistory.h"

#if GRIDNAV_WITH_DEBUG

#include "GameFramework/Controller.h"
#include "GameFramework/Pawn.h"
#include "Templates/Casts.h"

bool UE::GridNav::IsAskedBy(const UObject* Owner, const UObject* Asker)
{
	if (Owner == nullptr || Asker == nullptr)
	{
		return false;
	}
	const APawn* Pawn = Cast<APawn>(Asker);
	const AController* Controller = Pawn != nullptr ? Pawn->GetController() : nullptr;
	return Owner == Asker || Owner->IsIn(Asker) ||
		(Controller != nullptr && (Owner == Controller || Owner->IsIn(Controller)));
}

void FGridQueryHistory::SetCapacity(int32 NewCapacity)
{
	if (NewCapacity == Records.Num())
	{
		return;
	}
	TArray<FGridQueryRecord> Kept;
	Kept.SetNum(NewCapacity);
	const int32 NumKept = FMath::Min(Count, NewCapacity);
	for (int32 Index = 0; Index < NumKept; ++Index)
	{
		Kept[NumKept - 1 - Index] = FromLast(Index);
	}
	Records = MoveTemp(Kept);
	Count = NumKept;
	Next = NewCapacity > 0 ? NumKept % NewCapacity : 0;
}

int64 FGridQueryHistory::Add(FGridQueryRecord Record)
{
	Record.Number = ++LastNumber;
	if (!Records.IsEmpty())
	{
		Records[Next] = Record;
		Next = (Next + 1) % Records.Num();
		Count = FMath::Min(Count + 1, Records.Num());
	}
	return Record.Number;
}

const FGridQueryRecord& FGridQueryHistory::FromLast(int32 Index) const
{
	check(Index >= 0 && Index < Count);
	return Records[(Next - 1 - Index + Records.Num()) % Records.Num()];
}

const FGridQueryRecord* FGridQueryHistory::Find(int64 Number) const
{
	const int64 Index = LastNumber - Number;
	return Index >= 0 && Index < Count ? &FromLast(static_cast<int32>(Index)) : nullptr;
}

const FGridQueryRecord* FGridQueryHistory::LastOf(const UObject* Owner) const
{
	for (int32 Index = 0; Index < Count; ++Index)
	{
		const FGridQueryRecord& Record = FromLast(Index);
		if (UE::GridNav::IsAskedBy(Record.Owner.Get(), Owner))
		{
			return &Record;
		}
	}
	return nullptr;
}

#endif
