// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not part of the engine: what TSet and TMap are made of.
#pragma once

#include "Containers/Array.h"

namespace StandIn
{
/** Elements in slots that stay where they are, and buckets of slots. Order of slots: as added; the slot that
   was freed last is filled first. KeyFuncs gives the key of an element. */
template <typename ElementType, typename KeyFuncs>
class THashTable
{
public:
	THashTable() = default;
	THashTable(const THashTable& Other) { AppendCopies(Other); }
	THashTable(THashTable&& Other) { TakeFrom(Other); }
	~THashTable() { DestructAll(); }
	THashTable& operator=(const THashTable& Other)
	{
		if (this != &Other)
		{
			Empty(0);
			AppendCopies(Other);
		}
		return *this;
	}
	THashTable& operator=(THashTable&& Other)
	{
		if (this != &Other)
		{
			DestructAll();
			TakeFrom(Other);
		}
		return *this;
	}

	int32 Num() const { return Used; }
	int32 GetMaxIndex() const { return Slots.Num(); }
	bool IsValidIndex(int32 Index) const { return Slots.IsValidIndex(Index) && Slots[Index].bUsed; }
	ElementType& operator[](int32 Index)
	{
		check(IsValidIndex(Index));
		return *Slots[Index].Get();
	}
	const ElementType& operator[](int32 Index) const
	{
		check(IsValidIndex(Index));
		return *Slots[Index].Get();
	}
	SIZE_T GetAllocatedSize() const { return Slots.GetAllocatedSize() + Buckets.GetAllocatedSize(); }

	template <typename KeyType>
	int32 Find(const KeyType& Key) const
	{
		if (Buckets.IsEmpty())
		{
			return INDEX_NONE;
		}
		int32 Index = Buckets[BucketOf(GetTypeHash(Key))];
		while (Index != INDEX_NONE && !(KeyFuncs::KeyOf(*Slots[Index].Get()) == Key))
		{
			Index = Slots[Index].Next;
		}
		return Index;
	}

	/** Adds an element whose key is not there. */
	template <typename... ArgumentTypes>
	int32 Emplace(ArgumentTypes&&... Arguments)
	{
		const int32 Index = FreeSlot != INDEX_NONE ? FreeSlot : Slots.AddZeroed();
		FSlot& Slot = Slots[Index];
		FreeSlot = FreeSlot != INDEX_NONE ? Slot.Next : INDEX_NONE;
		new (static_cast<void*>(Slot.Storage)) ElementType(Forward<ArgumentTypes>(Arguments)...);
		Slot.bUsed = true;
		++Used;
		if (Used > Buckets.Num())
		{
			Rehash(Buckets.Num() < 8 ? 8 : Buckets.Num() * 2);
		}
		else
		{
			Link(Index);
		}
		return Index;
	}

	void RemoveAt(int32 Index)
	{
		check(IsValidIndex(Index));
		Unlink(Index);
		Slots[Index].Get()->~ElementType();
		Slots[Index].bUsed = false;
		Slots[Index].Next = FreeSlot;
		FreeSlot = Index;
		--Used;
	}

	void Empty(int32 Slack)
	{
		DestructAll();
		Slots.Empty(Slack);
		Buckets.Empty();
		Reset();
	}

	/** Removes all and keeps the memory. */
	void Reset()
	{
		DestructAll();
		Slots.Reset();
		Used = 0;
		FreeSlot = INDEX_NONE;
		for (int32& Bucket : Buckets)
		{
			Bucket = INDEX_NONE;
		}
	}

	void Reserve(int32 Count)
	{
		Slots.Reserve(Count);
		int32 Size = Buckets.IsEmpty() ? 8 : Buckets.Num();
		while (Size < Count)
		{
			Size *= 2;
		}
		if (Size != Buckets.Num())
		{
			Rehash(Size);
		}
	}

