// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/debug-editor.md section 2.
#pragma once

#include "Misc/Build.h"

/** Debug views are drawn: everywhere but in games as they are shipped or tested for that. */
#define UE_ENABLE_DEBUG_DRAWING (!(UE_BUILD_SHIPPING || UE_BUILD_TEST) || WITH_EDITOR)

/** The Visual Logger records. */
#define ENABLE_VISUAL_LOG (!NO_LOGGING && UE_ENABLE_DEBUG_DRAWING)
