// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Preview/GridNavPreview.h"

#include "Components/GridNavGraphComponent.h"
#include "Editor.h"
#include "EditorViewportClient.h"
#include "HAL/PlatformTime.h"
#include "NavCore/Grid/GridMap.h"
#include "Preview/GridNavPlane.h"
#include "SceneManagement.h"

IMPLEMENT_HIT_PROXY(HGridNavGroundProxy, HComponentVisProxy);

namespace GridNavPreviewPrivate
{
/** A whole search plays in so many seconds, short or long. */
constexpr double PlaySeconds = 10.0;
/** Lines that make the ground clickable at most. */
constexpr int32 MostGroundLines = 256;
constexpr double GroundLift = 2.0;
/** Frames after which a grid that is no longer drawn gives way to another one. */
constexpr int32 FramesToForget = 10;

class FClock final : public NavCore::BudgetClock
{
public:
	virtual int64_t NowUs() override { return static_cast<int64_t>(FPlatformTime::Seconds() * 1e6); }
};

NavCore::Cell ToCell(const FIntPoint& Point)
{
	return {Point.X, Point.Y};
}

/** Commandlets have no viewports. */
void Redraw()
{
	if (GEditor != nullptr)
	{
		GEditor->RedrawLevelEditingViewports(true);
	}
}
} // namespace GridNavPreviewPrivate

FGridNavPreview::FGridNavPreview()
	: Algorithms{NavCore::FindAlgorithm("sga"), NavCore::FindAlgorithm("astar")}
{
}

void FGridNavPreview::SetOpen(bool bInOpen)
{
	bOpen = bInOpen;
	bPlaying = false;
	Picking = EGridNavPick::Nothing;
	if (!bOpen)
	{
		// Gives back what it recorded and the copy of the map.
		Preview.SetMap(nullptr);
		Map.Update(nullptr, NavCore::GraphParts::None);
		for (FGridNavPreviewPainter& Painter : Painters)
		{
			Painter.Clear();
		}
	}
	GridNavPreviewPrivate::Redraw();
}

void FGridNavPreview::SetGraph(const UGridNavGraphComponent* NewGraph)
{
	if (Graph.Get() != NewGraph)
	{
		Graph = NewGraph;
		Start.Reset();
		Goal.Reset();
		bPlaying = false;
		FramesUnseen = 0;
		UpdateQuery();
	}
}

void FGridNavPreview::SetAlgorithm(int32 Side, const FString& Name)
{
	if (Side >= 0 && Side < Sides)
	{
		Algorithms[Side] = NavCore::FindAlgorithm(TCHAR_TO_UTF8(*Name));
		UpdateQuery();
	}
}

FString FGridNavPreview::GetAlgorithm(int32 Side) const
{
	if (Side < 0 || Side >= Sides || Algorithms[Side] == nullptr)
	{
		return FString();
	}
	const std::string_view Name = Algorithms[Side]->name;
	return FString(UTF8_TO_TCHAR(Name.data()));
}

void FGridNavPreview::SetStart(const FIntPoint& Cell)
{
	Start = Cell;
	UpdateQuery();
}

void FGridNavPreview::SetGoal(const FIntPoint& Cell)
{
	Goal = Cell;
	UpdateQuery();
}

void FGridNavPreview::Pick(EGridNavPick What)
{
	Picking = What;
	// The ground can be clicked in the next drawing only.
	GridNavPreviewPrivate::Redraw();
}

void FGridNavPreview::UpdateQuery()
{
	NavCore::PreviewQuery Query;
	if (Start.IsSet() && Goal.IsSet() && Graph.IsValid())
	{
		Query.start = GridNavPreviewPrivate::ToCell(Start.GetValue());
		Query.goal = GridNavPreviewPrivate::ToCell(Goal.GetValue());
		Query.clearance = static_cast<uint8>(Graph->GetAgentClearance());
		Query.algorithms = {Algorithms[0], Algorithms[1]};
	}
	Preview.SetQuery(Query);
	bRepaint = true;
}

void FGridNavPreview::SeekShare(float Share)
{
	const double Length = static_cast<double>(Preview.Length());
	Preview.Seek(static_cast<SIZE_T>(FMath::Clamp<double>(Share, 0.0, 1.0) * Length + 0.5));
	PlayPosition = static_cast<double>(Preview.Position());
}

float FGridNavPreview::GetShare() const
{
	return Preview.Length() == 0
		? 0.0f
		: static_cast<float>(static_cast<double>(Preview.Position()) / static_cast<double>(Preview.Length()));
}

void FGridNavPreview::StepBy(int32 Expansions)
{
	bPlaying = false;
	Preview.SeekExpansions(Expansions);
}

void FGridNavPreview::SetPlaying(bool bInPlaying)
{
	bPlaying = bInPlaying;
	if (bPlaying && Preview.Position() == Preview.Length())
	{
		Preview.Seek(0);
	}
	PlayPosition = static_cast<double>(Preview.Position());
}

void FGridNavPreview::SetPace(NavCore::PreviewPace Pace)
{
	Preview.SetPace(Pace);
}

