// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GridMoveTask.h"

#include "AIController.h"
#include "Components/GridNavGraphComponent.h"
#include "Engine/World.h"
#include "GameFramework/FloatingPawnMovement.h"
#include "GameFramework/Pawn.h"
#include "GridPathFixture.h"
#include "StandIn/StateTreeRunner.h"

namespace
{
/** A level with nothing but a grid and an agent at its left edge. */
class GridMoveTaskTest : public testing::Test
{
protected:
	using FData = FGridMoveTaskInstanceData;

	virtual void SetUp() override
	{
		Grid = &World->AddGrid(FVector::ZeroVector, 20);
		APawn* Pawn = World->GetWorld().SpawnActor<APawn>();
		AddRoot(*Pawn, Home());
		UFloatingPawnMovement* Movement = NewObject<UFloatingPawnMovement>(Pawn);
		Movement->SetUpdateNavAgentWithOwnersCollisions(false);
		Movement->RegisterComponent();
		Movement->SetUpdatedComponent(Pawn->GetRootComponent());
		Movement->MaxSpeed = 600.0f;
		Agent = World->GetWorld().SpawnActor<AAIController>();
		Agent->Possess(Pawn);
	}

	static FVector Home() { return FVector(-850.0, 50.0, -200.0); }
	static FVector Across() { return FVector(830.0, 20.0, -200.0); }

	static void AddRoot(AActor& Actor, const FVector& Place)
	{
		USceneComponent* Root = NewObject<USceneComponent>(&Actor);
		Actor.SetRootComponent(Root);
		Root->RegisterComponent();
		Actor.SetActorLocation(Place);
	}

	AActor* SpawnAt(const FVector& Place)
	{
		AActor* Actor = World->GetWorld().SpawnActor<AActor>();
		AddRoot(*Actor, Place);
		return Actor;
	}

	TUniquePtr<StandIn::FStateTreeRunner> MakeTree()
	{
		TUniquePtr<StandIn::FStateTreeRunner> Tree = MakeUnique<StandIn::FStateTreeRunner>(*Agent, Task);
		FData& Data = Tree->Data<FData>();
		Data.AIController = Agent;
		Data.Destination = Across();
		Data.Settings.AcceptanceRadius = 30.0f;
		Data.Settings.bStopOnOverlap = false;
		return Tree;
	}

	EStateTreeRunStatus Run(StandIn::FStateTreeRunner& Tree, int32 Frames = 600)
	{
		for (int32 Frame = 0; Frame < Frames && Tree.GetStatus() == EStateTreeRunStatus::Running; ++Frame)
		{
			Tree.Tick(1.0f / 60.0f);
			World->Tick();
		}
		return Tree.GetStatus();
	}

	void Block(const FBox& Box)
	{
		EXPECT_EQ(Grid->BlockBox(Box), EGridNavEditResult::Queued);
		World->Tick(5);
	}
	static FBox WallAcross(double EndY)
	{
		return FBox(FVector(-50.0, -1000.0, 0.0), FVector(50.0, EndY, 0.0));
	}

	FVector Place() const { return Agent->GetPawn()->GetActorLocation(); }
	double DistanceTo(const FVector& Goal) const { return FVector::Dist2D(Place(), Goal); }

	TUniquePtr<FGridNavTestWorld> World = MakeUnique<FGridNavTestWorld>();
	UGridNavGraphComponent* Grid = nullptr;
	AAIController* Agent = nullptr;
	const FGridMoveTask Task{};
};
} // namespace

TEST_F(GridMoveTaskTest, MovesToAPlace)
{
	const auto Tree = MakeTree();
	EXPECT_EQ(Tree->Enter(), EStateTreeRunStatus::Running);
	Run(*Tree, 30);
	EXPECT_GT(Tree->Data<FData>().RemainingLength, 500.0);
	EXPECT_EQ(Run(*Tree), EStateTreeRunStatus::Succeeded);
	EXPECT_EQ(Tree->Data<FData>().Outcome, EGridMoveOutcome::Arrived);
	EXPECT_LT(DistanceTo(Across()), 60.0);
	Tree->Exit();
	EXPECT_EQ(Tree->Data<FData>().Outcome, EGridMoveOutcome::Arrived);
}

TEST_F(GridMoveTaskTest, GoesAroundWalls)
{
	Block(WallAcross(750.0));
	const auto Tree = MakeTree();
	Tree->Enter();
	double Farthest = 0.0;
	for (int32 Frame = 0; Frame < 600 && Run(*Tree, 1) == EStateTreeRunStatus::Running; ++Frame)
	{
		Farthest = FMath::Max(Farthest, Place().Y);
	}
	EXPECT_EQ(Tree->GetStatus(), EStateTreeRunStatus::Succeeded);
	EXPECT_GT(Farthest, 750.0);
}

TEST_F(GridMoveTaskTest, FollowsAnActor)
{
	AActor* Target = SpawnAt(FVector(450.0, 50.0, -200.0));
	const auto Tree = MakeTree();
	Tree->Data<FData>().TargetActor = Target;
	Tree->Enter();
	Run(*Tree, 30);
	Target->SetActorLocation(FVector(450.0, -750.0, -200.0));
	EXPECT_EQ(Run(*Tree), EStateTreeRunStatus::Succeeded);
	EXPECT_LT(DistanceTo(Target->GetActorLocation()), 60.0);
}

