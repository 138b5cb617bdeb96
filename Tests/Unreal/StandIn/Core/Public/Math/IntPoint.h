// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FIntPoint (Core/Math).
#pragma once

#include "Math/Vector2D.h"

/** Two integers. The default constructor leaves them as they are. */
struct FIntPoint
{
	int32 X;
	int32 Y;

	static const FIntPoint ZeroValue;
	static const FIntPoint NoneValue;

	FIntPoint() = default;
	explicit constexpr FIntPoint(EForceInit) : FIntPoint(0, 0) {}
	constexpr FIntPoint(int32 InX, int32 InY) : X(InX), Y(InY) {}
	/** Both the same. In the engine this one converts; here it has to be asked for. */
	explicit constexpr FIntPoint(int32 Both) : FIntPoint(Both, Both) {}

	constexpr bool operator==(const FIntPoint& Other) const { return X == Other.X && Y == Other.Y; }
	constexpr FIntPoint operator+(const FIntPoint& Other) const
	{
		return FIntPoint(X + Other.X, Y + Other.Y);
	}
	constexpr FIntPoint operator-(const FIntPoint& Other) const
	{
		return FIntPoint(X - Other.X, Y - Other.Y);
	}
	constexpr FIntPoint operator*(int32 Scale) const { return FIntPoint(X * Scale, Y * Scale); }
	constexpr FIntPoint operator/(int32 Divisor) const { return FIntPoint(X / Divisor, Y / Divisor); }
	FIntPoint& operator+=(const FIntPoint& Other) { return *this = *this + Other; }
	FIntPoint& operator-=(const FIntPoint& Other) { return *this = *this - Other; }
	constexpr FIntPoint ComponentMin(const FIntPoint& Other) const
	{
		return FIntPoint(FMath::Min(X, Other.X), FMath::Min(Y, Other.Y));
	}
	constexpr FIntPoint ComponentMax(const FIntPoint& Other) const
	{
		return FIntPoint(FMath::Max(X, Other.X), FMath::Max(Y, Other.Y));
	}
	constexpr int32 GetMax() const { return FMath::Max(X, Y); }
	constexpr int32 GetMin() const { return FMath::Min(X, Y); }
	int32 SizeSquared() const { return X * X + Y * Y; }
	FString ToString() const { return FString::Printf(TEXT("X=%d Y=%d"), X, Y); }

	friend uint32 GetTypeHash(const FIntPoint& Point)
	{
		return HashCombine(GetTypeHash(Point.X), GetTypeHash(Point.Y));
	}
	friend FArchive& operator<<(FArchive& Ar, FIntPoint& Point);
};

inline constexpr FIntPoint FIntPoint::ZeroValue(0, 0);
inline constexpr FIntPoint FIntPoint::NoneValue(INDEX_NONE, INDEX_NONE);

template <typename T>
UE::Math::TVector2<T>::TVector2(const FIntPoint& Point) : TVector2(T(Point.X), T(Point.Y))
{
}
