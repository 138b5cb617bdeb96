// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/subsystem-threading.md section 3 and the API page "FTaskGraphInterface".
#pragma once

#include "HAL/Platform.h"

namespace ENamedThreads
{
enum Type : int32
{
	GameThread = 2,
	AnyThread = 0xff,
	AnyBackgroundThreadNormalTask = 0x2ff,
};
} // namespace ENamedThreads

class FTaskGraphInterface
{
public:
	static FTaskGraphInterface& Get();

	int32 GetNumWorkerThreads() const;
	/** Runs what waits for the game thread. The engine does so in each frame. */
	void ProcessThreadUntilIdle(ENamedThreads::Type CurrentThread);
};
