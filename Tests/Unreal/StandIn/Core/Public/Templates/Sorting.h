// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of TLess and TDereferenceWrapper (Core/Templates).
#pragma once

#include "Templates/UnrealTemplate.h"

#include <algorithm>

template <typename T = void>
struct TLess
{
	constexpr bool operator()(const T& A, const T& B) const { return A < B; }
};
template <>
struct TLess<void>
{
	template <typename A, typename B>
	constexpr bool operator()(const A& Left, const B& Right) const
	{
		return Left < Right;
	}
};

namespace StandIn
{
/** Calls a predicate of elements; arrays of pointers are sorted by what they point to. */
template <typename T, typename PredicateType>
auto Dereferencing(const PredicateType& Predicate)
{
	return [&Predicate](const T& A, const T& B) -> bool
	{
		if constexpr (std::is_pointer_v<T>)
		{
			return Predicate(*A, *B);
		}
		else
		{
			return Predicate(A, B);
		}
	};
}
} // namespace StandIn
