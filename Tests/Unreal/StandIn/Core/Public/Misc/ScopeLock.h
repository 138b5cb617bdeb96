// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/subsystem-threading.md section 4 and the API page "FScopeLock".
#pragma once

#include "HAL/CriticalSection.h"
#include "Misc/AssertionMacros.h"

class FScopeLock
{
public:
	[[nodiscard]] explicit FScopeLock(FCriticalSection* InSynchObject) : SynchObject(InSynchObject)
	{
		check(SynchObject);
		SynchObject->Lock();
	}
	~FScopeLock() { Unlock(); }
	FScopeLock(const FScopeLock&) = delete;
	FScopeLock& operator=(const FScopeLock&) = delete;

	void Unlock()
	{
		if (SynchObject)
		{
			SynchObject->Unlock();
			SynchObject = nullptr;
		}
	}

private:
	FCriticalSection* SynchObject;
};
