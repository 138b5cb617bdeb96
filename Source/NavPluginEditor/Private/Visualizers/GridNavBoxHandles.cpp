// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Visualizers/GridNavBoxHandles.h"

#include "Components/GridNavGraphComponent.h"

IMPLEMENT_HIT_PROXY(HGridNavFaceProxy, HComponentVisProxy)

namespace GridNavBoxHandles
{
/** Least extent that the settings accept. */
constexpr double LeastExtent = 1.0;

double SignOf(int32 Face)
{
	return Face % 2 == 0 ? 1.0 : -1.0;
}
} // namespace GridNavBoxHandles

namespace UE::GridNavEditor
{
FBox BoxOf(const UGridNavGraphComponent& Component)
{
	return FBox::BuildAABB(Component.GetComponentLocation(), Component.Extent);
}

FVector FaceCenter(const FBox& Box, int32 Face)
{
	FVector Center = Box.GetCenter();
	const int32 Axis = Face / 2;
	Center[Axis] = Face % 2 == 0 ? Box.Max[Axis] : Box.Min[Axis];
	return Center;
}

double MoveFace(UGridNavGraphComponent& Component, int32 Face, const FVector& Delta)
{
	const int32 Axis = Face / 2;
	const double Sign = GridNavBoxHandles::SignOf(Face);
	if (Face < 0 || Face >= BoxFaces || !FMath::IsFinite(Delta[Axis]))
	{
		return 0.0;
	}
	// Up and down there are no cells, so the box may be as flat as one likes.
	const double Cell = Axis == 2 ? 0.0 : FMath::Max(static_cast<double>(Component.CellSize), 0.0);
	const double Least = FMath::Max(0.5 * Cell, GridNavBoxHandles::LeastExtent);
	const double Old = Component.Extent[Axis];
	const double New = FMath::Max(Old + 0.5 * Sign * Delta[Axis], FMath::Min(Least, Old));
	const double Grown = New - Old;
	Component.Extent[Axis] = New;
	FVector Location = Component.GetComponentLocation();
	Location[Axis] += Sign * Grown;
	Component.SetWorldLocation(Location);
	return 2.0 * Sign * Grown;
}
} // namespace UE::GridNavEditor
