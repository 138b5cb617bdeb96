// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CollisionGeometry.h"

namespace StandIn
{
// Nearer than this is touching. Far below anything that a level is built from, far above rounding.
static constexpr double TouchCm = 1e-6;

namespace CollisionGeometry
{
/** A point of the difference of two shapes, and of the second shape that it came from. */
struct FVertex
{
	FVector Difference;
	FVector OnSecond;
};

/** The farthest point of a box in a direction. */
FVector Support(const FConvex& Shape, const FVector& Direction)
{
	const FVector Local = Shape.Rotation.UnrotateVector(Direction);
	const FVector Corner(Local.X >= 0.0 ? Shape.Half.X : -Shape.Half.X,
		Local.Y >= 0.0 ? Shape.Half.Y : -Shape.Half.Y, Local.Z >= 0.0 ? Shape.Half.Z : -Shape.Half.Z);
	return Shape.Center + Shape.Rotation.RotateVector(Corner);
}

FVertex SupportOfDifference(const FConvex& First, const FConvex& Second, const FVector& Direction)
{
	const FVector OnSecond = Support(Second, -Direction);
	return FVertex{Support(First, Direction) - OnSecond, OnSecond};
}

/** Weights of the point of a flat through up to four points that is nearest to the origin; false if
 * degenerate. */
bool NearestOnFlat(const FVector* Points, int32 Count, double* OutWeights)
{
	// Least squares over the edges from the first point: a system of at most three equations.
	double Matrix[3][4] = {};
	const int32 Size = Count - 1;
	for (int32 Row = 0; Row < Size; ++Row)
	{
		const FVector Edge = Points[Row + 1] - Points[0];
		for (int32 Column = 0; Column < Size; ++Column)
		{
			Matrix[Row][Column] = FVector::DotProduct(Edge, Points[Column + 1] - Points[0]);
		}
		Matrix[Row][Size] = -FVector::DotProduct(Edge, Points[0]);
	}
	for (int32 Pivot = 0; Pivot < Size; ++Pivot)
	{
		int32 Best = Pivot;
		for (int32 Row = Pivot + 1; Row < Size; ++Row)
		{
			Best = FMath::Abs(Matrix[Row][Pivot]) > FMath::Abs(Matrix[Best][Pivot]) ? Row : Best;
		}
		if (FMath::Abs(Matrix[Best][Pivot]) < 1e-12)
		{
			return false;
		}
		for (int32 Column = 0; Column <= Size; ++Column)
		{
			const double Kept = Matrix[Pivot][Column];
			Matrix[Pivot][Column] = Matrix[Best][Column];
			Matrix[Best][Column] = Kept;
		}
		for (int32 Row = 0; Row < Size; ++Row)
		{
			const double Factor = Row != Pivot ? Matrix[Row][Pivot] / Matrix[Pivot][Pivot] : 0.0;
			for (int32 Column = Pivot; Factor != 0.0 && Column <= Size; ++Column)
			{
				Matrix[Row][Column] -= Factor * Matrix[Pivot][Column];
			}
		}
	}
	OutWeights[0] = 1.0;
	for (int32 Row = 0; Row < Size; ++Row)
	{
		OutWeights[Row + 1] = Matrix[Row][Size] / Matrix[Row][Row];
		OutWeights[0] -= OutWeights[Row + 1];
	}
	return true;
}

/** The vertices that the search for the nearest point goes by. */
struct FSimplex
{
	FVertex Vertices[4];
	double Weights[4] = {1.0, 0.0, 0.0, 0.0};
	int32 Count = 0;

	FVector GetNearest() const
	{
		FVector Sum = FVector::ZeroVector;
		for (int32 Index = 0; Index < Count; ++Index)
		{
			Sum += Vertices[Index].Difference * Weights[Index];
		}
		return Sum;
	}

	FVector GetNearestOnSecond() const
	{
		FVector Sum = FVector::ZeroVector;
		for (int32 Index = 0; Index < Count; ++Index)
		{
			Sum += Vertices[Index].OnSecond * Weights[Index];
		}
		return Sum;
	}

