// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Two hundred agents with trees, in a world whose walls move and whose goals die. Meant for the sanitizers.
#include "GridTreeFixture.h"

#include "AI/BTDecorator_GridReachable.h"
#include "AI/BTService_KeepGridPath.h"
#include "Query/GridPathLibrary.h"

#include <random>

namespace
{
constexpr int32 NumAgents = 200;
constexpr int32 NumFrames = 2000;
constexpr int32 NumGoals = 40;
constexpr int32 NumWalls = 6;
constexpr double HalfSize = 1500.0;

/** One tree for each policy; fifty agents share it. */
constexpr EGridMovePartialPolicy Policies[] = {EGridMovePartialPolicy::GoNearest,
	EGridMovePartialPolicy::Refuse, EGridMovePartialPolicy::WaitForWay,
	EGridMovePartialPolicy::GoNearestAndWait};
} // namespace

class GridTreeArmy : public GridNavDataTest
{
protected:
	virtual void SetUp() override
	{
		GridNavDataTest::SetUp();
		Budget.UseExpansions(20000);
		Grid = &AddGrid(FVector::ZeroVector, static_cast<int32>(HalfSize / 50.0));
		for (const EGridMovePartialPolicy Policy : Policies)
		{
			FGridMoveSettings Settings;
			Settings.PartialPolicy = Policy;
			Trees.Add(MakeUnique<StandIn::FTreeBuilder>());
			Build(*Trees.Last(), Settings);
		}
		for (int32 Index = 0; Index < NumGoals; ++Index)
		{
			Goals.Add(SpawnGoal());
		}
		for (int32 Index = 0; Index < NumAgents; ++Index)
		{
			Agents.Add(SpawnAgent(Index));
		}
	}

	virtual void TearDown() override
	{
		GridNavDataTest::TearDown();
		Trees.Reset();
		EXPECT_EQ(UGridTreeCanary::NumAlive, 0);
	}

	/** Patrols where there is a way, keeps a path to look at, and rests otherwise. */
	static void Build(StandIn::FTreeBuilder& Tree, const FGridMoveSettings& Settings)
	{
		GridTrees::BuildPatrol(Tree, Settings);
		UBTCompositeNode& Root = *Tree.Get()->RootNode;
		UBTDecorator_GridReachable* Reachable = NewObject<UBTDecorator_GridReachable>(Tree.Get());
		StandIn::FTreeBuilder::UseKey(*Reachable, TEXT("BlackboardKey"), TEXT("Goal"));
		Reachable->SetFlowAbortMode(EBTFlowAbortMode::LowerPriority);
		UBTService_KeepGridPath* Keeper = NewObject<UBTService_KeepGridPath>(Tree.Get());
		StandIn::FTreeBuilder::UseKey(*Keeper, TEXT("BlackboardKey"), TEXT("Goal"));
		Root.Services.Add(Keeper);
		if (Settings.PartialPolicy == EGridMovePartialPolicy::Refuse)
		{
			Root.Children[0].Decorators.Add(Reachable);
		}
	}

	double Along() { return (static_cast<double>(Random() % 10000) / 10000.0 - 0.5) * 1.9 * HalfSize; }
	FVector Somewhere()
	{
		const double X = Along();
		return FVector(X, Along(), 0.0);
	}

	AActor* SpawnGoal() { return GridTrees::SpawnGoal(*World, Somewhere()); }
	AActor* AnyGoal() { return Goals[static_cast<int32>(Random() % NumGoals)]; }

	AAIController* SpawnAgent(int32 Index)
	{
		AAIController& Agent = SpawnGridAgent(*World, Somewhere());
		EXPECT_TRUE(Agent.RunBehaviorTree(Trees[Index % Trees.Num()]->Get()));
		Board(Agent).SetValueAsObject(TEXT("Goal"), AnyGoal());
		Board(Agent).SetValueAsBool(TEXT("Ordered"), true);
		return &Agent;
	}

	static UBlackboardComponent& Board(AAIController& Agent) { return *Agent.GetBlackboardComponent(); }
	static UBehaviorTreeComponent& Brain(AAIController& Agent)
	{
		return *CastChecked<UBehaviorTreeComponent>(Agent.GetBrainComponent());
	}

	void MoveAWall(int32 Frame)
	{
		if (Walls.Num() == NumWalls)
		{
			Grid->UnblockBox(Walls[0]);
			Walls.RemoveAt(0);
		}
		const FVector From = Somewhere();
		const FVector Size = Frame % 2 == 0 ? FVector(900.0, 60.0, 0.0) : FVector(60.0, 900.0, 0.0);
		Walls.Add(FBox(From, From + Size));
		UGridPathLibrary::BlockBox(World, Walls.Last());
	}

	void KillAGoal()
	{
		const int32 Index = static_cast<int32>(Random() % NumGoals);
		Goals[Index]->Destroy();
		Goals[Index] = SpawnGoal();
	}

