// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Console commands answer through checked formats too.
// expect: FormatWantsAnotherTypeOfArgument
#include "CoreMinimal.h"
#include "Misc/OutputDevice.h"

void Answer(FOutputDevice& Ar, float Milliseconds)
{
#if MISUSE
	Ar.Logf(TEXT("%d ms"), Milliseconds);
#else
	Ar.Logf(TEXT("%f ms"), Milliseconds);
#endif
}
