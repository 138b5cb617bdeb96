// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/GridMove.h"
#include "AI/GridMoveGoal.h"
#include "AI/GridMoveRoute.h"
#include "AI/GridMoveWalker.h"
#include "CoreMinimal.h"
#include "Query/GridPathRequest.h"

class AAIController;
class APawn;
class FGridNavGraph;
class UGridPathSubsystem;

/**
 * What is behind FGridMove: decides when to ask for paths and what to do with the answers. The route knows
 * where the agent is on its path, the walker moves it.
 *
 * At most two requests are open: the path in use, which is kept live, and the one that is to replace it.
 * Answers come at the end of a frame and are taken up at once, so the agent moves in the next one. Each is
 * told by its number; those that nobody waits for any more are ignored.
 */
class FGridMoveDriver : public TSharedFromThis<FGridMoveDriver>
{
public:
	FGridMoveDriver() = default;
	FGridMoveDriver(const FGridMoveDriver&) = delete;
	FGridMoveDriver& operator=(const FGridMoveDriver&) = delete;

	void Start(AAIController& InController, const FGridMoveGoal& InGoal, const FGridMoveSettings& InSettings);
	void Tick(float DeltaSeconds);
	/** Ends a move that is under way. */
	void End(EGridMoveOutcome InOutcome);
	void SetGoal(const FVector& InGoal) { Goal = FGridMoveGoal(InGoal); }

	EGridMoveState GetState() const { return State; }
	EGridMoveOutcome GetOutcome() const { return Outcome; }
	EGridPathOutcome GetPathOutcome() const { return PathOutcome; }
	bool IsPartial() const { return bIsPartial && !Route.IsEmpty(); }
	double GetRemainingLength() const { return Route.GetRemainingLength(); }
	TArray<FVector> GetRemainingPoints();

private:
	/** A request, and where it is to lead. */
	struct FAsk
	{
		/** 0 = none. */
		uint32 Number = 0;
		FGridPathHandle Handle;
		FVector Goal = FVector::ZeroVector;
		/** The path leads to the nearest place instead, as nobody can stand at the goal. */
		bool bIsSubstitute = false;
		double Shortfall = 0.0;
		TWeakPtr<FGridNavGraph> Graph;
	};

	bool IsUnderWay() const { return State != EGridMoveState::Idle && State != EGridMoveState::Ended; }
	bool HasAgent() const;
	FVector AgentLocation() const;
	float AgentRadius() const;

	/** Asks for a path from where the agent stands; the one in use is kept until the answer comes. */
	void Ask();
	/** Start and goal where agents can stand: they are pushed into walls, and walls are built around them. */
	void FitToGrid(FGridPathRequest& Request);
	void Cancel(FAsk& Asked);
	void OnPathEvent(EGridPathEvent Event, const FGridPathResult& Result, uint32 Number);
	void TakeAnswer(const FGridPathResult& Result);
	void TakePath(const FGridPathResult& Result, bool bWhole);
	void TakeRefusal(EGridPathOutcome Reason);
	/** The path in use is gone. */
	void LosePath(EGridPathOutcome Reason);
	/** There is no way that the policy takes. */
	void MissWay();
	/** Stands until there is a way. */
	void WaitForWay();

	void FollowRoute(float DeltaSeconds);
	void TakeEndOfWalk();
	void ArriveAtEnd();
	void TrackGoal();
	/** How far the goal may have moved; less at the end of the path, where it matters more. */
	double TrackingThreshold() const;
	void LookForWay(float DeltaSeconds);
	/** Whether there is a way into the reach of the goal by now. Costs no search. */
	bool IsThereAWay();
	bool IsWithinReach(const FVector& Place);
	bool MayWait() const;

	FGridMoveSettings Settings;
	FGridMoveGoal Goal;
	TWeakObjectPtr<AAIController> Controller;
	TWeakObjectPtr<APawn> Pawn;
	TWeakObjectPtr<UGridPathSubsystem> Subsystem;
	FGridMoveRoute Route;
	TSharedRef<FGridMoveWalker> Walker = MakeShared<FGridMoveWalker>();
	FAsk Current;
	FAsk Pending;
	uint32 LastNumber = 0;
	EGridMoveState State = EGridMoveState::Idle;
	EGridMoveOutcome Outcome = EGridMoveOutcome::None;
	EGridPathOutcome PathOutcome = EGridPathOutcome::Pending;
	/** Of the path in use: more than its first leg, and less than the whole way. */
	bool bIsWhole = false;
	bool bIsPartial = false;
	float Waited = 0.0f;
	/** Seconds until the next look for a way, or until something that was refused is asked again. */
	float Pause = 0.0f;
};
