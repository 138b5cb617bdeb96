// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of ANavMeshBoundsVolume and the fact sheet "Navigation API facts", section 0.

#include "AI/Navigation/NavAgentSelector.h"
#include "CoreMinimal.h"
#include "GameFramework/Volume.h"

#include "NavMeshBoundsVolume.generated.h"

/** Where navigation is built, and for which agents. */
UCLASS()
class NAVIGATIONSYSTEM_API ANavMeshBoundsVolume : public AVolume
{
	GENERATED_BODY()

public:
	UPROPERTY(EditAnywhere, Category = Navigation)
	FNavAgentSelector SupportedAgents;

	virtual void PostRegisterAllComponents() override;
	virtual void UnregisterAllComponents(bool bForReregister = false) override;
};
