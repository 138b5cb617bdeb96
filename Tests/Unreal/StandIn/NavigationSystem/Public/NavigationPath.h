// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// The engine has the wrapper of paths for Blueprints here, and includes what is wrapped.

#include "NavigationData.h"
