// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AIController.h"
#include "GameFramework/FloatingPawnMovement.h"
#include "GameFramework/Pawn.h"
#include "NavMesh/NavMeshPath.h"
#include "NavTestWorld.h"

namespace
{
struct FFinishedMoves
{
	TArray<FAIRequestID> Ids;
	TArray<FPathFollowingResult> Results;

	void Watch(AAIController& Controller)
	{
		Controller.GetPathFollowingComponent()->OnRequestFinished.AddLambda(
			[this](FAIRequestID Id, const FPathFollowingResult& Result)
			{
				Ids.Add(Id);
				Results.Add(Result);
			});
	}
};

class AiMove : public NavWorldTest
{
protected:
	/** Moves that are under way end with the world, and are written down. */
	virtual void TearDown() override { Fixture.Destroy(); }

	AAIController* SpawnAgent(UClass* PreferredNavData, const FVector& Location)
	{
		APawn* Pawn = Fixture.World->SpawnActor<APawn>();
		USceneComponent* Root = NewObject<USceneComponent>(Pawn);
		Pawn->SetRootComponent(Root);
		Root->RegisterComponent();
		Pawn->SetActorLocation(Location);
		UFloatingPawnMovement* Movement = NewObject<UFloatingPawnMovement>(Pawn);
		Movement->SetUpdateNavAgentWithOwnersCollisions(false);
		Movement->RegisterComponent();
		Movement->SetUpdatedComponent(Root);
		Movement->MaxSpeed = 600.f;
		FNavAgentProperties& Agent = Movement->GetNavAgentPropertiesRef();
		Agent.AgentRadius = 35.f;
		Agent.AgentHeight = 144.f;
		Agent.SetPreferredNavData(PreferredNavData);
		AAIController* Controller = Fixture.World->SpawnActor<AAIController>();
		Controller->Possess(Pawn);
		Moves.Watch(*Controller);
		return Controller;
	}

	AAIController* SpawnGridAgent(const FVector& Location = FVector(-500., 0., 0.))
	{
		return SpawnAgent(ANavTestData::StaticClass(), Location);
	}

	void TickUntilFinished(int32 Count = 1)
	{
		for (int32 Index = 0; Index < 600 && Moves.Ids.Num() < Count; ++Index)
		{
			Fixture.Tick();
		}
		ASSERT_EQ(Moves.Ids.Num(), Count);
	}

	FFinishedMoves Moves;
};
} // namespace

TEST_F(AiMove, WalksToALocationAndSaysSoOnce)
{
	AAIController* Agent = SpawnGridAgent();
	const FPathFollowingRequestResult Request = Agent->MoveTo(FAIMoveRequest(FVector(500., 0., 0.)));
	ASSERT_EQ(Request.Code, EPathFollowingRequestResult::RequestSuccessful);
	EXPECT_EQ(Agent->GetMoveStatus(), EPathFollowingStatus::Moving);
	TickUntilFinished();
	EXPECT_EQ(Moves.Ids[0], Request.MoveId);
	EXPECT_TRUE(Moves.Results[0].IsSuccess());
	EXPECT_LT(FVector::Dist(Agent->GetPawn()->GetActorLocation(), FVector(500., 0., 0.)), 45.);
	EXPECT_EQ(Agent->GetMoveStatus(), EPathFollowingStatus::Idle);
	Fixture.Tick(10);
	EXPECT_EQ(Moves.Ids.Num(), 1);
}

TEST_F(AiMove, WalksAsFastAsItsPawnCan)
{
	AAIController* Agent = SpawnGridAgent();
	Agent->MoveToLocation(FVector(500., 0., 0.));
	Fixture.Tick(2);
	const double Before = Agent->GetPawn()->GetActorLocation().X;
	Fixture.Tick(15);
	// Half a second at 600 cm/s: nothing brakes an agent on its path.
	EXPECT_NEAR(Agent->GetPawn()->GetActorLocation().X - Before, 300., 1.);
}

