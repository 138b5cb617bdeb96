// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/GridPathSubsystem.h"

#include "Components/GridNavGraphActor.h"
#include "Engine/Level.h"
#include "GridPathFixture.h"
#include "GridPathTestObjects.h"
#include "Kismet/GameplayStatics.h"
#include "Query/GridPathLibrary.h"

#include <limits>

TEST(GridPathSubsystem, AnswersInALaterFrameExactlyOnce)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	const FGridPathHandle Handle = World.GetPaths().Request(MakeRequest(), Into(Heard));
	EXPECT_TRUE(Handle.IsValid());
	EXPECT_EQ(Heard->Events.Num(), 0);
	EXPECT_EQ(World.GetPaths().GetOutcome(Handle), EGridPathOutcome::Pending);
	World.Tick(8);
	EXPECT_EQ(Heard->Ends(), 1);
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::Found);
	EXPECT_EQ(World.GetPaths().GetOutcome(Handle), EGridPathOutcome::InvalidRequest);
}

TEST(GridPathSubsystem, PathsBeginAndEndWhereItWasAsked)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	FGridPathRequest Request = MakeRequest(FVector(-1234.0, -1210.0, 31.0), FVector(1234.0, 1210.0, -17.0));
	const FGridPathResult Result = World.Find(Request);
	ASSERT_GE(Result.Points.Num(), 2);
	EXPECT_EQ(Result.Points[0], Request.Start);
	EXPECT_EQ(Result.Points.Last(), Request.Goal);
	EXPECT_NEAR(Result.Length, FVector::Dist(Request.Start, Request.Goal), 250.0);
	EXPECT_GT(Result.Cost, Result.Length * 0.9);
}

TEST(GridPathSubsystem, StartAndGoalInOneCellGiveTwoPoints)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	const FGridPathResult Result =
		World.Find(MakeRequest(FVector(10.0, 10.0, 0.0), FVector(90.0, 80.0, 0.0)));
	ASSERT_EQ(Result.Outcome, EGridPathOutcome::Found);
	ASSERT_EQ(Result.Points.Num(), 2);
	EXPECT_EQ(Result.Points[0], FVector(10.0, 10.0, 0.0));
	EXPECT_EQ(Result.Points[1], FVector(90.0, 80.0, 0.0));
}

TEST(GridPathSubsystem, UnsmoothedPathsGoFromCellToCell)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	Grid.BlockBox(WallTo(1400.0));
	FGridPathRequest Request = MakeRequest();
	Request.bSmooth = false;
	const FGridPathResult Rough = World.Find(Request);
	Request.bSmooth = true;
	const FGridPathResult Smooth = World.Find(Request);
	ASSERT_EQ(Rough.Outcome, EGridPathOutcome::Found);
	ASSERT_EQ(Smooth.Outcome, EGridPathOutcome::Found);
	EXPECT_GT(Rough.Points.Num(), Smooth.Points.Num());
	EXPECT_LE(Smooth.Length, Rough.Length + 1.0);
}

// Bad input

TEST(GridPathSubsystem, RefusesBeforeTheCallReturns)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	World.Tick();
	const double Nan = std::numeric_limits<double>::quiet_NaN();
	const double Infinity = std::numeric_limits<double>::infinity();
	const struct
	{
		FVector Start;
		FVector Goal;
		EGridPathOutcome Expected;
	} Cases[] = {
		{FVector(Nan, 0.0, 0.0), FVector::ZeroVector, EGridPathOutcome::InvalidStart},
		{FVector(0.0, Infinity, 0.0), FVector::ZeroVector, EGridPathOutcome::InvalidStart},
		{FVector::ZeroVector, FVector(0.0, 0.0, Nan), EGridPathOutcome::InvalidGoal},
		{FVector(1.0e30, 0.0, 0.0), FVector::ZeroVector, EGridPathOutcome::NoGrid},
		{FVector(-1601.0, 0.0, 0.0), FVector::ZeroVector, EGridPathOutcome::NoGrid},
		{FVector::ZeroVector, FVector(1.0e30, 0.0, 0.0), EGridPathOutcome::InvalidGoal},
	};
	for (const auto& Case : Cases)
	{
		const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
		EXPECT_FALSE(World.GetPaths().Request(MakeRequest(Case.Start, Case.Goal), Into(Heard)).IsValid());
		EXPECT_EQ(Heard->Ends(), 1);
		EXPECT_EQ(Heard->Outcome(), Case.Expected);
	}
	EXPECT_EQ(World.GetPaths().GetStats().Refused, 6);
	EXPECT_EQ(World.GetPaths().GetStats().Requests, 0);
	EXPECT_FALSE(World.GetPaths().IsTickable());
}

