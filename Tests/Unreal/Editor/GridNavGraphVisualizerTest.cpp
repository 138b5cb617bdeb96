// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Visualizers/GridNavGraphVisualizer.h"

#include "Editor.h"
#include "Editor/UnrealEdEngine.h"
#include "EditorViewportClient.h"
#include "Engine/World.h"
#include "GridNavEditorFixture.h"
#include "NavCore/Grid/GridMap.h"
#include "StandIn/RecordedDrawing.h"
#include "UnrealEdGlobals.h"
#include "Visualizers/GridNavBoxHandles.h"
#include "Visualizers/GridNavCellPreview.h"

#include <limits>

namespace
{
constexpr int32 BoxEdges = 12;

/** A viewport that looks at a grid through the registered visualizer. */
class FTestViewport final
{
public:
	explicit FTestViewport(FEditorLevel& Level, const FVector& Eye = FVector(0.0, 0.0, 3000.0))
		: View(Eye), Client(Level.World.Get()),
		  Visualizer(GUnrealEd->FindComponentVisualizer(UGridNavGraphComponent::StaticClass()))
	{
	}

	/** What one frame shows. */
	TUniquePtr<StandIn::FRecordedDrawing> Draw(const UGridNavGraphComponent& Graph)
	{
		TUniquePtr<StandIn::FRecordedDrawing> Drawing = MakeUnique<StandIn::FRecordedDrawing>(View);
		Visualizer->DrawVisualization(&Graph, &View, Drawing.Get());
		return Drawing;
	}

	/** Clicks on the handle of a face, where it is drawn. */
	bool Click(const UGridNavGraphComponent& Graph, int32 Face)
	{
		const TUniquePtr<StandIn::FRecordedDrawing> Drawing = Draw(Graph);
		HComponentVisProxy* Proxy =
			static_cast<HComponentVisProxy*>(Drawing->Points[Face].Proxy.GetReference());
		return Visualizer->VisProxyHandleClick(&Client, Proxy, ClickInto());
	}

	FViewportClick ClickInto()
	{
		return FViewportClick(
			View.ViewLocation, FVector(0.0, 0.0, -1.0), &Client, EKeys::LeftMouseButton, IE_Released);
	}

	bool Pull(FVector Delta)
	{
		FRotator Turn = FRotator::ZeroRotator;
		FVector Scale = FVector::ZeroVector;
		return Visualizer->HandleInputDelta(&Client, nullptr, Delta, Turn, Scale);
	}

	FSceneView View;
	FEditorViewportClient Client;
	TSharedPtr<FComponentVisualizer> Visualizer;
};

int32 CountLines(const StandIn::FRecordedDrawing& Drawing, const FLinearColor& Color)
{
	int32 Count = 0;
	for (const StandIn::FRecordedDrawing::FLine& Line : Drawing.Lines)
	{
		Count += Line.Color == Color ? 1 : 0;
	}
	return Count;
}
} // namespace

TEST(GridNavGraphVisualizer, DrawsTheBoxAHandleOnEachFaceAndTheNetOfCells)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	FTestViewport Viewport(Level);
	const TUniquePtr<StandIn::FRecordedDrawing> Drawing = Viewport.Draw(Graph);
	ASSERT_EQ(Drawing->Points.Num(), 6);
	EXPECT_TRUE(Drawing->Points[0].Position.Equals(FVector(1000.0, 0.0, 0.0)));
	EXPECT_TRUE(Drawing->Points[3].Position.Equals(FVector(0.0, -1000.0, 0.0)));
	EXPECT_TRUE(Drawing->Points[4].Position.Equals(FVector(0.0, 0.0, 300.0)));
	for (const StandIn::FRecordedDrawing::FPoint& Point : Drawing->Points)
	{
		EXPECT_NE(HitProxyCast<HGridNavFaceProxy>(Point.Proxy.GetReference()), nullptr);
	}
	EXPECT_EQ(Drawing->Lines.Num(), BoxEdges + 2 * 21) << "20 cells have 21 lines each way";
}

TEST(GridNavGraphVisualizer, TheNetFollowsTheChosenCellSize)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	FTestViewport Viewport(Level);
	Graph.CellSize = 300.0f;
	EXPECT_EQ(Viewport.Draw(Graph)->Lines.Num(), BoxEdges + 2 * 8) << "the last cell is cut by the box";
	Graph.CellSize = 0.0f;
	EXPECT_EQ(Viewport.Draw(Graph)->Lines.Num(), BoxEdges);
	Graph.Extent.X = std::numeric_limits<double>::quiet_NaN();
	EXPECT_EQ(Viewport.Draw(Graph)->Lines.Num(), 0);
}

TEST(GridNavGraphVisualizer, LargeGridsDrawABoundedNumberOfLines)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	FTestViewport Viewport(Level, FVector(12345.0, -54321.0, 500.0));
	for (const double Extent : {5000.0, 20000.0, 100000.0, 5000000.0})
	{
		Graph.Extent = FVector(Extent, Extent, 300.0);
		const int32 Lines = Viewport.Draw(Graph)->Lines.Num() - BoxEdges;
		EXPECT_GT(Lines, 2 * 50) << Extent;
		EXPECT_LE(Lines, FGridNavCellPreview::MostGridLines) << Extent;
	}
}

