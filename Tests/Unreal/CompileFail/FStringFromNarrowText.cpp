// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Text of the engine is TCHAR; a plain literal has to be converted by name.
// expect: FString
#include "CoreMinimal.h"

FString Name = TEXT("grid");
#if MISUSE
FString Narrow = "grid";
#endif