TEST(GridPathSubsystem, RefusesLengthsThatAreNone)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	FGridPathRequest Request = MakeRequest();
	Request.GoalRadius = std::numeric_limits<float>::quiet_NaN();
	EXPECT_EQ(World.Find(Request).Outcome, EGridPathOutcome::InvalidRequest);
	Request.GoalRadius = -1.0f;
	EXPECT_EQ(World.Find(Request).Outcome, EGridPathOutcome::InvalidRequest);
	Request.GoalRadius = 0.0f;
	Request.AgentRadius = std::numeric_limits<float>::infinity();
	EXPECT_EQ(World.Find(Request).Outcome, EGridPathOutcome::InvalidRequest);
	Request.AgentRadius = 0.0f;
	Request.MaxExpansions = -1;
	EXPECT_EQ(World.Find(Request).Outcome, EGridPathOutcome::InvalidRequest);
}

TEST(GridPathSubsystem, BlockedEndsAreTold)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	Grid.BlockBox(FBox(FVector(1150.0, 1150.0, 0.0), FVector(1250.0, 1250.0, 0.0)));
	EXPECT_EQ(World.Find(MakeRequest()).Outcome, EGridPathOutcome::InvalidGoal);
	EXPECT_EQ(World.Find(MakeRequest(MakeRequest().Goal, MakeRequest().Start)).Outcome,
		EGridPathOutcome::InvalidStart);
}

TEST(GridPathSubsystem, AnyOfSeveralGoalsWillDoAndTheRadiusHelps)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	FGridPathRequest Request = MakeRequest();
	Request.Goals = {FVector(1234.0, 1210.0, 0.0), FVector(-1150.0, -950.0, 0.0), FVector(9.0e9, 0.0, 0.0)};
	const FGridPathResult Nearest = World.Find(Request);
	ASSERT_EQ(Nearest.Outcome, EGridPathOutcome::Found);
	EXPECT_NEAR(Nearest.Points.Last().X, Request.Goals[1].X, 50.0);
	EXPECT_NEAR(Nearest.Points.Last().Y, Request.Goals[1].Y, 50.0);

	Request.Goals.Reset();
	Grid.BlockBox(FBox(FVector(1150.0, 1150.0, 0.0), FVector(1250.0, 1250.0, 0.0)));
	Request.GoalRadius = 300.0f;
	const FGridPathResult Near = World.Find(Request);
	ASSERT_EQ(Near.Outcome, EGridPathOutcome::Found);
	EXPECT_NEAR(Near.Points.Last().X, Request.Goal.X, 400.0);
	EXPECT_NEAR(Near.Points.Last().Y, Request.Goal.Y, 400.0);
}

TEST(GridPathSubsystem, PartialPathsEndInFrontOfTheWall)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	Grid.BlockBox(WallTo(1600.0));
	FGridPathRequest Request = MakeRequest();
	const FGridPathResult Partial = World.Find(Request);
	ASSERT_EQ(Partial.Outcome, EGridPathOutcome::Partial);
	ASSERT_FALSE(Partial.Points.IsEmpty());
	EXPECT_LT(Partial.Points.Last().X, 0.0);
	Request.bAllowPartial = false;
	const FGridPathResult None = World.Find(Request);
	EXPECT_EQ(None.Outcome, EGridPathOutcome::NoPath);
	EXPECT_TRUE(None.Points.IsEmpty());
}

