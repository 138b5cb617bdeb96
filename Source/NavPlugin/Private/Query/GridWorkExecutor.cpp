// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/GridWorkExecutor.h"

#include "Containers/Array.h"
#include "Tasks/Task.h"

#include <atomic>

void FGridWorkExecutor::RunAll(NavCore::ParallelWork& Work, std::int32_t Count)
{
	// Whoever is free takes what comes next: nobody waits for a thread that the engine needs for something
	// else.
	std::atomic<int32> Next{0};
	const auto TakeAll = [&Work, &Next, Count]
	{
		for (int32 Index = Next.fetch_add(1); Index < Count; Index = Next.fetch_add(1))
		{
			Work.Run(Index);
		}
	};
	TArray<UE::Tasks::FTask, TInlineAllocator<16>> Helpers;
	for (int32 Helper = 0; Helper < FMath::Min(Workers, static_cast<int32>(Count) - 1); ++Helper)
	{
		Helpers.Add(UE::Tasks::Launch(UE_SOURCE_LOCATION, TakeAll, UE::Tasks::ETaskPriority::High));
	}
	TakeAll();
	for (UE::Tasks::FTask& Helper : Helpers)
	{
		Helper.Wait();
	}
}
