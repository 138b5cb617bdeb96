// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Tasks/Task.h"

#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace UE::Tasks::Private
{
using FTaskRef = TSharedRef<FTaskBase, ESPMode::ThreadSafe>;
using FTaskPtr = TSharedPtr<FTaskBase, ESPMode::ThreadSafe>;

struct FTaskBase::FState
{
	mutable std::mutex Mutex;
	std::condition_variable Done;
	bool bCompleted = false;
};

/** A few real threads, so that data races are races and not luck. */
class FTaskPool
{
public:
	static constexpr int32 NumWorkers = 2;

	static FTaskPool& Get()
	{
		static FTaskPool Pool;
		return Pool;
	}

	FTaskPool()
	{
		for (std::thread& Worker : Workers)
		{
			Worker = std::thread([this] { Work(); });
		}
	}

	~FTaskPool()
	{
		{
			const std::lock_guard Guard(Mutex);
			bStopping = true;
		}
		Wake.notify_all();
		for (std::thread& Worker : Workers)
		{
			Worker.join();
		}
	}

	void Add(FTaskRef Task, bool bBackground)
	{
		{
			const std::lock_guard Guard(Mutex);
			(bBackground ? Background : Foreground).push_back(MoveTemp(Task));
		}
		Wake.notify_one();
	}

	/** Null when there is nothing to do. */
	FTaskPtr TryTake()
	{
		const std::lock_guard Guard(Mutex);
		return Take();
	}

	bool IsWorker() const
	{
		for (const std::thread& Worker : Workers)
		{
			if (Worker.get_id() == std::this_thread::get_id())
			{
				return true;
			}
		}
		return false;
	}

private:
	static FTaskPtr TakeFirst(std::deque<FTaskRef>& Queue)
	{
		if (Queue.empty())
		{
			return nullptr;
		}
		FTaskPtr Task = Queue.front();
		Queue.pop_front();
		return Task;
	}

	FTaskPtr Take()
	{
		FTaskPtr Task = TakeFirst(Foreground);
		return Task.IsValid() ? Task : TakeFirst(Background);
	}

	void Work()
	{
		while (true)
		{
			FTaskPtr Task;
			{
				std::unique_lock Guard(Mutex);
				Wake.wait(Guard, [this] { return bStopping || !Foreground.empty() || !Background.empty(); });
				Task = Take();
			}
			if (!Task.IsValid())
			{
				return;
			}
			Task->RunAndComplete();
		}
	}

	std::mutex Mutex;
	std::condition_variable Wake;
	std::deque<FTaskRef> Foreground;
	std::deque<FTaskRef> Background;
	bool bStopping = false;
	std::array<std::thread, NumWorkers> Workers;
};

FTaskBase::FTaskBase() : State(new FState()) {}

FTaskBase::~FTaskBase()
{
	delete State;
}

void FTaskBase::RunAndComplete()
{
	Run();
	{
		const std::lock_guard Guard(State->Mutex);
		State->bCompleted = true;
	}
	State->Done.notify_all();
}

bool FTaskBase::IsCompleted() const
{
	const std::lock_guard Guard(State->Mutex);
	return State->bCompleted;
}

void FTaskBase::Wait()
{
	if (FTaskPool::Get().IsWorker())
	{
		while (!IsCompleted())
		{
			const FTaskPtr Other = FTaskPool::Get().TryTake();
			if (!Other.IsValid())
			{
				break;
			}
			Other->RunAndComplete();
		}
	}
	std::unique_lock Guard(State->Mutex);
	State->Done.wait(Guard, [this] { return State->bCompleted; });
}

void Enqueue(const FTaskRef& Task, ETaskPriority Priority)
{
	FTaskPool::Get().Add(Task, Priority >= ETaskPriority::BackgroundHigh);
}
} // namespace UE::Tasks::Private
