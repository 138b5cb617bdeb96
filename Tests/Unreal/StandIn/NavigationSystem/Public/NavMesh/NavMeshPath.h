// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of FNavMeshPath.

#include "NavigationData.h"

struct NAVIGATIONSYSTEM_API FNavMeshPath : public FNavigationPath
{
	typedef FNavigationPath Super;

	static const FNavPathType Type;

	FNavMeshPath();

	virtual FVector::FReal GetCostFromIndex(int32 PathPointIndex) const override;
};
