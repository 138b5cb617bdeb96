// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/GridMoveSettings.h"
#include "CoreMinimal.h"

#include "GridMove.generated.h"

class AActor;
class AAIController;
class FGridMoveDriver;

/** How far a move is. */
UENUM(BlueprintType)
enum class EGridMoveState : uint8
{
	/** Not started. */
	Idle,
	/** Stands and waits for a path, or for the rest of one. */
	Asking,
	/** Walks. */
	Moving,
	/** Stands and waits for a way to open. */
	Waiting,
	/** The outcome is known. */
	Ended,
};

/** How a move ended. */
UENUM(BlueprintType)
enum class EGridMoveOutcome : uint8
{
	/** Not yet. */
	None,
	/** At the goal. */
	Arrived,
	/** At the reachable place nearest to a goal that is out of reach. */
	ArrivedNearest,
	/** There is no way, and the policy is not to wait for one. */
	Unreachable,
	/** No way opened in time. */
	TimedOut,
	/** The agent is nowhere on the grid, or walled in where it cannot stand. */
	InvalidStart,
	/** The goal is off the grid, or not a number. */
	InvalidGoal,
	/** The goal actor was destroyed. */
	GoalLost,
	/** There is no grid here; or it was removed, or is being built anew; or the world ends. */
	NoGrid,
	/** The request was not taken, or ran into a limit. */
	Refused,
	/** Something that is not on the grid stands in the way. */
	Blocked,
	/** Another move began, or somebody stopped the agent. */
	Interrupted,
	/** The pawn has no path following or movement component, or cannot move now. */
	CannotMove,
	/** The controller has lost its pawn, or one of them was destroyed. */
	AgentLost,
	/** Stop was called. */
	Stopped,
};

/**
 * Moves the pawn of an AI controller over a grid to a place or after an actor. What the behavior tree task,
 * the state tree task and C++ use.
 *
 * Asks the UGridPathSubsystem of the world and sets off on the first leg. The path is given to the stock path
 * following once; whatever becomes of it later (its rest, a detour around a new wall, another path because
 * the goal has moved) is written into the same path object, so the agent walks on without a stop and the move
 * keeps its identifier.
 *
 * Path following wants paths that belong to some navigation data. An AGridNavData for the agent is not
 * needed: any that the level has will do, such as its navmesh. In a level without any, as with nothing but a
 * UGridNavGraphComponent, the movement component of the pawn is steered directly.
 *
 * A plain value for the game thread. Nothing is called back: whoever owns it ticks it once a frame and reads
 * the outcome, which is set once a move. Destroying it ends the move.
 */
class NAVPLUGIN_API FGridMove
{
public:
	FGridMove();
	~FGridMove();
	FGridMove(FGridMove&&);
	FGridMove& operator=(FGridMove&&);

	/** Begins a move; one that is under way is stopped. It may have ended when the call returns. */
	EGridMoveState Start(AAIController& Controller, const FVector& Goal, const FGridMoveSettings& Settings);
	/** The same after an actor. */
	EGridMoveState Start(AAIController& Controller, AActor& Goal, const FGridMoveSettings& Settings);
	/** Once a frame, until the state is Ended. */
	EGridMoveState Tick(float DeltaSeconds);
	/** Ends with Stopped a move that is under way; the agent stands. */
	void Stop();
	/** Moves the goal of a move to a place; followed like an actor, by Goal Tracking Threshold. */
	void SetGoal(const FVector& Goal);

	EGridMoveState GetState() const;
	/** None until the state is Ended. */
	EGridMoveOutcome GetOutcome() const;
	/** The last answer of the subsystem: why there is no path. */
	EGridPathOutcome GetPathOutcome() const;
	bool IsUnderWay() const
	{
		return GetState() != EGridMoveState::Idle && GetState() != EGridMoveState::Ended;
	}
	/** Arrived, or as near as the policy wants. */
	bool HasSucceeded() const;
	/** The path in use does not reach the goal. */
	bool IsPartial() const;
	/** Length of the path that is left in cm; 0 without one. */
	double GetRemainingLength() const;
	/** What is left of the path in world space, from the agent on; empty without one. */
	TArray<FVector> GetRemainingPoints() const;

	/** An outcome in words, for logs and descriptions. */
	static const TCHAR* Describe(EGridMoveOutcome Outcome);
	static const TCHAR* Describe(EGridMoveState State);
	static const TCHAR* Describe(EGridMovePartialPolicy Policy);

private:
	/** Shared with what it waits for. None before the first start. */
	TSharedPtr<FGridMoveDriver> Driver;
};
