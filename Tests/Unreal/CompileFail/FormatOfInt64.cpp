// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// %d takes 32 bits; 64 take %lld.
// expect: FormatWantsAnotherTypeOfArgument
#include "CoreMinimal.h"

FString Print(int64 Number)
{
#if MISUSE
	return FString::Printf(TEXT("%d"), Number);
#else
	return FString::Printf(TEXT("%lld"), Number);
#endif
}
