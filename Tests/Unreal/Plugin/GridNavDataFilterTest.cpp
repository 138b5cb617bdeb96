// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Filters over terrain.
#include "GridNavDataFixture.h"
#include "GridNavDataTestObjects.h"
#include "Nav/GridNavQueryFilter.h"
#include "NavAreas/NavArea_Default.h"

namespace
{
class GridNavDataFilterTest : public GridNavDataTest
{
protected:
	virtual void SetUp() override
	{
		bTerrainCosts = true;
		GridNavDataTest::SetUp();
		FGridNavTerrainArea Mud;
		Mud.Area = UNavArea_GridTestMud::StaticClass();
		Mud.TerrainCost = 5;
		Data().TerrainAreas.Add(Mud);
		Grid = &AddGrid();
		// A belt of mud with a dry way around its end.
		EXPECT_EQ(Grid->SetTerrainCost(MudBox(), 5), EGridNavEditResult::Queued);
		Tick(2);
	}

	static FBox MudBox() { return FBox(FVector(-190.0, -1000.0, 0.0), FVector(190.0, 590.0, 0.0)); }
	FSharedConstNavQueryFilter FilterOf(TSubclassOf<UNavigationQueryFilter> Class) const
	{
		return UNavigationQueryFilter::GetQueryFilter(Data(), Class);
	}
	bool IsDry(const FPathFindingResult& Result) const
	{
		return Avoids(*Result.Path, FBox(FVector(-150.0, -1000.0, 0.0), FVector(150.0, 500.0, 0.0)));
	}

	UGridNavGraphComponent* Grid = nullptr;
};
} // namespace

TEST_F(GridNavDataFilterTest, FiltersChangeTheRoute)
{
	const FPathFindingResult Plain = FindAcross();
	ASSERT_TRUE(Plain.IsSuccessful());
	EXPECT_TRUE(IsDry(Plain)) << "mud costs five times as much";
	const FPathFindingResult Through = FindAcross(FilterOf(UGridTestMudFilter::StaticClass()));
	ASSERT_TRUE(Through.IsSuccessful());
	EXPECT_FALSE(IsDry(Through)) << "and nothing extra to those who do not mind";
	EXPECT_LT(Through.Path->GetLength(), Plain.Path->GetLength());
	EXPECT_LT(Through.Path->GetCost(), Plain.Path->GetCost());
}

TEST_F(GridNavDataFilterTest, ExcludedAreasAreWalls)
{
	const FSharedConstNavQueryFilter Dry = FilterOf(UGridTestDryFilter::StaticClass());
	EXPECT_TRUE(IsDry(FindAcross(Dry)));
	FNavLocation Out;
	EXPECT_TRUE(Data().ProjectPoint(FVector(50.0, 0.0, 0.0), Out, FVector(50.0)));
	EXPECT_FALSE(Data().ProjectPoint(FVector(50.0, 0.0, 0.0), Out, FVector(50.0), Dry));
	FVector Hit;
	EXPECT_TRUE(Data().Raycast(FVector(-820.0, 0.0, 0.0), FVector(820.0, 0.0, 0.0), Hit, Dry));
	EXPECT_NEAR(Hit.X, -200.0, 0.01);
	// Mud from wall to wall: no way for those who keep out of it.
	ASSERT_EQ(Grid->SetTerrainCost(FBox(FVector(-190.0, 500.0, 0.0), FVector(190.0, 1000.0, 0.0)), 5),
		EGridNavEditResult::Queued);
	Tick(2);
	EXPECT_TRUE(FindAcross().IsSuccessful());
	EXPECT_TRUE(FindAcross(Dry).IsPartial());
	FPathFindingQuery Whole = Query(FVector(-820.0, 30.0, 0.0), FVector(830.0, -20.0, 0.0), Dry);
	Whole.SetAllowPartialPaths(false);
	EXPECT_EQ(NavSystem().FindPathSync(Whole).Result, ENavigationQueryResult::Fail);
	EXPECT_FALSE(NavSystem().TestPathSync(Whole, EPathFindingMode::Hierarchical));
}

