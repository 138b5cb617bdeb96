// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Navigation API facts", section 3, and the API pages of the types below.

#include "AI/Navigation/NavQueryFilter.h"
#include "AI/Navigation/NavigationTypes.h"
#include "CoreMinimal.h"
#include "Delegates/Delegate.h"
#include "Templates/SharedPointer.h"
#include "UObject/WeakObjectPtrTemplates.h"

class ANavigationData;
class INavAgentInterface;
class UObject;
struct FNavigationPath;

typedef TSharedPtr<FNavigationPath, ESPMode::ThreadSafe> FNavPathSharedPtr;
typedef TSharedRef<FNavigationPath, ESPMode::ThreadSafe> FNavPathSharedRef;
typedef TWeakPtr<FNavigationPath, ESPMode::ThreadSafe> FNavPathWeakPtr;

/** Identifier of the query, how it ended, and the path if there is one. */
DECLARE_DELEGATE_ThreeParams(FNavPathQueryDelegate, uint32, ENavigationQueryResult::Type, FNavPathSharedPtr);

namespace EPathFindingMode
{
enum Type
{
	Regular,
	Hierarchical,
};
} // namespace EPathFindingMode

/** What was asked, kept by the path that answers it. */
struct FPathFindingQueryData
{
	TWeakObjectPtr<const UObject> Owner;
	FVector StartLocation;
	FVector EndLocation;
	FSharedConstNavQueryFilter QueryFilter;

	/** Up to the navigation data. */
	int32 NavDataFlags;

	/** No path that costs more is looked for. */
	FVector::FReal CostLimit;

	/** Whether a path that ends short of the goal is an answer. */
	uint32 bAllowPartialPaths : 1;

	/** Whether the goal has to be on navigation data. */
	uint32 bRequireNavigableEndLocation : 1;

	FPathFindingQueryData()
		: StartLocation(FVector::ZeroVector), EndLocation(FVector::ZeroVector), NavDataFlags(0),
		  CostLimit(TNumericLimits<FVector::FReal>::Max()), bAllowPartialPaths(true),
		  bRequireNavigableEndLocation(true)
	{
	}

	FPathFindingQueryData(const UObject* InOwner, const FVector& InStartLocation,
		const FVector& InEndLocation, FSharedConstNavQueryFilter InQueryFilter = nullptr,
		int32 InNavDataFlags = 0, bool bInAllowPartialPaths = true,
		const FVector::FReal InCostLimit = TNumericLimits<FVector::FReal>::Max(),
		const bool bInRequireNavigableEndLocation = true)
		: Owner(InOwner), StartLocation(InStartLocation), EndLocation(InEndLocation),
		  QueryFilter(InQueryFilter), NavDataFlags(InNavDataFlags), CostLimit(InCostLimit),
		  bAllowPartialPaths(bInAllowPartialPaths),
		  bRequireNavigableEndLocation(bInRequireNavigableEndLocation)
	{
	}
};

struct NAVIGATIONSYSTEM_API FPathFindingQuery : public FPathFindingQueryData
{
	TWeakObjectPtr<const ANavigationData> NavData;

	/** The path to fill in, when it exists already. */
	FNavPathSharedPtr PathInstanceToFill;
	FNavAgentProperties NavAgentProperties;

	FPathFindingQuery() : FPathFindingQueryData() {}

	FPathFindingQuery(const UObject* InOwner, const ANavigationData& InNavData, const FVector& Start,
		const FVector& End, FSharedConstNavQueryFilter SourceQueryFilter = nullptr,
		FNavPathSharedPtr InPathInstanceToFill = nullptr,
		const FVector::FReal CostLimit = TNumericLimits<FVector::FReal>::Max(),
		const bool bInRequireNavigableEndLocation = true);

	FPathFindingQuery(const INavAgentInterface& InNavAgent, const ANavigationData& InNavData,
		const FVector& Start, const FVector& End, FSharedConstNavQueryFilter SourceQueryFilter = nullptr,
		FNavPathSharedPtr InPathInstanceToFill = nullptr,
		const FVector::FReal CostLimit = TNumericLimits<FVector::FReal>::Max(),
		const bool bInRequireNavigableEndLocation = true);

	/** Asks once more what the path answered: from where the querier stands now, to where the goal actor is
	 * now. */
	explicit FPathFindingQuery(
		FNavPathSharedRef PathToRecalculate, const ANavigationData* NavDataOverride = nullptr);

	FPathFindingQuery& SetPathInstanceToUpdate(FNavPathSharedPtr PathInstance)
	{
		PathInstanceToFill = PathInstance;
		return *this;
	}

	FPathFindingQuery& SetAllowPartialPaths(const bool bAllow)
	{
		bAllowPartialPaths = bAllow;
		return *this;
	}

	FPathFindingQuery& SetRequireNavigableEndLocation(const bool bRequire)
	{
		bRequireNavigableEndLocation = bRequire;
		return *this;
	}

	FPathFindingQuery& SetNavAgentProperties(const FNavAgentProperties& InNavAgentProperties)
	{
		NavAgentProperties = InNavAgentProperties;
		return *this;
	}
};
