// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/EnvQueryGenerator_GridReachable.h"

#include "EnvQueryFixture.h"
#include "EnvironmentQuery/Contexts/EnvQueryContext_Querier.h"

namespace
{
class EnvQueryReachableTest : public EnvQueryGridTest
{
protected:
	UEnvQueryGenerator_GridReachable& MakeGenerator(const TArray<FVector>& Origins)
	{
		UGridTestContext::Places = Origins;
		Query = NewObject<UEnvQuery>(GetTransientPackage());
		Option = NewObject<UEnvQueryOption>(Query);
		UEnvQueryGenerator_GridReachable& Generator = *NewObject<UEnvQueryGenerator_GridReachable>(Option);
		Generator.GenerateAround = UGridTestContext::StaticClass();
		Generator.SpaceBetween.DefaultValue = 0.0f;
		Option->Generator = &Generator;
		Query->GetOptionsMutable().Add(Option);
		return Generator;
	}

	TArray<FVector> Generate()
	{
		StandIn::FEnvQueryRunner Runner = MakeRunner();
		Runner.Run();
		TArray<FVector> Places;
		for (int32 Item = 0; Item < Runner.Instance().Items.Num(); ++Item)
		{
			Places.Add(Runner.Instance().GetItemAsLocation(Item));
		}
		return Places;
	}

	UEnvQueryOption* Option = nullptr;
};

FIntPoint CellOf(const UGridNavGraphComponent& Grid, const FVector& Place)
{
	FIntPoint Cell(-1, -1);
	EXPECT_TRUE(Grid.WorldToCell(Place, Cell));
	return Cell;
}
} // namespace

TEST_F(EnvQueryReachableTest, YieldsTheCellsThatSingleQueriesReachWithinTheCost)
{
	UGridNavGraphComponent& Grid = AddGrid(24, true);
	Scatter(Grid, 7, 35);
	const FVector Origin = PlaceIn(Grid, FIntPoint(12, 12));
	Grid.UnblockBox(FBox(Origin, Origin));
	Settle(Grid);
	UEnvQueryGenerator_GridReachable& Generator = MakeGenerator({Origin});
	Generator.MaxCost.DefaultValue = 900.0f;
	Generator.MaxItems.DefaultValue = 10000;
	const TArray<FVector> Places = Generate();
	TArray<FIntPoint> Cells;
	for (const FVector& Place : Places)
	{
		Cells.Add(CellOf(Grid, Place));
		FVector Center;
		EXPECT_TRUE(Grid.CellToWorld(Cells.Last(), Center));
		EXPECT_EQ(Place, Center);
	}
	int32 Within = 0;
	for (int32 Cell = 0; Cell < 24 * 24; ++Cell)
	{
		const FIntPoint Point(Cell % 24, Cell / 24);
		const FGridPathResult Alone = FindAlone(Origin, PlaceIn(Grid, Point));
		const bool bWithin = Alone.Outcome == EGridPathOutcome::Found && Alone.Cost <= 900.0;
		EXPECT_EQ(Cells.Contains(Point), bWithin) << Point.X << " " << Point.Y;
		Within += bWithin ? 1 : 0;
	}
	EXPECT_EQ(Places.Num(), Within);
	EXPECT_GT(Within, 20);
	EXPECT_EQ(Counters().Searches, 1);
}

TEST_F(EnvQueryReachableTest, KeepsTheSpacingAndTheOrder)
{
	UGridNavGraphComponent& Grid = AddGrid(40);
	Scatter(Grid, 9, 25);
	const FVector Origin = PlaceIn(Grid, FIntPoint(20, 20));
	Grid.UnblockBox(FBox(Origin, Origin));
	Settle(Grid);
	UEnvQueryGenerator_GridReachable& Generator = MakeGenerator({Origin});
	Generator.MaxCost.DefaultValue = 1800.0f;
	Generator.SpaceBetween.DefaultValue = 300.0f;
	const TArray<FVector> Places = Generate();
	ASSERT_GT(Places.Num(), 20);
	EXPECT_EQ(CellOf(Grid, Places[0]), FIntPoint(20, 20));
	double Former = 0.0;
	for (int32 One = 0; One < Places.Num(); ++One)
	{
		const double Cost = FindAlone(Origin, Places[One]).Cost;
		EXPECT_GE(Cost, Former);
		Former = Cost;
		for (int32 Other = 0; Other < One; ++Other)
		{
			const FVector Between = Places[One] - Places[Other];
			EXPECT_GE(FMath::Max(FMath::Abs(Between.X), FMath::Abs(Between.Y)), 299.0);
		}
	}
	// The same again, and cut off at the dear end.
	EXPECT_EQ(Generate(), Places);
	Generator.MaxItems.DefaultValue = 10;
	TArray<FVector> First = Places;
	First.SetNum(10);
	EXPECT_EQ(Generate(), First);
}

TEST_F(EnvQueryReachableTest, NarrowPassagesHaveItemsHoweverWideTheSpacing)
{
	UGridNavGraphComponent& Grid = AddGrid(32);
	// A corridor of one cell along row 16, with a way in at the left.
	Grid.BlockBox(FBox(FVector(-1500.0, -1600.0, 0.0), FVector(1600.0, -50.0, 0.0)));
	Grid.BlockBox(FBox(FVector(-1500.0, 150.0, 0.0), FVector(1600.0, 1600.0, 0.0)));
	Settle(Grid);
	UEnvQueryGenerator_GridReachable& Generator = MakeGenerator({PlaceIn(Grid, FIntPoint(0, 3))});
	Generator.MaxCost.DefaultValue = 10000.0f;
	Generator.SpaceBetween.DefaultValue = 500.0f;
	int32 InCorridor = 0;
	for (const FVector& Place : Generate())
	{
		InCorridor += CellOf(Grid, Place).X > 0 ? 1 : 0;
	}
	EXPECT_GE(InCorridor, 5);
}

