// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Convert/GridNavConvert.h"

namespace UE::GridNav
{
NavCore::Topology ToTopology(EGridNavTopology Topology)
{
	switch (Topology)
	{
	case EGridNavTopology::Octile:
		return NavCore::Topology::Octile;
	case EGridNavTopology::Tile:
		return NavCore::Topology::Tile;
	case EGridNavTopology::Hex:
		return NavCore::Topology::Hex;
	}
	return NavCore::Topology::Octile;
}

NavCore::CornerRule ToCornerRule(EGridNavCornerRule Rule)
{
	switch (Rule)
	{
	case EGridNavCornerRule::Always:
		return NavCore::CornerRule::Always;
	case EGridNavCornerRule::OneFree:
		return NavCore::CornerRule::OneFree;
	case EGridNavCornerRule::NoneBlocked:
		return NavCore::CornerRule::NoneBlocked;
	case EGridNavCornerRule::Never:
		return NavCore::CornerRule::Never;
	}
	return NavCore::CornerRule::NoneBlocked;
}

NavCore::PathPriority ToPriority(EGridPathPriority Priority)
{
	switch (Priority)
	{
	case EGridPathPriority::Critical:
		return NavCore::PathPriority::Critical;
	case EGridPathPriority::High:
		return NavCore::PathPriority::High;
	case EGridPathPriority::Normal:
		return NavCore::PathPriority::Normal;
	case EGridPathPriority::Background:
		return NavCore::PathPriority::Background;
	}
	return NavCore::PathPriority::Normal;
}

NavCore::RepairPolicy ToRepairPolicy(EGridPathRepair Repair)
{
	switch (Repair)
	{
	case EGridPathRepair::Ignore:
		return NavCore::RepairPolicy::Ignore;
	case EGridPathRepair::Splice:
		return NavCore::RepairPolicy::Splice;
	case EGridPathRepair::Replan:
		return NavCore::RepairPolicy::Replan;
	}
	return NavCore::RepairPolicy::Splice;
}

std::string_view ToAlgorithmName(EGridNavAlgorithm Algorithm)
{
	switch (Algorithm)
	{
	case EGridNavAlgorithm::ProjectDefault:
		return {};
	case EGridNavAlgorithm::Auto:
		return "auto";
	case EGridNavAlgorithm::Dijkstra:
		return "dijkstra";
	case EGridNavAlgorithm::Greedy:
		return "greedy";
	case EGridNavAlgorithm::AStar:
		return "astar";
	case EGridNavAlgorithm::WeightedAStar:
		return "wastar";
	case EGridNavAlgorithm::JumpPoint:
		return "jps";
	case EGridNavAlgorithm::Sga1:
		return "sga1";
	case EGridNavAlgorithm::Sga2Dist:
		return "sga2-dist";
	case EGridNavAlgorithm::Sga2Dev:
		return "sga2-dev";
	case EGridNavAlgorithm::Sga3:
		return "sga3";
	case EGridNavAlgorithm::Sga:
		return "sga";
	case EGridNavAlgorithm::Hpa:
		return "hpa";
	}
	return {};
}

NavCore::SchedulerSettings ToSchedulerSettings(const FGridNavLimits& Limits)
{
	NavCore::SchedulerSettings Settings;
	Settings.maxRequests = static_cast<std::size_t>(Limits.MaxRequests);
	Settings.maxScratchBytes = static_cast<std::size_t>(Limits.MaxMemoryMegabytes) << 20;
	Settings.algorithm = ToAlgorithmName(Limits.Algorithm);
	Settings.patienceTicks = {0, static_cast<std::uint32_t>(Limits.PatienceHigh),
		static_cast<std::uint32_t>(Limits.PatienceNormal),
		static_cast<std::uint32_t>(Limits.PatienceBackground)};
	Settings.sharedGoalThreshold = Limits.bShareSearches ? NavCore::SchedulerSettings::AutomaticThreshold : 0;
	Settings.nearbyStartCells = Limits.bShareSearches ? Limits.NearbyStartCells : 0;
	Settings.quickAfterTicks = static_cast<std::uint32_t>(Limits.QuickLegFrames);
	return Settings;
}

EGridPathOutcome FromOutcome(NavCore::PathOutcome Outcome)
{
	switch (Outcome)
	{
	case NavCore::PathOutcome::Pending:
		return EGridPathOutcome::Pending;
	case NavCore::PathOutcome::Found:
		return EGridPathOutcome::Found;
	case NavCore::PathOutcome::Partial:
		return EGridPathOutcome::Partial;
	case NavCore::PathOutcome::NoPath:
		return EGridPathOutcome::NoPath;
	case NavCore::PathOutcome::InvalidStart:
		return EGridPathOutcome::InvalidStart;
	case NavCore::PathOutcome::InvalidGoal:
		return EGridPathOutcome::InvalidGoal;
	case NavCore::PathOutcome::InvalidRequest:
		return EGridPathOutcome::InvalidRequest;
	case NavCore::PathOutcome::NotReady:
		return EGridPathOutcome::NotReady;
	case NavCore::PathOutcome::Cancelled:
		return EGridPathOutcome::Cancelled;
	case NavCore::PathOutcome::OwnerGone:
		return EGridPathOutcome::OwnerGone;
	case NavCore::PathOutcome::OverLimit:
		return EGridPathOutcome::OverLimit;
	}
	return EGridPathOutcome::InvalidRequest;
}

EGridPathOutcome FromSubmitError(NavCore::SubmitError Error)
{
	return Error == NavCore::SubmitError::QueueFull ? EGridPathOutcome::QueueFull
													: EGridPathOutcome::InvalidRequest;
}

EGridPathEvent FromEventKind(NavCore::PathEventKind Kind)
{
	switch (Kind)
	{
	case NavCore::PathEventKind::FirstLeg:
		return EGridPathEvent::FirstLeg;
	case NavCore::PathEventKind::Ended:
		return EGridPathEvent::Ended;
	case NavCore::PathEventKind::Blocked:
		return EGridPathEvent::Blocked;
	case NavCore::PathEventKind::Rerouted:
		return EGridPathEvent::Rerouted;
	case NavCore::PathEventKind::Lost:
		return EGridPathEvent::Lost;
	}
	return EGridPathEvent::Ended;
}

EGridNavEditResult FromEditError(NavCore::GridError Error)
{
	switch (Error)
	{
	case NavCore::GridError::None:
		return EGridNavEditResult::Queued;
	case NavCore::GridError::NotFinite:
		return EGridNavEditResult::NotFinite;
	case NavCore::GridError::BadTerrainCost:
	case NavCore::GridError::LayerMissing:
	case NavCore::GridError::ValueOutOfRange:
		return EGridNavEditResult::BadTerrainCost;
	default:
		return EGridNavEditResult::OutsideGrid;
	}
}

const TCHAR* Describe(EGridPathOutcome Outcome)
{
	switch (Outcome)
	{
	case EGridPathOutcome::Pending:
		return TEXT("pending");
	case EGridPathOutcome::Found:
		return TEXT("found");
	case EGridPathOutcome::Partial:
		return TEXT("partial");
	case EGridPathOutcome::NoPath:
		return TEXT("no path");
	case EGridPathOutcome::InvalidStart:
		return TEXT("invalid start");
	case EGridPathOutcome::InvalidGoal:
		return TEXT("invalid goal");
	case EGridPathOutcome::InvalidRequest:
		return TEXT("invalid request");
	case EGridPathOutcome::NotReady:
		return TEXT("not ready");
	case EGridPathOutcome::Cancelled:
		return TEXT("cancelled");
	case EGridPathOutcome::OwnerGone:
		return TEXT("owner gone");
	case EGridPathOutcome::OverLimit:
		return TEXT("over limit");
	case EGridPathOutcome::QueueFull:
		return TEXT("queue full");
	case EGridPathOutcome::NoGrid:
		return TEXT("no grid");
	case EGridPathOutcome::NoNavMesh:
		return TEXT("no navmesh");
	}
	return TEXT("unknown");
}

bool IsFinite(const FVector& Location)
{
	return FMath::IsFinite(Location.X) && FMath::IsFinite(Location.Y) && FMath::IsFinite(Location.Z);
}

double ToWorldCost(NavCore::Cost Cost, double CellSize)
{
	return static_cast<double>(Cost.units) / NavCore::StraightUnits * CellSize;
}
} // namespace UE::GridNav
