// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "AI/Navigation/NavQueryFilter.h"
#include "CoreMinimal.h"

/**
 * What a filter means on a grid: what areas cost, and which are closed.
 *
 * Areas are kinds of terrain; AGridNavData::TerrainAreas says which. Costs are rounded to whole numbers from
 * 1 to 254. Not supported, and kept only to be read back: fixed costs of entering an area, flags, and
 * backtracking (the way back costs what the way there costs).
 */
class NAVPLUGIN_API FGridNavQueryFilter : public INavigationQueryFilterInterface
{
public:
	static constexpr int32 MaxAreas = 64;

	FGridNavQueryFilter();

	virtual void Reset() override;
	virtual void SetAreaCost(uint8 AreaType, float Cost) override;
	virtual void SetFixedAreaEnteringCost(uint8 AreaType, float Cost) override;
	virtual void SetExcludedArea(uint8 AreaType) override;
	virtual void SetAllAreaCosts(const float* CostArray, const int32 Count) override;
	virtual void GetAllAreaCosts(float* CostArray, float* FixedCostArray, const int32 Count) const override;
	virtual void SetBacktrackingEnabled(const bool bBacktracking) override
	{
		bIsBacktracking = bBacktracking;
	}
	virtual bool IsBacktrackingEnabled() const override { return bIsBacktracking; }
	virtual float GetHeuristicScale() const override { return 1.0f; }
	virtual bool IsEqual(const INavigationQueryFilterInterface* Other) const override;
	virtual void SetIncludeFlags(uint16 Flags) override { IncludeFlags = Flags; }
	virtual uint16 GetIncludeFlags() const override { return IncludeFlags; }
	virtual void SetExcludeFlags(uint16 Flags) override { ExcludeFlags = Flags; }
	virtual uint16 GetExcludeFlags() const override { return ExcludeFlags; }
	virtual INavigationQueryFilterInterface* CreateCopy() const override;

	float GetAreaCost(uint8 AreaType) const;
	bool IsAreaExcluded(uint8 AreaType) const;

private:
	float AreaCosts[MaxAreas];
	float EnteringCosts[MaxAreas];
	/** One bit an area. */
	uint64 ExcludedAreas = 0;
	uint16 IncludeFlags = MAX_uint16;
	uint16 ExcludeFlags = 0;
	bool bIsBacktracking = false;
};
