// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Debug/GridNavShapes.h"

#if GRIDNAV_WITH_DEBUG

#include "Components/GridNavGraph.h"
#include "GridNavCompat.h"

namespace UE::GridNav::ShapesImpl
{
/** Between a rectangle and one that covers it, so that they do not flicker. */
constexpr double CoverLift = 3.0;
/** Pieces into which a line is cut at most to follow the floor. */
constexpr int32 MaxPieces = 64;
constexpr int32 DiscCorners = 8;

static FColor ToColor(const NavCore::DrawColor& Color)
{
	return FColor(Color.r, Color.g, Color.b, Color.a);
}

/** Adds shapes in grid space, laid on the floor. */
class FLayer
{
public:
	FLayer(const FGridNavSurface& InSurface, int32 InSquare, double InLift, FGridNavShapes& InOut)
		: Surface(InSurface), Square(FMath::Max(InSquare, 1)), Lift(InLift), Out(InOut)
	{
	}

	void AddRects(const std::vector<NavCore::DrawRect>& Rects)
	{
		const double Step = CoverLift / static_cast<double>(FMath::Max<SIZE_T>(Rects.size(), 1));
		double Cover = 0.0;
		for (const NavCore::DrawRect& Rect : Rects)
		{
			AddRect(Rect, Cover);
			Cover += Step;
		}
	}

	void AddLine(const NavCore::DrawLine& Line)
	{
		const double Length =
			FMath::Max(FMath::Abs(Line.to.x - Line.from.x), FMath::Abs(Line.to.y - Line.from.y));
		const int32 Pieces =
			Surface.Heights.IsEmpty() ? 1 : FMath::Clamp(FMath::CeilToInt32(Length), 1, MaxPieces);
		FVector From = At(Line.from);
		for (int32 Piece = 1; Piece <= Pieces; ++Piece)
		{
			const FVector To = At(Between(Line.from, Line.to, static_cast<double>(Piece) / Pieces));
			AddSegment(From, To, Line.color, Line.width);
			From = To;
		}
		if (Line.arrow && Length > 0.0)
		{
			AddHead(Line);
		}
	}

	void AddMark(const NavCore::DrawMark& Mark)
	{
		const double R = static_cast<double>(Mark.radius);
		switch (Mark.shape)
		{
		case NavCore::DrawShape::Disc:
			AddDisc(Mark);
			break;
		case NavCore::DrawShape::Ring:
			AddOutline(Mark, DiscCorners);
			break;
		case NavCore::DrawShape::Diamond:
			AddOutline(Mark, 4);
			break;
		case NavCore::DrawShape::Cross:
			AddSegment(Around(Mark, -R, -R), Around(Mark, R, R), Mark.color, 0.0f);
			AddSegment(Around(Mark, -R, R), Around(Mark, R, -R), Mark.color, 0.0f);
			break;
		}
	}

	void AddLabel(const NavCore::DrawLabel& Label)
	{
		const FColor Color = ToColor(Label.color);
		Out.Texts.Emplace(FString::Printf(TEXT("%lld"), static_cast<int64>(Label.value)), At(Label.at),
			FLinearColor(static_cast<float>(Color.R) / 255.f, static_cast<float>(Color.G) / 255.f,
				static_cast<float>(Color.B) / 255.f));
	}

private:
	static NavCore::GridPoint Between(const NavCore::GridPoint& A, const NavCore::GridPoint& B, double Share)
	{
		return {A.x + (B.x - A.x) * Share, A.y + (B.y - A.y) * Share};
	}

	double FloorAt(double X, double Y) const
	{
		return Surface.FloorZ({FMath::FloorToInt32(X), FMath::FloorToInt32(Y)});
	}

	FVector Place(double X, double Y, double Z) const
	{
		const NavCore::GridPoint World = Surface.Frame.Plane.ToWorld({X, Y});
		return FVector(World.x, World.y, Z);
	}

	FVector At(const NavCore::GridPoint& Point) const
	{
		return Place(Point.x, Point.y, FloorAt(Point.x, Point.y) + Lift + 2.0 * CoverLift);
	}

	FVector Around(const NavCore::DrawMark& Mark, double X, double Y) const
	{
		return At(Mark.at) + FVector(X, Y, 0.0) * Surface.Frame.Plane.cellSize;
	}

	/** A corner of a mark, counted around it. */
	FVector Corner(const NavCore::DrawMark& Mark, int32 Index, int32 Corners) const
	{
		const double Angle = 2.0 * UE_DOUBLE_PI * Index / Corners;
		const double R = static_cast<double>(Mark.radius);
		return Around(Mark, R * FMath::Cos(Angle), R * FMath::Sin(Angle));
	}

	void AddSegment(const FVector& From, const FVector& To, const NavCore::DrawColor& Color, float Width)
	{
		Out.Lines.Emplace(From, To, ToColor(Color), Width * static_cast<float>(Surface.Frame.Plane.cellSize));
		Out.Bounds += From;
		Out.Bounds += To;
	}

	void AddHead(const NavCore::DrawLine& Line)
	{
		const FVector Tip = At(Line.to);
		FVector Back = At(Line.from) - Tip;
		Back = Back.GetSafeNormal() * (Surface.Frame.Plane.cellSize * 0.4);
		const FVector Side(-Back.Y * 0.5, Back.X * 0.5, 0.0);
		AddSegment(Tip, Tip + Back + Side, Line.color, Line.width);
		AddSegment(Tip, Tip + Back - Side, Line.color, Line.width);
	}

