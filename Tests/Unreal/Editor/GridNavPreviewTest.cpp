// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The search preview: picked in the viewport, run in slices, drawn in the viewport.
#include "Preview/GridNavPreview.h"

#include "Editor.h"
#include "Editor/UnrealEdEngine.h"
#include "EditorViewportClient.h"
#include "Engine/World.h"
#include "GridNavPreviewFixture.h"
#include "NavCore/Grid/GridMap.h"
#include "Preview/GridNavPlane.h"
#include "UnrealEdGlobals.h"

TEST(GridNavPreview, ClicksOnTheSelectedGridPickStartAndGoal)
{
	FPreviewLevel Level;
	Level.Preview.Pick(EGridNavPick::Start);
	EXPECT_TRUE(Level.ClickCell(3, 4));
	EXPECT_EQ(Level.Preview.GetStart(), TOptional<FIntPoint>(FIntPoint(3, 4)));
	// The goal is next, without another press of a button.
	EXPECT_EQ(Level.Preview.GetPick(), EGridNavPick::Goal);
	EXPECT_TRUE(Level.ClickCell(15, 12));
	EXPECT_EQ(Level.Preview.GetGoal(), TOptional<FIntPoint>(FIntPoint(15, 12)));
	EXPECT_EQ(Level.Preview.GetPick(), EGridNavPick::Nothing);
}

TEST(GridNavPreview, TheGroundTakesClicksOnlyWhileSomethingIsPicked)
{
	FPreviewLevel Level;
	EXPECT_EQ(Level.GroundProxy(), nullptr);
	Level.Preview.Pick(EGridNavPick::Goal);
	EXPECT_NE(Level.GroundProxy(), nullptr);
	Level.Preview.Pick(EGridNavPick::Nothing);
	EXPECT_EQ(Level.GroundProxy(), nullptr);
}

TEST(GridNavPreview, AClickBesideTheGridGoesOnPicking)
{
	FPreviewLevel Level;
	Level.Preview.Pick(EGridNavPick::Start);
	const TRefCountPtr<HHitProxy> Ground = Level.GroundProxy();
	EXPECT_TRUE(Level.Click(Ground.GetReference(), FVector(90000.0, 0.0, 3000.0), FVector(0.0, 0.0, -1.0)));
	// Along the ground, and away from it.
	EXPECT_TRUE(Level.Click(Ground.GetReference(), FVector(0.0, 0.0, 3000.0), FVector(1.0, 0.0, 0.0)));
	EXPECT_TRUE(Level.Click(Ground.GetReference(), FVector(0.0, 0.0, 3000.0), FVector(0.0, 0.0, 1.0)));
	EXPECT_FALSE(Level.Preview.GetStart().IsSet());
	EXPECT_EQ(Level.Preview.GetPick(), EGridNavPick::Start);
}

TEST(GridNavPreview, ASlantedRayMeetsTheCellItPointsAt)
{
	FPreviewLevel Level;
	const FGridNavPlane Plane(Level.Graph);
	const FVector Target = Plane.ToWorld({7.5, 2.5}, 0.0, 0.0);
	const FVector Eye = Target + FVector(2000.0, -1500.0, 1800.0);
	NavCore::Cell Cell;
	ASSERT_TRUE(Plane.FindCell(Eye, (Target - Eye).GetSafeNormal(), Cell));
	EXPECT_EQ(Cell, (NavCore::Cell{7, 2}));
}

TEST(GridNavPreview, RunsBothAlgorithmsAndShowsTheEnd)
{
	FPreviewLevel Level;
	Level.Preview.SetAlgorithm(0, TEXT("dijkstra"));
	Level.Preview.SetAlgorithm(1, TEXT("hpa"));
	Level.Ask({1, 1}, {18, 18});
	ASSERT_TRUE(Level.Finish());
	for (SIZE_T Side = 0; Side < 2; ++Side)
	{
		EXPECT_EQ(Level.Preview.Model().Side(Side).Status(), NavCore::SearchStatus::Found);
		EXPECT_TRUE(Level.Preview.Model().Side(Side).ShowsEnd());
	}
	// What HPA* needs beside the map is there, so it did the work itself.
	EXPECT_EQ(Level.Preview.Model().Side(1).ServedBy(), "hpa");
	EXPECT_TRUE(Level.Preview.Model().Compare().bothFound);
	EXPECT_FLOAT_EQ(Level.Preview.GetShare(), 1.0f);
}

