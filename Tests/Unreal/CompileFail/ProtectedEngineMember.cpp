// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Which worlds a subsystem supports is asked by the engine alone.
// expect: protected
#include "CoreMinimal.h"
#include "Subsystems/WorldSubsystem.h"

bool Ask(const UWorldSubsystem& Subsystem)
{
#if MISUSE
	return Subsystem.DoesSupportWorldType(EWorldType::Game);
#else
	return Subsystem.GetWorld() != nullptr;
#endif
}
