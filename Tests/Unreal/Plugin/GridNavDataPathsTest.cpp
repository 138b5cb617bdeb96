// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What becomes of paths when the grid changes under them, and of agents that follow them.
#include "AIController.h"
#include "GameFramework/FloatingPawnMovement.h"
#include "GameFramework/Pawn.h"
#include "GridNavDataFixture.h"
#include "NavMesh/NavMeshPath.h"

namespace
{
/** What the observers of a path were told. */
struct FPathEvents
{
	TArray<ENavPathEvent::Type> Events;

	explicit FPathEvents(FNavigationPath& Path)
	{
		Path.AddObserver(FNavigationPath::FPathObserverDelegate::FDelegate::CreateLambda(
			[this](FNavigationPath*, ENavPathEvent::Type Event) { Events.Add(Event); }));
	}
	bool Heard(ENavPathEvent::Type Event) const { return Events.Contains(Event); }
};

class GridNavDataPathsTest : public GridNavDataTest
{
protected:
	AAIController* SpawnAgent(UClass* PreferredNavData, const FVector& Location)
	{
		APawn* Pawn = World->SpawnActor<APawn>();
		USceneComponent* Root = NewObject<USceneComponent>(Pawn);
		Pawn->SetRootComponent(Root);
		Root->RegisterComponent();
		Pawn->SetActorLocation(Location);
		UFloatingPawnMovement* Movement = NewObject<UFloatingPawnMovement>(Pawn);
		Movement->SetUpdateNavAgentWithOwnersCollisions(false);
		Movement->RegisterComponent();
		Movement->SetUpdatedComponent(Root);
		Movement->MaxSpeed = 600.0f;
		FNavAgentProperties& Agent = Movement->GetNavAgentPropertiesRef();
		Agent.AgentRadius = 35.0f;
		Agent.AgentHeight = 144.0f;
		Agent.SetPreferredNavData(PreferredNavData);
		AAIController* Controller = World->SpawnActor<AAIController>();
		Controller->Possess(Pawn);
		return Controller;
	}

	/** Ticks until the agent stands still; how far it got from the X axis on the way. */
	double Follow(AAIController& Agent)
	{
		double Farthest = 0.0;
		for (int32 Frame = 0; Frame < 600 && Agent.GetMoveStatus() != EPathFollowingStatus::Idle; ++Frame)
		{
			Tick();
			Farthest = FMath::Max(Farthest, FMath::Abs(Agent.GetPawn()->GetActorLocation().Y));
		}
		return Farthest;
	}
};
} // namespace

TEST_F(GridNavDataPathsTest, AWallAcrossAnActivePathInvalidatesItAndAnotherIsFound)
{
	UGridNavGraphComponent& Grid = AddGrid();
	const FPathFindingResult Result = FindAcross();
	ASSERT_TRUE(Result.IsSuccessful());
	const FPathEvents Events(*Result.Path);
	Tick(3);
	EXPECT_TRUE(Events.Events.IsEmpty());
	ASSERT_EQ(Grid.BlockBox(WallAcross()), EGridNavEditResult::Queued);
	Tick(3);
	EXPECT_TRUE(Events.Heard(ENavPathEvent::Invalidated));
	EXPECT_TRUE(Events.Heard(ENavPathEvent::UpdatedDueToNavigationChanged));
	EXPECT_TRUE(Result.Path->IsUpToDate());
	EXPECT_TRUE(Avoids(*Result.Path, FBox(FVector(1.0, -1000.0, 0.0), FVector(99.0, 799.0, 0.0))));
	// The path found anew is watched in turn, and told once.
	const int32 Before = Events.Events.Num();
	ASSERT_EQ(Grid.BlockBox(WallAcross(1000.0)), EGridNavEditResult::Queued);
	Tick(3);
	EXPECT_EQ(Events.Events.Num(), Before + 2);
}

TEST_F(GridNavDataPathsTest, EditsElsewhereLeaveAPathAlone)
{
	UGridNavGraphComponent& Grid = AddGrid();
	const FPathFindingResult Result = FindAcross();
	const FPathEvents Events(*Result.Path);
	ASSERT_EQ(Grid.BlockBox(FBox(FVector(-500.0, 500.0, 0.0), FVector(500.0, 800.0, 0.0))),
		EGridNavEditResult::Queued);
	Tick(3);
	EXPECT_TRUE(Events.Events.IsEmpty());
	ASSERT_EQ(Grid.UnblockBox(FBox(FVector(-500.0, -500.0, 0.0), FVector(500.0, 800.0, 0.0))),
		EGridNavEditResult::Queued);
	Tick(3);
	EXPECT_TRUE(Events.Events.IsEmpty()) << "what opens breaks nothing";
}

