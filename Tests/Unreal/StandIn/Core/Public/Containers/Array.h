// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (TArray), and the API page of TArray
// (Core/Containers).
#pragma once

#include "StandIn/ArrayIterators.h"
#include "StandIn/ArrayStorage.h"
#include "Templates/Sorting.h"
#include "Templates/TypeHash.h"

#include <initializer_list>

class FArchive;

/** A dynamic array. Sizes are int32; every index is checked. */
template <typename InElementType, typename InAllocatorType>
class TArray : private StandIn::TArrayStorage<InElementType, InAllocatorType>
{
	using FStorage = StandIn::TArrayStorage<InElementType, InAllocatorType>;

public:
	using ElementType = InElementType;
	using AllocatorType = InAllocatorType;
	using SizeType = int32;
	using EShrinking = StandIn::EShrinking;
	using TIterator = TIndexedContainerIterator<TArray, ElementType>;
	using TConstIterator = TIndexedContainerIterator<const TArray, const ElementType>;

	TArray() = default;
	TArray(const ElementType* Data, SizeType Count) { Append(Data, Count); }
	TArray(std::initializer_list<ElementType> Items) { Append(Items.begin(), SizeType(Items.size())); }
	TArray(const TArray& Other) : FStorage() { Append(Other.GetData(), Other.Num()); }
	TArray(TArray&& Other) : FStorage() { MoveFrom(Other); }
	template <typename OtherElementType, typename OtherAllocator>
	explicit TArray(const TArray<OtherElementType, OtherAllocator>& Other)
	{
		AppendCopies(Other.GetData(), Other.Num());
	}
	template <typename OtherElementType>
	explicit TArray(const TArrayView<OtherElementType>& Other)
	{
		AppendCopies(Other.GetData(), Other.Num());
	}

	TArray& operator=(const TArray& Other)
	{
		if (this != &Other)
		{
			Reset(Other.Num());
			Append(Other.GetData(), Other.Num());
		}
		return *this;
	}
	TArray& operator=(TArray&& Other)
	{
		if (this != &Other)
		{
			DestructItems(GetData(), ArrayNum);
			MoveFrom(Other);
		}
		return *this;
	}
	TArray& operator=(std::initializer_list<ElementType> Items)
	{
		Reset(SizeType(Items.size()));
		Append(Items.begin(), SizeType(Items.size()));
		return *this;
	}
	template <typename OtherAllocator>
	TArray& operator=(const TArray<ElementType, OtherAllocator>& Other)
	{
		Reset(Other.Num());
		AppendCopies(Other.GetData(), Other.Num());
		return *this;
	}

	// What is in it, and room for more.
	using FStorage::AddUninitialized;
	using FStorage::Empty;
	using FStorage::GetAllocatedSize;
	using FStorage::GetData;
	using FStorage::GetSlack;
	using FStorage::IsEmpty;
	using FStorage::IsValidIndex;
	using FStorage::Max;
	using FStorage::Num;
	using FStorage::NumBytes;
	using FStorage::Reserve;
	using FStorage::Reset;
	using FStorage::Shrink;

	ElementType& operator[](SizeType Index)
	{
		RangeCheck(Index);
		return GetData()[Index];
	}
	const ElementType& operator[](SizeType Index) const
	{
		RangeCheck(Index);
		return GetData()[Index];
	}
	ElementType& Last(SizeType IndexFromTheEnd = 0) { return (*this)[ArrayNum - IndexFromTheEnd - 1]; }
	const ElementType& Last(SizeType IndexFromTheEnd = 0) const
	{
		return (*this)[ArrayNum - IndexFromTheEnd - 1];
	}
	ElementType& Top() { return Last(); }
	const ElementType& Top() const { return Last(); }

