// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/GridMove.h"
#include "AIController.h"
#include "GameFramework/FloatingPawnMovement.h"
#include "GameFramework/Pawn.h"
#include "GridNavDataFixture.h"
#include "Query/GridPathSubsystem.h"

inline void PrintTo(EGridMoveOutcome Outcome, std::ostream* Out)
{
	*Out << TCHAR_TO_UTF8(FGridMove::Describe(Outcome));
}
inline void PrintTo(EGridMoveState State, std::ostream* Out)
{
	*Out << TCHAR_TO_UTF8(FGridMove::Describe(State));
}

/** A controller with a pawn that floats at 600 cm/s. */
inline AAIController& SpawnGridAgent(UWorld& World, const FVector& Location)
{
	APawn* Pawn = World.SpawnActor<APawn>();
	USceneComponent* Root = NewObject<USceneComponent>(Pawn);
	Pawn->SetRootComponent(Root);
	Root->RegisterComponent();
	Pawn->SetActorLocation(Location);
	UFloatingPawnMovement* Movement = NewObject<UFloatingPawnMovement>(Pawn);
	Movement->SetUpdateNavAgentWithOwnersCollisions(false);
	Movement->RegisterComponent();
	Movement->SetUpdatedComponent(Root);
	Movement->MaxSpeed = 600.0f;
	Movement->GetNavAgentPropertiesRef().AgentRadius = 35.0f;
	Movement->GetNavAgentPropertiesRef().AgentHeight = 144.0f;
	Movement->GetNavAgentPropertiesRef().SetPreferredNavData(AGridNavData::StaticClass());
	AAIController* Controller = World.SpawnActor<AAIController>();
	Controller->Possess(Pawn);
	return *Controller;
}

inline double SpeedOf(const AAIController& Agent)
{
	return Agent.GetPawn()->FindComponentByClass<UFloatingPawnMovement>()->Velocity.Size();
}

/** Moves an agent and notes what happens on the way. */
struct FGridMoveRun
{
	FGridMove Move;
	AAIController* Agent = nullptr;
	/** Where the agent was at the end of each frame. */
	TArray<FVector> Places;
	/** Identifiers of stock moves that were under way, without repetition. */
	TArray<uint32> MoveIds;
	/** How often the move changed to Ended. */
	int32 Ends = 0;
	/** Frames after the first step in which the agent stood while the move was Moving. */
	int32 Halts = 0;

	explicit FGridMoveRun(AAIController& InAgent) : Agent(&InAgent) {}

	/** Frames as a game runs them: AI first, then the world. */
	void Run(UWorld& World, int32 Frames, bool bUntilEnd = true)
	{
		for (int32 Frame = 0; Frame < Frames && !(bUntilEnd && IsOver()); ++Frame)
		{
			const bool bWasOver = IsOver();
			Move.Tick(1.0f / 30.0f);
			Ends += !bWasOver && IsOver() ? 1 : 0;
			World.Tick(LEVELTICK_All, 1.0f / 30.0f);
			if (IsValid(Agent) && Agent->GetPawn() != nullptr)
			{
				Note();
			}
		}
	}
	bool IsOver() const { return Move.GetState() == EGridMoveState::Ended; }
	FVector Place() const { return Agent->GetPawn()->GetActorLocation(); }
	bool HasMoved() const { return Places.Num() > 1 && FVector::Dist(Places[0], Places.Last()) > 1.0; }

private:
	void Note()
	{
		Places.Add(Place());
		const FAIRequestID Id = Agent->GetPathFollowingComponent()->GetCurrentRequestId();
		if (Id.IsValid())
		{
			MoveIds.AddUnique(Id.GetID());
		}
		const bool bStands = Places.Num() > 1 && FVector::Dist(Places.Last(1), Places.Last()) < 0.01;
		Halts += bStands && HasMoved() && Move.GetState() == EGridMoveState::Moving ? 1 : 0;
	}
};

/** A grid of 20 x 20 cells of a meter and an agent at its left edge. */
class GridMoveTest : public GridNavDataTest
{
protected:
	virtual void SetUp() override
	{
		GridNavDataTest::SetUp();
		Grid = &AddGrid();
		Agent = &SpawnGridAgent(*World, Home());
		Settings.AcceptanceRadius = 20.0f;
		Settings.bStopOnOverlap = false;
	}

	static FVector Home() { return FVector(-850.0, 50.0, 0.0); }
	static FVector Across() { return FVector(830.0, 20.0, 0.0); }

	AActor* SpawnGoal(const FVector& Location)
	{
		AActor* Goal = World->SpawnActor<AActor>();
		USceneComponent* Root = NewObject<USceneComponent>(Goal);
		Goal->SetRootComponent(Root);
		Root->RegisterComponent();
		Goal->SetActorLocation(Location);
		return Goal;
	}

	/** Walls in a place, two meters away from it. */
	void WallIn(const FVector& Place)
	{
		ASSERT_EQ(
			Grid->BlockBox(FBox(Place - FVector(250.0), Place + FVector(250.0))), EGridNavEditResult::Queued);
		ASSERT_EQ(Grid->UnblockBox(FBox(Place - FVector(150.0), Place + FVector(150.0))),
			EGridNavEditResult::Queued);
		Tick(3);
	}
	void OpenWall(const FVector& Place)
	{
		ASSERT_EQ(Grid->UnblockBox(FBox(Place - FVector(300.0), Place + FVector(300.0))),
			EGridNavEditResult::Queued);
	}

	UGridPathSubsystem& Paths() const { return *World->GetSubsystem<UGridPathSubsystem>(); }

	UGridNavGraphComponent* Grid = nullptr;
	AAIController* Agent = nullptr;
	FGridMoveSettings Settings;
};
