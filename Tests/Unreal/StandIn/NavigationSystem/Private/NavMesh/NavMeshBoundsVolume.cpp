// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavMesh/NavMeshBoundsVolume.h"

#include "NavigationSystem.h"

void ANavMeshBoundsVolume::PostRegisterAllComponents()
{
	Super::PostRegisterAllComponents();
	if (UNavigationSystemV1* NavSystem = FNavigationSystem::GetCurrent<UNavigationSystemV1>(GetWorld()))
	{
		NavSystem->OnNavigationBoundsAdded(this);
	}
}

void ANavMeshBoundsVolume::UnregisterAllComponents(bool bForReregister)
{
	Super::UnregisterAllComponents(bForReregister);
	if (UNavigationSystemV1* NavSystem = FNavigationSystem::GetCurrent<UNavigationSystemV1>(GetWorld()))
	{
		NavSystem->OnNavigationBoundsRemoved(this);
	}
}
