// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// %s takes *Name, not Name.
// expect: give *FString | FormatWantsAnotherTypeOfArgument
#include "CoreMinimal.h"

FString Greet(const FString& Name)
{
#if MISUSE
	return FString::Printf(TEXT("%s"), Name);
#else
	return FString::Printf(TEXT("%s"), *Name);
#endif
}