	/** Puts the elements in order and closes the holes. */
	template <typename PredicateType>
	void Sort(const PredicateType& Predicate)
	{
		TArray<int32> Order;
		Order.Reserve(Used);
		for (int32 Index = 0; Index < Slots.Num(); ++Index)
		{
			if (Slots[Index].bUsed)
			{
				Order.Add(Index);
			}
		}
		Order.Sort([this, &Predicate](int32 A, int32 B) { return Predicate((*this)[A], (*this)[B]); });
		TArray<FSlot> Sorted;
		Sorted.Reserve(Used);
		for (const int32 Index : Order)
		{
			Sorted.Add(Slots[Index]);
		}
		Slots = MoveTemp(Sorted);
		FreeSlot = INDEX_NONE;
		Rehash(Buckets.Num());
	}

private:
	/** The bytes of an element are moved with the slot. */
	struct FSlot
	{
		alignas(ElementType) uint8 Storage[sizeof(ElementType)];
		int32 Next; // In the bucket, or among the free slots.
		bool bUsed;

		ElementType* Get() { return reinterpret_cast<ElementType*>(Storage); }
		const ElementType* Get() const { return reinterpret_cast<const ElementType*>(Storage); }
	};

	int32 BucketOf(uint32 Hash) const { return int32((Hash * 0x9e3779b1u) >> 7) & (Buckets.Num() - 1); }
	int32& BucketOfSlot(int32 Index)
	{
		return Buckets[BucketOf(GetTypeHash(KeyFuncs::KeyOf(*Slots[Index].Get())))];
	}
	void Link(int32 Index)
	{
		int32& Bucket = BucketOfSlot(Index);
		Slots[Index].Next = Bucket;
		Bucket = Index;
	}
	void Unlink(int32 Index)
	{
		int32* Link = &BucketOfSlot(Index);
		while (*Link != Index)
		{
			check(*Link != INDEX_NONE);
			Link = &Slots[*Link].Next;
		}
		*Link = Slots[Index].Next;
	}
	void Rehash(int32 Size)
	{
		Buckets.Init(INDEX_NONE, Size);
		for (int32 Index = 0; Index < Slots.Num(); ++Index)
		{
			if (Slots[Index].bUsed)
			{
				Link(Index);
			}
		}
	}
	void DestructAll()
	{
		for (FSlot& Slot : Slots)
		{
			if (Slot.bUsed)
			{
				Slot.Get()->~ElementType();
				Slot.bUsed = false;
			}
		}
	}
	void AppendCopies(const THashTable& Other)
	{
		Reserve(Other.Num());
		for (const FSlot& Slot : Other.Slots)
		{
			if (Slot.bUsed)
			{
				Emplace(*Slot.Get());
			}
		}
	}
	void TakeFrom(THashTable& Other)
	{
		Slots = MoveTemp(Other.Slots);
		Buckets = MoveTemp(Other.Buckets);
		FreeSlot = Other.FreeSlot;
		Used = Other.Used;
		Other.FreeSlot = INDEX_NONE;
		Other.Used = 0;
	}

	TArray<FSlot> Slots;
	TArray<int32> Buckets; // A power of two of them, or none.
	int32 FreeSlot = INDEX_NONE;
	int32 Used = 0;
};

/** Walks the used slots of a table. */
template <typename TableType, typename ElementType>
class THashTableIterator
{
public:
	explicit THashTableIterator(TableType& InTable, int32 InIndex = 0) : Table(InTable), Index(InIndex)
	{
		SkipFree();
	}

	THashTableIterator& operator++()
	{
		++Index;
		SkipFree();
		return *this;
	}
	ElementType& operator*() const { return Table[Index]; }
	ElementType* operator->() const { return &Table[Index]; }
	explicit operator bool() const { return Index < Table.GetMaxIndex(); }
	bool operator!=(const THashTableIterator& Other) const { return Index != Other.Index; }
	bool operator==(const THashTableIterator& Other) const { return Index == Other.Index; }
	void RemoveCurrent() { Table.RemoveAt(Index); }

private:
	void SkipFree()
	{
		while (Index < Table.GetMaxIndex() && !Table.IsValidIndex(Index))
		{
			++Index;
		}
	}

	TableType& Table;
	int32 Index;
};
} // namespace StandIn
