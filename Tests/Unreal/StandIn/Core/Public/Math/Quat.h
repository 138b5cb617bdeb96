// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FQuat (Core/Math).
#pragma once

#include "Math/Rotator.h"

namespace UE::Math
{
/** A rotation. The default constructor leaves it as it is. */
template <typename T>
struct TQuat
{
	using FReal = T;

	T X;
	T Y;
	T Z;
	T W;

	TQuat() = default;
	explicit constexpr TQuat(EForceInit) : TQuat(0, 0, 0, 0) {}
	constexpr TQuat(T InX, T InY, T InZ, T InW) : X(InX), Y(InY), Z(InZ), W(InW) {}
	explicit TQuat(const TRotator<T>& Rotator);
	/** Around a unit axis. */
	TQuat(const TVector<T>& Axis, T AngleRad)
	{
		const TVector<T> Part = Axis * FMath::Sin(AngleRad / 2);
		*this = TQuat(Part.X, Part.Y, Part.Z, FMath::Cos(AngleRad / 2));
	}

	static const TQuat Identity;

	/** The right one turns first. */
	constexpr TQuat operator*(const TQuat& Q) const
	{
		return TQuat(W * Q.X + X * Q.W + Y * Q.Z - Z * Q.Y, W * Q.Y - X * Q.Z + Y * Q.W + Z * Q.X,
			W * Q.Z + X * Q.Y - Y * Q.X + Z * Q.W, W * Q.W - X * Q.X - Y * Q.Y - Z * Q.Z);
	}
	constexpr TVector<T> operator*(const TVector<T>& V) const { return RotateVector(V); }
	constexpr bool operator==(const TQuat& Q) const { return X == Q.X && Y == Q.Y && Z == Q.Z && W == Q.W; }
	/** The same rotation: a quaternion and its negative are. */
	bool Equals(const TQuat& Q, T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return AllWithin(Q, T(1), Tolerance) || AllWithin(Q, T(-1), Tolerance);
	}
	constexpr TVector<T> RotateVector(const TVector<T>& V) const
	{
		const TVector<T> Axis(X, Y, Z);
		const TVector<T> Twice = (Axis ^ V) * T(2);
		return V + Twice * W + (Axis ^ Twice);
	}
	constexpr TVector<T> UnrotateVector(const TVector<T>& V) const { return Inverse().RotateVector(V); }
	/** Of a unit quaternion. */
	constexpr TQuat Inverse() const { return TQuat(-X, -Y, -Z, W); }
	constexpr T SizeSquared() const { return X * X + Y * Y + Z * Z + W * W; }
	void Normalize(T Tolerance = T(UE_SMALL_NUMBER))
	{
		const T Squared = SizeSquared();
		const T Scale = Squared >= Tolerance ? 1 / FMath::Sqrt(Squared) : 0;
		*this = Squared >= Tolerance ? TQuat(X * Scale, Y * Scale, Z * Scale, W * Scale) : Identity;
	}
	TQuat GetNormalized() const
	{
		TQuat Result = *this;
		Result.Normalize();
		return Result;
	}
	bool IsNormalized() const { return FMath::Abs(1 - SizeSquared()) < T(0.01); }
	TVector<T> GetForwardVector() const { return RotateVector(TVector<T>(1, 0, 0)); }
	TVector<T> GetRightVector() const { return RotateVector(TVector<T>(0, 1, 0)); }
	TVector<T> GetUpVector() const { return RotateVector(TVector<T>(0, 0, 1)); }
	TRotator<T> Rotator() const;
	FString ToString() const { return FString::Printf(TEXT("X=%.9f Y=%.9f Z=%.9f W=%.9f"), X, Y, Z, W); }

private:
	bool AllWithin(const TQuat& Q, T Sign, T Tolerance) const
	{
		return FMath::Abs(X - Sign * Q.X) <= Tolerance && FMath::Abs(Y - Sign * Q.Y) <= Tolerance &&
			FMath::Abs(Z - Sign * Q.Z) <= Tolerance && FMath::Abs(W - Sign * Q.W) <= Tolerance;
	}
};

template <typename T>
inline constexpr TQuat<T> TQuat<T>::Identity(0, 0, 0, 1);

template <typename T>
TQuat<T>::TQuat(const TRotator<T>& Rotator)
{
	// Roll, then pitch, then yaw; pitch and roll turn against the right-hand rule.
	const TQuat YawPart(TVector<T>(0, 0, 1), FMath::DegreesToRadians(Rotator.Yaw));
	const TQuat PitchPart(TVector<T>(0, -1, 0), FMath::DegreesToRadians(Rotator.Pitch));
	const TQuat RollPart(TVector<T>(-1, 0, 0), FMath::DegreesToRadians(Rotator.Roll));
	*this = YawPart * PitchPart * RollPart;
}

template <typename T>
TRotator<T> TQuat<T>::Rotator() const
{
	const TVector<T> Forward = GetForwardVector();
	const T HorizontalSquared = Forward.SizeSquared2D();
	TRotator<T> Result = Forward.Rotation();
	if (HorizontalSquared < T(1.e-12))
	{
		// Straight up or down: yaw and roll turn about the same axis, so all of it is yaw.
		const TVector<T> Right = GetRightVector();
		Result.Yaw = FMath::RadiansToDegrees(FMath::Atan2(-Right.X, Right.Y));
		return Result;
	}
	// What roll has done to the right axis, seen without yaw and pitch.
	const TVector<T> Right = TQuat(Result).UnrotateVector(GetRightVector());
	Result.Roll = FMath::RadiansToDegrees(FMath::Atan2(-Right.Z, Right.Y));
	return Result;
}

template <typename T>
TRotator<T>::TRotator(const TQuat<T>& Quat)
{
	*this = Quat.Rotator();
}

template <typename T>
TQuat<T> TRotator<T>::Quaternion() const
{
	return TQuat<T>(*this);
}

template <typename T>
TVector<T> TRotator<T>::Vector() const
{
	const T PitchRad = FMath::DegreesToRadians(Pitch);
	const T YawRad = FMath::DegreesToRadians(Yaw);
	return TVector<T>(FMath::Cos(PitchRad) * FMath::Cos(YawRad), FMath::Cos(PitchRad) * FMath::Sin(YawRad),
		FMath::Sin(PitchRad));
}

template <typename T>
TVector<T> TRotator<T>::RotateVector(const TVector<T>& V) const
{
	return Quaternion().RotateVector(V);
}

template <typename T>
TVector<T> TRotator<T>::UnrotateVector(const TVector<T>& V) const
{
	return Quaternion().UnrotateVector(V);
}

template <typename T>
FArchive& operator<<(FArchive& Ar, TQuat<T>& Q)
{
	return Ar << Q.X << Q.Y << Q.Z << Q.W;
}
} // namespace UE::Math
