// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Nav/GridNavDataGenerator.h"

#include "Components/GridNavGraphComponent.h"
#include "Engine/World.h"
#include "GridNavCompat.h"
#include "Nav/GridNavData.h"
#include "NavigationSystem.h"

FGridNavDataGenerator::FGridNavDataGenerator(AGridNavData& InNavData) : NavData(&InNavData) {}

TArray<UGridNavGraphComponent*> FGridNavDataGenerator::Grids() const
{
	const AGridNavData* Data = NavData.Get();
	return Data != nullptr ? Data->GetGrids() : TArray<UGridNavGraphComponent*>();
}

bool FGridNavDataGenerator::RebuildAll()
{
	check(IsInGameThread());
	for (UGridNavGraphComponent* Grid : Grids())
	{
		Grid->Build();
	}
	bStartedBuild = true;
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
	// Builds that components have begun by themselves are theirs: the grid also serves others.
	if (!bStartedBuild)
	{
		return;
	}
	bStartedBuild = false;
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
	AGridNavData* Data = NavData.Get();
	if (bWasBuilding && !bIsBuilding && Data != nullptr)
	{
		Data->RefreshGrids();
		if (UNavigationSystemV1* NavSystem =
				FNavigationSystem::GetCurrent<UNavigationSystemV1>(Data->GetWorld()))
		{
			bWasBuilding = false;
			bStartedBuild = false;
			NavSystem->OnNavigationGenerationFinished(*Data);
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
