// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GameFramework/CharacterMovementComponent.h"

#include "Components/CapsuleComponent.h"
#include "GameFramework/Character.h"

UCharacterMovementComponent::UCharacterMovementComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

void UCharacterMovementComponent::RequestDirectMove(const FVector& MoveVelocity, bool bForceMaxSpeed)
{
	RequestedVelocity = bForceMaxSpeed ? MoveVelocity.GetSafeNormal() * static_cast<double>(MaxWalkSpeed)
									   : MoveVelocity.GetClampedToMaxSize(MaxWalkSpeed);
	bHasRequestedVelocity = true;
}

void UCharacterMovementComponent::StopActiveMovement()
{
	Super::StopActiveMovement();
	RequestedVelocity = FVector::ZeroVector;
	bHasRequestedVelocity = false;
}

void UCharacterMovementComponent::StopMovementImmediately()
{
	StopActiveMovement();
	Super::StopMovementImmediately();
}

FVector UCharacterMovementComponent::GetActorFeetLocation() const
{
	const ACharacter* Character = Cast<ACharacter>(GetOwner());
	const float HalfHeight =
		Character != nullptr ? Character->GetCapsuleComponent()->GetScaledCapsuleHalfHeight() : 0.0f;
	return GetActorLocation() - FVector(0.0, 0.0, HalfHeight);
}

void UCharacterMovementComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);
	const FVector Input = ConsumeInputVector().GetClampedToMaxSize(1.0);
	if (UpdatedComponent == nullptr || DeltaTime <= 0.0f)
	{
		return;
	}
	// What path following asks for holds for one tick. Brakes are perfect.
	Velocity = bHasRequestedVelocity ? RequestedVelocity : Input * static_cast<double>(MaxWalkSpeed);
	bHasRequestedVelocity = false;
	const bool bTurns = bOrientRotationToMovement && !Velocity.IsNearlyZero();
	const FQuat Rotation = bTurns ? FRotator(0.0, Velocity.Rotation().Yaw, 0.0).Quaternion()
								  : UpdatedComponent->GetComponentQuat();
	MoveUpdatedComponent(Velocity * DeltaTime, Rotation, true);
	UpdateComponentVelocity();
}
