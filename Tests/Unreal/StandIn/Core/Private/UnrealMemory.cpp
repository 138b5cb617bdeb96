// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "HAL/UnrealMemory.h"

#include "Misc/AssertionMacros.h"

#include <new>

void* FMemory::Malloc(SIZE_T Count, uint32 Alignment)
{
	check(Alignment <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);
	return ::operator new(Count);
}

void FMemory::Free(void* Original)
{
	::operator delete(Original);
}
