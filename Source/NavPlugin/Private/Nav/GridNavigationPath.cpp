// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Nav/GridNavigationPath.h"

const FNavPathType FGridNavigationPath::Type(&FNavigationPath::Type);

FGridNavigationPath::FGridNavigationPath()
{
	PathType = FGridNavigationPath::Type;
}

void FGridNavigationPath::ResetForRepath()
{
	Super::ResetForRepath();
	CostsToEnd.Reset();
}

FVector::FReal FGridNavigationPath::GetCostFromIndex(int32 PathPointIndex) const
{
	return CostsToEnd.IsValidIndex(PathPointIndex) ? CostsToEnd[PathPointIndex] : 0.0;
}

FVector::FReal FGridNavigationPath::GetCostFromNode(NavNodeRef PathNode) const
{
	const int32 Index = PathPoints.IndexOfByPredicate(
		[PathNode](const FNavPathPoint& Point) { return Point.NodeRef == PathNode; });
	return GetCostFromIndex(Index);
}

void FGridNavigationPath::SetPoints(TArray<FNavPathPoint>&& NewPoints, TArray<FVector::FReal>&& NewCostsToEnd)
{
	check(NewPoints.Num() == NewCostsToEnd.Num());
	PathPoints = MoveTemp(NewPoints);
	CostsToEnd = MoveTemp(NewCostsToEnd);
}
