// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FTimerHandle.
#pragma once

#include "CoreMinimal.h"

/** Names a timer. Says nothing about whether the timer still runs. */
struct ENGINE_API FTimerHandle
{
	bool IsValid() const { return Handle != 0; }
	void Invalidate() { Handle = 0; }

	bool operator==(const FTimerHandle& Other) const { return Handle == Other.Handle; }
	bool operator!=(const FTimerHandle& Other) const { return Handle != Other.Handle; }

	friend uint32 GetTypeHash(const FTimerHandle& InHandle) { return static_cast<uint32>(InHandle.Handle); }

private:
	friend class FTimerManager;

	uint64 Handle = 0;
};
