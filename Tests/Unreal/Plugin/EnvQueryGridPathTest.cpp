// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/EnvQueryTest_GridPath.h"

#include "EnvQueryFixture.h"

namespace
{
/** What a test should say of a way that was found alone. */
float Expected(const FGridPathResult& Alone)
{
	return Alone.Outcome == EGridPathOutcome::Found ? static_cast<float>(Alone.Cost) : -1.0f;
}
} // namespace

TEST_F(EnvQueryGridTest, SharedSearchEqualsSingleQueries)
{
	int32 Reached = 0;
	for (uint64 Seed = 1; Seed <= 12; ++Seed)
	{
		const bool bTerrain = Seed % 2 == 0;
		UGridNavGraphComponent& Grid = AddGrid(24, bTerrain);
		Scatter(Grid, Seed, 20 + static_cast<int32>(Seed % 3) * 10);
		const TArray<FVector> Items = SomePlaces(Grid, Seed + 100, 40);
		const FVector Origin = SomePlaces(Grid, Seed + 200, 1)[0];
		MakeQuery(EGridPathTestMode::Cost, Origin, Items);
		StandIn::FEnvQueryRunner Runner = MakeRunner();
		Runner.Run();
		for (int32 Item = 0; Item < Items.Num(); ++Item)
		{
			const float Score = ScoreOf(Runner.Instance(), Item);
			// Neither end is special.
			EXPECT_FLOAT_EQ(Score, Expected(FindAlone(Origin, Items[Item]))) << Seed << " " << Item;
			EXPECT_FLOAT_EQ(Score, Expected(FindAlone(Items[Item], Origin))) << Seed << " " << Item;
			Reached += Score > 0.0f ? 1 : 0;
		}
		Grid.GetOwner()->Destroy();
	}
	EXPECT_GT(Reached, 100);
}

TEST_F(EnvQueryGridTest, ExistsAgreesWithSingleQueriesAndNeedsNoSearchWhereRegionsAreKnown)
{
	UGridNavGraphComponent& Grid = AddGrid(24);
	Scatter(Grid, 5, 42);
	const TArray<FVector> Items = SomePlaces(Grid, 6, 60);
	FVector Origin = PlaceIn(Grid, FIntPoint(12, 12));
	Grid.UnblockBox(FBox(Origin, Origin));
	Settle(Grid);
	MakeQuery(EGridPathTestMode::Exists, Origin, Items);
	StandIn::FEnvQueryRunner Runner = MakeRunner();
	Runner.Run();
	int32 Reached = 0;
	for (int32 Item = 0; Item < Items.Num(); ++Item)
	{
		const bool bAlone = FindAlone(Origin, Items[Item]).Outcome == EGridPathOutcome::Found;
		EXPECT_EQ(ScoreOf(Runner.Instance(), Item), bAlone ? 1.0f : 0.0f) << Item;
		Reached += bAlone ? 1 : 0;
	}
	EXPECT_GT(Reached, 0);
	EXPECT_LT(Reached, Items.Num());
	EXPECT_EQ(Counters().Questions, Items.Num());
	EXPECT_EQ(Counters().Searches, 0);
}

TEST_F(EnvQueryGridTest, LengthIsThatOfTheWayThatCostsLeast)
{
	UGridNavGraphComponent& Grid = AddGrid(32, true);
	// Mud in the middle, all the way across but for the last rows: around it is longer, and cheaper.
	Grid.SetTerrainCost(FBox(FVector(-50.0, -1600.0, 0.0), FVector(50.0, 1390.0, 0.0)), 200);
	Settle(Grid);
	const FVector Origin(-350.0, 50.0, 0.0);
	const FVector Item(350.0, 50.0, 0.0);
	MakeQuery(EGridPathTestMode::Length, Origin, {Item, FVector(-350.0, 850.0, 0.0), Origin});
	StandIn::FEnvQueryRunner Runner = MakeRunner();
	Runner.Run();
	// No mud on the way, so it is as long as it is dear.
	const FGridPathResult Alone = FindAlone(Origin, Item);
	EXPECT_GT(Alone.Cost, 2500.0);
	EXPECT_NEAR(ScoreOf(Runner.Instance(), 0), Alone.Cost, 0.01);
	EXPECT_NEAR(ScoreOf(Runner.Instance(), 1), 800.0, 0.1);
	EXPECT_EQ(ScoreOf(Runner.Instance(), 2), 0.0f);
}

TEST_F(EnvQueryGridTest, LengthEqualsCostOverNeutralTerrain)
{
	UGridNavGraphComponent& Grid = AddGrid(32);
	Scatter(Grid, 11, 25);
	const TArray<FVector> Items = SomePlaces(Grid, 12, 40);
	const FVector Origin = SomePlaces(Grid, 13, 1)[0];
	MakeQuery(EGridPathTestMode::Length, Origin, Items);
	StandIn::FEnvQueryRunner Lengths = MakeRunner();
	Lengths.Run();
	for (int32 Item = 0; Item < Items.Num(); ++Item)
	{
		const float Alone = Expected(FindAlone(Origin, Items[Item]));
		EXPECT_NEAR(ScoreOf(Lengths.Instance(), Item), Alone, 0.01f) << Item;
	}
}

