// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Build/GridNavObstacles.h"

#include "Components/BoxComponent.h"
#include "Components/PrimitiveComponent.h"

namespace GridNavObstaclesPrivate
{
/** How far the upward axis of a box may lean before it counts as tilted. */
constexpr double UprightTolerance = 1e-6;

FGridNavFootprint MakeFootprint(
	const FTransform& Transform, const FVector& HalfSize, const NavCore::GridFrame& Plane)
{
	const FVector Center = Transform.GetLocation();
	const FVector AxisX = Transform.GetRotation().GetForwardVector();
	const NavCore::GridPoint Middle = Plane.ToGrid(Center.X, Center.Y);
	const NavCore::GridPoint Half{HalfSize.X / Plane.cellSize, HalfSize.Y / Plane.cellSize};
	// A turn by whole quarters comes with rounding errors, which would only blur the edges.
	const bool bAlongX = FMath::Abs(AxisX.Y) < UprightTolerance;
	const bool bAlongY = FMath::Abs(AxisX.X) < UprightTolerance;
	FGridNavFootprint Footprint{NavCore::Obstacle::OrientedBox(Middle, Half, {AxisX.X, AxisX.Y})};
	if (bAlongX || bAlongY)
	{
		const NavCore::GridPoint Side = bAlongX ? Half : NavCore::GridPoint{Half.y, Half.x};
		Footprint.Outline = NavCore::Obstacle::Box(
			{Middle.x - Side.x, Middle.y - Side.y}, {Middle.x + Side.x, Middle.y + Side.y});
	}
	Footprint.MinZ = Center.Z - HalfSize.Z;
	Footprint.MaxZ = Center.Z + HalfSize.Z;
	return Footprint;
}
} // namespace GridNavObstaclesPrivate

bool IsGridNavObstacle(const UPrimitiveComponent& Component, ECollisionChannel Channel)
{
	return Component.IsRegistered() && Component.CanEverAffectNavigation() &&
		Component.IsQueryCollisionEnabled() && Component.GetCollisionResponseToChannel(Channel) == ECR_Block;
}

bool GetGridNavFootprints(const UPrimitiveComponent& Component, const NavCore::GridFrame& Plane,
	TArray<FGridNavFootprint>& OutFootprints)
{
	const FTransform& Transform = Component.GetComponentTransform();
	const double Upward = FMath::Abs(Transform.GetRotation().GetUpVector().Z);
	const UBoxComponent* Box = Cast<UBoxComponent>(&Component);
	if (Box == nullptr || Upward < 1.0 - GridNavObstaclesPrivate::UprightTolerance)
	{
		return false;
	}
	OutFootprints.Add(GridNavObstaclesPrivate::MakeFootprint(Transform, Box->GetScaledBoxExtent(), Plane));
	return true;
}
