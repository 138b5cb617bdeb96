// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CollisionScene.h"

#include "Engine/StaticMesh.h"

namespace StandIn
{
FCollisionBody MakeMeshBody(const UStaticMesh& Mesh, const FTransform& LocalToWorld, int32 Item)
{
	const FBox Box = Mesh.GetBoundingBox();
	FCollisionBody Body;
	Body.Shape.Center = LocalToWorld.TransformPosition(Box.GetCenter());
	Body.Shape.Rotation = LocalToWorld.GetRotation();
	Body.Shape.Half = Box.GetExtent() * LocalToWorld.GetScale3D().GetAbs();
	Body.Item = Item;
	return Body;
}

void FCollisionScene::Set(UPrimitiveComponent* Component, TArray<FCollisionBody>& NewBodies)
{
	int32 Kept = 0;
	for (int32 Index = 0; Index < Bodies.Num() && Kept < NewBodies.Num(); ++Index)
	{
		if (Bodies[Index].Component == Component)
		{
			Bodies[Index] = NewBodies[Kept++];
		}
	}
	if (Kept == NewBodies.Num())
	{
		// Fewer than before, perhaps: those that were not overwritten go.
		int32 Seen = 0;
		Bodies.RemoveAll(
			[&](const FCollisionBody& Body) { return Body.Component == Component && ++Seen > Kept; });
	}
	for (; Kept < NewBodies.Num(); ++Kept)
	{
		Bodies.Add(NewBodies[Kept]);
	}
}

void FCollisionScene::Remove(const UPrimitiveComponent* Component)
{
	Bodies.RemoveAll([Component](const FCollisionBody& Body) { return Body.Component == Component; });
}

void FCollisionScene::Sweep(const FConvex& Moving, const FVector& Way,
	TFunctionRef<bool(const FCollisionBody&)> Filter, TFunctionRef<void(const FSceneHit&)> Visit) const
{
	FBox Reach = Moving.GetBounds();
	Reach += FBox(Reach.Min + Way, Reach.Max + Way);
	for (const FCollisionBody& Body : Bodies)
	{
		FSceneHit Hit;
		if (Reach.Intersect(Body.Bounds) && Filter(Body) &&
			StandIn::Sweep(Moving, Way, Body.Shape, Hit.Impact))
		{
			Hit.Body = &Body;
			Visit(Hit);
		}
	}
}

void FCollisionScene::Overlap(const FConvex& Shape, TFunctionRef<bool(const FCollisionBody&)> Filter,
	TFunctionRef<bool(const FCollisionBody&)> Visit) const
{
	const FBox Reach = Shape.GetBounds();
	for (const FCollisionBody& Body : Bodies)
	{
		const bool bMeets =
			Reach.Intersect(Body.Bounds) && Filter(Body) && StandIn::Overlaps(Shape, Body.Shape);
		if (bMeets && !Visit(Body))
		{
			return;
		}
	}
}
} // namespace StandIn
