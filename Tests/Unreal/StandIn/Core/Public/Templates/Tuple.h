// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (TPair), and the API page of TTuple.
#pragma once

#include "Templates/TypeHash.h"
#include "Templates/UnrealTemplate.h"

/** A key and a value. */
template <typename InKeyType, typename InValueType>
struct TPair
{
	using KeyType = InKeyType;
	using ValueType = InValueType;

	InKeyType Key;
	InValueType Value;

	TPair() : Key(), Value() {}
	template <typename KeyArgument, typename ValueArgument>
	TPair(KeyArgument&& InKey, ValueArgument&& InValue)
		: Key(Forward<KeyArgument>(InKey)), Value(Forward<ValueArgument>(InValue))
	{
	}

	bool operator==(const TPair& Other) const { return Key == Other.Key && Value == Other.Value; }
	friend uint32 GetTypeHash(const TPair& Pair)
	{
		return HashCombine(GetTypeHash(Pair.Key), GetTypeHash(Pair.Value));
	}
};

class FArchive;

template <typename KeyType, typename ValueType>
FArchive& operator<<(FArchive& Ar, TPair<KeyType, ValueType>& Pair)
{
	Ar << Pair.Key;
	Ar << Pair.Value;
	return Ar;
}
