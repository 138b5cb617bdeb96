// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "CoreGlobals.h"
#include "Misc/OutputDeviceRedirector.h"

namespace StandInTests
{
/** Keeps the lines of the log for as long as it lives. */
class FLogCapture final : public FOutputDevice
{
public:
	struct FLine
	{
		FString Text;
		ELogVerbosity::Type Verbosity;
		FName Category;
	};

	FLogCapture() { GLog->AddOutputDevice(this); }
	virtual ~FLogCapture() override { GLog->RemoveOutputDevice(this); }

	virtual void Serialize(const TCHAR* V, ELogVerbosity::Type Verbosity, const FName& Category) override
	{
		Lines.Add({FString(V), Verbosity, Category});
	}

	int32 Num() const { return Lines.Num(); }
	const FLine& operator[](int32 Index) const { return Lines[Index]; }

private:
	TArray<FLine> Lines;
};
} // namespace StandInTests