	// Adding.
	SizeType Add(const ElementType& Item)
	{
		CheckAddress(&Item);
		return Emplace(Item);
	}
	SizeType Add(ElementType&& Item)
	{
		CheckAddress(&Item);
		return Emplace(MoveTempIfPossible(Item));
	}
	SizeType AddUnique(const ElementType& Item)
	{
		const SizeType Index = Find(Item);
		return Index != INDEX_NONE ? Index : Add(Item);
	}
	template <typename... ArgumentTypes>
	SizeType Emplace(ArgumentTypes&&... Arguments)
	{
		const SizeType Index = AddUninitialized();
		new (static_cast<void*>(GetData() + Index)) ElementType(Forward<ArgumentTypes>(Arguments)...);
		return Index;
	}
	SizeType AddDefaulted(SizeType Count = 1)
	{
		const SizeType Index = AddUninitialized(Count);
		ConstructDefaults(Index, Count);
		return Index;
	}
	ElementType& AddDefaulted_GetRef() { return (*this)[AddDefaulted()]; }
	SizeType AddZeroed(SizeType Count = 1)
	{
		const SizeType Index = AddUninitialized(Count);
		FMemory::Memzero(static_cast<void*>(GetData() + Index), sizeof(ElementType) * SIZE_T(Count));
		return Index;
	}
	void Push(const ElementType& Item) { Add(Item); }
	void Push(ElementType&& Item) { Add(MoveTempIfPossible(Item)); }
	void Append(const ElementType* Data, SizeType Count) { AppendCopies(Data, Count); }
	void Append(std::initializer_list<ElementType> Items) { Append(Items.begin(), SizeType(Items.size())); }
	template <typename OtherAllocator>
	void Append(const TArray<ElementType, OtherAllocator>& Source)
	{
		check(static_cast<const void*>(this) != &Source);
		Append(Source.GetData(), Source.Num());
	}
	template <typename OtherElementType>
	void Append(const TArrayView<OtherElementType>& Source)
	{
		AppendCopies(Source.GetData(), Source.Num());
	}
	TArray& operator+=(const TArray& Other)
	{
		Append(Other);
		return *this;
	}
	SizeType Insert(const ElementType& Item, SizeType Index)
	{
		CheckAddress(&Item);
		InsertUninitialized(Index, 1);
		new (static_cast<void*>(GetData() + Index)) ElementType(Item);
		return Index;
	}
	SizeType Insert(ElementType&& Item, SizeType Index)
	{
		CheckAddress(&Item);
		InsertUninitialized(Index, 1);
		new (static_cast<void*>(GetData() + Index)) ElementType(MoveTempIfPossible(Item));
		return Index;
	}
	SizeType Insert(const ElementType* Data, SizeType Count, SizeType Index)
	{
		InsertUninitialized(Index, Count);
		ConstructCopies(Index, Data, Count);
		return Index;
	}
	SizeType Insert(const TArray& Items, SizeType Index)
	{
		check(this != &Items);
		return Insert(Items.GetData(), Items.Num(), Index);
	}

	// Sizes.
	void SetNum(SizeType NewNum, EShrinking Shrinking = StandIn::ShrinkingYes)
	{
		const SizeType OldNum = ArrayNum;
		SetNumUninitialized(NewNum, Shrinking);
		if (NewNum > OldNum)
		{
			ConstructDefaults(OldNum, NewNum - OldNum);
		}
	}
	void SetNumZeroed(SizeType NewNum, EShrinking Shrinking = StandIn::ShrinkingYes)
	{
		const SizeType OldNum = ArrayNum;
		SetNumUninitialized(NewNum, Shrinking);
		if (NewNum > OldNum)
		{
			FMemory::Memzero(
				static_cast<void*>(GetData() + OldNum), sizeof(ElementType) * SIZE_T(NewNum - OldNum));
		}
	}
	void SetNumUninitialized(SizeType NewNum, EShrinking Shrinking = StandIn::ShrinkingYes)
	{
		check(NewNum >= 0);
		if (NewNum > ArrayNum)
		{
			AddUninitialized(NewNum - ArrayNum);
		}
		else if (NewNum < ArrayNum)
		{
			RemoveAt(NewNum, ArrayNum - NewNum, Shrinking);
		}
	}
	void Init(const ElementType& Value, SizeType Count)
	{
		Empty(Count);
		const SizeType Index = AddUninitialized(Count);
		for (SizeType Offset = 0; Offset < Count; ++Offset)
		{
			new (static_cast<void*>(GetData() + Index + Offset)) ElementType(Value);
		}
	}

