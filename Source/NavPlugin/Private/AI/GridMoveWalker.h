// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/GridMoveSettings.h"
#include "AITypes.h"
#include "CoreMinimal.h"
#include "Nav/GridNavigationPath.h"
#include "Navigation/PathFollowingComponent.h"

class AAIController;
class ANavigationData;
class UNavMovementComponent;

/** How a walk ended that was not stopped by whoever began it. */
enum class EGridWalkEnd : uint8
{
	None,
	/** At the end of the points, or within the acceptance radius of the goal. */
	AtEnd,
	Blocked,
	/** Another move, or somebody who stopped the agent. */
	Interrupted,
};

/** Where to walk. */
struct FGridWalk
{
	/** From the agent on. */
	TArray<FVector> Points;
	/** Of the whole, for those who ask the path. */
	double Cost = 0.0;
	/** The points end before the goal. */
	bool bPartial = false;
	/** Makes its whereabouts count for the arrival; may be null. */
	AActor* GoalActor = nullptr;
	FVector Goal = FVector::ZeroVector;
	/** The end of the points is so far from the goal, and the acceptance radius is that of the goal. */
	double Shortfall = 0.0;
};

/**
 * Walks the pawn of a controller along points: by stock path following, which is given a path once and sees
 * its points replaced, or by steering the movement component.
 */
class FGridMoveWalker : public TSharedFromThis<FGridMoveWalker>
{
public:
	~FGridMoveWalker();

	void Configure(AAIController& InController, const FGridMoveSettings& InSettings);
	/** Sets off, or goes on along other points without a stop. False when the agent cannot move. */
	bool Walk(const FGridWalk& Wanted);
	/** The agent stands. */
	void Stop();
	/** For steering, once a frame: straight to a place. */
	void SteerTo(const FVector& Place, float DeltaSeconds);

	bool IsWalking() const { return bIsWalking; }
	bool IsSteering() const { return bIsWalking && !MoveId.IsValid(); }
	/** How the walk ended by itself; None while it goes on, and after it was told once. */
	EGridWalkEnd TakeEnd();
	/** For steering: the agent is at the end of its path. */
	void EndAtGoal();
	/** Whether the agent is within the acceptance radius of a goal. */
	bool HasReached(AActor* GoalActor, const FVector& Goal) const;
	/** The acceptance radius with all that counts towards it. */
	double GetReach(const AActor* GoalActor) const;

private:
	FAIMoveRequest MakeRequest(AActor* GoalActor, const FVector& Goal, double Shortfall) const;
	UPathFollowingComponent* GetFollowing() const;
	UNavMovementComponent* GetMovement() const;
	const ANavigationData* FindNavData() const;
	void Fill(const FGridWalk& Wanted);
	/** For steering: the agent does not get on. */
	bool IsStuck(const FVector& At, float DeltaSeconds);
	void OnMoveFinished(FAIRequestID RequestId, const FPathFollowingResult& Result);
	void Listen();
	void StopListening();

	TWeakObjectPtr<AAIController> Controller;
	TWeakObjectPtr<UPathFollowingComponent> Listened;
	FDelegateHandle FinishedHandle;
	FGridMoveSettings Settings;
	/** Not among the active paths of its navigation data: the subsystem keeps it up to date. */
	TSharedPtr<FGridNavigationPath, ESPMode::ThreadSafe> Path;
	/** Not valid while steering. */
	FAIRequestID MoveId;
	EGridWalkEnd End = EGridWalkEnd::None;
	/** For steering: where the agent was when it last got on, and for how long it has been around there. */
	FVector LastPlace = FVector::ZeroVector;
	float StuckSeconds = 0.0f;
	bool bIsWalking = false;
};
