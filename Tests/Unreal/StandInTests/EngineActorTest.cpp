// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The life of actors and components, and where they are.
#include "Components/BoxComponent.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "EngineUtils.h"
#include "GameFramework/Info.h"
#include "LogCapture.h"
#include "Samples/EngineSamples.h"
#include "StandIn/TestWorld.h"
#include "TimerManager.h"

#include <gtest/gtest.h>

namespace StandInTests
{
class EngineActor : public testing::Test
{
protected:
	ASampleNoteActor* Spawn(const FVector& Location = FVector::ZeroVector)
	{
		const FTransform Transform(Location);
		ASampleNoteActor* Actor =
			World->SpawnActorDeferred<ASampleNoteActor>(ASampleNoteActor::StaticClass(), Transform);
		Actor->SetNotes(Notes);
		Actor->FinishSpawning(Transform);
		return Actor;
	}

	TArray<FString> Take()
	{
		TArray<FString> Taken = *Notes;
		Notes->Reset();
		return Taken;
	}

	StandIn::FTestWorld World;
	TSharedPtr<TArray<FString>> Notes = MakeShared<TArray<FString>>();
};

TEST_F(EngineActor, IsInitialisedBeforeItPlaysAndPlaysAfterItsParts)
{
	Spawn();
	EXPECT_EQ(Take(), TArray<FString>({TEXT("OnConstruction")}));
	World.Play();
	EXPECT_EQ(Take(),
		TArray<FString>({TEXT("PreInitializeComponents"), TEXT("Part InitializeComponent"),
			TEXT("PostInitializeComponents"), TEXT("Part BeginPlay"), TEXT("BeginPlay")}));
}

TEST_F(EngineActor, SpawnedInPlayDoesAllOfItAtOnce)
{
	World.Play();
	const ASampleNoteActor* Actor = Spawn();
	EXPECT_TRUE(Actor->HasActorBegunPlay());
	EXPECT_EQ(Take(),
		TArray<FString>(
			{TEXT("OnConstruction"), TEXT("PreInitializeComponents"), TEXT("Part InitializeComponent"),
				TEXT("PostInitializeComponents"), TEXT("Part BeginPlay"), TEXT("BeginPlay")}));
}

TEST_F(EngineActor, TicksOnceAFrameBeforeItsPartsAndOnlyInPlay)
{
	ASampleNoteActor* Actor = Spawn();
	World.Tick(3);
	Take();
	World.Play();
	Take();
	World.Tick(2, 0.25f);
	EXPECT_EQ(Take(), TArray<FString>({TEXT("Tick"), TEXT("Part Tick"), TEXT("Tick"), TEXT("Part Tick")}));
	EXPECT_FLOAT_EQ(Actor->Part->Ticked, 0.5f);
	Actor->SetActorTickEnabled(false);
	World.Tick();
	EXPECT_EQ(Take(), TArray<FString>({TEXT("Part Tick")}));
}

TEST_F(EngineActor, EndsOnceWhenItIsDestroyed)
{
	World.Play();
	ASampleNoteActor* Actor = Spawn();
	Actor->OnDestroyed.AddDynamic(Actor, &ASampleNoteActor::NoteDestruction);
	USampleNoteComponent* Part = Actor->Part;
	const TWeakObjectPtr<AActor> Weak = Actor;
	Take();
	EXPECT_TRUE(Actor->Destroy());
	EXPECT_TRUE(Actor->Destroy());
	EXPECT_EQ(Take(),
		TArray<FString>({TEXT("EndPlay"), TEXT("Part EndPlay"), TEXT("OnDestroyed"),
			TEXT("Part OnUnregister"), TEXT("Part OnComponentDestroyed")}));
	EXPECT_EQ(Part->Reasons, TArray<EEndPlayReason::Type>({EEndPlayReason::Destroyed}));
	EXPECT_FALSE(IsValid(Actor));
	EXPECT_FALSE(Weak.IsValid());
	EXPECT_TRUE(Actor->IsActorBeingDestroyed());
	World.CollectGarbage();
	EXPECT_EQ(Weak.Get(true), nullptr);
	World.Tick();
	EXPECT_EQ(Notes->Num(), 0);
}

TEST_F(EngineActor, EndsWhenTheWorldDoes)
{
	World.Play();
	Spawn();
	Take();
	World.Destroy();
	EXPECT_EQ(Take(), TArray<FString>({TEXT("EndPlay"), TEXT("Part EndPlay"), TEXT("Part OnUnregister")}));
}

TEST_F(EngineActor, MayDestroyItselfAndOthersWhileTicking)
{
	World.Play();
	TArray<ASampleNoteActor*> Actors;
	for (int32 Index = 0; Index < 4; ++Index)
	{
		Actors.Add(Spawn());
	}
	Actors[1]->OnTick = [&](ASampleNoteActor& Self)
	{
		Actors[0]->Destroy();
		Self.Destroy();
		Actors[3]->Destroy();
		Spawn();
	};
	Take();
	World.Tick();
	// 0 and 2 tick with their parts; 1 ticks and takes its part away; 3 is gone before its turn; the new one
	// begins to play at once, and ticks in the next group.
	const TArray<FString> Frame = Take();
	EXPECT_EQ(Frame.FilterByPredicate([](const FString& Note) { return Note == TEXT("Tick"); }).Num(), 4);
	EXPECT_EQ(
		Frame.FilterByPredicate([](const FString& Note) { return Note == TEXT("Part Tick"); }).Num(), 3);
	World.CollectGarbage();
	World.Tick();
	EXPECT_EQ(Take().Num(), 4);
}

TEST_F(EngineActor, ComponentMadeInPlayBeginsWhenItIsRegistered)
{
	World.Play();
	AActor* Actor = World->SpawnActor<AActor>();
	USampleNoteComponent* Part = NewObject<USampleNoteComponent>(Actor);
	Part->Notes = Notes;
	EXPECT_EQ(Part->GetOwner(), Actor);
	EXPECT_EQ(Actor->FindComponentByClass<USampleNoteComponent>(), Part);
	EXPECT_EQ(Notes->Num(), 0);
	Part->RegisterComponent();
	EXPECT_EQ(Take(),
		TArray<FString>({TEXT("Part OnRegister"), TEXT("Part InitializeComponent"), TEXT("Part BeginPlay")}));
	Part->DestroyComponent();
	EXPECT_EQ(Take(),
		TArray<FString>(
			{TEXT("Part EndPlay"), TEXT("Part OnUnregister"), TEXT("Part OnComponentDestroyed")}));
	EXPECT_EQ(Actor->FindComponentByClass<USampleNoteComponent>(), nullptr);
}

TEST_F(EngineActor, UnregisteredComponentDoesNotTick)
{
	World.Play();
	ASampleNoteActor* Actor = Spawn();
	Actor->Part->UnregisterComponent();
	Take();
	World.Tick();
	EXPECT_EQ(Take(), TArray<FString>({TEXT("Tick")}));
	EXPECT_TRUE(Actor->Part->HasBegunPlay()) << "unregistering is not the end of play";
}

TEST_F(EngineActor, MovesWhatIsAttachedToIt)
{
	World.Play();
	ASampleNoteActor* Parent = Spawn(FVector(100.0, 0.0, 0.0));
	ASampleNoteActor* Child = Spawn(FVector(100.0, 50.0, 0.0));
	EXPECT_TRUE(Child->AttachToActor(Parent, FAttachmentTransformRules::KeepWorldTransform));
	EXPECT_FALSE(Parent->AttachToActor(Child, FAttachmentTransformRules::KeepWorldTransform)) << "no circles";
	EXPECT_EQ(Child->GetAttachParentActor(), Parent);
	int32 Heard = 0;
	Child->GetRootComponent()->TransformUpdated.AddLambda(
		[&Heard](USceneComponent*, EUpdateTransformFlags Flags, ETeleportType)
		{ Heard += EnumHasAnyFlags(Flags, EUpdateTransformFlags::PropagateFromParent) ? 1 : 0; });
	Parent->SetActorLocationAndRotation(FVector(0.0, 0.0, 10.0), FRotator(0.0, 90.0, 0.0));
	EXPECT_TRUE(Child->GetActorLocation().Equals(FVector(-50.0, 0.0, 10.0), 1e-9));
	EXPECT_EQ(Heard, 1);
	EXPECT_EQ(Child->Part->Moves, 1);
	Parent->SetActorLocation(FVector(0.0, 0.0, 10.0));
	EXPECT_EQ(Heard, 1) << "it was there already";
	Parent->Destroy();
	EXPECT_EQ(Child->GetAttachParentActor(), nullptr);
	EXPECT_TRUE(Child->GetActorLocation().Equals(FVector(-50.0, 0.0, 10.0), 1e-9));
}

TEST_F(EngineActor, StaticOnesStayWhereTheyArePut)
{
	AActor* Box = World.SpawnBox(FVector::ZeroVector, FVector(50.0));
	Box->GetRootComponent()->SetMobility(EComponentMobility::Static);
	Box->SetActorLocation(FVector(1.0, 0.0, 0.0));
	EXPECT_EQ(Box->GetActorLocation().X, 1.0);
	World.Play();
	const FLogCapture Log;
	Box->SetActorLocation(FVector(2.0, 0.0, 0.0));
	EXPECT_EQ(Box->GetActorLocation().X, 1.0);
	EXPECT_EQ(Log.Num(), 1);
}

TEST_F(EngineActor, CannotBeSpawnedOfAnAbstractClassNorIntoAWorldThatGoes)
{
	const FLogCapture Log;
	EXPECT_EQ(World->SpawnActor(AInfo::StaticClass()), nullptr);
	EXPECT_EQ(World->SpawnActor(nullptr), nullptr);
	World->BeginTearingDown();
	EXPECT_EQ(World->SpawnActor<AActor>(), nullptr);
	EXPECT_EQ(Log.Num(), 3);
}

TEST_F(EngineActor, LivesForItsLifeSpan)
{
	World.Play();
	const TWeakObjectPtr<AActor> Actor = World->SpawnActor<AActor>();
	Actor->SetLifeSpan(0.25f);
	World.Tick(2, 0.1f);
	EXPECT_TRUE(Actor.IsValid());
	World.Tick(1, 0.1f);
	EXPECT_FALSE(Actor.IsValid());
}

TEST_F(EngineActor, IsFoundByItsClass)
{
	Spawn();
	World->SpawnActor<AActor>();
	ASampleNoteActor* Second = Spawn();
	TArray<AActor*> Found;
	for (ASampleNoteActor* Actor : TActorRange<ASampleNoteActor>(World.Get()))
	{
		Found.Add(Actor);
	}
	EXPECT_EQ(Found.Num(), 2);
	Second->Destroy();
	int32 Left = 0;
	for (TActorIterator<ASampleNoteActor> Actor(World.Get()); Actor; ++Actor)
	{
		++Left;
	}
	EXPECT_EQ(Left, 1);
}
} // namespace StandInTests
