// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavMesh/NavMeshPath.h"
#include "NavTestWorld.h"

namespace
{
struct FPathEvents
{
	TArray<ENavPathEvent::Type> Events;

	FDelegateHandle Observe(FNavigationPath& Path)
	{
		return Path.AddObserver(FNavigationPath::FPathObserverDelegate::FDelegate::CreateLambda(
			[this](FNavigationPath*, ENavPathEvent::Type Event) { Events.Add(Event); }));
	}

	int32 Count(ENavPathEvent::Type Event) const
	{
		int32 Result = 0;
		for (const ENavPathEvent::Type Seen : Events)
		{
			Result += Seen == Event ? 1 : 0;
		}
		return Result;
	}
};

class NavPath : public NavWorldTest
{
protected:
	FNavPathSharedPtr FindPath(const FVector& Start, const FVector& End)
	{
		const FPathFindingQuery Query(nullptr, *Fixture.GetGrid(), Start, End);
		return Fixture.GetNavSystem().FindPathSync(Query).Path;
	}
};
} // namespace

TEST(NavPathType, CastsGoByTheTypeOfTheClass)
{
	FNavTestPath Path;
	FNavigationPath& Base = Path;
	EXPECT_EQ(Base.CastPath<FNavTestPath>(), &Path);
	EXPECT_EQ(Base.CastPath<FNavigationPath>(), &Path);
	EXPECT_EQ(Base.CastPath<FNavMeshPath>(), nullptr);
	FNavigationPath Plain;
	EXPECT_EQ(Plain.CastPath<FNavTestPath>(), nullptr);
}

TEST(NavPathType, PathsWithoutATypeOfTheirOwnAreCastFromAnyPath)
{
	FNavMeshPath Path;
	EXPECT_NE(static_cast<FNavigationPath&>(Path).CastPath<FNavTestUntypedPath>(), nullptr);
}

TEST_F(NavPath, IsValidOnceReadyWithPointsOnLivingData)
{
	FNavPathSharedPtr Path = Fixture.GetGrid()->CreatePathInstance<FNavTestPath>(FPathFindingQueryData());
	EXPECT_FALSE(Path->IsValid());
	Path->GetPathPoints().Add(FNavPathPoint(FVector::ZeroVector, 1));
	EXPECT_FALSE(Path->IsValid());
	Path->MarkReady();
	EXPECT_TRUE(Path->IsValid());
	Fixture.GetGrid()->Destroy();
	EXPECT_FALSE(Path->IsValid());
}

TEST_F(NavPath, LengthIsThatOfItsSegments)
{
	const FNavPathSharedPtr Path = FindPath(FVector::ZeroVector, FVector(300., 400., 0.));
	EXPECT_DOUBLE_EQ(Path->GetLength(), 500.);
	EXPECT_DOUBLE_EQ(Path->GetLengthFromPosition(FVector(300., 0., 0.), 1), 400.);
}

TEST_F(NavPath, CrossesBoxesOnItsWayOnly)
{
	const FNavPathSharedPtr Path = FindPath(FVector(-500., 0., 0.), FVector(500., 0., 0.));
	const FBox Beside(FVector(-50., 60., -50.), FVector(50., 100., 50.));
	int32 Segment = 0;
	EXPECT_TRUE(Path->DoesIntersectBox(FBox(FVector(-50.), FVector(50.)), 0, &Segment));
	EXPECT_EQ(Segment, 1);
	EXPECT_FALSE(Path->DoesIntersectBox(Beside));
	FVector Wide(100., 100., 0.);
	EXPECT_TRUE(Path->DoesIntersectBox(Beside, 0, nullptr, &Wide));
}

TEST_F(NavPath, InvalidationIsToldAndFollowedByAnotherPathInPlace)
{
	const FNavPathSharedPtr Path = FindPath(FVector::ZeroVector, FVector(100., 0., 0.));
	FPathEvents Events;
	Events.Observe(*Path);
	Fixture.GetGrid()->InvalidateAllPaths();
	EXPECT_FALSE(Path->IsUpToDate());
	EXPECT_TRUE(Path->IsWaitingForRepath());
	EXPECT_EQ(Events.Events.Num(), 1);
	Fixture.Tick();
	EXPECT_TRUE(Path->IsUpToDate());
	EXPECT_TRUE(Path->IsValid());
	ASSERT_EQ(Events.Events.Num(), 2);
	EXPECT_EQ(Events.Events[0], ENavPathEvent::Invalidated);
	EXPECT_EQ(Events.Events[1], ENavPathEvent::UpdatedDueToNavigationChanged);
	EXPECT_EQ(Fixture.GetGrid()->GetNumActivePaths(), 1);
}

