// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/blueprint-reflection.md section 9 (math), and the API page of FVector (Core/Math).
#pragma once

#include "Math/Vector2D.h"

namespace UE::Math
{
/** Three numbers. The default constructor leaves them as they are. */
template <typename T>
struct TVector
{
	using FReal = T;

	T X;
	T Y;
	T Z;

	TVector() = default;
	explicit constexpr TVector(EForceInit) : TVector(0, 0, 0) {}
	explicit constexpr TVector(T All) : TVector(All, All, All) {}
	constexpr TVector(T InX, T InY, T InZ) : X(InX), Y(InY), Z(InZ) {}
	explicit constexpr TVector(const TVector2<T>& V, T InZ) : TVector(V.X, V.Y, InZ) {}
	explicit TVector(const FIntVector& V);
	template <typename Other>
	requires(!std::is_same_v<T, Other>) explicit constexpr TVector(const TVector<Other>& V)
		: TVector(T(V.X), T(V.Y), T(V.Z))
	{
	}

	static const TVector ZeroVector;
	static const TVector OneVector;
	static const TVector UpVector;
	static const TVector ForwardVector;
	static const TVector RightVector;

	constexpr TVector operator+(const TVector& V) const { return TVector(X + V.X, Y + V.Y, Z + V.Z); }
	constexpr TVector operator-(const TVector& V) const { return TVector(X - V.X, Y - V.Y, Z - V.Z); }
	constexpr TVector operator*(const TVector& V) const { return TVector(X * V.X, Y * V.Y, Z * V.Z); }
	constexpr TVector operator/(const TVector& V) const { return TVector(X / V.X, Y / V.Y, Z / V.Z); }
	constexpr TVector operator+(T Bias) const { return TVector(X + Bias, Y + Bias, Z + Bias); }
	constexpr TVector operator-(T Bias) const { return TVector(X - Bias, Y - Bias, Z - Bias); }
	constexpr TVector operator*(T Scale) const { return TVector(X * Scale, Y * Scale, Z * Scale); }
	constexpr TVector operator/(T Scale) const { return TVector(X / Scale, Y / Scale, Z / Scale); }
	friend constexpr TVector operator*(T Scale, const TVector& V) { return V * Scale; }
	constexpr TVector operator-() const { return TVector(-X, -Y, -Z); }
	TVector& operator+=(const TVector& V) { return *this = *this + V; }
	TVector& operator-=(const TVector& V) { return *this = *this - V; }
	TVector& operator*=(T Scale) { return *this = *this * Scale; }
	TVector& operator/=(T Scale) { return *this = *this / Scale; }
	constexpr bool operator==(const TVector& V) const { return X == V.X && Y == V.Y && Z == V.Z; }
	/** Dot product. */
	constexpr T operator|(const TVector& V) const { return X * V.X + Y * V.Y + Z * V.Z; }
	/** Cross product. */
	constexpr TVector operator^(const TVector& V) const
	{
		return TVector(Y * V.Z - Z * V.Y, Z * V.X - X * V.Z, X * V.Y - Y * V.X);
	}
	T& operator[](int32 Index)
	{
		check(Index >= 0 && Index < 3);
		return Index == 0 ? X : Index == 1 ? Y : Z;
	}
	T operator[](int32 Index) const { return const_cast<TVector&>(*this)[Index]; }
	T& Component(int32 Index) { return (*this)[Index]; }

	static constexpr T DotProduct(const TVector& A, const TVector& B) { return A | B; }
	static constexpr TVector CrossProduct(const TVector& A, const TVector& B) { return A ^ B; }
	static T Dist(const TVector& A, const TVector& B) { return (B - A).Size(); }
	static T Distance(const TVector& A, const TVector& B) { return (B - A).Size(); }
	static constexpr T DistSquared(const TVector& A, const TVector& B) { return (B - A).SizeSquared(); }
	static T Dist2D(const TVector& A, const TVector& B) { return (B - A).Size2D(); }