	void AddOutline(const NavCore::DrawMark& Mark, int32 Corners)
	{
		for (int32 Index = 0; Index < Corners; ++Index)
		{
			AddSegment(Corner(Mark, Index, Corners), Corner(Mark, Index + 1, Corners), Mark.color, 0.0f);
		}
	}

	void AddDisc(const NavCore::DrawMark& Mark)
	{
		FDebugRenderSceneProxy::FMesh& Mesh = MeshOf(Mark.color);
		const uint32 First = static_cast<uint32>(Mesh.Vertices.Num());
		AddVertex(Mesh, At(Mark.at));
		for (int32 Index = 0; Index < DiscCorners; ++Index)
		{
			AddVertex(Mesh, Corner(Mark, Index, DiscCorners));
			const uint32 This = First + 1 + static_cast<uint32>(Index);
			const uint32 Next = First + 1 + static_cast<uint32>((Index + 1) % DiscCorners);
			Mesh.Indices.Append({First, This, Next});
		}
	}

	/** Whether all squares of a rectangle have one floor. */
	bool IsEven(const NavCore::CellRect& Cells) const
	{
		if (Surface.Heights.IsEmpty())
		{
			return true;
		}
		const double First = Surface.FloorZ({Cells.x, Cells.y});
		for (int32 Y = Cells.y; Y < Cells.Bottom(); Y += Square)
		{
			for (int32 X = Cells.x; X < Cells.Right(); X += Square)
			{
				if (Surface.FloorZ({X, Y}) != First)
				{
					return false;
				}
			}
		}
		return true;
	}

	void AddRect(const NavCore::DrawRect& Rect, double Cover)
	{
		FDebugRenderSceneProxy::FMesh& Mesh = MeshOf(Rect.color);
		const NavCore::CellRect& Cells = Rect.cells;
		if (IsEven(Cells))
		{
			AddQuad(Mesh, Cells, Rect.shift, Cover);
			return;
		}
		for (int32 Y = Cells.y; Y < Cells.Bottom(); Y += Square)
		{
			for (int32 X = Cells.x; X < Cells.Right(); X += Square)
			{
				AddQuad(Mesh, NavCore::CellRect{X, Y, Square, Square}.Intersect(Cells), Rect.shift, Cover);
			}
		}
	}

	void AddQuad(
		FDebugRenderSceneProxy::FMesh& Mesh, const NavCore::CellRect& Cells, float Shift, double Cover)
	{
		const double Left = static_cast<double>(Cells.x) + static_cast<double>(Shift);
		const double Right = Left + Cells.width;
		const double Z = Surface.FloorZ({Cells.x, Cells.y}) + Lift + Cover;
		const uint32 First = static_cast<uint32>(Mesh.Vertices.Num());
		AddVertex(Mesh, Place(Left, Cells.y, Z));
		AddVertex(Mesh, Place(Right, Cells.y, Z));
		AddVertex(Mesh, Place(Right, Cells.Bottom(), Z));
		AddVertex(Mesh, Place(Left, Cells.Bottom(), Z));
		// Seen from above.
		Mesh.Indices.Append({First, First + 2, First + 1, First, First + 3, First + 2});
	}

	void AddVertex(FDebugRenderSceneProxy::FMesh& Mesh, const FVector& At)
	{
		Mesh.Vertices.Add(FDynamicMeshVertex(FVector3f(At)));
		Out.Bounds += At;
	}

	FDebugRenderSceneProxy::FMesh& MeshOf(const NavCore::DrawColor& Color)
	{
		const FColor Wanted = ToColor(Color);
		const auto IsWanted = [Wanted](const FDebugRenderSceneProxy::FMesh& Mesh)
		{
			return Mesh.Color == Wanted;
		};
		// Neighbors are alike, mostly.
		if (!Out.Meshes.IsEmpty() && IsWanted(Out.Meshes.Last()))
		{
			return Out.Meshes.Last();
		}
		if (FDebugRenderSceneProxy::FMesh* Found = Out.Meshes.FindByPredicate(IsWanted))
		{
			return *Found;
		}
		FDebugRenderSceneProxy::FMesh& Mesh = Out.Meshes.AddDefaulted_GetRef();
		Mesh.Color = Wanted;
		return Mesh;
	}

	const FGridNavSurface& Surface;
	int32 Square;
	double Lift;
	FGridNavShapes& Out;
};
} // namespace UE::GridNav::ShapesImpl

SIZE_T FGridNavShapes::GetAllocatedSize() const
{
	SIZE_T Bytes = Lines.GetAllocatedSize() + Meshes.GetAllocatedSize() + Texts.GetAllocatedSize();
	for (const FDebugRenderSceneProxy::FMesh& Mesh : Meshes)
	{
		Bytes += Mesh.Vertices.GetAllocatedSize() + Mesh.Indices.GetAllocatedSize();
	}
	return Bytes;
}

FGridNavShapes UE::GridNav::ToShapes(
	const NavCore::DrawList& List, const FGridNavSurface& Surface, int32 CellsPerSquare, double Lift)
{
	FGridNavShapes Shapes;
	ShapesImpl::FLayer Layer(Surface, CellsPerSquare, Lift, Shapes);
	Layer.AddRects(List.rects);
	for (const NavCore::DrawLine& Line : List.lines)
	{
		Layer.AddLine(Line);
	}
	for (const NavCore::DrawMark& Mark : List.marks)
	{
		Layer.AddMark(Mark);
	}
	for (const NavCore::DrawLabel& Label : List.labels)
	{
		Layer.AddLabel(Label);
	}
	for (FDebugRenderSceneProxy::FMesh& Mesh : Shapes.Meshes)
	{
		Compat::SetMeshBox(Mesh, Shapes.Bounds);
	}
	return Shapes;
}

#endif
