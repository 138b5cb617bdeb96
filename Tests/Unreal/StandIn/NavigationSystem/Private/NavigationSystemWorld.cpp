// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT

// What the navigation system hears from its world: bounds, components and levels that come, change and go.

#include "AI/Navigation/NavRelevantInterface.h"
#include "Components/ActorComponent.h"
#include "Components/SceneComponent.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "EngineUtils.h"
#include "NavMesh/NavMeshBoundsVolume.h"
#include "NavigationSystem.h"

void UNavigationSystemV1::BindComponentDelegates()
{
	OnComponentRegisteredDelegate().BindStatic(&UNavigationSystemV1::OnComponentRegistered);
	OnComponentUnregisteredDelegate().BindStatic(&UNavigationSystemV1::OnComponentUnregistered);
	OnComponentTransformChangedDelegate().BindStatic(&UNavigationSystemV1::OnComponentTransformChanged);
	UpdateComponentDataDelegate().BindStatic(&UNavigationSystemV1::UpdateComponentInNavOctree);
}

void UNavigationSystemV1::BindLevelDelegates()
{
	LevelAddedHandle =
		FWorldDelegates::LevelAddedToWorld.AddUObject(this, &UNavigationSystemV1::OnLevelAddedToWorld);
	LevelRemovedHandle = FWorldDelegates::LevelRemovedFromWorld.AddUObject(
		this, &UNavigationSystemV1::OnLevelRemovedFromWorld);
}

void UNavigationSystemV1::UnbindLevelDelegates()
{
	FWorldDelegates::LevelAddedToWorld.Remove(LevelAddedHandle);
	FWorldDelegates::LevelRemovedFromWorld.Remove(LevelRemovedHandle);
}

void UNavigationSystemV1::GatherNavigationBounds()
{
	RegisteredNavBounds.Reset();
	for (TActorIterator<ANavMeshBoundsVolume> It(GetWorld()); It; ++It)
	{
		OnNavigationBoundsAdded(*It);
	}
	ChangedNavBounds.Reset();
	bNavigationBoundsChanged = false;
}

void UNavigationSystemV1::OnNavigationBoundsAdded(ANavMeshBoundsVolume* NavVolume)
{
	OnNavigationBoundsRemoved(NavVolume);
	FNavigationBounds Bounds;
	Bounds.UniqueID = NavVolume->GetUniqueID();
	Bounds.AreaBox = NavVolume->GetComponentsBoundingBox(true);
	Bounds.SupportedAgents = NavVolume->SupportedAgents;
	Bounds.Level = NavVolume->GetLevel();
	RegisteredNavBounds.Add(Bounds);
	ChangedNavBounds.Add(Bounds.AreaBox);
	bNavigationBoundsChanged = true;
}

void UNavigationSystemV1::OnNavigationBoundsUpdated(ANavMeshBoundsVolume* NavVolume)
{
	OnNavigationBoundsAdded(NavVolume);
}

void UNavigationSystemV1::OnNavigationBoundsRemoved(ANavMeshBoundsVolume* NavVolume)
{
	const uint32 UniqueID = NavVolume->GetUniqueID();
	for (int32 Index = RegisteredNavBounds.Num() - 1; Index >= 0; --Index)
	{
		if (RegisteredNavBounds[Index].UniqueID == UniqueID)
		{
			ChangedNavBounds.Add(RegisteredNavBounds[Index].AreaBox);
			RegisteredNavBounds.RemoveAt(Index);
			bNavigationBoundsChanged = true;
		}
	}
}

void UNavigationSystemV1::ProcessNavigationBoundsChanges()
{
	if (!bNavigationBoundsChanged || !bWorldInitDone)
	{
		return;
	}
	bNavigationBoundsChanged = false;
	const TArray<TObjectPtr<ANavigationData>> Known = NavDataSet;
	for (ANavigationData* NavData : Known)
	{
		NavData->OnNavigationBoundsChanged();
	}
	const TArray<FBox> Changed = MoveTemp(ChangedNavBounds);
	ChangedNavBounds.Reset();
	AddDirtyAreas(
		Changed, ENavigationDirtyFlag::All | ENavigationDirtyFlag::NavigationBounds, TEXT("Bounds change"));
	if (bAutoCreateNavigationData)
	{
		SpawnMissingNavigationData();
	}
}

bool UNavigationSystemV1::IsThereAnywhereToBuildNavigation(int32 AgentIndex) const
{
	for (const FNavigationBounds& Bounds : RegisteredNavBounds)
	{
		if (Bounds.SupportedAgents.Contains(AgentIndex))
		{
			return true;
		}
	}
	return false;
}

