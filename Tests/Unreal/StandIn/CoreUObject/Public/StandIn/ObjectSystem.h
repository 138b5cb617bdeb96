// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not the engine's: what tests ask the object system for.
#pragma once

#include "Containers/Array.h"
#include "UObject/ObjectMacros.h"

namespace StandIn
{
/** Objects that are alive: no classes, no default objects or their parts, no packages. */
int32 CountObjects(const UClass* Class = nullptr);
/** Makes the default object anew at its next use, so that it reads the ini files again. No object of it may
 * live. */
void ForgetDefaultObject(UClass* Class);
/** At the end of a program: destroys all objects, rooted ones too, and all types. Nothing can be used
 * afterwards. */
void DestroyAllObjects();
} // namespace StandIn