void FGridNavPreview::Play(float DeltaTime)
{
	const double Length = static_cast<double>(Preview.Length());
	if (!bPlaying || Length == 0.0)
	{
		return;
	}
	PlayPosition +=
		FMath::Max(static_cast<double>(DeltaTime), 0.0) * Length / GridNavPreviewPrivate::PlaySeconds;
	if (PlayPosition >= Length && Preview.HasEnded())
	{
		bPlaying = false;
	}
	Preview.Seek(static_cast<SIZE_T>(FMath::Min(PlayPosition, Length)));
}

void FGridNavPreview::Tick(float DeltaTime)
{
	++FramesUnseen;
	if (Map.Update(Graph.Get(), NavCore::SearchPreview::PartsFor(Preview.Query())))
	{
		// The agent may be another one too, if the grid was built anew.
		UpdateQuery();
		Preview.SetMap(Map.Snapshot());
		bRepaint = true;
	}
	Play(DeltaTime);
	GridNavPreviewPrivate::FClock Clock;
	NavCore::WorkBudget Budget(Clock, Clock.NowUs() + static_cast<int64>(SliceMs * 1000.0));
	(void)Preview.Advance(Budget);
	Repaint();
}

void FGridNavPreview::Repaint()
{
	bool bPainted = false;
	for (int32 Side = 0; Side < Sides; ++Side)
	{
		const NavCore::RecordedSearch& Search = Preview.Side(static_cast<SIZE_T>(Side));
		const bool bSame = PaintedSteps[Side] == Search.Step() && bPaintedEnd[Side] == Search.ShowsEnd();
		if (bSame && !bRepaint)
		{
			continue;
		}
		PaintedSteps[Side] = Search.Step();
		bPaintedEnd[Side] = Search.ShowsEnd();
		bPainted = true;
		if (Search.Algorithm() != nullptr && Preview.Map() != nullptr)
		{
			Painters[Side].Paint(Search, Preview.Map()->Map(), Side > 0);
		}
		else
		{
			Painters[Side].Clear();
		}
	}
	bRepaint = false;
	if (bPainted)
	{
		GridNavPreviewPrivate::Redraw();
	}
}

TStatId FGridNavPreview::GetStatId() const
{
	RETURN_QUICK_DECLARE_CYCLE_STAT(FGridNavPreview, STATGROUP_Tickables);
}

void FGridNavPreview::Draw(const UGridNavGraphComponent& Drawn, FPrimitiveDrawInterface& PDI)
{
	if (!bOpen)
	{
		return;
	}
	if (!Graph.IsValid() || FramesUnseen > GridNavPreviewPrivate::FramesToForget)
	{
		SetGraph(&Drawn);
	}
	if (Graph.Get() != &Drawn || Drawn.GetMap() == nullptr)
	{
		return;
	}
	FramesUnseen = 0;
	const FGridNavPlane Plane(Drawn);
	for (int32 Side = 0; Side < Sides; ++Side)
	{
		Painters[Side].Draw(Plane, Side * (Plane.Size().X + CopyGap), PDI);
	}
	if (Picking != EGridNavPick::Nothing)
	{
		DrawGround(Drawn, PDI);
	}
}

void FGridNavPreview::DrawGround(const UGridNavGraphComponent& Drawn, FPrimitiveDrawInterface& PDI) const
{
	// Seen by the mouse alone.
	if (!PDI.IsHitTesting())
	{
		return;
	}
	const FGridNavPlane Plane(Drawn);
	const FIntPoint Size = Plane.Size();
	const int32 Rows = FMath::DivideAndRoundUp(Size.Y, GridNavPreviewPrivate::MostGroundLines);
	PDI.SetHitProxy(new HGridNavGroundProxy(&Drawn));
	for (int32 Y = 0; Y < Size.Y; Y += Rows)
	{
		const double Middle = Y + 0.5 * FMath::Min(Rows, Size.Y - Y);
		PDI.DrawLine(Plane.ToWorld({0.0, Middle}, 0.0, GridNavPreviewPrivate::GroundLift),
			Plane.ToWorld({static_cast<double>(Size.X), Middle}, 0.0, GridNavPreviewPrivate::GroundLift),
			FLinearColor::White, SDPG_Foreground, static_cast<float>(Rows * Plane.CellSize()));
	}
	PDI.SetHitProxy(nullptr);
}

bool FGridNavPreview::HandleClick(HComponentVisProxy& Proxy, const FViewportClick& Click)
{
	const HGridNavGroundProxy* const Ground = HitProxyCast<HGridNavGroundProxy>(&Proxy);
	if (Ground == nullptr || Picking == EGridNavPick::Nothing || Ground->Component.Get() != Graph.Get() ||
		!Graph.IsValid() || Graph->GetMap() == nullptr)
	{
		return false;
	}
	NavCore::Cell Cell;
	if (!FGridNavPlane(*Graph).FindCell(Click.GetOrigin(), Click.GetDirection(), Cell))
	{
		// Beside the grid: picking goes on.
		return true;
	}
	const bool bStart = Picking == EGridNavPick::Start;
	(bStart ? Start : Goal) = FIntPoint(Cell.x, Cell.y);
	// Who picks a start for the first time wants a goal next.
	Pick(bStart && !Goal.IsSet() ? EGridNavPick::Goal : EGridNavPick::Nothing);
	UpdateQuery();
	return true;
}