TEST(GridPathSubsystem, AskingBeforeTheGridIsReadyIsTold)
{
	FGridNavTestWorld World;
	AGridNavGraphActor* Actor = World.GetWorld().SpawnActorDeferred<AGridNavGraphActor>(
		AGridNavGraphActor::StaticClass(), FTransform::Identity);
	UGridNavGraphComponent& Grid = *Actor->GetGraphComponent();
	Grid.bBuildOnBeginPlay = false;
	Actor->FinishSpawning(FTransform::Identity);
	EXPECT_EQ(World.Find(MakeRequest()).Outcome, EGridPathOutcome::NotReady);
	Grid.bRequireFloor = false;
	Grid.Build();
	EXPECT_EQ(World.Find(MakeRequest()).Outcome, EGridPathOutcome::NotReady);
	Grid.FinishBuild();
	EXPECT_EQ(World.Find(MakeRequest()).Outcome, EGridPathOutcome::Found);
}

TEST(GridPathSubsystem, AFullQueueIsToldAndEmptiesAgain)
{
	FSettingsScope Settings;
	Settings->MaxRequests = 16;
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	TArray<TSharedRef<FHeard>> All;
	for (int32 Index = 0; Index < 20; ++Index)
	{
		All.Add(MakeShared<FHeard>());
		World.GetPaths().Request(MakeRequest(), Into(All.Last()));
	}
	int32 Refused = 0;
	for (const TSharedRef<FHeard>& Heard : All)
	{
		Refused += Heard->Outcome() == EGridPathOutcome::QueueFull ? 1 : 0;
	}
	EXPECT_EQ(Refused, 4);
	World.Tick(32);
	for (const TSharedRef<FHeard>& Heard : All)
	{
		EXPECT_EQ(Heard->Ends(), 1);
	}
	EXPECT_EQ(World.Find(MakeRequest()).Outcome, EGridPathOutcome::Found);
}

// Cancelling

TEST(GridPathSubsystem, CancelledRequestsAreToldOnceAndInTheNextTick)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	const FGridPathHandle Handle = World.GetPaths().Request(MakeRequest(), Into(Heard));
	EXPECT_TRUE(World.GetPaths().Cancel(Handle));
	EXPECT_TRUE(World.GetPaths().Cancel(Handle));
	EXPECT_EQ(Heard->Events.Num(), 0);
	World.Tick(4);
	EXPECT_EQ(Heard->Ends(), 1);
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::Cancelled);
	EXPECT_FALSE(Heard->End().HasPath());
	EXPECT_FALSE(World.GetPaths().Cancel(Handle));
	EXPECT_FALSE(World.GetPaths().Cancel(FGridPathHandle()));
}

TEST(GridPathSubsystem, AListenerMayCancelOthersWhosePathsAreOnTheirWay)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	UGridPathSubsystem& Paths = World.GetPaths();
	TArray<FGridPathHandle> Handles;
	TArray<TSharedRef<FHeard>> All;
	for (int32 Index = 0; Index < 8; ++Index)
	{
		const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
		All.Add(Heard);
		FGridPathRequest Request = MakeRequest();
		Request.bFirstLeg = false;
		Request.bKeepLive = Index % 2 == 0;
		Handles.Add(Paths.Request(Request,
			FOnGridPathEvent::CreateLambda(
				[Heard, &Paths, &Handles](EGridPathEvent Event, const FGridPathResult& Result)
				{
					Heard->Events.Add({Event, Result});
					for (const FGridPathHandle& Handle : Handles)
					{
						Paths.Cancel(Handle);
					}
				})));
	}
	World.Tick(16);
	int32 Found = 0;
	int32 Cancelled = 0;
	for (const TSharedRef<FHeard>& Heard : All)
	{
		EXPECT_EQ(Heard->Ends(), 1);
		Found += Heard->Outcome() == EGridPathOutcome::Found ? 1 : 0;
		Cancelled += Heard->Outcome() == EGridPathOutcome::Cancelled ? 1 : 0;
	}
	EXPECT_EQ(Found, 1);
	EXPECT_EQ(Cancelled, 7);
	EXPECT_EQ(Paths.GetStats().OpenRequests, 0);
	EXPECT_EQ(Paths.GetStats().LivePaths, 0);
}