TEST(GridNavPreview, DrawsTheFirstOnTheGridAndTheSecondBesideIt)
{
	FPreviewLevel Level;
	Level.Preview.SetAlgorithm(0, TEXT("astar"));
	Level.Preview.SetAlgorithm(1, FString());
	Level.Ask({1, 1}, {18, 18});
	ASSERT_TRUE(Level.Finish());
	const double End = Level.Graph.GetGridBounds().Max.X;
	EXPECT_GT(Level.CountLines(false, End), 0);
	EXPECT_EQ(Level.CountLines(true, End), 0);

	Level.Preview.SetAlgorithm(0, FString());
	Level.Preview.SetAlgorithm(1, TEXT("astar"));
	ASSERT_TRUE(Level.Finish());
	EXPECT_EQ(Level.CountLines(false, End), 0);
	EXPECT_GT(Level.CountLines(true, End), 0);
}

TEST(GridNavPreview, ScrubbingShowsEarlierSteps)
{
	FPreviewLevel Level;
	Level.Preview.SetAlgorithm(0, TEXT("dijkstra"));
	Level.Ask({1, 1}, {18, 18});
	ASSERT_TRUE(Level.Finish());
	const SIZE_T Whole = Level.Preview.Shapes(0).Count();
	Level.Preview.SeekShare(0.25f);
	ASSERT_TRUE(Level.Finish());
	EXPECT_LT(Level.Preview.Shapes(0).Count(), Whole);
	const NavCore::RecordedSearch& Search = Level.Preview.Model().Side(0);
	EXPECT_NEAR(static_cast<double>(Search.Step()), static_cast<double>(Search.StepCount()) * 0.25, 1.0);
	Level.Preview.SeekShare(1.0f);
	ASSERT_TRUE(Level.Finish());
	EXPECT_EQ(Level.Preview.Shapes(0).Count(), Whole);
}

TEST(GridNavPreview, StepsGoFromExpansionToExpansion)
{
	FPreviewLevel Level;
	Level.Preview.SetAlgorithm(0, TEXT("astar"));
	Level.Preview.SetAlgorithm(1, FString());
	Level.Ask({1, 1}, {18, 18});
	ASSERT_TRUE(Level.Finish());
	Level.Preview.SeekShare(0.0f);
	Level.Preview.StepBy(1);
	Level.Preview.StepBy(1);
	ASSERT_TRUE(Level.Finish());
	EXPECT_EQ(Level.Preview.Model().Side(0).Drawing().ExpandedCells(), 2);
	Level.Preview.StepBy(-1);
	ASSERT_TRUE(Level.Finish());
	EXPECT_EQ(Level.Preview.Model().Side(0).Drawing().ExpandedCells(), 1);
}

TEST(GridNavPreview, PlayingGoesFromTheStartToTheEndAndStops)
{
	FPreviewLevel Level;
	Level.Ask({1, 1}, {18, 18});
	ASSERT_TRUE(Level.Finish());
	Level.Preview.SetPlaying(true);
	EXPECT_EQ(Level.Preview.Model().Position(), 0U);
	Level.Preview.Tick(2.0f);
	const SIZE_T Early = Level.Preview.Model().Position();
	EXPECT_GT(Early, 0U);
	EXPECT_LT(Early, Level.Preview.Model().Length());
	for (int32 Second = 0; Second < 20; ++Second)
	{
		Level.Preview.Tick(1.0f);
	}
	EXPECT_EQ(Level.Preview.Model().Position(), Level.Preview.Model().Length());
	EXPECT_FALSE(Level.Preview.IsPlaying());
}

TEST(GridNavPreview, AChangeOfTheLevelStartsItAnew)
{
	FPreviewLevel Level;
	Level.Preview.SetAlgorithm(0, TEXT("astar"));
	Level.Ask({1, 1}, {18, 1});
	ASSERT_TRUE(Level.Finish());
	const NavCore::Cost Before = Level.Preview.Model().Side(0).GetPath().cost;
	for (int32 Y = 0; Y < 15; ++Y)
	{
		ASSERT_EQ(Level.Graph.SetCellBlocked(FIntPoint(10, Y), true), EGridNavEditResult::Queued);
	}
	Level.World.Tick(5);
	ASSERT_TRUE(Level.Finish());
	EXPECT_GT(Level.Preview.Model().Side(0).GetPath().cost, Before);
}

TEST(GridNavPreview, SaysWhyAQueryIsRefused)
{
	FPreviewLevel Level;
	ASSERT_EQ(Level.Graph.SetCellBlocked(FIntPoint(5, 5), true), EGridNavEditResult::Queued);
	Level.World.Tick(5);
	Level.Ask({1, 1}, {5, 5});
	ASSERT_TRUE(Level.Finish());
	EXPECT_EQ(Level.Preview.Model().Side(0).Error(), NavCore::RequestError::GoalBlocked);
}

