// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Nav/GridNavView.h"

#include "NavCore/Grid/NearestCell.h"
#include "NavCore/Regions/RegionMap.h"

namespace GridNavViewPrivate
{
/** Tries of a random choice before something else is done. */
constexpr int32 MaxTries = 256;

/** Cells whose floor is no farther above or below a point than allowed. */
class FFloorFilter final : public NavCore::CellFilter
{
public:
	FFloorFilter(const FGridNavSurface& InSurface, double InZ, double InExtent)
		: Surface(InSurface), Z(InZ), Extent(InExtent)
	{
	}
	virtual bool Accepts(NavCore::Cell Cell) const override
	{
		return FMath::Abs(Surface.FloorZ(Cell) - Z) <= Extent;
	}

private:
	const FGridNavSurface& Surface;
	double Z;
	double Extent;
};
} // namespace GridNavViewPrivate

const NavCore::RegionMap* FGridNavView::Regions() const
{
	return Context.regions != nullptr && Context.regions->Follows(Map()) ? Context.regions : nullptr;
}

NavNodeRef FGridNavView::ToNodeRef(NavCore::Cell Cell) const
{
	const uint64 Index =
		static_cast<uint64>(Cell.y) * static_cast<uint64>(Map().Width()) + static_cast<uint64>(Cell.x);
	return static_cast<uint64>(Serial) << 32 | (Index + 1);
}

bool FGridNavView::ToCell(NavNodeRef NodeRef, NavCore::Cell& OutCell) const
{
	const uint64 Number = NodeRef & MAX_uint32;
	const uint64 Width = static_cast<uint64>(Map().Width());
	if (NodeRef >> 32 != Serial || Number == 0 || Number > Width * static_cast<uint64>(Map().Height()))
	{
		return false;
	}
	OutCell = {static_cast<int32>((Number - 1) % Width), static_cast<int32>((Number - 1) / Width)};
	return true;
}

NavCore::Result<NavCore::Cell, NavCore::GridError> FGridNavView::FindCell(const FVector& Location) const
{
	return Surface->ToCell(Map(), Location);
}

bool FGridNavView::CanStand(NavCore::Cell Cell) const
{
	return Map().IsWalkable(Cell) && Map().ClearanceAt(Cell) >= Clearance;
}

NavCore::GridPoint FGridNavView::ToGrid(const FVector& Location) const
{
	return Surface->Frame.Plane.ToGrid(Location.X, Location.Y);
}

NavCore::Cell FGridNavView::ClampToGrid(const FVector& Location) const
{
	const NavCore::GridPoint Point = ToGrid(Location);
	const auto Clamp = [](double Value, int32 Cells)
	{
		return static_cast<int32>(
			FMath::Clamp(FMath::FloorToDouble(Value), 0.0, static_cast<double>(Cells - 1)));
	};
	return {Clamp(Point.x, Map().Width()), Clamp(Point.y, Map().Height())};
}

FVector FGridNavView::ToWorld(NavCore::GridPoint Point, NavCore::Cell Cell) const
{
	const NavCore::GridPoint World = Surface->Frame.Plane.ToWorld(Point);
	return FVector(World.x, World.y, Surface->FloorZ(Cell));
}

FGridNavPlace FGridNavView::PlaceIn(NavCore::Cell Cell, const FVector& Near) const
{
	const NavCore::Result<NavCore::Cell, NavCore::GridError> At = FindCell(Near);
	if (At && At.Value() == Cell)
	{
		// As it is: going through the grid and back would round it.
		return {Cell, FVector(Near.X, Near.Y, Surface->FloorZ(Cell))};
	}
	return {Cell, ToWorld(NavCore::ClosestInCell(Map(), Cell, ToGrid(Near)), Cell)};
}

FNavLocation FGridNavView::ToNavLocation(const FGridNavPlace& Place) const
{
	return FNavLocation(Place.Location, ToNodeRef(Place.Cell));
}

bool FGridNavView::Project(const FVector& Point, const FVector& Extent, FGridNavPlace& OutPlace) const
{
	NavCore::NearestCellQuery Query;
	Query.point = ToGrid(Point);
	Query.extent = {Extent.X / CellSize(), Extent.Y / CellSize()};
	Query.clearance = Clearance;
	const GridNavViewPrivate::FFloorFilter Filter(*Surface, Point.Z, Extent.Z);
	const std::optional<NavCore::Cell> Cell = NavCore::FindNearestCell(Map(), Query, Filter);
	if (!Cell)
	{
		return false;
	}
	OutPlace = PlaceIn(*Cell, Point);
	return true;
}

FGridNavWalk FGridNavView::Walk(const FGridNavPlace& From, const FVector& To, bool bSlide) const
{
	const NavCore::GridPoint Start = ToGrid(From.Location);
	const NavCore::GridRayHit Hit = bSlide ? NavCore::SlideRay(Map(), Start, ToGrid(To), Clearance)
										   : NavCore::CastRay(Map(), Start, ToGrid(To), Clearance);
	if (!Map().Contains(Hit.cell))
	{
		return {true, From};
	}
	return {Hit.blocked, {Hit.cell, ToWorld(NavCore::ClosestInCell(Map(), Hit.cell, Hit.end), Hit.cell)}};
}

bool FGridNavView::PickAnywhere(FGridNavPlace& OutPlace) const
{
	for (int32 Try = 0; Try < GridNavViewPrivate::MaxTries; ++Try)
	{
		NavCore::Cell Cell{FMath::RandRange(0, Map().Width() - 1), FMath::RandRange(0, Map().Height() - 1)};
		if (Try >= GridNavViewPrivate::MaxTries / 2 && Map().WalkableCount() > 0)
		{
			// Few cells are free: choose among those alone.
			const int32 Last = static_cast<int32>(Map().WalkableCount() - 1);
			Cell = NavCore::WalkableCellAt(Map(), FMath::RandRange(0, Last)).value_or(Cell);
		}
		if (CanStand(Cell))
		{
			const double X = Cell.x + FMath::FRand();
			const double Y = Cell.y + FMath::FRand();
			OutPlace = {Cell, ToWorld(NavCore::ClosestInCell(Map(), Cell, {X, Y}), Cell)};
			return true;
		}
	}
	return false;
}

bool FGridNavView::PickInRadius(const FVector& Origin, double Radius,
	TFunctionRef<bool(NavCore::Cell)> Accept, FGridNavPlace& OutPlace) const
{
	for (int32 Try = 0; Try < GridNavViewPrivate::MaxTries; ++Try)
	{
		// The square root makes every part of the disc as likely as any other.
		const double Angle = 2.0 * UE_DOUBLE_PI * FMath::FRand();
		const double Distance = Radius * FMath::Sqrt(static_cast<double>(FMath::FRand()));
		const FVector Point =
			Origin + FVector(Distance * FMath::Cos(Angle), Distance * FMath::Sin(Angle), 0.0);
		const NavCore::Result<NavCore::Cell, NavCore::GridError> Cell = FindCell(Point);
		if (Cell && CanStand(Cell.Value()) && Accept(Cell.Value()))
		{
			OutPlace = PlaceIn(Cell.Value(), Point);
			return true;
		}
	}
	return false;
}
