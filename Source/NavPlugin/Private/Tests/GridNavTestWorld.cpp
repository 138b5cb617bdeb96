// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Tests/GridNavTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

#include "Components/GridNavGraphActor.h"
#include "Components/GridNavGraphComponent.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "Query/GridPathSubsystem.h"

FGridNavTestWorld::FGridNavTestWorld(EWorldType::Type Type) : World(UWorld::CreateWorld(Type, false))
{
	FWorldContext& Context = GEngine->CreateNewWorldContext(Type);
	Context.SetCurrentWorld(World);
	if (World->IsGameWorld())
	{
		World->InitializeActorsForPlay(FURL());
		World->BeginPlay();
	}
}

FGridNavTestWorld::~FGridNavTestWorld()
{
	GEngine->DestroyWorldContext(World);
	World->DestroyWorld(false);
}

UGridPathSubsystem& FGridNavTestWorld::GetPaths() const
{
	return *World->GetSubsystem<UGridPathSubsystem>();
}

UGridNavGraphComponent& FGridNavTestWorld::AddGrid(const FVector& Center, int32 CellsAcross) const
{
	const FTransform Transform(Center);
	AGridNavGraphActor* Actor =
		World->SpawnActorDeferred<AGridNavGraphActor>(AGridNavGraphActor::StaticClass(), Transform);
	UGridNavGraphComponent& Graph = *Actor->GetGraphComponent();
	Graph.CellSize = 100.0f;
	Graph.Extent = FVector(CellsAcross * 50.0, CellsAcross * 50.0, 200.0);
	Graph.bRequireFloor = false;
	Actor->FinishSpawning(Transform);
	Graph.Build();
	Graph.FinishBuild();
	return Graph;
}

void FGridNavTestWorld::Tick(int32 Frames) const
{
	for (int32 Frame = 0; Frame < Frames; ++Frame)
	{
		World->Tick(LEVELTICK_All, 1.0f / 60.0f);
	}
}

FGridPathResult FGridNavTestWorld::Find(const FGridPathRequest& Request) const
{
	const TSharedRef<FGridPathResult> Answer = MakeShared<FGridPathResult>();
	GetPaths().Request(Request,
		FOnGridPathEvent::CreateLambda(
			[Answer](EGridPathEvent Event, const FGridPathResult& Result)
			{
				if (Event == EGridPathEvent::Ended)
				{
					*Answer = Result;
				}
			}));
	for (int32 Frame = 0; Frame < 600 && Answer->Outcome == EGridPathOutcome::Pending; ++Frame)
	{
		Tick();
	}
	return *Answer;
}

#endif
