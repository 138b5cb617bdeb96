// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (TMap), and the API page of TMap (Core/Containers).
#pragma once

#include "Containers/Set.h"
#include "Templates/Tuple.h"

namespace StandIn
{
struct FMapKeyFuncs
{
	template <typename PairType>
	static const typename PairType::KeyType& KeyOf(const PairType& Pair)
	{
		return Pair.Key;
	}
};

/** As the iterator of a table, with the names of a map. */
template <typename TableType, typename PairType, typename ValueType>
class TMapIterator : public THashTableIterator<TableType, PairType>
{
public:
	using THashTableIterator<TableType, PairType>::THashTableIterator;

	const typename PairType::KeyType& Key() const { return (**this).Key; }
	ValueType& Value() const { return (**this).Value; }
};
} // namespace StandIn

/** Values by keys, by GetTypeHash and == of the keys. Adding may move the values. */
template <typename InKeyType, typename InValueType>
class TMap
{
public:
	using KeyType = InKeyType;
	using ValueType = InValueType;
	using ElementType = TPair<KeyType, ValueType>;

private:
	using FTable = StandIn::THashTable<ElementType, StandIn::FMapKeyFuncs>;

public:
	using TIterator = StandIn::TMapIterator<FTable, ElementType, ValueType>;
	using TConstIterator = StandIn::TMapIterator<const FTable, const ElementType, const ValueType>;

	TMap() = default;
	TMap(std::initializer_list<ElementType> Pairs)
	{
		for (const ElementType& Pair : Pairs)
		{
			Add(Pair.Key, Pair.Value);
		}
	}

	int32 Num() const { return Table.Num(); }
	bool IsEmpty() const { return Table.Num() == 0; }
	SIZE_T GetAllocatedSize() const { return Table.GetAllocatedSize(); }
	void Empty(int32 Slack = 0) { Table.Empty(Slack); }
	void Reset() { Table.Reset(); }
	void Reserve(int32 Count) { Table.Reserve(Count); }

	ValueType& Add(const KeyType& Key) { return Emplace(Key); }
	ValueType& Add(const KeyType& Key, const ValueType& Value) { return Emplace(Key, Value); }
	ValueType& Add(const KeyType& Key, ValueType&& Value) { return Emplace(Key, MoveTempIfPossible(Value)); }
	ValueType& Add(KeyType&& Key, const ValueType& Value) { return Emplace(MoveTempIfPossible(Key), Value); }
	ValueType& Add(KeyType&& Key, ValueType&& Value)
	{
		return Emplace(MoveTempIfPossible(Key), MoveTempIfPossible(Value));
	}
	/** Replaces the value of a key that is there. */
	template <typename KeyArgument, typename ValueArgument>
	ValueType& Emplace(KeyArgument&& Key, ValueArgument&& Value)
	{
		KeyType NewKey(Forward<KeyArgument>(Key));
		const int32 Index = Table.Find(NewKey);
		if (Index != INDEX_NONE)
		{
			return Table[Index].Value = ValueType(Forward<ValueArgument>(Value));
		}
		return Table[Table.Emplace(MoveTemp(NewKey), Forward<ValueArgument>(Value))].Value;
	}
	template <typename KeyArgument>
	ValueType& Emplace(KeyArgument&& Key)
	{
		return Emplace(Forward<KeyArgument>(Key), ValueType());
	}
	void Append(const TMap& Other)
	{
		for (const ElementType& Pair : Other)
		{
			Add(Pair.Key, Pair.Value);
		}
	}
	ValueType& FindOrAdd(const KeyType& Key)
	{
		const int32 Index = Table.Find(Key);
		return Index != INDEX_NONE ? Table[Index].Value : Emplace(Key);
	}
	ValueType& FindOrAdd(const KeyType& Key, const ValueType& Value)
	{
		const int32 Index = Table.Find(Key);
		return Index != INDEX_NONE ? Table[Index].Value : Emplace(Key, Value);
	}

	const ValueType* Find(const KeyType& Key) const
	{
		const int32 Index = Table.Find(Key);
		return Index != INDEX_NONE ? &Table[Index].Value : nullptr;
	}
	ValueType* Find(const KeyType& Key) { return const_cast<ValueType*>(AsConst(*this).Find(Key)); }
	/** A copy of the value, or a default one. */
	ValueType FindRef(const KeyType& Key) const
	{
		const ValueType* Value = Find(Key);
		return Value != nullptr ? *Value : ValueType();
	}
	const ValueType& FindChecked(const KeyType& Key) const
	{
		const ValueType* Value = Find(Key);
		check(Value != nullptr);
		return *Value;
	}
	ValueType& FindChecked(const KeyType& Key)
	{
		return const_cast<ValueType&>(AsConst(*this).FindChecked(Key));
	}
	ValueType& operator[](const KeyType& Key) { return FindChecked(Key); }
	const ValueType& operator[](const KeyType& Key) const { return FindChecked(Key); }
	bool Contains(const KeyType& Key) const { return Table.Find(Key) != INDEX_NONE; }

	/** The number of pairs removed. */
	int32 Remove(const KeyType& Key)
	{
		const int32 Index = Table.Find(Key);
		if (Index == INDEX_NONE)
		{
			return 0;
		}
		Table.RemoveAt(Index);
		return 1;
	}
	bool RemoveAndCopyValue(const KeyType& Key, ValueType& OutRemovedValue)
	{
		const int32 Index = Table.Find(Key);
		if (Index == INDEX_NONE)
		{
			return false;
		}
		OutRemovedValue = MoveTemp(Table[Index].Value);
		Table.RemoveAt(Index);
		return true;
	}

	template <typename AllocatorType>
	void GenerateKeyArray(TArray<KeyType, AllocatorType>& OutArray) const
	{
		OutArray.Reset(Num());
		for (const ElementType& Pair : *this)
		{
			OutArray.Add(Pair.Key);
		}
	}
	template <typename AllocatorType>
	void GenerateValueArray(TArray<ValueType, AllocatorType>& OutArray) const
	{
		OutArray.Reset(Num());
		for (const ElementType& Pair : *this)
		{
			OutArray.Add(Pair.Value);
		}
	}
	template <typename PredicateType>
	void KeySort(const PredicateType& Predicate)
	{
		Table.Sort(
			[&Predicate](const ElementType& A, const ElementType& B) { return Predicate(A.Key, B.Key); });
	}

	TIterator CreateIterator() { return TIterator(Table); }
	TConstIterator CreateConstIterator() const { return TConstIterator(Table); }
	TIterator begin() { return TIterator(Table); }
	TConstIterator begin() const { return TConstIterator(Table); }
	TIterator end() { return TIterator(Table, Table.GetMaxIndex()); }
	TConstIterator end() const { return TConstIterator(Table, Table.GetMaxIndex()); }

private:
	FTable Table;
};
