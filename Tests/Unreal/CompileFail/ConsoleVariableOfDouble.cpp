// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Console variables hold bool, int32 or float.
// expect: RegisterConsoleVariable
#include "CoreMinimal.h"
#include "HAL/IConsoleManager.h"

TAutoConsoleVariable<float> Fine(TEXT("Case.Fine"), 1.0f, TEXT("help"));
#if MISUSE
TAutoConsoleVariable<double> Wide(TEXT("Case.Wide"), 1.0, TEXT("help"));
#endif
