// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTNode, which implements this interface. Nothing here runs gameplay tasks.

#include "CoreMinimal.h"
#include "UObject/Interface.h"

#include "GameplayTaskOwnerInterface.generated.h"

UINTERFACE(MinimalAPI)
class UGameplayTaskOwnerInterface : public UInterface
{
	GENERATED_BODY()
};

class GAMEPLAYTASKS_API IGameplayTaskOwnerInterface
{
	GENERATED_BODY()
};
