// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// size_t is neither int32 nor int64.
// expect: cast it | FormatWantsAnotherTypeOfArgument
#include "CoreMinimal.h"

FString Print(SIZE_T Size)
{
#if MISUSE
	return FString::Printf(TEXT("%d"), Size);
#else
	return FString::Printf(TEXT("%llu"), static_cast<uint64>(Size));
#endif
}
