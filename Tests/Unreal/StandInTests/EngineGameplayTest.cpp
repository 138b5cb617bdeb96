// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Pawns and their controllers, movement, async actions and settings.
#include "Components/CapsuleComponent.h"
#include "Engine/DeveloperSettings.h"
#include "Engine/GameInstance.h"
#include "Engine/World.h"
#include "GameFramework/Character.h"
#include "GameFramework/CharacterMovementComponent.h"
#include "GameFramework/FloatingPawnMovement.h"
#include "Samples/EngineSamples.h"
#include "StandIn/TestWorld.h"

#include <gtest/gtest.h>

namespace StandInTests
{
TEST(EnginePawn, BelongsToTheControllerThatTookItLast)
{
	StandIn::FTestWorld World;
	World.Play();
	APawn* Pawn = World->SpawnActor<APawn>();
	ASampleController* First = World->SpawnActor<ASampleController>();
	ASampleController* Second = World->SpawnActor<ASampleController>();
	First->Possess(Pawn);
	EXPECT_EQ(Pawn->GetController(), First);
	EXPECT_EQ(First->GetPawn(), Pawn);
	Second->Possess(Pawn);
	EXPECT_EQ(Pawn->GetController(), Second);
	EXPECT_EQ(First->GetPawn(), nullptr);
	Pawn->Destroy();
	EXPECT_EQ(Second->GetPawn(), nullptr);
}

TEST(EnginePawn, LosesItsControllerWhenThatGoes)
{
	StandIn::FTestWorld World;
	World.Play();
	APawn* Pawn = World->SpawnActor<APawn>();
	ASampleController* Controller = World->SpawnActor<ASampleController>();
	Controller->Possess(Pawn);
	Controller->Destroy();
	EXPECT_EQ(Pawn->GetController(), nullptr);
}

TEST(EnginePawn, GetsAControllerOfItsOwnWhenItIsToldSo)
{
	StandIn::FTestWorld World;
	const auto Spawn = [&World](EAutoPossessAI Auto)
	{
		APawn* Pawn = World->SpawnActorDeferred<APawn>(APawn::StaticClass(), FTransform::Identity);
		Pawn->AutoPossessAI = Auto;
		Pawn->AIControllerClass = ASampleController::StaticClass();
		Pawn->FinishSpawning(FTransform::Identity);
		return Pawn;
	};
	const APawn* Placed = Spawn(EAutoPossessAI::PlacedInWorld);
	World.Play();
	EXPECT_NE(Placed->GetController(), nullptr);
	EXPECT_EQ(Spawn(EAutoPossessAI::PlacedInWorld)->GetController(), nullptr);
	EXPECT_NE(Spawn(EAutoPossessAI::Spawned)->GetController(), nullptr);
	EXPECT_NE(Spawn(EAutoPossessAI::PlacedInWorldOrSpawned)->GetController(), nullptr);
	EXPECT_EQ(Spawn(EAutoPossessAI::Disabled)->GetController(), nullptr);
}

TEST(EnginePawn, CharacterIsAnAgentOfTheSizeOfItsCapsule)
{
	StandIn::FTestWorld World;
	World.Play();
	const ACharacter* Character =
		World->SpawnActor<ACharacter>(FVector(0.0, 0.0, 88.0), FRotator::ZeroRotator);
	EXPECT_EQ(Character->GetNavAgentPropertiesRef().AgentRadius, 34.0f);
	EXPECT_EQ(Character->GetNavAgentPropertiesRef().AgentHeight, 176.0f);
	EXPECT_EQ(Character->GetNavAgentLocation(), FVector::ZeroVector);
}

TEST(EnginePawn, CharacterGoesAsFastAsItIsAskedForOneTick)
{
	StandIn::FTestWorld World;
	World.Play();
	ACharacter* Character = World->SpawnActor<ACharacter>();
	UCharacterMovementComponent* Movement = Character->GetCharacterMovement();
	Movement->RequestDirectMove(FVector(300.0, 0.0, 0.0), false);
	World.Tick(1, 0.5f);
	EXPECT_TRUE(Character->GetActorLocation().Equals(FVector(150.0, 0.0, 0.0), 1e-6));
	EXPECT_EQ(Character->GetVelocity(), FVector(300.0, 0.0, 0.0));
	World.Tick(1, 0.5f);
	EXPECT_TRUE(Character->GetActorLocation().Equals(FVector(150.0, 0.0, 0.0), 1e-6));
	Movement->RequestDirectMove(FVector(0.0, 9000.0, 0.0), false);
	World.Tick(1, 0.5f);
	EXPECT_TRUE(Character->GetActorLocation().Equals(FVector(150.0, 300.0, 0.0), 1e-6))
		<< "no faster than it can";
	Character->AddMovementInput(FVector(0.0, 0.0, 1.0));
	World.Tick(1, 0.5f);
	EXPECT_TRUE(Character->GetActorLocation().Equals(FVector(150.0, 300.0, 300.0), 1e-6));
}

TEST(EnginePawn, FloatingPawnAcceleratesAndBrakes)
{
	StandIn::FTestWorld World;
	World.Play();
	APawn* Pawn = World->SpawnActor<APawn>();
	USceneComponent* Root = NewObject<USceneComponent>(Pawn);
	Pawn->SetRootComponent(Root);
	Root->RegisterComponent();
	UFloatingPawnMovement* Movement = NewObject<UFloatingPawnMovement>(Pawn);
	Movement->RegisterComponent();
	EXPECT_EQ(Pawn->GetMovementComponent(), Movement);
	Pawn->AddMovementInput(FVector::ForwardVector);
	World.Tick(1, 0.125f);
	EXPECT_EQ(Movement->Velocity, FVector(500.0, 0.0, 0.0));
	EXPECT_EQ(Pawn->GetActorLocation(), FVector(62.5, 0.0, 0.0));
	World.Tick(1, 0.125f);
	EXPECT_EQ(Movement->Velocity, FVector::ZeroVector);
	Movement->RequestDirectMove(FVector(0.0, 1200.0, 0.0), false);
	World.Tick(1, 0.0625f);
	EXPECT_GT(Pawn->GetActorLocation().Y, 0.0);
}

TEST(EngineAsyncAction, LivesAsLongAsItIsRegistered)
{
	StandIn::FTestWorld World;
	World.Play();
	USampleAction* Action = NewObject<USampleAction>();
	const TWeakObjectPtr<USampleAction> Weak = Action;
	EXPECT_FALSE(Action->IsActive());
	Action->RegisterWithGameInstance(World.Get());
	EXPECT_TRUE(Action->IsActive());
	EXPECT_NE(Action->GetTimerManager(), nullptr);
	World.CollectGarbage();
	ASSERT_TRUE(Weak.IsValid());
	Action->Cancel();
	EXPECT_FALSE(Action->IsActive());
	EXPECT_FALSE(Action->ShouldBroadcastDelegates());
	World.CollectGarbage();
	EXPECT_FALSE(Weak.IsValid());
}

TEST(EngineAsyncAction, IsLostWhenNobodyKeepsIt)
{
	StandIn::FTestWorld World(EWorldType::Editor);
	USampleAction* Action = NewObject<USampleAction>();
	const TWeakObjectPtr<USampleAction> Weak = Action;
	Action->RegisterWithGameInstance(World.Get());
	EXPECT_FALSE(Action->IsRegistered()) << "an editor has no game instance";
	World.CollectGarbage();
	EXPECT_FALSE(Weak.IsValid());
}

TEST(EngineAsyncAction, GoesWithItsGame)
{
	TWeakObjectPtr<USampleAction> Weak;
	{
		StandIn::FTestWorld World;
		World.Play();
		Weak = NewObject<USampleAction>();
		Weak->RegisterWithGameInstance(World.Get());
	}
	EXPECT_FALSE(Weak.IsValid());
}

TEST(EngineSettings, ArePagesOfTheProjectUnlessTheySayOtherwise)
{
	const USampleDeveloperSettings* Settings = GetDefault<USampleDeveloperSettings>();
	EXPECT_EQ(Settings->GetContainerName(), FName(TEXT("Project")));
	EXPECT_EQ(Settings->GetCategoryName(), FName(TEXT("Plugins")));
	EXPECT_EQ(Settings->GetSectionName(), FName(TEXT("SampleDeveloperSettings")));
}
} // namespace StandInTests
