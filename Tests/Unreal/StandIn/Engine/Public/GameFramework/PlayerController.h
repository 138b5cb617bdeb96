// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of APlayerController.
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Controller.h"

#include "PlayerController.generated.h"

/** The controller of somebody who plays. */
UCLASS()
class ENGINE_API APlayerController : public AController
{
	GENERATED_BODY()
};
