// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (FBox), and the API page of FBox (Core/Math).
#pragma once

#include "Containers/Array.h"
#include "Math/Transform.h"

namespace UE::Math
{
/** A box along the axes. The default constructor leaves it as it is; FBox(ForceInit) is empty. */
template <typename T>
struct TBox
{
	using FReal = T;

	TVector<T> Min;
	TVector<T> Max;
	uint8 IsValid;

	TBox() = default;
	explicit TBox(EForceInit) { Init(); }
	TBox(const TVector<T>& InMin, const TVector<T>& InMax) : Min(InMin), Max(InMax), IsValid(1) {}
	TBox(const TVector<T>* Points, int32 Count) : TBox(ForceInit)
	{
		for (int32 Index = 0; Index < Count; ++Index)
		{
			*this += Points[Index];
		}
	}
	explicit TBox(const TArray<TVector<T>>& Points) : TBox(Points.GetData(), Points.Num()) {}

	static TBox BuildAABB(const TVector<T>& Origin, const TVector<T>& Extent)
	{
		return TBox(Origin - Extent, Origin + Extent);
	}

	void Init()
	{
		Min = TVector<T>::ZeroVector;
		Max = TVector<T>::ZeroVector;
		IsValid = 0;
	}
	bool operator==(const TBox& Other) const
	{
		return (!IsValid && !Other.IsValid) ||
			(IsValid == Other.IsValid && Min == Other.Min && Max == Other.Max);
	}
	bool Equals(const TBox& Other, T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return (!IsValid && !Other.IsValid) ||
			(IsValid == Other.IsValid && Min.Equals(Other.Min, Tolerance) &&
				Max.Equals(Other.Max, Tolerance));
	}
	TBox& operator+=(const TVector<T>& Point)
	{
		Min = IsValid ? Min.ComponentMin(Point) : Point;
		Max = IsValid ? Max.ComponentMax(Point) : Point;
		IsValid = 1;
		return *this;
	}
	TBox& operator+=(const TBox& Other)
	{
		if (!Other.IsValid)
		{
			return *this;
		}
		*this += Other.Min;
		return *this += Other.Max;
	}
	TBox operator+(const TBox& Other) const { return TBox(*this) += Other; }
	TBox operator+(const TVector<T>& Point) const { return TBox(*this) += Point; }

	TVector<T> GetCenter() const { return (Min + Max) * T(0.5); }
	/** Half of the size. */
	TVector<T> GetExtent() const { return (Max - Min) * T(0.5); }
	TVector<T> GetSize() const { return Max - Min; }
	T GetVolume() const { return GetSize().X * GetSize().Y * GetSize().Z; }
	void GetCenterAndExtents(TVector<T>& OutCenter, TVector<T>& OutExtents) const
	{
		OutCenter = GetCenter();
		OutExtents = GetExtent();
	}
	TVector<T> GetClosestPointTo(const TVector<T>& Point) const
	{
		return Point.ComponentMax(Min).ComponentMin(Max);
	}
	T ComputeSquaredDistanceToPoint(const TVector<T>& Point) const
	{
		return TVector<T>::DistSquared(Point, GetClosestPointTo(Point));
	}

	/** Touching counts. */
	bool Intersect(const TBox& Other) const
	{
		return IntersectXY(Other) && !(Min.Z > Other.Max.Z || Other.Min.Z > Max.Z);
	}
	bool IntersectXY(const TBox& Other) const
	{
		return !(Min.X > Other.Max.X || Other.Min.X > Max.X || Min.Y > Other.Max.Y || Other.Min.Y > Max.Y);
	}
	/** What both hold, or an invalid box. */
	TBox Overlap(const TBox& Other) const
	{
		return Intersect(Other) ? TBox(Min.ComponentMax(Other.Min), Max.ComponentMin(Other.Max))
								: TBox(ForceInit);
	}
	bool IsInside(const TVector<T>& P) const { return IsInsideXY(P) && P.Z > Min.Z && P.Z < Max.Z; }
	bool IsInsideOrOn(const TVector<T>& P) const { return IsInsideOrOnXY(P) && P.Z >= Min.Z && P.Z <= Max.Z; }
	bool IsInsideXY(const TVector<T>& P) const
	{
		return P.X > Min.X && P.X < Max.X && P.Y > Min.Y && P.Y < Max.Y;
	}
	bool IsInsideOrOnXY(const TVector<T>& P) const
	{
		return P.X >= Min.X && P.X <= Max.X && P.Y >= Min.Y && P.Y <= Max.Y;
	}
	bool IsInside(const TBox& Other) const { return IsInside(Other.Min) && IsInside(Other.Max); }

	TBox ExpandBy(T Amount) const { return ExpandBy(TVector<T>(Amount)); }
	TBox ExpandBy(const TVector<T>& Amount) const { return TBox(Min - Amount, Max + Amount); }
	TBox ShiftBy(const TVector<T>& Offset) const { return TBox(Min + Offset, Max + Offset); }
	TBox MoveTo(const TVector<T>& Center) const { return ShiftBy(Center - GetCenter()); }
	/** The box around the turned box. */
	TBox TransformBy(const TTransform<T>& Transform) const
	{
		TBox Result(ForceInit);
		for (int32 Corner = 0; IsValid && Corner < 8; ++Corner)
		{
			Result += Transform.TransformPosition(TVector<T>(
				(Corner & 1) ? Max.X : Min.X, (Corner & 2) ? Max.Y : Min.Y, (Corner & 4) ? Max.Z : Min.Z));
		}
		return Result;
	}
	FString ToString() const
	{
		return FString::Printf(TEXT("IsValid=%s, Min=(%s), Max=(%s)"), IsValid ? TEXT("true") : TEXT("false"),
			*Min.ToString(), *Max.ToString());
	}
};

template <typename T>
FArchive& operator<<(FArchive& Ar, TBox<T>& Box)
{
	return Ar << Box.Min << Box.Max << Box.IsValid;
}
} // namespace UE::Math
