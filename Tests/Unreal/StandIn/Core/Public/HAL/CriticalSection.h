// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/subsystem-threading.md section 4 and the API pages "FCriticalSection" and "FRWLock".
#pragma once

#include "HAL/Platform.h"

#include <mutex>
#include <shared_mutex>

/** A thread may lock it again while it holds it. */
class FCriticalSection
{
public:
	FCriticalSection() = default;
	FCriticalSection(const FCriticalSection&) = delete;
	FCriticalSection& operator=(const FCriticalSection&) = delete;

	void Lock() { Mutex.lock(); }
	bool TryLock() { return Mutex.try_lock(); }
	void Unlock() { Mutex.unlock(); }

private:
	std::recursive_mutex Mutex;
};

/** Many readers or one writer; not to be locked again by who holds it. */
class FRWLock
{
public:
	FRWLock() = default;
	FRWLock(const FRWLock&) = delete;
	FRWLock& operator=(const FRWLock&) = delete;

	void ReadLock() { Mutex.lock_shared(); }
	void ReadUnlock() { Mutex.unlock_shared(); }
	void WriteLock() { Mutex.lock(); }
	void WriteUnlock() { Mutex.unlock(); }
	bool TryReadLock() { return Mutex.try_lock_shared(); }
	bool TryWriteLock() { return Mutex.try_lock(); }

private:
	std::shared_mutex Mutex;
};
