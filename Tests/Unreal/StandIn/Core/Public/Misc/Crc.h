// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page "FCrc".
#pragma once

#include "HAL/Platform.h"

struct FCrc
{
	/** The common CRC-32. To go on with more data, pass the last answer. */
	static uint32 MemCrc32(const void* Data, int32 Length, uint32 CRC = 0);
};
