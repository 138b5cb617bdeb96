// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "EditorViewportClient.h"
#include "Engine/World.h"
#include "Framework/Docking/TabManager.h"
#include "GridNavEditorFixture.h"
#include "HAL/PlatformTime.h"
#include "Preview/GridNavPreview.h"
#include "Preview/GridNavPreviewTab.h"
#include "StandIn/RecordedDrawing.h"
#include "StandIn/WidgetSearch.h"
#include "Widgets/Docking/SDockTab.h"

#include <gtest/gtest.h>

/** An open preview on a built grid of 20 x 20 free cells. */
class FPreviewLevel : public FEditorLevel
{
public:
	FPreviewLevel()
		: Shared(MakeShared<FGridNavPreview>()), Preview(Shared.Get()), View(FVector(0.0, 0.0, 3000.0)),
		  Client(World.Get()), Graph(AddBuiltGraph())
	{
		Preview.SetOpen(true);
		Preview.SetGraph(&Graph);
	}

	UGridNavGraphComponent& AddBuiltGraph(const FVector& Center = FVector::ZeroVector)
	{
		UGridNavGraphComponent& Added = AddGraph(Center);
		Added.bRequireFloor = false;
		Added.Build();
		Added.FinishBuild();
		EXPECT_EQ(Added.GetState(), EGridNavState::Ready);
		return Added;
	}

	void Ask(const FIntPoint& Start, const FIntPoint& Goal)
	{
		Preview.SetStart(Start);
		Preview.SetGoal(Goal);
	}

	/** Ticks until everything is searched and shown; false when that takes too long. */
	bool Finish()
	{
		const double Deadline = FPlatformTime::Seconds() + 20.0;
		do
		{
			Preview.Tick(0.0f);
			if (!Preview.IsPreparing() && Preview.Model().Map() != nullptr && IsShown())
			{
				return true;
			}
		} while (FPlatformTime::Seconds() < Deadline);
		return false;
	}

	TUniquePtr<StandIn::FRecordedDrawing> Draw(const UGridNavGraphComponent& Drawn)
	{
		TUniquePtr<StandIn::FRecordedDrawing> Drawing = MakeUnique<StandIn::FRecordedDrawing>(View);
		Preview.Draw(Drawn, *Drawing);
		return Drawing;
	}

	static HHitProxy* FindGround(const StandIn::FRecordedDrawing& Drawing)
	{
		for (const StandIn::FRecordedDrawing::FLine& Line : Drawing.Lines)
		{
			if (HitProxyCast<HGridNavGroundProxy>(Line.Proxy.GetReference()) != nullptr)
			{
				return Line.Proxy.GetReference();
			}
		}
		return nullptr;
	}
	/** What a click on the grid hits; null while nothing is picked. */
	TRefCountPtr<HHitProxy> GroundProxy() { return FindGround(*Draw(Graph)); }

	bool Click(HHitProxy* Proxy, const FVector& Origin, const FVector& Direction)
	{
		return Preview.HandleClick(*static_cast<HComponentVisProxy*>(Proxy),
			FViewportClick(Origin, Direction, &Client, EKeys::LeftMouseButton, IE_Released));
	}

	/** From right above the middle of a cell. */
	bool ClickCell(int32 X, int32 Y)
	{
		FVector Middle;
		EXPECT_TRUE(Graph.CellToWorld(FIntPoint(X, Y), Middle));
		const TRefCountPtr<HHitProxy> Ground = GroundProxy();
		return Ground.IsValid() &&
			Click(Ground.GetReference(), Middle + FVector(0.0, 0.0, 2000.0), FVector(0.0, 0.0, -1.0));
	}

	/** Lines of the preview on one side of a border. */
	int32 CountLines(bool bBeyond, double Border)
	{
		int32 Count = 0;
		const TUniquePtr<StandIn::FRecordedDrawing> Drawing = Draw(Graph);
		for (const StandIn::FRecordedDrawing::FLine& Line : Drawing->Lines)
		{
			Count += (Line.Start.X > Border) == bBeyond ? 1 : 0;
		}
		return Count;
	}

	TSharedRef<FGridNavPreview> Shared;
	FGridNavPreview& Preview;
	FSceneView View;
	FEditorViewportClient Client;
	UGridNavGraphComponent& Graph;

private:
	bool IsShown() const
	{
		const NavCore::SearchPreview& Model = Preview.Model();
		return Model.HasEnded() && Model.Side(0).Step() == Model.StepOf(0) &&
			Model.Side(1).Step() == Model.StepOf(1);
	}
};
