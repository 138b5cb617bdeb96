// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GameFramework/Controller.h"

#include "GameFramework/Pawn.h"

AController::AController(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	PrimaryActorTick.bCanEverTick = true;
}

void AController::Possess(APawn* InPawn)
{
	check(IsInGameThread());
	APawn* Old = GetPawn();
	if (Old == InPawn && InPawn != nullptr)
	{
		return;
	}
	if (Old != nullptr)
	{
		UnPossess();
	}
	if (IsValid(InPawn))
	{
		OnPossess(InPawn);
	}
}

void AController::OnPossess(APawn* InPawn)
{
	if (AController* Other = InPawn->GetController())
	{
		Other->UnPossess();
	}
	InPawn->PossessedBy(this);
	SetPawn(InPawn);
}

void AController::UnPossess()
{
	if (GetPawn() != nullptr)
	{
		OnUnPossess();
	}
}

void AController::OnUnPossess()
{
	if (APawn* Old = GetPawn())
	{
		Old->UnPossessed();
	}
	SetPawn(nullptr);
}

void AController::SetPawn(APawn* InPawn)
{
	Pawn = InPawn;
}

void AController::PawnPendingDestroy(APawn* InPawn)
{
	if (InPawn == GetPawn())
	{
		UnPossess();
	}
}

void AController::Destroyed()
{
	UnPossess();
	Super::Destroyed();
}

const FNavAgentProperties& AController::GetNavAgentPropertiesRef() const
{
	const APawn* Agent = GetPawn();
	return Agent != nullptr ? Agent->GetNavAgentPropertiesRef() : FNavAgentProperties::DefaultProperties;
}

FVector AController::GetNavAgentLocation() const
{
	const APawn* Agent = GetPawn();
	return Agent != nullptr ? Agent->GetNavAgentLocation() : GetActorLocation();
}

FVector AController::GetMoveGoalOffset(const AActor* MovingActor) const
{
	return FVector::ZeroVector;
}
