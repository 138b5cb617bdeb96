// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (hash), and the API pages of GetTypeHash and
// HashCombine.
#pragma once

#include "Templates/UnrealTypeTraits.h"

#include <bit>

/** Mixes two hashes; the order matters. */
constexpr uint32 HashCombine(uint32 A, uint32 B)
{
	A ^= B + 0x9e3779b9u + (A << 6) + (A >> 2);
	A *= 0x85ebca6bu;
	return A ^ (A >> 15);
}

/** The type of an integer, an enum, a pointer or a floating point number, and nothing that converts to it. */
template <typename T>
concept CStandInScalar = std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_pointer_v<T>;

template <typename T>
requires CStandInScalar<T>
constexpr uint32 GetTypeHash(const T& Value)
{
	if constexpr (std::is_pointer_v<T>)
	{
		const uint64 Bits = reinterpret_cast<uint64>(Value) >> 4;
		return HashCombine(uint32(Bits), uint32(Bits >> 32));
	}
	else if constexpr (std::is_floating_point_v<T>)
	{
		const uint64 Bits = Value == T(0) ? 0 : std::bit_cast<uint64>(double(Value));
		return HashCombine(uint32(Bits), uint32(Bits >> 32));
	}
	else
	{
		const uint64 Bits = uint64(Value);
		return uint32(Bits) + uint32(Bits >> 32) * 23;
	}
}
