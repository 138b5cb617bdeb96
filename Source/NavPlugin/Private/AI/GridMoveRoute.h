// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/GridMoveSettings.h"
#include "CoreMinimal.h"
#include "NavCore/Path/PathFollower.h"
#include "NavCore/Scheduling/PathRequest.h"

#include <vector>

class FGridNavGraph;

/** What the agent of a route should do now. */
struct FGridMoveStep
{
	NavCore::FollowState State = NavCore::FollowState::Idle;
	/** Where to go in a straight line, on the floor. */
	FVector SteerTo = FVector::ZeroVector;
	/** The place on the path up to which it was walked, for UGridPathSubsystem::SetProgress. */
	FVector Progress = FVector::ZeroVector;
	/** Progress is in another cell than before. */
	bool bHasProgressed = false;
};

/**
 * The path of an agent in world space, and how far along it the agent is: NavCore's PathFollower on an
 * FGridNavGraph. Does nothing any more once the grid is gone.
 */
class FGridMoveRoute
{
public:
	void Configure(const FGridMoveSettings& Settings, float AgentRadius);
	/** The grid that the next paths are on. */
	void SetGrid(const TSharedPtr<FGridNavGraph>& InGraph);
	/** Points from the start on, as the subsystem hands them out. False where they are not on the grid. */
	bool Follow(const TArray<FVector>& InPoints);
	void Clear();

	/** The agent is at a place. */
	FGridMoveStep Update(const FVector& At);
	/** The way from a place to the end: onto the path by the look-ahead, and on along it. */
	TArray<FVector> PointsFrom(const FVector& At);

	bool IsEmpty() const { return Points.IsEmpty(); }
	/** Of what is left of the path, by the last update, in cm. */
	double GetRemainingLength() const { return Remaining; }
	const FVector& GetEnd() const { return Points.Last(); }

	/** Whether the agent can stand at a location. */
	static bool CanStand(const FGridNavGraph& Graph, float AgentRadius, const FVector& Location);
	/** The place nearest to a location where the agent can stand, within a few cells of it. */
	static bool FindPlaceToStand(
		const FGridNavGraph& Graph, float AgentRadius, const FVector& Location, FVector& OutPlace);

private:
	NavCore::FollowStep Step(const FGridNavGraph& Graph, const FVector& At);
	/** Onto the floor of the cell that a place is in. */
	static FVector OnFloor(const FGridNavGraph& Graph, NavCore::GridPoint Point, const FVector& Otherwise);

	TWeakPtr<FGridNavGraph> Grid;
	NavCore::PathFollower Follower;
	NavCore::ProfileId Profile = 0;
	NavCore::Cell LastProgress{-1, -1};
	TArray<FVector> Points;
	std::vector<NavCore::Cell> Cells;
	double Remaining = 0.0;
	FGridMoveSettings Settings;
	float AgentRadius = 0.0f;
};
