// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What generated sources need; nobody else includes it.
#pragma once

#include "StandIn/Reflection.h"
#include "UObject/Class.h"
#include "UObject/UnrealType.h"