TEST_F(AiMove, EachAgentUsesItsOwnData)
{
	AAIController* OnGrid = SpawnGridAgent();
	AAIController* OnMesh = SpawnAgent(ARecastNavMesh::StaticClass(), FVector(-500., 200., 0.));
	FNavPathSharedPtr GridPath;
	FNavPathSharedPtr MeshPath;
	OnGrid->MoveTo(FAIMoveRequest(FVector(500., 0., 0.)), &GridPath);
	OnMesh->MoveTo(FAIMoveRequest(FVector(500., 200., 0.)), &MeshPath);
	ASSERT_TRUE(GridPath.IsValid());
	ASSERT_TRUE(MeshPath.IsValid());
	EXPECT_NE(GridPath->CastPath<FNavTestPath>(), nullptr);
	EXPECT_NE(MeshPath->CastPath<FNavMeshPath>(), nullptr);
	TickUntilFinished(2);
}

TEST_F(AiMove, GoesAroundOnTheNavmesh)
{
	Fixture.AddBox(FVector(0., 0., 100.), FVector(50., 400., 100.));
	Fixture.GetMesh()->RebuildFloor();
	AAIController* Agent = SpawnAgent(ARecastNavMesh::StaticClass(), FVector(-500., 0., 0.));
	EXPECT_EQ(Agent->MoveToLocation(FVector(500., 0., 0.)), EPathFollowingRequestResult::RequestSuccessful);
	double Farthest = 0.;
	for (int32 Index = 0; Index < 600 && Moves.Ids.IsEmpty(); ++Index)
	{
		Fixture.Tick();
		Farthest = FMath::Max(Farthest, FMath::Abs(Agent->GetPawn()->GetActorLocation().Y));
	}
	ASSERT_EQ(Moves.Ids.Num(), 1);
	EXPECT_TRUE(Moves.Results[0].IsSuccess());
	EXPECT_GT(Farthest, 400.);
}

TEST_F(AiMove, IsAtItsGoalAlready)
{
	AAIController* Agent = SpawnGridAgent(FVector(480., 0., 0.));
	EXPECT_EQ(Agent->MoveToLocation(FVector(500., 0., 0.)), EPathFollowingRequestResult::AlreadyAtGoal);
	ASSERT_EQ(Moves.Ids.Num(), 1);
	EXPECT_TRUE(Moves.Results[0].HasFlag(FPathFollowingResultFlags::AlreadyAtGoal));
}

TEST_F(AiMove, FailsWhereTheGoalCannotBeProjected)
{
	AAIController* Agent = SpawnGridAgent();
	const FPathFollowingRequestResult Request = Agent->MoveTo(FAIMoveRequest(FVector(9000., 0., 0.)));
	EXPECT_EQ(Request.Code, EPathFollowingRequestResult::Failed);
	ASSERT_EQ(Moves.Ids.Num(), 1);
	EXPECT_TRUE(Moves.Results[0].IsFailure());
	EXPECT_EQ(Fixture.GetGrid()->NumQueries, 0);
}

TEST_F(AiMove, FailsWithoutAPath)
{
	Fixture.GetGrid()->bFindPaths = false;
	EXPECT_EQ(SpawnGridAgent()->MoveToLocation(FVector(500., 0., 0.)), EPathFollowingRequestResult::Failed);
	EXPECT_EQ(Moves.Ids.Num(), 1);
}

TEST_F(AiMove, CanBeStopped)
{
	AAIController* Agent = SpawnGridAgent();
	Agent->MoveToLocation(FVector(500., 0., 0.));
	Fixture.Tick(10);
	Agent->StopMovement();
	ASSERT_EQ(Moves.Ids.Num(), 1);
	EXPECT_EQ(Moves.Results[0].Code, EPathFollowingResult::Aborted);
	EXPECT_TRUE(Moves.Results[0].HasFlag(FPathFollowingResultFlags::MovementStop));
	const FVector Stopped = Agent->GetPawn()->GetActorLocation();
	Fixture.Tick(10);
	EXPECT_LT(FVector::Dist(Stopped, Agent->GetPawn()->GetActorLocation()), 1.);
}

