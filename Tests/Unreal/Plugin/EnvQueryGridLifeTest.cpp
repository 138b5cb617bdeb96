// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/EnvQueryTest_GridPath.h"
#include "EnvQueryFixture.h"
#include "UObject/UnrealType.h"

// What queries share, who pays for it, and what happens when the world changes under them.

TEST_F(EnvQueryGridTest, FiltersByCostAndScoresTheNearestBest)
{
	UGridNavGraphComponent& Grid = AddGrid(32);
	UEnvQueryTest_GridPath& Tested = MakeQuery(EGridPathTestMode::Cost, PlaceIn(Grid, FIntPoint(4, 4)),
		{PlaceIn(Grid, FIntPoint(6, 4)), PlaceIn(Grid, FIntPoint(14, 4)), PlaceIn(Grid, FIntPoint(30, 4))});
	Tested.TestPurpose = EEnvTestPurpose::FilterAndScore;
	Tested.FilterType = EEnvTestFilterType::Maximum;
	Tested.FloatValueMax.DefaultValue = 1500.0f;
	Tested.ScoringEquation = EEnvTestScoreEquation::InverseLinear;
	StandIn::FEnvQueryRunner Runner = MakeRunner();
	EXPECT_TRUE(Runner.Run().IsSuccessful());
	EXPECT_EQ(Runner.Instance().GetItemScore(0), 1.0f);
	EXPECT_EQ(Runner.Instance().GetItemScore(1), 0.0f);
	EXPECT_FALSE(Runner.Instance().Items[2].IsValid());
}

TEST_F(EnvQueryGridTest, EveryPlaceOfTheContextCounts)
{
	UGridNavGraphComponent& Grid = AddGrid(16);
	// The last column is cut off.
	Grid.BlockBox(FBox(FVector(650.0, -800.0, 0.0), FVector(650.0, 800.0, 0.0)));
	Settle(Grid);
	const FVector Item = PlaceIn(Grid, FIntPoint(4, 4));
	for (const bool bAny : {false, true})
	{
		UEnvQueryTest_GridPath& Tested = MakeQuery(EGridPathTestMode::Cost, FVector::ZeroVector, {Item});
		UGridTestContext::Places = {PlaceIn(Grid, FIntPoint(4, 5)), PlaceIn(Grid, FIntPoint(4, 8))};
		Tested.MultipleContextFilterOp =
			bAny ? EEnvTestFilterOperator::AnyPass : EEnvTestFilterOperator::AllPass;
		StandIn::FEnvQueryRunner Average = MakeRunner();
		Average.Run();
		EXPECT_FLOAT_EQ(ScoreOf(Average.Instance(), 0), 250.0f);
		Tested.MultipleContextScoreOp = EEnvTestScoreOperator::MinScore;
		StandIn::FEnvQueryRunner Least = MakeRunner();
		Least.Run();
		EXPECT_FLOAT_EQ(ScoreOf(Least.Instance(), 0), 100.0f);
		UGridTestContext::Places.Add(PlaceIn(Grid, FIntPoint(15, 4)));
		StandIn::FEnvQueryRunner CutOff = MakeRunner();
		CutOff.Run();
		EXPECT_FLOAT_EQ(ScoreOf(CutOff.Instance(), 0), bAny ? 100.0f : -1.0f);
	}
}

TEST_F(EnvQueryGridTest, ACrowdInTheContextTakesABoundedNumberOfSearches)
{
	UGridNavGraphComponent& Grid = AddGrid(32);
	UEnvQueryTest_GridPath& Tested =
		MakeQuery(EGridPathTestMode::Cost, FVector::ZeroVector, SomePlaces(Grid, 1, 30));
	Tested.MultipleContextScoreOp = EEnvTestScoreOperator::MaxScore;
	UGridTestContext::Places = SomePlaces(Grid, 2, 100);
	StandIn::FEnvQueryRunner Runner = MakeRunner(1);
	EXPECT_TRUE(Runner.Run().IsSuccessful());
	EXPECT_LE(Counters().Searches, UEnvQueryTest_GridPath::MaxContextPlaces);
	EXPECT_LE(Queue().GetFields().Num(), FGridSharedFields::MaxFields);
	EXPECT_EQ(Counters().Questions, 30 * UEnvQueryTest_GridPath::MaxContextPlaces);
}

