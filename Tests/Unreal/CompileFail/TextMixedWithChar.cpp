// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// TCHAR and char do not mix.
// expect: char16_t
#include "CoreMinimal.h"

const TCHAR* Name = TEXT("grid");
#if MISUSE
const TCHAR* Narrow = "grid";
#endif
