// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GridNavGraphFixture.h"

#include "Components/BoxComponent.h"
#include "Engine/World.h"
#include "NavCore/Grid/GridEdit.h"

#include <chrono>
#include <thread>

void UGridNavGraphTestListener::DestroyIfAsked(UGridNavGraphComponent* Graph)
{
	if (bDestroyOnEvent)
	{
		Graph->GetOwner()->Destroy();
	}
}

FGraphWorld::FGraphWorld(bool bFloor)
{
	World.Play();
	if (bFloor)
	{
		World.SpawnBox(FVector(0.0, 0.0, -50.0), FVector(20000.0, 20000.0, 50.0));
	}
}

UGridNavGraphComponent& FGraphWorld::AddGraph(const FVector& Center)
{
	const FTransform Transform(Center);
	AGridNavGraphActor* Actor =
		World->SpawnActorDeferred<AGridNavGraphActor>(AGridNavGraphActor::StaticClass(), Transform);
	UGridNavGraphComponent& Graph = *Actor->GetGraphComponent();
	Graph.bBuildOnBeginPlay = false;
	Graph.Extent = FVector(1000.0, 1000.0, 300.0);
	Actor->FinishSpawning(Transform);
	return Graph;
}

AActor* FGraphWorld::AddBox(const FVector2D& Center, const FVector2D& HalfSize, double Yaw, ULevel* Level)
{
	return World.SpawnBox(FVector(Center.X, Center.Y, 100.0), FVector(HalfSize.X, HalfSize.Y, 100.0),
		FRotator(0.0, Yaw, 0.0), Level);
}

NavCore::GridMap FGraphWorld::Rasterised(const UGridNavGraphComponent& Graph, TConstArrayView<AActor*> Boxes)
{
	const NavCore::GridMap& Built = Graph.GetGraph()->Map();
	const NavCore::GridFrame& Plane = Graph.GetGraph()->Frame().Plane;
	NavCore::GridMap Map =
		NavCore::GridMap::Create({Built.Width(), Built.Height(), Built.GetTopology(), Built.GetCornerRule()})
			.Value();
	std::vector<NavCore::Obstacle> Obstacles;
	for (const AActor* Actor : Boxes)
	{
		const UBoxComponent& Box = *Actor->FindComponentByClass<UBoxComponent>();
		const FVector Half = Box.GetScaledBoxExtent();
		const FVector Center = Box.GetComponentLocation();
		const double Yaw = FMath::DegreesToRadians(static_cast<double>(Box.GetComponentRotation().Yaw));
		Obstacles.push_back(NavCore::Obstacle::OrientedBox(Plane.ToGrid(Center.X, Center.Y),
			{Half.X / Plane.cellSize, Half.Y / Plane.cellSize}, {FMath::Cos(Yaw), FMath::Sin(Yaw)}));
	}
	NavCore::GridEdit Edit(Map);
	EXPECT_EQ(NavCore::BlockObstacles(Edit, Obstacles, Graph.ObstructionThreshold), NavCore::GridError::None);
	Edit.Commit();
	return Map;
}

bool WaitForBuild(StandIn::FTestWorld& World, const UGridNavGraphComponent& Graph)
{
	for (int32 Frame = 0; Frame < 20000 && Graph.GetState() == EGridNavState::Building; ++Frame)
	{
		World.Tick();
		if (Graph.GetPiecesOfLastTick() == 0)
		{
			// It is the worker's turn, and frames of a test take no time.
			std::this_thread::sleep_for(std::chrono::milliseconds(1));
		}
	}
	return Graph.GetState() != EGridNavState::Building;
}

void FGraphWorld::Settle(const UGridNavGraphComponent& Graph)
{
	// One frame to see what moved, and one more for the subsystem to show what was sampled.
	World.Tick(2);
	for (int32 Frame = 0; Frame < 1000 && Graph.IsResampling(); ++Frame)
	{
		World.Tick();
	}
	World.Tick(2);
	EXPECT_EQ(WallsOf(Graph), PendingWallsOf(Graph)) << "edits must become visible";
}

std::string WallsOf(const NavCore::GridMap& Map)
{
	std::string Text;
	for (int32 Y = 0; Y < Map.Height(); ++Y)
	{
		for (int32 X = 0; X < Map.Width(); ++X)
		{
			Text += Map.IsWalkable({X, Y}) ? '.' : '#';
		}
		Text += '\n';
	}
	return Text;
}

std::string WallsOf(const UGridNavGraphComponent& Graph)
{
	return Graph.GetGraph().IsValid() ? WallsOf(Graph.GetGraph()->Map()) : std::string("no grid");
}

std::string PendingWallsOf(const UGridNavGraphComponent& Graph)
{
	return Graph.GetGraph().IsValid() ? WallsOf(Graph.GetGraph()->PendingWalls()) : std::string("no grid");
}

FGraphEvents::FGraphEvents(UGridNavGraphComponent& Graph) : Listener(NewObject<UGridNavGraphTestListener>())
{
	Graph.OnReady.AddDynamic(Listener.Get(), &UGridNavGraphTestListener::OnReady);
	Graph.OnBuildFailed.AddDynamic(Listener.Get(), &UGridNavGraphTestListener::OnFailed);
}