void UNavigationSystemV1::GetNavigationBoundsForNavData(
	const ANavigationData& NavData, TArray<FBox>& OutBounds, ULevel* InLevel) const
{
	const int32 AgentIndex = FindSupportedAgent(NavData.GetConfig(), NavData.GetClass());
	for (const FNavigationBounds& Bounds : RegisteredNavBounds)
	{
		if ((InLevel == nullptr || Bounds.Level.Get() == InLevel) &&
			(AgentIndex == INDEX_NONE || Bounds.SupportedAgents.Contains(AgentIndex)))
		{
			OutBounds.Add(Bounds.AreaBox);
		}
	}
}

FBox UNavigationSystemV1::GetWorldBounds() const
{
	FBox Result(ForceInit);
	for (const FNavigationBounds& Bounds : RegisteredNavBounds)
	{
		Result += Bounds.AreaBox;
	}
	return Result;
}

UNavigationSystemV1* UNavigationSystemV1::FindFor(const UActorComponent& Component)
{
	check(IsInGameThread());
	UNavigationSystemV1* NavSystem = GetCurrent(Component.GetWorld());
	// Before the world is initialised components are found when it is; without rebuilding nobody asks for
	// them.
	return NavSystem != nullptr && NavSystem->bWorldInitDone && NavSystem->bSupportRebuilding ? NavSystem
																							  : nullptr;
}

void UNavigationSystemV1::OnComponentRegistered(UActorComponent& Component)
{
	UpdateComponentInNavOctree(Component);
}

void UNavigationSystemV1::OnComponentUnregistered(UActorComponent& Component)
{
	if (UNavigationSystemV1* NavSystem = FindFor(Component))
	{
		NavSystem->ForgetComponent(Component);
	}
}

void UNavigationSystemV1::OnComponentTransformChanged(USceneComponent& Component)
{
	UpdateComponentInNavOctree(Component);
}

void UNavigationSystemV1::UpdateComponentInNavOctree(UActorComponent& Component)
{
	if (UNavigationSystemV1* NavSystem = FindFor(Component))
	{
		// What it was is dirty, and so is what it becomes.
		NavSystem->ForgetComponent(Component);
		NavSystem->LearnComponent(Component);
	}
}

void UNavigationSystemV1::ForgetComponent(UActorComponent& Component)
{
	if (const FBox* Known = RelevantComponents.Find(&Component))
	{
		AddArea(FNavigationDirtyArea(*Known, ENavigationDirtyFlag::All, &Component), Component.GetFName());
		RelevantComponents.Remove(&Component);
	}
}

void UNavigationSystemV1::LearnComponent(UActorComponent& Component)
{
	const INavRelevantInterface* Relevant = Cast<INavRelevantInterface>(&Component);
	if (Relevant == nullptr || !Component.IsRegistered() || !Relevant->IsNavigationRelevant())
	{
		return;
	}
	const FBox Bounds = Relevant->GetNavigationBounds();
	if (Bounds.IsValid)
	{
		AddArea(FNavigationDirtyArea(Bounds, ENavigationDirtyFlag::All, &Component), Component.GetFName());
		RelevantComponents.Add(&Component, Bounds);
	}
}

void UNavigationSystemV1::PopulateFromLevel(ULevel& Level)
{
	if (!bSupportRebuilding)
	{
		return;
	}
	for (AActor* Actor : Level.Actors)
	{
		if (Actor == nullptr)
		{
			continue;
		}
		TInlineComponentArray<UActorComponent*> Components(Actor);
		for (UActorComponent* Component : Components)
		{
			if (!RelevantComponents.Contains(Component))
			{
				LearnComponent(*Component);
			}
		}
	}
}

void UNavigationSystemV1::OnLevelAddedToWorld(ULevel* Level, UWorld* World)
{
	if (World != GetWorld() || Level == nullptr || Level->IsPersistentLevel())
	{
		return;
	}
	PopulateFromLevel(*Level);
	const TArray<TObjectPtr<ANavigationData>> Known = NavDataSet;
	for (ANavigationData* NavData : Known)
	{
		NavData->OnStreamingLevelAdded(Level, World);
	}
}

void UNavigationSystemV1::OnLevelRemovedFromWorld(ULevel* Level, UWorld* World)
{
	if (World != GetWorld() || Level == nullptr || Level->IsPersistentLevel())
	{
		return;
	}
	const TArray<TObjectPtr<ANavigationData>> Known = NavDataSet;
	for (ANavigationData* NavData : Known)
	{
		if (NavData->GetLevel() == Level)
		{
			UnregisterNavData(NavData);
		}
		else
		{
			NavData->OnStreamingLevelRemoved(Level, World);
		}
	}
}
