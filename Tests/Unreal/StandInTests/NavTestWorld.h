// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// A game world of two agents: one on the navmesh, one on navigation data of the tests.

#include "Components/BoxComponent.h"
#include "Engine/World.h"
#include "NavMesh/NavMeshBoundsVolume.h"
#include "NavMesh/RecastNavMesh.h"
#include "NavTestTypes.h"
#include "NavigationSystem.h"
#include "StandIn/TestWorld.h"

#include <gtest/gtest.h>

inline FNavDataConfig MakeAgent(
	const TCHAR* Name, UClass* NavDataClass, float Radius = 35.f, float Height = 144.f)
{
	FNavDataConfig Agent(Radius, Height);
	Agent.Name = Name;
	Agent.SetNavDataClass(NavDataClass);
	Agent.SetPreferredNavData(NavDataClass);
	return Agent;
}

inline TArray<FNavDataConfig> MakeTwoAgents()
{
	return {MakeAgent(TEXT("Mesh"), ARecastNavMesh::StaticClass()),
		MakeAgent(TEXT("Grid"), ANavTestData::StaticClass())};
}

class FNavTestWorld
{
public:
	explicit FNavTestWorld(const TArray<FNavDataConfig>& Agents = MakeTwoAgents()) : World(Owner.Get())
	{
		GetNavSystem().OverrideSupportedAgents(Agents);
	}

	void Destroy() { Owner.Destroy(); }
	void Play() { Owner.Play(); }
	void Tick(int32 Count = 1) { Owner.Tick(Count, 1.f / 30.f); }

	/** Bounds of 20 m square around the origin, from 1 m below to 3 m above it. */
	ANavMeshBoundsVolume* AddBounds(
		const FVector& Center = FVector(0., 0., 100.), const FVector& Scale = FVector(10., 10., 2.))
	{
		ANavMeshBoundsVolume* Volume = World->SpawnActorDeferred<ANavMeshBoundsVolume>(
			ANavMeshBoundsVolume::StaticClass(), FTransform(FQuat::Identity, Center, Scale));
		Volume->FinishSpawning(FTransform(FQuat::Identity, Center, Scale));
		return Volume;
	}

	AActor* AddBox(const FVector& Center, const FVector& HalfSize)
	{
		return Owner.SpawnBox(Center, HalfSize);
	}

	/** A box that navigation does not look at. */
	AActor* AddGhost(const FVector& Center, const FVector& HalfSize)
	{
		AActor* Actor = World->SpawnActor<AActor>();
		UBoxComponent* Box = NewObject<UBoxComponent>(Actor);
		Box->InitBoxExtent(HalfSize);
		Box->SetCanEverAffectNavigation(false);
		Box->SetCollisionProfileName(FName(TEXT("BlockAll")));
		Actor->SetRootComponent(Box);
		Box->SetWorldLocation(Center);
		Box->RegisterComponent();
		return Actor;
	}

	/** The top is at a height of 0. */
	AActor* AddFloor() { return AddBox(FVector(0., 0., -50.), FVector(1000., 1000., 50.)); }

	UNavigationSystemV1& GetNavSystem() const
	{
		return *FNavigationSystem::GetCurrent<UNavigationSystemV1>(World);
	}
	ARecastNavMesh* GetMesh() const
	{
		return Cast<ARecastNavMesh>(GetNavSystem().GetNavDataForAgentName(TEXT("Mesh")));
	}
	ANavTestData* GetGrid() const
	{
		return Cast<ANavTestData>(GetNavSystem().GetNavDataForAgentName(TEXT("Grid")));
	}

	StandIn::FTestWorld Owner;
	UWorld* World;
};

/** A world in play with bounds for both agents and a floor. */
class NavWorldTest : public testing::Test
{
protected:
	virtual void SetUp() override
	{
		Fixture.AddBounds();
		Fixture.AddFloor();
		Fixture.Play();
		Fixture.Tick();
	}

	FNavTestWorld Fixture;
};
