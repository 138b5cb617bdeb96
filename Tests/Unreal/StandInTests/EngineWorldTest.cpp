// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Worlds: frames, pause, time, levels that come and go, several at once, the end.
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/Level.h"
#include "Engine/StaticMesh.h"
#include "Engine/World.h"
#include "GameFramework/WorldSettings.h"
#include "Kismet/GameplayStatics.h"
#include "LogCapture.h"
#include "Samples/EngineSamples.h"
#include "StandIn/Failures.h"
#include "StandIn/TestWorld.h"
#include "TimerManager.h"
#include "UObject/Package.h"

#include <gtest/gtest.h>

namespace StandInTests
{
static USampleTickSubsystem& TicksOf(const StandIn::FTestWorld& World)
{
	return *World->GetSubsystem<USampleTickSubsystem>();
}

TEST(EngineWorld, SubsystemsAreInitialisedInOrderOfTheirNeeds)
{
	const StandIn::FTestWorld World;
	EXPECT_TRUE(TicksOf(World).IsInitialized());
	EXPECT_TRUE(TicksOf(World).bPostInitialized);
	EXPECT_TRUE(World->GetSubsystem<USampleDependentSubsystem>()->bOtherWasThere);
	EXPECT_EQ(TicksOf(World).GetWorld(), World.Get());
	EXPECT_EQ(UWorld::GetSubsystem<USampleTickSubsystem>(nullptr), nullptr);
}

TEST(EngineWorld, SubsystemsAreMadeForWorldsOfPlayAndEditorsOnly)
{
	EXPECT_TRUE(StandIn::FTestWorld(EWorldType::PIE)->HasSubsystem<USampleTickSubsystem>());
	EXPECT_TRUE(StandIn::FTestWorld(EWorldType::Editor)->HasSubsystem<USampleTickSubsystem>());
	EXPECT_FALSE(StandIn::FTestWorld(EWorldType::EditorPreview)->HasSubsystem<USampleTickSubsystem>());
	EXPECT_FALSE(StandIn::FTestWorld(EWorldType::GamePreview)->HasSubsystem<USampleTickSubsystem>());
	EXPECT_FALSE(StandIn::FTestWorld(EWorldType::Inactive)->HasSubsystem<USampleTickSubsystem>());
}

TEST(EngineWorld, SubsystemTicksOnceAFrameAfterTheActors)
{
	StandIn::FTestWorld World;
	const TSharedPtr<TArray<FString>> Notes = MakeShared<TArray<FString>>();
	World->SpawnActor<ASampleNoteActor>()->SetNotes(Notes);
	TicksOf(World).Notes = Notes;
	World.Play();
	EXPECT_EQ(TicksOf(World).BeginPlays, 1);
	EXPECT_FALSE(TicksOf(World).bActorsPlayedFirst);
	Notes->Reset();
	World.Tick();
	EXPECT_EQ(*Notes, TArray<FString>({TEXT("Tick"), TEXT("Part Tick"), TEXT("Subsystem Tick")}));
	TicksOf(World).bWantsTick = false;
	World.Tick(3);
	EXPECT_EQ(TicksOf(World).Ticks, 1);
}

TEST(EngineWorld, PausedWorldsTickOnlyWhatWantsIt)
{
	StandIn::FTestWorld World;
	const TSharedPtr<TArray<FString>> Notes = MakeShared<TArray<FString>>();
	ASampleNoteActor* Actor = World->SpawnActor<ASampleNoteActor>();
	World.Play();
	World.Tick(1, 0.5f);
	EXPECT_TRUE(UGameplayStatics::SetGamePaused(Actor, true));
	EXPECT_TRUE(UGameplayStatics::IsGamePaused(Actor));
	Actor->SetNotes(Notes);
	World.Tick(2, 0.5f);
	EXPECT_EQ(Notes->Num(), 0);
	EXPECT_EQ(TicksOf(World).Ticks, 1);
	EXPECT_EQ(World->GetTimeSeconds(), 0.5);
	EXPECT_EQ(World->GetRealTimeSeconds(), 1.5);
	Actor->PrimaryActorTick.bTickEvenWhenPaused = true;
	TicksOf(World).bWantsTickWhenPaused = true;
	World.Tick();
	EXPECT_EQ(*Notes, TArray<FString>({TEXT("Tick")}));
	EXPECT_EQ(TicksOf(World).Ticks, 2);
}

TEST(EngineWorld, EditorsTickOnlyWhatWantsIt)
{
	StandIn::FTestWorld World(EWorldType::Editor);
	const TSharedPtr<TArray<FString>> Notes = MakeShared<TArray<FString>>();
	ASampleNoteActor* Actor = World->SpawnActor<ASampleNoteActor>();
	Actor->SetNotes(Notes);
	World.Tick(2);
	EXPECT_EQ(Notes->Num(), 0);
	EXPECT_EQ(TicksOf(World).Ticks, 0);
	TicksOf(World).bWantsTickInEditor = true;
	Actor->Part->bTickInEditor = true;
	World.Tick(2);
	EXPECT_EQ(*Notes, TArray<FString>({TEXT("Part Tick"), TEXT("Part Tick")}));
	EXPECT_EQ(TicksOf(World).Ticks, 2);
	EXPECT_FALSE(Actor->HasActorBegunPlay());
}

TEST(EngineWorld, TimeIsDilatedForAllOrForOne)
{
	StandIn::FTestWorld World;
	ASampleNoteActor* Actor = World->SpawnActor<ASampleNoteActor>();
	World.Play();
	UGameplayStatics::SetGlobalTimeDilation(Actor, 0.5f);
	Actor->CustomTimeDilation = 4.0f;
	World.Tick(1, 0.25f);
	EXPECT_EQ(World->GetTimeSeconds(), 0.125);
	EXPECT_EQ(World->GetDeltaSeconds(), 0.125f);
	EXPECT_EQ(TicksOf(World).Seconds, 0.125f);
	EXPECT_EQ(Actor->Part->Ticked, 0.5f);
}

TEST(EngineWorld, TwoWorldsOfOneSessionKnowNothingOfEachOther)
{
	StandIn::FTestWorld Server(EWorldType::PIE, NM_ListenServer);
	StandIn::FTestWorld Client(EWorldType::PIE, NM_Client);
	Server.Play();
	Client.Play();
	Server.Tick(3);
	Client.Tick(1);
	EXPECT_EQ(TicksOf(Server).Ticks, 3);
	EXPECT_EQ(TicksOf(Client).Ticks, 1);
	const AActor* OfClient = Client->SpawnActor<AActor>();
	EXPECT_EQ(GEngine->GetWorldFromContextObject(OfClient, EGetWorldErrorMode::ReturnNull), Client.Get());
	EXPECT_EQ(OfClient->GetNetMode(), NM_Client);
	EXPECT_FALSE(OfClient->HasAuthority());
	EXPECT_NE(OfClient->GetGameInstance(), Server.GetGameInstance());
	EXPECT_EQ(GEngine->GetWorldContextFromWorld(Client.Get())->World(), Client.Get());
	Server.Destroy();
	Client.Tick();
	EXPECT_EQ(TicksOf(Client).Ticks, 2);
}

TEST(EngineWorld, NoWorldIsFoundForAnObjectOutsideOfWorlds)
{
	const StandIn::FTestWorld World;
	const FLogCapture Log;
	EXPECT_EQ(GEngine->GetWorldFromContextObject(nullptr, EGetWorldErrorMode::ReturnNull), nullptr);
	EXPECT_EQ(
		GEngine->GetWorldFromContextObject(GetTransientPackage(), EGetWorldErrorMode::ReturnNull), nullptr);
	EXPECT_EQ(Log.Num(), 0);
	EXPECT_EQ(GEngine->GetWorldFromContextObject(nullptr, EGetWorldErrorMode::LogAndReturnNull), nullptr);
	EXPECT_EQ(Log.Num(), 1);
}

TEST(EngineWorld, GarbageIsCollectedBetweenFramesOnly)
{
	StandIn::FTestWorld World;
	World.Play();
	ASampleNoteActor* Actor = World->SpawnActor<ASampleNoteActor>();
	TWeakObjectPtr<UObject> Stray;
	Actor->OnTick = [&Stray](ASampleNoteActor&)
	{
		Stray = NewObject<USampleAction>();
		GEngine->ForceGarbageCollection();
		EXPECT_TRUE(Stray.IsValid());
	};
	World.Tick();
	EXPECT_EQ(Stray.Get(true), nullptr);
	Actor->OnTick = nullptr;
	Stray = NewObject<USampleAction>();
	World.Tick(10, 5.0f);
	EXPECT_TRUE(Stray.IsValid());
	World.Tick(3, 5.0f);
	EXPECT_FALSE(Stray.IsValid()) << "every minute or so it is collected anyway";
}

TEST(EngineWorld, LevelsBeginAndEndWithTheirStreaming)
{
	StandIn::FTestWorld World;
	World.Play();
	const TSharedPtr<TArray<FString>> Notes = MakeShared<TArray<FString>>();
	ULevel* Level = World.LoadLevel(TEXT("Cave"));
	FActorSpawnParameters Parameters;
	Parameters.OverrideLevel = Level;
	ASampleNoteActor* Actor = World->SpawnActor<ASampleNoteActor>(Parameters);
	Actor->SetNotes(Notes);
	EXPECT_FALSE(Actor->Part->IsRegistered());
	const auto NoteLevel = [&Notes](const TCHAR* What)
	{
		return [&Notes, What](ULevel*, UWorld*)
		{
			Notes->Add(What);
		};
	};
	const FDelegateHandle Added = FWorldDelegates::LevelAddedToWorld.AddLambda(NoteLevel(TEXT("Added")));
	const FDelegateHandle Removed =
		FWorldDelegates::LevelRemovedFromWorld.AddLambda(NoteLevel(TEXT("Removed")));
	World.StreamIn(Level);
	EXPECT_EQ(*Notes,
		TArray<FString>(
			{TEXT("Part OnRegister"), TEXT("PreInitializeComponents"), TEXT("Part InitializeComponent"),
				TEXT("PostInitializeComponents"), TEXT("Part BeginPlay"), TEXT("BeginPlay"), TEXT("Added")}));
	Notes->Reset();
	World.Tick();
	EXPECT_EQ(Notes->Num(), 2);
	Notes->Reset();
	const TWeakObjectPtr<AActor> Weak = Actor;
	World.StreamOut(Level);
	EXPECT_EQ(*Notes,
		TArray<FString>({TEXT("EndPlay"), TEXT("Part EndPlay"), TEXT("Part OnUnregister"), TEXT("Removed")}));
	EXPECT_EQ(Actor->Part->Reasons, TArray<EEndPlayReason::Type>({EEndPlayReason::RemovedFromWorld}));
	EXPECT_FALSE(World->GetLevels().Contains(Level));
	World.CollectGarbage();
	EXPECT_EQ(Weak.Get(true), nullptr);
	FWorldDelegates::LevelAddedToWorld.Remove(Added);
	FWorldDelegates::LevelRemovedFromWorld.Remove(Removed);
}

TEST(EngineWorld, AMovedOriginMovesEverythingTheOtherWay)
{
	StandIn::FTestWorld World;
	World.Play();
	AActor* Parent = World.SpawnBox(FVector(1000.0, 0.0, 0.0), FVector(10.0));
	AActor* Child = World.SpawnBox(FVector(1000.0, 50.0, 0.0), FVector(10.0));
	Child->AttachToActor(Parent, FAttachmentTransformRules::KeepWorldTransform);
	FVector Told = FVector::ZeroVector;
	const FDelegateHandle Handle = FWorldDelegates::PostApplyLevelOffset.AddLambda(
		[&Told](ULevel*, UWorld*, const FVector& Offset, bool bWorldShift) { Told = Offset; });
	World->SetNewWorldOrigin(FIntVector(1000, 0, 0));
	EXPECT_EQ(Told, FVector(-1000.0, 0.0, 0.0));
	EXPECT_EQ(Parent->GetActorLocation(), FVector(0.0, 0.0, 0.0));
	EXPECT_EQ(Child->GetActorLocation(), FVector(0.0, 50.0, 0.0));
	FWorldDelegates::PostApplyLevelOffset.Remove(Handle);
}

TEST(EngineWorld, EndsActorsThenSubsystemsAndTellsWhoListens)
{
	StandIn::FTestWorld World;
	const TSharedPtr<TArray<FString>> Notes = MakeShared<TArray<FString>>();
	World->SpawnActor<ASampleNoteActor>()->SetNotes(Notes);
	TicksOf(World).Notes = Notes;
	World.Play();
	Notes->Reset();
	const FDelegateHandle TearDown = FWorldDelegates::OnWorldBeginTearDown.AddLambda(
		[&Notes](UWorld* Which)
		{
			EXPECT_TRUE(Which->bIsTearingDown);
			Notes->Add(TEXT("BeginTearDown"));
		});
	const FDelegateHandle Cleanup = FWorldDelegates::OnWorldCleanup.AddLambda(
		[&Notes](UWorld*, bool, bool) { Notes->Add(TEXT("Cleanup")); });
	World.Destroy();
	EXPECT_EQ(*Notes,
		TArray<FString>({TEXT("BeginTearDown"), TEXT("EndPlay"), TEXT("Part EndPlay"), TEXT("Cleanup"),
			TEXT("Part OnUnregister"), TEXT("Deinitialize")}));
	FWorldDelegates::OnWorldBeginTearDown.Remove(TearDown);
	FWorldDelegates::OnWorldCleanup.Remove(Cleanup);
}

TEST(EngineWorldDeathTest, AReferenceIntoAWorldThatIsGoneIsALeak)
{
	EXPECT_DEATH(
		{
			StandIn::FTestWorld World;
			World->SpawnActor<AActor>()->AddToRoot();
			World.Destroy();
		},
		"still refers to the world");
}

TEST(EngineWorldDeathTest, NothingThatItTicksMayDestroyIt)
{
	EXPECT_DEATH(
		{
			StandIn::FTestWorld World;
			World.Play();
			World->SpawnActor<ASampleNoteActor>()->OnTick = [&World](ASampleNoteActor&)
			{
				World->DestroyWorld(true);
			};
			World.Tick();
		},
		"destroyed by something that it ticks");
}

TEST(EngineWorld, ForgottenSuperCallsOfSubsystemsAreReported)
{
	{
		const StandIn::FEnsureCounter Ensures;
		USampleForgetfulSubsystem::bForgetsInitialize = true;
		{
			const StandIn::FTestWorld World(EWorldType::GamePreview);
			EXPECT_EQ(Ensures.Num(), 1);
		}
		USampleForgetfulSubsystem::bForgetsInitialize = false;
	}
	const StandIn::FEnsureCounter Ensures;
	USampleForgetfulSubsystem::bForgetsDeinitialize = true;
	{
		const StandIn::FTestWorld World(EWorldType::GamePreview);
		EXPECT_EQ(Ensures.Num(), 0);
	}
	// Once when the world ends, once more when the object goes.
	EXPECT_EQ(Ensures.Num(), 2);
	USampleForgetfulSubsystem::bForgetsDeinitialize = false;
}

TEST(EngineWorld, TheCubeOfTheEngineIsThere)
{
	const StandIn::FTestWorld World;
	const UStaticMesh* Cube = LoadObject<UStaticMesh>(nullptr, TEXT("/Engine/BasicShapes/Cube.Cube"));
	ASSERT_NE(Cube, nullptr);
	EXPECT_EQ(Cube->GetBoundingBox().GetSize(), FVector(100.0));
}

TEST(EngineTimer, CallsOnceOrAgainAndAgain)
{
	StandIn::FTestWorld World;
	World.Play();
	FTimerManager& Timers = World->GetTimerManager();
	int32 Once = 0;
	int32 Often = 0;
	FTimerHandle OnceHandle;
	FTimerHandle OftenHandle;
	Timers.SetTimer(OnceHandle, FTimerDelegate::CreateLambda([&Once] { ++Once; }), 0.25f, false);
	Timers.SetTimer(OftenHandle, FTimerDelegate::CreateLambda([&Often] { ++Often; }), 0.25f, true, 0.0f);
	World.Tick(1, 0.125f);
	EXPECT_EQ(Once, 0);
	EXPECT_EQ(Often, 1);
	EXPECT_FLOAT_EQ(Timers.GetTimerRemaining(OnceHandle), 0.125f);
	World.Tick(1, 1.0f);
	EXPECT_EQ(Once, 1);
	EXPECT_EQ(Often, 5) << "a slow frame makes up for what it missed";
	EXPECT_FALSE(Timers.IsTimerActive(OnceHandle));
	EXPECT_TRUE(Timers.TimerExists(OftenHandle));
	Timers.ClearTimer(OftenHandle);
	EXPECT_FALSE(OftenHandle.IsValid());
	World.Tick(1, 1.0f);
	EXPECT_EQ(Often, 5);
}

TEST(EngineTimer, StandsStillWhilePaused)
{
	StandIn::FTestWorld World;
	World.Play();
	int32 Calls = 0;
	FTimerHandle Handle;
	World->GetTimerManager().SetTimer(
		Handle, FTimerDelegate::CreateLambda([&Calls] { ++Calls; }), 0.5f, false);
	UGameplayStatics::SetGamePaused(World.Get(), true);
	World.Tick(1, 1.0f);
	EXPECT_EQ(Calls, 0);
	UGameplayStatics::SetGamePaused(World.Get(), false);
	World.Tick(1, 1.0f);
	EXPECT_EQ(Calls, 1);
}

TEST(EngineTimer, MayClearItselfAndIsForgottenWithItsObject)
{
	StandIn::FTestWorld World;
	World.Play();
	FTimerManager& Timers = World->GetTimerManager();
	int32 Calls = 0;
	FTimerHandle Handle;
	Timers.SetTimer(Handle,
		FTimerDelegate::CreateLambda(
			[&]
			{
				++Calls;
				Timers.ClearTimer(Handle);
				Timers.SetTimerForNextTick(FTimerDelegate::CreateLambda([&Calls] { Calls += 10; }));
			}),
		0.01f, true);
	World.Tick(1, 1.0f);
	EXPECT_EQ(Calls, 1);
	World.Tick();
	EXPECT_EQ(Calls, 11);

	ASampleNoteActor* Actor = World->SpawnActor<ASampleNoteActor>();
	FTimerHandle OfActor;
	Timers.SetTimer(OfActor, FTimerDelegate::CreateWeakLambda(Actor, [&Calls] { Calls += 100; }), 0.5f, true);
	Actor->Destroy();
	EXPECT_FALSE(Timers.IsTimerActive(OfActor));
	World.Tick(1, 1.0f);
	EXPECT_EQ(Calls, 11);
}
} // namespace StandInTests