TEST(GridNavGraphVisualizer, ABuiltGridShowsItsBlockedCells)
{
	FEditorLevel Level;
	Level.World.SpawnBox(FVector(250.0, 50.0, 100.0), FVector(150.0, 50.0, 100.0));
	UGridNavGraphComponent& Graph = Level.AddGraph();
	FTestViewport Viewport(Level);
	const int32 Before = Viewport.Draw(Graph)->Lines.Num();
	Graph.Build();
	Graph.FinishBuild();
	ASSERT_EQ(Graph.GetMap()->WalkableCount(), 400 - 3);
	const TUniquePtr<StandIn::FRecordedDrawing> Drawing = Viewport.Draw(Graph);
	ASSERT_EQ(Drawing->Lines.Num(), Before + 5) << "one rectangle with its diagonal";
	FBox Rect(ForceInit);
	for (int32 Line = Before; Line < Drawing->Lines.Num(); ++Line)
	{
		Rect += Drawing->Lines[Line].Start;
	}
	EXPECT_TRUE(Rect.Min.Equals(FVector(100.0, 0.0, Rect.Min.Z), 0.01));
	EXPECT_TRUE(Rect.Max.Equals(FVector(400.0, 100.0, Rect.Max.Z), 0.01));

	ASSERT_EQ(Graph.BlockBox(FBox(FVector(-900.0, -900.0, 0.0), FVector(-850.0, -850.0, 50.0))),
		EGridNavEditResult::Queued);
	Level.World.Tick(5);
	EXPECT_EQ(Viewport.Draw(Graph)->Lines.Num(), Before + 10) << "edits are seen";
	Graph.Clear();
	EXPECT_EQ(Viewport.Draw(Graph)->Lines.Num(), Before);
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_EQ(Viewport.Draw(Graph)->Lines.Num(), Before + 5) << "another grid, drawn anew";
}

TEST(GridNavGraphVisualizer, CellsOfALargeBuiltGridAreBoundedToo)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Extent = FVector(12800.0, 12800.0, 300.0);
	Graph.CellSize = 50.0f;
	Graph.Build();
	Graph.FinishBuild();
	// Single cells around the eye, where all are shown: five lines each.
	constexpr int32 Side = 64;
	for (int32 Y = 0; Y < Side; ++Y)
	{
		for (int32 X = 0; X < Side; ++X)
		{
			Graph.SetCellBlocked(FIntPoint(192 + 2 * X, 192 + 2 * Y), true);
		}
	}
	constexpr int32 Free = 512 * 512 - Side * Side;
	for (int32 Frame = 0; Frame < 5000 && Graph.GetMap()->WalkableCount() != Free; ++Frame)
	{
		Level.World.Tick();
	}
	ASSERT_EQ(Graph.GetMap()->WalkableCount(), Free);
	FTestViewport Viewport(Level);
	for (int32 Frame = 0; Frame < 20; ++Frame)
	{
		EXPECT_LE(Viewport.Draw(Graph)->Lines.Num(),
			BoxEdges * 2 + FGridNavCellPreview::MostGridLines + FGridNavCellPreview::MostWallLines);
	}
	EXPECT_GT(Viewport.Draw(Graph)->Lines.Num(), FGridNavCellPreview::MostWallLines) << "as many as may be";
}

TEST(GridNavGraphVisualizer, PullingAHandleMovesItsFaceAlone)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	FTestViewport Viewport(Level);
	ASSERT_TRUE(Viewport.Click(Graph, 0));
	EXPECT_EQ(Viewport.Visualizer->GetEditedComponent(), &Graph);
	FVector Place;
	ASSERT_TRUE(Viewport.Visualizer->GetWidgetLocation(&Viewport.Client, Place));
	EXPECT_TRUE(Place.Equals(FVector(1000.0, 0.0, 0.0)));
	EXPECT_TRUE(Viewport.Pull(FVector(400.0, 77.0, -5.0))) << "only along its axis";
	EXPECT_TRUE(UE::GridNavEditor::BoxOf(Graph).Min.Equals(FVector(-1000.0, -1000.0, -300.0)));
	EXPECT_TRUE(UE::GridNavEditor::BoxOf(Graph).Max.Equals(FVector(1400.0, 1000.0, 300.0)));
	ASSERT_TRUE(Viewport.Click(Graph, 5));
	EXPECT_TRUE(Viewport.Pull(FVector(0.0, 0.0, 100.0)));
	EXPECT_TRUE(UE::GridNavEditor::BoxOf(Graph).Min.Equals(FVector(-1000.0, -1000.0, -200.0)));
	EXPECT_TRUE(UE::GridNavEditor::BoxOf(Graph).Max.Equals(FVector(1400.0, 1000.0, 300.0)));
}

