// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Only classes of the object system are made by NewObject.
// expect: NewObject | StaticClass
#include "Components/SceneComponent.h"
#include "CoreMinimal.h"

void Make(UObject* Outer)
{
#if MISUSE
	NewObject<FVector>(Outer);
#else
	NewObject<USceneComponent>(Outer);
#endif
}