	constexpr T SizeSquared() const { return X * X + Y * Y + Z * Z; }
	constexpr T SquaredLength() const { return SizeSquared(); }
	T Size() const { return FMath::Sqrt(SizeSquared()); }
	T Length() const { return Size(); }
	constexpr T SizeSquared2D() const { return X * X + Y * Y; }
	T Size2D() const { return FMath::Sqrt(SizeSquared2D()); }
	T GetMax() const { return FMath::Max3(X, Y, Z); }
	T GetMin() const { return FMath::Min3(X, Y, Z); }
	T GetAbsMax() const { return GetAbs().GetMax(); }
	TVector GetAbs() const { return TVector(FMath::Abs(X), FMath::Abs(Y), FMath::Abs(Z)); }
	TVector ComponentMin(const TVector& V) const
	{
		return TVector(FMath::Min(X, V.X), FMath::Min(Y, V.Y), FMath::Min(Z, V.Z));
	}
	TVector ComponentMax(const TVector& V) const
	{
		return TVector(FMath::Max(X, V.X), FMath::Max(Y, V.Y), FMath::Max(Z, V.Z));
	}

	bool Equals(const TVector& V, T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return FMath::Abs(X - V.X) <= Tolerance && FMath::Abs(Y - V.Y) <= Tolerance &&
			FMath::Abs(Z - V.Z) <= Tolerance;
	}
	bool IsNearlyZero(T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return Equals(TVector(0, 0, 0), Tolerance);
	}
	bool IsZero() const { return X == 0 && Y == 0 && Z == 0; }
	bool ContainsNaN() const { return !FMath::IsFinite(X) || !FMath::IsFinite(Y) || !FMath::IsFinite(Z); }

	/** False, and nothing changed, when it is too short. */
	bool Normalize(T Tolerance = T(UE_SMALL_NUMBER))
	{
		const T Squared = SizeSquared();
		if (Squared <= Tolerance)
		{
			return false;
		}
		*this /= FMath::Sqrt(Squared);
		return true;
	}
	TVector GetSafeNormal(T Tolerance = T(UE_SMALL_NUMBER), const TVector& ResultIfZero = ZeroVector) const
	{
		TVector Result = *this;
		return Result.Normalize(Tolerance) ? Result : ResultIfZero;
	}
	TVector GetSafeNormal2D(T Tolerance = T(UE_SMALL_NUMBER), const TVector& ResultIfZero = ZeroVector) const
	{
		return TVector(X, Y, 0).GetSafeNormal(Tolerance, ResultIfZero);
	}
	TVector GetClampedToMaxSize(T MaxSize) const
	{
		const T Squared = SizeSquared();
		return Squared > MaxSize * MaxSize ? *this * (MaxSize / FMath::Sqrt(Squared)) : *this;
	}
	/** Where it points to, without roll. */
	TRotator<T> Rotation() const;
	TRotator<T> ToOrientationRotator() const;
	FString ToString() const { return FString::Printf(TEXT("X=%3.3f Y=%3.3f Z=%3.3f"), X, Y, Z); }
	/** From "X=1 Y=2 Z=3". */
	bool InitFromString(const FString& Source);

	friend uint32 GetTypeHash(const TVector& V)
	{
		return HashCombine(HashCombine(::GetTypeHash(V.X), ::GetTypeHash(V.Y)), ::GetTypeHash(V.Z));
	}
};

template <typename T>
inline constexpr TVector<T> TVector<T>::ZeroVector(0, 0, 0);
template <typename T>
inline constexpr TVector<T> TVector<T>::OneVector(1, 1, 1);
template <typename T>
inline constexpr TVector<T> TVector<T>::UpVector(0, 0, 1);
template <typename T>
inline constexpr TVector<T> TVector<T>::ForwardVector(1, 0, 0);
template <typename T>
inline constexpr TVector<T> TVector<T>::RightVector(0, 1, 0);

template <typename T>
TVector2<T>::TVector2(const TVector<T>& Vector) : TVector2(Vector.X, Vector.Y)
{
}

template <typename T>
FArchive& operator<<(FArchive& Ar, TVector<T>& V)
{
	return Ar << V.X << V.Y << V.Z;
}

template <typename T>
FArchive& operator<<(FArchive& Ar, TVector2<T>& V)
{
	return Ar << V.X << V.Y;
}
} // namespace UE::Math
