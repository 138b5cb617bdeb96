// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Logging/LogMacros.h"

NAVPLUGIN_API DECLARE_LOG_CATEGORY_EXTERN(LogGridNav, Log, All);
