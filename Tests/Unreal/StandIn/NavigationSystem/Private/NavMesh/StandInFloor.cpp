// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavMesh/StandInFloor.h"

namespace StandIn
{
namespace
{
constexpr double Margin = 1.;

bool IsInside(const FBox& Box, const FVector& Point)
{
	return Point.X > Box.Min.X && Point.X < Box.Max.X && Point.Y > Box.Min.Y && Point.Y < Box.Max.Y;
}

/** Cuts the part of a segment that is between two lines of one axis. */
bool Clip(double Start, double Delta, double Low, double High, double& InOutEnter, double& InOutLeave)
{
	if (FMath::Abs(Delta) < UE_KINDA_SMALL_NUMBER)
	{
		return Start > Low && Start < High;
	}
	const double A = (Low - Start) / Delta;
	const double B = (High - Start) / Delta;
	InOutEnter = FMath::Max(InOutEnter, FMath::Min(A, B));
	InOutLeave = FMath::Min(InOutLeave, FMath::Max(A, B));
	return InOutEnter < InOutLeave;
}

/** Where on the segment, from 0 to 1, the box is entered. */
bool EntersBox(const FBox& Box, const FVector& Start, const FVector& End, double& OutTime)
{
	double Enter = 0.;
	double Leave = 1.;
	if (!Clip(Start.X, End.X - Start.X, Box.Min.X, Box.Max.X, Enter, Leave) ||
		!Clip(Start.Y, End.Y - Start.Y, Box.Min.Y, Box.Max.Y, Enter, Leave))
	{
		return false;
	}
	OutTime = Enter;
	return true;
}
} // namespace

bool FFloor::IsWalkable(const FVector& Point) const
{
	const auto Contains = [&Point](const FBox& Box)
	{
		return IsInside(Box, Point);
	};
	return Walkable.ContainsByPredicate(Contains) && !Holes.ContainsByPredicate(Contains);
}

void FFloor::AddCorners(TArray<FVector>& OutPoints) const
{
	for (const FBox& Hole : Holes)
	{
		const FBox Around = Hole.ExpandBy(Margin);
		for (const FVector& Corner :
			{FVector(Around.Min.X, Around.Min.Y, Height), FVector(Around.Max.X, Around.Min.Y, Height),
				FVector(Around.Min.X, Around.Max.Y, Height), FVector(Around.Max.X, Around.Max.Y, Height)})
		{
			if (IsWalkable(Corner))
			{
				OutPoints.Add(Corner);
			}
		}
	}
}

bool FFloor::Project(const FVector& Point, const FVector& Extent, FVector& OutPoint) const
{
	TArray<FVector> Candidates;
	Candidates.Add(FVector(Point.X, Point.Y, Height));
	for (const FBox& Box : Walkable)
	{
		Candidates.Add(FVector(FMath::Clamp(Point.X, Box.Min.X + Margin, Box.Max.X - Margin),
			FMath::Clamp(Point.Y, Box.Min.Y + Margin, Box.Max.Y - Margin), Height));
	}
	for (const FBox& Hole : Holes)
	{
		Candidates.Add(FVector(Hole.Min.X - Margin, Point.Y, Height));
		Candidates.Add(FVector(Hole.Max.X + Margin, Point.Y, Height));
		Candidates.Add(FVector(Point.X, Hole.Min.Y - Margin, Height));
		Candidates.Add(FVector(Point.X, Hole.Max.Y + Margin, Height));
	}
	AddCorners(Candidates);
	double BestDistance = TNumericLimits<double>::Max();
	for (const FVector& Candidate : Candidates)
	{
		const FVector Delta = (Candidate - Point).GetAbs();
		const double Distance = Delta.SizeSquared();
		if (Delta.X <= Extent.X && Delta.Y <= Extent.Y && Delta.Z <= Extent.Z && Distance < BestDistance &&
			IsWalkable(Candidate))
		{
			BestDistance = Distance;
			OutPoint = Candidate;
		}
	}
	return BestDistance < TNumericLimits<double>::Max();
}

bool FFloor::Raycast(const FVector& Start, const FVector& End, FVector& OutHit) const
{
	constexpr double Step = 25.;

	double First = 1.;
	bool bBlocked = !IsWalkable(Start);
	if (bBlocked)
	{
		First = 0.;
	}
	for (const FBox& Hole : Holes)
	{
		double Time = 0.;
		if (EntersBox(Hole, Start, End, Time) && Time < First)
		{
			First = Time;
			bBlocked = true;
		}
	}
	// The rectangles of floor may leave gaps.
	const int32 NumSteps = 1 + static_cast<int32>(FVector::Dist(Start, End) / Step);
	for (int32 Index = 1; Index <= NumSteps; ++Index)
	{
		const double Time = static_cast<double>(Index) / NumSteps;
		const FVector Point = FMath::Lerp(Start, End, Time);
		if (Time < First &&
			!Walkable.ContainsByPredicate([&Point](const FBox& Box) { return IsInside(Box, Point); }))
		{
			First = Time;
			bBlocked = true;
		}
	}
	OutHit = FMath::Lerp(Start, End, First);
	return bBlocked || !IsWalkable(End);
}

bool FFloor::FindWay(
	const FVector& Start, const FVector& End, TArray<FVector>& OutPoints, int32& OutNumVisited) const
{
	// Shortest ways touch nothing but corners. Few enough holes for Dijkstra without a heap.
	constexpr int32 StartNode = 0;
	constexpr int32 EndNode = 1;
	constexpr double Far = TNumericLimits<double>::Max();

	TArray<FVector> Nodes = {Start, End};
	AddCorners(Nodes);
	TArray<double> Costs;
	TArray<int32> Parents;
	TArray<bool> Closed;
	Costs.Init(Far, Nodes.Num());
	Parents.Init(INDEX_NONE, Nodes.Num());
	Closed.Init(false, Nodes.Num());
	Costs[StartNode] = 0.;
	OutNumVisited = 0;
	int32 Nearest = StartNode;
	while (true)
	{
		int32 Current = INDEX_NONE;
		for (int32 Node = 0; Node < Nodes.Num(); ++Node)
		{
			if (!Closed[Node] && Costs[Node] < Far && (Current == INDEX_NONE || Costs[Node] < Costs[Current]))
			{
				Current = Node;
			}
		}
		if (Current == INDEX_NONE)
		{
			break;
		}
		Closed[Current] = true;
		++OutNumVisited;
		if (FVector::DistSquared(Nodes[Current], End) < FVector::DistSquared(Nodes[Nearest], End))
		{
			Nearest = Current;
		}
		for (int32 Node = 0; Node < Nodes.Num() && Nearest != EndNode; ++Node)
		{
			FVector Hit;
			const double Cost = Costs[Current] + FVector::Dist(Nodes[Current], Nodes[Node]);
			if (!Closed[Node] && Cost < Costs[Node] && !Raycast(Nodes[Current], Nodes[Node], Hit))
			{
				Costs[Node] = Cost;
				Parents[Node] = Current;
			}
		}
	}
	const bool bReached = Closed[EndNode];
	for (int32 Node = bReached ? EndNode : Nearest; Node != INDEX_NONE; Node = Parents[Node])
	{
		OutPoints.Insert(Nodes[Node], 0);
	}
	return bReached;
}
} // namespace StandIn
