// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FRotator (Core/Math). Degrees; Z is up, X forward, Y right.
#pragma once

#include "Math/Vector.h"

namespace UE::Math
{
/** Pitch is up, yaw is to the right, roll is clockwise. The default constructor leaves them as they are. */
template <typename T>
struct TRotator
{
	using FReal = T;

	T Pitch;
	T Yaw;
	T Roll;

	TRotator() = default;
	explicit constexpr TRotator(EForceInit) : TRotator(0, 0, 0) {}
	explicit constexpr TRotator(T All) : TRotator(All, All, All) {}
	constexpr TRotator(T InPitch, T InYaw, T InRoll) : Pitch(InPitch), Yaw(InYaw), Roll(InRoll) {}
	explicit TRotator(const TQuat<T>& Quat);

	static const TRotator ZeroRotator;

	constexpr TRotator operator+(const TRotator& R) const
	{
		return TRotator(Pitch + R.Pitch, Yaw + R.Yaw, Roll + R.Roll);
	}
	constexpr TRotator operator-(const TRotator& R) const
	{
		return TRotator(Pitch - R.Pitch, Yaw - R.Yaw, Roll - R.Roll);
	}
	constexpr TRotator operator*(T Scale) const { return TRotator(Pitch * Scale, Yaw * Scale, Roll * Scale); }
	constexpr bool operator==(const TRotator& R) const
	{
		return Pitch == R.Pitch && Yaw == R.Yaw && Roll == R.Roll;
	}

	/** To 0..360. */
	static T ClampAxis(T Angle)
	{
		const T Rest = FMath::Fmod(Angle, T(360));
		return Rest < 0 ? Rest + 360 : Rest;
	}
	/** To -180..180. */
	static T NormalizeAxis(T Angle)
	{
		const T Clamped = ClampAxis(Angle);
		return Clamped > 180 ? Clamped - 360 : Clamped;
	}
	TRotator GetNormalized() const
	{
		return TRotator(NormalizeAxis(Pitch), NormalizeAxis(Yaw), NormalizeAxis(Roll));
	}
	void Normalize() { *this = GetNormalized(); }
	bool Equals(const TRotator& R, T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		const TRotator Difference = (*this - R).GetNormalized();
		return FMath::Abs(Difference.Pitch) <= Tolerance && FMath::Abs(Difference.Yaw) <= Tolerance &&
			FMath::Abs(Difference.Roll) <= Tolerance;
	}
	bool IsNearlyZero(T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return Equals(TRotator(0, 0, 0), Tolerance);
	}
	/** Where its X axis points to. */
	TVector<T> Vector() const;
	TQuat<T> Quaternion() const;
	TVector<T> RotateVector(const TVector<T>& V) const;
	TVector<T> UnrotateVector(const TVector<T>& V) const;
	bool ContainsNaN() const
	{
		return !FMath::IsFinite(Pitch) || !FMath::IsFinite(Yaw) || !FMath::IsFinite(Roll);
	}
	FString ToString() const { return FString::Printf(TEXT("P=%f Y=%f R=%f"), Pitch, Yaw, Roll); }
};

template <typename T>
inline constexpr TRotator<T> TRotator<T>::ZeroRotator(0, 0, 0);

template <typename T>
TRotator<T> TVector<T>::Rotation() const
{
	return TRotator<T>(
		FMath::RadiansToDegrees(FMath::Atan2(Z, Size2D())), FMath::RadiansToDegrees(FMath::Atan2(Y, X)), 0);
}

template <typename T>
TRotator<T> TVector<T>::ToOrientationRotator() const
{
	return Rotation();
}

template <typename T>
FArchive& operator<<(FArchive& Ar, TRotator<T>& R)
{
	return Ar << R.Pitch << R.Yaw << R.Roll;
}
} // namespace UE::Math
