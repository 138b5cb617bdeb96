// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Scheduling/WorkExecutor.h"

/** Runs the searches of a tick side by side on the engine's task threads; the caller works too, and waits. */
class FGridWorkExecutor final : public NavCore::WorkExecutor
{
public:
	/** So many threads at most help the caller. */
	explicit FGridWorkExecutor(int32 InWorkers) : Workers(InWorkers) {}

	virtual void RunAll(NavCore::ParallelWork& Work, std::int32_t Count) override;

private:
	int32 Workers;
};
