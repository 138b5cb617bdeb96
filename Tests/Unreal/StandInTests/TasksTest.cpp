// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Containers/Array.h"
#include "CoreGlobals.h"
#include "HAL/CriticalSection.h"
#include "Misc/ScopeLock.h"
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

TEST(Locks, HoldOthersOffAndLetTheirOwnerInAgain)
{
	FCriticalSection Section;
	{
		FScopeLock Outer(&Section);
		FScopeLock Again(&Section);
		std::thread([&Section] { EXPECT_FALSE(Section.TryLock()); }).join();
	}
	std::thread(
		[&Section]
		{
			EXPECT_TRUE(Section.TryLock());
			Section.Unlock();
		})
		.join();
}
} // namespace StandInTests