TEST_F(NavPath, FailedRecalculationIsTold)
{
	const FNavPathSharedPtr Path = FindPath(FVector::ZeroVector, FVector(100., 0., 0.));
	FPathEvents Events;
	Events.Observe(*Path);
	Fixture.GetGrid()->bFindPaths = false;
	Fixture.GetGrid()->InvalidateAllPaths();
	Fixture.Tick();
	EXPECT_EQ(Events.Count(ENavPathEvent::RePathFailed), 1);
	EXPECT_FALSE(Path->IsValid());
	EXPECT_FALSE(Path->IsWaitingForRepath());
}

TEST_F(NavPath, CanStayAsItIs)
{
	const FNavPathSharedPtr Path = FindPath(FVector::ZeroVector, FVector(100., 0., 0.));
	FPathEvents Events;
	Events.Observe(*Path);
	Path->EnableRecalculationOnInvalidation(false);
	Fixture.GetGrid()->InvalidateAllPaths();
	Fixture.Tick();
	EXPECT_FALSE(Path->IsUpToDate());
	EXPECT_EQ(Events.Events.Num(), 1);
	Path->SetIgnoreInvalidation(true);
	Path->Invalidate();
	EXPECT_EQ(Events.Events.Num(), 1);
}

TEST_F(NavPath, ObserversCanBeRemoved)
{
	const FNavPathSharedPtr Path = FindPath(FVector::ZeroVector, FVector(100., 0., 0.));
	FPathEvents Events;
	Path->RemoveObserver(Events.Observe(*Path));
	Path->Invalidate();
	EXPECT_EQ(Events.Events.Num(), 0);
}

TEST_F(NavPath, FollowsItsGoalActorBeyondTheTether)
{
	AActor* Goal = Fixture.AddGhost(FVector(100., 0., 0.), FVector(10.));
	const FNavPathSharedPtr Path = FindPath(FVector::ZeroVector, Goal->GetActorLocation());
	FPathEvents Events;
	Events.Observe(*Path);
	Path->SetGoalActorObservation(*Goal, 100.f);
	Goal->SetActorLocation(FVector(150., 0., 0.));
	Fixture.Tick();
	EXPECT_EQ(Events.Events.Num(), 0);
	Goal->SetActorLocation(FVector(400., 0., 0.));
	Fixture.Tick();
	EXPECT_EQ(Events.Count(ENavPathEvent::UpdatedDueToGoalMoved), 1);
	EXPECT_TRUE(Path->GetEndLocation().Equals(FVector(400., 0., 0.)));
	Fixture.Tick(3);
	EXPECT_EQ(Events.Events.Num(), 1);
}

TEST_F(NavPath, IsNoLongerObservedOnceItsGoalActorIsGone)
{
	AActor* Goal = Fixture.AddGhost(FVector(100., 0., 0.), FVector(10.));
	const FNavPathSharedPtr Path = FindPath(FVector::ZeroVector, Goal->GetActorLocation());
	Path->SetGoalActorObservation(*Goal, 100.f);
	EXPECT_EQ(Fixture.GetGrid()->GetNumObservedPaths(), 1);
	Goal->Destroy();
	Fixture.Tick();
	EXPECT_EQ(Fixture.GetGrid()->GetNumObservedPaths(), 0);
}

TEST_F(NavPath, IsForgottenByItsDataOnceNobodyHoldsIt)
{
	FNavPathSharedPtr Path = FindPath(FVector::ZeroVector, FVector(100., 0., 0.));
	EXPECT_EQ(Fixture.GetGrid()->GetNumActivePaths(), 1);
	Path.Reset();
	Fixture.Tick();
	EXPECT_EQ(Fixture.GetGrid()->GetNumActivePaths(), 0);
}
