// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of FRecastQueryFilter. Keeps what it is told; the stand-in's floor is of one area.

#include "AI/Navigation/NavQueryFilter.h"
#include "NavMesh/RecastNavMesh.h"

class NAVIGATIONSYSTEM_API FRecastQueryFilter : public INavigationQueryFilterInterface
{
public:
	FRecastQueryFilter() { Reset(); }

	virtual void Reset() override;
	virtual void SetAreaCost(uint8 AreaType, float Cost) override;
	virtual void SetFixedAreaEnteringCost(uint8 AreaType, float Cost) override;
	virtual void SetExcludedArea(uint8 AreaType) override;
	virtual void SetAllAreaCosts(const float* CostArray, const int32 Count) override;
	virtual void GetAllAreaCosts(float* CostArray, float* FixedCostArray, const int32 Count) const override;
	virtual void SetBacktrackingEnabled(const bool bBacktracking) override
	{
		bBacktrackingEnabled = bBacktracking;
	}
	virtual bool IsBacktrackingEnabled() const override { return bBacktrackingEnabled; }
	virtual float GetHeuristicScale() const override { return 1.f; }
	virtual bool IsEqual(const INavigationQueryFilterInterface* Other) const override;
	virtual void SetIncludeFlags(uint16 Flags) override { IncludeFlags = Flags; }
	virtual uint16 GetIncludeFlags() const override { return IncludeFlags; }
	virtual void SetExcludeFlags(uint16 Flags) override { ExcludeFlags = Flags; }
	virtual uint16 GetExcludeFlags() const override { return ExcludeFlags; }
	virtual INavigationQueryFilterInterface* CreateCopy() const override
	{
		return new FRecastQueryFilter(*this);
	}

private:
	float AreaCosts[RECAST_MAX_AREAS];
	float EnteringCosts[RECAST_MAX_AREAS];
	uint16 IncludeFlags;
	uint16 ExcludeFlags;
	bool bBacktrackingEnabled;
};
