// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LogCapture.h"
#include "NavTestWorld.h"

namespace
{
const FBox Unit(FVector(-50., -50., 0.), FVector(50., 50., 100.));

bool Covers(const TArray<FNavigationDirtyArea>& Areas, const FVector& Point)
{
	return Areas.ContainsByPredicate(
		[&Point](const FNavigationDirtyArea& Area) { return Area.Bounds.IsInsideOrOn(Point); });
}

class NavDirtyArea : public NavWorldTest
{
protected:
	virtual void SetUp() override
	{
		NavWorldTest::SetUp();
		Fixture.GetGrid()->DirtyAreas.Reset();
	}
};
} // namespace

TEST(NavDirtyAreaFlags, AllMeansGeometryAndModifiers)
{
	const FNavigationDirtyArea Area(Unit, ENavigationDirtyFlag::All);
	EXPECT_TRUE(Area.HasFlag(ENavigationDirtyFlag::Geometry));
	EXPECT_TRUE(Area.HasFlag(ENavigationDirtyFlag::DynamicModifier));
	EXPECT_FALSE(Area.HasFlag(ENavigationDirtyFlag::NavigationBounds));
}

TEST_F(NavDirtyArea, ReachesTheGeneratorAtTheNextTick)
{
	Fixture.GetNavSystem().AddDirtyArea(Unit, ENavigationDirtyFlag::All);
	EXPECT_TRUE(Fixture.GetNavSystem().HasDirtyAreasQueued());
	EXPECT_EQ(Fixture.GetGrid()->DirtyAreas.Num(), 0);
	Fixture.Tick();
	ASSERT_EQ(Fixture.GetGrid()->DirtyAreas.Num(), 1);
	EXPECT_TRUE(Fixture.GetGrid()->DirtyAreas[0].Bounds.Equals(Unit));
	Fixture.Tick();
	EXPECT_EQ(Fixture.GetGrid()->DirtyAreas.Num(), 1);
}

TEST_F(NavDirtyArea, EmptyAndInvalidOnesAreIgnoredWithAWarning)
{
	const StandInTests::FLogCapture Log;
	Fixture.GetNavSystem().AddDirtyArea(FBox(ForceInit), ENavigationDirtyFlag::All);
	Fixture.GetNavSystem().AddDirtyArea(FBox(FVector(1.), FVector(1.)), ENavigationDirtyFlag::All);
	Fixture.Tick();
	EXPECT_EQ(Fixture.GetGrid()->DirtyAreas.Num(), 0);
	EXPECT_GE(Log.Num(), 2);
}

TEST_F(NavDirtyArea, WaitsWhileRebuildingIsSuspended)
{
	Fixture.GetGrid()->SetRebuildingSuspended(true);
	Fixture.GetNavSystem().AddDirtyAreas(
		{Unit, Unit.ShiftBy(FVector(500., 0., 0.))}, ENavigationDirtyFlag::Geometry);
	Fixture.Tick();
	EXPECT_EQ(Fixture.GetGrid()->DirtyAreas.Num(), 0);
	Fixture.GetGrid()->SetRebuildingSuspended(false);
	EXPECT_EQ(Fixture.GetGrid()->DirtyAreas.Num(), 2);
}

TEST_F(NavDirtyArea, ComesFromComponentsThatAppearMoveAndGo)
{
	AActor* Box = Fixture.AddBox(FVector(200., 0., 50.), FVector(50.));
	Fixture.Tick();
	EXPECT_TRUE(Covers(Fixture.GetGrid()->DirtyAreas, FVector(200., 0., 50.)));

	Fixture.GetGrid()->DirtyAreas.Reset();
	Box->SetActorLocation(FVector(-300., 0., 50.));
	Fixture.Tick();
	EXPECT_TRUE(Covers(Fixture.GetGrid()->DirtyAreas, FVector(200., 0., 50.)));
	EXPECT_TRUE(Covers(Fixture.GetGrid()->DirtyAreas, FVector(-300., 0., 50.)));

	Fixture.GetGrid()->DirtyAreas.Reset();
	Box->Destroy();
	Fixture.Tick();
	EXPECT_TRUE(Covers(Fixture.GetGrid()->DirtyAreas, FVector(-300., 0., 50.)));
	EXPECT_FALSE(Covers(Fixture.GetGrid()->DirtyAreas, FVector(200., 0., 50.)));
}

TEST_F(NavDirtyArea, DoesNotComeFromComponentsThatDoNotMatter)
{
	AActor* Box = Fixture.AddGhost(FVector(200., 0., 50.), FVector(50.));
	Box->SetActorLocation(FVector(-300., 0., 50.));
	Fixture.Tick();
	EXPECT_EQ(Fixture.GetGrid()->DirtyAreas.Num(), 0);
	Box->GetRootComponent()->SetCanEverAffectNavigation(true);
	Fixture.Tick();
	EXPECT_TRUE(Covers(Fixture.GetGrid()->DirtyAreas, FVector(-300., 0., 50.)));
	Fixture.GetGrid()->DirtyAreas.Reset();
	Box->GetRootComponent()->SetCanEverAffectNavigation(false);
	Fixture.Tick();
	EXPECT_TRUE(Covers(Fixture.GetGrid()->DirtyAreas, FVector(-300., 0., 50.)));
}

TEST_F(NavDirtyArea, ComesFromBoundsThatChange)
{
	ANavMeshBoundsVolume* Volume = Fixture.AddBounds(FVector(5000., 0., 0.), FVector(1.));
	Fixture.Tick();
	ASSERT_EQ(Fixture.GetGrid()->DirtyAreas.Num(), 1);
	EXPECT_TRUE(Fixture.GetGrid()->DirtyAreas[0].HasFlag(ENavigationDirtyFlag::NavigationBounds));
	EXPECT_EQ(Fixture.GetGrid()->GetNavigableBounds().Num(), 2);
	Volume->Destroy();
	Fixture.Tick();
	EXPECT_EQ(Fixture.GetGrid()->GetNavigableBounds().Num(), 1);
}

TEST(NavDirtyAreaStatic, IsDroppedWhereNothingIsRebuilt)
{
	FNavTestWorld Fixture({MakeAgent(TEXT("Mesh"), ARecastNavMesh::StaticClass())});
	Fixture.AddBounds();
	Fixture.Play();
	EXPECT_FALSE(Fixture.GetNavSystem().SupportsNavigationGeneration());
	Fixture.GetNavSystem().AddDirtyArea(Unit, ENavigationDirtyFlag::All);
	EXPECT_FALSE(Fixture.GetNavSystem().HasDirtyAreasQueued());
}
