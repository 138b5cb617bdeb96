// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Simulate/WorkerPool.h"

namespace NavLab
{
WorkerPool::WorkerPool(std::size_t workers)
{
	for (std::size_t i = 1; i < workers; ++i)
	{
		threads_.emplace_back([this] { ThreadMain(); });
	}
}

WorkerPool::~WorkerPool()
{
	{
		const std::lock_guard<std::mutex> lock(mutex_);
		ending_ = true;
	}
	workWaits_.notify_all();
	for (std::thread& thread : threads_)
	{
		thread.join();
	}
}

void WorkerPool::RunAll(NavCore::ParallelWork& work, std::int32_t count)
{
	std::unique_lock<std::mutex> lock(mutex_);
	work_ = &work;
	next_ = 0;
	count_ = count;
	if (count > 1)
	{
		workWaits_.notify_all();
	}
	WorkOff(lock);
	allDone_.wait(lock, [this] { return underWay_ == 0; });
	work_ = nullptr;
	count_ = 0;
}

void WorkerPool::ThreadMain()
{
	std::unique_lock<std::mutex> lock(mutex_);
	for (;;)
	{
		workWaits_.wait(lock, [this] { return ending_ || next_ < count_; });
		if (ending_)
		{
			return;
		}
		WorkOff(lock);
	}
}

void WorkerPool::WorkOff(std::unique_lock<std::mutex>& lock)
{
	while (next_ < count_)
	{
		NavCore::ParallelWork& work = *work_;
		const std::int32_t index = next_++;
		++underWay_;
		lock.unlock();
		work.Run(index);
		lock.lock();
		--underWay_;
	}
	if (underWay_ == 0)
	{
		allDone_.notify_one();
	}
}
} // namespace NavLab