TEST_F(AiMove, IsReplacedByTheNextRequest)
{
	AAIController* Agent = SpawnGridAgent();
	Agent->MoveToLocation(FVector(500., 0., 0.));
	Fixture.Tick(5);
	Agent->MoveToLocation(FVector(-500., 500., 0.));
	ASSERT_EQ(Moves.Ids.Num(), 1);
	EXPECT_TRUE(Moves.Results[0].HasFlag(FPathFollowingResultFlags::NewRequest));
	TickUntilFinished(2);
	EXPECT_TRUE(Moves.Results[1].IsSuccess());
}

TEST_F(AiMove, FollowsAnActorThatMoves)
{
	AAIController* Agent = SpawnGridAgent();
	AActor* Goal = Fixture.AddGhost(FVector(300., 0., 0.), FVector(10.));
	EXPECT_EQ(Agent->MoveToActor(Goal), EPathFollowingRequestResult::RequestSuccessful);
	Fixture.Tick(5);
	Goal->SetActorLocation(FVector(-500., 800., 0.));
	TickUntilFinished();
	EXPECT_TRUE(Moves.Results[0].IsSuccess());
	EXPECT_LT(FVector::Dist(Agent->GetPawn()->GetActorLocation(), Goal->GetActorLocation()), 60.);
}

TEST_F(AiMove, GoesOnWhenItsPathIsReplacedInPlace)
{
	AAIController* Agent = SpawnGridAgent();
	FNavPathSharedPtr Path;
	Agent->MoveTo(FAIMoveRequest(FVector(500., 0., 0.)), &Path);
	Fixture.Tick(10);
	Fixture.GetGrid()->InvalidateAllPaths();
	Fixture.Tick(2);
	EXPECT_EQ(Agent->GetPathFollowingComponent()->GetPath(), Path);
	EXPECT_GT(Path->GetStartLocation().X, -500.);
	TickUntilFinished();
	EXPECT_TRUE(Moves.Results[0].IsSuccess());
}

TEST_F(AiMove, IsAbortedWhenThereIsNoOtherPath)
{
	AAIController* Agent = SpawnGridAgent();
	Agent->MoveToLocation(FVector(500., 0., 0.));
	Fixture.Tick(10);
	Fixture.GetGrid()->bFindPaths = false;
	Fixture.GetGrid()->InvalidateAllPaths();
	TickUntilFinished();
	EXPECT_EQ(Moves.Results[0].Code, EPathFollowingResult::Aborted);
	EXPECT_TRUE(Moves.Results[0].HasFlag(FPathFollowingResultFlags::InvalidPath));
}

TEST_F(AiMove, IsAbortedWhenItsPawnIsGone)
{
	AAIController* Agent = SpawnGridAgent();
	Agent->MoveToLocation(FVector(500., 0., 0.));
	Fixture.Tick(5);
	Agent->GetPawn()->Destroy();
	ASSERT_EQ(Moves.Ids.Num(), 1);
	EXPECT_TRUE(Moves.Results[0].HasFlag(FPathFollowingResultFlags::OwnerFinished));
	Fixture.Tick(5);
	EXPECT_EQ(Moves.Ids.Num(), 1);
}

TEST_F(AiMove, RefusesPathsThatAreNotValid)
{
	AAIController* Agent = SpawnGridAgent();
	const FNavPathSharedPtr Unready =
		Fixture.GetGrid()->CreatePathInstance<FNavTestPath>(FPathFindingQueryData());
	EXPECT_FALSE(Agent->RequestMove(FAIMoveRequest(FVector(500., 0., 0.)), Unready).IsValid());
	const FNavPathSharedPtr Homeless = MakeShared<FNavigationPath, ESPMode::ThreadSafe>(
		TArray<FVector>({FVector::ZeroVector, FVector(100., 0., 0.)}), nullptr);
	EXPECT_FALSE(Agent->RequestMove(FAIMoveRequest(FVector(500., 0., 0.)), Homeless).IsValid());
}

TEST(AiRequest, IdentifiersCompareByEquivalence)
{
	EXPECT_FALSE(FAIRequestID::InvalidRequest.IsValid());
	EXPECT_TRUE(FAIRequestID(3).IsEquivalent(FAIRequestID::AnyRequest));
	EXPECT_TRUE(FAIRequestID(3).IsEquivalent(FAIRequestID(3)));
	EXPECT_FALSE(FAIRequestID(3).IsEquivalent(FAIRequestID(4)));
}
