// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// What the grids of a world look like, and what it costs to show them.
#include "Components/GridNavGraphActor.h"
#include "GridNavDebugFixture.h"
#include "NavCore/Draw/MapDrawing.h"
#include "SceneView.h"
#include "StandIn/Rendering.h"

namespace
{
/** Blocks cells of a grid from (X, Y) on and waits until they are drawn. */
void Block(const FDebugWorld& World, UGridNavGraphComponent& Grid, const NavCore::CellRect& Cells)
{
	EXPECT_EQ(Grid.GetGraph()->EditCells(Cells, NavCore::MapEditKind::Block), EGridNavEditResult::Queued);
	World.Tick(4);
}

/** Blocks every second pair of rows, at once. */
void BlockStripes(const FDebugWorld& World, UGridNavGraphComponent& Grid)
{
	FSettingsScope Settings;
	Settings.UseExpansions(100000000);
	const int32 Side = Grid.GetGridSize().X;
	for (int32 Row = 0; Row < Side; Row += 4)
	{
		EXPECT_EQ(Grid.GetGraph()->EditCells({Row % 8, Row, Side - 8, 2}, NavCore::MapEditKind::Block),
			EGridNavEditResult::Queued);
	}
	World.Tick(4);
	EXPECT_TRUE(Grid.GetGraph()->Scheduler().IsIdle());
}

/** Pointers to the shapes of every chunk: they change when a chunk is drawn anew. */
TArray<const FGridNavShapes*> ShapesOf(const UGridNavRenderingComponent& Rendering)
{
	TArray<const FGridNavShapes*> Shapes;
	for (const TObjectPtr<UGridNavDrawComponent>& Chunk : Rendering.GetChunks())
	{
		Shapes.Add(Chunk->GetShapes().Get());
	}
	return Shapes;
}
} // namespace

TEST(GridNavRendering, NothingIsThereUntilItIsAskedFor)
{
	FDebugWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	World.Tick(4);
	EXPECT_EQ(World.GetDebug().GetRendering(), nullptr);
	World.Type(TEXT("GridNav.Draw.Cells 1"));
	EXPECT_NE(World.GetDebug().GetRendering(), nullptr);
	World.Type(TEXT("GridNav.Draw.Cells 0"));
	EXPECT_EQ(World.GetDebug().GetRendering(), nullptr);
}

TEST(GridNavRendering, BlockedCellsAreDrawnWhereTheyLie)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector(5000.0, 0.0, 0.0), 32);
	Block(World, Grid, {4, 6, 3, 2});
	World.Type(TEXT("GridNav.Draw.Cells 1"));
	World.Settle();
	const TArray<const FGridNavSceneProxy*> Proxies = ProxiesOf(World.GetRendering());
	ASSERT_EQ(Proxies.Num(), 1);
	NavCore::DrawList List;
	NavCore::CellDrawing What;
	What.terrain = false;
	What.neutralGround = false;
	NavCore::DrawCells(Grid.GetGraph()->Map(), {Grid.GetGraph()->Map().Bounds()}, What, List);
	const FGridNavShapes Expected = UE::GridNav::ToShapes(List, *Grid.GetGraph()->Surface(), 1, 2.0);
	ASSERT_EQ(Proxies[0]->Meshes.Num(), Expected.Meshes.Num());
	ASSERT_EQ(Proxies[0]->Meshes[0].Vertices.Num(), Expected.Meshes[0].Vertices.Num());
	for (int32 Index = 0; Index < Expected.Meshes[0].Vertices.Num(); ++Index)
	{
		EXPECT_TRUE(
			Proxies[0]->Meshes[0].Vertices[Index].Position == Expected.Meshes[0].Vertices[Index].Position);
	}
	EXPECT_NEAR(AreaOf(*Proxies[0]), 6.0, 1e-3);
	const FVector3f Corner = Proxies[0]->Meshes[0].Vertices[0].Position;
	EXPECT_FLOAT_EQ(Corner.X, 5000.f - 1600.f + 400.f);
	EXPECT_FLOAT_EQ(Corner.Y, -1600.f + 600.f);
}

