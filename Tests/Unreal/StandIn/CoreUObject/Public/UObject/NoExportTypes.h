// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 2: structs of Core that are reflected, though Core
// itself knows nothing of reflection.
#pragma once

#include "CoreMinimal.h"
#include "UObject/Class.h"
#include "UObject/ObjectMacros.h"

// clang-format off
template <> UScriptStruct* StaticStruct<FVector>();
template <> UScriptStruct* StaticStruct<FVector2D>();
template <> UScriptStruct* StaticStruct<FRotator>();
template <> UScriptStruct* StaticStruct<FQuat>();
template <> UScriptStruct* StaticStruct<FTransform>();
template <> UScriptStruct* StaticStruct<FBox>();
template <> UScriptStruct* StaticStruct<FIntPoint>();
template <> UScriptStruct* StaticStruct<FIntVector>();
template <> UScriptStruct* StaticStruct<FColor>();
template <> UScriptStruct* StaticStruct<FLinearColor>();
template <> UScriptStruct* StaticStruct<FGuid>();
// clang-format on