	/** A new pawn and brain in the place of old ones. */
	void ReplaceAnAgent()
	{
		const int32 Index = static_cast<int32>(Random() % NumAgents);
		AAIController* Old = Agents[Index];
		APawn* Pawn = Old->GetPawn();
		if (Index % 2 == 0)
		{
			Old->Destroy();
		}
		Pawn->Destroy();
		if (Index % 2 != 0)
		{
			EXPECT_FALSE(Brain(*Old).IsRunning());
			Old->Destroy();
		}
		Agents[Index] = SpawnAgent(Index);
	}

	void Frame(int32 Frame)
	{
		if (Frame % 15 == 0)
		{
			MoveAWall(Frame);
		}
		if (Frame % 10 == 0)
		{
			KillAGoal();
		}
		if (Frame % 25 == 0)
		{
			ReplaceAnAgent();
		}
		for (int32 Index = Frame % 20; Index < NumAgents; Index += 20)
		{
			Command(*Agents[Index]);
		}
		for (int32 Index = Frame % 5; Index < NumGoals; Index += 5)
		{
			Goals[Index]->SetActorLocation(Goals[Index]->GetActorLocation() + FVector(7.0, -3.0, 0.0));
		}
		Tick();
		if (Frame % 100 == 0)
		{
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
		}
	}

	void Command(AAIController& Agent)
	{
		UBlackboardComponent& Values = Board(Agent);
		if (Values.GetValueAsObject(TEXT("Goal")) == nullptr || Random() % 8 == 0)
		{
			Values.SetValueAsObject(TEXT("Goal"), AnyGoal());
		}
		Values.SetValueAsBool(TEXT("Ordered"), Random() % 8 != 0);
		switch (Random() % 40)
		{
		case 0:
			Brain(Agent).RestartTree();
			break;
		case 1:
			Brain(Agent).PauseLogic(TEXT("test"));
			break;
		case 2:
			Agent.StopMovement();
			break;
		default:
			Brain(Agent).ResumeLogic(TEXT("test"));
			break;
		}
	}

	/** Some task runs, in each tree; between two runs of the root there is a frame without. */
	void ExpectEveryTreeAtWork()
	{
		TSet<AAIController*> Working;
		for (AAIController* Agent : Agents)
		{
			Brain(*Agent).ResumeLogic(TEXT("test"));
		}
		for (int32 Index = 0; Index < 4; ++Index)
		{
			Tick();
			for (AAIController* Agent : Agents)
			{
				if (Brain(*Agent).GetActiveNode() != nullptr)
				{
					Working.Add(Agent);
				}
			}
		}
		EXPECT_EQ(Working.Num(), NumAgents);
	}

	std::mt19937 Random{7};
	FSettingsScope Budget;
	UGridNavGraphComponent* Grid = nullptr;
	TArray<TUniquePtr<StandIn::FTreeBuilder>> Trees;
	TArray<AActor*> Goals;
	TArray<AAIController*> Agents;
	TArray<FBox> Walls;
};

TEST_F(GridTreeArmy, TwoHundredAgentsLiveThroughTwoThousandFrames)
{
	const StandIn::FEnsureCounter Ensures;
	int32 MostOpen = 0;
	for (int32 Index = 0; Index < NumFrames; ++Index)
	{
		Frame(Index);
		const FGridNavStats Stats = World->GetSubsystem<UGridPathSubsystem>()->GetStats();
		MostOpen = FMath::Max(MostOpen, Stats.OpenRequests + Stats.LivePaths);
	}
	EXPECT_EQ(Ensures.Num(), 0);
	EXPECT_EQ(UGridTreeCanary::NumAlive, NumAgents);
	// The path in use and its successor, of the task and of the service.
	EXPECT_LE(MostOpen, NumAgents * 4);
	ExpectEveryTreeAtWork();
	int32 NumArrived = 0;
	int32 NumMissed = 0;
	for (AAIController* Agent : Agents)
	{
		EXPECT_FALSE(Agent->GetPawn()->GetActorLocation().ContainsNaN());
		NumArrived += Board(*Agent).GetValueAsInt(TEXT("Arrived"));
		NumMissed += Board(*Agent).GetValueAsInt(TEXT("Missed"));
	}
	// The army did something: about every agent gets somewhere, some are refused.
	EXPECT_GT(NumArrived, NumAgents * 5);
	EXPECT_GT(NumMissed, NumAgents / 5);
	RecordProperty("arrived", NumArrived);
	RecordProperty("missed", NumMissed);
	for (AAIController* Agent : Agents)
	{
		Brain(*Agent).StopTree();
	}
	Tick(2);
	const FGridNavStats Stats = World->GetSubsystem<UGridPathSubsystem>()->GetStats();
	EXPECT_EQ(Stats.OpenRequests, 0);
	EXPECT_EQ(Stats.LivePaths, 0);
	EXPECT_EQ(UGridTreeCanary::NumAlive, 0);
	for (AAIController* Agent : Agents)
	{
		EXPECT_EQ(Agent->GetMoveStatus(), EPathFollowingStatus::Idle);
	}
}
