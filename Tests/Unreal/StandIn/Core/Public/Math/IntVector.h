// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FIntVector (Core/Math).
#pragma once

#include "Math/Vector.h"

/** Three integers. The default constructor leaves them as they are. */
struct FIntVector
{
	int32 X;
	int32 Y;
	int32 Z;

	static const FIntVector ZeroValue;
	static const FIntVector NoneValue;

	FIntVector() = default;
	explicit constexpr FIntVector(EForceInit) : FIntVector(0, 0, 0) {}
	constexpr FIntVector(int32 InX, int32 InY, int32 InZ) : X(InX), Y(InY), Z(InZ) {}
	explicit constexpr FIntVector(int32 All) : FIntVector(All, All, All) {}
	explicit FIntVector(const FVector& Vector) : FIntVector(int32(Vector.X), int32(Vector.Y), int32(Vector.Z))
	{
	}

	constexpr bool operator==(const FIntVector& Other) const
	{
		return X == Other.X && Y == Other.Y && Z == Other.Z;
	}
	constexpr FIntVector operator+(const FIntVector& O) const
	{
		return FIntVector(X + O.X, Y + O.Y, Z + O.Z);
	}
	constexpr FIntVector operator-(const FIntVector& O) const
	{
		return FIntVector(X - O.X, Y - O.Y, Z - O.Z);
	}
	constexpr FIntVector operator*(int32 Scale) const { return FIntVector(X * Scale, Y * Scale, Z * Scale); }
	FString ToString() const { return FString::Printf(TEXT("X=%d Y=%d Z=%d"), X, Y, Z); }

	friend uint32 GetTypeHash(const FIntVector& V)
	{
		return HashCombine(HashCombine(GetTypeHash(V.X), GetTypeHash(V.Y)), GetTypeHash(V.Z));
	}
	friend FArchive& operator<<(FArchive& Ar, FIntVector& Vector);
};

inline constexpr FIntVector FIntVector::ZeroValue(0, 0, 0);
inline constexpr FIntVector FIntVector::NoneValue(INDEX_NONE, INDEX_NONE, INDEX_NONE);

template <typename T>
UE::Math::TVector<T>::TVector(const FIntVector& V) : TVector(T(V.X), T(V.Y), T(V.Z))
{
}
