// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Navigation data draws its grids where views show navigation.
#include "GridNavDataFixture.h"
#include "GridNavDebugFixture.h"
#include "SceneView.h"

TEST_F(GridNavDataTest, GridsAreDrawnWhereViewsShowNavigation)
{
	UGridNavGraphComponent& Grid = AddGrid();
	EXPECT_EQ(Grid.SetCellBlocked(FIntPoint(3, 3), true), EGridNavEditResult::Queued);
	Tick(4);
	UGridNavRenderingComponent* Rendering = Data().FindComponentByClass<UGridNavRenderingComponent>();
	ASSERT_NE(Rendering, nullptr);
	EXPECT_EQ(Rendering->GetChunks().Num(), 0) << "nobody has looked";
	ASSERT_NE(ProxyOf(*Rendering), nullptr) << "or nobody could";
	EXPECT_EQ(ProxyOf(*Rendering)->GetBounds().BoxExtent.X, 1000.0) << "wherever the grids are in view";
	FSceneViewFamily Family;
	FSceneView View(FVector::ZeroVector);
	View.Family = &Family;
	EXPECT_FALSE(ProxyOf(*Rendering)->GetViewRelevance(&View).bDrawRelevance);
	Tick();
	EXPECT_EQ(Rendering->GetChunks().Num(), 0);
	Family.EngineShowFlags.Navigation = 1;
	EXPECT_TRUE(ProxyOf(*Rendering)->GetViewRelevance(&View).bDrawRelevance);
	Tick();
	ASSERT_EQ(Rendering->GetChunks().Num(), 1);
	const FGridNavSceneProxy* Chunk = ProxyOf(*Rendering->GetChunks()[0]);
	ASSERT_NE(Chunk, nullptr);
	EXPECT_TRUE(Chunk->GetViewRelevance(&View).bDrawRelevance);
	Family.EngineShowFlags.Navigation = 0;
	EXPECT_FALSE(Chunk->GetViewRelevance(&View).bDrawRelevance);
}
