// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Scheduling/WorkExecutor.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace NavLab
{
/** Threads that are started once and then wait for work. The calling thread is one of the workers. */
class WorkerPool final : public NavCore::WorkExecutor
{
public:
	/** At least 1, which starts no thread. */
	explicit WorkerPool(std::size_t workers);
	~WorkerPool() override;
	WorkerPool(const WorkerPool&) = delete;
	WorkerPool& operator=(const WorkerPool&) = delete;

	void RunAll(NavCore::ParallelWork& work, std::int32_t count) override;

private:
	void ThreadMain();
	/** Takes pieces until none is left. Called and returns with the lock held. */
	void WorkOff(std::unique_lock<std::mutex>& lock);

	std::mutex mutex_;
	std::condition_variable workWaits_;
	std::condition_variable allDone_;
	NavCore::ParallelWork* work_ = nullptr;
	std::int32_t next_ = 0;
	std::int32_t count_ = 0;
	std::int32_t underWay_ = 0;
	bool ending_ = false;
	std::vector<std::thread> threads_;
};
} // namespace NavLab
