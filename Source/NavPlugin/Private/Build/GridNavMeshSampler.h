// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Build/GridNavBuildSettings.h"
#include "Build/GridNavSampler.h"
#include "NavigationData.h"
#include "UObject/WeakObjectPtrTemplates.h"

class UWorld;

/**
 * Samples a navmesh: a cell is free where the middle of it projects onto the mesh within the cell.
 *
 * Only the projection of points is used, which is the same in every version of the engine. The walls of a
 * navmesh keep the radius of its agent away from obstacles already, so no threshold applies.
 */
class FGridNavMeshSampler final : public FGridNavSampler
{
public:
	FGridNavMeshSampler(const ANavigationData& InMesh, const FGridNavBuildSettings& InSettings);

	/** The navmesh of a world; null when there is none. */
	static ANavigationData* FindMesh(UWorld& World);

	virtual void Begin(const NavCore::CellRect& Rect) override;
	virtual bool Advance(FGridNavSlice& Slice) override;
	virtual float Progress() const override;
	virtual FGridNavSample& Sample() override { return Found; }

private:
	bool IsMeshBuilding() const;
	void ProjectCells(int64 First);

	/** Cells of a mesh that went away become walls. */
	TWeakObjectPtr<const ANavigationData> Mesh;
	const FGridNavBuildSettings Settings;
	FGridNavSample Found;
	int64 NextCell = 0;
	TArray<FNavigationProjectionWork> Work;
};