TEST(GridNavPreview, TheGridMayGoAwayAtAnyTime)
{
	FPreviewLevel Level;
	Level.Ask({1, 1}, {18, 18});
	// While the map is prepared, before anything was searched.
	Level.Preview.Tick(0.01f);
	Level.Graph.GetOwner()->Destroy();
	for (int32 Frame = 0; Frame < 50; ++Frame)
	{
		Level.World.Tick(1);
		Level.Preview.Tick(0.01f);
	}
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	Level.Preview.Tick(0.01f);
	EXPECT_EQ(Level.Preview.GetGraph(), nullptr);
	EXPECT_EQ(Level.Preview.Model().Side(0).Status(), NavCore::SearchStatus::Idle);
}

TEST(GridNavPreview, AnotherSelectedGridTakesOver)
{
	FPreviewLevel Level;
	Level.Ask({1, 1}, {18, 18});
	UGridNavGraphComponent& Other = Level.AddBuiltGraph(FVector(0.0, 8000.0, 0.0));
	for (int32 Frame = 0; Frame < 12; ++Frame)
	{
		Level.Preview.Tick(0.01f);
	}
	(void)Level.Draw(Other);
	EXPECT_EQ(Level.Preview.GetGraph(), &Other);
	EXPECT_FALSE(Level.Preview.GetStart().IsSet());
	// Selected together, the first one stays.
	(void)Level.Draw(Level.Graph);
	EXPECT_EQ(Level.Preview.GetGraph(), &Other);
}

TEST(GridNavPreview, AClosedPanelCostsNothing)
{
	FPreviewLevel Level;
	Level.Ask({1, 1}, {18, 18});
	ASSERT_TRUE(Level.Finish());
	Level.Preview.SetOpen(false);
	EXPECT_FALSE(Level.Preview.IsTickable());
	EXPECT_EQ(Level.Preview.Model().Bytes(), 0U);
	EXPECT_TRUE(Level.Draw(Level.Graph)->Lines.IsEmpty());
	// Opened again, it goes on with the same question.
	Level.Preview.SetOpen(true);
	ASSERT_TRUE(Level.Finish());
	EXPECT_EQ(Level.Preview.Model().Side(0).Status(), NavCore::SearchStatus::Found);
}

TEST(GridNavPreview, UnknownAlgorithmsLeaveASideEmpty)
{
	FPreviewLevel Level;
	Level.Preview.SetAlgorithm(0, TEXT("no such algorithm"));
	EXPECT_TRUE(Level.Preview.GetAlgorithm(0).IsEmpty());
	Level.Preview.SetAlgorithm(7, TEXT("astar"));
	EXPECT_TRUE(Level.Preview.GetAlgorithm(7).IsEmpty());
}

TEST(GridNavPreview, WorksThroughTheVisualizerOfTheModule)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Build();
	Graph.FinishBuild();
	const TSharedPtr<FComponentVisualizer> Visualizer =
		GUnrealEd->FindComponentVisualizer(UGridNavGraphComponent::StaticClass());
	const TSharedPtr<SDockTab> Tab = FGlobalTabmanager::Get()->TryInvokeTab(FGridNavPreviewTab::TabName);
	ASSERT_TRUE(Tab.IsValid());
	const FSceneView View(FVector(0.0, 0.0, 3000.0));
	FEditorViewportClient Client(Level.World.Get());
	const auto ClickGround = [&](const FVector& Above)
	{
		StandIn::FRecordedDrawing Drawing(View);
		Visualizer->DrawVisualization(&Graph, &View, &Drawing);
		HHitProxy* const Ground = FPreviewLevel::FindGround(Drawing);
		return Ground != nullptr &&
			Visualizer->VisProxyHandleClick(&Client, static_cast<HComponentVisProxy*>(Ground),
				FViewportClick(Above, FVector(0.0, 0.0, -1.0), &Client, EKeys::LeftMouseButton, IE_Released));
	};
	EXPECT_FALSE(ClickGround(FVector(50.0, 50.0, 3000.0)));
	ASSERT_TRUE(StandIn::ClickWidget(Tab->GetContent(), TEXT("Pick Start")));
	EXPECT_TRUE(ClickGround(FVector(-850.0, -850.0, 3000.0)));
	EXPECT_TRUE(ClickGround(FVector(850.0, 850.0, 3000.0)));
	EXPECT_FALSE(ClickGround(FVector(50.0, 50.0, 3000.0)));
	Tab->RequestCloseTab();
}