TEST_F(EnvQueryGridTest, OneSearchServesAllItems)
{
	UGridNavGraphComponent& Grid = AddGrid(64);
	Scatter(Grid, 3, 20);
	const TArray<FVector> Items = SomePlaces(Grid, 4, 200);
	MakeQuery(EGridPathTestMode::Cost, PlaceIn(Grid, FIntPoint(32, 32)), Items);
	MakeRunner().Run();
	EXPECT_EQ(Counters().Questions, 200);
	EXPECT_EQ(Counters().Searches, 1);
	// No cell is looked at twice, however many items there are.
	EXPECT_LE(Counters().ExpandedCells, 64 * 64);
	int64 Alone = 0;
	for (const FVector& Item : Items)
	{
		Alone += FindAlone(UGridTestContext::Places[0], Item).ExpandedCells;
	}
	EXPECT_LT(Counters().ExpandedCells * 4, Alone);

	// Whoever asks from there again has it for nothing, be it another query.
	const int64 Expanded = Counters().ExpandedCells;
	MakeRunner().Run();
	EXPECT_EQ(Counters().Searches, 1);
	EXPECT_EQ(Counters().ExpandedCells, Expanded);
}

TEST_F(EnvQueryGridTest, SlicesOfAnItemEqualOneSlice)
{
	for (const EGridPathTestMode Mode :
		{EGridPathTestMode::Exists, EGridPathTestMode::Cost, EGridPathTestMode::Length})
	{
		UGridNavGraphComponent& Grid = AddGrid(32, true);
		Scatter(Grid, 21, 30);
		MakeQuery(Mode, SomePlaces(Grid, 23, 1)[0], SomePlaces(Grid, 22, 50));
		const FGridFieldCounters Before = Counters();
		StandIn::FEnvQueryRunner Whole = MakeRunner();
		Whole.Run();
		const FGridFieldCounters After = Counters();
		// Anew: nothing is left of the first query.
		World.Tick(FGridSharedFields::MaxIdleFrames + 2);
		EXPECT_EQ(Queue().GetFields().Num(), 0);
		StandIn::FEnvQueryRunner Sliced = MakeRunner(1);
		while (Sliced.Step())
		{
			World.Tick();
		}
		EXPECT_EQ(ScoresOf(Sliced.Instance()), ScoresOf(Whole.Instance()));
		EXPECT_GE(Sliced.Steps(), 50);
		EXPECT_LT(Whole.Steps(), 5);
		EXPECT_EQ(Counters().Searches - After.Searches, After.Searches - Before.Searches);
		EXPECT_EQ(Counters().ExpandedCells - After.ExpandedCells, After.ExpandedCells - Before.ExpandedCells);
		Grid.GetOwner()->Destroy();
	}
}

TEST_F(EnvQueryGridTest, BadItemsHaveADefinedScore)
{
	UGridNavGraphComponent& Grid = AddGrid(16);
	Grid.SetCellBlocked(FIntPoint(3, 3), true);
	Settle(Grid);
	const double Nan = std::numeric_limits<double>::quiet_NaN();
	const double Infinite = std::numeric_limits<double>::infinity();
	const TArray<FVector> Items{PlaceIn(Grid, FIntPoint(3, 3)), FVector(90000.0, 0.0, 0.0),
		FVector(Nan, 0.0, 0.0), FVector(0.0, Infinite, 0.0), FVector(1.0e300, 0.0, 0.0),
		FVector(TNumericLimits<float>::Max()), PlaceIn(Grid, FIntPoint(5, 5))};
	const FVector Origin = PlaceIn(Grid, FIntPoint(8, 8));

	MakeQuery(EGridPathTestMode::Cost, Origin, Items);
	StandIn::FEnvQueryRunner Skipped = MakeRunner();
	EXPECT_TRUE(Skipped.Run().IsSuccessful());
	MakeQuery(EGridPathTestMode::Length, Origin, Items).SkipUnreachable.DefaultValue = false;
	StandIn::FEnvQueryRunner Kept = MakeRunner();
	EXPECT_TRUE(Kept.Run().IsSuccessful());
	MakeQuery(EGridPathTestMode::Exists, Origin, Items);
	StandIn::FEnvQueryRunner Exists = MakeRunner();
	EXPECT_TRUE(Exists.Run().IsSuccessful());
	for (int32 Item = 0; Item < 6; ++Item)
	{
		EXPECT_EQ(ScoreOf(Skipped.Instance(), Item), -1.0f) << Item;
		EXPECT_EQ(ScoreOf(Kept.Instance(), Item), 1000000.0f) << Item;
		EXPECT_EQ(ScoreOf(Exists.Instance(), Item), 0.0f) << Item;
	}
	EXPECT_GT(ScoreOf(Skipped.Instance(), 6), 0.0f);
	EXPECT_GT(ScoreOf(Kept.Instance(), 6), 0.0f);
	EXPECT_EQ(ScoreOf(Exists.Instance(), 6), 1.0f);
}

