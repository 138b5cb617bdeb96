// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The engine's tick takes a float: a function that looks like it is not called.
// expect: override
#include "CoreMinimal.h"
#include "Subsystems/WorldSubsystem.h"

class UCaseSubsystem : public UTickableWorldSubsystem
{
public:
#if MISUSE
	virtual void Tick(double DeltaTime) override;
#else
	virtual void Tick(float DeltaTime) override;
#endif
};
