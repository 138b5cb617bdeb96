// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Async/Async.h"
#include "Containers/Array.h"
#include "Containers/Queue.h"
#include "CoreGlobals.h"
#include "HAL/CriticalSection.h"
#include "Misc/ScopeLock.h"
#include "Misc/ScopeRWLock.h"
#include "Tasks/Task.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace StandInTests
{
TEST(Tasks, RunOnAnotherThreadAndReturnTheirResult)
{
	UE::Tasks::TTask<bool> Task = UE::Tasks::Launch(
		UE_SOURCE_LOCATION, [] { return IsInGameThread(); }, UE::Tasks::ETaskPriority::BackgroundNormal);
	EXPECT_FALSE(Task.GetResult());
	EXPECT_TRUE(Task.IsCompleted());
	EXPECT_TRUE(IsInGameThread());
}

TEST(Tasks, ADroppedHandleDoesNotCancel)
{
	std::atomic<int32> Runs{0};
	for (int32 Index = 0; Index < 100; ++Index)
	{
		UE::Tasks::Launch(TEXT("drop"), [&Runs] { ++Runs; });
	}
	while (Runs.load() < 100)
	{
		std::this_thread::yield();
	}
	EXPECT_EQ(Runs.load(), 100);
}

TEST(Tasks, WorkersThatWaitForWorkersDoNotLockUp)
{
	TArray<UE::Tasks::TTask<int32>> Outer;
	for (int32 Index = 0; Index < 20; ++Index)
	{
		Outer.Add(UE::Tasks::Launch(TEXT("outer"),
			[Index]
			{
				UE::Tasks::TTask<int32> Inner = UE::Tasks::Launch(TEXT("inner"), [Index] { return Index; });
				return Inner.GetResult();
			}));
	}
	for (int32 Index = 0; Index < 20; ++Index)
	{
		EXPECT_EQ(Outer[Index].GetResult(), Index);
	}
}

TEST(Tasks, WhatABodyCapturedDiesWithItsRun)
{
	const TSharedRef<int32, ESPMode::ThreadSafe> Captured = MakeShared<int32, ESPMode::ThreadSafe>(1);
	UE::Tasks::FTask Task = UE::Tasks::Launch(TEXT("capture"), [Captured] {});
	Task.Wait();
	EXPECT_EQ(Captured.GetSharedReferenceCount(), 1);
}

TEST(Tasks, AnEmptyHandleIsDone)
{
	const UE::Tasks::FTask Task;
	EXPECT_FALSE(Task.IsValid());
	EXPECT_TRUE(Task.IsCompleted());
	Task.Wait();
}

TEST(AsyncTask, TheGameThreadTakesItUpInItsFrame)
{
	bool bRan = false;
	UE::Tasks::FTask Sender = UE::Tasks::Launch(TEXT("send"),
		[&bRan] { AsyncTask(ENamedThreads::GameThread, [&bRan] { bRan = IsInGameThread(); }); });
	Sender.Wait();
	EXPECT_FALSE(bRan);
	FTaskGraphInterface::Get().ProcessThreadUntilIdle(ENamedThreads::GameThread);
	EXPECT_TRUE(bRan);
}

TEST(Queue, KeepsTheOrderOfEachProducer)
{
	constexpr int32 Each = 20000;
	TQueue<int32, EQueueMode::Mpsc> Queue;
	std::thread Producers[3];
	for (int32 Producer = 0; Producer < 3; ++Producer)
	{
		Producers[Producer] = std::thread(
			[&Queue, Producer]
			{
				for (int32 Index = 0; Index < Each; ++Index)
				{
					Queue.Enqueue(Producer * Each + Index);
				}
			});
	}
	int32 Next[3] = {0, 0, 0};
	for (int32 Taken = 0; Taken < 3 * Each;)
	{
		int32 Value = 0;
		if (Queue.Dequeue(Value))
		{
			ASSERT_EQ(Value % Each, Next[Value / Each]++);
			++Taken;
		}
	}
	for (std::thread& Producer : Producers)
	{
		Producer.join();
	}
	EXPECT_TRUE(Queue.IsEmpty());
}

TEST(Queue, WhatIsTakenOutIsLetGo)
{
	const TSharedRef<int32> Shared = MakeShared<int32>(1);
	TQueue<TSharedPtr<int32>> Queue;
	Queue.Enqueue(Shared);
	Queue.Enqueue(Shared);
	EXPECT_EQ(Shared.GetSharedReferenceCount(), 3);
	EXPECT_NE(Queue.Peek(), nullptr);
	EXPECT_TRUE(Queue.Pop());
	EXPECT_EQ(Shared.GetSharedReferenceCount(), 2);
	Queue.Empty();
	EXPECT_EQ(Shared.GetSharedReferenceCount(), 1);
	EXPECT_FALSE(Queue.Pop());
}

TEST(Locks, HoldEachOtherOff)
{
	FCriticalSection Section;
	FRWLock Lock;
	{
		FScopeLock Outer(&Section);
		FScopeLock Again(&Section);
		const FReadScopeLock Reading(Lock);
		std::thread(
			[&Section, &Lock]
			{
				EXPECT_FALSE(Section.TryLock());
				EXPECT_FALSE(Lock.TryWriteLock());
				EXPECT_TRUE(Lock.TryReadLock());
				Lock.ReadUnlock();
			})
			.join();
		Outer.Unlock();
	}
	EXPECT_TRUE(Section.TryLock());
	Section.Unlock();
	const FWriteScopeLock Writing(Lock);
	std::thread([&Lock] { EXPECT_FALSE(Lock.TryReadLock()); }).join();
}
} // namespace StandInTests
