// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GridNavDataFixture.h"
#include "GridPathFixture.h"

/** Requests that the navmesh has a part in; the world has both. */
class GridPathBackendTest : public GridNavDataTest
{
protected:
	UGridPathSubsystem& Subsystem() const { return *World->GetSubsystem<UGridPathSubsystem>(); }

	FGridPathHandle Ask(
		EGridPathBackend Backend, const TSharedRef<FHeard>& Heard,
		TFunctionRef<void(FGridPathRequest&)> Change = [](FGridPathRequest&) {})
	{
		FGridPathRequest Request = MakeRequest(From, To);
		Request.Backend = Backend;
		Request.bFirstLeg = false;
		Change(Request);
		return Subsystem().Request(Request, Into(Heard));
	}

	/** Ticks until the end was told. */
	FGridPathResult Answer(EGridPathBackend Backend)
	{
		const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
		Ask(Backend, Heard);
		for (int32 Frame = 0; Frame < 100 && Heard->Ends() == 0; ++Frame)
		{
			Tick();
		}
		EXPECT_EQ(Heard->Ends(), 1);
		return Heard->End();
	}

	const ANavigationData& Mesh() const { return *NavSystem().GetDefaultNavDataInstance(); }

	/** A wall that grid and navmesh both know of. */
	void AddWall()
	{
		AddBox(FVector(0.0, -200.0, 100.0), FVector(50.0, 600.0, 100.0));
		// Nothing rebuilds a static navmesh in play.
		Cast<ARecastNavMesh>(NavSystem().GetDefaultNavDataInstance())->RebuildFloor();
	}

	/** Whatever comes to the navmesh after these waits for so many frames. */
	void KeepMeshBusy(FSettingsScope& Settings, int32 Frames)
	{
		Settings.UseExpansions(1024);
		for (int32 Index = 0; Index < Frames; ++Index)
		{
			Ask(EGridPathBackend::NavMesh, MakeShared<FHeard>());
		}
	}

	const FVector From = FVector(-733.0, -512.0, 0.0);
	const FVector To = FVector(817.0, 288.0, 0.0);
};

TEST_F(GridPathBackendTest, HybridPathsGoStraightOnTheNavMesh)
{
	AddWall();
	Tick();
	AddGrid();
	const FGridPathResult Grid = Answer(EGridPathBackend::Grid);
	const FGridPathResult Hybrid = Answer(EGridPathBackend::Hybrid);
	ASSERT_EQ(Grid.Outcome, EGridPathOutcome::Found);
	ASSERT_EQ(Hybrid.Outcome, EGridPathOutcome::Found);
	EXPECT_LE(Hybrid.Length, Grid.Length + 1.0);
	EXPECT_NEAR(Hybrid.Points[0].X, From.X, 0.1);
	EXPECT_NEAR(Hybrid.Points.Last().Y, To.Y, 0.1);
	EXPECT_GT(Hybrid.Points.Num(), 2) << "around the wall";
	for (int32 Index = 1; Index < Hybrid.Points.Num(); ++Index)
	{
		FVector Hit;
		EXPECT_FALSE(Mesh().Raycast(
			Hybrid.Points[Index - 1], Hybrid.Points[Index], Hit, Mesh().GetDefaultQueryFilter()))
			<< Index;
	}
	EXPECT_TRUE(Hybrid.Handle.IsValid());
}

TEST_F(GridPathBackendTest, TheNavMeshAnswersWithoutAnyGrid)
{
	AddWall();
	Tick();
	const FGridPathResult Result = Answer(EGridPathBackend::NavMesh);
	ASSERT_EQ(Result.Outcome, EGridPathOutcome::Found);
	const FPathFindingResult Own = NavSystem().FindPathSync(FPathFindingQuery(nullptr, Mesh(), From, To));
	ASSERT_EQ(Result.Points.Num(), Own.Path->GetPathPoints().Num());
	for (int32 Index = 0; Index < Result.Points.Num(); ++Index)
	{
		EXPECT_EQ(Result.Points[Index], Own.Path->GetPathPoints()[Index].Location);
	}
	EXPECT_GT(Result.Length, 1800.0) << "around the wall";
}

TEST_F(GridPathBackendTest, NothingIsSearchedWhenARequestIsMade)
{
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	const FGridPathHandle Handle = Ask(EGridPathBackend::NavMesh, Heard);
	EXPECT_TRUE(Handle.IsValid());
	EXPECT_TRUE(Heard->Events.IsEmpty());
	EXPECT_EQ(Subsystem().GetOutcome(Handle), EGridPathOutcome::Pending);
	EXPECT_EQ(Subsystem().GetStats().OpenRequests, 1);
	Tick();
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::Found);
	EXPECT_EQ(Subsystem().GetStats().OpenRequests, 0);
}

TEST_F(GridPathBackendTest, AGoalBesideTheNavMeshHasNoPath)
{
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	Ask(EGridPathBackend::NavMesh, Heard,
		[](FGridPathRequest& Request)
		{
			Request.Goal = FVector(90000.0, 0.0, 0.0);
			Request.bAllowPartial = false;
		});
	Tick();
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::NoPath);
	const TSharedRef<FHeard> Many = MakeShared<FHeard>();
	Ask(EGridPathBackend::NavMesh, Many, [](FGridPathRequest& Request) { Request.Goals.Add(Request.Goal); });
	EXPECT_EQ(Many->Outcome(), EGridPathOutcome::InvalidRequest);
}

