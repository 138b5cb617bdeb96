// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// A task gives what its body returns.
// expect: TTask
#include "CoreMinimal.h"
#include "Tasks/Task.h"

void Work()
{
#if MISUSE
	UE::Tasks::TTask<FString> Task = UE::Tasks::Launch(UE_SOURCE_LOCATION, [] { return 1; });
#else
	UE::Tasks::TTask<int32> Task = UE::Tasks::Launch(UE_SOURCE_LOCATION, [] { return 1; });
#endif
	Task.Wait();
}
