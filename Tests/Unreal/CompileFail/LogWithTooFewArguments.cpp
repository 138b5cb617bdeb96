// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Log lines are checked as all formats are.
// expect: FormatHasTooFewArguments
#include "CoreMinimal.h"

DEFINE_LOG_CATEGORY_STATIC(LogCase, Log, All);

void Report(int32 Count)
{
#if MISUSE
	UE_LOG(LogCase, Log, TEXT("%d of %d"), Count);
#else
	UE_LOG(LogCase, Log, TEXT("%d of %d"), Count, Count);
#endif
}