	// Removing.
	ElementType Pop(EShrinking Shrinking = StandIn::ShrinkingYes)
	{
		RangeCheck(0);
		ElementType Result = MoveTempIfPossible(GetData()[ArrayNum - 1]);
		RemoveAt(ArrayNum - 1, 1, Shrinking);
		return Result;
	}
	void RemoveAt(SizeType Index) { RemoveAt(Index, 1); }
	void RemoveAt(SizeType Index, SizeType Count, EShrinking Shrinking = StandIn::ShrinkingYes)
	{
		if (!TakeOut(Index, Count))
		{
			return;
		}
		StandIn::RelocateItems(GetData() + Index, GetData() + Index + Count, ArrayNum - Index - Count);
		FinishRemoval(Count, Shrinking);
	}
	void RemoveAtSwap(SizeType Index) { RemoveAtSwap(Index, 1); }
	void RemoveAtSwap(SizeType Index, SizeType Count, EShrinking Shrinking = StandIn::ShrinkingYes)
	{
		if (!TakeOut(Index, Count))
		{
			return;
		}
		const SizeType Behind = ArrayNum - Index - Count;
		const SizeType Moved = Behind < Count ? Behind : Count;
		StandIn::RelocateItems(GetData() + Index, GetData() + ArrayNum - Moved, Moved);
		FinishRemoval(Count, Shrinking);
	}
	/** Removes all equal elements; the number of them. */
	SizeType Remove(const ElementType& Item)
	{
		CheckAddress(&Item);
		return RemoveAll([&Item](const ElementType& Element) { return Element == Item; });
	}
	SizeType RemoveSwap(const ElementType& Item, EShrinking Shrinking = StandIn::ShrinkingYes)
	{
		CheckAddress(&Item);
		return RemoveAllSwap([&Item](const ElementType& Element) { return Element == Item; }, Shrinking);
	}
	SizeType RemoveSingleSwap(const ElementType& Item, EShrinking Shrinking = StandIn::ShrinkingYes)
	{
		const SizeType Index = Find(Item);
		if (Index == INDEX_NONE)
		{
			return 0;
		}
		RemoveAtSwap(Index, 1, Shrinking);
		return 1;
	}
	template <typename PredicateType>
	SizeType RemoveAll(const PredicateType& Predicate)
	{
		SizeType Kept = 0;
		for (SizeType Index = 0; Index < ArrayNum; ++Index)
		{
			ElementType* const Element = GetData() + Index;
			if (Predicate(*Element))
			{
				DestructItems(Element, 1);
				continue;
			}
			StandIn::RelocateItems(GetData() + Kept, Element, Index == Kept ? 0 : 1);
			++Kept;
		}
		const SizeType Removed = ArrayNum - Kept;
		ArrayNum = Kept;
		return Removed;
	}
	template <typename PredicateType>
	SizeType RemoveAllSwap(const PredicateType& Predicate, EShrinking Shrinking = StandIn::ShrinkingYes)
	{
		SizeType Removed = 0;
		for (SizeType Index = 0; Index < ArrayNum;)
		{
			if (Predicate(GetData()[Index]))
			{
				RemoveAtSwap(Index, 1, Shrinking);
				++Removed;
			}
			else
			{
				++Index;
			}
		}
		return Removed;
	}

	// Searching.
	SizeType Find(const ElementType& Item) const { return IndexOfByKey(Item); }
	bool Find(const ElementType& Item, SizeType& Index) const
	{
		Index = Find(Item);
		return Index != INDEX_NONE;
	}
	SizeType FindLast(const ElementType& Item) const
	{
		SizeType Index = ArrayNum - 1;
		while (Index >= 0 && !(GetData()[Index] == Item))
		{
			--Index;
		}
		return Index;
	}
	template <typename KeyType>
	SizeType IndexOfByKey(const KeyType& Key) const
	{
		return IndexOfByPredicate([&Key](const ElementType& Element) { return Element == Key; });
	}
	template <typename PredicateType>
	SizeType IndexOfByPredicate(PredicateType Predicate) const
	{
		for (SizeType Index = 0; Index < ArrayNum; ++Index)
		{
			if (Predicate(GetData()[Index]))
			{
				return Index;
			}
		}
		return INDEX_NONE;
	}
	template <typename KeyType>
	const ElementType* FindByKey(const KeyType& Key) const
	{
		const SizeType Index = IndexOfByKey(Key);
		return Index != INDEX_NONE ? GetData() + Index : nullptr;
	}
	template <typename KeyType>
	ElementType* FindByKey(const KeyType& Key)
	{
		return const_cast<ElementType*>(AsConst(*this).FindByKey(Key));
	}
	template <typename PredicateType>
	const ElementType* FindByPredicate(PredicateType Predicate) const
	{
		const SizeType Index = IndexOfByPredicate(Predicate);
		return Index != INDEX_NONE ? GetData() + Index : nullptr;
	}
	template <typename PredicateType>
	ElementType* FindByPredicate(PredicateType Predicate)
	{
		return const_cast<ElementType*>(AsConst(*this).FindByPredicate(Predicate));
	}
	template <typename PredicateType>
	TArray FilterByPredicate(PredicateType Predicate) const
	{
		TArray Result;
		for (const ElementType& Element : *this)
		{
			if (Predicate(Element))
			{
				Result.Add(Element);
			}
		}
		return Result;
	}
	template <typename KeyType>
	bool Contains(const KeyType& Key) const
	{
		return IndexOfByKey(Key) != INDEX_NONE;
	}
	template <typename PredicateType>
	bool ContainsByPredicate(PredicateType Predicate) const
	{
		return IndexOfByPredicate(Predicate) != INDEX_NONE;
	}

