// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of MoveTemp, Forward and Swap (Core/Templates).
#pragma once

#include "Misc/CoreMiscDefines.h"
#include "Templates/UnrealTypeTraits.h"

#include <new>

/** Casts to an rvalue; unlike the standard's, it rejects what could not be moved from. */
template <typename T>
constexpr std::remove_reference_t<T>&& MoveTemp(T&& Value) noexcept
{
	using Plain = std::remove_reference_t<T>;
	static_assert(std::is_lvalue_reference_v<T>, "MoveTemp called on an rvalue");
	static_assert(!std::is_same_v<Plain&, const Plain&>, "MoveTemp called on a const object");
	return static_cast<Plain&&>(Value);
}

/** Casts to an rvalue, or does nothing when it cannot. */
template <typename T>
constexpr std::remove_reference_t<T>&& MoveTempIfPossible(T&& Value) noexcept
{
	return static_cast<std::remove_reference_t<T>&&>(Value);
}

template <typename T>
constexpr T&& Forward(std::remove_reference_t<T>& Value) noexcept
{
	return static_cast<T&&>(Value);
}

template <typename T>
constexpr T&& Forward(std::remove_reference_t<T>&& Value) noexcept
{
	return static_cast<T&&>(Value);
}

template <typename T>
requires(!std::is_const_v<T> && std::is_move_constructible_v<T> &&
	std::is_move_assignable_v<T>) constexpr void Swap(T& A, T& B)
{
	T Temp = MoveTemp(A);
	A = MoveTemp(B);
	B = MoveTemp(Temp);
}

template <typename T>
constexpr const T& AsConst(T& Value)
{
	return Value;
}
template <typename T>
void AsConst(const T&&) = delete;
