// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GridNavLog.h"

DEFINE_LOG_CATEGORY(LogGridNav);
