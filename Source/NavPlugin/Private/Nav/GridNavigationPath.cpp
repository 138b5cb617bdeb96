// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Nav/GridNavigationPath.h"

#include "VisualLogger/VisualLoggerTypes.h"

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

#if ENABLE_VISUAL_LOG
void FGridNavigationPath::DescribeSelfToVisLog(FVisualLogEntry* Snapshot) const
{
	Super::DescribeSelfToVisLog(Snapshot);
	FVisualLogStatusCategory Category;
	Category.Category = TEXT("Grid path");
	Category.Add(TEXT("Points"), FString::Printf(TEXT("%d"), PathPoints.Num()));
	Category.Add(TEXT("Cost"), FString::Printf(TEXT("%.0f cm"), GetCostFromIndex(0)));
	Category.Add(TEXT("Ends"), IsPartial() ? TEXT("short of the goal") : TEXT("at the goal"));
	Category.Add(TEXT("Up to date"), IsUpToDate() ? TEXT("yes") : TEXT("no"));
	Snapshot->Status.Add(Category);
}
#endif

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