	/** Keeps those vertices only that the point nearest to the origin lies between. */
	void Reduce()
	{
		FSimplex Best;
		double BestDistance = TNumericLimits<double>::Max();
		for (int32 Mask = 1; Mask < (1 << Count); ++Mask)
		{
			FSimplex Part;
			FVector Points[4];
			for (int32 Index = 0; Index < Count; ++Index)
			{
				if ((Mask >> Index) & 1)
				{
					Points[Part.Count] = Vertices[Index].Difference;
					Part.Vertices[Part.Count++] = Vertices[Index];
				}
			}
			bool bInside = NearestOnFlat(Points, Part.Count, Part.Weights);
			for (int32 Index = 0; bInside && Index < Part.Count; ++Index)
			{
				bInside = Part.Weights[Index] >= 0.0;
			}
			const double Distance = bInside ? Part.GetNearest().SizeSquared() : BestDistance;
			if (Distance < BestDistance)
			{
				BestDistance = Distance;
				Best = Part;
			}
		}
		*this = Best;
	}

	bool Has(const FVector& Difference) const
	{
		for (int32 Index = 0; Index < Count; ++Index)
		{
			if ((Vertices[Index].Difference - Difference).IsZero())
			{
				return true;
			}
		}
		return false;
	}
};

/** A point against a box without rounding: exact, and what most traces are. */
bool SweepPoint(const FVector& Start, const FVector& Way, const FConvex& Standing, FImpact& OutImpact)
{
	const FVector From = Standing.Rotation.UnrotateVector(Start - Standing.Center);
	const FVector Step = Standing.Rotation.UnrotateVector(Way);
	double Enter = 0.0;
	double Leave = 1.0;
	FVector Normal = FVector::ZeroVector;
	bool bInside = true;
	for (int32 Axis = 0; Axis < 3; ++Axis)
	{
		const double Half = Standing.Half[Axis];
		bInside = bInside && FMath::Abs(From[Axis]) < Half;
		if (FMath::Abs(Step[Axis]) < 1e-12)
		{
			if (FMath::Abs(From[Axis]) > Half)
			{
				return false;
			}
			continue;
		}
		const double Side = Step[Axis] > 0.0 ? -1.0 : 1.0;
		const double Near = (Side * Half - From[Axis]) / Step[Axis];
		const double Far = (-Side * Half - From[Axis]) / Step[Axis];
		if (Near >= Enter)
		{
			Enter = Near;
			Normal = FVector::ZeroVector;
			Normal[Axis] = Side;
		}
		Leave = FMath::Min(Leave, Far);
	}
	if (Enter > Leave || (Normal.IsZero() && !bInside))
	{
		return false;
	}
	OutImpact.bFromTheStart = bInside;
	OutImpact.Time = bInside ? 0.0 : Enter;
	OutImpact.Point = Start + Way * OutImpact.Time;
	OutImpact.Normal = bInside ? -Way.GetSafeNormal() : Standing.Rotation.RotateVector(Normal);
	return true;
}

/** Two boxes without rounding: more than touching unless one of fifteen planes lies between them. */
bool BoxesOverlap(const FConvex& First, const FConvex& Second)
{
	FVector Axes[15];
	int32 Count = 0;
	for (int32 Axis = 0; Axis < 3; ++Axis)
	{
		FVector Unit = FVector::ZeroVector;
		Unit[Axis] = 1.0;
		Axes[Axis] = First.Rotation.RotateVector(Unit);
		Axes[3 + Axis] = Second.Rotation.RotateVector(Unit);
		Count += 2;
	}
	for (int32 Pair = 0; Pair < 9; ++Pair)
	{
		const FVector Cross = FVector::CrossProduct(Axes[Pair / 3], Axes[3 + Pair % 3]);
		if (Cross.SizeSquared() > 1e-12)
		{
			Axes[Count++] = Cross.GetSafeNormal();
		}
	}
	const FVector Between = Second.Center - First.Center;
	for (int32 Index = 0; Index < Count; ++Index)
	{
		double Reach = 0.0;
		for (int32 Axis = 0; Axis < 3; ++Axis)
		{
			Reach += First.Half[Axis] * FMath::Abs(FVector::DotProduct(Axes[Axis], Axes[Index]));
			Reach += Second.Half[Axis] * FMath::Abs(FVector::DotProduct(Axes[3 + Axis], Axes[Index]));
		}
		if (FMath::Abs(FVector::DotProduct(Between, Axes[Index])) >= Reach - TouchCm)
		{
			return false;
		}
	}
	return true;
}
} // namespace CollisionGeometry

FConvex FConvex::Make(const FVector& Center, const FQuat& Rotation, const FCollisionShape& Shape)
{
	FConvex Convex{Center, Rotation, FVector::ZeroVector, 0.0};
	if (Shape.IsBox())
	{
		Convex.Half = Shape.GetBox();
	}
	else if (Shape.IsSphere())
	{
		Convex.Radius = Shape.GetSphereRadius();
	}
	else if (Shape.IsCapsule())
	{
		Convex.Radius = Shape.GetCapsuleRadius();
		Convex.Half.Z = Shape.GetCapsuleAxisHalfLength();
	}
	return Convex;
}

FBox FConvex::GetBounds() const
{
	FVector Extent(Radius, Radius, Radius);
	for (int32 Axis = 0; Axis < 3; ++Axis)
	{
		FVector Unit = FVector::ZeroVector;
		Unit[Axis] = Half[Axis];
		Extent += Rotation.RotateVector(Unit).GetAbs();
	}
	return FBox(Center - Extent, Center + Extent);
}

FSeparation Separate(const FConvex& First, const FConvex& Second)
{
	CollisionGeometry::FSimplex Simplex;
	Simplex.Vertices[0] = CollisionGeometry::SupportOfDifference(First, Second, Second.Center - First.Center);
	Simplex.Count = 1;
	FVector Nearest = Simplex.GetNearest();
	// Boxes have few corners: this ends after a handful of rounds. The limit is for what rounding might do.
	for (int32 Round = 0; Round < 64 && Nearest.SizeSquared() > TouchCm * TouchCm; ++Round)
	{
		const CollisionGeometry::FVertex Next =
			CollisionGeometry::SupportOfDifference(First, Second, -Nearest);
		const double Gain = Nearest.SizeSquared() - FVector::DotProduct(Nearest, Next.Difference);
		if (Gain <= 1e-12 * Nearest.SizeSquared() || Simplex.Has(Next.Difference))
		{
			break;
		}
		Simplex.Vertices[Simplex.Count++] = Next;
		Simplex.Reduce();
		const FVector Closer = Simplex.GetNearest();
		const bool bStuck = Closer.SizeSquared() >= Nearest.SizeSquared();
		Nearest = Closer;
		if (bStuck || Simplex.Count == 4)
		{
			break;
		}
	}
	FSeparation Separation;
	Separation.PointOnSecond = Simplex.GetNearestOnSecond();
	Separation.Distance = Nearest.Size();
	if (Simplex.Count == 4 || Separation.Distance <= TouchCm)
	{
		Separation.Distance = 0.0;
		return Separation;
	}
	Separation.Direction = Nearest / Separation.Distance;
	return Separation;
}

bool Overlaps(const FConvex& First, const FConvex& Second)
{
	const double Radius = First.Radius + Second.Radius;
	if (Radius <= 0.0)
	{
		return CollisionGeometry::BoxesOverlap(First, Second);
	}
	return Separate(First, Second).Distance < Radius - TouchCm;
}

bool Sweep(const FConvex& Moving, const FVector& Way, const FConvex& Standing, FImpact& OutImpact)
{
	const double Radius = Moving.Radius + Standing.Radius;
	if (Radius <= 0.0 && Moving.Half.IsZero())
	{
		return CollisionGeometry::SweepPoint(Moving.Center, Way, Standing, OutImpact);
	}
	OutImpact = FImpact();
	if (Overlaps(Moving, Standing))
	{
		OutImpact.bFromTheStart = true;
		OutImpact.Point = Moving.Center;
		OutImpact.Normal = -Way.GetSafeNormal();
		return true;
	}
	// As far as can be gone without passing the nearest point, again and again: never through, and exact in
	// the end.
	FConvex Moved = Moving;
	for (int32 Round = 0; Round < 128; ++Round)
	{
		const FSeparation Separation = Separate(Moved, Standing);
		if (!Separation.Direction.IsZero())
		{
			OutImpact.Normal = Separation.Direction;
		}
		OutImpact.Point = Separation.PointOnSecond + OutImpact.Normal * Standing.Radius;
		const double Approach = -FVector::DotProduct(Way, OutImpact.Normal);
		const double Gap = Separation.Distance - Radius;
		if (Approach <= 0.0)
		{
			return false;
		}
		if (Gap <= 2.0 * TouchCm)
		{
			return true;
		}
		OutImpact.Time += Gap / Approach;
		if (OutImpact.Time > 1.0)
		{
			return false;
		}
		Moved.Center = Moving.Center + Way * OutImpact.Time;
	}
	return true;
}
} // namespace StandIn
