// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// A scope lock takes the address of what it locks.
// expect: FScopeLock
#include "CoreMinimal.h"
#include "HAL/CriticalSection.h"
#include "Misc/ScopeLock.h"

void Work(FCriticalSection& Section)
{
#if MISUSE
	FScopeLock Lock(Section);
#else
	FScopeLock Lock(&Section);
#endif
}
