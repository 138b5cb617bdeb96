// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Scheduling/WorkExecutor.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace NavCore::Tests
{
/** Workers as a host may have them: a few threads that fetch pieces of work until none is left. */
class ThreadExecutor final : public WorkExecutor
{
public:
	explicit ThreadExecutor(int threads)
	{
		for (int i = 0; i < threads; ++i)
		{
			threads_.emplace_back([this] { Serve(); });
		}
	}
	~ThreadExecutor() override
	{
		{
			const std::lock_guard lock(mutex_);
			ends_ = true;
		}
		wake_.notify_all();
		for (std::thread& thread : threads_)
		{
			thread.join();
		}
	}

	void RunAll(ParallelWork& work, std::int32_t count) override
	{
		std::unique_lock lock(mutex_);
		work_ = &work;
		next_ = 0;
		count_ = count;
		left_ = count;
		++rounds_;
		wake_.notify_all();
		done_.wait(lock, [this] { return left_ == 0; });
		work_ = nullptr;
	}

	[[nodiscard]] int Rounds() const { return rounds_; }

private:
	void Serve()
	{
		std::unique_lock lock(mutex_);
		while (true)
		{
			wake_.wait(lock, [this] { return ends_ || (work_ != nullptr && next_ < count_); });
			if (ends_)
			{
				return;
			}
			const std::int32_t index = next_++;
			ParallelWork& work = *work_;
			lock.unlock();
			work.Run(index);
			lock.lock();
			if (--left_ == 0)
			{
				done_.notify_all();
			}
		}
	}

	std::mutex mutex_;
	std::condition_variable wake_;
	std::condition_variable done_;
	std::vector<std::thread> threads_;
	ParallelWork* work_ = nullptr;
	std::int32_t next_ = 0;
	std::int32_t count_ = 0;
	std::int32_t left_ = 0;
	int rounds_ = 0;
	bool ends_ = false;
};
} // namespace NavCore::Tests