TEST(GridPathSubsystem, CancelAllEndsThoseOfOneOwnerOrAll)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	AActor* Owner = World.GetWorld().SpawnActor<AActor>();
	const TSharedRef<FHeard> Owned = MakeShared<FHeard>();
	const TSharedRef<FHeard> Free = MakeShared<FHeard>();
	FGridPathRequest Request = MakeRequest();
	World.GetPaths().Request(Request, Into(Free));
	Request.Owner = Owner;
	World.GetPaths().Request(Request, Into(Owned));
	World.GetPaths().Request(Request, Into(Owned));
	EXPECT_EQ(World.GetPaths().CancelAll(Owner), 2);
	World.Tick(16);
	EXPECT_EQ(Owned->Ends(), 2);
	EXPECT_EQ(Owned->Outcome(), EGridPathOutcome::Cancelled);
	EXPECT_EQ(Free->Outcome(), EGridPathOutcome::Found);
	World.GetPaths().Request(Request, Into(Free));
	EXPECT_EQ(World.GetPaths().CancelAll(), 1);
}

// Those who go away

TEST(GridPathSubsystem, RequestsEndWithTheirOwner)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	AActor* Owner = World.GetWorld().SpawnActor<AActor>();
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	FGridPathRequest Request = MakeRequest();
	Request.Owner = Owner;
	World.GetPaths().Request(Request, Into(Heard));
	Owner->Destroy();
	World.Tick(4);
	EXPECT_EQ(Heard->Ends(), 1);
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::OwnerGone);
	EXPECT_FALSE(Heard->End().HasPath());
	EXPECT_FALSE(World.GetPaths().IsTickable());

	World.GetPaths().Request(Request, Into(Heard));
	EXPECT_EQ(Heard->Ends(), 2);
	EXPECT_EQ(Heard->Events.Last().Result.Outcome, EGridPathOutcome::OwnerGone);
}

TEST(GridPathSubsystem, TheOwnersOfMoreRequestsThanOneFrameChecksAreFoundInTime)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	AActor* Owner = World.GetWorld().SpawnActor<AActor>();
	FGridPathRequest Request = MakeRequest();
	Request.bKeepLive = true;
	Request.bFirstLeg = false;
	Request.Owner = Owner;
	for (int32 Index = 0; Index < 3000; ++Index)
	{
		World.GetPaths().Request(Request, FOnGridPathEvent());
	}
	World.Tick(200);
	ASSERT_EQ(World.GetPaths().GetStats().LivePaths, 3000);
	Owner->Destroy();
	World.Tick(3);
	EXPECT_EQ(World.GetPaths().GetStats().LivePaths, 0);
	EXPECT_FALSE(World.GetPaths().IsTickable());
}

TEST(GridPathSubsystem, NobodyIsCalledAfterTheObjectOfTheListenerDied)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	UGridPathTestListener* Listener = NewObject<UGridPathTestListener>();
	World.GetPaths().Request(
		MakeRequest(), FOnGridPathEvent::CreateUObject(Listener, &UGridPathTestListener::OnEvent));
	Listener->MarkAsGarbage();
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	World.Tick(8);
	EXPECT_EQ(World.GetPaths().GetStats().Found, 1);
	EXPECT_EQ(World.GetPaths().GetStats().OpenRequests, 0);
}

