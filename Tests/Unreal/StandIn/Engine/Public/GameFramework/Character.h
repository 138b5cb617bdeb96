// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of ACharacter.
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Pawn.h"

#include "Character.generated.h"

class UCapsuleComponent;
class UCharacterMovementComponent;

/** A pawn that walks: a capsule of 34 by 88 cm. */
UCLASS()
class ENGINE_API ACharacter : public APawn
{
	GENERATED_BODY()

public:
	ACharacter(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	UCapsuleComponent* GetCapsuleComponent() const { return CapsuleComponent; }
	UCharacterMovementComponent* GetCharacterMovement() const { return CharacterMovement; }

	virtual UPawnMovementComponent* GetMovementComponent() const override;
	/** The feet. */
	virtual FVector GetNavAgentLocation() const override;

private:
	UPROPERTY()
	TObjectPtr<UCapsuleComponent> CapsuleComponent;

	UPROPERTY()
	TObjectPtr<UCharacterMovementComponent> CharacterMovement;
};
