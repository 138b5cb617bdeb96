// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/GridPathObject.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridPathObject)
