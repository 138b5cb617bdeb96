// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FCollisionShape (navigation.md 8). Sizes are floats, as the engine's are.
#pragma once

#include "CoreMinimal.h"

namespace ECollisionShape
{
enum Type
{
	Line,
	Box,
	Sphere,
	Capsule,
};
} // namespace ECollisionShape

/** A shape without a place: a line, a box, a sphere or a capsule. */
struct ENGINE_API FCollisionShape
{
	ECollisionShape::Type ShapeType = ECollisionShape::Line;

	static FCollisionShape MakeBox(const FVector& BoxHalfExtent);
	static FCollisionShape MakeSphere(const float SphereRadius);
	static FCollisionShape MakeCapsule(const float CapsuleRadius, const float CapsuleHalfHeight);

	bool IsBox() const { return ShapeType == ECollisionShape::Box; }
	bool IsSphere() const { return ShapeType == ECollisionShape::Sphere; }
	bool IsCapsule() const { return ShapeType == ECollisionShape::Capsule; }

	FVector GetBox() const { return FVector(Size[0], Size[1], Size[2]); }
	float GetSphereRadius() const { return Size[0]; }
	float GetCapsuleRadius() const { return Size[0]; }
	/** Without the round end. */
	float GetCapsuleAxisHalfLength() const;

private:
	float Size[3] = {0.0f, 0.0f, 0.0f};
};