TEST(GridPathSubsystem, RequestsEndBeforeTheirGridIsGone)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	const TSharedRef<FHeard> Open = MakeShared<FHeard>();
	const TSharedRef<FHeard> Live = MakeShared<FHeard>();
	FGridPathRequest Request = MakeRequest();
	Request.bKeepLive = true;
	World.GetPaths().Request(Request, Into(Live));
	World.Tick(8);
	ASSERT_EQ(Live->Outcome(), EGridPathOutcome::Found);
	World.GetPaths().Request(Request, Into(Open));
	Grid.GetOwner()->Destroy();
	EXPECT_EQ(Open->Ends(), 1);
	EXPECT_EQ(Open->Outcome(), EGridPathOutcome::OwnerGone);
	EXPECT_EQ(Live->Ends(), 1);
	EXPECT_EQ(Live->Count(EGridPathEvent::Lost), 1);
	EXPECT_EQ(World.Find(MakeRequest()).Outcome, EGridPathOutcome::NoGrid);
	World.Tick(4);
	EXPECT_EQ(World.GetPaths().GetStats().ReadyGrids, 0);
}

TEST(GridPathSubsystem, EverythingEndsWithTheWorld)
{
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	{
		FGridNavTestWorld World;
		World.AddGrid(FVector::ZeroVector, 32);
		UGridPathSubsystem& Paths = World.GetPaths();
		World.GetPaths().Request(MakeRequest(),
			FOnGridPathEvent::CreateLambda(
				[Heard, &Paths](EGridPathEvent Event, const FGridPathResult& Result)
				{
					Heard->Events.Add({Event, Result});
					// Whoever asks again is refused.
					Paths.Request(MakeRequest(), Into(Heard));
				}));
	}
	ASSERT_EQ(Heard->Events.Num(), 2);
	EXPECT_EQ(Heard->Events[0].Result.Outcome, EGridPathOutcome::OwnerGone);
	EXPECT_EQ(Heard->Events[1].Result.Outcome, EGridPathOutcome::NoGrid);
}

TEST(GridPathSubsystem, ABuildAnewEndsWhatWasAsked)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	World.GetPaths().Request(MakeRequest(), Into(Heard));
	Grid.Build();
	Grid.FinishBuild();
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::NotReady);
	EXPECT_EQ(World.Find(MakeRequest()).Outcome, EGridPathOutcome::Found);
	EXPECT_EQ(Heard->Ends(), 1);
}

TEST(GridPathSubsystem, GridsComeAndGoWithStreamedLevels)
{
	FGridNavTestWorld World;
	ULevel* Level = NewObject<ULevel>(&World.GetWorld());
	Level->OwningWorld = &World.GetWorld();
	World.GetWorld().AddToWorld(Level);
	FActorSpawnParameters Parameters;
	Parameters.OverrideLevel = Level;
	AGridNavGraphActor* Actor = World.GetWorld().SpawnActor<AGridNavGraphActor>(Parameters);
	ASSERT_NE(Actor, nullptr);
	Actor->GetGraphComponent()->bRequireFloor = false;
	Actor->GetGraphComponent()->Build();
	Actor->GetGraphComponent()->FinishBuild();
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	World.GetPaths().Request(MakeRequest(), Into(Heard));
	World.GetWorld().RemoveFromWorld(Level);
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::OwnerGone);
	EXPECT_EQ(World.Find(MakeRequest()).Outcome, EGridPathOutcome::NoGrid);
}

// What listeners do

