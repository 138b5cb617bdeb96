// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Grids from map files and from a navmesh.
#include "Engine/World.h"
#include "GridNavGraphFixture.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "NavMesh/NavMeshBoundsVolume.h"
#include "NavMesh/RecastNavMesh.h"
#include "NavigationSystem.h"

#include <cstdio>

namespace
{
/** A file that lasts for one test. */
class FTestFile
{
public:
	explicit FTestFile(const char* Text)
	{
		static int32 Number = 0;
		Path = FPaths::Combine(
			UTF8_TO_TCHAR(testing::TempDir().c_str()), FString::Printf(TEXT("GridNavTest%d.map"), ++Number));
		EXPECT_TRUE(FFileHelper::SaveStringToFile(FString(UTF8_TO_TCHAR(Text)), *Path));
	}
	~FTestFile() { std::remove(TCHAR_TO_UTF8(*Path)); }
	FTestFile(const FTestFile&) = delete;
	FTestFile& operator=(const FTestFile&) = delete;

	FString Path;
};

UGridNavGraphComponent& BuildFromFile(FGraphWorld& Level, const FString& Path)
{
	UGridNavGraphComponent& Graph = Level.AddGraph(FVector(0.0, 0.0, 40.0));
	Graph.Source = EGridNavSource::MapFile;
	Graph.MapFile = Path;
	Graph.Build();
	EXPECT_TRUE(Level.WaitForBuild(Graph));
	return Graph;
}
} // namespace

TEST(GridNavGraphSource, AMapFileBringsItsOwnSize)
{
	FGraphWorld Level;
	const FTestFile File("type octile\nheight 3\nwidth 5\nmap\n..@..\n.T.S.\n.....\n");
	UGridNavGraphComponent& Graph = BuildFromFile(Level, File.Path);
	ASSERT_EQ(Graph.GetState(), EGridNavState::Ready);
	EXPECT_EQ(WallsOf(Graph), "..#..\n.#...\n.....\n");
	EXPECT_TRUE(Graph.GetGraph()->Map().IsUniform());
	FVector Place;
	ASSERT_TRUE(Graph.CellToWorld(FIntPoint(0, 0), Place));
	EXPECT_TRUE(Place.Equals(FVector(-950.0, -950.0, 40.0), 0.01)) << "level with the component";
	EXPECT_TRUE(Graph.GetGridBounds().Max.Equals(FVector(-500.0, -700.0, 340.0), 0.01));
	EXPECT_EQ(Graph.RequestResample(Graph.GetGridBounds()), EGridNavEditResult::NothingToSample);
	EXPECT_EQ(Graph.SetCellBlocked(FIntPoint(2, 0), false), EGridNavEditResult::Queued);
	Level.Settle(Graph);
	EXPECT_EQ(WallsOf(Graph), ".....\n.#...\n.....\n");
}

TEST(GridNavGraphSource, SwampMayCostMore)
{
	FGraphWorld Level;
	const FTestFile File("type octile\nheight 1\nwidth 3\nmap\n.S.\n");
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Source = EGridNavSource::MapFile;
	Graph.MapFile = File.Path;
	Graph.SwampCost = 3;
	Graph.Build();
	Graph.FinishBuild();
	ASSERT_EQ(Graph.GetState(), EGridNavState::Ready);
	EXPECT_EQ(Graph.GetGraph()->Map().TerrainAt({1, 0}), 3);
}

TEST(GridNavGraphSource, BadMapFilesFailWithAReason)
{
	FGraphWorld Level;
	const UGridNavGraphComponent& Missing = BuildFromFile(Level, TEXT("Maps/There is no such.map"));
	EXPECT_EQ(Missing.GetBuildFailure(), EGridNavBuildFailure::NoFile);
	EXPECT_TRUE(Missing.GetBuildFailureReason().ToString().Contains(TEXT("There is no such.map")));
	for (const char* Text : {"", "type octile\n", "type octile\nheight 2\nwidth 2\nmap\n..\n",
			 "type octile\nheight 1\nwidth 2\nmap\n.?\n", "type octile\nheight -1\nwidth 2\nmap\n..\n",
			 "type octile\nheight 99999999\nwidth 99999999\nmap\n..\n", "\x01\x02\x03"})
	{
		const FTestFile File(Text);
		const UGridNavGraphComponent& Graph = BuildFromFile(Level, File.Path);
		EXPECT_EQ(Graph.GetState(), EGridNavState::Failed) << Text;
		EXPECT_EQ(Graph.GetBuildFailure(), EGridNavBuildFailure::BadFile) << Text;
		EXPECT_FALSE(Graph.GetBuildFailureReason().IsEmpty());
	}
}

