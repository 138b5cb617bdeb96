// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GridNavTypes.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Scheduling/PathScheduler.h"
#include "Query/GridPathRequest.h"
#include "Settings/GridNavSettings.h"

#include <string_view>

/** Where Unreal's types become the core's and back. Unknown values become the default, never nonsense. */
namespace UE::GridNav
{
NavCore::Topology ToTopology(EGridNavTopology Topology);
NavCore::CornerRule ToCornerRule(EGridNavCornerRule Rule);
NavCore::PathPriority ToPriority(EGridPathPriority Priority);
NavCore::RepairPolicy ToRepairPolicy(EGridPathRepair Repair);
/** Name in the algorithm registry, which lives as long as the program; empty for the project's default. */
std::string_view ToAlgorithmName(EGridNavAlgorithm Algorithm);
NavCore::SchedulerSettings ToSchedulerSettings(const FGridNavLimits& Limits);

EGridPathOutcome FromOutcome(NavCore::PathOutcome Outcome);
EGridPathOutcome FromSubmitError(NavCore::SubmitError Error);
EGridPathEvent FromEventKind(NavCore::PathEventKind Kind);
EGridNavEditResult FromEditError(NavCore::GridError Error);

inline FIntPoint FromCell(NavCore::Cell Cell)
{
	return FIntPoint(Cell.x, Cell.y);
}
inline NavCore::Cell ToCell(const FIntPoint& Point)
{
	return {Point.X, Point.Y};
}

/** For messages: the name of an outcome in words. */
const TCHAR* Describe(EGridPathOutcome Outcome);
/** Whether positions may be compared and converted at all. */
bool IsFinite(const FVector& Location);
/** A cost as a length over neutral terrain, in cm. */
double ToWorldCost(NavCore::Cost Cost, double CellSize);
} // namespace UE::GridNav
