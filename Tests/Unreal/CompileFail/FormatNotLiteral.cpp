// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// A format is checked when it is compiled, so it must be a literal.
// expect: constant expression | no matching function | TCheckedFormatString
#include "CoreMinimal.h"

FString Print(const TCHAR* Format)
{
#if MISUSE
	return FString::Printf(Format, 1);
#else
	return FString::Printf(TEXT("%s %d"), Format, 1);
#endif
}
