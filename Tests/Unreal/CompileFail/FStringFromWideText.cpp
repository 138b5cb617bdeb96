// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// wchar_t is not TCHAR on Linux.
// expect: FString
#include "CoreMinimal.h"

FString Name = TEXT("grid");
#if MISUSE
FString Wide = L"grid";
#endif
