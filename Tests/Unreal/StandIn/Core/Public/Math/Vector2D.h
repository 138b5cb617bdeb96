// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FVector2D (Core/Math).
#pragma once

#include "Containers/UnrealString.h"
#include "Math/UnrealMathUtility.h"
#include "Misc/CoreMiscDefines.h"
#include "Templates/TypeHash.h"

namespace UE::Math
{
/** Two numbers. The default constructor leaves them as they are. */
template <typename T>
struct TVector2
{
	using FReal = T;

	T X;
	T Y;

	TVector2() = default;
	explicit constexpr TVector2(EForceInit) : X(0), Y(0) {}
	explicit constexpr TVector2(T Both) : X(Both), Y(Both) {}
	constexpr TVector2(T InX, T InY) : X(InX), Y(InY) {}
	explicit TVector2(const TVector<T>& Vector);
	explicit TVector2(const FIntPoint& Point);
	template <typename Other>
	requires(!std::is_same_v<T, Other>) explicit constexpr TVector2(const TVector2<Other>& Vector)
		: TVector2(T(Vector.X), T(Vector.Y))
	{
	}

	static const TVector2 ZeroVector;

	constexpr TVector2 operator+(const TVector2& V) const { return TVector2(X + V.X, Y + V.Y); }
	constexpr TVector2 operator-(const TVector2& V) const { return TVector2(X - V.X, Y - V.Y); }
	constexpr TVector2 operator*(const TVector2& V) const { return TVector2(X * V.X, Y * V.Y); }
	constexpr TVector2 operator*(T Scale) const { return TVector2(X * Scale, Y * Scale); }
	constexpr TVector2 operator/(T Scale) const { return TVector2(X / Scale, Y / Scale); }
	friend constexpr TVector2 operator*(T Scale, const TVector2& V) { return V * Scale; }
	constexpr TVector2 operator-() const { return TVector2(-X, -Y); }
	TVector2& operator+=(const TVector2& V) { return *this = *this + V; }
	TVector2& operator-=(const TVector2& V) { return *this = *this - V; }
	TVector2& operator*=(T Scale) { return *this = *this * Scale; }
	constexpr bool operator==(const TVector2& V) const { return X == V.X && Y == V.Y; }

	constexpr T SizeSquared() const { return X * X + Y * Y; }
	constexpr T SquaredLength() const { return SizeSquared(); }
	T Size() const { return FMath::Sqrt(SizeSquared()); }
	T Length() const { return Size(); }
	static constexpr T DotProduct(const TVector2& A, const TVector2& B) { return A.X * B.X + A.Y * B.Y; }
	static constexpr T CrossProduct(const TVector2& A, const TVector2& B) { return A.X * B.Y - A.Y * B.X; }
	static T Distance(const TVector2& A, const TVector2& B) { return (B - A).Size(); }
	static constexpr T DistSquared(const TVector2& A, const TVector2& B) { return (B - A).SizeSquared(); }
	bool Equals(const TVector2& V, T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return FMath::Abs(X - V.X) <= Tolerance && FMath::Abs(Y - V.Y) <= Tolerance;
	}
	bool IsNearlyZero(T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const { return Equals(ZeroVector, Tolerance); }
	bool IsZero() const { return X == 0 && Y == 0; }
	TVector2 GetSafeNormal(T Tolerance = T(UE_SMALL_NUMBER)) const
	{
		const T Squared = SizeSquared();
		return Squared < Tolerance ? TVector2(0, 0) : *this / FMath::Sqrt(Squared);
	}
	bool ContainsNaN() const { return !FMath::IsFinite(X) || !FMath::IsFinite(Y); }
	FString ToString() const { return FString::Printf(TEXT("X=%3.3f Y=%3.3f"), X, Y); }

	friend uint32 GetTypeHash(const TVector2& V)
	{
		return HashCombine(::GetTypeHash(V.X), ::GetTypeHash(V.Y));
	}
};

template <typename T>
inline constexpr TVector2<T> TVector2<T>::ZeroVector(0, 0);
} // namespace UE::Math
