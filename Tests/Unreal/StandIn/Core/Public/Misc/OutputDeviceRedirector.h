// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page "FOutputDeviceRedirector": sends every log line to all devices that were added.
#pragma once

#include "Containers/Array.h"
#include "HAL/CriticalSection.h"
#include "Misc/OutputDevice.h"

class FOutputDeviceRedirector : public FOutputDevice
{
public:
	static FOutputDeviceRedirector* Get();

	/** The caller keeps the device alive until it is removed. */
	void AddOutputDevice(FOutputDevice* OutputDevice);
	void RemoveOutputDevice(FOutputDevice* OutputDevice);

	/** Of any thread; devices see one line at a time. */
	virtual void Serialize(const TCHAR* V, ELogVerbosity::Type Verbosity, const FName& Category) override;
	virtual void Flush() override;

private:
	FCriticalSection Lock;
	TArray<FOutputDevice*> Devices;
};
