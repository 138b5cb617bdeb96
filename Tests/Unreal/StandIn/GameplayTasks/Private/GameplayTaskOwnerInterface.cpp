// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GameplayTaskOwnerInterface.h"