TEST_F(EnvQueryGridTest, FieldsMakeRoomForOthersAndAreDroppedWhenNobodyAsks)
{
	UGridNavGraphComponent& Grid = AddGrid(32);
	Settle(Grid);
	EXPECT_FALSE(World.GetPaths().IsTickable());
	const FVector Item = PlaceIn(Grid, FIntPoint(30, 30));
	for (int32 Cell = 0; Cell < 24; ++Cell)
	{
		MakeQuery(EGridPathTestMode::Cost, PlaceIn(Grid, FIntPoint(Cell, 2)), {Item});
		MakeRunner().Run();
	}
	EXPECT_EQ(Counters().Searches, 24);
	EXPECT_EQ(Queue().GetFields().Num(), FGridSharedFields::MaxFields);
	// The one that was asked last is still there, the one that was asked first is not.
	MakeRunner().Run();
	EXPECT_EQ(Counters().Searches, 24);
	MakeQuery(EGridPathTestMode::Cost, PlaceIn(Grid, FIntPoint(0, 2)), {Item});
	MakeRunner().Run();
	EXPECT_EQ(Counters().Searches, 25);
	EXPECT_TRUE(World.GetPaths().IsTickable());
	World.Tick(FGridSharedFields::MaxIdleFrames + 2);
	EXPECT_EQ(Queue().GetFields().Num(), 0);
	EXPECT_FALSE(World.GetPaths().IsTickable());
}

TEST_F(EnvQueryGridTest, WhatIsAskedInVainTakesNoMemory)
{
	UGridNavGraphComponent& Grid = AddGrid(64);
	MakeQuery(EGridPathTestMode::Cost, PlaceIn(Grid, FIntPoint(2, 2)), SomePlaces(Grid, 1, 200))
		.MaxCost.DefaultValue = 500.0f;
	MakeRunner().Run();
	const SIZE_T Bytes = Queue().GetFields().GetAllocatedSize();
	EXPECT_GT(Bytes, 0U);
	EXPECT_GE(World.GetPaths().GetStats().MemoryBytes, static_cast<int64>(Bytes));
	for (int32 Again = 0; Again < 50; ++Again)
	{
		MakeRunner().Run();
	}
	EXPECT_EQ(Queue().GetFields().GetAllocatedSize(), Bytes);
	EXPECT_EQ(Counters().Searches, 1);
}

TEST_F(EnvQueryGridTest, FieldsTogetherKeepToTheMemoryOfTheSettings)
{
	UGridNavGraphComponent& Grid = AddGrid(600);
	Settings->MaxExpansionsNow = 1000000;
	FGridNavLimits Limits = UGridNavSettings::Read();
	Limits.MaxMemoryMegabytes = 4;
	FGridFieldQuestion Question;
	for (int32 Cell = 0; Cell < 8; ++Cell)
	{
		Question.Origin = PlaceIn(Grid, FIntPoint(Cell, 2));
		const FVector Place = PlaceIn(Grid, FIntPoint(598, 598));
		EXPECT_EQ(Queue().GetFields().Ask(Question, Place, Limits).Outcome, EGridPathOutcome::Found);
		EXPECT_LE(Queue().GetFields().GetAllocatedSize(), SIZE_T{4} << 20);
	}
	EXPECT_LT(Queue().GetFields().Num(), 8);
}

TEST_F(EnvQueryGridTest, TheNextFramePaysForTheSearch)
{
	UGridNavGraphComponent& Grid = AddGrid(128);
	Settings.UseExpansions(1000);
	const auto TickWith = [&](bool bQuery)
	{
		World.GetPaths().CancelAll();
		World.Tick(60);
		FGridPathRequest Request =
			MakeRequest(PlaceIn(Grid, FIntPoint(1, 1)), PlaceIn(Grid, FIntPoint(126, 126)));
		Request.Algorithm = EGridNavAlgorithm::Dijkstra;
		World.GetPaths().Request(Request, FOnGridPathEvent());
		if (bQuery)
		{
			MakeQuery(EGridPathTestMode::Cost, Request.Start, {Request.Goal});
			EXPECT_TRUE(MakeRunner().Run().IsSuccessful());
		}
		World.Tick();
		return World.GetPaths().GetStats().TickExpansions;
	};
	EXPECT_GE(TickWith(false), 900);
	// However much is owed, a quarter is there.
	EXPECT_LE(TickWith(true), 250);
}

TEST_F(EnvQueryGridTest, ItemsAreTestedOnTheMapAsItIsThen)
{
	UGridNavGraphComponent& Grid = AddGrid(16);
	const FVector Origin = PlaceIn(Grid, FIntPoint(2, 8));
	const FVector Item = PlaceIn(Grid, FIntPoint(14, 8));
	MakeQuery(EGridPathTestMode::Cost, Origin, {Item, Item, Item});
	StandIn::FEnvQueryRunner Runner = MakeRunner(1);
	Runner.Step();
	Runner.Step();
	Grid.BlockBox(FBox(FVector(0.0, -800.0, 0.0), FVector(50.0, 650.0, 0.0)));
	Settle(Grid);
	Runner.Step();
	Grid.BlockBox(FBox(FVector(0.0, -800.0, 0.0), FVector(50.0, 800.0, 0.0)));
	Settle(Grid);
	Runner.Run();
	EXPECT_FLOAT_EQ(ScoreOf(Runner.Instance(), 0), 1200.0f);
	EXPECT_GT(ScoreOf(Runner.Instance(), 1), 1500.0f);
	EXPECT_EQ(ScoreOf(Runner.Instance(), 2), -1.0f);
}

