// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Logging/LogMacros.h"

DECLARE_LOG_CATEGORY_EXTERN(LogEngine, Log, All);
DECLARE_LOG_CATEGORY_EXTERN(LogSpawn, Log, All);
