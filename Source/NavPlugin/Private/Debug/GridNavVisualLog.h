// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Debug/GridQueryHistory.h"

#if GRIDNAV_WITH_DEBUG

class UGridNavDebugSubsystem;
struct FVisualLogEntry;

namespace UE::GridNav
{
/** Notes a query that ended in the Visual Logger: beside whoever asked, or else beside the subsystem. */
void LogQuery(
	const UGridNavDebugSubsystem& Subsystem, const FGridQueryRecord& Record, const FGridPathResult& Result);
/** How busy the queries of a world are, as a table of a snapshot. */
void DescribeLoad(const UGridNavDebugSubsystem& Subsystem, FVisualLogEntry& Snapshot);
} // namespace UE::GridNav

#endif
