// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Navigation API facts", section 5, and the API page of INavAgentInterface.

#include "AI/Navigation/NavigationTypes.h"
#include "CoreMinimal.h"
#include "UObject/Interface.h"

#include "NavAgentInterface.generated.h"

UINTERFACE(MinimalAPI)
class UNavAgentInterface : public UInterface
{
	GENERATED_BODY()
};

/** Something that moves by navigation. */
class INavAgentInterface
{
	GENERATED_BODY()

public:
	virtual const FNavAgentProperties& GetNavAgentPropertiesRef() const
	{
		return FNavAgentProperties::DefaultProperties;
	}

	/** Where it stands: the feet, for characters. */
	virtual FVector GetNavAgentLocation() const
		PURE_VIRTUAL(INavAgentInterface::GetNavAgentLocation, return FVector::ZeroVector;);

	/** Added to the location of this actor when another moves to it. */
	virtual FVector GetMoveGoalOffset(const AActor* MovingActor) const { return FVector::ZeroVector; }

	/** True while paths must not be replaced, as in the air. */
	virtual bool ShouldPostponePathUpdates() const { return false; }
};