namespace
{
/** A world with a floor, one wall and a navmesh over them. */
class GridNavGraphMesh : public testing::Test
{
protected:
	virtual void SetUp() override
	{
		FNavDataConfig Agent(35.0f, 144.0f);
		Agent.Name = TEXT("Mesh");
		Agent.SetNavDataClass(ARecastNavMesh::StaticClass());
		Agent.SetPreferredNavData(ARecastNavMesh::StaticClass());
		System().OverrideSupportedAgents({Agent});
		const FTransform Place(FQuat::Identity, FVector(0.0, 0.0, 100.0), FVector(10.0, 10.0, 2.0));
		World->SpawnActorDeferred<ANavMeshBoundsVolume>(ANavMeshBoundsVolume::StaticClass(), Place)
			->FinishSpawning(Place);
		World.SpawnBox(FVector(0.0, 0.0, -50.0), FVector(1000.0, 1000.0, 50.0));
		Wall = World.SpawnBox(FVector(0.0, 0.0, 100.0), FVector(50.0, 400.0, 100.0));
		World.Play();
		World.Tick(2);
		Mesh()->RebuildFloor();
	}

	UNavigationSystemV1& System() const
	{
		return *FNavigationSystem::GetCurrent<UNavigationSystemV1>(World.Get());
	}
	ARecastNavMesh* Mesh() const
	{
		return Cast<ARecastNavMesh>(System().GetNavDataForAgentName(TEXT("Mesh")));
	}

	UGridNavGraphComponent& AddGraph() const
	{
		AGridNavGraphActor* Actor = World->SpawnActorDeferred<AGridNavGraphActor>(
			AGridNavGraphActor::StaticClass(), FTransform::Identity);
		UGridNavGraphComponent& Graph = *Actor->GetGraphComponent();
		Graph.bBuildOnBeginPlay = false;
		Graph.Extent = FVector(800.0, 800.0, 300.0);
		Graph.CellSize = 50.0f;
		Graph.Source = EGridNavSource::NavMesh;
		Actor->FinishSpawning(FTransform::Identity);
		return Graph;
	}

	StandIn::FTestWorld World;
	AActor* Wall = nullptr;
};
} // namespace

TEST_F(GridNavGraphMesh, CellsAreFreeWhereTheMeshIs)
{
	UGridNavGraphComponent& Graph = AddGraph();
	Graph.MaxBuildPiecesPerFrame = 3;
	Graph.Build();
	ASSERT_TRUE(WaitForBuild(World, Graph));
	ASSERT_EQ(Graph.GetState(), EGridNavState::Ready);
	const FGridNavGraph& Built = *Graph.GetGraph();
	for (int32 Y = 0; Y < 32; ++Y)
	{
		for (int32 X = 0; X < 32; ++X)
		{
			FNavLocation Location;
			const FVector Center = Built.ToWorld({X, Y});
			const bool bMesh = Mesh()->ProjectPoint(Center, Location, FVector(25.0, 25.0, 300.0));
			ASSERT_EQ(Built.Map().IsWalkable({X, Y}), bMesh) << X << "," << Y;
		}
	}
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(16, 16)));
	EXPECT_EQ(Built.DefaultProfile(), 0) << "the mesh keeps the radius already";
	EXPECT_NEAR(Built.ToWorld({2, 2}).Z, 0.0, 0.01);
}

TEST_F(GridNavGraphMesh, FollowsTheMeshOnceThatHasFollowedTheLevel)
{
	UGridNavGraphComponent& Graph = AddGraph();
	Graph.Build();
	Graph.FinishBuild();
	ASSERT_TRUE(Graph.IsCellBlocked(FIntPoint(16, 16)));
	Wall->SetActorLocation(FVector(500.0, 0.0, 100.0));
	EXPECT_EQ(
		Graph.RequestResample(FBox::BuildAABB(FVector(250.0, 0.0, 100.0), FVector(400.0, 500.0, 100.0))),
		EGridNavEditResult::Queued);
	World.Tick(5);
	Mesh()->RebuildFloor();
	System().OnNavigationGenerationFinished(*Mesh());
	World.Tick(5);
	EXPECT_FALSE(Graph.IsCellBlocked(FIntPoint(16, 16)));
	EXPECT_TRUE(Graph.IsCellBlocked(FIntPoint(26, 16)));
}

TEST_F(GridNavGraphMesh, AMeshThatGoesAwayHurtsNobody)
{
	UGridNavGraphComponent& Graph = AddGraph();
	Graph.MaxBuildPiecesPerFrame = 1;
	Graph.Build();
	World.Tick(2);
	Mesh()->Destroy();
	World.CollectGarbage();
	ASSERT_TRUE(WaitForBuild(World, Graph));
	EXPECT_EQ(Graph.GetState(), EGridNavState::Ready);
	EXPECT_LT(Graph.GetGraph()->Map().WalkableCount(), 200)
		<< "cells that were not sampled in time are walls";
}

TEST(GridNavGraphSource, AMissingNavmeshFailsTheBuild)
{
	FGraphWorld Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Source = EGridNavSource::NavMesh;
	Graph.Build();
	EXPECT_EQ(Graph.GetBuildFailure(), EGridNavBuildFailure::NoNavMesh);
}
