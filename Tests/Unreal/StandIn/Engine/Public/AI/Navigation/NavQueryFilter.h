// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Navigation API facts", section 7, and the API pages of the two types.

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

struct FNavigationQueryFilter;

typedef TSharedPtr<FNavigationQueryFilter, ESPMode::ThreadSafe> FSharedNavQueryFilter;
typedef TSharedPtr<const FNavigationQueryFilter, ESPMode::ThreadSafe> FSharedConstNavQueryFilter;

/** What one kind of navigation data makes of a filter. */
class INavigationQueryFilterInterface
{
public:
	virtual ~INavigationQueryFilterInterface() {}

	virtual void Reset() = 0;

	virtual void SetAreaCost(uint8 AreaType, float Cost) = 0;
	virtual void SetFixedAreaEnteringCost(uint8 AreaType, float Cost) = 0;
	virtual void SetExcludedArea(uint8 AreaType) = 0;
	virtual void SetAllAreaCosts(const float* CostArray, const int32 Count) = 0;
	virtual void GetAllAreaCosts(float* CostArray, float* FixedCostArray, const int32 Count) const = 0;
	virtual void SetBacktrackingEnabled(const bool bBacktracking) = 0;
	virtual bool IsBacktrackingEnabled() const = 0;
	virtual float GetHeuristicScale() const = 0;
	virtual bool IsEqual(const INavigationQueryFilterInterface* Other) const = 0;
	virtual void SetIncludeFlags(uint16 Flags) = 0;
	virtual uint16 GetIncludeFlags() const = 0;
	virtual void SetExcludeFlags(uint16 Flags) = 0;
	virtual uint16 GetExcludeFlags() const = 0;
	virtual FVector GetAdjustedEndLocation(const FVector& EndLocation) const { return EndLocation; }

	virtual INavigationQueryFilterInterface* CreateCopy() const = 0;
};

/**
 * A filter of path queries. What it means is up to its implementation, which the navigation data sets:
 * without one, every call that needs it fails a check.
 */
struct ENGINE_API FNavigationQueryFilter : public TSharedFromThis<FNavigationQueryFilter, ESPMode::ThreadSafe>
{
	static constexpr uint32 DefaultMaxSearchNodes = 2048;

	FNavigationQueryFilter() : MaxSearchNodes(DefaultMaxSearchNodes) {}
	FNavigationQueryFilter& operator=(const FNavigationQueryFilter&) = delete;

	void SetAreaCost(uint8 AreaType, float Cost);
	void SetFixedAreaEnteringCost(uint8 AreaType, float Cost);
	void SetExcludedArea(uint8 AreaType);
	void SetAllAreaCosts(const TArray<float>& CostArray);
	void GetAllAreaCosts(float* CostArray, float* FixedCostArray, const int32 Count) const;

	void SetMaxSearchNodes(const uint32 MaxNodes) { MaxSearchNodes = MaxNodes; }
	uint32 GetMaxSearchNodes() const { return MaxSearchNodes; }

	void SetBacktrackingEnabled(const bool bBacktracking);
	bool IsBacktrackingEnabled() const;

	void SetIncludeFlags(uint16 Flags);
	uint16 GetIncludeFlags() const;
	void SetExcludeFlags(uint16 Flags);
	uint16 GetExcludeFlags() const;

	FVector GetAdjustedEndLocation(const FVector& EndLocation) const;

	template <typename FilterType>
	void SetFilterType()
	{
		QueryFilterImpl = MakeShareable(new FilterType());
	}

	void SetFilterImplementation(const INavigationQueryFilterInterface* InQueryFilterImpl);
	const INavigationQueryFilterInterface* GetImplementation() const { return QueryFilterImpl.Get(); }
	INavigationQueryFilterInterface* GetImplementation() { return QueryFilterImpl.Get(); }

	void Reset();
	FSharedNavQueryFilter GetCopy() const;

protected:
	FNavigationQueryFilter(const FNavigationQueryFilter& Source);

	TSharedPtr<INavigationQueryFilterInterface, ESPMode::ThreadSafe> QueryFilterImpl;
	uint32 MaxSearchNodes;
};
