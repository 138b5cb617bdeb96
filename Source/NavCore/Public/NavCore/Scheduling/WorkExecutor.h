// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace NavCore
{
/** A piece of a tick that may run beside others. */
class ParallelWork
{
public:
	virtual ~ParallelWork() = default;
	virtual void Run(std::int32_t index) = 0;
};

/** The host's workers. NavCore starts no threads. */
class WorkExecutor
{
public:
	virtual ~WorkExecutor() = default;
	/** Calls work.Run(i) for every i in [0, count), in any order and on any threads, and waits for all. */
	virtual void RunAll(ParallelWork& work, std::int32_t count) = 0;
};
} // namespace NavCore
