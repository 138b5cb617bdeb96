// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CollisionGeometry.h"
#include "CoreMinimal.h"

class UPrimitiveComponent;
class UStaticMesh;

namespace StandIn
{
/** A convex piece of a component. */
struct FCollisionBody
{
	FConvex Shape;
	FBox Bounds = FBox(ForceInit);
	UPrimitiveComponent* Component = nullptr;
	/** The instance of an instanced mesh. */
	int32 Item = INDEX_NONE;
};

/** A mesh as the box that it fills. */
FCollisionBody MakeMeshBody(const UStaticMesh& Mesh, const FTransform& LocalToWorld, int32 Item);

/** What a moving shape met. */
struct FSceneHit
{
	const FCollisionBody* Body = nullptr;
	FImpact Impact;
};

/** The bodies of the registered components of a world. */
class FCollisionScene
{
public:
	/** Whatever the component had before is forgotten. */
	void Set(UPrimitiveComponent* Component, TArray<FCollisionBody>& NewBodies);
	void Remove(const UPrimitiveComponent* Component);

	/** Everything on the way that the filter lets through, in no order. */
	void Sweep(const FConvex& Moving, const FVector& Way, TFunctionRef<bool(const FCollisionBody&)> Filter,
		TFunctionRef<void(const FSceneHit&)> Visit) const;

	/** Until the visitor says no. */
	void Overlap(const FConvex& Shape, TFunctionRef<bool(const FCollisionBody&)> Filter,
		TFunctionRef<bool(const FCollisionBody&)> Visit) const;

private:
	TArray<FCollisionBody> Bodies;
};
} // namespace StandIn