TEST_F(EnvQueryGridTest, GridsMayBeBuiltAnewOrGoAwayInTheMiddleOfAQuery)
{
	UGridNavGraphComponent& Grid = AddGrid(16);
	const FVector Item = PlaceIn(Grid, FIntPoint(14, 8));
	MakeQuery(EGridPathTestMode::Cost, PlaceIn(Grid, FIntPoint(2, 8)), {Item, Item, Item, Item});
	StandIn::FEnvQueryRunner Runner = MakeRunner(1);
	Runner.Step();
	Runner.Step();
	Grid.Build();
	Runner.Step();
	Grid.FinishBuild();
	Runner.Step();
	EXPECT_EQ(Counters().Searches, 2);
	Grid.GetOwner()->Destroy();
	Runner.Run();
	EXPECT_FLOAT_EQ(ScoreOf(Runner.Instance(), 0), 1200.0f);
	EXPECT_EQ(ScoreOf(Runner.Instance(), 1), -1.0f);
	EXPECT_FLOAT_EQ(ScoreOf(Runner.Instance(), 2), 1200.0f);
	EXPECT_EQ(ScoreOf(Runner.Instance(), 3), -1.0f);
	// What is left of a grid that is gone is dropped in the next frame.
	World.Tick();
	EXPECT_EQ(Queue().GetFields().Num(), 0);
}

TEST_F(EnvQueryGridTest, TheOwnerAndTheWorldMayGoAwayInTheMiddleOfAQuery)
{
	UGridNavGraphComponent& Grid = AddGrid(16);
	MakeQuery(EGridPathTestMode::Cost, FVector::ZeroVector, SomePlaces(Grid, 1, 4));
	StandIn::FEnvQueryRunner Orphan = MakeRunner(1);
	Orphan.Step();
	Orphan.Step();
	Owner->Destroy();
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	Orphan.Run();
	EXPECT_EQ(Orphan.Instance().GetRawStatus(), EEnvQueryStatus::OwnerLost);

	Owner = World.GetWorld().SpawnActor<AActor>();
	MakeQuery(EGridPathTestMode::Cost, FVector::ZeroVector, SomePlaces(Grid, 1, 4));
	StandIn::FEnvQueryRunner Late = MakeRunner(1);
	Late.Step();
	Late.Step();
	Queue().Close();
	Late.Step();
	Late.Instance().World = nullptr;
	Late.Run();
	EXPECT_GE(ScoreOf(Late.Instance(), 0), 0.0f);
	EXPECT_EQ(ScoreOf(Late.Instance(), 1), -1.0f);
	EXPECT_EQ(ScoreOf(Late.Instance(), 3), -1.0f);
}

TEST_F(EnvQueryGridTest, ItemsOnAnotherGridCannotBeReached)
{
	AddGrid(16);
	World.AddGrid(FVector(1600.0, 0.0, 0.0), 16);
	MakeQuery(
		EGridPathTestMode::Cost, FVector::ZeroVector, {FVector(700.0, 0.0, 0.0), FVector(900.0, 0.0, 0.0)});
	StandIn::FEnvQueryRunner Runner = MakeRunner();
	Runner.Run();
	EXPECT_GT(ScoreOf(Runner.Instance(), 0), 0.0f);
	EXPECT_EQ(ScoreOf(Runner.Instance(), 1), -1.0f);
}

TEST_F(EnvQueryGridTest, QueriesInAWorldWithoutGridsFail)
{
	MakeQuery(EGridPathTestMode::Exists, FVector::ZeroVector, {FVector::ZeroVector}).TestPurpose =
		EEnvTestPurpose::Filter;
	StandIn::FEnvQueryRunner Runner = MakeRunner();
	Runner.Run();
	EXPECT_EQ(Runner.Instance().GetRawStatus(), EEnvQueryStatus::Failed);
}

TEST_F(EnvQueryGridTest, TheModeSaysWhetherScoresAreNumbers)
{
	UEnvQueryTest_GridPath& Tested = *NewObject<UEnvQueryTest_GridPath>(GetTransientPackage());
	EXPECT_FALSE(Tested.GetWorkOnFloatValues());
	Tested.SetTestMode(EGridPathTestMode::Cost);
	EXPECT_TRUE(Tested.GetWorkOnFloatValues());
	EXPECT_TRUE(Tested.GetDescriptionTitle().ToString().Contains(TEXT("cost")));
	EXPECT_TRUE(Tested.GetDescriptionTitle().ToString().Contains(TEXT("Querier")));
	EXPECT_FALSE(Tested.GetDescriptionDetails().IsEmpty());
	// Loaded with another mode than that of the class.
	FProperty* Mode = Tested.GetClass()->FindPropertyByName(TEXT("TestMode"));
	ASSERT_NE(Mode, nullptr);
	*Mode->ContainerPtrToValuePtr<EGridPathTestMode>(&Tested) = EGridPathTestMode::Exists;
	Tested.PostLoad();
	EXPECT_FALSE(Tested.GetWorkOnFloatValues());
}