TEST(GridPathSubsystem, AListenerMayDestroyItsGridInTheMiddleOfATick)
{
	FGridNavTestWorld World;
	AActor* GridActor = World.AddGrid(FVector::ZeroVector, 32).GetOwner();
	const TSharedRef<FHeard> Others = MakeShared<FHeard>();
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	World.GetPaths().Request(MakeRequest(),
		FOnGridPathEvent::CreateLambda(
			[Heard, GridActor](EGridPathEvent Event, const FGridPathResult& Result)
			{
				// With a first leg in hand, its own end comes before this call returns.
				Heard->Events.Add({Event, Result});
				GridActor->Destroy();
			}));
	for (int32 Index = 0; Index < 8; ++Index)
	{
		World.GetPaths().Request(MakeRequest(), Into(Others));
	}
	World.Tick(8);
	EXPECT_EQ(Heard->Ends(), 1);
	EXPECT_EQ(Others->Ends(), 8);
	EXPECT_FALSE(World.GetPaths().IsTickable());
}

TEST(GridPathSubsystem, AListenerMayAskAndEdit)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	UGridPathSubsystem& Paths = World.GetPaths();
	const TSharedRef<FHeard> Second = MakeShared<FHeard>();
	FGridPathRequest First = MakeRequest();
	First.bFirstLeg = false;
	Paths.Request(First,
		FOnGridPathEvent::CreateLambda(
			[&Paths, &Grid, Second](EGridPathEvent, const FGridPathResult&)
			{
				Grid.BlockBox(WallTo(1600.0));
				Paths.Request(MakeRequest(), Into(Second));
			}));
	World.Tick(16);
	EXPECT_EQ(Second->Outcome(), EGridPathOutcome::Partial);
}

TEST(GridPathSubsystem, LivePathsGoAroundEdits)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	FGridPathRequest Request = MakeRequest();
	Request.bKeepLive = true;
	const FGridPathHandle Handle = World.GetPaths().Request(Request, Into(Heard));
	World.Tick(8);
	ASSERT_EQ(Heard->Outcome(), EGridPathOutcome::Found);
	EXPECT_EQ(World.GetPaths().GetOutcome(Handle), EGridPathOutcome::Found);
	const FVector At = Heard->End().Points[0] + FVector(60.0, 60.0, 0.0);
	EXPECT_TRUE(World.GetPaths().SetProgress(Handle, At));
	EXPECT_FALSE(World.GetPaths().SetProgress(Handle, FVector(1.0e9, 0.0, 0.0)));
	Grid.BlockBox(WallTo(1400.0));
	World.Tick(16);
	EXPECT_EQ(Heard->Count(EGridPathEvent::Blocked), 1);
	ASSERT_EQ(Heard->Count(EGridPathEvent::Rerouted), 1);
	EXPECT_GT(Heard->Events.Last().Result.Length, Heard->End().Length);
	EXPECT_EQ(Heard->Events.Last().Result.Points.Last(), Request.Goal);
	EXPECT_EQ(World.GetPaths().GetStats().Rerouted, 1);
	EXPECT_EQ(Heard->Ends(), 1);
	EXPECT_TRUE(World.GetPaths().Cancel(Handle));
	World.Tick(2);
	EXPECT_EQ(World.GetPaths().GetStats().LivePaths, 0);
	EXPECT_EQ(Heard->Ends(), 1);
}

// Worlds

TEST(GridPathSubsystem, NothingHappensWhileTheGameIsPaused)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	UGameplayStatics::SetGamePaused(&World.GetWorld(), true);
	World.GetPaths().Request(MakeRequest(), Into(Heard));
	World.Tick(16);
	EXPECT_EQ(Heard->Events.Num(), 0);
	UGameplayStatics::SetGamePaused(&World.GetWorld(), false);
	World.Tick(8);
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::Found);
	EXPECT_LT(Heard->End().WaitedFrames, 8);
}

TEST(GridPathSubsystem, PausingTheSubsystemAloneDoesTheSame)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	World.GetPaths().SetPaused(true);
	World.GetPaths().Request(MakeRequest(), Into(Heard));
	EXPECT_FALSE(World.GetPaths().IsTickable());
	World.Tick(4);
	EXPECT_EQ(Heard->Events.Num(), 0);
	World.GetPaths().SetPaused(false);
	World.Tick(8);
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::Found);
}