TEST(GridNavRendering, AnEditRefreshesOnlyTheTilesItTouches)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 256);
	Block(World, Grid, {0, 0, 256, 1});
	Block(World, Grid, {0, 100, 256, 1});
	World.Type(TEXT("GridNav.Draw.Cells 1"));
	World.Settle();
	const TArray<const FGridNavShapes*> Before = ShapesOf(World.GetRendering());
	const int64 Created = StandIn::GetProxyCounters().Created;
	Block(World, Grid, {10, 10, 2, 2});
	const TArray<const FGridNavShapes*> After = ShapesOf(World.GetRendering());
	ASSERT_EQ(Before.Num(), After.Num());
	int32 Changed = 0;
	for (int32 Index = 0; Index < Before.Num(); ++Index)
	{
		Changed += Before[Index] != After[Index] ? 1 : 0;
	}
	EXPECT_EQ(Changed, 1);
	EXPECT_EQ(StandIn::GetProxyCounters().Created - Created, 1);
	World.Tick(10);
	EXPECT_EQ(StandIn::GetProxyCounters().Created - Created, 1) << "nothing changes, nothing is made anew";
	EXPECT_EQ(World.GetRendering().GetLoad().VisitedCells, 0);
}

TEST(GridNavRendering, AMillionCellsAreDrawnBitByBit)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 1024);
	BlockStripes(World, Grid);
	World.LookFrom(FVector(0.0, 0.0, 500.0));
	World.Type(TEXT("GridNav.Draw.Cells 1"));
	const FGridNavDrawSettings Settings = World.GetDebug().GetDrawSettings();
	int32 Frames = 0;
	do
	{
		const int64 Created = StandIn::GetProxyCounters().Created;
		World.Tick();
		const FGridNavRenderingLoad Load = World.GetRendering().GetLoad();
		ASSERT_LE(Load.DrawnTiles, Settings.TilesPerFrame);
		ASSERT_LE(Load.VisitedCells, int64{Settings.TilesPerFrame} * 64 * 64);
		ASSERT_LE(StandIn::GetProxyCounters().Created - Created, 2 * Settings.TilesPerFrame + 1);
		++Frames;
	} while (!World.GetRendering().GetLoad().bIsSettled && Frames < 200);
	EXPECT_LE(Frames, 256 / Settings.TilesPerFrame + 2);
	EXPECT_LE(ProxiesOf(World.GetRendering()).Num(), 256);
	EXPECT_GT(ProxiesOf(World.GetRendering()).Num(), 100);
}

TEST(GridNavRendering, DistantTilesAreCoarserOrLeftOut)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 512);
	BlockStripes(World, Grid);
	FGridNavDrawSettings Settings;
	Settings.bCells = true;
	Settings.DetailDistance = 3200.0f;
	Settings.DrawDistance = 20000.0f;
	World.LookFrom(FVector(-25600.0, -25600.0, 100.0));
	World.GetDebug().SetDrawSettings(Settings);
	World.Settle();
	const int32 Here = ProxiesOf(World.GetRendering()).Num();
	EXPECT_GT(Here, 4);
	EXPECT_LT(Here, 64) << "the opposite corner is out of sight";
	int32 Fewest = MAX_int32;
	int32 Most = 0;
	for (const FGridNavSceneProxy* Proxy : ProxiesOf(World.GetRendering()))
	{
		Fewest = FMath::Min(Fewest, Proxy->Meshes[0].Vertices.Num());
		Most = FMath::Max(Most, Proxy->Meshes[0].Vertices.Num());
	}
	EXPECT_GT(Most, 4 * Fewest) << "every cell here, squares of cells there";
	World.LookFrom(FVector(-25600.0, -25600.0, 30000.0));
	World.Settle();
	EXPECT_EQ(ProxiesOf(World.GetRendering()).Num(), 0) << "too high above it";
}

TEST(GridNavRendering, EveryViewShowsSomethingAndCanBeTakenBack)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 128);
	Block(World, Grid, {20, 0, 2, 100});
	for (const TCHAR* View : {TEXT("Cells"), TEXT("Regions"), TEXT("Clusters")})
	{
		World.Type(*FString::Printf(TEXT("GridNav.Draw.%s"), View));
		World.Settle();
		EXPECT_GT(ProxiesOf(World.GetRendering()).Num(), 0) << TCHAR_TO_UTF8(View);
		World.Type(*FString::Printf(TEXT("GridNav.Draw.%s"), View));
		EXPECT_EQ(World.GetDebug().GetRendering(), nullptr);
	}
}

