// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not part of the engine: the memory of TArray and what is in it.
#pragma once

#include "Containers/ContainerAllocationPolicies.h"
#include "Misc/CoreMiscDefines.h"

namespace StandIn
{
/** Elements one behind the other. Knows how to construct, move and destroy them, and nothing of their values.
 */
template <typename ElementType, typename AllocatorType>
class TArrayStorage
{
public:
	using SizeType = int32;

	TArrayStorage() = default;
	TArrayStorage(const TArrayStorage&) = delete;
	TArrayStorage& operator=(const TArrayStorage&) = delete;
	~TArrayStorage() { DestructItems(GetData(), ArrayNum); }

	SizeType Num() const { return ArrayNum; }
	SIZE_T NumBytes() const { return sizeof(ElementType) * SIZE_T(ArrayNum); }
	SizeType Max() const { return Allocator.GetCapacity(); }
	SizeType GetSlack() const { return Max() - ArrayNum; }
	bool IsEmpty() const { return ArrayNum == 0; }
	bool IsValidIndex(SizeType Index) const { return Index >= 0 && Index < ArrayNum; }
	SIZE_T GetAllocatedSize() const { return Allocator.GetAllocatedSize(); }
	ElementType* GetData() { return Allocator.GetAllocation(); }
	const ElementType* GetData() const { return Allocator.GetAllocation(); }

	/** The caller constructs the elements. */
	SizeType AddUninitialized(SizeType Count = 1)
	{
		check(Count >= 0 && ArrayNum <= MAX_int32 - Count);
		const SizeType Index = ArrayNum;
		if (Index + Count > Max())
		{
			Allocator.Resize(GrownCapacity(Index + Count), ArrayNum);
		}
		ArrayNum = Index + Count;
		return Index;
	}
	void Reserve(SizeType Count)
	{
		check(Count >= 0);
		if (Count > Max())
		{
			Allocator.Resize(Count, ArrayNum);
		}
	}
	/** Removes all elements and keeps the memory when it is enough. */
	void Reset(SizeType NewCapacity = 0)
	{
		DestructItems(GetData(), ArrayNum);
		ArrayNum = 0;
		Reserve(NewCapacity);
	}
	/** Removes all elements and gives the memory back, but for so many. */
	void Empty(SizeType Slack = 0)
	{
		check(Slack >= 0);
		DestructItems(GetData(), ArrayNum);
		ArrayNum = 0;
		if (Max() != Slack)
		{
			Allocator.Resize(Slack, 0);
		}
	}
	void Shrink()
	{
		if (Max() != ArrayNum)
		{
			Allocator.Resize(ArrayNum, ArrayNum);
		}
	}

protected:
	void RangeCheck(SizeType Index) const
	{
		checkf(IsValidIndex(Index), TEXT("Array index out of bounds: %d into an array of size %d"), Index,
			ArrayNum);
	}
	/** An element cannot be added to the array it is in: the array may move first. */
	void CheckAddress(const ElementType* Address) const
	{
		check(Address < GetData() || Address >= GetData() + Max());
	}
	static void DestructItems(ElementType* Items, SizeType Count)
	{
		for (SizeType Index = 0; Index < Count; ++Index)
		{
			Items[Index].~ElementType();
		}
	}
	void ConstructDefaults(SizeType Index, SizeType Count)
	{
		for (SizeType Offset = 0; Offset < Count; ++Offset)
		{
			new (static_cast<void*>(GetData() + Index + Offset)) ElementType();
		}
	}
	template <typename OtherElementType>
	void ConstructCopies(SizeType Index, const OtherElementType* Data, SizeType Count)
	{
		for (SizeType Offset = 0; Offset < Count; ++Offset)
		{
			new (static_cast<void*>(GetData() + Index + Offset)) ElementType(Data[Offset]);
		}
	}
	template <typename OtherElementType>
	void AppendCopies(const OtherElementType* Data, SizeType Count)
	{
		check(Count >= 0 && (Data != nullptr || Count == 0));
		if (Count == 0)
		{
			return;
		}
		if (Count > GetSlack() && ArrayNum == 0)
		{
			Allocator.Resize(Count, 0);
		}
		ConstructCopies(AddUninitialized(Count), Data, Count);
	}
	void InsertUninitialized(SizeType Index, SizeType Count)
	{
		check(Index >= 0 && Index <= ArrayNum);
		const SizeType OldNum = AddUninitialized(Count);
		RelocateItems(GetData() + Index + Count, GetData() + Index, OldNum - Index);
	}
	/** Destructs what is to be removed; false when that is nothing. */
	bool TakeOut(SizeType Index, SizeType Count)
	{
		if (Count == 0)
		{
			return false;
		}
		checkf(Count > 0 && Index >= 0 && Index <= ArrayNum - Count,
			TEXT("Cannot remove %d at %d from an array of size %d"), Count, Index, ArrayNum);
		DestructItems(GetData() + Index, Count);
		return true;
	}
	void FinishRemoval(SizeType Count, EShrinking Shrinking)
	{
		ArrayNum -= Count;
		if (Shrinking == ShrinkingYes && IsWorthShrinking(ArrayNum, Max(), sizeof(ElementType)))
		{
			Allocator.Resize(ArrayNum, ArrayNum);
		}
	}
	void MoveFrom(TArrayStorage& Other)
	{
		Allocator.MoveFrom(Other.Allocator, Other.ArrayNum);
		ArrayNum = Other.ArrayNum;
		Other.ArrayNum = 0;
	}

	typename AllocatorType::template ForElementType<ElementType> Allocator;
	SizeType ArrayNum = 0;
};
} // namespace StandIn
