// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "NavCore/Path/HybridPath.h"
#include "Query/GridPathRequest.h"
#include "UObject/WeakObjectPtrTemplates.h"

class ANavigationData;
class UWorld;

/** The navmesh of a world for hybrid paths, in world space. Game thread only. */
class FGridMeshQueries final : public NavCore::MeshQueries
{
public:
	/** Looks the navmesh up again. False where the world has none, or is gone. */
	bool Begin(UWorld* InWorld);

	virtual bool Project(NavCore::MeshPoint& Place) override;
	virtual bool FindPath(const NavCore::MeshPoint& From, const NavCore::MeshPoint& To,
		std::vector<NavCore::MeshPoint>& OutCorners) override;
	virtual bool CanGoStraight(const NavCore::MeshPoint& From, const NavCore::MeshPoint& To) override;

	/** A whole path by the navmesh alone. */
	void FindWhole(const FVector& Start, const FVector& Goal, bool bAllowPartial, FGridPathResult& OutResult);

private:
	TWeakObjectPtr<UWorld> World;
	TWeakObjectPtr<ANavigationData> Mesh;
};
