// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the "Epic C++ Coding Standard" page (enum classes as flags).
#pragma once

#include "HAL/Platform.h"

#include <type_traits>

#define UE_PRIVATE_ENUM_FLAG_OPERATOR(Enum, Operator)                                                        \
	inline constexpr Enum operator Operator(Enum A, Enum B)                                                  \
	{                                                                                                        \
		return Enum(std::underlying_type_t<Enum>(A) Operator std::underlying_type_t<Enum>(B));               \
	}                                                                                                        \
	inline Enum& operator Operator##=(Enum& A, Enum B)                                                       \
	{                                                                                                        \
		return A = A Operator B;                                                                             \
	}

/** Lets an enum class be a set of bits. */
#define ENUM_CLASS_FLAGS(Enum)                                                                               \
	UE_PRIVATE_ENUM_FLAG_OPERATOR(Enum, |)                                                                   \
	UE_PRIVATE_ENUM_FLAG_OPERATOR(Enum, &)                                                                   \
	UE_PRIVATE_ENUM_FLAG_OPERATOR(Enum, ^)                                                                   \
	inline constexpr bool operator!(Enum Value)                                                              \
	{                                                                                                        \
		return !std::underlying_type_t<Enum>(Value);                                                         \
	}                                                                                                        \
	inline constexpr Enum operator~(Enum Value)                                                              \
	{                                                                                                        \
		return Enum(~std::underlying_type_t<Enum>(Value));                                                   \
	}

template <typename Enum>
constexpr bool EnumHasAllFlags(Enum Flags, Enum Contains)
{
	using Underlying = std::underlying_type_t<Enum>;
	return (Underlying(Flags) & Underlying(Contains)) == Underlying(Contains);
}

template <typename Enum>
constexpr bool EnumHasAnyFlags(Enum Flags, Enum Contains)
{
	using Underlying = std::underlying_type_t<Enum>;
	return (Underlying(Flags) & Underlying(Contains)) != 0;
}

template <typename Enum>
void EnumAddFlags(Enum& Flags, Enum FlagsToAdd)
{
	using Underlying = std::underlying_type_t<Enum>;
	Flags = Enum(Underlying(Flags) | Underlying(FlagsToAdd));
}

template <typename Enum>
void EnumRemoveFlags(Enum& Flags, Enum FlagsToRemove)
{
	using Underlying = std::underlying_type_t<Enum>;
	Flags = Enum(Underlying(Flags) & ~Underlying(FlagsToRemove));
}