TEST_F(EnvQueryGridTest, BadContextsReachNothing)
{
	UGridNavGraphComponent& Grid = AddGrid(16);
	Grid.SetCellBlocked(FIntPoint(3, 3), true);
	Settle(Grid);
	const double Nan = std::numeric_limits<double>::quiet_NaN();
	for (const FVector& Origin :
		{PlaceIn(Grid, FIntPoint(3, 3)), FVector(90000.0, 0.0, 0.0), FVector(Nan, Nan, Nan)})
	{
		MakeQuery(EGridPathTestMode::Cost, Origin, {FVector::ZeroVector});
		StandIn::FEnvQueryRunner Runner = MakeRunner();
		Runner.Run();
		EXPECT_EQ(Runner.Instance().GetRawStatus(), EEnvQueryStatus::Failed);
	}
	EXPECT_EQ(Counters().Searches, 0);
	// A context without places leaves the items alone, as the tests of the engine do.
	MakeQuery(EGridPathTestMode::Cost, FVector::ZeroVector, {FVector::ZeroVector});
	UGridTestContext::Places.Reset();
	EXPECT_TRUE(MakeRunner().Run().IsSuccessful());
}

TEST_F(EnvQueryGridTest, BadNumbersReachNothing)
{
	AddGrid(16);
	for (const float Bad : {-1.0f, std::numeric_limits<float>::quiet_NaN()})
	{
		MakeQuery(EGridPathTestMode::Cost, FVector::ZeroVector, {FVector::ZeroVector})
			.AgentRadius.DefaultValue = Bad;
		EXPECT_FALSE(MakeRunner().Run().IsSuccessful());
		MakeQuery(EGridPathTestMode::Cost, FVector::ZeroVector, {FVector::ZeroVector}).MaxCost.DefaultValue =
			Bad;
		EXPECT_FALSE(MakeRunner().Run().IsSuccessful());
	}
}

TEST_F(EnvQueryGridTest, WideAgentsGoWhereThereIsRoomForThem)
{
	UGridNavGraphComponent& Grid = AddGrid(32, false, 140.0f);
	// A gap of one cell on one side, of five on the other.
	Grid.BlockBox(FBox(FVector(-50.0, -1600.0, 0.0), FVector(50.0, -300.0, 0.0)));
	Grid.BlockBox(FBox(FVector(-50.0, -200.0, 0.0), FVector(50.0, 1050.0, 0.0)));
	Settle(Grid);
	const FVector Origin(-550.0, -250.0, 0.0);
	const TArray<FVector> Items{FVector(550.0, -250.0, 0.0), FVector(-50.0, -250.0, 0.0)};
	for (const float Radius : {0.0f, 140.0f})
	{
		MakeQuery(EGridPathTestMode::Cost, Origin, Items).AgentRadius.DefaultValue = Radius;
		StandIn::FEnvQueryRunner Runner = MakeRunner();
		Runner.Run();
		EXPECT_FLOAT_EQ(ScoreOf(Runner.Instance(), 0), Expected(FindAlone(Origin, Items[0], Radius)));
		EXPECT_EQ(ScoreOf(Runner.Instance(), 0) > 2000.0f, Radius > 0.0f);
		EXPECT_EQ(ScoreOf(Runner.Instance(), 1) < 0.0f, Radius > 0.0f);
	}
}

TEST_F(EnvQueryGridTest, BoundsKeepTheSearchShort)
{
	UGridNavGraphComponent& Grid = AddGrid(128);
	const FVector Origin = PlaceIn(Grid, FIntPoint(64, 64));
	const TArray<FVector> Items{PlaceIn(Grid, FIntPoint(67, 64)), PlaceIn(Grid, FIntPoint(120, 120))};
	MakeQuery(EGridPathTestMode::Cost, Origin, Items).MaxCost.DefaultValue = 500.0f;
	StandIn::FEnvQueryRunner Runner = MakeRunner();
	Runner.Run();
	EXPECT_FLOAT_EQ(ScoreOf(Runner.Instance(), 0), 300.0f);
	EXPECT_EQ(ScoreOf(Runner.Instance(), 1), -1.0f);
	EXPECT_LT(Counters().ExpandedCells, 200);

	// The limit of questions that are answered at once holds as well, once for each item.
	Settings->MaxExpansionsNow = 32;
	World.Tick(FGridSharedFields::MaxIdleFrames + 2);
	const int64 Before = Counters().ExpandedCells;
	MakeQuery(EGridPathTestMode::Cost, Origin, Items);
	StandIn::FEnvQueryRunner Limited = MakeRunner();
	Limited.Run();
	EXPECT_FLOAT_EQ(ScoreOf(Limited.Instance(), 0), 300.0f);
	EXPECT_EQ(ScoreOf(Limited.Instance(), 1), -1.0f);
	EXPECT_LE(Counters().ExpandedCells - Before, 4 * 3 * 32);
}
