// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page "FStringOutputDevice": a device that keeps what it is told.
#pragma once

#include "Misc/OutputDevice.h"

class FStringOutputDevice : public FString, public FOutputDevice
{
public:
	virtual void Serialize(const TCHAR* V, ELogVerbosity::Type Verbosity, const FName& Category) override;
	void SetAutoEmitLineTerminator(bool bInAutoEmitLineTerminator)
	{
		bAutoEmitLineTerminator = bInAutoEmitLineTerminator;
	}

private:
	bool bAutoEmitLineTerminator = false;
};