TEST(GridNavRendering, ViewsLieOverEachOtherAndAreTakenBackOneByOne)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 64);
	Block(World, Grid, {20, 0, 2, 50});
	World.Type(TEXT("GridNav.Draw.Cells 1"));
	World.Settle();
	const double Walls = AreaOf(*ProxiesOf(World.GetRendering())[0]);
	World.Type(TEXT("GridNav.Draw.Regions 1"));
	World.Settle();
	EXPECT_GT(AreaOf(*ProxiesOf(World.GetRendering())[0]), Walls + 1000.0);
	World.Type(TEXT("GridNav.Draw.Regions 0"));
	World.Settle();
	EXPECT_NEAR(AreaOf(*ProxiesOf(World.GetRendering())[0]), Walls, 1e-3);
}

TEST(GridNavRendering, TerrainAndClearanceNeedTheirLayers)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 64);
	World.Type(TEXT("GridNav.Draw.Terrain 1"));
	World.Type(TEXT("GridNav.Draw.Clearance 1"));
	World.Settle();
	EXPECT_EQ(ProxiesOf(World.GetRendering()).Num(), 0);
	Grid.bTerrainCosts = true;
	Grid.ExtraAgentRadii = {150.0f};
	Grid.Build();
	Grid.FinishBuild();
	World.Tick(4);
	EXPECT_EQ(Grid.SetTerrainCost(FBox(FVector(-500.0, -500.0, 0.0), FVector(500.0, 500.0, 0.0)), 7),
		EGridNavEditResult::Queued);
	World.Tick(4);
	World.Settle();
	ASSERT_EQ(ProxiesOf(World.GetRendering()).Num(), 1);
	EXPECT_GT(AreaOf(*ProxiesOf(World.GetRendering())[0]), 4096.0 + 99.0) << "both, over each other";
}

TEST(GridNavRendering, HiddenGridsComeBack)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 64);
	Block(World, Grid, {20, 0, 2, 50});
	World.Type(TEXT("GridNav.Draw.Cells 1"));
	World.Type(TEXT("GridNav.Draw.Paths 1"));
	World.Settle();
	EXPECT_EQ(ProxiesOf(World.GetRendering()).Num(), 1);
	World.Type(TEXT("GridNav.Draw.Cells 0"));
	World.Tick(2);
	EXPECT_EQ(ProxiesOf(World.GetRendering()).Num(), 0);
	World.Type(TEXT("GridNav.Draw.Cells 1"));
	World.Settle();
	EXPECT_EQ(ProxiesOf(World.GetRendering()).Num(), 1);
}

TEST(GridNavRendering, LivePathsAreDrawnWhileTheyAreFollowed)
{
	FDebugWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	World.Type(TEXT("GridNav.Draw.Paths 1"));
	World.Tick(4);
	EXPECT_EQ(ProxyOf(World.GetRendering()), nullptr);
	FGridPathRequest Request = MakeRequest();
	Request.bKeepLive = true;
	const TSharedRef<FHeard> Heard = MakeShared<FHeard>();
	const FGridPathHandle Handle = World.GetPaths().Request(Request, Into(Heard));
	World.Tick(8);
	ASSERT_EQ(Heard->Outcome(), EGridPathOutcome::Found);
	EXPECT_EQ(World.GetRendering().GetLoad().Paths, 1);
	ASSERT_NE(ProxyOf(World.GetRendering()), nullptr);
	EXPECT_GT(ProxyOf(World.GetRendering())->Lines.Num(), 0);
	const int64 Created = StandIn::GetProxyCounters().Created;
	World.Tick(16);
	EXPECT_EQ(StandIn::GetProxyCounters().Created, Created) << "a path that stays is not drawn again";
	World.GetPaths().Cancel(Handle);
	World.Tick(8);
	EXPECT_EQ(World.GetRendering().GetLoad().Paths, 0);
	EXPECT_EQ(ProxyOf(World.GetRendering()), nullptr);
}

