// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// An enum class has to be cast before it is printed.
// expect: cast it | FormatWantsAnotherTypeOfArgument
#include "CoreMinimal.h"

enum class EKind : uint8
{
	One,
};

FString Print(EKind Kind)
{
#if MISUSE
	return FString::Printf(TEXT("%d"), Kind);
#else
	return FString::Printf(TEXT("%d"), static_cast<int32>(Kind));
#endif
}
