// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GridNavVisualLog.h"

#if GRIDNAV_WITH_DEBUG

namespace UE::GridNav
{
void LogQuery(const UGridNavDebugSubsystem& Subsystem, const FGridQueryRecord& Record) {}
} // namespace UE::GridNav

#endif
