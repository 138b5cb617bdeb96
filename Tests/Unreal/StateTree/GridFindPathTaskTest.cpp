// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GridFindPathTask.h"

#include "Components/GridNavGraphComponent.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "GridPathFixture.h"
#include "StandIn/StateTreeRunner.h"

#include <limits>

namespace
{
class GridFindPathTaskTest : public testing::Test
{
protected:
	using FData = FGridFindPathTaskInstanceData;

	virtual void SetUp() override
	{
		Grid = &World->AddGrid(FVector::ZeroVector, 32);
		Actor = SpawnAt(FVector(-1234.0, -1210.0, 0.0));
	}

	AActor* SpawnAt(const FVector& Place)
	{
		AActor* Spawned = World->GetWorld().SpawnActor<AActor>();
		USceneComponent* Root = NewObject<USceneComponent>(Spawned);
		Spawned->SetRootComponent(Root);
		Root->RegisterComponent();
		Spawned->SetActorLocation(Place);
		return Spawned;
	}

	/** A tree of the actor, not entered yet. */
	TUniquePtr<StandIn::FStateTreeRunner> MakeTree()
	{
		TUniquePtr<StandIn::FStateTreeRunner> Tree = MakeUnique<StandIn::FStateTreeRunner>(*Actor, Task);
		Tree->Data<FData>().Actor = Actor;
		Tree->Data<FData>().Goal = FVector(1234.0, 1210.0, 0.0);
		return Tree;
	}

	EStateTreeRunStatus Run(StandIn::FStateTreeRunner& Tree, int32 Frames = 60)
	{
		for (int32 Frame = 0; Frame < Frames && Tree.GetStatus() == EStateTreeRunStatus::Running; ++Frame)
		{
			World->Tick();
			Tree.Tick(1.0f / 60.0f);
		}
		return Tree.GetStatus();
	}

	void Block(const FBox& Box)
	{
		EXPECT_EQ(Grid->BlockBox(Box), EGridNavEditResult::Queued);
		World->Tick(5);
	}

	FGridNavStats Stats() const { return World->GetPaths().GetStats(); }

	TUniquePtr<FGridNavTestWorld> World = MakeUnique<FGridNavTestWorld>();
	UGridNavGraphComponent* Grid = nullptr;
	AActor* Actor = nullptr;
	const FGridFindPathTask Task{};
};
} // namespace

TEST_F(GridFindPathTaskTest, FindsAPathInALaterFrame)
{
	const auto Tree = MakeTree();
	EXPECT_EQ(Tree->Enter(), EStateTreeRunStatus::Running);
	EXPECT_EQ(Tree->Data<FData>().Outcome, EGridPathOutcome::Pending);
	EXPECT_EQ(Run(*Tree), EStateTreeRunStatus::Succeeded);
	const FData& Data = Tree->Data<FData>();
	EXPECT_EQ(Data.Outcome, EGridPathOutcome::Found);
	EXPECT_FALSE(Data.bIsPartial);
	ASSERT_GE(Data.Points.Num(), 2);
	EXPECT_EQ(Data.Points[0], Actor->GetActorLocation());
	EXPECT_EQ(Data.Points.Last(), Data.Goal);
	EXPECT_NEAR(Data.Length, FVector::Dist(Data.Points[0], Data.Goal), 250.0);
	EXPECT_GT(Data.Cost, 0.0);
	// What was found stays for the states that follow.
	Tree->Exit();
	EXPECT_GE(Tree->Data<FData>().Points.Num(), 2);
	EXPECT_EQ(Stats().OpenRequests, 0);
}

TEST_F(GridFindPathTaskTest, FindsTheWayToAnActor)
{
	const auto Tree = MakeTree();
	AActor* Goal = SpawnAt(FVector(-434.0, -1210.0, 0.0));
	Tree->Data<FData>().GoalActor = Goal;
	Tree->Enter();
	EXPECT_EQ(Run(*Tree), EStateTreeRunStatus::Succeeded);
	EXPECT_EQ(Tree->Data<FData>().Points.Last(), Goal->GetActorLocation());
	EXPECT_NEAR(Tree->Data<FData>().Length, 800.0, 1.0);
}

TEST_F(GridFindPathTaskTest, APartialPathSucceedsWhereOneIsAllowed)
{
	Block(WallTo(1600.0));
	for (const bool bAllowed : {true, false})
	{
		const auto Tree = MakeTree();
		Tree->Data<FData>().bAllowPartial = bAllowed;
		Tree->Enter();
		EXPECT_EQ(Run(*Tree), bAllowed ? EStateTreeRunStatus::Succeeded : EStateTreeRunStatus::Failed);
		const FData& Data = Tree->Data<FData>();
		EXPECT_EQ(Data.Outcome, bAllowed ? EGridPathOutcome::Partial : EGridPathOutcome::NoPath);
		EXPECT_EQ(Data.bIsPartial, bAllowed);
		EXPECT_EQ(Data.Points.IsEmpty(), !bAllowed);
	}
}

