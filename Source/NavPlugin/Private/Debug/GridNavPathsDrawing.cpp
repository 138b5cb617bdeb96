// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GridNavPathsDrawing.h"

#if GRIDNAV_WITH_DEBUG

#include "Components/GridNavGraph.h"
#include "Debug/GridNavDrawSettings.h"
#include "Debug/GridSearchReplay.h"
#include "NavCore/Draw/PathDrawing.h"
#include "NavCore/Scheduling/LivePathVisitor.h"

namespace UE::GridNav::PathsImpl
{
/** Turning points drawn at most: what a frame can be asked to do. */
constexpr int64 MaxPoints = 65536;
/** Above the tiles. */
constexpr double Lift = 8.0;

static NavCore::DrawWindow WholeMap(const NavCore::GridMap& Map)
{
	NavCore::DrawWindow Window;
	Window.cells = Map.Bounds();
	return Window;
}

/** Draws the paths that agents near an eye follow. */
class FPainter final : public NavCore::LivePathVisitor
{
public:
	FPainter(const FGridNavGraph& InGraph, const FVector& Eye, double InReach, int32 InLeft,
		NavCore::DrawList& InList)
		: Graph(InGraph), List(InList), At(InGraph.Frame().Plane.ToGrid(Eye.X, Eye.Y)),
		  Reach(InReach / InGraph.Frame().Plane.cellSize), Left(InLeft)
	{
	}

	virtual bool OnLivePath(const NavCore::LivePathView& View) override
	{
		const double X = View.agent.x - At.x;
		const double Y = View.agent.y - At.y;
		if (X * X + Y * Y > Reach * Reach)
		{
			return true;
		}
		const NavCore::GridMap& Map = Graph.World().Graph(View.profile).Map();
		NavCore::PathDrawing How;
		How.color = NavCore::TurnColor(NavCore::DrawPalette::Agents, View.handle.slot);
		How.width = 0.15f;
		How.arrowEvery = 16;
		How.walkedSteps = View.walkedSteps;
		NavCore::DrawPath(Map, *View.path, WholeMap(Map), How, List);
		Points += static_cast<int64>(View.path->points.size());
		--Left;
		return Left > 0 && Points < MaxPoints;
	}

	int32 GetLeft() const { return Left; }

private:
	const FGridNavGraph& Graph;
	NavCore::DrawList& List;
	NavCore::GridPoint At;
	double Reach;
	int32 Left;
	int64 Points = 0;
};
} // namespace UE::GridNav::PathsImpl

bool FGridNavPathsDrawing::Update(const TArray<TSharedRef<FGridNavGraph>>& Graphs,
	const FGridNavDrawSettings& Settings, const FVector& Eye, const FGridSearchReplay* Search)
{
	namespace Impl = UE::GridNav::PathsImpl;
	const int32 MaxPaths = FMath::Clamp(Settings.MaxPaths, 1, 4096);
	int32 Left = MaxPaths;
	TArray<NavCore::DrawList> New;
	New.SetNum(Graphs.Num());
	for (int32 Index = 0; Index < Graphs.Num(); ++Index)
	{
		const FGridNavGraph& Graph = *Graphs[Index];
		if (Settings.bPaths && Left > 0)
		{
			Impl::FPainter Painter(Graph, Eye, Settings.DrawDistance, Left, New[Index]);
			Graph.Scheduler().VisitLivePaths(Painter);
			Left = Painter.GetLeft();
		}
		if (Search != nullptr && Search->GetGraph() == Graphs[Index])
		{
			const NavCore::GridMap& Map = Graph.World().Graph(Search->GetQuery().Asked.Profile).Map();
			NavCore::PathDrawing How;
			How.width = 0.2f;
			NavCore::DrawPath(Map, Search->GetPath(), Impl::WholeMap(Map), How, New[Index]);
		}
	}
	NumPaths = MaxPaths - Left;
	bool bSame = New.Num() == Lists.Num();
	for (int32 Index = 0; bSame && Index < New.Num(); ++Index)
	{
		bSame = Floors[Index].Get() == &*Graphs[Index]->Surface() && New[Index] == Lists[Index];
	}
	if (bSame)
	{
		return false;
	}
	Lists = MoveTemp(New);
	Floors.Reset();
	const TSharedRef<FGridNavShapes> Drawn = MakeShared<FGridNavShapes>();
	for (int32 Index = 0; Index < Graphs.Num(); ++Index)
	{
		Floors.Add(Graphs[Index]->Surface());
		FGridNavShapes Shape = UE::GridNav::ToShapes(Lists[Index], *Graphs[Index]->Surface(), 1, Impl::Lift);
		Drawn->Lines.Append(Shape.Lines);
		Drawn->Meshes.Append(Shape.Meshes);
		Drawn->Texts.Append(Shape.Texts);
		Drawn->Bounds += Shape.Bounds;
	}
	Shapes = Drawn;
	return true;
}

void FGridNavPathsDrawing::Clear()
{
	Lists.Reset();
	Floors.Reset();
	Shapes.Reset();
	NumPaths = 0;
}

#endif
