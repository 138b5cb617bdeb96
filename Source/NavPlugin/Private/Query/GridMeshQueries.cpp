// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/GridMeshQueries.h"

#include "Build/GridNavMeshSampler.h"
#include "Engine/World.h"
#include "NavigationData.h"
#include "NavigationSystem.h"

namespace UE::GridNav::MeshQueriesImpl
{
static FVector ToWorld(const NavCore::MeshPoint& Point)
{
	return FVector(Point.x, Point.y, Point.z);
}

static NavCore::MeshPoint FromWorld(const FVector& Point)
{
	return {Point.X, Point.Y, Point.Z};
}
} // namespace UE::GridNav::MeshQueriesImpl

bool FGridMeshQueries::Begin(UWorld* InWorld)
{
	World = InWorld;
	Mesh = InWorld != nullptr ? FGridNavMeshSampler::FindMesh(*InWorld) : nullptr;
	return Mesh.IsValid();
}

bool FGridMeshQueries::Project(NavCore::MeshPoint& Place)
{
	const ANavigationData* Data = Mesh.Get();
	FNavLocation Found;
	if (Data == nullptr ||
		!Data->ProjectPoint(
			UE::GridNav::MeshQueriesImpl::ToWorld(Place), Found, Data->GetDefaultQueryExtent()))
	{
		return false;
	}
	Place = UE::GridNav::MeshQueriesImpl::FromWorld(Found.Location);
	return true;
}

bool FGridMeshQueries::FindPath(
	const NavCore::MeshPoint& From, const NavCore::MeshPoint& To, std::vector<NavCore::MeshPoint>& OutCorners)
{
	FGridPathResult Result;
	FindWhole(UE::GridNav::MeshQueriesImpl::ToWorld(From), UE::GridNav::MeshQueriesImpl::ToWorld(To), false,
		Result);
	for (const FVector& Point : Result.Points)
	{
		OutCorners.push_back(UE::GridNav::MeshQueriesImpl::FromWorld(Point));
	}
	return Result.HasPath();
}

bool FGridMeshQueries::CanGoStraight(const NavCore::MeshPoint& From, const NavCore::MeshPoint& To)
{
	const ANavigationData* Data = Mesh.Get();
	FVector Hit;
	return Data != nullptr &&
		!Data->Raycast(UE::GridNav::MeshQueriesImpl::ToWorld(From), UE::GridNav::MeshQueriesImpl::ToWorld(To),
			Hit, Data->GetDefaultQueryFilter());
}

void FGridMeshQueries::FindWhole(
	const FVector& Start, const FVector& Goal, bool bAllowPartial, FGridPathResult& OutResult)
{
	const ANavigationData* Data = Mesh.Get();
	UNavigationSystemV1* System =
		Data != nullptr ? FNavigationSystem::GetCurrent<UNavigationSystemV1>(World.Get()) : nullptr;
	if (System == nullptr)
	{
		OutResult.Outcome = EGridPathOutcome::NoNavMesh;
		return;
	}
	FPathFindingQuery Query(nullptr, *Data, Start, Goal);
	Query.SetAllowPartialPaths(bAllowPartial);
	const FPathFindingResult Found = System->FindPathSync(Query);
	const bool bIsPath = Found.IsSuccessful() && Found.Path.IsValid();
	if (!bIsPath || (Found.IsPartial() && !bAllowPartial))
	{
		OutResult.Outcome = EGridPathOutcome::NoPath;
		return;
	}
	OutResult.Outcome = Found.IsPartial() ? EGridPathOutcome::Partial : EGridPathOutcome::Found;
	for (const FNavPathPoint& Point : Found.Path->GetPathPoints())
	{
		OutResult.Points.Add(Point.Location);
	}
	OutResult.Length = Found.Path->GetLength();
	OutResult.Cost = Found.Path->GetCost();
}
