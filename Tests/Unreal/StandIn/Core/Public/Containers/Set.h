// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (TSet), and the API page of TSet (Core/Containers).
#pragma once

#include "StandIn/HashTable.h"

namespace StandIn
{
struct FSetKeyFuncs
{
	template <typename ElementType>
	static const ElementType& KeyOf(const ElementType& Element)
	{
		return Element;
	}
};
} // namespace StandIn

/** Elements that are there once, by GetTypeHash and ==. */
template <typename InElementType>
class TSet
{
	using FTable = StandIn::THashTable<InElementType, StandIn::FSetKeyFuncs>;

public:
	using ElementType = InElementType;
	using TIterator = StandIn::THashTableIterator<FTable, ElementType>;
	using TConstIterator = StandIn::THashTableIterator<const FTable, const ElementType>;

	TSet() = default;
	TSet(std::initializer_list<ElementType> Items)
	{
		for (const ElementType& Item : Items)
		{
			Add(Item);
		}
	}
	explicit TSet(const TArray<ElementType>& Items) { Append(Items); }

	int32 Num() const { return Table.Num(); }
	bool IsEmpty() const { return Table.Num() == 0; }
	SIZE_T GetAllocatedSize() const { return Table.GetAllocatedSize(); }
	void Empty(int32 Slack = 0) { Table.Empty(Slack); }
	void Reset() { Table.Reset(); }
	void Reserve(int32 Count) { Table.Reserve(Count); }

	void Add(const ElementType& Item, bool* bIsAlreadyInSetPtr = nullptr)
	{
		AddImpl(Item, bIsAlreadyInSetPtr);
	}
	void Add(ElementType&& Item, bool* bIsAlreadyInSetPtr = nullptr)
	{
		AddImpl(MoveTempIfPossible(Item), bIsAlreadyInSetPtr);
	}
	template <typename... ArgumentTypes>
	void Emplace(ArgumentTypes&&... Arguments)
	{
		Add(ElementType(Forward<ArgumentTypes>(Arguments)...));
	}
	template <typename RangeType>
	void Append(const RangeType& Items)
	{
		for (const ElementType& Item : Items)
		{
			Add(Item);
		}
	}
	bool Contains(const ElementType& Item) const { return Table.Find(Item) != INDEX_NONE; }
	const ElementType* Find(const ElementType& Item) const
	{
		const int32 Index = Table.Find(Item);
		return Index != INDEX_NONE ? &Table[Index] : nullptr;
	}
	ElementType* Find(const ElementType& Item) { return const_cast<ElementType*>(AsConst(*this).Find(Item)); }
	/** The number of elements removed. */
	int32 Remove(const ElementType& Item)
	{
		const int32 Index = Table.Find(Item);
		if (Index == INDEX_NONE)
		{
			return 0;
		}
		Table.RemoveAt(Index);
		return 1;
	}

	TArray<ElementType> Array() const
	{
		TArray<ElementType> Result;
		Result.Reserve(Num());
		for (const ElementType& Item : *this)
		{
			Result.Add(Item);
		}
		return Result;
	}
	TSet Union(const TSet& Other) const
	{
		TSet Result = *this;
		Result.Append(Other);
		return Result;
	}
	TSet Intersect(const TSet& Other) const
	{
		TSet Result;
		for (const ElementType& Item : *this)
		{
			if (Other.Contains(Item))
			{
				Result.Add(Item);
			}
		}
		return Result;
	}
	TSet Difference(const TSet& Other) const
	{
		TSet Result;
		for (const ElementType& Item : *this)
		{
			if (!Other.Contains(Item))
			{
				Result.Add(Item);
			}
		}
		return Result;
	}
	bool Includes(const TSet& Other) const { return Other.Difference(*this).IsEmpty(); }
	template <typename PredicateType>
	void Sort(const PredicateType& Predicate)
	{
		Table.Sort(Predicate);
	}

	TIterator CreateIterator() { return TIterator(Table); }
	TConstIterator CreateConstIterator() const { return TConstIterator(Table); }
	TIterator begin() { return TIterator(Table); }
	TConstIterator begin() const { return TConstIterator(Table); }
	TIterator end() { return TIterator(Table, Table.GetMaxIndex()); }
	TConstIterator end() const { return TConstIterator(Table, Table.GetMaxIndex()); }

private:
	template <typename ArgumentType>
	void AddImpl(ArgumentType&& Item, bool* bIsAlreadyInSetPtr)
	{
		const int32 Index = Table.Find(Item);
		if (bIsAlreadyInSetPtr != nullptr)
		{
			*bIsAlreadyInSetPtr = Index != INDEX_NONE;
		}
		if (Index != INDEX_NONE)
		{
			Table[Index] = Forward<ArgumentType>(Item);
		}
		else
		{
			Table.Emplace(Forward<ArgumentType>(Item));
		}
	}

	FTable Table;
};
