// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (FIntRect), and the API page of FIntRect
// (Core/Math).
#pragma once

#include "Math/IntPoint.h"

/** A rectangle of integers; Max is outside. */
struct FIntRect
{
	FIntPoint Min;
	FIntPoint Max;

	constexpr FIntRect() : Min(0, 0), Max(0, 0) {}
	constexpr FIntRect(int32 X0, int32 Y0, int32 X1, int32 Y1) : Min(X0, Y0), Max(X1, Y1) {}
	constexpr FIntRect(const FIntPoint& InMin, const FIntPoint& InMax) : Min(InMin), Max(InMax) {}

	constexpr bool operator==(const FIntRect& Other) const { return Min == Other.Min && Max == Other.Max; }
	constexpr int32 Width() const { return Max.X - Min.X; }
	constexpr int32 Height() const { return Max.Y - Min.Y; }
	constexpr int32 Area() const { return Width() * Height(); }
	constexpr FIntPoint Size() const { return Max - Min; }
	constexpr bool IsEmpty() const { return Width() == 0 && Height() == 0; }
	constexpr bool Contains(const FIntPoint& Point) const
	{
		return Point.X >= Min.X && Point.X < Max.X && Point.Y >= Min.Y && Point.Y < Max.Y;
	}
	constexpr bool Intersect(const FIntRect& Other) const
	{
		return Other.Min.X < Max.X && Min.X < Other.Max.X && Other.Min.Y < Max.Y && Min.Y < Other.Max.Y;
	}
	/** Cuts off what is outside the other. */
	void Clip(const FIntRect& Other)
	{
		Min = Min.ComponentMax(Other.Min);
		Max = Max.ComponentMin(Other.Max).ComponentMax(Min);
	}
	/** Grows to hold the other. */
	void Union(const FIntRect& Other)
	{
		Min = Min.ComponentMin(Other.Min);
		Max = Max.ComponentMax(Other.Max);
	}
	void InflateRect(int32 Amount)
	{
		Min -= FIntPoint(Amount);
		Max += FIntPoint(Amount);
	}
	FString ToString() const
	{
		return FString::Printf(TEXT("Min=(%d,%d) Max=(%d,%d)"), Min.X, Min.Y, Max.X, Max.Y);
	}
};