TEST_F(GridNavDataPathsTest, PathsThatIgnoreInvalidationAreLeftAloneAndOthersOnlyToldIfTheyWant)
{
	UGridNavGraphComponent& Grid = AddGrid();
	const FPathFindingResult Deaf = FindAcross();
	const FPathFindingResult Passive = FindAcross();
	Deaf.Path->SetIgnoreInvalidation(true);
	Passive.Path->EnableRecalculationOnInvalidation(false);
	const FPathEvents DeafEvents(*Deaf.Path);
	const FPathEvents PassiveEvents(*Passive.Path);
	ASSERT_EQ(Grid.BlockBox(WallAcross()), EGridNavEditResult::Queued);
	Tick(3);
	EXPECT_TRUE(DeafEvents.Events.IsEmpty());
	ASSERT_EQ(PassiveEvents.Events.Num(), 1);
	EXPECT_EQ(PassiveEvents.Events[0], ENavPathEvent::Invalidated);
	EXPECT_FALSE(Passive.Path->IsUpToDate());
}

TEST_F(GridNavDataPathsTest, PathsOfAGridThatIsGoneCannotBeFoundAnew)
{
	UGridNavGraphComponent& Grid = AddGrid();
	const FPathFindingResult Result = FindAcross();
	const FPathEvents Events(*Result.Path);
	Grid.GetOwner()->Destroy();
	Tick(2);
	EXPECT_TRUE(Events.Heard(ENavPathEvent::Invalidated));
	EXPECT_TRUE(Events.Heard(ENavPathEvent::RePathFailed));
}

TEST_F(GridNavDataPathsTest, ManyPathsAndObserversThatAskForMoreAreSafe)
{
	UGridNavGraphComponent& Grid = AddGrid();
	TArray<FNavPathSharedPtr> Paths;
	TArray<FNavPathSharedPtr> More;
	for (int32 Index = 0; Index < 50; ++Index)
	{
		const FPathFindingResult Result = FindAcross();
		Result.Path->AddObserver(FNavigationPath::FPathObserverDelegate::FDelegate::CreateLambda(
			[&](FNavigationPath*, ENavPathEvent::Type Event)
			{
				if (Event == ENavPathEvent::Invalidated)
				{
					More.Add(FindAcross().Path);
				}
			}));
		// Some are dropped at once: their weak pointers stay behind.
		if (Index % 3 != 0)
		{
			Paths.Add(Result.Path);
		}
	}
	ASSERT_EQ(Grid.BlockBox(WallAcross()), EGridNavEditResult::Queued);
	Tick(3);
	EXPECT_EQ(More.Num(), Paths.Num());
	for (const FNavPathSharedPtr& Path : Paths)
	{
		EXPECT_TRUE(Path->IsUpToDate());
	}
}

TEST_F(GridNavDataPathsTest, StockMoveToPicksTheDataOfEachAgent)
{
	AddGrid();
	AAIController* OnGrid = SpawnAgent(AGridNavData::StaticClass(), FVector(-800.0, 50.0, 0.0));
	AAIController* OnMesh = SpawnAgent(ARecastNavMesh::StaticClass(), FVector(-800.0, 250.0, 0.0));
	FNavPathSharedPtr GridPath;
	FNavPathSharedPtr MeshPath;
	ASSERT_EQ(OnGrid->MoveTo(FAIMoveRequest(FVector(800.0, 50.0, 0.0)), &GridPath).Code,
		EPathFollowingRequestResult::RequestSuccessful);
	ASSERT_EQ(OnMesh->MoveTo(FAIMoveRequest(FVector(800.0, 250.0, 0.0)), &MeshPath).Code,
		EPathFollowingRequestResult::RequestSuccessful);
	ASSERT_TRUE(GridPath.IsValid() && MeshPath.IsValid());
	EXPECT_NE(GridPath->CastPath<FGridNavigationPath>(), nullptr);
	EXPECT_EQ(GridPath->CastPath<FNavMeshPath>(), nullptr);
	EXPECT_NE(MeshPath->CastPath<FNavMeshPath>(), nullptr);
	EXPECT_EQ(MeshPath->CastPath<FGridNavigationPath>(), nullptr);
	(void)Follow(*OnGrid);
	(void)Follow(*OnMesh);
	EXPECT_LT(FVector::Dist2D(OnGrid->GetPawn()->GetActorLocation(), FVector(800.0, 50.0, 0.0)), 60.0);
	EXPECT_LT(FVector::Dist2D(OnMesh->GetPawn()->GetActorLocation(), FVector(800.0, 250.0, 0.0)), 60.0);
}

TEST_F(GridNavDataPathsTest, AnAgentOnItsWayGoesAroundAWallThatRises)
{
	UGridNavGraphComponent& Grid = AddGrid();
	AAIController* Agent = SpawnAgent(AGridNavData::StaticClass(), FVector(-800.0, 50.0, 0.0));
	ASSERT_EQ(
		Agent->MoveToLocation(FVector(800.0, 50.0, 0.0)), EPathFollowingRequestResult::RequestSuccessful);
	Tick(5);
	ASSERT_LT(Agent->GetPawn()->GetActorLocation().X, -300.0);
	ASSERT_EQ(Grid.BlockBox(WallAcross(590.0)), EGridNavEditResult::Queued);
	EXPECT_GT(Follow(*Agent), 590.0);
	EXPECT_LT(FVector::Dist2D(Agent->GetPawn()->GetActorLocation(), FVector(800.0, 50.0, 0.0)), 60.0);
}