TEST(GridNavGraphVisualizer, ABoxNeverTurnsInsideOut)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	FTestViewport Viewport(Level);
	ASSERT_TRUE(Viewport.Click(Graph, 0));
	EXPECT_TRUE(Viewport.Pull(FVector(-1e7, 0.0, 0.0)));
	EXPECT_DOUBLE_EQ(Graph.Extent.X, 50.0) << "one cell";
	EXPECT_DOUBLE_EQ(UE::GridNavEditor::BoxOf(Graph).Min.X, -1000.0);
	EXPECT_TRUE(Viewport.Pull(FVector(std::numeric_limits<double>::quiet_NaN(), 0.0, 0.0)));
	EXPECT_DOUBLE_EQ(Graph.Extent.X, 50.0);
}

TEST(GridNavGraphVisualizer, ADragIsOneStepToUndo)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph(FVector(100.0, 0.0, 0.0));
	FTestViewport Viewport(Level);
	ASSERT_TRUE(Viewport.Click(Graph, 2));
	Viewport.Visualizer->TrackingStarted(&Viewport.Client);
	for (int32 Step = 0; Step < 5; ++Step)
	{
		Viewport.Pull(FVector(0.0, 100.0, 0.0));
	}
	Viewport.Visualizer->TrackingStopped(&Viewport.Client, true);
	EXPECT_DOUBLE_EQ(Graph.Extent.Y, 1250.0);
	EXPECT_EQ(GEditor->StandInTransactions(), 1);
	EXPECT_EQ(ToText(GEditor->StandInLastTransaction()), "Resize Navigation Grid");
	ASSERT_TRUE(GEditor->UndoTransaction());
	EXPECT_DOUBLE_EQ(Graph.Extent.Y, 1000.0);
	EXPECT_TRUE(Graph.GetComponentLocation().Equals(FVector(100.0, 0.0, 0.0)));
	ASSERT_TRUE(GEditor->RedoTransaction());
	EXPECT_DOUBLE_EQ(Graph.Extent.Y, 1250.0);
	EXPECT_TRUE(Graph.GetComponentLocation().Equals(FVector(100.0, 250.0, 0.0)));
}

TEST(GridNavGraphVisualizer, ADragWithoutAMoveLeavesNothingToUndo)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	FTestViewport Viewport(Level);
	ASSERT_TRUE(Viewport.Click(Graph, 2));
	Viewport.Visualizer->TrackingStarted(&Viewport.Client);
	Viewport.Pull(FVector::ZeroVector);
	Viewport.Visualizer->TrackingStopped(&Viewport.Client, false);
	EXPECT_EQ(GEditor->StandInTransactions(), 0);
}

TEST(GridNavGraphVisualizer, AComponentThatGoesAwayWhileItIsEditedIsLetGo)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	FTestViewport Viewport(Level);
	Graph.Build();
	Graph.FinishBuild();
	ASSERT_TRUE(Viewport.Click(Graph, 0));
	Viewport.Visualizer->TrackingStarted(&Viewport.Client);
	Viewport.Pull(FVector(10.0, 0.0, 0.0));
	GEditor->StandInForgetTransactions();
	Graph.GetOwner()->Destroy();
	Level.World.CollectGarbage();
	FVector Place;
	EXPECT_FALSE(Viewport.Visualizer->GetWidgetLocation(&Viewport.Client, Place));
	EXPECT_EQ(Viewport.Visualizer->GetEditedComponent(), nullptr);
	EXPECT_FALSE(Viewport.Pull(FVector(10.0, 0.0, 0.0)));
	Viewport.Visualizer->TrackingStopped(&Viewport.Client, true);
	Viewport.Visualizer->EndEditing();
	UGridNavGraphComponent& Other = Level.AddGraph();
	EXPECT_GT(Viewport.Draw(Other)->Lines.Num(), BoxEdges);
}

TEST(GridNavGraphVisualizer, OtherProxiesEndTheEdit)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	FTestViewport Viewport(Level);
	ASSERT_TRUE(Viewport.Click(Graph, 0));
	const TRefCountPtr<HHitProxy> Other(new HComponentVisProxy(&Graph));
	EXPECT_FALSE(Viewport.Visualizer->VisProxyHandleClick(
		&Viewport.Client, static_cast<HComponentVisProxy*>(Other.GetReference()), Viewport.ClickInto()));
	EXPECT_EQ(Viewport.Visualizer->GetEditedComponent(), nullptr);
	EXPECT_FALSE(Viewport.Pull(FVector(10.0, 0.0, 0.0)));
}

TEST(GridNavGraphVisualizer, ABuiltBoxThatDiffersFromTheSettingsIsShownToo)
{
	FEditorLevel Level;
	UGridNavGraphComponent& Graph = Level.AddGraph();
	Graph.Build();
	Graph.FinishBuild();
	FTestViewport Viewport(Level);
	const FLinearColor BuiltColor(0.5f, 0.5f, 0.5f);
	EXPECT_EQ(CountLines(*Viewport.Draw(Graph), BuiltColor), 0);
	Graph.Extent.X = 1500.0;
	EXPECT_EQ(CountLines(*Viewport.Draw(Graph), BuiltColor), BoxEdges);
}