TEST_F(GridMoveTaskTest, FollowsItsInputs)
{
	const auto Tree = MakeTree();
	Tree->Enter();
	Run(*Tree, 30);
	const FVector Elsewhere(-450.0, -750.0, -200.0);
	Tree->Data<FData>().Destination = Elsewhere;
	Run(*Tree, 10);
	AActor* Target = SpawnAt(FVector(-750.0, 750.0, -200.0));
	Tree->Data<FData>().Destination = Elsewhere;
	EXPECT_EQ(Run(*Tree), EStateTreeRunStatus::Succeeded);
	EXPECT_LT(DistanceTo(Elsewhere), 60.0);
	Tree->Exit();

	Tree->Data<FData>().Destination = Across();
	Tree->Enter();
	Run(*Tree, 10);
	Tree->Data<FData>().TargetActor = Target;
	EXPECT_EQ(Run(*Tree), EStateTreeRunStatus::Succeeded);
	EXPECT_LT(DistanceTo(Target->GetActorLocation()), 60.0);
}

TEST_F(GridMoveTaskTest, PartialWaysEndByPolicy)
{
	Block(WallAcross(1000.0));
	const auto Nearest = MakeTree();
	Nearest->Enter();
	EXPECT_EQ(Run(*Nearest), EStateTreeRunStatus::Succeeded);
	EXPECT_EQ(Nearest->Data<FData>().Outcome, EGridMoveOutcome::ArrivedNearest);
	EXPECT_TRUE(Nearest->Data<FData>().bIsPartial);
	EXPECT_LT(Place().X, 0.0);

	const auto Refusing = MakeTree();
	Refusing->Data<FData>().Settings.PartialPolicy = EGridMovePartialPolicy::Refuse;
	Refusing->Enter();
	EXPECT_EQ(Run(*Refusing), EStateTreeRunStatus::Failed);
	EXPECT_EQ(Refusing->Data<FData>().Outcome, EGridMoveOutcome::Unreachable);
}

TEST_F(GridMoveTaskTest, LeavingTheStateStopsThePawn)
{
	const auto Tree = MakeTree();
	Tree->Enter();
	Run(*Tree, 30);
	EXPECT_GT(DistanceTo(Home()), 50.0);
	Tree->Exit();
	EXPECT_EQ(Tree->Data<FData>().Outcome, EGridMoveOutcome::Stopped);
	World->Tick(30);
	const FVector Stopped = Place();
	World->Tick(30);
	EXPECT_LT(DistanceTo(Stopped), 1.0);
	EXPECT_EQ(World->GetPaths().GetStats().OpenRequests, 0);
	EXPECT_EQ(World->GetPaths().GetStats().LivePaths, 0);
	// And on again.
	EXPECT_EQ(Tree->Enter(), EStateTreeRunStatus::Running);
	EXPECT_EQ(Run(*Tree), EStateTreeRunStatus::Succeeded);
}

TEST_F(GridMoveTaskTest, ATreeThatIsDestroyedStopsThePawn)
{
	auto Tree = MakeTree();
	Tree->Enter();
	Run(*Tree, 30);
	Tree.Reset();
	World->Tick(30);
	const FVector Stopped = Place();
	World->Tick(30);
	EXPECT_LT(DistanceTo(Stopped), 1.0);
	EXPECT_EQ(World->GetPaths().GetStats().LivePaths, 0);
}

TEST_F(GridMoveTaskTest, FailsForReasons)
{
	const auto Nobody = MakeTree();
	Nobody->Data<FData>().AIController = nullptr;
	EXPECT_EQ(Nobody->Enter(), EStateTreeRunStatus::Failed);
	EXPECT_EQ(Nobody->Data<FData>().Outcome, EGridMoveOutcome::AgentLost);
	Nobody->Exit();

	const auto OffGrid = MakeTree();
	OffGrid->Data<FData>().Destination = FVector(90000.0, 0.0, 0.0);
	OffGrid->Enter();
	EXPECT_EQ(Run(*OffGrid), EStateTreeRunStatus::Failed);
	EXPECT_EQ(OffGrid->Data<FData>().Outcome, EGridMoveOutcome::InvalidGoal);
}

TEST_F(GridMoveTaskTest, ATargetThatIsDestroyedEndsTheMove)
{
	const auto Tree = MakeTree();
	AActor* Target = SpawnAt(Across());
	Tree->Data<FData>().TargetActor = Target;
	Tree->Enter();
	Run(*Tree, 20);
	Target->Destroy();
	EXPECT_EQ(Run(*Tree), EStateTreeRunStatus::Failed);
	EXPECT_EQ(Tree->Data<FData>().Outcome, EGridMoveOutcome::GoalLost);
}

TEST_F(GridMoveTaskTest, PawnAndGridMayGoAwayInTheMiddle)
{
	const auto Tree = MakeTree();
	Tree->Enter();
	Run(*Tree, 20);
	Grid->GetOwner()->Destroy();
	EXPECT_EQ(Run(*Tree), EStateTreeRunStatus::Failed);
	EXPECT_EQ(Tree->Data<FData>().Outcome, EGridMoveOutcome::NoGrid);
	Tree->Exit();

	Grid = &World->AddGrid(FVector::ZeroVector, 20);
	Tree->Enter();
	Run(*Tree, 20);
	Agent->GetPawn()->Destroy();
	EXPECT_EQ(Run(*Tree), EStateTreeRunStatus::Failed);
	EXPECT_EQ(Tree->Data<FData>().Outcome, EGridMoveOutcome::AgentLost);
	Tree->Exit();
}

TEST_F(GridMoveTaskTest, TheWorldMayEndInTheMiddle)
{
	auto Tree = MakeTree();
	Tree->Enter();
	Run(*Tree, 20);
	World.Reset();
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	Tree->Tick(0.1f);
	Tree.Reset();
}
