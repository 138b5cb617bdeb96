// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FTransform (Core/Math).
#pragma once

#include "Math/Quat.h"

namespace UE::Math
{
/** Scale, then rotation, then translation. Starts as the one that changes nothing. */
template <typename T>
struct TTransform
{
	using FReal = T;

	TTransform() : TTransform(TQuat<T>::Identity, TVector<T>::ZeroVector) {}
	explicit TTransform(const TVector<T>& InTranslation) : TTransform(TQuat<T>::Identity, InTranslation) {}
	explicit TTransform(const TQuat<T>& InRotation) : TTransform(InRotation, TVector<T>::ZeroVector) {}
	explicit TTransform(const TRotator<T>& InRotation)
		: TTransform(InRotation.Quaternion(), TVector<T>::ZeroVector)
	{
	}
	TTransform(const TQuat<T>& InRotation, const TVector<T>& InTranslation,
		const TVector<T>& InScale3D = TVector<T>::OneVector)
		: Rotation(InRotation), Translation(InTranslation), Scale3D(InScale3D)
	{
	}
	TTransform(const TRotator<T>& InRotation, const TVector<T>& InTranslation,
		const TVector<T>& InScale3D = TVector<T>::OneVector)
		: TTransform(InRotation.Quaternion(), InTranslation, InScale3D)
	{
	}

	static const TTransform Identity;

	const TQuat<T>& GetRotation() const { return Rotation; }
	const TVector<T>& GetLocation() const { return Translation; }
	const TVector<T>& GetScale3D() const { return Scale3D; }
	TRotator<T> Rotator() const { return Rotation.Rotator(); }
	void SetRotation(const TQuat<T>& NewRotation) { Rotation = NewRotation; }
	void SetLocation(const TVector<T>& NewLocation) { Translation = NewLocation; }
	void SetScale3D(const TVector<T>& NewScale3D) { Scale3D = NewScale3D; }
	void AddToTranslation(const TVector<T>& Delta) { Translation += Delta; }

	TVector<T> TransformPosition(const TVector<T>& V) const
	{
		return Rotation.RotateVector(Scale3D * V) + Translation;
	}
	TVector<T> TransformVector(const TVector<T>& V) const { return Rotation.RotateVector(Scale3D * V); }
	TVector<T> InverseTransformPosition(const TVector<T>& V) const
	{
		return Rotation.UnrotateVector(V - Translation) * SafeReciprocal(Scale3D);
	}
	/** The left one is applied first. */
	TTransform operator*(const TTransform& Other) const
	{
		return TTransform(
			Other.Rotation * Rotation, Other.TransformPosition(Translation), Scale3D * Other.Scale3D);
	}
	TTransform Inverse() const
	{
		const TVector<T> InverseScale = SafeReciprocal(Scale3D);
		const TQuat<T> InverseRotation = Rotation.Inverse();
		return TTransform(
			InverseRotation, InverseRotation.RotateVector(InverseScale * -Translation), InverseScale);
	}
	TTransform GetRelativeTransform(const TTransform& Other) const { return *this * Other.Inverse(); }
	bool Equals(const TTransform& Other, T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return Rotation.Equals(Other.Rotation, Tolerance) &&
			Translation.Equals(Other.Translation, Tolerance) && Scale3D.Equals(Other.Scale3D, Tolerance);
	}
	bool ContainsNaN() const
	{
		return Translation.ContainsNaN() || Scale3D.ContainsNaN() || !FMath::IsFinite(Rotation.SizeSquared());
	}
	FString ToString() const
	{
		return FString::Printf(
			TEXT("%s|%s|%s"), *Translation.ToString(), *Rotator().ToString(), *Scale3D.ToString());
	}

	template <typename Other>
	friend FArchive& operator<<(FArchive& Ar, TTransform<Other>& Transform);

private:
	static TVector<T> SafeReciprocal(const TVector<T>& V)
	{
		const auto One = [](T Value)
		{
			return FMath::Abs(Value) <= T(UE_SMALL_NUMBER) ? T(0) : 1 / Value;
		};
		return TVector<T>(One(V.X), One(V.Y), One(V.Z));
	}

	TQuat<T> Rotation;
	TVector<T> Translation;
	TVector<T> Scale3D;
};

template <typename T>
inline const TTransform<T> TTransform<T>::Identity;

template <typename T>
FArchive& operator<<(FArchive& Ar, TTransform<T>& Transform)
{
	return Ar << Transform.Rotation << Transform.Translation << Transform.Scale3D;
}
} // namespace UE::Math
