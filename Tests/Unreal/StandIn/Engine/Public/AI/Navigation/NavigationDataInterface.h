// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of INavigationDataInterface: what modules below NavigationSystem ask of navigation
// data.

#include "AI/Navigation/NavQueryFilter.h"
#include "AI/Navigation/NavigationTypes.h"
#include "CoreMinimal.h"
#include "UObject/Interface.h"

#include "NavigationDataInterface.generated.h"

UINTERFACE(MinimalAPI)
class UNavigationDataInterface : public UInterface
{
	GENERATED_BODY()
};

class INavigationDataInterface
{
	GENERATED_BODY()

public:
	virtual bool ProjectPoint(const FVector& Point, FNavLocation& OutLocation, const FVector& Extent,
		FSharedConstNavQueryFilter Filter = nullptr, const UObject* Querier = nullptr) const
		PURE_VIRTUAL(INavigationDataInterface::ProjectPoint, return false;);

	virtual bool IsNodeRefValid(NavNodeRef NodeRef) const
		PURE_VIRTUAL(INavigationDataInterface::IsNodeRefValid, return false;);

	virtual bool FindMoveAlongSurface(const FNavLocation& StartLocation, const FVector& TargetPosition,
		FNavLocation& OutLocation, FSharedConstNavQueryFilter Filter = nullptr,
		const UObject* Querier = nullptr) const
		PURE_VIRTUAL(INavigationDataInterface::FindMoveAlongSurface, return false;);
};