TEST(GridNavRendering, NoMorePathsThanAskedFor)
{
	FDebugWorld World;
	World.AddGrid(FVector::ZeroVector, 64);
	FGridNavDrawSettings Settings;
	Settings.bPaths = true;
	Settings.MaxPaths = 3;
	World.GetDebug().SetDrawSettings(Settings);
	for (int32 Index = 0; Index < 8; ++Index)
	{
		FGridPathRequest Request =
			MakeRequest(FVector(-3000.0, Index * 300.0, 0.0), FVector(3000.0, Index * 300.0, 0.0));
		Request.bKeepLive = true;
		World.GetPaths().Request(Request, FOnGridPathEvent());
	}
	World.Tick(20);
	EXPECT_EQ(World.GetRendering().GetLoad().Paths, 3);
}

TEST(GridNavRendering, MovedWorldsAreDrawnWhereTheyAre)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	Block(World, Grid, {0, 0, 1, 1});
	World.Type(TEXT("GridNav.Draw.Cells 1"));
	World.Settle();
	World.GetWorld().SetNewWorldOrigin(FIntVector(1000, 0, 0));
	World.Settle();
	ASSERT_EQ(ProxiesOf(World.GetRendering()).Num(), 1);
	EXPECT_FLOAT_EQ(ProxiesOf(World.GetRendering())[0]->Meshes[0].Vertices[0].Position.X, -2600.f);
}

TEST(GridNavRendering, GridsThatGoAwayAreNoLongerDrawn)
{
	FDebugWorld World;
	UGridNavGraphComponent& Here = World.AddGrid(FVector::ZeroVector, 32);
	UGridNavGraphComponent& There = World.AddGrid(FVector(10000.0, 0.0, 0.0), 32);
	Block(World, Here, {0, 0, 1, 1});
	Block(World, There, {0, 0, 1, 1});
	World.Type(TEXT("GridNav.Draw.Cells 1"));
	World.Settle();
	EXPECT_EQ(ProxiesOf(World.GetRendering()).Num(), 2);
	There.GetOwner()->Destroy();
	World.Tick(2);
	EXPECT_EQ(ProxiesOf(World.GetRendering()).Num(), 1);
	Here.Build();
	World.Tick(1);
	EXPECT_EQ(ProxiesOf(World.GetRendering()).Num(), 0) << "a grid that is built anew is not there meanwhile";
}

TEST(GridNavRendering, EverythingMayGoAwayInAnyOrder)
{
	const int64 Alive = StandIn::GetProxyCounters().Alive();
	for (int32 Order = 0; Order < 4; ++Order)
	{
		FDebugWorld World;
		UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 128);
		Block(World, Grid, {0, 0, 128, 1});
		World.Type(TEXT("GridNav.Draw.Cells 1"));
		World.Type(TEXT("GridNav.Draw.Paths 1"));
		World.Find(MakeRequest());
		World.Type(TEXT("GridNav.Draw.Query last"));
		World.Tick(2);
		if (Order == 1)
		{
			Grid.GetOwner()->Destroy();
		}
		else if (Order == 2)
		{
			World.GetRendering().DestroyComponent();
			World.Tick(2);
			Grid.GetOwner()->Destroy();
			World.Type(TEXT("GridNav.Draw.Regions 1"));
		}
		else if (Order == 3)
		{
			World.GetRendering().GetChunks()[0]->DestroyComponent();
		}
		World.Tick(Order == 0 ? 0 : 3);
	}
	EXPECT_EQ(StandIn::GetProxyCounters().Alive(), Alive);
}

TEST(GridNavRendering, ConsoleDrawsWithoutTheShowFlag)
{
	FDebugWorld World;
	UGridNavGraphComponent& Grid = World.AddGrid(FVector::ZeroVector, 32);
	Block(World, Grid, {0, 0, 1, 1});
	World.Type(TEXT("GridNav.Draw.Cells 1"));
	World.Settle();
	FSceneViewFamily Family;
	FSceneView View(FVector::ZeroVector);
	View.Family = &Family;
	EXPECT_TRUE(ProxiesOf(World.GetRendering())[0]->GetViewRelevance(&View).bDrawRelevance);
	EXPECT_GT(ProxiesOf(World.GetRendering())[0]->GetMemoryFootprint(), sizeof(FGridNavSceneProxy));
}
