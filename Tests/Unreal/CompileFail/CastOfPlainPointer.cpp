// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Cast asks the object for its class, so it must be an object.
// expect: Cast
#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

AActor* Find(UObject* Object, FVector* Place)
{
#if MISUSE
	return Cast<AActor>(Place);
#else
	return Cast<AActor>(Object);
#endif
}
