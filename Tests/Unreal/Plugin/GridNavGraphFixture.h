// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Components/GridNavGraph.h"
#include "Components/GridNavGraphActor.h"
#include "Components/GridNavGraphComponent.h"
#include "GridNavGraphTestObjects.h"
#include "StandIn/TestWorld.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Grid/Rasterise.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

/** Ticks until a grid is ready or has failed; false when that takes too long. */
bool WaitForBuild(StandIn::FTestWorld& World, const UGridNavGraphComponent& Graph);

/** A playing world with boxes in it, and the same boxes as NavCore's rasteriser takes them. */
class FGraphWorld
{
public:
	explicit FGraphWorld(bool bFloor = true);

	/** A grid around the origin that does not build itself; 20 x 20 cells of 100 cm unless changed. */
	UGridNavGraphComponent& AddGraph(const FVector& Center = FVector::ZeroVector);
	/** A box that stands on the floor, turned by a yaw. */
	AActor* AddBox(
		const FVector2D& Center, const FVector2D& HalfSize, double Yaw = 0.0, ULevel* Level = nullptr);
	/** Walls that boxes like these make on a grid. */
	static NavCore::GridMap Rasterised(const UGridNavGraphComponent& Graph, TConstArrayView<AActor*> Boxes);

	bool WaitForBuild(const UGridNavGraphComponent& Graph) { return ::WaitForBuild(World, Graph); }
	/** Ticks until everything that moved was sampled again and is visible. */
	void Settle(const UGridNavGraphComponent& Graph);

	StandIn::FTestWorld World;
};

/** The walls of a grid as text, '#' and '.', row by row: what failed expectations show. */
std::string WallsOf(const NavCore::GridMap& Map);
std::string WallsOf(const UGridNavGraphComponent& Graph);
/** Walls as they are once all edits are visible. */
std::string PendingWallsOf(const UGridNavGraphComponent& Graph);

/** Counts the events of a grid; kept alive for as long as it lives. */
class FGraphEvents
{
public:
	explicit FGraphEvents(UGridNavGraphComponent& Graph);
	UGridNavGraphTestListener* operator->() const { return Listener.Get(); }

private:
	TStrongObjectPtr<UGridNavGraphTestListener> Listener;
};

inline void PrintTo(EGridNavState State, std::ostream* Out)
{
	*Out << "state " << static_cast<int>(State);
}
inline void PrintTo(EGridNavBuildFailure Failure, std::ostream* Out)
{
	*Out << "failure " << static_cast<int>(Failure);
}
inline void PrintTo(EGridNavEditResult Result, std::ostream* Out)
{
	*Out << "edit result " << static_cast<int>(Result);
}
