// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of TSharedPtr (Core/Templates): declarations and default arguments.
#pragma once

#include "HAL/Platform.h"

/** Whether the counts may be used from several threads. Here they always may. */
enum class ESPMode : uint8
{
	NotThreadSafe = 0,
	ThreadSafe = 1,
};

template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
class TSharedRef;
template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
class TSharedPtr;
template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
class TWeakPtr;
template <typename ObjectType, ESPMode Mode = ESPMode::ThreadSafe>
class TSharedFromThis;
