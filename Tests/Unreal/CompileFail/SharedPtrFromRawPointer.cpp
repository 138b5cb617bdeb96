// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Ownership is taken by name: MakeShareable or MakeShared.
// expect: TSharedPtr
#include "CoreMinimal.h"

TSharedPtr<FString> Owned = MakeShared<FString>(TEXT("grid"));
#if MISUSE
TSharedPtr<FString> Taken = new FString(TEXT("grid"));
#endif