TEST_F(GridPathBackendTest, EachFrameAsksTheNavMeshAsMuchAsTheBudgetAllows)
{
	FSettingsScope Settings;
	Settings.UseExpansions(3000);
	TArray<TSharedRef<FHeard>> All;
	for (int32 Index = 0; Index < 12; ++Index)
	{
		All.Add(MakeShared<FHeard>());
		Ask(EGridPathBackend::NavMesh, All.Last());
	}
	const auto CountEnded = [&All]
	{
		int32 Ended = 0;
		for (const TSharedRef<FHeard>& Heard : All)
		{
			Ended += Heard->Ends();
		}
		return Ended;
	};
	int32 Before = 0;
	int32 Frames = 0;
	for (; Before < 12 && Frames < 20; ++Frames)
	{
		Tick();
		const int32 Now = CountEnded();
		EXPECT_LE(Now - Before, 3) << "1,024 units each";
		EXPECT_GE(Now - Before, 1);
		Before = Now;
	}
	EXPECT_GE(Frames, 4);
	EXPECT_EQ(Before, 12);
}

TEST_F(GridPathBackendTest, ARequestThatIsCancelledAtTheNavMeshEndsOnce)
{
	AddGrid();
	FSettingsScope Settings;
	for (const EGridPathBackend Backend : {EGridPathBackend::NavMesh, EGridPathBackend::Hybrid})
	{
		const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
		KeepMeshBusy(Settings, 4);
		const FGridPathHandle Handle = Ask(Backend, Heard);
		Tick(2);
		EXPECT_EQ(Heard->Ends(), 0);
		EXPECT_TRUE(Subsystem().Cancel(Handle));
		Tick(8);
		EXPECT_EQ(Heard->Ends(), 1);
		EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::Cancelled);
		EXPECT_EQ(Subsystem().GetStats().OpenRequests, 0);
		EXPECT_FALSE(Subsystem().Cancel(Handle));
	}
}

TEST_F(GridPathBackendTest, RequestsAtTheNavMeshEndWithTheirOwner)
{
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	AActor* Owner = World->SpawnActor<AActor>();
	Ask(EGridPathBackend::NavMesh, Heard, [Owner](FGridPathRequest& Request) { Request.Owner = Owner; });
	World->DestroyActor(Owner);
	Tick(2);
	EXPECT_EQ(Heard->Ends(), 1);
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::OwnerGone);
}

TEST_F(GridPathBackendTest, AHybridRequestEndsWithItsGrid)
{
	UGridNavGraphComponent& Grid = AddGrid();
	FSettingsScope Settings;
	KeepMeshBusy(Settings, 4);
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	Ask(EGridPathBackend::Hybrid, Heard);
	Tick(2);
	ASSERT_EQ(Heard->Ends(), 0) << "waits for the navmesh";
	World->DestroyActor(Grid.GetOwner());
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::OwnerGone);
	Tick(8);
	EXPECT_EQ(Heard->Ends(), 1);
}

TEST_F(GridPathBackendTest, ALiveHybridPathIsRefinedAgainWhenItIsRerouted)
{
	UGridNavGraphComponent& Grid = AddGrid();
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	const FGridPathHandle Handle =
		Ask(EGridPathBackend::Hybrid, Heard, [](FGridPathRequest& Request) { Request.bKeepLive = true; });
	Tick(4);
	ASSERT_EQ(Heard->Outcome(), EGridPathOutcome::Found);
	Grid.BlockBox(FBox(FVector(-50.0, -800.0, 0.0), FVector(50.0, 400.0, 100.0)));
	Tick(8);
	ASSERT_EQ(Heard->Count(EGridPathEvent::Rerouted), 1);
	EXPECT_EQ(Heard->Events[0].Event, EGridPathEvent::Ended);
	EXPECT_TRUE(Heard->Events.Last().Result.HasPath());
	EXPECT_TRUE(Subsystem().Cancel(Handle));
	EXPECT_EQ(Subsystem().GetStats().LivePaths, 0);
}

TEST_F(GridPathBackendTest, WorldsGoAwayWithRequestsAtTheNavMesh)
{
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	Ask(EGridPathBackend::NavMesh, Heard);
	World->DestroyWorld(false);
	EXPECT_EQ(Heard->Ends(), 1);
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::OwnerGone);
	World = UWorld::CreateWorld(EWorldType::Game, false, TEXT("AnotherWorld"));
}

TEST(GridPathBackend, WithoutANavMeshHybridRequestsGetTheGridsPath)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	FGridPathRequest Request = MakeRequest();
	Request.Backend = EGridPathBackend::Hybrid;
	const FGridPathResult Hybrid = World.Find(Request);
	EXPECT_EQ(Hybrid.Outcome, EGridPathOutcome::Found);
	EXPECT_TRUE(Hybrid.HasPath());
	Request.Backend = EGridPathBackend::NavMesh;
	EXPECT_EQ(World.Find(Request).Outcome, EGridPathOutcome::NoNavMesh);
}
