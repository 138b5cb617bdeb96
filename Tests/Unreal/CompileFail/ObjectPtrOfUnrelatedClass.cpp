// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// A pointer to an actor takes no component.
// expect: TObjectPtr | AActor
#include "Components/SceneComponent.h"
#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

TObjectPtr<USceneComponent> Keep(USceneComponent* Component, AActor* Actor)
{
#if MISUSE
	return Actor;
#else
	return Component;
#endif
}