	// Order.
	void Swap(SizeType A, SizeType B)
	{
		RangeCheck(A);
		RangeCheck(B);
		if (A != B)
		{
			::Swap(GetData()[A], GetData()[B]);
		}
	}
	void Sort() { Sort(TLess<>()); }
	template <typename PredicateType>
	void Sort(const PredicateType& Predicate)
	{
		std::sort(GetData(), GetData() + ArrayNum, StandIn::Dereferencing<ElementType>(Predicate));
	}
	void StableSort() { StableSort(TLess<>()); }
	template <typename PredicateType>
	void StableSort(const PredicateType& Predicate)
	{
		std::stable_sort(GetData(), GetData() + ArrayNum, StandIn::Dereferencing<ElementType>(Predicate));
	}
	template <typename PredicateType = TLess<>>
	void Heapify(const PredicateType& Predicate = PredicateType())
	{
		std::make_heap(GetData(), GetData() + ArrayNum, LastFirst(Predicate));
	}
	template <typename PredicateType = TLess<>>
	void HeapPush(const ElementType& Item, const PredicateType& Predicate = PredicateType())
	{
		Add(Item);
		std::push_heap(GetData(), GetData() + ArrayNum, LastFirst(Predicate));
	}
	void HeapPop(ElementType& OutItem, EShrinking Shrinking = StandIn::ShrinkingYes)
	{
		HeapPop(OutItem, TLess<>(), Shrinking);
	}
	template <typename PredicateType>
	requires(!std::is_same_v<PredicateType, EShrinking>) void HeapPop(
		ElementType& OutItem, const PredicateType& Predicate, EShrinking Shrinking = StandIn::ShrinkingYes)
	{
		RangeCheck(0);
		std::pop_heap(GetData(), GetData() + ArrayNum, LastFirst(Predicate));
		OutItem = Pop(Shrinking);
	}
	const ElementType& HeapTop() const { return (*this)[0]; }

	bool operator==(const TArray& Other) const
	{
		return ArrayNum == Other.ArrayNum && std::equal(GetData(), GetData() + ArrayNum, Other.GetData());
	}

	TIterator CreateIterator() { return TIterator(*this); }
	TConstIterator CreateConstIterator() const { return TConstIterator(*this); }

	TCheckedPointerIterator<ElementType> begin() { return {ArrayNum, GetData()}; }
	TCheckedPointerIterator<const ElementType> begin() const { return {ArrayNum, GetData()}; }
	TCheckedPointerIterator<ElementType> end() { return {ArrayNum, GetData() + ArrayNum}; }
	TCheckedPointerIterator<const ElementType> end() const { return {ArrayNum, GetData() + ArrayNum}; }

private:
	using FStorage::AppendCopies;
	using FStorage::ArrayNum;
	using FStorage::CheckAddress;
	using FStorage::ConstructCopies;
	using FStorage::ConstructDefaults;
	using FStorage::DestructItems;
	using FStorage::FinishRemoval;
	using FStorage::InsertUninitialized;
	using FStorage::MoveFrom;
	using FStorage::RangeCheck;
	using FStorage::TakeOut;

	/** The standard's heaps have the greatest on top, the engine's the least. */
	template <typename PredicateType>
	static auto LastFirst(const PredicateType& Predicate)
	{
		return [&Predicate](const ElementType& A, const ElementType& B)
		{
			return StandIn::Dereferencing<ElementType>(Predicate)(B, A);
		};
	}
};

namespace StandIn
{
/** Templates, so that the archive may be declared only: it is complete where an array is saved. */
template <typename ArchiveType, typename ArrayType>
ArchiveType& SerializeArray(ArchiveType& Ar, ArrayType& Array)
{
	int32 Count = Array.Num();
	Ar << Count;
	if (Ar.IsError() || Count < 0)
	{
		Ar.SetError();
		return Ar;
	}
	if (Ar.IsLoading())
	{
		Array.Empty();
	}
	for (int32 Index = 0; Index < Count && !Ar.IsError(); ++Index)
	{
		// One by one, so that a wrong count ends at the end of the data, not of the memory.
		Ar << (Ar.IsLoading() ? Array.AddDefaulted_GetRef() : Array[Index]);
	}
	return Ar;
}
} // namespace StandIn

template <typename ElementType, typename AllocatorType>
FArchive& operator<<(FArchive& Ar, TArray<ElementType, AllocatorType>& Array)
{
	return StandIn::SerializeArray(Ar, Array);
}
