// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of INavRelevantInterface: what the navigation system asks of components.

#include "CoreMinimal.h"
#include "UObject/Interface.h"

#include "NavRelevantInterface.generated.h"

UINTERFACE(MinimalAPI)
class UNavRelevantInterface : public UInterface
{
	GENERATED_BODY()
};

class INavRelevantInterface
{
	GENERATED_BODY()

public:
	/** The part of the world whose navigation this may change. */
	virtual FBox GetNavigationBounds() const { return FBox(ForceInit); }
	virtual bool IsNavigationRelevant() const { return true; }
};
