// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavMesh/RecastQueryFilter.h"
#include "NavTestWorld.h"

TEST(NavQueryFilter, NeedsAnImplementation)
{
	FNavigationQueryFilter Filter;
	EXPECT_EQ(Filter.GetImplementation(), nullptr);
	EXPECT_DEATH(Filter.SetAreaCost(1, 2.f), "");
	EXPECT_DEATH(Filter.GetAdjustedEndLocation(FVector::ZeroVector), "");
	Filter.SetFilterType<FRecastQueryFilter>();
	EXPECT_NE(Filter.GetImplementation(), nullptr);
	EXPECT_TRUE(Filter.GetAdjustedEndLocation(FVector(1., 2., 3.)).Equals(FVector(1., 2., 3.)));
}

TEST(NavQueryFilter, CopiesAreIndependent)
{
	FNavigationQueryFilter Filter;
	Filter.SetFilterType<FRecastQueryFilter>();
	Filter.SetAreaCost(1, 2.f);
	Filter.SetMaxSearchNodes(77);
	const FSharedNavQueryFilter Copy = Filter.GetCopy();
	EXPECT_EQ(Copy->GetMaxSearchNodes(), 77u);
	EXPECT_TRUE(Copy->GetImplementation()->IsEqual(Filter.GetImplementation()));
	Copy->SetAreaCost(1, 5.f);
	EXPECT_FALSE(Copy->GetImplementation()->IsEqual(Filter.GetImplementation()));
}

TEST(NavQueryFilter, LooksAtTwoThousandNodesUnlessTold)
{
	EXPECT_EQ(FNavigationQueryFilter().GetMaxSearchNodes(), 2048u);
}

class NavQueryFilterAsset : public NavWorldTest
{
protected:
	static FSharedConstNavQueryFilter GetFilter(
		const ANavigationData& NavData, TSubclassOf<UNavigationQueryFilter> FilterClass)
	{
		return UNavigationQueryFilter::GetQueryFilter(NavData, FilterClass);
	}
};

TEST_F(NavQueryFilterAsset, MapsAreasToTheNumbersOfTheData)
{
	const ANavTestData& Grid = *Fixture.GetGrid();
	const int32 AreaID = Grid.GetAreaID(UNavTestArea::StaticClass());
	ASSERT_NE(AreaID, INDEX_NONE);
	const FSharedConstNavQueryFilter Filter = GetFilter(Grid, UNavTestFilter::StaticClass());
	ASSERT_TRUE(Filter.IsValid());
	float Costs[RECAST_MAX_AREAS];
	float EnteringCosts[RECAST_MAX_AREAS];
	Filter->GetAllAreaCosts(Costs, EnteringCosts, RECAST_MAX_AREAS);
	EXPECT_EQ(Costs[AreaID], 7.f);
	EXPECT_EQ(EnteringCosts[AreaID], 3.f);
	EXPECT_EQ(Costs[AreaID == 0 ? 1 : 0], 1.f);
}

TEST_F(NavQueryFilterAsset, IsMadeOnceForEachData)
{
	const FSharedConstNavQueryFilter First = GetFilter(*Fixture.GetGrid(), UNavTestFilter::StaticClass());
	EXPECT_EQ(First, GetFilter(*Fixture.GetGrid(), UNavTestFilter::StaticClass()));
	EXPECT_NE(First, GetFilter(*Fixture.GetMesh(), UNavTestFilter::StaticClass()));
}

TEST_F(NavQueryFilterAsset, NoClassIsNoFilter)
{
	EXPECT_FALSE(GetFilter(*Fixture.GetGrid(), nullptr).IsValid());
}
