// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of the type traits (Core/Templates).
#pragma once

#include "HAL/Platform.h"

#include <type_traits>

template <typename T>
struct TIdentity
{
	using Type = T;
};
template <typename T>
using TIdentity_T = std::type_identity_t<T>;

template <typename Enum>
constexpr bool TIsEnumClass_V = std::is_enum_v<Enum> && !std::is_convertible_v<Enum, int32>;

/** What a read-only parameter of the type is best passed as. */
template <typename T>
struct TCallTraits
{
	using ParamType = std::conditional_t<std::is_arithmetic_v<T> || std::is_pointer_v<T> || std::is_enum_v<T>,
		const T, const T&>;
};