TEST_F(GridNavDataFilterTest, MudThatIsSpreadUnderAPathInvalidatesIt)
{
	const FPathFindingResult Result = Find(FVector(-820.0, 30.0, 0.0), FVector(-320.0, 30.0, 0.0));
	int32 Told = 0;
	Result.Path->AddObserver(FNavigationPath::FPathObserverDelegate::FDelegate::CreateLambda(
		[&](FNavigationPath*, ENavPathEvent::Type Event)
		{ Told += Event == ENavPathEvent::Invalidated ? 1 : 0; }));
	ASSERT_EQ(Grid->SetTerrainCost(FBox(FVector(-690.0, 210.0, 0.0), FVector(-610.0, 290.0, 0.0)), 9),
		EGridNavEditResult::Queued);
	Tick(3);
	EXPECT_EQ(Told, 0) << "beside the path";
	ASSERT_EQ(Grid->SetTerrainCost(FBox(FVector(-690.0, -90.0, 0.0), FVector(-610.0, 90.0, 0.0)), 9),
		EGridNavEditResult::Queued);
	Tick(3);
	EXPECT_EQ(Told, 1);
}

TEST_F(GridNavDataFilterTest, ManyFiltersTakeTurnsWithoutChangingAnswers)
{
	for (int32 Round = 0; Round < 2; ++Round)
	{
		for (int32 Cost = 1; Cost <= 12; ++Cost)
		{
			const FSharedNavQueryFilter Filter = Data().GetDefaultQueryFilter()->GetCopy();
			const int32 Mud = Data().GetAreaID(UNavArea_GridTestMud::StaticClass());
			ASSERT_NE(Mud, INDEX_NONE);
			Filter->SetAreaCost(static_cast<uint8>(Mud), static_cast<float>(Cost));
			EXPECT_EQ(IsDry(FindAcross(Filter)), Cost >= 3) << "cost " << Cost;
		}
	}
}

TEST(GridNavQueryFilter, KeepsWhatItIsTold)
{
	FGridNavQueryFilter Filter;
	Filter.SetAreaCost(3, 2.5f);
	Filter.SetFixedAreaEnteringCost(3, 7.0f);
	Filter.SetExcludedArea(4);
	Filter.SetAreaCost(200, 9.0f);
	Filter.SetIncludeFlags(5);
	Filter.SetExcludeFlags(6);
	Filter.SetBacktrackingEnabled(true);
	float Costs[70] = {};
	float Fixed[70] = {};
	Filter.GetAllAreaCosts(Costs, Fixed, 70);
	EXPECT_EQ(Costs[3], 2.5f);
	EXPECT_EQ(Fixed[3], 7.0f);
	EXPECT_EQ(Costs[0], 1.0f);
	EXPECT_EQ(Costs[69], 1.0f);
	EXPECT_TRUE(Filter.IsAreaExcluded(4));
	EXPECT_FALSE(Filter.IsAreaExcluded(3));
	const TUniquePtr<INavigationQueryFilterInterface> Copy(Filter.CreateCopy());
	EXPECT_TRUE(Filter.IsEqual(Copy.Get()));
	Copy->SetAreaCost(3, 2.0f);
	EXPECT_FALSE(Filter.IsEqual(Copy.Get()));
	const float All[] = {4.0f, 5.0f, FMath::Sqrt(-1.0f)};
	Filter.SetAllAreaCosts(All, 3);
	EXPECT_EQ(Filter.GetAreaCost(1), 5.0f);
	EXPECT_EQ(Filter.GetAreaCost(2), 1.0f) << "no number";
	Filter.Reset();
	EXPECT_TRUE(Filter.IsEqual(MakeUnique<FGridNavQueryFilter>().Get()));
	EXPECT_EQ(Filter.GetHeuristicScale(), 1.0f);
}
