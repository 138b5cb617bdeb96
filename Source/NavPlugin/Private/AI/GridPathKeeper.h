// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/GridMoveRoute.h"
#include "AI/GridPathWatch.h"
#include "CoreMinimal.h"
#include "Query/GridPathRequest.h"

class UGridPathSubsystem;

/** Keeps one path current for an agent that somebody else moves, and asks no more often than needed. */
class FGridPathKeeper
{
public:
	/** What to keep: all of the request but its start and goal. */
	void Begin(
		UGridPathSubsystem* InPaths, const FGridPathRequest& InRequest, double InThreshold, float Corridor);
	void End();

	/** The agent and the goal are there now. Asks if it has to. */
	void Update(const FVector& Agent, const FVector& Goal);

	bool HasPath() const { return !Route.IsEmpty(); }
	double GetLength() const { return Route.GetRemainingLength(); }
	const FVector& GetNextPoint() const { return NextPoint; }
	/** An answer is due. */
	bool IsWaiting() const { return !Watch.IsEmpty() && !Watch.IsAnswered(); }

private:
	void Ask(const FVector& Agent, const FVector& Goal);
	void TakeChange(const FVector& Agent);
	bool MayHaveOpened(const FVector& Agent, const FVector& Goal) const;

	TWeakObjectPtr<UGridPathSubsystem> Paths;
	FGridPathRequest Request;
	FGridPathWatch Watch;
	FGridMoveRoute Route;
	FVector NextPoint = FVector::ZeroVector;
	double Threshold = 0.0;
};
