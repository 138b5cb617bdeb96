// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Build/GridNavMeshSampler.h"

#include "Build/GridNavSlice.h"
#include "Engine/World.h"
#include "GridNavCompat.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavigationSystem.h"

namespace GridNavMeshSampling
{
/** Cells of a piece of work. */
constexpr int64 PieceCells = 64;
} // namespace GridNavMeshSampling

FGridNavMeshSampler::FGridNavMeshSampler(
	const ANavigationData& InMesh, const FGridNavBuildSettings& InSettings)
	: Mesh(&InMesh), Settings(InSettings), Found{NavCore::GridMap::Create(InSettings.Desc).Value()}
{
}

ANavigationData* FGridNavMeshSampler::FindMesh(UWorld& World)
{
	// The main data of a world is its navmesh: grids never volunteer for that.
	UNavigationSystemV1* System = FNavigationSystem::GetCurrent<UNavigationSystemV1>(&World);
	return System != nullptr ? System->GetDefaultNavDataInstance(FNavigationSystem::DontCreate) : nullptr;
}

void FGridNavMeshSampler::Begin(const NavCore::CellRect& Rect)
{
	check(Found.Walls.Covers(Rect) && !Rect.IsEmpty());
	Found.Rect = Rect;
	Found.Floors.Reset();
	Found.Floors.SetNumZeroed(static_cast<int32>(Rect.Area()));
	NextCell = 0;
}

bool FGridNavMeshSampler::Advance(FGridNavSlice& Slice)
{
	if (NextCell == 0 && !Slice.IsEndless() && IsMeshBuilding())
	{
		// Better a grid that comes later than one of a navmesh with holes.
		return false;
	}
	while (NextCell < Found.Rect.Area())
	{
		if (!Slice.Take())
		{
			return false;
		}
		ProjectCells(NextCell);
		NextCell = FMath::Min<int64>(NextCell + GridNavMeshSampling::PieceCells, Found.Rect.Area());
	}
	return true;
}

bool FGridNavMeshSampler::IsMeshBuilding() const
{
	const ANavigationData* Data = Mesh.Get();
	UNavigationSystemV1* System =
		Data != nullptr ? FNavigationSystem::GetCurrent<UNavigationSystemV1>(Data->GetWorld()) : nullptr;
	return System != nullptr && UE::GridNav::Compat::IsNavigationBeingBuilt(*System);
}

float FGridNavMeshSampler::Progress() const
{
	const double Cells = static_cast<double>(FMath::Max<int64>(Found.Rect.Area(), 1));
	return static_cast<float>(static_cast<double>(NextCell) / Cells);
}

void FGridNavMeshSampler::ProjectCells(int64 First)
{
	const int64 Last = FMath::Min<int64>(First + GridNavMeshSampling::PieceCells, Found.Rect.Area());
	const auto CellAt = [this](int64 Position)
	{
		return NavCore::Cell{Found.Rect.x + static_cast<int32>(Position % Found.Rect.width),
			Found.Rect.y + static_cast<int32>(Position / Found.Rect.width)};
	};
	const FBox& Bounds = Settings.Frame.Bounds;
	Work.Reset();
	for (int64 Position = First; Position < Last; ++Position)
	{
		const NavCore::GridPoint Center = Settings.Frame.Plane.CenterOf(Found.Walls, CellAt(Position));
		Work.Emplace(FVector(Center.x, Center.y, Bounds.GetCenter().Z));
	}
	const double HalfCell = Settings.Frame.Plane.cellSize / 2.0;
	if (const ANavigationData* Data = Mesh.Get())
	{
		Data->BatchProjectPoints(Work, FVector(HalfCell, HalfCell, Bounds.GetExtent().Z));
	}
	NavCore::GridEdit Edit(Found.Walls);
	for (int64 Position = First; Position < Last; ++Position)
	{
		const FNavigationProjectionWork& Point = Work[static_cast<int32>(Position - First)];
		const FVector Offset = Point.OutLocation.Location - Point.Point;
		const bool bFree =
			Point.bResult && FMath::Abs(Offset.X) <= HalfCell && FMath::Abs(Offset.Y) <= HalfCell;
		Found.Floors[static_cast<int32>(Position)] = bFree ? Point.OutLocation.Location.Z : Bounds.Min.Z;
		(void)Edit.SetWalkable(CellAt(Position), bFree);
	}
	Edit.Commit();
}
