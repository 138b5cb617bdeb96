// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GridNavDataGenerator.h"

#include "Engine/World.h"
#include "GridNavCompat.h"
#include "GridNavData.h"
#include "GridNavGraphComponent.h"
#include "NavigationSystem.h"

FGridNavDataGenerator::FGridNavDataGenerator(AGridNavData& InNavData) : NavData(&InNavData) {}

TArray<UGridNavGraphComponent*> FGridNavDataGenerator::Grids() const
{
	const AGridNavData* Owner = NavData.Get();
	return Owner != nullptr ? Owner->GetGrids() : TArray<UGridNavGraphComponent*>();
}

bool FGridNavDataGenerator::RebuildAll()
{
	check(IsInGameThread());
	for (UGridNavGraphComponent* Grid : Grids())
	{
		Grid->Build();
	}
	bWasBuilding = bWasBuilding || IsBuildInProgressCheckDirty();
	return IsBuildInProgressCheckDirty();
}

void FGridNavDataGenerator::EnsureBuildCompletion()
{
	check(IsInGameThread());
	for (UGridNavGraphComponent* Grid : Grids())
	{
		if (Grid->GetState() == EGridNavState::Building)
		{
			Grid->FinishBuild();
		}
	}
	NoteProgress();
}

void FGridNavDataGenerator::CancelBuild()
{
	for (UGridNavGraphComponent* Grid : Grids())
	{
		if (Grid->GetState() == EGridNavState::Building)
		{
			Grid->CancelBuild();
		}
	}
}

void FGridNavDataGenerator::TickAsyncBuild(float DeltaSeconds)
{
	NoteProgress();
}

void FGridNavDataGenerator::NoteProgress()
{
	const bool bIsBuilding = IsBuildInProgressCheckDirty();
	AGridNavData* Owner = NavData.Get();
	if (bWasBuilding && !bIsBuilding && Owner != nullptr)
	{
		Owner->RefreshGrids();
		if (UNavigationSystemV1* NavSystem = FNavigationSystem::GetCurrent<UNavigationSystemV1>(Owner->GetWorld()))
		{
			bWasBuilding = false;
			NavSystem->OnNavigationGenerationFinished(*Owner);
			return;
		}
	}
	bWasBuilding = bIsBuilding;
}

void FGridNavDataGenerator::RebuildDirtyAreas(const TArray<FNavigationDirtyArea>& DirtyAreas)
{
	check(IsInGameThread());
	for (UGridNavGraphComponent* Grid : Grids())
	{
		const FBox Bounds = Grid->GetGridBounds();
		for (const FNavigationDirtyArea& Area : DirtyAreas)
		{
			// Areas come from the whole world, and modifiers alone change no geometry.
			if (Grid->bAutomaticEdits && Area.HasFlag(ENavigationDirtyFlag::Geometry) &&
				Area.Bounds.Intersect(Bounds))
			{
				(void)Grid->RequestResample(Area.Bounds);
			}
		}
	}
}

bool FGridNavDataGenerator::IsBuildInProgressCheckDirty() const
{
	return GetNumRemaningBuildTasks() > 0;
}

int32 FGridNavDataGenerator::GetNumRemaningBuildTasks() const
{
	int32 Tasks = 0;
	for (const UGridNavGraphComponent* Grid : Grids())
	{
		Tasks += Grid->GetState() == EGridNavState::Building || Grid->IsResampling() ? 1 : 0;
	}
	return Tasks;
}

int32 FGridNavDataGenerator::GetNumRunningBuildTasks() const
{
	return GetNumRemaningBuildTasks();
}
