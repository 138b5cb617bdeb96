// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// A category has to be declared.
// expect: LogNobody
#include "CoreMinimal.h"

DEFINE_LOG_CATEGORY_STATIC(LogCase, Log, All);

void Report()
{
	UE_LOG(LogCase, Log, TEXT("known"));
#if MISUSE
	UE_LOG(LogNobody, Log, TEXT("unknown"));
#endif
}