TEST_F(GridFindPathTaskTest, BadGoalsFailWhenTheStateIsEntered)
{
	const double Nan = std::numeric_limits<double>::quiet_NaN();
	for (const FVector& Goal : {FVector(Nan, 0.0, 0.0), FVector(90000.0, 0.0, 0.0)})
	{
		const auto Tree = MakeTree();
		Tree->Data<FData>().Goal = Goal;
		EXPECT_EQ(Tree->Enter(), EStateTreeRunStatus::Failed);
		EXPECT_EQ(Tree->Data<FData>().Outcome, EGridPathOutcome::InvalidGoal);
		Tree->Exit();
	}
	const auto Tree = MakeTree();
	Tree->Data<FData>().GoalRadius = -1.0f;
	EXPECT_EQ(Tree->Enter(), EStateTreeRunStatus::Failed);
	EXPECT_EQ(Tree->Data<FData>().Outcome, EGridPathOutcome::InvalidRequest);
	EXPECT_EQ(Stats().Requests, 0);
}

TEST_F(GridFindPathTaskTest, NobodyWithoutAnActorOrAGridIsServed)
{
	const auto Nobody = MakeTree();
	Nobody->Data<FData>().Actor = nullptr;
	EXPECT_EQ(Nobody->Enter(), EStateTreeRunStatus::Failed);
	EXPECT_EQ(Nobody->Data<FData>().Outcome, EGridPathOutcome::OwnerGone);
	Grid->GetOwner()->Destroy();
	const auto Nowhere = MakeTree();
	EXPECT_EQ(Nowhere->Enter(), EStateTreeRunStatus::Failed);
	EXPECT_EQ(Nowhere->Data<FData>().Outcome, EGridPathOutcome::NoGrid);
}

TEST_F(GridFindPathTaskTest, LeavingTheStateGivesTheRequestUp)
{
	const auto Tree = MakeTree();
	Tree->Enter();
	EXPECT_EQ(Stats().OpenRequests, 1);
	Tree->Exit();
	World->Tick();
	EXPECT_EQ(Stats().OpenRequests, 0);
	EXPECT_EQ(Stats().Cancelled, 1);
	EXPECT_EQ(Tree->Data<FData>().Points.Num(), 0);
	// It may be entered again.
	EXPECT_EQ(Tree->Enter(), EStateTreeRunStatus::Running);
	EXPECT_EQ(Run(*Tree), EStateTreeRunStatus::Succeeded);
	Tree->Exit();
	EXPECT_EQ(Stats().Cancelled, 1);
}

TEST_F(GridFindPathTaskTest, ATreeThatIsDestroyedGivesItsRequestUp)
{
	auto Tree = MakeTree();
	Tree->Enter();
	Tree.Reset();
	World->Tick();
	EXPECT_EQ(Stats().OpenRequests, 0);
	EXPECT_EQ(Stats().Cancelled, 1);
}

TEST_F(GridFindPathTaskTest, ReenteringForgetsTheFormerPath)
{
	const auto Tree = MakeTree();
	Tree->Enter();
	Run(*Tree);
	Tree->Exit();
	Tree->Data<FData>().Goal = FVector(90000.0, 0.0, 0.0);
	EXPECT_EQ(Tree->Enter(), EStateTreeRunStatus::Failed);
	EXPECT_EQ(Tree->Data<FData>().Points.Num(), 0);
	EXPECT_EQ(Tree->Data<FData>().Length, 0.0);
}

TEST_F(GridFindPathTaskTest, FailsWhenTheActorOrTheGridGoesAway)
{
	AActor* Other = SpawnAt(FVector::ZeroVector);
	StandIn::FStateTreeRunner Orphan(*Other, Task);
	Orphan.Data<FData>().Actor = Actor;
	Orphan.Enter();
	Actor->Destroy();
	EXPECT_EQ(Run(Orphan), EStateTreeRunStatus::Failed);
	EXPECT_EQ(Orphan.Data<FData>().Outcome, EGridPathOutcome::OwnerGone);
	Orphan.Exit();

	Orphan.Data<FData>().Actor = Other;
	EXPECT_EQ(Orphan.Enter(), EStateTreeRunStatus::Running);
	Grid->GetOwner()->Destroy();
	EXPECT_EQ(Run(Orphan), EStateTreeRunStatus::Failed);
	EXPECT_EQ(Orphan.Data<FData>().Outcome, EGridPathOutcome::OwnerGone);
}

TEST_F(GridFindPathTaskTest, TheWorldMayEndInTheMiddle)
{
	auto Tree = MakeTree();
	Tree->Enter();
	World.Reset();
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	Tree.Reset();
}

TEST_F(GridFindPathTaskTest, CopiesOfTheDataShareTheRequest)
{
	auto Tree = MakeTree();
	Tree->Enter();
	FData Copy = Tree->Data<FData>();
	Tree.Reset();
	World->Tick();
	EXPECT_EQ(Stats().Cancelled, 0);
	Copy = FData();
	World->Tick();
	EXPECT_EQ(Stats().Found + Stats().Cancelled, 1);
}
