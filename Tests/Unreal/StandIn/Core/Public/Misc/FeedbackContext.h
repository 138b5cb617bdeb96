// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FFeedbackContext.
#pragma once

#include "CoreMinimal.h"
#include "Misc/OutputDevice.h"

/** Where imports and exports say what is wrong: the output log, and a dialog in the editor. */
class FFeedbackContext : public FOutputDevice
{
public:
	virtual void Serialize(const TCHAR* V, ELogVerbosity::Type Verbosity, const FName& Category) override;

	/** Errors since the last time somebody asked. Not the engine's. */
	TArray<FString> StandInTakeErrors() { return MoveTemp(Errors); }

private:
	TArray<FString> Errors;
};
