// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavMesh/NavMeshPath.h"
#include "NavTestWorld.h"

namespace
{
class NavRecast : public NavWorldTest
{
protected:
	FPathFindingResult FindPath(const FVector& Start, const FVector& End, bool bAllowPartial = true)
	{
		FPathFindingQuery Query(nullptr, *Fixture.GetMesh(), Start, End);
		Query.SetAllowPartialPaths(bAllowPartial);
		return Fixture.GetNavSystem().FindPathSync(Query);
	}

	/** The navmesh of these tests is static; this is what the editor does. */
	void Rebuild() { Fixture.GetMesh()->RebuildFloor(); }

	void AddWall()
	{
		Fixture.AddBox(FVector(0., 0., 100.), FVector(50., 400., 100.));
		Rebuild();
	}
};
} // namespace

TEST_F(NavRecast, PathsAreStraightWhereNothingIsInTheWay)
{
	const FPathFindingResult Result = FindPath(FVector(-500., 0., 0.), FVector(500., 0., 0.));
	ASSERT_TRUE(Result.IsSuccessful());
	ASSERT_TRUE(Result.Path->IsValid());
	EXPECT_EQ(Result.Path->GetPathPoints().Num(), 2);
	EXPECT_NE(Result.Path->CastPath<FNavMeshPath>(), nullptr);
	EXPECT_DOUBLE_EQ(Result.Path->GetLength(), 1000.);
	EXPECT_FALSE(Result.IsPartial());
}

TEST_F(NavRecast, PathsGoAroundWhatAffectsNavigation)
{
	AddWall();
	const FPathFindingResult Result = FindPath(FVector(-500., 0., 0.), FVector(500., 0., 0.));
	ASSERT_TRUE(Result.IsSuccessful());
	EXPECT_EQ(Result.Path->GetPathPoints().Num(), 4);
	EXPECT_GT(Result.Path->GetLength(), 1200.);
	EXPECT_LT(Result.Path->GetLength(), 1500.);
	const FBox Wall(FVector(-84., -434., 0.), FVector(84., 434., 200.));
	EXPECT_FALSE(Result.Path->DoesIntersectBox(Wall));
}

TEST_F(NavRecast, BoxesThatDoNotAffectNavigationAreWalkedThrough)
{
	Fixture.AddGhost(FVector(0., 0., 100.), FVector(50., 400., 100.));
	Rebuild();
	EXPECT_EQ(FindPath(FVector(-500., 0., 0.), FVector(500., 0., 0.)).Path->GetPathPoints().Num(), 2);
}

TEST_F(NavRecast, PathsEndShortOfWhatCannotBeReached)
{
	Fixture.AddBox(FVector(0., 0., 100.), FVector(50., 1500., 100.));
	Rebuild();
	const FPathFindingResult Partial = FindPath(FVector(-500., 0., 0.), FVector(500., 0., 0.));
	EXPECT_TRUE(Partial.IsSuccessful());
	EXPECT_TRUE(Partial.IsPartial());
	EXPECT_EQ(
		FindPath(FVector(-500., 0., 0.), FVector(500., 0., 0.), false).Result, ENavigationQueryResult::Fail);
}

TEST_F(NavRecast, PointsAreProjectedBesideHoles)
{
	AddWall();
	FNavLocation Location;
	EXPECT_TRUE(Fixture.GetMesh()->ProjectPoint(FVector(60., 0., 20.), Location, FVector(50., 50., 250.)));
	EXPECT_NEAR(Location.Location.X, 86., 1.);
	EXPECT_DOUBLE_EQ(Location.Location.Z, 0.);
	EXPECT_TRUE(Location.HasNodeRef());
	EXPECT_FALSE(Fixture.GetMesh()->ProjectPoint(FVector(0., 0., 20.), Location, FVector(50., 50., 250.)));
	EXPECT_FALSE(Fixture.GetMesh()->ProjectPoint(FVector(500., 0., 400.), Location, FVector(50., 50., 250.)));
}

TEST_F(NavRecast, PointsAreProjectedInBatches)
{
	AddWall();
	TArray<FNavigationProjectionWork> Work;
	Work.Add(FNavigationProjectionWork(FVector(500., 0., 0.)));
	Work.Add(FNavigationProjectionWork(FVector(0., 0., 0.)));
	Fixture.GetMesh()->BatchProjectPoints(Work, FVector(10., 10., 100.));
	EXPECT_TRUE(Work[0].bResult);
	EXPECT_FALSE(Work[1].bResult);
	TArray<FNavigationProjectionWork> Limited;
	Limited.Add(FNavigationProjectionWork(
		FVector(500., 0., 0.), FBox(FVector(490., -10., -100.), FVector(510., 10., 100.))));
	Fixture.GetMesh()->BatchProjectPoints(Limited);
	EXPECT_TRUE(Limited[0].bResult);
}

TEST_F(NavRecast, RaysAreStoppedByHoles)
{
	AddWall();
	FVector Hit;
	EXPECT_TRUE(Fixture.GetMesh()->Raycast(FVector(-500., 0., 0.), FVector(500., 0., 0.), Hit, nullptr));
	EXPECT_NEAR(Hit.X, -85., 0.01);
	EXPECT_FALSE(Fixture.GetMesh()->Raycast(FVector(-500., 600., 0.), FVector(500., 600., 0.), Hit, nullptr));
	EXPECT_TRUE(Hit.Equals(FVector(500., 600., 0.)));
}

TEST(NavRecastDynamic, PathsThatAreCrossedByAWallFindAnotherWay)
{
	FNavTestWorld Fixture({MakeAgent(TEXT("Mesh"), ANavTestDynamicMesh::StaticClass())});
	Fixture.AddBounds();
	Fixture.AddFloor();
	Fixture.Play();
	Fixture.Tick();
	const FPathFindingQuery Query(nullptr, *Fixture.GetMesh(), FVector(-500., 0., 0.), FVector(500., 0., 0.));
	const FNavPathSharedPtr Path = Fixture.GetNavSystem().FindPathSync(Query).Path;
	ASSERT_EQ(Path->GetPathPoints().Num(), 2);
	AActor* Wall = Fixture.AddBox(FVector(0., 0., 100.), FVector(50., 400., 100.));
	Fixture.Tick(2);
	EXPECT_TRUE(Path->IsUpToDate());
	EXPECT_EQ(Path->GetPathPoints().Num(), 4);
	Wall->Destroy();
	Fixture.Tick(2);
	EXPECT_EQ(Fixture.GetNavSystem().FindPathSync(Query).Path->GetPathPoints().Num(), 2);
}

TEST(NavRecastDynamic, SaysWhenItIsBuilt)
{
	FNavTestWorld Fixture({MakeAgent(TEXT("Mesh"), ANavTestDynamicMesh::StaticClass())});
	UNavTestListener* Listener = NewObject<UNavTestListener>();
	Fixture.GetNavSystem().OnNavigationGenerationFinishedDelegate.AddDynamic(
		Listener, &UNavTestListener::OnNavDataEvent);
	Fixture.AddBounds();
	Fixture.Play();
	EXPECT_TRUE(Fixture.GetNavSystem().IsNavigationBuildInProgress());
	Fixture.Tick();
	EXPECT_FALSE(Fixture.GetNavSystem().IsNavigationBuildInProgress());
	ASSERT_EQ(Listener->Heard.Num(), 1);
	EXPECT_EQ(Listener->Heard[0], Fixture.GetMesh());
}
