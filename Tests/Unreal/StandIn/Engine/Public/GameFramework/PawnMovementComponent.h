// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of UPawnMovementComponent.
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/NavMovementComponent.h"

#include "PawnMovementComponent.generated.h"

class APawn;

/** Moves a pawn by what is put in. */
UCLASS(Abstract)
class ENGINE_API UPawnMovementComponent : public UNavMovementComponent
{
	GENERATED_BODY()

public:
	UPawnMovementComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	APawn* GetPawnOwner() const;
	virtual void AddInputVector(FVector WorldVector, bool bForce = false);
	/** What was put in since it was last asked. */
	virtual FVector ConsumeInputVector();

	virtual void RequestPathMove(const FVector& MoveInput) override;
};
