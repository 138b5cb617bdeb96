// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Delegates/Delegate.h"

#include <atomic>

uint64 FDelegateHandle::GenerateNewID()
{
	static std::atomic<uint64> Next = 1;
	return Next.fetch_add(1, std::memory_order_relaxed);
}
