// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FMemory (Core/HAL).
#pragma once

#include "HAL/Platform.h"

/** Memory of the engine. Takes from the global heap, so that tests which count allocations see all of them.
 */
struct FMemory
{
	static void* Memmove(void* Dest, const void* Src, SIZE_T Count)
	{
		return __builtin_memmove(Dest, Src, Count);
	}
	static void* Memcpy(void* Dest, const void* Src, SIZE_T Count)
	{
		return __builtin_memcpy(Dest, Src, Count);
	}
	static void* Memzero(void* Dest, SIZE_T Count) { return __builtin_memset(Dest, 0, Count); }

	template <typename T>
	static void Memzero(T& Value)
	{
		Memzero(&Value, sizeof(T));
	}

	static void* Malloc(SIZE_T Count, uint32 Alignment = 16);
	static void Free(void* Original);
};