TEST_F(EnvQueryReachableTest, SeveralOriginsShareOneSearchAndTheirCells)
{
	UGridNavGraphComponent& Grid = AddGrid(32);
	UEnvQueryGenerator_GridReachable& Generator =
		MakeGenerator({PlaceIn(Grid, FIntPoint(10, 10)), PlaceIn(Grid, FIntPoint(11, 10))});
	Generator.MaxCost.DefaultValue = 100.0f;
	TArray<FVector> Places = Generate();
	// Two crosses of five cells that have two cells in common.
	EXPECT_EQ(Places.Num(), 8);
	EXPECT_EQ(Counters().Searches, 1);
	// Those that stand nowhere are left out.
	UGridTestContext::Places.Add(FVector(std::numeric_limits<double>::quiet_NaN()));
	UGridTestContext::Places.Add(FVector(90000.0, 0.0, 0.0));
	EXPECT_EQ(Generate(), Places);
	// On another grid there is another search.
	World.AddGrid(FVector(0.0, 5000.0, 0.0), 16);
	UGridTestContext::Places.Add(FVector(50.0, 5050.0, 0.0));
	EXPECT_EQ(Generate().Num(), 13);
}

TEST_F(EnvQueryReachableTest, WideAgentsReachLess)
{
	UGridNavGraphComponent& Grid = AddGrid(16, false, 140.0f);
	UEnvQueryGenerator_GridReachable& Generator = MakeGenerator({PlaceIn(Grid, FIntPoint(8, 8))});
	Generator.MaxCost.DefaultValue = 10000.0f;
	EXPECT_EQ(Generate().Num(), 256);
	Generator.AgentRadius.DefaultValue = 140.0f;
	// A cell of the edge is too close to what is beyond it.
	EXPECT_EQ(Generate().Num(), 196);
}

TEST_F(EnvQueryReachableTest, NonsenseYieldsNothing)
{
	UGridNavGraphComponent& Grid = AddGrid(16);
	Grid.SetCellBlocked(FIntPoint(3, 3), true);
	Settle(Grid);
	UEnvQueryGenerator_GridReachable& Generator = MakeGenerator({PlaceIn(Grid, FIntPoint(3, 3))});
	EXPECT_EQ(Generate().Num(), 0);
	UGridTestContext::Places = {PlaceIn(Grid, FIntPoint(8, 8))};
	EXPECT_GT(Generate().Num(), 0);
	for (const float Bad : {-1.0f, std::numeric_limits<float>::quiet_NaN()})
	{
		for (FAIDataProviderFloatValue* Value :
			{&Generator.MaxCost, &Generator.SpaceBetween, &Generator.AgentRadius})
		{
			const float Good = Value->DefaultValue;
			Value->DefaultValue = Bad;
			EXPECT_EQ(Generate().Num(), 0);
			Value->DefaultValue = Good;
		}
	}
	for (const int32 Bad : {0, -5})
	{
		Generator.MaxItems.DefaultValue = Bad;
		EXPECT_EQ(Generate().Num(), 0);
	}
	Generator.MaxItems.DefaultValue = 5;
	Generator.MaxCost.DefaultValue = 0.0f;
	EXPECT_EQ(Generate().Num(), 1);
	UGridTestContext::Places.Reset();
	EXPECT_EQ(Generate().Num(), 0);
	UGridTestContext::Places = {PlaceIn(Grid, FIntPoint(8, 8))};
	Queue().Close();
	EXPECT_EQ(Generate().Num(), 0);
	StandIn::FEnvQueryRunner Homeless = MakeRunner();
	Homeless.Instance().World = nullptr;
	EXPECT_EQ(Homeless.Run().Items.Num(), 0);
}

TEST_F(EnvQueryReachableTest, WorksWithTheTestAroundTheQuerier)
{
	UGridNavGraphComponent& Grid = AddGrid(32);
	USceneComponent* Root = NewObject<USceneComponent>(Owner);
	Owner->SetRootComponent(Root);
	Root->RegisterComponent();
	Owner->SetActorLocation(PlaceIn(Grid, FIntPoint(5, 5)));
	UEnvQueryGenerator_GridReachable& Generator = MakeGenerator({});
	Generator.GenerateAround = UEnvQueryContext_Querier::StaticClass();
	UEnvQueryTest_GridPath& Tested = AddTest(*Option, EGridPathTestMode::Cost);
	Tested.Context = UEnvQueryContext_Querier::StaticClass();
	StandIn::FEnvQueryRunner Runner = MakeRunner(7);
	EXPECT_TRUE(Runner.Run().IsSuccessful());
	const FEnvQueryInstance& Done = Runner.Instance();
	ASSERT_EQ(Done.Items.Num(), 256);
	// Of items that come in the order of their cost, the last scores best.
	EXPECT_EQ(Done.GetItemScore(0), 0.0f);
	EXPECT_EQ(Done.GetItemScore(255), 1.0f);
	EXPECT_EQ(Counters().Searches, 2);
}

TEST_F(EnvQueryReachableTest, SaysWhatItDoes)
{
	const UEnvQueryGenerator_GridReachable& Generator = MakeGenerator({});
	EXPECT_TRUE(Generator.GetDescriptionTitle().ToString().Contains(TEXT("GridTestContext")));
	EXPECT_TRUE(Generator.GetDescriptionDetails().ToString().Contains(TEXT("256 at most")));
}
