// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of TEnumAsByte.
#pragma once

#include "HAL/Platform.h"
#include "Templates/TypeHash.h"

#include <type_traits>

/** Keeps an old enum in one byte, so that it can be a property. An enum class needs no such thing. */
template <typename EnumType>
class TEnumAsByte
{
	static_assert(std::is_enum_v<EnumType> && std::is_convertible_v<EnumType, int>, "not for an enum class");

public:
	TEnumAsByte() = default;
	TEnumAsByte(EnumType InValue) : Value(uint8(InValue)) {}
	explicit TEnumAsByte(int32 InValue) : Value(uint8(InValue)) {}
	explicit TEnumAsByte(uint8 InValue) : Value(InValue) {}

	operator EnumType() const { return EnumType(Value); }
	EnumType GetValue() const { return EnumType(Value); }
	bool operator==(EnumType Other) const { return EnumType(Value) == Other; }
	bool operator==(TEnumAsByte Other) const { return Value == Other.Value; }

	friend uint32 GetTypeHash(TEnumAsByte Enum) { return GetTypeHash(Enum.Value); }

private:
	uint8 Value = 0;
};
