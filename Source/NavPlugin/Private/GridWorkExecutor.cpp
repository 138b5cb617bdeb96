// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GridWorkExecutor.h"

#include "Async/ParallelFor.h"

#include <atomic>

void FGridWorkExecutor::RunAll(NavCore::ParallelWork& Work, std::int32_t Count)
{
	// As many hands as asked for, however many threads the engine has; each takes what comes next.
	std::atomic<int32> Next{0};
	ParallelFor(FMath::Min(Workers + 1, static_cast<int32>(Count)),
		[&Work, &Next, Count](int32)
		{
			for (int32 Index = Next.fetch_add(1); Index < Count; Index = Next.fetch_add(1))
			{
				Work.Run(Index);
			}
		});
}
