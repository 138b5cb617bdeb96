// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FBoxSphereBounds (Core/Math).
#pragma once

#include "Math/Box.h"

/** A box and a sphere around one middle. The default constructor leaves them as they are. */
struct FBoxSphereBounds
{
	FVector Origin;
	FVector BoxExtent;
	double SphereRadius;

	FBoxSphereBounds() = default;
	explicit FBoxSphereBounds(EForceInit) : FBoxSphereBounds(FVector::ZeroVector, FVector::ZeroVector, 0) {}
	FBoxSphereBounds(const FVector& InOrigin, const FVector& InBoxExtent, double InSphereRadius)
		: Origin(InOrigin), BoxExtent(InBoxExtent), SphereRadius(InSphereRadius)
	{
	}
	explicit FBoxSphereBounds(const FBox& Box)
		: FBoxSphereBounds(Box.GetCenter(), Box.GetExtent(), Box.GetExtent().Size())
	{
	}

	FBox GetBox() const { return FBox(Origin - BoxExtent, Origin + BoxExtent); }
	FBoxSphereBounds TransformBy(const FTransform& Transform) const
	{
		const FBox Box = GetBox().TransformBy(Transform);
		return FBoxSphereBounds(
			Box.GetCenter(), Box.GetExtent(), SphereRadius * Transform.GetScale3D().GetAbsMax());
	}
	FBoxSphereBounds operator+(const FBoxSphereBounds& Other) const
	{
		return FBoxSphereBounds(GetBox() + Other.GetBox());
	}
	bool operator==(const FBoxSphereBounds& Other) const
	{
		return Origin == Other.Origin && BoxExtent == Other.BoxExtent && SphereRadius == Other.SphereRadius;
	}
};
