// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GameFramework/Pawn.h"

#include "Components/CapsuleComponent.h"
#include "Engine/World.h"
#include "GameFramework/Character.h"
#include "GameFramework/CharacterMovementComponent.h"
#include "GameFramework/Controller.h"
#include "GameFramework/PawnMovementComponent.h"

APawn::APawn(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	PrimaryActorTick.bCanEverTick = true;
}

void APawn::SpawnDefaultController()
{
	UWorld* World = GetWorld();
	if (Controller != nullptr || AIControllerClass.Get() == nullptr || World->GetNetMode() == NM_Client)
	{
		return;
	}
	AController* NewController =
		World->SpawnActor<AController>(AIControllerClass.Get(), GetActorLocation(), GetActorRotation());
	if (NewController != nullptr)
	{
		NewController->Possess(this);
	}
}

void APawn::BeginPlay()
{
	Super::BeginPlay();
}

void APawn::PostInitializeComponents()
{
	Super::PostInitializeComponents();
	const bool bSpawned = GetWorld()->HasBegunPlay();
	const bool bWanted = AutoPossessAI == EAutoPossessAI::PlacedInWorldOrSpawned ||
		AutoPossessAI == (bSpawned ? EAutoPossessAI::Spawned : EAutoPossessAI::PlacedInWorld);
	if (bWanted && IsValid(this))
	{
		SpawnDefaultController();
	}
}

void APawn::PostRegisterAllComponents()
{
	Super::PostRegisterAllComponents();
	UpdateNavAgent();
}

void APawn::Destroyed()
{
	DetachFromControllerPendingDestroy();
	Super::Destroyed();
}

void APawn::PossessedBy(AController* NewController)
{
	Controller = NewController;
	SetOwner(NewController);
	UpdateNavAgent();
}

void APawn::UnPossessed()
{
	SetOwner(nullptr);
	Controller = nullptr;
	ControlInputVector = FVector::ZeroVector;
}

void APawn::DetachFromControllerPendingDestroy()
{
	if (Controller != nullptr && Controller->GetPawn() == this)
	{
		Controller->PawnPendingDestroy(this);
		if (Controller != nullptr)
		{
			Controller->UnPossess();
		}
		Controller = nullptr;
	}
}

UPawnMovementComponent* APawn::GetMovementComponent() const
{
	return FindComponentByClass<UPawnMovementComponent>();
}

void APawn::AddMovementInput(FVector WorldDirection, float ScaleValue, bool bForce)
{
	ControlInputVector += WorldDirection * static_cast<double>(ScaleValue);
}

FVector APawn::ConsumeMovementInputVector()
{
	const FVector Consumed = ControlInputVector;
	ControlInputVector = FVector::ZeroVector;
	return Consumed;
}

FVector APawn::GetVelocity() const
{
	const UPawnMovementComponent* Movement = GetMovementComponent();
	return Movement != nullptr ? Movement->Velocity : Super::GetVelocity();
}

const FNavAgentProperties& APawn::GetNavAgentPropertiesRef() const
{
	const UPawnMovementComponent* Movement = GetMovementComponent();
	return Movement != nullptr ? Movement->GetNavAgentPropertiesRef()
							   : FNavAgentProperties::DefaultProperties;
}

void APawn::UpdateNavAgent()
{
	if (UPawnMovementComponent* Movement = GetMovementComponent())
	{
		Movement->UpdateNavAgent(*this);
	}
}

ACharacter::ACharacter(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	CapsuleComponent = CreateDefaultSubobject<UCapsuleComponent>(TEXT("CollisionCylinder"));
	CapsuleComponent->InitCapsuleSize(34.0f, 88.0f);
	CapsuleComponent->SetCollisionProfileName(FName(TEXT("Pawn")));
	CapsuleComponent->SetCanEverAffectNavigation(false);
	RootComponent = CapsuleComponent;
	CharacterMovement = CreateDefaultSubobject<UCharacterMovementComponent>(TEXT("CharMoveComp"));
	CharacterMovement->UpdatedComponent = CapsuleComponent;
}

UPawnMovementComponent* ACharacter::GetMovementComponent() const
{
	return CharacterMovement;
}

FVector ACharacter::GetNavAgentLocation() const
{
	return CharacterMovement != nullptr ? CharacterMovement->GetActorFeetLocation()
										: Super::GetNavAgentLocation();
}
