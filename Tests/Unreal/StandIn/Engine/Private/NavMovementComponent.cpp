// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Movement up to floating pawns.
#include "GameFramework/NavMovementComponent.h"

#include "Components/CapsuleComponent.h"
#include "GameFramework/Controller.h"
#include "GameFramework/FloatingPawnMovement.h"
#include "GameFramework/MovementComponent.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PawnMovementComponent.h"

UMovementComponent::UMovementComponent(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	PrimaryComponentTick.bCanEverTick = true;
	bWantsInitializeComponent = true;
	bAutoActivate = true;
}

void UMovementComponent::SetUpdatedComponent(USceneComponent* NewUpdatedComponent)
{
	UpdatedComponent = NewUpdatedComponent;
}

void UMovementComponent::OnRegister()
{
	Super::OnRegister();
	if (UpdatedComponent == nullptr && GetOwner() != nullptr)
	{
		SetUpdatedComponent(GetOwner()->GetRootComponent());
	}
}

void UMovementComponent::InitializeComponent()
{
	Super::InitializeComponent();
	if (UpdatedComponent == nullptr && GetOwner() != nullptr)
	{
		SetUpdatedComponent(GetOwner()->GetRootComponent());
	}
}

void UMovementComponent::StopMovementImmediately()
{
	Velocity = FVector::ZeroVector;
	UpdateComponentVelocity();
}

void UMovementComponent::UpdateComponentVelocity()
{
	if (UpdatedComponent != nullptr)
	{
		UpdatedComponent->ComponentVelocity = Velocity;
	}
}

bool UMovementComponent::MoveUpdatedComponent(const FVector& Delta, const FQuat& NewRotation, bool bSweep)
{
	if (UpdatedComponent == nullptr)
	{
		return false;
	}
	UpdatedComponent->SetWorldLocationAndRotation(
		UpdatedComponent->GetComponentLocation() + Delta, NewRotation, bSweep);
	return true;
}

UNavMovementComponent::UNavMovementComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), bUseAccelerationForPaths(false), bUpdateNavAgentWithOwnersCollision(true)
{
}

void UNavMovementComponent::UpdateNavAgent(const AActor& ObjectToUpdateFrom)
{
	const UCapsuleComponent* Capsule = Cast<UCapsuleComponent>(ObjectToUpdateFrom.GetRootComponent());
	if (bUpdateNavAgentWithOwnersCollision && Capsule != nullptr)
	{
		NavAgentProps.AgentRadius = Capsule->GetScaledCapsuleRadius();
		NavAgentProps.AgentHeight = 2.0f * Capsule->GetScaledCapsuleHalfHeight();
	}
}

FVector UNavMovementComponent::GetActorLocation() const
{
	return UpdatedComponent != nullptr ? UpdatedComponent->GetComponentLocation() : FVector::ZeroVector;
}

FVector UNavMovementComponent::GetActorFeetLocation() const
{
	const double HalfHeight = UpdatedComponent != nullptr ? UpdatedComponent->Bounds.BoxExtent.Z : 0.0;
	return GetActorLocation() - FVector(0.0, 0.0, HalfHeight);
}

void UNavMovementComponent::RequestDirectMove(const FVector& MoveVelocity, bool bForceMaxSpeed)
{
	Velocity = MoveVelocity;
}

void UNavMovementComponent::RequestPathMove(const FVector& MoveInput) {}

UPawnMovementComponent::UPawnMovementComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

APawn* UPawnMovementComponent::GetPawnOwner() const
{
	return Cast<APawn>(GetOwner());
}

void UPawnMovementComponent::AddInputVector(FVector WorldVector, bool bForce)
{
	if (APawn* Pawn = GetPawnOwner())
	{
		Pawn->AddMovementInput(WorldVector, 1.0f, bForce);
	}
}

FVector UPawnMovementComponent::ConsumeInputVector()
{
	APawn* Pawn = GetPawnOwner();
	return Pawn != nullptr ? Pawn->ConsumeMovementInputVector() : FVector::ZeroVector;
}

void UPawnMovementComponent::RequestPathMove(const FVector& MoveInput)
{
	AddInputVector(MoveInput);
}

UFloatingPawnMovement::UFloatingPawnMovement(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

void UFloatingPawnMovement::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);
	if (UpdatedComponent == nullptr || DeltaTime <= 0.0f)
	{
		return;
	}
	const FVector Input = ConsumeInputVector().GetClampedToMaxSize(1.0);
	const AController* Controller = GetPawnOwner() != nullptr ? GetPawnOwner()->GetController() : nullptr;
	if (Controller != nullptr && Controller->IsFollowingAPath())
	{
		// The path says how fast; nothing brakes.
		Velocity = Velocity.GetClampedToMaxSize(MaxSpeed);
	}
	else
	{
		ApplyInput(Input, DeltaTime);
	}
	MoveUpdatedComponent(Velocity * DeltaTime, UpdatedComponent->GetComponentQuat(), true);
	UpdateComponentVelocity();
}

void UFloatingPawnMovement::ApplyInput(const FVector& Input, float DeltaTime)
{
	if (Input.IsZero())
	{
		const double Speed = FMath::Max(0.0, Velocity.Size() - static_cast<double>(Deceleration * DeltaTime));
		Velocity = Velocity.GetSafeNormal() * Speed;
		return;
	}
	Velocity =
		(Velocity + Input * static_cast<double>(Acceleration * DeltaTime)).GetClampedToMaxSize(MaxSpeed);
}