TEST(GridPathSubsystem, TwoWorldsDoNotSeeEachOther)
{
	FGridNavTestWorld Here(EWorldType::PIE);
	FGridNavTestWorld There(EWorldType::PIE);
	Here.AddGrid(FVector::ZeroVector, 32);
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	const FGridPathHandle Handle = Here.GetPaths().Request(MakeRequest(), Into(Heard));
	EXPECT_EQ(There.Find(MakeRequest()).Outcome, EGridPathOutcome::NoGrid);
	EXPECT_FALSE(There.GetPaths().Cancel(Handle));
	EXPECT_EQ(There.GetPaths().FindGraphAt(FVector::ZeroVector), nullptr);
	There.AddGrid(FVector::ZeroVector, 32).BlockBox(WallTo(1600.0));
	There.Tick(8);
	EXPECT_EQ(Heard->Events.Num(), 0);
	Here.Tick(8);
	EXPECT_EQ(Heard->Outcome(), EGridPathOutcome::Found);
	EXPECT_EQ(There.Find(MakeRequest()).Outcome, EGridPathOutcome::Partial);
	EXPECT_EQ(Here.Find(MakeRequest()).Outcome, EGridPathOutcome::Found);
	EXPECT_EQ(There.GetPaths().GetStats().Found, 0);
}

TEST(GridPathSubsystem, EditorWorldsAreServedAndPreviewsAreNot)
{
	FGridNavTestWorld Editor(EWorldType::Editor);
	Editor.AddGrid(FVector::ZeroVector, 32);
	EXPECT_EQ(Editor.Find(MakeRequest()).Outcome, EGridPathOutcome::Found);
	FGridNavTestWorld Preview(EWorldType::EditorPreview);
	EXPECT_EQ(Preview.GetWorld().GetSubsystem<UGridPathSubsystem>(), nullptr);
	EXPECT_EQ(UGridPathLibrary::FindGridPathNow(&Preview.GetWorld(), MakeRequest()).Outcome,
		EGridPathOutcome::NoGrid);
	EXPECT_EQ(UGridPathLibrary::FindGridPathNow(nullptr, MakeRequest()).Outcome, EGridPathOutcome::NoGrid);
}

TEST(GridPathSubsystem, TheSmallestGridThatHoldsBothEndsAnswers)
{
	FGridNavTestWorld World;
	UGridNavGraphComponent& Large = World.AddGrid(FVector::ZeroVector, 64);
	UGridNavGraphComponent& Small = World.AddGrid(FVector(1000.0, 0.0, 0.0), 8);
	EXPECT_EQ(World.GetPaths().FindGraphAt(FVector(1000.0, 0.0, 0.0)), &Small);
	EXPECT_EQ(World.GetPaths().FindGraphAt(FVector(-1000.0, 0.0, 0.0)), &Large);
	// From the small one to where only the large one is.
	const FGridPathResult Across =
		World.Find(MakeRequest(FVector(1000.0, 0.0, 0.0), FVector(-2000.0, 0.0, 0.0)));
	EXPECT_EQ(Across.Outcome, EGridPathOutcome::Found);
	Small.GetOwner()->Destroy();
	EXPECT_EQ(World.GetPaths().FindGraphAt(FVector(1000.0, 0.0, 0.0)), &Large);
}

TEST(GridPathSubsystem, DoesNotTickWhenThereIsNothingToDo)
{
	FGridNavTestWorld World;
	EXPECT_FALSE(World.GetPaths().IsTickable());
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	World.Tick(4);
	EXPECT_FALSE(World.GetPaths().IsTickable());
	Grid.BlockBox(WallTo(0.0));
	EXPECT_TRUE(World.GetPaths().IsTickable());
	World.Tick(8);
	EXPECT_FALSE(World.GetPaths().IsTickable());
	World.Find(MakeRequest());
	World.Tick(2);
	EXPECT_FALSE(World.GetPaths().IsTickable());
}
